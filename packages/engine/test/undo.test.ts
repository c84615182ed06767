// Taking choices back: what a record then says, what stays known, and when somebody has learned something.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copy, determinize, type GameRecord, learned, newGame, replay, save, view } from '../src/index.ts'
import { remember } from '../src/undo.ts'
import { given, playGame, rule } from '../testing/index.ts'

const record = (): GameRecord => playGame({ options: { players: 4 }, seed: 'undo', orders: true }).record

test('a record in which choices were taken back replays to the game without them', () => {
  const whole = record()
  const choices = [...whole.choices.slice(0, 40), ...whole.choices.slice(40, 43), { undo: 40 }]
  const again = replay({ ...whole, choices: [...choices, ...whole.choices.slice(40)] })
  const straight = replay(whole)
  assert.equal(again.over?.winner, straight.over?.winner)
  assert.deepEqual(again.log, straight.log)
  assert.deepEqual(again.random, straight.random)
})

test('what was taken back can itself be taken back', () => {
  const whole = record()
  const first = whole.choices.slice(0, 30)
  const game = replay({ ...whole, choices: [...first, { undo: 20 }, { undo: 10 }, { undo: 30 }] })
  const straight = replay({ ...whole, choices: first })
  assert.deepEqual(game.stack, straight.stack)
  assert.deepEqual(game.resources, straight.resources)
})

test('a game in which choices were taken back a hundred times is replayed in no time', () => {
  const whole = record()
  const choices: GameRecord['choices'][number][] = whole.choices.slice(0, 30)
  for (let i = 0; i < 100; i++)
    choices.push({ undo: i % 2 === 0 ? 20 : choices.length - 9 }, ...whole.choices.slice(20, 29))
  assert.equal(replay({ ...whole, choices }).turn, replay(whole, 29).turn)
})

test('a record that takes back what never was is refused', () => {
  const whole = record()
  const choices = [...whole.choices.slice(0, 5), { undo: 9 }]
  assert.throws(() => replay({ ...whole, choices }), /choice 6 is not a choice/)
})

test('the same choice after taking it back gives the same dice and cards', () => {
  const whole = record()
  const choices = [...whole.choices.slice(0, 60), { undo: 50 }, ...whole.choices.slice(50, 60)]
  const again = replay({ ...whole, choices })
  const straight = replay(whole, 60)
  assert.deepEqual(again.log, straight.log)
})

rule('Undo: a player who drew cards and takes that back still knows them on top of their decks', () => {
  const table = given({
    seats: ['tigh', 'roslin', 'zarek'],
    current: 'tigh',
    tops: { tactics: ['tactics 5', 'tactics 4'] },
  })
  const before = table.state
  const after = table.turn().state
  assert.ok(learned(before, after))
  remember(before, after)
  assert.deepEqual(view(before, 0).decks.tactics.cards.slice(-1), ['strategic-planning-5'])
  assert.deepEqual(view(before, 1).decks.tactics.cards.slice(-1), ['?'])
  table.rest()
})

rule('Undo: choosing a place to go to teaches nobody anything', () => {
  const table = given({ seats: ['tigh', 'roslin', 'zarek'], current: 'tigh' }).movement()
  const before = table.state
  const after = table.answers('tigh', 'location:armory').state
  assert.ok(!learned(before, after))
  table.rest()
})

test('whatever anybody saw in the choices that were taken back, they know afterwards', () => {
  for (const seed of ['known 1', 'known 2', 'known 3']) {
    const { record: whole } = playGame({ options: { players: 5 }, seed })
    for (let at = 20; at + 12 < whole.choices.length; at += 17) {
      const later = replay(whole, at + 12)
      const back = replay({ ...whole, choices: [...whole.choices.slice(0, at + 12), { undo: at }] })
      back.seats.forEach(({ loyalty }, seat) => {
        loyalty.forEach(({ card, seen }, i) => {
          const known = later.seats[seat].loyalty[i]
          if (known?.card === card) assert.equal(seen & known.seen, known.seen)
        })
      })
      for (const viewer of [0, 1, 2, 3, 4, 'spectator'] as const) view(back, viewer)
      assert.equal(save(back), save(replay({ ...whole, choices: [...whole.choices.slice(0, at + 12), { undo: at }] })))
    }
  }
})

test('a sleeper phase that is taken back tells everybody their own card alone, and the view can still be filled', () => {
  const { record: whole } = playGame({ options: { players: 5 }, seed: 'sleepers1' })
  const inDeck = (choices: number): number => replay(whole, choices).decks.loyalty.cards.length
  const begun = whole.choices.findIndex((_, i) => inDeck(i) > 0)
  const dealt = whole.choices.findIndex((_, i) => i >= begun && inDeck(i + 1) === 0)
  assert.ok(dealt > begun)
  const back = replay({ ...whole, choices: [...whole.choices.slice(0, dealt + 1), { undo: dealt }] })
  const later = replay(whole, dealt + 1)
  for (const seat of [0, 1, 2, 3, 4]) {
    const seen = view(back, seat)
    const known = seen.decks.loyalty.cards.filter((card) => card !== '?')
    const own = later.seats[seat].loyalty.slice(back.seats[seat].loyalty.length).map(({ card }) => card)
    assert.ok(
      known.every((card) => own.includes(card)),
      `${seat} knows ${known}, was dealt ${own}`,
    )
    assert.deepEqual(view(determinize(seen, { seed: '0'.repeat(64), drawn: 0 }), seat), seen)
  }
})

test('a new game has nothing to take back', () => {
  const game = newGame({ players: 3 }, 'new')
  assert.ok(!learned(game, copy(game)))
})
