// Ships of both sides: attacks, the programming of Cylon ships, damage, losses, and what happens when pieces run out.

import assert from 'node:assert/strict'
import type { Area } from '../../src/core/ids.ts'
import { given, rule, type Situation, type Table } from '../../testing/index.ts'

/** Tigh is the current player and Admiral. */
const seats: Situation['seats'] = ['tigh', 'starbuck', 'apollo']
const aboard: Situation['at'] = { apollo: 'armory' }

const table = (situation: Partial<Situation>): Table =>
  given({ seats, ...situation, at: { ...aboard, ...situation.at } })

const basestarsIn = (after: Table, area: Area) => after.state.space[area].basestars.map(({ damage }) => damage)

// The attack table

for (const { target, miss, hit } of [
  { target: 'raider', miss: [1, 2], hit: [3, 8] },
  { target: 'heavyRaider', miss: [1, 6], hit: [7, 8] },
] as const) {
  for (const die of [...miss, ...hit]) {
    const left = (miss as readonly number[]).includes(die) ? 2 : 1
    const both = { front: { raiders: 2, heavyRaiders: 2, vipers: 1 } }
    const expected =
      target === 'raider'
        ? { raiders: { front: left }, heavyRaiders: { front: 2 } }
        : { raiders: { front: 2 }, heavyRaiders: { front: left } }

    rule(`an unmanned viper that attacks a ${target} and rolls ${die} leaves ${left} of 2`, () => {
      table({ space: both, dice: [die] })
        .action()
        .answers('tigh', 'activate:command')
        .answers('tigh', `attack:front:${target}`)
        .answers('tigh', 'done')
        .finished()
        .expect({ ...expected, vipers: { front: 1 } })
    })

    rule(`a piloted viper that attacks a ${target} and rolls ${die} leaves ${left} of 2`, () => {
      table({ current: 'starbuck', at: { starbuck: 'front' }, space: both, dice: [die] })
        .action()
        .answers('starbuck', 'viper')
        .answers('starbuck', `attack:front:${target}`)
        .finished()
        .expect({ ...expected, at: { starbuck: 'front' } })
    })

    rule(`Galactica, attacking a ${target} with a roll of ${die}, leaves ${left} of 2`, () => {
      table({ at: { tigh: 'weapons-control' }, space: both, dice: [die] })
        .action()
        .answers('tigh', 'activate:weapons-control')
        .answers('tigh', `attack:front:${target}`)
        .finished()
        .expect(expected)
    })
  }
}

for (const { die, damage } of [
  { die: 1, damage: 0 },
  { die: 7, damage: 0 },
  { die: 8, damage: 1 },
]) {
  rule(`an unmanned viper that rolls ${die} damages a basestar ${damage} times`, () => {
    const after = table({
      space: { front: { basestars: 1, vipers: 1 }, rear: { basestars: [['critical-hit']] } },
      dice: [die],
    })
      .action()
      .answers('tigh', 'activate:command')
      .answers('tigh', 'attack:front:basestar:0')
      .answers('tigh', 'done')
      .finished()
    assert.equal(basestarsIn(after, 'front')[0].length, damage)
  })

  rule(`a piloted viper that rolls ${die} damages a basestar ${damage} times`, () => {
    const after = table({
      current: 'starbuck',
      at: { starbuck: 'front' },
      space: { front: { basestars: 1 }, rear: { basestars: [['critical-hit']] } },
      dice: [die],
    })
      .action()
      .answers('starbuck', 'viper')
      .answers('starbuck', 'attack:front:basestar:0')
      .finished()
    assert.equal(basestarsIn(after, 'front')[0].length, damage)
  })
}

