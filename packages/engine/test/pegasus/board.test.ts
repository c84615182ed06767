// The Pegasus board, its damage and destruction, and the revised Cylon locations.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck'] as const

rule('Moving to Pegasus costs a Skill card, moving about on it nothing', () => {
  pegasus({ seats, at: { tigh: 'command' }, hands: { tigh: ['tactics 1'] } })
    .movement('tigh')
    .answers('tigh', 'location:airlock')
    .expect({ at: { tigh: 'airlock' }, hand: { tigh: 0 } })
    .movement('tigh')
    .answers('tigh', 'location:engine-room')
    .finished()
    .expect({ at: { tigh: 'engine-room' } })
})

rule('The current player decides whether a hit damages Galactica or Pegasus', () => {
  pegasus({ seats, space: { front: { basestars: 1 } }, dice: [4] })
    .activate('basestars')
    .asks('tigh', 'takeDamage:choose', ['board:galactica', 'board:pegasus'])
    .answers('tigh', 'board:pegasus')
    .finished()
  const table = pegasus({ seats, space: { front: { basestars: 1 } }, dice: [4] })
    .activate('basestars')
    .answers('tigh', 'board:galactica')
    .finished()
  const hit = table.log('locationDamaged').length + table.log('galacticaHit').length
  assert.equal(hit, 1)
})

rule('Whoever is at a location of Pegasus that is damaged goes to Sickbay', () => {
  const damaged = ['airlock', 'main-batteries', 'engine-room'] as const
  const table = pegasus({
    seats,
    damaged,
    at: { roslin: 'pegasus-cic' },
    space: { front: { basestars: 1 } },
    dice: [4],
  })
    .activate('basestars')
    .answers('tigh', 'board:pegasus')
    .finished()
    .expect({ at: { roslin: 'sickbay' } })
  assert.equal(table.log('pegasusDestroyed').length, 1)
})

rule(
  'When all four locations are damaged Pegasus is destroyed: nobody goes there, and no hit can be taken there',
  () => {
    const damaged = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const
    pegasus({ seats, damaged, hands: { tigh: ['tactics 1'] }, space: { front: { basestars: 1 } }, dice: [4] })
      .movement('tigh')
      .mayNot('tigh', 'location:airlock')
      .answers('tigh', 'stay')
      .activate('basestars')
      .finished()
  },
)

rule('Damage to Pegasus does not count towards the destruction of Galactica', () => {
  pegasus({
    seats,
    damaged: [
      'ftl-control',
      'weapons-control',
      'command',
      'admirals-quarters',
      'hangar-deck',
      'airlock',
      'engine-room',
    ],
    space: { front: { basestars: 1 } },
    dice: [4],
  })
    .activate('basestars')
    .answers('tigh', 'board:pegasus')
    .finished()
    .expect({ over: undefined })
})

rule('A damaged location of Pegasus can be repaired and may then be damaged again', () => {
  const table = pegasus({
    seats: ['tyrol', 'roslin', 'starbuck'],
    damaged: ['airlock'],
    at: { tyrol: 'airlock' },
    hands: { tyrol: ['engineering 1'] },
  })
    .action()
    .answers('tyrol', 'play:engineering 1')
    .until('action:choose')
    .goesOn()
    .expect({ damaged: [] })
  assert.ok(table.state.damagePile.includes('damage-airlock'))
})

for (const [die, galactica, basestar] of [
  [3, 1, 0],
  [4, 0, 1],
  [7, 0, 2],
] as const) {
  rule(
    `Pegasus CIC on ${die}: ${galactica ? 'Pegasus is damaged' : `the basestar is damaged ${basestar} times`}`,
    () => {
      const table = pegasus({
        seats,
        at: { tigh: 'pegasus-cic' },
        space: { front: { basestars: 1 }, rear: { basestars: [['critical-hit']] } },
        dice: [die],
      })
        .action()
        .answers('tigh', 'activate:pegasus-cic')
        .answers('tigh', 'attack:front:basestar:0')
        .finished()
      assert.equal(table.log('locationDamaged').length, galactica)
      assert.equal(table.state.space.front.basestars[0].damage.length, basestar)
    },
  )
}

rule('Pegasus CIC is not offered without a basestar', () => {
  pegasus({ seats, at: { tigh: 'pegasus-cic' } })
    .action()
    .mayNot('tigh', 'activate:pegasus-cic')
    .goesOn()
})

const salvo = (die: number) =>
  pegasus({
    seats,
    at: { tigh: 'main-batteries', starbuck: 'front' },
    space: { front: { raiders: 5, vipers: 1, civilians: ['population-1'] } },
    population: 10,
    dice: [die],
  })
    .action()
    .answers('tigh', 'activate:main-batteries')
    .answers('tigh', 'area:front')

rule('Main Batteries may be fired as long as any ship is in space that they could hit, friend or foe', () => {
  for (const space of [{ rear: { vipers: 1 } }, { rear: { civilians: 1 } }, { rear: { raiders: 1 } }])
    pegasus({ seats, at: { tigh: 'main-batteries' }, space })
      .action()
      .may('tigh', 'activate:main-batteries')
      .goesOn()
  for (const space of [{}, { rear: { basestars: 1, heavyRaiders: 1 } }])
    pegasus({ seats, at: { tigh: 'main-batteries' }, space })
      .action()
      .mayNot('tigh', 'activate:main-batteries')
      .goesOn()
})
rule('Main Batteries on 1: a civilian ship is destroyed', () => {
  salvo(1)
    .finished()
    .expect({ civilians: { front: 0 }, population: 9 })
})
rule('Main Batteries on 3: a viper of the player’s choice is damaged', () => {
  salvo(3)
    .answers('tigh', 'seat:starbuck')
    .finished()
    .expect({ at: { starbuck: 'sickbay' }, damagedVipers: 1, vipers: { front: 1 } })
})
rule('Main Batteries on 6: 2 raiders are destroyed', () => {
  salvo(6)
    .finished()
    .expect({ raiders: { front: 3 } })
})
rule('Main Batteries on 7: 4 raiders are destroyed', () => {
  salvo(7)
    .finished()
    .expect({ raiders: { front: 1 } })
})

