// The Loyalty deck with Exodus, and the “You are not a Cylon” deck beside it.

import assert from 'node:assert/strict'
import { rulesOf } from '../../src/core/rules.ts'
import { type Game, type GameOptions, newGame } from '../../src/index.ts'
import { extraLoyalty, loyaltyOf, rule, setUp } from '../../testing/index.ts'
import { bothBoxes, exodus } from './table.ts'

/** Every loyalty card that was dealt or lies in the deck, by its side. */
const sidesOf = (game: Game) => loyaltyOf(game, 'cylon', 'human', 'sympathizer')

/** With the same seed for the same number of players. */
const begun = (options: GameOptions, first?: string): Game => setUp(options, `loyalty ${options.players}`, first)

for (const [players, cylon, human, sympathizer] of [
  [3, 1, 6, 0],
  [4, 1, 7, 1],
  [5, 2, 9, 0],
  [6, 2, 10, 1],
] as const) {
  for (const sets of [
    ['base', 'exodus'],
    ['base', 'pegasus', 'exodus'],
  ] as const) {
    rule(`The Loyalty deck for ${players} players with ${sets.join(', ')}: ${cylon} and ${human}`, () => {
      const game = begun({ players, sets: [...sets], objective: 'kobol' })
      assert.deepEqual(sidesOf(game), { cylon, human: human + extraLoyalty(game), sympathizer })
    })
  }
}
for (const [players, cylon, human] of [
  [4, 1, 6],
  [5, 1, 8],
  [6, 2, 9],
  [7, 2, 11],
] as const) {
  rule(`The Loyalty deck for ${players} players, one of them a Cylon leader: ${cylon} and ${human}`, () => {
    const game = begun({ players, sets: ['base', 'pegasus', 'exodus'], objective: 'kobol' }, 'cavil')
    assert.ok(game.seats.some(({ character }) => character === 'cavil'))
    assert.deepEqual(sidesOf(game), { cylon, human: human + extraLoyalty(game), sympathizer: 0 })
  })
}
for (const [players, cylon, human] of [
  [4, 1, 8],
  [6, 2, 11],
] as const) {
  rule(`The Loyalty deck for ${players} players without a Sympathizer: ${cylon} and ${human}`, () => {
    const game = begun({ players, sets: ['base', 'exodus'], noSympathizer: true })
    assert.deepEqual(sidesOf(game), { cylon, human: human + extraLoyalty(game), sympathizer: 0 })
  })
}
rule('Boomer and Baltar bring a card each', () => {
  for (const first of ['gaius-baltar', 'sharon-boomer-valerii']) {
    const game = begun({ players: 5, sets: ['base', 'exodus'] }, first)
    assert.ok(extraLoyalty(game) >= 1)
    assert.equal(sidesOf(game).human, 9 + extraLoyalty(game))
  }
})
rule('What is left of the human cards lies beside the deck, and unused Cylon cards are in the box', () => {
  const game = begun({ players: 5, sets: ['base', 'exodus'] })
  const { loyalty } = rulesOf(game)
  assert.ok(game.decks.notACylon.cards.length > 0)
  assert.ok(game.decks.notACylon.cards.every((card) => loyalty[card].side === 'human'))
  assert.ok(game.box.every((card) => loyalty[card].side !== 'human'))
})
rule('Goals and the Final Five are in the game only if they are wanted', () => {
  const cards = (options: Partial<GameOptions>) =>
    Object.keys(rulesOf(newGame({ players: 5, sets: ['base', 'exodus'], ...options }, 'x')).loyalty)
  const count = (all: readonly string[], start: string) => all.filter((card) => card.startsWith(start)).length
  for (const [options, goals, five] of [
    [{}, 0, 0],
    [{ personalGoals: true }, 8, 0],
    [{ finalFive: true }, 0, 5],
    [{ personalGoals: true, finalFive: true }, 8, 5],
  ] as const) {
    assert.equal(count(cards(options), 'personal-goal'), goals)
    assert.equal(count(cards(options), 'final-five'), five)
  }
})

rule('After the Sleeper Agent phase one card is left', () => {
  exodus({ seats: ['adama', 'roslin', 'starbuck'] })
    .sleeperAgentPhase()
    .finished()
    .expect({ left: { loyalty: 1 } })
})
rule('Hidden Boomer is dealt two cards and goes to the Brig; revealed she is dealt one', () => {
  const seats = ['adama', 'boomer', 'starbuck'] as const
  const dealt = (table: ReturnType<typeof exodus>) => table.state.seats[1].loyalty.length
  const hidden = exodus({ seats })
    .sleeperAgentPhase()
    .rest()
    .expect({ at: { boomer: 'brig' }, left: { loyalty: 1 } })
  assert.equal(dealt(hidden), 3)
  const revealed = exodus({ seats, revealed: ['boomer'] })
    .sleeperAgentPhase()
    .rest()
    .expect({ left: { loyalty: 2 } })
  assert.equal(dealt(revealed), 2)
})
rule('The Sympathizer may be the card that is left, and then nobody is', () => {
  const human = 'you-are-not-a-cylon'
  exodus({
    seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
    loyalty: { tyrol: ['cylon-centurion'] },
    tops: { loyalty: [human, human, human, human, 'you-are-a-sympathizer'] },
  })
    .sleeperAgentPhase()
    .finished()
    .expect({ left: { loyalty: 1 }, revealed: [] })
})
rule(
  'A revealed Cylon on the base board keeps the card of the Sleeper Agent phase; with Pegasus it is passed on',
  () => {
    const phase = (table: typeof exodus) =>
      table({ seats: ['adama', 'roslin', 'starbuck'], revealed: ['starbuck'] })
        .sleeperAgentPhase()
        .rest().state.seats[2].loyalty.length
    assert.equal(phase(exodus), 2)
    assert.equal(phase(bothBoxes), 1)
  },
)