for (const { die, damage } of [
  { die: 1, damage: 0 },
  { die: 4, damage: 0 },
  { die: 5, damage: 1 },
  { die: 8, damage: 1 },
]) {
  rule(`Galactica, rolling ${die}, damages a basestar ${damage} times`, () => {
    const after = table({
      at: { tigh: 'weapons-control' },
      space: { front: { basestars: 1 }, rear: { basestars: [['critical-hit']] } },
      dice: [die],
    })
      .action()
      .answers('tigh', 'activate:weapons-control')
      .answers('tigh', 'attack:front:basestar:0')
      .finished()
    assert.equal(basestarsIn(after, 'front')[0].length, damage)
    assert.deepEqual(basestarsIn(after, 'rear'), [['critical-hit']])
  })
}

rule('a viper attacks only in its own space area', () => {
  table({ current: 'starbuck', at: { starbuck: 'front' }, space: { portBow: { raiders: 1 } } })
    .action()
    .answers('starbuck', 'viper')
    .asks('starbuck', 'flyViper:choose', ['fly:portBow', 'fly:starboardBow', 'done'])
    .answers('starbuck', 'fly:portBow')
    .finished()
    .expect({ at: { starbuck: 'portBow' }, raiders: { portBow: 1 } })
})

// Nukes

for (const die of [1, 2]) {
  rule(`a nuke that rolls ${die} damages the basestar twice`, () => {
    const after = table({
      space: { front: { basestars: 1, raiders: 4 }, rear: { basestars: [['critical-hit']] } },
      dice: [die],
    })
      .action()
      .answers('tigh', 'nuke')
      .asks('tigh', 'launchNuke:target', ['attack:front:basestar:0', 'attack:rear:basestar:1'])
      .answers('tigh', 'attack:front:basestar:0')
      .finished()
      .expect({ nukes: 1, basestars: { front: 1, rear: 1 }, raiders: { front: 4 } })
    assert.equal(basestarsIn(after, 'front')[0].length, 2)
  })
}

for (const { die, raiders } of [
  { die: 3, raiders: 4 },
  { die: 6, raiders: 4 },
  { die: 7, raiders: 1 },
  { die: 8, raiders: 1 },
]) {
  rule(`a nuke that rolls ${die} destroys the basestar and leaves ${raiders} of 4 raiders there`, () => {
    const after = table({ space: { front: { basestars: 1, raiders: 4 }, rear: { raiders: 4 } }, dice: [die] })
      .action()
      .answers('tigh', 'nuke')
      .finished()
      .expect({ nukes: 1, basestars: { front: 0 }, raiders: { front: raiders, rear: 4 } })
    assert.equal(after.state.removed.nukes, 1)
  })
}

rule('a nuke destroys no more raiders than there are', () => {
  table({ space: { front: { basestars: 1, raiders: 2, heavyRaiders: 1 } }, dice: [8] })
    .action()
    .answers('tigh', 'nuke')
    .finished()
    .expect({ basestars: { front: 0 }, raiders: { front: 0 }, heavyRaiders: { front: 1 } })
})

rule('a nuke is the Admiral’s, needs a basestar, and can be used up', () => {
  const basestar = { front: { basestars: 1 } }
  const hands = { starbuck: ['leadership 1'] }
  table({ current: 'starbuck', space: basestar, hands }).action().refuses('starbuck', 'nuke').goesOn()
  table({ space: { front: { raiders: 1 } } })
    .action()
    .refuses('tigh', 'nuke')
    .goesOn()
  table({ space: basestar, nukes: 0 }).action().refuses('tigh', 'nuke').goesOn()
})

// Raiders

rule('a raider attacks an unmanned viper first', () => {
  table({ at: { starbuck: 'front' }, space: { front: { raiders: 1, vipers: 1, civilians: 1 } }, dice: [5] })
    .activate('raiders')
    .finished()
    .expect({ damagedVipers: 1, vipers: { front: 0 }, at: { starbuck: 'front' }, civilians: { front: 1 } })
})

rule('a raider without an unmanned viper near it attacks a piloted one', () => {
  table({ at: { starbuck: 'front' }, space: { front: { raiders: 1, civilians: 1 } }, dice: [5] })
    .activate('raiders')
    .finished()
    .expect({ damagedVipers: 1, at: { starbuck: 'sickbay' }, civilians: { front: 1 } })
})

