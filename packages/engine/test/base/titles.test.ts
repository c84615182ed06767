// The titles of President and Admiral: both lines of succession, and what the Brig does to them.

import assert from 'node:assert/strict'
import { newGame, pending, submit } from '../../src/index.ts'
import { called, given, type Name, rule, type Situation, type Table } from '../../testing/index.ts'

const admirals: readonly Name[] = [
  'adama',
  'tigh',
  'helo',
  'apollo',
  'starbuck',
  'boomer',
  'tyrol',
  'zarek',
  'baltar',
  'roslin',
]
const presidents: readonly Name[] = [
  'roslin',
  'baltar',
  'zarek',
  'apollo',
  'adama',
  'helo',
  'tyrol',
  'boomer',
  'tigh',
  'starbuck',
]

const higherIn = (line: readonly Name[], one: Name, other: Name): Name =>
  line.indexOf(one) < line.indexOf(other) ? one : other

/** Baltar, who is President, has somebody arrested. */
const arrests = (name: Name, more: Partial<Situation> = {}): Table =>
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'apollo'],
    current: 'baltar',
    president: 'baltar',
    quorumHand: ['arrest-order'],
    ...more,
  })
    .action()
    .answers('baltar', 'quorum:arrest-order')
    .answers('baltar', `seat:${name}`)
    .finished()
    .expect({ at: { [name]: 'brig' } })

// Lines of succession

for (const one of admirals) {
  for (const other of admirals.slice(admirals.indexOf(one) + 1)) {
    const third = admirals.find((name) => name !== one && name !== other) ?? 'adama'
    const admiral = higherIn(admirals, one, other)
    const president = higherIn(presidents, one, other)
    rule(
      `between ${one} and ${other} the titles of a Cylon go to Admiral ${admiral} and President ${president}`,
      () => {
        given({
          seats: [third, other, one],
          president: third,
          admiral: third,
          loyalty: { [third]: ['cylon-reduce-morale'] },
        })
          .action()
          .answers(third, 'reveal:cylon-reduce-morale')
          .answers(third, 'no')
          .finished()
          .expect({ admiral, president })
      },
    )
  }
}

for (const { characters, president, admiral } of [
  { characters: ['roslin', 'adama', 'starbuck'], president: 'roslin', admiral: 'adama' },
  { characters: ['zarek', 'helo', 'boomer'], president: 'zarek', admiral: 'helo' },
  { characters: ['baltar', 'tigh', 'apollo'], president: 'baltar', admiral: 'tigh' },
  { characters: ['tyrol', 'zarek', 'apollo'], president: 'zarek', admiral: 'apollo' },
] as const) {
  rule(`at the start ${president} is President with a Quorum card and ${admiral} is Admiral with 2 nukes`, () => {
    const game = newGame({ players: 3 }, characters.join(' '))
    const left = new Set<string>(characters.map((name) => `character:${called[name]}`))
    while (game.titles.president < 0) {
      const [{ seat, id, kind, options, fallback }] = pending(game)
      const wanted = options.find((option) => left.delete(option.id))?.id
      submit(game, seat, id, kind === 'setup:chooseCharacter' && wanted !== undefined ? wanted : fallback)
    }
    assert.equal(game.seats[game.titles.president].character, called[president])
    assert.equal(game.seats[game.titles.admiral].character, called[admiral])
    assert.equal(game.quorumHand.length, 1)
    assert.equal(game.nukes, 2)
  })
}

rule('a revealed Cylon inherits no title', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'apollo', 'zarek'],
    current: 'zarek',
    revealed: ['tigh'],
    loyalty: { zarek: ['cylon-send-to-brig'] },
    president: 'zarek',
    admiral: 'zarek',
  })
    .action()
    .answers('zarek', 'reveal:cylon-send-to-brig')
    .answers('zarek', 'no')
    .finished()
    .expect({ president: 'baltar', admiral: 'apollo' })
})

rule('an Admiral who turns out to be a Cylon is not followed by a prisoner, a President may be', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'apollo'],
    current: 'apollo',
    at: { tigh: 'brig', baltar: 'brig', apollo: 'command' },
    loyalty: { apollo: ['cylon-reduce-morale'] },
    president: 'apollo',
    admiral: 'apollo',
  })
    .action()
    .answers('apollo', 'reveal:cylon-reduce-morale')
    .answers('apollo', 'no')
    .finished()
    .expect({ president: 'baltar', admiral: 'starbuck' })
})

