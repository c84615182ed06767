// Answers of the official FAQ about the base game, and its often forgotten rules, that no other test shows.

import assert from 'node:assert/strict'
import { given, rule } from '../../testing/index.ts'

// Loyalty cards that others have looked at

const looks = (loyalty: readonly string[]) =>
  given({
    seats: ['baltar', 'tigh', 'starbuck'],
    loyalty: { tigh: loyalty },
    president: 'baltar',
    quorumHand: ['release-cylon-mugshots'],
    dice: [8],
  })
    .action()
    .answers('baltar', 'quorum:release-cylon-mugshots')
    .answers('baltar', 'seat:tigh')
    .finished()

rule('Whose loyalty card has been looked at knows which one it was, and nobody else does', () => {
  const table = looks(['you-are-not-a-cylon', 'cylon-reduce-morale'])
  const [saw] = table.log('sawLoyalty', 'baltar')
  const [seen] = table.log('yourLoyaltySeen', 'tigh')
  assert.deepEqual(seen.cards, saw.cards)
  assert.equal(seen.seat, table.seat('baltar'))
  for (const name of ['baltar', 'starbuck'] as const) assert.equal(table.log('yourLoyaltySeen', name).length, 0)
})

rule('Whose every hidden loyalty card has been looked at need not be told which', () => {
  assert.equal(looks(['you-are-not-a-cylon']).log('yourLoyaltySeen').length, 0)
})

// Secrecy

rule('Everybody sees how many cards are in every hand and every deck, and no more', () => {
  const table = given({ seats: ['roslin', 'tigh', 'starbuck'], hands: { tigh: ['tactics 1', 'tactics 2'] } })
  const { seats, decks, quorumHand } = table.view('starbuck')
  assert.deepEqual(seats[1].hand, ['?', '?'])
  assert.equal(quorumHand.length, table.state.quorumHand.length)
  for (const [name, { cards }] of Object.entries(table.state.decks)) {
    assert.deepEqual(
      decks[name].cards,
      cards.map(() => '?'),
    )
  }
  table.goesOn()
})

// Who does what

rule('FTL Control by an Executive Order: whoever activates it rolls the die', () => {
  const table = given({
    seats: ['adama', 'roslin', 'helo'],
    at: { helo: 'ftl-control' },
    hands: { adama: ['leadership 1'] },
    jumpPreparation: 4,
    dice: [7],
  })
    .action()
    .answers('adama', 'play:leadership 1')
    .answers('adama', 'seat:helo')
    .answers('helo', 'actTwice')
    .answers('helo', 'activate:ftl-control')
    .rest()
  assert.deepEqual(
    table.log('rolls').map(({ seat }) => seat),
    [table.seat('helo')],
  )
})

rule('Skill checks: the player on the left of the current player adds cards first, the current player last', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck', 'zarek'],
    current: 'tigh',
    hands: { roslin: ['politics 1'], tigh: ['tactics 1'], starbuck: ['piloting 1'], zarek: ['politics 2'] },
  }).crisis('prison-labor')
  for (const name of ['starbuck', 'zarek', 'roslin', 'tigh'] as const) {
    table.asks(name, 'skillCheck:contribute')
    table.answers(name)
  }
  table.rest()
})