rule('the current player decides which piloted viper a raider attacks', () => {
  table({ at: { starbuck: 'front', apollo: 'front' }, space: { front: { raiders: 1 } }, dice: [8] })
    .activate('raiders')
    .asks('tigh', 'activateRaiders:chooseViper', ['seat:starbuck', 'seat:apollo'])
    .answers('tigh', 'seat:apollo')
    .finished()
    .expect({ at: { starbuck: 'front', apollo: 'sickbay' }, destroyedVipers: 1 })
})

rule('a raider without vipers near it destroys a civilian ship, which the current player picks', () => {
  table({ space: { front: { raiders: 1, civilians: ['empty', 'population-2'] }, rear: { vipers: 1 } } })
    .activate('raiders')
    .asks('tigh', 'activateRaiders:chooseCivilian', ['ship:front:0', 'ship:front:1'])
    .answers('tigh', 'ship:front:1')
    .finished()
    .expect({ population: 10, civilians: { front: 1 } })
})

for (const { ship, fuel = 8, morale = 10, population = 12 } of [
  { ship: 'empty' },
  { ship: 'population-1', population: 11 },
  { ship: 'population-2', population: 10 },
  { ship: 'population-fuel', population: 11, fuel: 7 },
  { ship: 'population-morale', population: 11, morale: 9 },
]) {
  rule(`a raider destroys a civilian ship without a roll: ${ship}`, () => {
    const after = table({ space: { front: { raiders: 1, civilians: [ship] } } })
      .activate('raiders')
      .finished()
      .expect({ fuel, food: 8, morale, population, civilians: { front: 0 } })
    assert.deepEqual(after.state.removed.civilians, [ship])
    assert.equal(after.log('rolls').length, 0)
  })
}

rule('the box holds 12 civilian ships', () => {
  const { civilianPile } = table({}).goesOn().state
  const count = (face: string) => civilianPile.filter((one) => one === face).length
  assert.equal(civilianPile.length, 12)
  assert.deepEqual(
    ['empty', 'population-1', 'population-2', 'population-fuel', 'population-morale'].map(count),
    [2, 6, 2, 1, 1],
  )
})

for (const { from, civilians, to } of [
  { from: 'front', civilians: ['starboardAft'], to: 'starboardBow' },
  { from: 'front', civilians: ['portAft'], to: 'portBow' },
  { from: 'front', civilians: ['rear'], to: 'starboardBow' },
  { from: 'rear', civilians: ['front'], to: 'portAft' },
  { from: 'starboardBow', civilians: ['portAft'], to: 'starboardAft' },
  { from: 'portBow', civilians: ['starboardAft'], to: 'front' },
  { from: 'front', civilians: ['portBow', 'starboardBow'], to: 'starboardBow' },
  { from: 'front', civilians: ['portAft', 'starboardBow'], to: 'starboardBow' },
  { from: 'front', civilians: ['portBow', 'starboardAft'], to: 'portBow' },
  { from: 'portAft', civilians: ['portBow', 'rear'], to: 'portBow' },
] as const) {
  rule(`a raider in ${from} moves to ${to} when civilian ships are in ${civilians.join(' and ')}`, () => {
    const space: NonNullable<Situation['space']> = { [from]: { raiders: 1 } }
    for (const area of civilians) space[area] = { civilians: 1 }
    table({ space })
      .activate('raiders')
      .finished()
      .expect({ raiders: { [from]: 0, [to]: 1 }, population: 12, damaged: [] })
  })
}

for (const { die, damage } of [
  { die: 7, damage: 0 },
  { die: 8, damage: 1 },
]) {
  rule(
    `a raider attacks Galactica when there are no civilian ships; a roll of ${die} damages it ${damage} times`,
    () => {
      const after = table({ space: { front: { raiders: 1 }, rear: { vipers: 1 } }, dice: [die] })
        .activate('raiders')
        .finished()
        .expect({ raiders: { front: 1 } })
      assert.equal(after.state.damagePile.length, 8 - damage)
    },
  )
}