rule(
  'an Admiral who turns out to be a Cylon is followed by the highest prisoner, if all others are in the Brig',
  () => {
    given({
      seats: ['tigh', 'starbuck', 'baltar'],
      current: 'baltar',
      at: { tigh: 'brig', starbuck: 'brig' },
      loyalty: { baltar: ['cylon-reduce-morale'] },
      admiral: 'baltar',
    })
      .action()
      .answers('baltar', 'reveal:cylon-reduce-morale')
      .answers('baltar', 'no')
      .finished()
      .expect({ admiral: 'tigh' })
  },
)

// The Brig

rule('an Admiral sent to the Brig loses the title to the next in line', () => {
  arrests('tigh').expect({ admiral: 'apollo' })
})

rule('an Admiral sent to the Brig is not followed by another prisoner', () => {
  arrests('tigh', { at: { apollo: 'brig' } }).expect({ admiral: 'starbuck' })
})

rule('an Admiral sent to the Brig is not followed by a revealed Cylon', () => {
  arrests('tigh', { revealed: ['apollo'] }).expect({ admiral: 'starbuck' })
})

rule('the title of Admiral can go up the line, too', () => {
  arrests('starbuck', { admiral: 'starbuck', at: { apollo: 'command' } }).expect({ admiral: 'tigh' })
})

rule('the nukes go with the title of Admiral', () => {
  const table = given({
    seats: ['tigh', 'starbuck', 'baltar'],
    current: 'baltar',
    quorumHand: ['arrest-order'],
    nukes: 1,
    space: { front: { basestars: 1 } },
  })
    .action()
    .answers('baltar', 'quorum:arrest-order')
    .answers('baltar', 'seat:tigh')
    .finished()
    .action('starbuck')
  table.answers('starbuck', 'nuke').goesOn().expect({ nukes: 0 })
})

rule('a President sent to the Brig keeps the title and the Quorum cards', () => {
  const table = arrests('baltar', { quorumHand: ['arrest-order', 'food-rationing'] })
  table.expect({ president: 'baltar', quorumHand: ['food-rationing'] })
})

rule('whoever is both President and Admiral loses only the title of Admiral in the Brig', () => {
  arrests('baltar', { admiral: 'baltar' }).expect({ president: 'baltar', admiral: 'tigh' })
})

rule('the title is not given back on leaving the Brig', () => {
  arrests('tigh', {
    quorumHand: ['arrest-order', 'presidential-pardon'],
  })
    .expect({ admiral: 'apollo' })
    .action()
    .answers('baltar', 'quorum:presidential-pardon')
    .answers('baltar', 'location:command')
    .finished()
    .expect({ at: { tigh: 'command' }, admiral: 'apollo' })
})

rule('an Admiral sent to Sickbay keeps the title', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar'],
    current: 'starbuck',
    loyalty: { starbuck: ['cylon-send-to-sickbay'] },
  })
    .action()
    .answers('starbuck', 'reveal:cylon-send-to-sickbay')
    .answers('starbuck', 'yes')
    .answers('starbuck', 'seat:tigh')
    .finished()
    .expect({ at: { tigh: 'sickbay' }, admiral: 'tigh' })
})

// Everybody in the Brig

/** Baltar has the last one arrested who is still free. */
const arrestsTheLast = (admiral: Name, at: Situation['at']): Table =>
  given({
    seats: ['tigh', 'starbuck', 'baltar'],
    current: 'baltar',
    president: 'baltar',
    admiral,
    at,
    quorumHand: ['arrest-order'],
  })
    .action()
    .answers('baltar', 'quorum:arrest-order')
    .finished()
    .expect({ at: { tigh: 'brig', starbuck: 'brig', baltar: 'brig' } })

rule('with everybody in the Brig the highest in line there is Admiral', () => {
  arrestsTheLast('baltar', { tigh: 'brig', starbuck: 'brig' }).expect({ admiral: 'tigh' })
})

rule('with everybody in the Brig the highest in line keeps the title', () => {
  arrestsTheLast('tigh', { starbuck: 'brig', baltar: 'brig' }).expect({ admiral: 'tigh' })
})

rule('with everybody in the Brig the first to leave it becomes Admiral', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar'],
    current: 'baltar',
    at: { tigh: 'brig', starbuck: 'brig', baltar: 'brig' },
    admiral: 'tigh',
    tops: { destiny: ['politics 4', 'politics 3'] },
  })
    .action()
    .answers('baltar', 'activate:brig')
    .contributes()
    .answers('baltar', 'location:research-lab')
    .finished()
    .expect({ at: { baltar: 'research-lab' }, admiral: 'baltar' })
})
