// Table talk: structured statements, in five languages, as vague as the rules of secrecy want them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasSeenCylon, languages, newGame, pending, reasonsAbout, sideOfLoyalty, submit, view } from '@cic/engine'
import { given, rule } from '@cic/engine/testing'
import { createBot, describeStatement, type Statement, suspicionOf } from '../src/index.ts'
import { heard } from '../src/talk.ts'

const check = (hands: Record<string, string[]>) =>
  given({ seats: ['roslin', 'tigh', 'helo', 'zarek'], current: 'tigh', hands, morale: 3 })
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

test('nobody says anything of loyalty cards before one is looked at, and nobody claims to have seen what their view does not show', () => {
  for (let number = 0; number < 8; number++) {
    const game = newGame({ players: 3 + (number % 4) }, `honest ${number}`)
    const bots = game.seats.map((_, seat) => createBot('officer', `h${seat}`))
    const said: Statement[] = []
    while (game.over === undefined) {
      const [{ seat }] = pending(game)
      const seen = view(game, seat)
      const now = bots[seat].say(seen, said)
      for (const statement of now) {
        assert.equal(statement.from, seat)
        if (!('whom' in statement) || statement.why !== 'loyalty') continue
        const sides = seen.seats[statement.whom].loyalty
          .filter(({ card }) => card !== '?')
          .map(({ card }) => sideOfLoyalty(seen, card))
        assert.ok(sides.length > 0, 'claims to have seen a card')
        assert.equal(sides.includes('cylon'), statement.kind === 'suspect')
      }
      said.push(...now)
      submit(game, seat, seen.decisions[0].id, bots[seat].answer(seen, seen.decisions[0], said))
    }
    assert.ok(said.length > 0)
  }
})