rule('each raider does the first thing it can when its turn comes', () => {
  table({ space: { front: { raiders: 3, vipers: 1, civilians: ['population-1'] } }, dice: [8, 8] })
    .activate('raiders')
    .finished()
    // The first destroys the viper, the second the civilian ship, the third hits Galactica.
    .expect({ destroyedVipers: 1, population: 11, raiders: { front: 3 } })
})

rule('the current player decides in which order the areas act, and a raider that moved does not act again', () => {
  table({ space: { front: { raiders: 1 }, starboardBow: { raiders: 1 }, starboardAft: { civilians: 1 } } })
    .activate('raiders')
    .asks('tigh', 'activateRaiders:chooseArea', ['area:front', 'area:starboardBow'])
    .answers('tigh', 'area:front')
    .finished()
    .expect({ raiders: { front: 0, starboardBow: 1, starboardAft: 1 }, civilians: { starboardAft: 1 } })
})

rule('without raiders on the board each basestar launches 2', () => {
  table({ space: { front: { basestars: 1 }, rear: { basestars: 1 } } })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 2, rear: 2 } })
})

rule('without raiders and basestars the raiders icon does nothing', () => {
  table({ space: { rear: { civilians: 1 } } })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 0, rear: 0 }, civilians: { rear: 1 } })
})

rule('a raider on the board keeps the basestars from launching on the raiders icon', () => {
  table({ space: { front: { basestars: 1 }, rear: { raiders: 1 } }, dice: [1] })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 0, rear: 1 } })
})

rule('the launch icon makes each basestar launch 3 raiders', () => {
  table({ space: { front: { basestars: 1, raiders: 1 }, rear: { basestars: 1 } } })
    .activate('launch')
    .finished()
    .expect({ raiders: { front: 4, rear: 3 } })
})

// Vipers under fire

for (const { die, damagedVipers, destroyedVipers, hit } of [
  { die: 1, damagedVipers: 0, destroyedVipers: 0, hit: false },
  { die: 4, damagedVipers: 0, destroyedVipers: 0, hit: false },
  { die: 5, damagedVipers: 1, destroyedVipers: 0, hit: true },
  { die: 7, damagedVipers: 1, destroyedVipers: 0, hit: true },
  { die: 8, damagedVipers: 0, destroyedVipers: 1, hit: true },
]) {
  rule(`a raider that attacks an unmanned viper and rolls ${die}`, () => {
    table({ space: { front: { raiders: 1, vipers: 2 } }, dice: [die] })
      .activate('raiders')
      .finished()
      .expect({ damagedVipers, destroyedVipers, vipers: { front: hit ? 1 : 2 }, reserves: { vipers: 6 } })
  })

  rule(`a raider that attacks a piloted viper and rolls ${die}: the pilot is ${hit ? 'in Sickbay' : 'unhurt'}`, () => {
    table({ at: { starbuck: 'front' }, space: { front: { raiders: 1 } }, dice: [die] })
      .activate('raiders')
      .finished()
      .expect({
        damagedVipers,
        destroyedVipers,
        at: { starbuck: hit ? 'sickbay' : 'front' },
        reserves: { vipers: 7 },
      })
  })
}

// Heavy raiders and centurions

for (const { from, to } of [
  { from: 'front', to: 'portBow' },
  { from: 'starboardBow', to: 'front' },
  { from: 'starboardAft', to: 'rear' },
  { from: 'rear', to: 'portAft' },
] as const) {
  rule(`a heavy raider in ${from} moves to ${to}, towards the nearest launch icon`, () => {
    table({ space: { [from]: { heavyRaiders: 1 } } })
      .activate('heavy')
      .finished()
      .expect({ heavyRaiders: { [from]: 0, [to]: 1 }, boarding: [0, 0, 0, 0] })
  })
}

for (const from of ['portBow', 'portAft'] as const) {
  rule(`a heavy raider in ${from} boards Galactica`, () => {
    table({ space: { [from]: { heavyRaiders: 2 } } })
      .activate('heavy')
      .finished()
      .expect({ heavyRaiders: { [from]: 0 }, boarding: [2, 0, 0, 0] })
  })
}

