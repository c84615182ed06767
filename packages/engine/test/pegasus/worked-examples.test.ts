// Every worked example of the Pegasus rulebook.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

rule('Human and Cylon players: all discard a card and draw Treachery, but a Cylon leader ignores the discard', () => {
  // Anna, Boris and Claudia are human players, Anna a hidden Cylon; Dennis plays a Cylon leader.
  pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'cavil'],
    loyalty: { tigh: ['cylon-reduce-morale'] },
    hands: { tigh: ['tactics 1'], roslin: ['politics 1'], starbuck: ['piloting 1'], cavil: ['tactics 2'] },
    food: 5,
  })
    .crisis('the-black-market')
    .answers('tigh', 'option:1')
    .finished()
    .expect({ food: 4, hand: { tigh: 1, roslin: 1, starbuck: 1, cavil: 2 } })
})

rule('Movement abilities: Critical Situation instead of moving, and no other movement ability in that turn', () => {
  pegasus({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'research-lab' },
    hands: { tigh: ['critical-situation-3', 'preventative-policy-3'] },
  })
    .movementStep()
    .answers('tigh', 'play:critical-situation-3')
    .answers('tigh', 'activate:research-lab')
    .answers('tigh', 'skills:tactics')
    .asks('tigh', 'action:choose')
    .mayNot('tigh', 'play:preventative-policy-3')
    .goesOn()
})

rule('Reckless: Jury Rigged lowers the difficulty by 4, and no other Reckless card may follow', () => {
  pegasus({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { starbuck: ['jury-rigged-1', 'guts-and-initiative-1'], roslin: ['support-the-people-1'] },
  })
    .crisis('prison-labor')
    .answers('starbuck', 'play:jury-rigged-1')
    .asks('roslin', 'skillCheck:contribute')
    .goesOn()
})

rule('Reckless skill check: of two Broadcast Locations only one takes effect', () => {
  pegasus({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { starbuck: ['jury-rigged-1'], roslin: ['broadcast-location-1', 'broadcast-location-1'] },
  })
    .crisis('prison-labor')
    .answers('starbuck', 'play:jury-rigged-1')
    .contributes({ roslin: ['broadcast-location-1', 'broadcast-location-1'] })
    .expect({ basestars: { front: 1 }, civilians: { rear: 1 } })
    .rest()
})

rule('Execution of a hidden Cylon: all cards discarded, one Cylon card shown, the others given to Claudia', () => {
  const table = pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    admiral: 'zarek',
    loyalty: { tigh: ['cylon-damage-galactica', 'you-are-not-a-cylon'] },
    hands: { tigh: ['tactics 1', 'tactics 2'] },
    morale: 8,
  })
    .crisis('a-verdict-of-guilty')
    .answers('zarek', 'option:0')
    .answers('tigh', 'reveal:cylon-damage-galactica')
    .answers('tigh', 'seat:starbuck')
    .rest()
    .expect({ morale: 8, hand: { tigh: 0 }, at: { tigh: 'resurrection-ship' }, character: { 0: 'tigh' } })
  assert.equal(table.state.seats[2].loyalty.length, 2)
  assert.deepEqual(table.state.seats[0].superCrises, [])
})

rule('Attacking an occupation force: a 2, then with Maximum Firepower a 4, and the force stands', () => {
  newCaprica({
    seats: ['starbuck', 'roslin', 'tigh'],
    at: { starbuck: 'breeders-canyon' },
    newCaprica: { forces: [0, 1, 0] },
    hands: { starbuck: ['piloting 3'] },
    dice: [2, 4],
  })
    .action()
    .answers('starbuck', 'action:attack-occupation-force')
    .asks('starbuck', 'attackForce:again', ['pass', 'card:piloting 3'])
    .answers('starbuck', 'card:piloting 3')
    .finished()
    .expect({ forces: [0, 1, 0], hand: { starbuck: 0 } })
})

rule('Strategic Planning on the first roll still counts for the second', () => {
  newCaprica({
    seats: ['starbuck', 'roslin', 'tigh'],
    at: { starbuck: 'breeders-canyon' },
    newCaprica: { forces: [0, 1, 0] },
    hands: { starbuck: ['piloting 3', 'tactics 3'] },
    dice: [2, 3],
  })
    .action()
    .answers('starbuck', 'action:attack-occupation-force')
    .answers('starbuck', 'play:tactics 3')
    .answers('starbuck', 'card:piloting 3')
    .finished()
    .expect({ forces: [0, 0, 0] })
})

rule('Detaining a human at Breeder’s Canyon: a 6 sends Boris to the Medical Center', () => {
  newCaprica({
    seats: ['roslin', 'starbuck', 'tigh'],
    revealed: ['starbuck'],
    current: 'starbuck',
    at: { starbuck: 'breeders-canyon', tigh: 'breeders-canyon' },
    newCaprica: { forces: [0, 1, 0] },
    dice: [6],
  })
    .action()
    .answers('starbuck', 'action:detain-a-human')
    .finished()
    .expect({ at: { tigh: 'medical-center' } })
})

rule('Activating occupation forces: each moves right, and the one at the Shipyard destroys the top locked ship', () => {
  newCaprica({
    seats: ['roslin', 'starbuck', 'tigh'],
    newCaprica: { forces: [1, 0, 1], locked: ['population-1', 'population-2'] },
    population: 8,
  })
    .activate('occupation')
    .finished()
    .expect({ forces: [0, 1, 0], locked: 1, population: 7 })
})

rule(
  'Preparing and evacuating: from the top of the locked to the bottom of the prepared, and into space only in orbit',
  () => {
    const table = newCaprica({
      seats: ['tigh', 'roslin', 'starbuck'],
      at: { tigh: 'shipyard' },
      newCaprica: { locked: ['population-1', 'empty'], prepared: ['population-2'] },
    })
      .action()
      .answers('tigh', 'activate:shipyard')
      .finished()
    assert.deepEqual(table.state.decks.preparedShips.cards, ['population-1', 'population-2'])
    assert.deepEqual(table.state.decks.lockedShips.cards, ['empty'])
  },
)

rule(
  'Winning: a prepared ship with 2 population is left behind, the Cylons win, and the infiltrating leader loses too',
  () => {
    const { over } = newCaprica({
      seats: ['tigh', 'roslin', 'starbuck', 'cavil'],
      admiral: 'tigh',
      infiltrating: ['cavil'],
      agendas: { cavil: 'join-the-colonials' },
      at: { tigh: 'command', roslin: 'command', starbuck: 'command', cavil: 'armory' },
      newCaprica: { orbit: true, locked: [], prepared: ['population-2'] },
      population: 2,
    })
      .action()
      .answers('tigh', 'action:leave-new-caprica')
      .finished().state
    assert.equal(over?.winner, 'cylons')
    assert.deepEqual(over?.agendas, [{ seat: 3, card: 'join-the-colonials', met: false }])
  },
)
