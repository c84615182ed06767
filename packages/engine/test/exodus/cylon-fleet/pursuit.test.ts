// The Cylon Fleet board: activations that find nothing, a type that is used up, the pursuit track, placing ships, and the jump.

import assert from 'node:assert/strict'
import type { Activation, Area } from '../../../src/core/ids.ts'
import { type Expected, rule, type Situation, type Table } from '../../../testing/index.ts'
import { bothBoxes, exodus, pursued } from '../table.ts'

const seats = ['tigh', 'apollo', 'starbuck', 'roslin'] as const
const table = (situation: Partial<Situation> = {}): Table => pursued({ seats, at: { apollo: 'armory' }, ...situation })

// Setting up

rule('With the Cylon Fleet no attack card is in any deck, and the CAG’s cards are', () => {
  const { decks } = table({ options: { cylonFleet: true } }).goesOn().state
  for (const card of ['ambush', 'surrounded', 'thirty-three', 'cylon-swarm'])
    assert.ok(!decks.crisis.cards.includes(card))
  assert.ok(!decks.superCrisis.cards.includes('massive-assault'))
  for (const card of ['detente', 'raiders-inbound', 'return-to-duty']) assert.ok(decks.crisis.cards.includes(card))
  assert.ok(decks.superCrisis.cards.includes('fighting-blind'))
  assert.equal(decks.crisis.cards.length, 70 - 10 + 34 + 6)
})

rule('Without it the CAG’s cards stay in the box, and nobody is CAG', () => {
  const { decks, titles, boxes } = exodus({ seats }).goesOn().state
  assert.ok(!decks.crisis.cards.includes('detente'))
  assert.ok(!decks.superCrisis.cards.includes('fighting-blind'))
  assert.equal(titles.cag, undefined)
  assert.equal(boxes?.['cylon-fleet'], undefined)
})

rule('With Pegasus its attack cards and the Mining Asteroid stay in the box too', () => {
  const { decks } = bothBoxes({ seats, options: { cylonFleet: true } }).goesOn().state
  for (const card of ['scar', 'dogfight', 'the-guardians']) assert.ok(!decks.crisis.cards.includes(card), card)
  assert.ok(!decks.superCrisis.cards.includes('lured-into-a-trap'))
  assert.ok(!decks.destination.cards.includes('mining-asteroid'))
  assert.ok(bothBoxes({ seats }).goesOn().state.decks.destination.cards.includes('mining-asteroid'))
})

rule('Six ordinary vipers are in the Reserves, four Mark VII among the damaged ones', () => {
  table()
    .goesOn()
    .expect({ reserves: { vipers: 6 }, damagedVipers: 4, markVII: { damaged: 4 } })
})

// Activations

const feeding: readonly (readonly [Activation, string, number, Area])[] = [
  ['raiders', 'raider', 1, 'rear'],
  ['raiders', 'raider', 2, 'portAft'],
  ['heavy', 'heavyRaider', 3, 'starboardAft'],
  ['heavy', 'heavyRaider', 4, 'portBow'],
  ['basestars', 'basestar', 5, 'starboardBow'],
  ['basestars', 'basestar', 6, 'starboardBow'],
  ['launch', 'basestar', 7, 'front'],
  ['launch', 'basestar', 8, 'front'],
]
for (const [icon, ship, die, area] of feeding) {
  rule(`The icon ${icon} finds nothing and the die shows ${die}: a ${ship} gathers in the area ${area}`, () => {
    table({ dice: [die] })
      .activate(icon)
      .until('placeCivilians:choose')
      .expect({ fleet: { [area]: { [ship]: 1 } }, pursuit: 1 })
      .rest()
  })
}

const busy: readonly (readonly [Activation, Situation['space'], readonly number[]])[] = [
  ['raiders', { front: { raiders: 1 } }, [1]],
  ['raiders', { front: { basestars: 1 } }, []],
  ['heavy', { front: { heavyRaiders: 1 } }, []],
  ['heavy', { front: { basestars: 1 } }, []],
  ['basestars', { front: { basestars: 1 } }, [1]],
  ['launch', { front: { basestars: 1 } }, []],
]
for (const [icon, space, dice] of busy) {
  rule(`The icon ${icon} with ${JSON.stringify(space)} acts as ever, and nothing gathers`, () => {
    table({ space, dice }).activate(icon).rest().expect({ fleet: {}, pursuit: 0 })
  })
}