rule('a heavy raider that reaches a launch icon boards only with the next activation', () => {
  table({ space: { front: { heavyRaiders: 1 }, portBow: { heavyRaiders: 1 } } })
    .activate('heavy')
    .finished()
    .expect({ heavyRaiders: { front: 0, portBow: 1 }, boarding: [1, 0, 0, 0] })
    .activate('heavy')
    .finished()
    .expect({ heavyRaiders: { portBow: 0 }, boarding: [1, 1, 0, 0] })
})

rule('centurions advance before others come aboard', () => {
  table({ boarding: [1, 0, 1, 0], space: { portAft: { heavyRaiders: 1 } } })
    .activate('heavy')
    .finished()
    .expect({ boarding: [1, 1, 0, 1] })
})

rule('without heavy raiders each basestar launches one, and centurions advance all the same', () => {
  table({ boarding: [1, 0, 0, 0], space: { front: { basestars: 1 }, rear: { basestars: 1 } } })
    .activate('heavy')
    .finished()
    .expect({ boarding: [0, 1, 0, 0], heavyRaiders: { front: 1, rear: 1 } })
})

rule('without heavy raiders, basestars and centurions the heavy raiders icon does nothing', () => {
  table({ space: { front: { raiders: 1 } } })
    .activate('heavy')
    .finished()
    .expect({ boarding: [0, 0, 0, 0], raiders: { front: 1 } })
})

rule('heavy raiders attack nobody', () => {
  const after = table({ space: { front: { heavyRaiders: 1, vipers: 1, civilians: 1 } } })
    .activate('heavy')
    .finished()
  assert.equal(after.log('rolls').length, 0)
  after.expect({ vipers: { front: 1 }, civilians: { front: 1 } })
})

rule('a centurion that leaves the end of the boarding party track wins the game for the Cylons at once', () => {
  table({ boarding: [0, 0, 0, 1], space: { front: { heavyRaiders: 1 } } })
    .activate('heavy', 'basestars')
    .finished()
    .expect({ over: { winner: 'cylons', reason: 'boarded' } })
})

rule('a centurion on the last space of the track is still aboard', () => {
  table({ boarding: [0, 0, 1, 0] })
    .activate('heavy')
    .finished()
    .expect({ boarding: [0, 0, 0, 1], over: undefined })
})

// Basestars

for (const { dice, damage } of [
  { dice: [3, 3], damage: 0 },
  { dice: [3, 4], damage: 1 },
  { dice: [8, 4], damage: 2 },
]) {
  rule(`two basestars attack Galactica with rolls of ${dice.join(' and ')}: ${damage} damage tokens`, () => {
    const after = table({ space: { front: { basestars: 1 }, rear: { basestars: 1 } }, dice })
      .activate('basestars')
      .finished()
    assert.equal(after.state.damagePile.length, 8 - damage)
  })
}

rule('icons are resolved from left to right', () => {
  table({ space: { front: { basestars: 1 } }, dice: [1, 1, 1, 1] })
    .activate('launch', 'heavy', 'basestars', 'raiders')
    .finished()
    .expect({ raiders: { front: 3 }, heavyRaiders: { front: 1 } })
})

rule('Disabled Hangar: the basestar launches neither raiders nor heavy raiders', () => {
  const space = { front: { basestars: [['disabled-hangar']] }, rear: { basestars: 1 } }
  table({ space })
    .activate('launch')
    .finished()
    .expect({ raiders: { front: 0, rear: 3 } })
  table({ space })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 0, rear: 2 } })
  table({ space })
    .activate('heavy')
    .finished()
    .expect({ heavyRaiders: { front: 0, rear: 1 } })
})

rule('Disabled Weapons: the basestar does not attack Galactica', () => {
  const after = table({ space: { front: { basestars: [['disabled-weapons']] }, rear: { basestars: 1 } }, dice: [8] })
    .activate('basestars')
    .finished()
  assert.equal(after.log('rolls').length, 1)
  assert.equal(after.state.damagePile.length, 7)
})