rule('Engine Room: for 2 cards the next crisis of the turn counts as having a jump icon', () => {
  pegasus({
    seats,
    at: { tigh: 'engine-room' },
    hands: { tigh: ['tactics 1', 'tactics 2'] },
    tops: { destiny: ['tactics 4', 'tactics 4'], crisis: ['reunite-the-fleet'] },
  })
    .actionStep()
    .answers('tigh', 'activate:engine-room')
    .answers('tigh', 'option:1')
    .until('turn:end')
    .goesOn()
    .expect({ jumpPreparation: 1, hand: { tigh: 2 } })
})

rule('Engine Room is not offered without 2 cards', () => {
  pegasus({ seats, at: { tigh: 'engine-room' }, hands: { tigh: ['tactics 1'] } })
    .action()
    .mayNot('tigh', 'activate:engine-room')
    .goesOn()
})

rule('Engine Room is not offered in orbit of New Caprica, where jump icons mean nothing', () => {
  newCaprica({
    seats,
    newCaprica: { orbit: true },
    at: { tigh: 'engine-room' },
    hands: { tigh: ['tactics 1', 'tactics 1'] },
  })
    .action()
    .mayNot('tigh', 'activate:engine-room')
    .goesOn()
})

const airlock = (at: 'brig' | 'command', cards: readonly string[]) =>
  pegasus({
    seats,
    at: { tigh: 'airlock', starbuck: at },
    hands: { tigh: cards },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
    morale: 8,
  })
    .action()
    .answers('tigh', 'activate:airlock')
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: cards })

rule('Airlock: a passed check of 12 with Politics, Tactics and Treachery executes the chosen character', () => {
  airlock('command', ['tactics 4', 'tactics 5', 'sabotage-3'])
    .asks('starbuck', 'execution:chooseCharacter')
    .rest()
    .expect({ morale: 7 })
})
rule('Airlock: a failed check does nothing', () => {
  airlock('command', ['tactics 4', 'tactics 5'])
    .finished()
    .expect({ morale: 8, at: { starbuck: 'command' } })
})
rule('Airlock: against a prisoner the difficulty is 8', () => {
  airlock('brig', ['tactics 4', 'tactics 4']).asks('starbuck', 'execution:chooseCharacter').rest()
})

// Cylon locations

const cylon = { seats, revealed: ['tigh'], loyalty: { tigh: ['cylon-reduce-morale'] } } as const

rule('Caprica: the other card goes to the bottom of the deck, no ships act, and the jump icon counts', () => {
  const table = pegasus({
    ...cylon,
    at: { tigh: 'caprica' },
    tops: { crisis: ['food-hoarding-in-the-fleet', 'code-blue'] },
    space: { front: { raiders: 1 } },
    president: 'roslin',
  })
    .action()
    .answers('tigh', 'activate:caprica')
    .answers('tigh', 'card:food-hoarding-in-the-fleet')
    .answers('roslin', 'option:1')
    .finished()
    .expect({ food: 6, jumpPreparation: 1 })
  assert.equal(table.state.decks.crisis.cards[0], 'code-blue')
  assert.equal(table.log('activation').length, 0)
})

rule(
  'Human Fleet: look at the top of a deck, then draw 2 Skill cards of different types; only a leader infiltrates',
  () => {
    pegasus({ ...cylon, at: { tigh: 'human-fleet' } })
      .action()
      .answers('tigh', 'activate:human-fleet')
      .answers('tigh', 'deck:crisis')
      .answers('tigh', 'bottom')
      .mayNot('tigh', 'skills:treachery,treachery')
      .answers('tigh', 'skills:politics,treachery')
      .finished()
      .expect({ hand: { tigh: 2 } })
  },
)

rule('Resurrection Ship: draw a Super Crisis card; nobody moves there', () => {
  const table = pegasus({ ...cylon, at: { tigh: 'resurrection-ship' } })
    .action()
    .answers('tigh', 'activate:resurrection-ship')
    .finished()
  assert.equal(table.state.seats[0].superCrises.length, 1)
  pegasus({ ...cylon, at: { tigh: 'caprica' } })
    .movement('tigh')
    .mayNot('tigh', 'location:resurrection-ship')
    .goesOn()
})

rule('Engine Room: a card that stays in play leaves it with the jump that follows, and is discarded once', () => {
  const table = pegasus({
    seats,
    at: { tigh: 'engine-room' },
    hands: { tigh: ['tactics 1', 'tactics 2'] },
    jumpPreparation: 4,
    tops: { crisis: ['dogfight'], destination: ['deep-space', 'barren-planet'] },
  })
    .actionStep()
    .answers('tigh', 'activate:engine-room')
    .rest()
    .expect({ inPlay: [], distance: 2 })
  assert.equal(table.state.decks.crisis.discard.filter((card) => card === 'dogfight').length, 1)
})
