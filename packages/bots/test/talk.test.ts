// Table talk: structured statements, in five languages, as vague as the rules of secrecy want them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type GameOptions,
  hasSeenCylon,
  languages,
  mayWarn,
  newGame,
  pending,
  reasonsAbout,
  sideOfLoyalty,
  skillCheckOf,
  submit,
  type View,
  view,
} from '@cic/engine'
import { given, rule } from '@cic/engine/testing'
import { createBot, describeStatement, type Opinion, type Statement, suspicionOf, type Temper } from '../src/index.ts'
import { heard, isOpinion } from '../src/talk.ts'

const check = (hands: Record<string, string[]>, morale = 3) =>
  given({ seats: ['roslin', 'tigh', 'helo', 'zarek'], current: 'tigh', hands, morale })
    .crisis('prison-labor')
    .passes()

rule('a bot says how much it can help, and never with what', () => {
  const table = check({ helo: ['leadership 5', 'leadership 4'], roslin: ['politics 2'], zarek: ['politics 1'] })
  const amounts = (['helo', 'roslin', 'zarek'] as const).map((name) => {
    const [help] = createBot('officer', 'x')
      .say(table.view(name), [])
      .filter(({ kind }) => kind === 'help')
    assert.deepEqual(Object.keys(help).sort(), ['amount', 'from', 'kind', 'turn'])
    return help.kind === 'help' && help.amount
  })
  assert.deepEqual(amounts, ['lot', 'little', 'none'])
  table.goesOn()
})

rule('a bot says it only once a turn', () => {
  const table = check({ helo: ['leadership 5', 'leadership 4'] })
  const bot = createBot('officer', 'x')
  const said = bot.say(table.view('helo'), [])
  assert.deepEqual(
    bot.say(table.view('helo'), said).filter(({ kind }) => kind === 'help'),
    [],
  )
  table.goesOn()
})

test('before anything has happened no bot claims to have seen a card, or that checks went wrong', () => {
  for (const players of [3, 5]) {
    const game = newGame({ players }, 'first words')
    for (let asked = pending(game); game.turn === 0; asked = pending(game)) {
      for (const [seat] of game.seats.entries())
        assert.deepEqual(
          createBot('officer', `s${seat}`)
            .say(view(game, seat), [])
            .filter(({ kind }) => kind !== 'help'),
          [],
        )
      submit(game, asked[0].seat, asked[0].id, asked[0].fallback)
    }
  }
})

test('an opinion counts as much as its author is trusted', () => {
  const accusation: Statement = { kind: 'suspect', from: 1, whom: 2, why: 'loyalty', turn: 3 }
  const [, , fromTrusted] = heard([0.3, 0.05, 0.3], 0, [accusation])
  const [, , fromSuspect] = heard([0.3, 0.9, 0.3], 0, [accusation])
  assert.ok(fromTrusted > 0.5, `${fromTrusted}`)
  assert.equal(fromSuspect.toFixed(6), '0.300000')
})

rule('who has seen that somebody is human, and suspects them all the same, does not claim to have seen a Cylon', () => {
  for (const [card, why] of [
    ['cylon-send-to-brig', 'loyalty'],
    ['you-are-not-a-cylon', 'checks'],
  ] as const) {
    const table = given({
      seats: ['tigh', 'roslin', 'zarek'],
      loyalty: { roslin: [card] },
      seen: { tigh: ['roslin'] },
    }).crisis('prison-labor')
    const seen = table.view('tigh')
    assert.equal(reasonsAbout(seen, 1)[0], why)
    assert.equal(hasSeenCylon(seen, 1), why === 'loyalty')
    const suspects = createBot('officer', 'x')
      .say(seen, [])
      .some((one) => one.kind === 'suspect' && one.whom === 1 && one.why === 'loyalty')
    assert.equal(suspects, why === 'loyalty')
    table.rest()
  }
})

test('what is known stays known, whatever is said', () => {
  const lie: Statement = { kind: 'trust', from: 1, whom: 2, why: 'loyalty', turn: 3 }
  assert.equal(heard([0, 0.1, 1], 0, [lie])[2], 1)
})

test('everything that is said in whole games reads in five languages', () => {
  const game = newGame({ players: 5 }, 'talk')
  const bots = game.seats.map((_, seat) => createBot('officer', `t${seat}`))
  const said: Statement[] = []
  while (game.over === undefined) {
    const [{ seat, kind }] = pending(game)
    const seen = view(game, seat)
    if (kind === 'skillCheck:contribute') said.push(...bots[seat].say(seen, said))
    submit(game, seat, seen.decisions[0].id, bots[seat].answer(seen, seen.decisions[0], said))
  }
  assert.ok(said.length > 5)
  const character = (seat: number) => game.seats[seat].character
  for (const statement of said) {
    const texts = languages.map((language) => describeStatement(statement, { language, character }))
    assert.equal(new Set(texts).size, languages.length)
    for (const text of texts) assert.doesNotMatch(text, /[{}]|undefined/)
  }
  assert.equal(suspicionOf(view(game, 0)).length, 5)
})

rule('who has said that they can help a lot is counted upon for more', () => {
  const table = check({ helo: ['leadership 5', 'leadership 4'], zarek: ['politics 4', 'politics 3', 'leadership 1'] })
  const seen = table.view('helo')
  const says = (amount: 'none' | 'lot'): Statement => ({
    kind: 'help',
    from: table.seat('zarek'),
    amount,
    turn: seen.turn,
  })
  const added = (said: Statement[]) => createBot('officer', 'x').answer(seen, seen.decisions[0], said).length
  assert.equal(seen.decisions[0].kind, 'skillCheck:contribute')
  assert.ok(added([says('lot')]) <= added([says('none')]))
  table.goesOn()
})