for (const { die, tokens } of [
  { die: 2, tokens: 1 },
  { die: 3, tokens: 2 },
]) {
  rule(`Structural Damage adds 2 to attacks on the basestar: Galactica rolls ${die}`, () => {
    const after = table({
      at: { tigh: 'weapons-control' },
      space: { front: { basestars: [['structural-damage']] }, rear: { basestars: [['critical-hit']] } },
      dice: [die],
    })
      .action()
      .answers('tigh', 'activate:weapons-control')
      .answers('tigh', 'attack:front:basestar:0')
      .finished()
    assert.equal(basestarsIn(after, 'front')[0].length, tokens)
  })
}

rule('Structural Damage does not help against the raiders around it', () => {
  table({
    at: { tigh: 'weapons-control' },
    space: { front: { basestars: [['structural-damage']], raiders: 1 } },
    dice: [2],
  })
    .action()
    .answers('tigh', 'activate:weapons-control')
    .answers('tigh', 'attack:front:raider')
    .finished()
    .expect({ raiders: { front: 1 } })
})

rule('the third damage token destroys a basestar, and its tokens go back to the others', () => {
  const after = table({
    at: { tigh: 'weapons-control' },
    space: { front: { basestars: [['disabled-hangar', 'disabled-weapons']] } },
    dice: [8],
  })
    .action()
    .answers('tigh', 'activate:weapons-control')
    .finished()
    .expect({ basestars: { front: 0 } })
  assert.deepEqual(after.state.basestarDamagePile.toSorted(), [
    'critical-hit',
    'disabled-hangar',
    'disabled-weapons',
    'structural-damage',
  ])
})

rule('Critical Hit counts as two: a further hit destroys the basestar', () => {
  table({ at: { tigh: 'weapons-control' }, space: { front: { basestars: [['critical-hit']] } }, dice: [5] })
    .action()
    .answers('tigh', 'activate:weapons-control')
    .finished()
    .expect({ basestars: { front: 0 } })
})

rule('Critical Hit drawn as the second token destroys the basestar', () => {
  const after = table({
    at: { tigh: 'weapons-control' },
    space: {
      front: { basestars: [['disabled-hangar']] },
      rear: { basestars: [['disabled-weapons', 'structural-damage']] },
    },
    dice: [5],
  })
    .action()
    .answers('tigh', 'activate:weapons-control')
    .answers('tigh', 'attack:front:basestar:0')
    .finished()
    .expect({ basestars: { front: 0, rear: 1 } })
  assert.deepEqual(after.state.basestarDamagePile.toSorted(), ['critical-hit', 'disabled-hangar'])
})

// Civilian ships drawn and destroyed

rule('a civilian ship that is drawn and destroyed comes from the pile, not from the board', () => {
  const after = table({ space: { front: { civilians: 3 } }, dice: [4] })
    .crisis('bomb-threat')
    .answers('tigh', 'option:1')
    .rest()
    .expect({ civilians: { front: 3 } })
  assert.equal(after.state.civilianPile.length, 8)
  assert.equal(after.state.removed.civilians.length, 1)
})

rule('when all civilian ships are on the board the current player picks the one that is destroyed', () => {
  const population = ['population-1', 'population-1', 'population-1', 'population-1', 'population-1', 'population-1']
  table({
    current: 'starbuck',
    space: {
      front: { civilians: ['population-2', 'population-2', 'empty', 'empty', 'population-fuel', 'population-morale'] },
      rear: { civilians: population },
    },
    dice: [4],
  })
    .crisis('bomb-threat')
    .answers('starbuck', 'option:1')
    .asks('starbuck', 'drawAndDestroyCivilians:fromBoard')
    .answers('starbuck', 'ship:front:4')
    .expect({ civilians: { front: 5, rear: 6 }, population: 11, fuel: 7, morale: 9 })
    .rest()
})

// When there are not enough pieces

