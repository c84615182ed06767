// The motives of a Cylon leader: dealt in secret, shown at any time or at the end, and what a leader wins by.

import assert from 'node:assert/strict'
import { perform } from '../../src/core/node.ts'
import { type Game, newGame, partOf, pending, submit } from '../../src/index.ts'
import { jumpPreparation } from '../../src/language/nodes/fleet.ts'
import { endGame } from '../../src/rules/end.ts'
import { beginJump } from '../../src/rules/jump.ts'
import { determinizationFaults, lookAlikesOf, rule, type Situation } from '../../testing/index.ts'
import { daybreak } from './table.ts'

const seats = ['roslin', 'adama', 'starbuck', 'doral'] as const

/** The game ends with these motives, hidden or shown; tells which are shown then, and whether the leader has won. */
function inTheEnd(winner: 'humans' | 'cylons', situation: Partial<Situation>): { shown: string[]; won: boolean } {
  const table = daybreak({ seats, ...situation }).begins((game) =>
    endGame(game, winner, winner === 'humans' ? 'kobol' : 'population'),
  )
  const game = table.goesOn().state
  const part = partOf(table.view('roslin'), 3)
  assert.equal(part?.was, 'ownAim')
  assert.equal(part?.won, game.over?.aims?.[0].met)
  return { shown: game.boxes?.daybreak?.motives.map(({ card }) => card) ?? [], won: part?.won === true }
}

rule('The rulebook’s example: three motives can be shown, but only one of the winners’: the leader loses', () => {
  const { shown, won } = inTheEnd('cylons', {
    population: 0,
    food: 3,
    travelled: ['deep-space', 'remote-planet', 'barren-planet'],
    hands: { doral: ['politics 3', 'dradis-contact-0', 'dradis-contact-0', 'violent-outbursts-4'] },
    motives: { doral: ['learn-to-cherish', 'keep-them-docile', 'fight-with-honor', 'savor-their-demise'] },
  })
  assert.deepEqual(shown, ['learn-to-cherish', 'keep-them-docile', 'fight-with-honor'])
  assert.equal(won, false)
})
rule('Two shown of the winners and at most one that was never shown win; two of each side win with either', () => {
  const motives = { doral: ['learn-to-cherish', 'keep-them-docile', 'savor-their-demise'] }
  assert.equal(inTheEnd('humans', { population: 5, food: 4, motives }).won, true)
  assert.equal(inTheEnd('cylons', { population: 5, food: 4, motives }).won, false)
  const two = { doral: ['savor-their-demise', 'a-false-sense-of-security'] }
  assert.equal(
    inTheEnd('humans', { population: 5, food: 4, morale: 2, motives: { doral: [...motives.doral, two.doral[1]] } }).won,
    false,
  )
  const all = {
    doral: ['learn-to-cherish', 'keep-them-docile', 'harvest-their-resources', 'a-false-sense-of-security'],
  }
  for (const winner of ['humans', 'cylons'] as const)
    assert.equal(inTheEnd(winner, { population: 5, food: 4, morale: 5, motives: all }).won, true)
})
rule('Before the Sleeper Agent phase both motives have to be the winners’', () => {
  const motives = { doral: ['learn-to-cherish', 'keep-them-docile'] }
  assert.equal(inTheEnd('humans', { population: 5, food: 4, motives }).won, true)
  assert.equal(inTheEnd('humans', { population: 5, food: 5, motives }).won, false)
})
rule('What was shown counts on, though it is true no more', () => {
  const situation = {
    shownMotives: { doral: ['no-unnecessary-force', 'a-justified-response'] },
    boarding: [1, 0, 0, 0],
  } as const
  assert.equal(inTheEnd('cylons', situation).won, true)
})

/** What is true for each motive that is shown only in the end, and what is not. */
const endings: Readonly<Record<string, readonly [Partial<Situation>, Partial<Situation>]>> = {
  'a-false-sense-of-security': [{ morale: 3 }, { morale: 2 }],
  'fight-with-honor': [
    { hands: { doral: ['bait-0', 'bait-0', 'personal-vices-3'] } },
    { hands: { doral: ['bait-0', 'bait-0', 'politics 1'] } },
  ],
  'harvest-their-resources': [{ food: 2 }, { food: 1 }],
  'improve-efficiency': [
    { hands: { doral: ['politics 1', 'tactics 1', 'engineering 1'] } },
    { hands: { doral: ['politics 1', 'tactics 1', 'piloting 1'] } },
  ],
  'keep-them-docile': [{ food: 4 }, { food: 5 }],
  'learn-to-cherish': [{ population: 6 }, { population: 7 }],
  'pressure-their-leaders': [{ morale: 5 }, { morale: 6 }],
  'remove-the-threat': [{ damagedVipers: 3, destroyedVipers: 1 }, { damagedVipers: 3 }],
  'savor-their-demise': [
    { travelled: ['deep-space', 'deep-space', 'remote-planet', 'remote-planet'] },
    { travelled: ['deep-space', 'deep-space', 'remote-planet'] },
  ],
  'subjects-for-study': [{ population: 4 }, { population: 3 }],
}
for (const [card, [met, missed]] of Object.entries(endings)) {
  rule(`The motive ${card} is shown at the end if it is true`, () => {
    assert.deepEqual(inTheEnd('cylons', { ...met, motives: { doral: [card] } }).shown, [card])
    assert.deepEqual(inTheEnd('cylons', { ...missed, motives: { doral: [card] } }).shown, [])
  })
}