/** A whole game whose bots talk, with what each view had when something was said. */
function recorded(options: GameOptions, seed: string): { view: View; before: Statement[]; statement: Statement }[] {
  const game = newGame(options, seed)
  const tempers = [undefined, 'cautious', 'bold', 'talkative'] as const
  const bots = game.seats.map((_, seat) => createBot('officer', `${seed} ${seat}`, { temper: tempers[seat % 4] }))
  const said: Statement[] = []
  const records: ReturnType<typeof recorded> = []
  while (game.over === undefined) {
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    const before = said.slice()
    for (const statement of bots[seat].say(seen, before)) {
      said.push(statement)
      records.push({ view: { ...seen, log: seen.log.slice() }, before, statement })
    }
    submit(game, seat, seen.decisions[0].id, bots[seat].answer(seen, seen.decisions[0], before))
  }
  return records
}

const isCylon = ({ seats, ...seen }: View, seat: number): boolean =>
  seats[seat].loyalty.some(({ card }) => sideOfLoyalty({ seats, ...seen }, card) === 'cylon')

/** What somebody claims to know, and does not: nothing, of an honest table. Only what a Cylon says may be a lie, and never of unseen cards. */
function unfounded(seen: View, before: readonly Statement[], statement: Statement): string | undefined {
  const { from } = statement
  if (from !== seen.viewer || statement.turn !== seen.turn) return 'speaks for somebody else'
  if (statement.kind === 'help') return skillCheckOf(seen) === undefined ? 'helps with no check' : undefined
  if (statement.kind === 'warn') return mayWarn(seen) ? undefined : 'warns of nothing'
  if (statement.kind === 'ask')
    return skillCheckOf(seen)?.toAdd.includes(statement.whom) ? undefined : 'asks who adds nothing'
  if (statement.kind === 'deny') {
    const accused = before.some(({ kind, ...said }) => kind === 'suspect' && 'whom' in said && said.whom === from)
    return accused ? undefined : 'denies what nobody has said'
  }
  if (!isOpinion(statement)) return 'says something else'
  if (statement.why === 'loyalty') return unseen(seen, statement)
  return statement.kind === 'trust' || addedTo(seen, statement) ? undefined : 'tells of a check that was not so'
}

function unseen(seen: View, { kind, whom }: Opinion): string | undefined {
  const cards = seen.seats[whom].loyalty.filter(({ card }) => card !== '?')
  if (cards.length === 0) return 'claims to have seen a card'
  return isCylon(seen, whom) === (kind === 'suspect') ? undefined : 'tells what the card did not show'
}

/** Whether the log has the check that is named, and that they had added cards to it before it was known what was against it. */
function addedTo({ log }: View, { whom, card }: Opinion): boolean {
  return log.some((begins, at) => {
    if (begins.t !== 'checkBegins' || begins.card !== card) return false
    const end = log.findIndex(({ t }, i) => i > at && t === 'checkTotal')
    return log
      .slice(at, end)
      .some(
        ({ t, seat, count, cards }) => (t === 'adds' || t === 'addsFaceUp') && seat === whom && (count ?? cards) !== 0,
      )
  })
}

const games = Number(process.env.CIC_TALK ?? 6)

test(`in ${games} games of all boxes no statement claims what the view of its speaker did not have`, () => {
  const tables = [
    { players: 5 },
    { players: 4, sets: ['base', 'pegasus'], objective: 'new-caprica' },
    { players: 5, sets: ['base', 'exodus'], objective: 'ionian-nebula' },
    { players: 5, sets: ['base', 'daybreak'], objective: 'earth' },
    { players: 3 },
    { players: 6, sets: ['base', 'pegasus', 'exodus', 'daybreak'], objective: 'kobol' },
  ] as GameOptions[]
  const kinds = new Set<string>()
  for (let number = 0; number < games; number++) {
    const said = recorded(tables[number % tables.length], `recorder ${number}`)
    assert.ok(said.length > 0)
    for (const { view: seen, before, statement } of said) {
      kinds.add(statement.kind)
      assert.equal(unfounded(seen, before, statement), undefined, JSON.stringify(statement))
    }
  }
  for (const kind of ['help', 'suspect', 'trust', 'deny', 'ask']) assert.ok(kinds.has(kind), kind)
})

rule('whoever is accused says that it is wrong, once', () => {
  const table = check({ helo: ['leadership 5'] })
  const accused: Statement = { kind: 'suspect', from: 1, whom: table.seat('helo'), why: 'checks', turn: 1 }
  const bot = createBot('officer', 'x')
  const denials = (said: Statement[]) => bot.say(table.view('helo'), said).filter(({ kind }) => kind === 'deny')
  const [denial] = denials([accused])
  assert.deepEqual(denial, { kind: 'deny', from: table.seat('helo'), whom: 1, turn: table.view('helo').turn })
  assert.deepEqual(denials([accused, denial]), [])
  table.goesOn()
})

rule('who is talkative asks for help where a cautious one asks nobody', () => {
  const table = check({ helo: ['leadership 1'], zarek: ['politics 4', 'politics 3', 'leadership 1'] }, 9)
  const asks = (temper: Temper) =>
    createBot('officer', 'x', { temper })
      .say(table.view('helo'), [])
      .filter(({ kind }) => kind === 'ask').length
  assert.deepEqual([asks('talkative'), asks('cautious')], [1, 0])
  table.goesOn()
})