rule('not enough raiders: the current player decides where the last ones go', () => {
  table({
    current: 'starbuck',
    space: {
      front: { raiders: 6 },
      rear: { raiders: 6 },
      starboardBow: { basestars: 1 },
      starboardAft: { basestars: 1 },
    },
  })
    .activate('launch')
    .asks('starbuck', 'placeShips:choose', ['area:starboardBow', 'area:starboardAft'])
    .answers('starbuck', 'area:starboardAft')
    .answers('starbuck', 'area:starboardBow')
    .answers('starbuck', 'area:starboardAft')
    .answers('starbuck', 'area:starboardAft')
    .finished()
    .expect({ raiders: { starboardBow: 1, starboardAft: 3 } })
})

rule('there are 16 raiders and no more', () => {
  table({ space: { front: { raiders: 16, basestars: 1 } } })
    .activate('launch')
    .finished()
    .expect({ raiders: { front: 16 } })
})

const cylonFleet: Situation = {
  seats: ['tigh', 'starbuck', 'baltar'],
  current: 'baltar',
  revealed: ['baltar'],
  at: { baltar: 'cylon-fleet' },
}

rule('not enough heavy raiders: a Cylon as the current player decides where the last one goes', () => {
  given({ ...cylonFleet, space: { front: { basestars: 1 }, rear: { basestars: 1, heavyRaiders: 3 } } })
    .action()
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'launchAll')
    .asks('baltar', 'placeShips:choose', ['area:front', 'area:rear'])
    .answers('baltar', 'area:front')
    .finished()
    .expect({ raiders: { front: 2, rear: 2 }, heavyRaiders: { front: 1, rear: 3 } })
})

rule('there are 4 heavy raiders and no more', () => {
  given({ ...cylonFleet, space: { front: { basestars: 1 }, rear: { heavyRaiders: 4 } } })
    .action()
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'launchAll')
    .finished()
    .expect({ raiders: { front: 2 }, heavyRaiders: { front: 0, rear: 4 } })
})

rule('not enough basestars, vipers and civilian ships: the current player decides which are not placed', () => {
  const civilians = 9
  table({ space: { front: { basestars: 1 }, rear: { civilians } }, damagedVipers: 7, dice: [1] })
    .superCrisis('massive-assault')
    .asks('tigh', 'placeShips:choose', ['area:starboardBow', 'area:starboardAft'])
    .answers('tigh', 'area:starboardAft')
    .asks('tigh', 'placeShips:choose', ['area:portAft', 'area:portBow'])
    .answers('tigh', 'area:portBow')
    .asks('tigh', 'placeShips:choose', ['area:portAft', 'area:portBow'])
    .answers('tigh', 'area:portAft')
    .answers('tigh', 'area:portBow')
    .answers('tigh', 'area:portAft')
    .finished()
    .expect({
      basestars: { front: 1, starboardBow: 0, starboardAft: 1 },
      raiders: { starboardBow: 4, starboardAft: 2 },
      heavyRaiders: { starboardAft: 1 },
      vipers: { portBow: 1, portAft: 0 },
      civilians: { portAft: 2, portBow: 1, rear: 9 },
    })
})

rule('without a centurion left a heavy raider stays in space', () => {
  table({ boarding: [2, 1, 1, 0], space: { portBow: { heavyRaiders: 1 } } })
    .activate('heavy')
    .finished()
    .expect({ boarding: [0, 2, 1, 1], heavyRaiders: { portBow: 1 } })
})

rule('with a single centurion left the current player decides which heavy raider boards', () => {
  table({ boarding: [2, 1, 0, 0], space: { portBow: { heavyRaiders: 1 }, portAft: { heavyRaiders: 1 } } })
    .activate('heavy')
    .asks('tigh', 'activateHeavyRaiders:board', ['area:portBow', 'area:portAft'])
    .answers('tigh', 'area:portAft')
    .finished()
    .expect({ boarding: [1, 2, 1, 0], heavyRaiders: { portBow: 1, portAft: 0 } })
})

// Damage to Galactica

const saboteur: Partial<Situation> = {
  current: 'starbuck',
  loyalty: { starbuck: ['cylon-damage-galactica'] },
  at: { starbuck: 'communications' },
}