/** Situations in which one of these comes true by the next crisis or action. */
const anyTime: readonly (readonly [string, Situation, (table: ReturnType<typeof daybreak>) => unknown])[] = [
  [
    'a-justified-response',
    { seats, jumpPreparation: 2 },
    (table) => table.begins((game) => perform(game, jumpPreparation(1), {})),
  ],
  [
    'end-the-chase',
    { seats, tokens: ['damage-ftl-control'] },
    (table) => table.crisis('question-procedure').answers('roslin', 'option:1'),
  ],
  [
    'make-an-ally',
    { seats, infiltrating: ['doral'], at: { doral: 'armory' }, mutiny: { doral: ['panic'], adama: ['selfish-act'] } },
    (table) => table.crisis('dangerous-plots').answers('roslin', 'option:0'),
  ],
  [
    'no-unnecessary-force',
    {
      seats,
      travelled: ['deep-space', 'deep-space', 'remote-planet'],
      current: 'adama',
      at: { adama: 'armory' },
      boarding: [1, 0, 0, 0],
      dice: [7],
    },
    (table) => table.action().answers('adama', 'activate:armory'),
  ],
]
for (const [card, situation, comesTrue] of anyTime) {
  rule(`The motive ${card} may be shown as soon as it is true, in the middle of anything`, () => {
    const table = daybreak({
      ...situation,
      current: situation.current ?? 'adama',
      motives: { doral: [card, 'learn-to-cherish'] },
    })
    comesTrue(table)
    table
      .asks('doral', 'window:ask', ['pass', `show:${card}`])
      .answers('doral', `show:${card}`)
      .expect({ shownMotives: [card] })
      .goesOn()
    assert.ok(JSON.stringify(table.view('roslin').boxes).includes(card))
  })
}

rule('Whoever has another motive is not asked, and whoever has kept one is asked again in the own turn', () => {
  const damaged = (motives: readonly string[]) =>
    daybreak({ seats, current: 'starbuck', damaged: ['ftl-control'], motives: { doral: motives } }).turns()
  damaged(['learn-to-cherish', 'keep-them-docile'])
    .asks('starbuck', 'drawSkillCards:choose')
    .asksNobody('doral')
    .goesOn()
  damaged(['end-the-chase', 'keep-them-docile'])
    .asks('doral', 'window:ask', ['pass', 'show:end-the-chase'])
    .answers('doral', 'pass')
    .untilTurnOf('doral')
    .asks('doral', 'window:ask', ['pass', 'show:end-the-chase'])
    .goesOn()
})

rule('A jump from a blue space clears the sky before the marker goes back; Auto Jump is no blue space', () => {
  const jumping = (jumpPreparation: number) =>
    daybreak({
      seats,
      jumpPreparation,
      space: { front: { raiders: 1 } },
      motives: { doral: ['a-justified-response', 'keep-them-docile'] },
    }).begins((game) => beginJump(game))
  jumping(4).asks('doral', 'window:ask', ['pass', 'show:a-justified-response']).rest()
  jumping(5).asks('adama', 'jump:chooseDestination').asksNobody('doral').rest()
})
rule('A motive that is true already when it is dealt may be shown at once', () => {
  daybreak({
    seats,
    damaged: ['ftl-control'],
    motives: { doral: ['learn-to-cherish', 'keep-them-docile'] },
    tops: { motive: ['end-the-chase', 'fight-with-honor'] },
  })
    .sleeperAgentPhase()
    .asks('doral', 'window:ask', ['pass', 'show:end-the-chase'])
    .answers('doral', 'show:end-the-chase')
    .rest()
    .expect({ shownMotives: ['end-the-chase'] })
})

rule('Two motives at the start, two more in the Sleeper Agent phase, and no Loyalty card', () => {
  const game: Game = newGame({ players: 4, sets: ['base', 'daybreak'], objective: 'kobol' }, 'motives')
  while (game.turn === 0) {
    const [{ seat, id, options, fallback }] = pending(game)
    submit(game, seat, id, options.find((one) => one.id === 'character:aaron-doral')?.id ?? fallback)
  }
  const leader = game.seats.findIndex(({ character }) => character === 'aaron-doral')
  assert.deepEqual(
    game.kept?.filter(({ deck }) => deck === 'motive').map(({ by, cards }) => [by, cards.length]),
    [[leader, 2]],
  )
  assert.deepEqual(game.seats[leader].loyalty, [])
  assert.equal(game.seats[leader].hand.length, leader === game.current ? game.seats[leader].hand.length : 2)
  const table = daybreak({ seats, motives: { doral: ['learn-to-cherish', 'keep-them-docile'] } }).sleeperAgentPhase()
  assert.equal(table.finished().state.kept?.[0].cards.length, 4)
  assert.deepEqual(table.state.seats[3].loyalty, [])
})

rule('Motives are their player’s alone', () => {
  const table = daybreak({ seats, motives: { doral: ['learn-to-cherish', 'keep-them-docile'] } }).action()
  assert.deepEqual(table.view('roslin').kept?.[0].cards, ['?', '?'])
  assert.deepEqual(table.view('doral').kept?.[0].cards, ['learn-to-cherish', 'keep-them-docile'])
  for (const name of ['roslin', 'doral', 'spectator'] as const)
    for (let salt = 1; salt < 12; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  assert.ok(lookAlikesOf(table.state, () => 0).some(({ what }) => what.startsWith('a card before seat')))
  table.goesOn()
})