rule('With centurions aboard the heavy raiders’ icon advances them, and nothing gathers', () => {
  table({ boarding: [1, 0, 0, 0] })
    .activate('heavy')
    .rest()
    .expect({ boarding: [0, 1, 0, 0], fleet: {}, pursuit: 0 })
})

rule('A basestar that cannot launch or fire is there all the same: nothing gathers', () => {
  const disabled = { front: { basestars: [['disabled-hangar', 'disabled-weapons']] } }
  for (const icon of ['launch', 'basestars', 'raiders', 'heavy'] as const)
    table({ space: disabled }).activate(icon).rest().expect({ fleet: {}, pursuit: 0 })
})

rule('The location Cylon Fleet activates a type that is not there, and so a ship gathers', () => {
  pursued({
    seats: ['baltar', 'apollo', 'starbuck', 'roslin'],
    current: 'baltar',
    revealed: ['baltar'],
    at: { baltar: 'cylon-fleet', apollo: 'armory' },
    pursuit: 1,
    dice: [7],
  })
    .action()
    .answers('baltar', 'activate:cylon-fleet')
    .asks('baltar', 'cylonFleet:choose', ['icon:raiders', 'icon:heavy', 'icon:basestars'])
    .answers('baltar', 'icon:raiders')
    .rest()
    .expect({ fleet: { front: { raider: 1 } }, pursuit: 2 })
})

rule('Strategic Planning changes the die by which a ship gathers', () => {
  table({ hands: { roslin: ['strategic-planning-3'] }, dice: [5], pursuit: 1 })
    .activate('raiders')
    .answers('roslin', 'play:strategic-planning-3')
    .rest()
    .expect({ fleet: { front: { raider: 1 } } })
})

// A type used up

const fullOfBasestars = {
  starboardBow: { basestar: 1, raider: 2, heavyRaider: 1 },
  portAft: { basestar: 1, raider: 3 },
} as const
rule(
  'Both basestars are on the board: the whole area with the higher number moves over, and the pursuit goes on',
  () => {
    table({ fleet: fullOfBasestars, pursuit: 1 })
      .activate('launch')
      .rest()
      .expect({
        fleet: { portAft: { basestar: 1, raider: 3 } },
        basestars: { starboardBow: 1 },
        raiders: { starboardBow: 2, portAft: 0 },
        heavyRaiders: { starboardBow: 1 },
        pursuit: 2,
      })
      .told('usedUp', 'fleetArrives', 'pursuit')
  },
)

rule(
  'All heavy raiders gather: the next one brings over the highest area that has one, though another is higher',
  () => {
    table({
      fleet: { front: { raider: 2 }, portBow: { heavyRaider: 3, raider: 1 }, rear: { heavyRaider: 1 } },
      pursuit: 1,
    })
      .activate('heavy')
      .rest()
      .expect({
        fleet: { front: { raider: 2 }, rear: { heavyRaider: 1 } },
        heavyRaiders: { portBow: 3 },
        raiders: { portBow: 1, front: 0 },
        pursuit: 2,
      })
  },
)

// The track

rule('The first space places 1 civilian ship, by the CAG, where there is none', () => {
  table({ dice: [1], space: { rear: { civilians: 1 }, front: { civilians: 2 } } })
    .activate('raiders')
    .asks('apollo', 'placeCivilians:choose', ['area:starboardBow', 'area:starboardAft', 'area:portAft', 'area:portBow'])
    .answers('apollo', 'area:portAft')
    .finished()
    .expect({ pursuit: 1, civilians: { portAft: 1, rear: 1, front: 2 } })
})

rule('The second space places none', () => {
  table({ dice: [1], pursuit: 1 })
    .activate('raiders')
    .finished()
    .expect({ pursuit: 2 })
})

rule('The third space places 2, one after the other', () => {
  table({ dice: [1], pursuit: 2 })
    .activate('raiders')
    .answers('apollo', 'area:front')
    .mayNot('apollo', 'area:front')
    .answers('apollo', 'area:rear')
    .finished()
    .expect({ pursuit: 3, civilians: { front: 1, rear: 1 } })
})

rule('Where every area has a civilian ship, the CAG places the next one anywhere', () => {
  const one = { civilians: 1 }
  table({
    dice: [1],
    space: { front: one, starboardBow: one, starboardAft: one, rear: one, portAft: one, portBow: one },
  })
    .activate('raiders')
    .asks('apollo', 'placeCivilians:choose', [
      'area:front',
      'area:starboardBow',
      'area:starboardAft',
      'area:rear',
      'area:portAft',
      'area:portBow',
    ])
    .answers('apollo', 'area:front')
    .finished()
    .expect({ civilians: { front: 2 } })
})