const sabotages = (situation: Partial<Situation>, ...tokens: string[]): Table =>
  table({ ...saboteur, ...situation })
    .action()
    .answers('starbuck', 'reveal:cylon-damage-galactica')
    .answers('starbuck', 'yes')
    .answers('starbuck', ...tokens.map((token) => `damage:${token}`))
    .finished()

rule('the sixth damaged location destroys Galactica, and the Cylons win', () => {
  sabotages(
    { damaged: ['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'hangar-deck'] },
    'damage-armory',
    'lose-fuel',
  ).expect({ over: { winner: 'cylons', reason: 'galactica-destroyed' } })
})

rule('Galactica may be destroyed by two damage tokens at once', () => {
  sabotages(
    { damaged: ['ftl-control', 'weapons-control', 'command', 'admirals-quarters'] },
    'damage-armory',
    'damage-hangar-deck',
  ).expect({ over: { winner: 'cylons', reason: 'galactica-destroyed' } })
})

rule('the fifth damaged location does not destroy Galactica', () => {
  sabotages(
    { damaged: ['ftl-control', 'weapons-control', 'command', 'admirals-quarters'] },
    'damage-armory',
    'lose-fuel',
  ).expect({
    over: undefined,
    fuel: 7,
    damaged: ['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'armory'],
  })
})

rule('damage tokens with a resource cost it and leave the game', () => {
  const after = sabotages({ damaged: ['ftl-control', 'weapons-control', 'command'] }, 'lose-food', 'lose-fuel')
  after.expect({ fuel: 7, food: 7, morale: 10, population: 12, damaged: ['ftl-control', 'weapons-control', 'command'] })
  assert.deepEqual(after.state.removed.damage, ['lose-food', 'lose-fuel'])
  assert.deepEqual(after.state.damagePile.toSorted(), [
    'damage-admirals-quarters',
    'damage-armory',
    'damage-hangar-deck',
  ])
})

rule('everybody in a location that is damaged goes to Sickbay', () => {
  sabotages(
    {
      damaged: ['ftl-control', 'weapons-control', 'command'],
      at: { ...saboteur.at, tigh: 'armory', apollo: 'armory' },
    },
    'damage-armory',
    'damage-hangar-deck',
  ).expect({ at: { tigh: 'sickbay', apollo: 'sickbay' } })
})

rule('a repaired location can be used again, and its token goes back to the others', () => {
  const after = table({ at: { tigh: 'command' }, damaged: ['command', 'armory'], hands: { tigh: ['engineering 1'] } })
    .action('tigh', 2)
    .answers('tigh', 'play:engineering 1')
    .expect({ damaged: ['armory'] })
  assert.ok(after.state.damagePile.includes('damage-command'))
  after.answers('tigh', 'activate:command').answers('tigh', 'launch:portBow').answers('tigh', 'done').finished()
})

rule('a location that is damaged already is not damaged again', () => {
  const damaged = ['ftl-control', 'weapons-control', 'command', 'admirals-quarters', 'hangar-deck'] as const
  const { damagePile } = table({ damaged }).goesOn().state
  assert.deepEqual(damagePile.toSorted(), ['damage-armory', 'lose-food', 'lose-fuel'])
})

// Moving about in space

for (const [area, left, right] of [
  ['front', 'portBow', 'starboardBow'],
  ['starboardBow', 'front', 'starboardAft'],
  ['starboardAft', 'starboardBow', 'rear'],
  ['rear', 'starboardAft', 'portAft'],
  ['portAft', 'rear', 'portBow'],
  ['portBow', 'portAft', 'front'],
] as const) {
  rule(`a viper in ${area} flies to ${left} or ${right}, and not across Galactica`, () => {
    table({ current: 'starbuck', at: { starbuck: area } })
      .action()
      .answers('starbuck', 'viper')
      .asks('starbuck', 'flyViper:choose', [`fly:${left}`, `fly:${right}`, 'done'])
      .goesOn()
  })
}