rule('Auto Attack: everything moves over, the ship that has just gathered too, and the marker is back at Start', () => {
  table({ dice: [8], pursuit: 3, fleet: { starboardBow: { basestar: 1, raider: 2 }, rear: { heavyRaider: 1 } } })
    .activate('raiders')
    .finished()
    .expect({
      pursuit: 0,
      fleet: {},
      raiders: { front: 1, starboardBow: 2 },
      basestars: { starboardBow: 1 },
      heavyRaiders: { rear: 1 },
    })
    .told('autoAttack', 'fleetArrives')
})

rule('The worked example of the rulebook: a raider at 7, and later the basestars’ area moves over', () => {
  table({ dice: [7] })
    .activate('raiders')
    .answers('apollo', 'area:rear')
    .finished()
    .expect({ fleet: { front: { raider: 1 } }, pursuit: 1, civilians: { rear: 1 } })
  table({ fleet: { front: { raider: 1 }, starboardBow: { basestar: 1 }, portBow: { basestar: 1 } }, pursuit: 1 })
    .activate('launch')
    .finished()
    .expect({ basestars: { starboardBow: 1, portBow: 0 }, raiders: { front: 0 }, pursuit: 2 })
})

// Placing ships on the main board

rule('Ships for the main board come from the pile, then from the lowest area, and the pursuit stays', () => {
  table({
    fleet: { front: { raider: 4 }, rear: { raider: 3, basestar: 1 }, portAft: { raider: 2 } },
    space: { front: { basestars: 1, raiders: 10 } },
  })
    .activate('launch')
    .finished()
    .expect({
      raiders: { front: 13 },
      fleet: { front: { raider: 4 }, rear: { raider: 1, basestar: 1 }, portAft: { raider: 2 } },
      pursuit: 0,
    })
    .told('comesOver', 'comesOver', 'placed')
})

rule('Where both are empty the current player says what is left out', () => {
  table({
    fleet: { rear: { raider: 1 } },
    space: { front: { basestars: 1, raiders: 10 }, rear: { basestars: 1, raiders: 8 } },
  })
    .activate('launch')
    .answers('tigh', 'area:front')
    .answers('tigh', 'area:rear')
    .finished()
    .expect({ raiders: { front: 11, rear: 9 }, fleet: {} })
})

// The jump

rule(
  'The fleet jumps: Cylon ships take up the pursuit in their areas, vipers come home, civilian ships and centurions stay',
  () => {
    const after: Expected = {
      fleet: { front: { basestar: 1, raider: 3 }, rear: { heavyRaider: 1, raider: 4 } },
      basestars: { front: 0 },
      raiders: { front: 0, rear: 0 },
      heavyRaiders: { rear: 0 },
      civilians: { portBow: 2 },
      boarding: [1, 0, 0, 0],
      pursuit: 2,
      vipers: { portBow: 0 },
      at: { starbuck: 'hangar-deck' },
      reserves: { vipers: 6 },
    }
    const jumping = table({
      space: {
        front: { basestars: [['disabled-hangar']], raiders: 3 },
        rear: { heavyRaiders: 1, raiders: 1 },
        portBow: { vipers: 1, civilians: 2 },
      },
      fleet: { rear: { raider: 3 } },
      at: { starbuck: 'front', apollo: 'armory' },
      boarding: [1, 0, 0, 0],
      pursuit: 2,
      tops: { destination: ['deep-space', 'barren-planet'] },
    })
      .jump()
      .until('jump:chooseDestination')
      .expect(after)
    assert.equal(jumping.state.basestarDamagePile.length, 4)
    jumping.rest().expect(after)
  },
)

rule('Ships seen by somebody stay known to them after the jump', () => {
  const jumped = table({
    space: { rear: { civilians: ['population-2'] } },
    at: { tigh: 'communications', apollo: 'armory' },
  })
    .action()
    .answers('tigh', 'activate:communications')
    .answers('tigh', 'stay')
    .finished()
    .jump()
    .rest()
  assert.deepEqual(
    jumped.view('tigh').space.rear.civilians.map(({ face }) => face),
    ['population-2'],
  )
  assert.deepEqual(
    jumped.view('roslin').space.rear.civilians.map(({ face }) => face),
    ['?'],
  )
})
