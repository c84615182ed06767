// Vipers Mark VII beside ordinary ones: repaired, launched, flown, attacked, damaged and destroyed; and escorts.

import assert from 'node:assert/strict'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { pursued } from '../table.ts'

const seats = ['tigh', 'starbuck', 'apollo', 'tyrol'] as const
const table = (situation: Partial<Situation> = {}): Table =>
  pursued({ seats, at: { apollo: 'armory', tigh: 'command' }, ...situation })

// Taking one

rule('Who repairs chooses the kind, where there are both', () => {
  table({
    current: 'tyrol',
    at: { tyrol: 'hangar-deck', apollo: 'armory' },
    hands: { tyrol: ['repair-1'] },
    damagedVipers: 2,
  })
    .action()
    .answers('tyrol', 'play:repair-1')
    .answers('tyrol', 'vipers:2')
    .asks('tyrol', 'choosingVipers:choose', ['kind:viper', 'kind:markVII'])
    .answers('tyrol', 'kind:markVII')
    .answers('tyrol', 'kind:markVII')
    .rest()
    .expect({ damagedVipers: 4, markVII: { damaged: 2, reserves: 2 }, reserves: { vipers: 6 } })
})

rule('Where only Mark VII are damaged nobody is asked', () => {
  table({ current: 'tyrol', at: { tyrol: 'hangar-deck', apollo: 'armory' }, hands: { tyrol: ['repair-1'] } })
    .action()
    .answers('tyrol', 'play:repair-1')
    .answers('tyrol', 'vipers:1')
    .rest()
    .expect({ markVII: { damaged: 3, reserves: 1 }, reserves: { vipers: 7 } })
})

rule('Who launches chooses the kind', () => {
  table({ markVII: { reserves: 1 } })
    .action()
    .answers('tigh', 'activate:command')
    .may('tigh', 'launch:portBow')
    .answers('tigh', 'launch:portBow:markVII')
    .mayNot('tigh', 'launch:portBow:markVII')
    .answers('tigh', 'done')
    .finished()
    .expect({ vipers: { portBow: 1 }, markVII: { damaged: 3, portBow: 1 }, reserves: { vipers: 6 } })
})

rule('A pilot chooses the viper too, and leaves it in the Reserves', () => {
  table({
    current: 'starbuck',
    markVII: { reserves: 1 },
    at: { starbuck: 'hangar-deck', apollo: 'armory' },
    hands: { starbuck: ['piloting 1'] },
  })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .asks('starbuck', 'hangarDeck:launch', [
      'area:portBow',
      'area:portAft',
      'launch:portBow:markVII',
      'launch:portAft:markVII',
    ])
    .answers('starbuck', 'launch:portAft:markVII')
    .answers('starbuck', 'nothing')
    .finished()
    .expect({ at: { starbuck: 'portAft' }, markVII: { damaged: 3 }, reserves: { vipers: 6 } })
    .movement('starbuck')
    .answers('starbuck', 'location:hangar-deck')
    .rest()
    .expect({ at: { starbuck: 'hangar-deck' }, markVII: { damaged: 3, reserves: 1 }, reserves: { vipers: 7 } })
})

rule('Apollo takes over the very viper that was launched', () => {
  table({ markVII: { reserves: 1 }, space: { portBow: { vipers: 1 } } })
    .action()
    .answers('tigh', 'activate:command')
    .answers('tigh', 'launch:portBow:markVII')
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'nothing')
    .rest()
    .expect({ at: { apollo: 'portBow' }, vipers: { portBow: 1 }, markVII: { damaged: 3 } })
})

// Flying

rule('An unmanned Mark VII moves up to 2 areas, an ordinary viper 1', () => {
  const flying = table({ markVII: { front: 1 }, space: { rear: { vipers: 1 } } })
    .action()
    .answers('tigh', 'activate:command')
  for (const to of ['starboardBow', 'portBow', 'starboardAft', 'portAft'])
    flying.may('tigh', `move:front:${to}:markVII`)
  flying.mayNot('tigh', 'move:front:rear:markVII').may('tigh', 'move:rear:portAft').mayNot('tigh', 'move:rear:portBow')
  flying
    .answers('tigh', 'move:front:portAft:markVII')
    .answers('tigh', 'done')
    .finished()
    .expect({ vipers: { front: 0, portAft: 1, rear: 1 }, markVII: { damaged: 3, portAft: 1 } })
})

rule('A pilot of a Mark VII flies 2 areas, as an action and as a move', () => {
  const flying = table({ current: 'starbuck', at: { starbuck: 'front', apollo: 'armory' }, inMarkVII: ['starbuck'] })
  flying
    .movement('starbuck')
    .may('starbuck', 'fly:portAft')
    .mayNot('starbuck', 'fly:rear')
    .answers('starbuck', 'fly:portAft')
    .finished()
    .action('starbuck')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'fly:starboardAft')
    .finished()
    .expect({ at: { starbuck: 'starboardAft' } })
  table({ current: 'starbuck', at: { starbuck: 'front', apollo: 'armory' } })
    .movement('starbuck')
    .mayNot('starbuck', 'fly:portAft')
    .goesOn()
})

// Under fire

for (const [die, left, damaged, destroyed] of [
  [5, 1, 3, 0],
  [6, 0, 4, 0],
  [7, 0, 4, 0],
  [8, 0, 3, 1],
] as const) {
  rule(`A raider attacks a Mark VII and rolls ${die}`, () => {
    table({ markVII: { front: 1 }, space: { front: { raiders: 1 } }, dice: [die] })
      .activate('raiders')
      .rest()
      .expect({ vipers: { front: left }, damagedVipers: damaged, destroyedVipers: destroyed })
  })
  rule(`A raider attacks Starbuck in a Mark VII and rolls ${die}`, () => {
    table({
      at: { starbuck: 'front', apollo: 'armory' },
      inMarkVII: ['starbuck'],
      space: { front: { raiders: 1 } },
      dice: [die],
    })
      .activate('raiders')
      .rest()
      .expect({
        at: { starbuck: left === 1 ? 'front' : 'sickbay' },
        damagedVipers: damaged,
        destroyedVipers: destroyed,
        reserves: { vipers: 6 },
      })
  })
}

rule('The current player says which of two kinds a raider attacks', () => {
  table({ markVII: { front: 1 }, space: { front: { raiders: 1, vipers: 1 } }, dice: [5] })
    .activate('raiders')
    .asks('tigh', 'activateRaiders:chooseViper', ['viper:front', 'viper:front:markVII'])
    .answers('tigh', 'viper:front')
    .rest()
    .expect({ vipers: { front: 1 }, markVII: { damaged: 3, front: 1 }, damagedVipers: 4 })
})

rule('Vipers damaged in the Reserves: the current player chooses the kinds', () => {
  table({ markVII: { reserves: 2 }, pursuit: 1, hands: {} })
    .crisis('review-camera-footage')
    .answers('apollo', 'option:0')
    .answers('tigh', 'kind:viper')
    .answers('tigh', 'kind:markVII')
    .rest()
    .expect({ damagedVipers: 4, markVII: { damaged: 3, reserves: 1 }, reserves: { vipers: 6 } })
})

rule('When the fleet jumps Mark VII come home with the others', () => {
  table({
    markVII: { front: 2 },
    space: { front: { vipers: 1 } },
    at: { starbuck: 'rear', apollo: 'armory' },
    inMarkVII: ['starbuck'],
  })
    .jump()
    .rest()
    .expect({ reserves: { vipers: 9 }, markVII: { damaged: 1, reserves: 3 }, vipers: { front: 0 } })
})

rule('A Mark VII whose pilot is executed or sent to the Brig is in the Reserves', () => {
  const flown = { at: { starbuck: 'front', apollo: 'armory' }, inMarkVII: ['starbuck'] } as const
  table({ ...flown, cag: 'starbuck' })
    .superCrisis('fighting-blind')
    .answers('starbuck', 'option:1')
    .answers('starbuck', 'character:tom-zarek')
    .rest()
    .expect({ reserves: { vipers: 7 }, markVII: { damaged: 3, reserves: 1 } })
  table({ ...flown, president: 'tigh' })
    .crisis('truth-and-reconciliation')
    .answers('tigh', 'option:0')
    .answers('tigh', 'seat:starbuck')
    .rest()
    .expect({ reserves: { vipers: 7 }, markVII: { damaged: 3, reserves: 1 }, at: { starbuck: 'brig' } })
})

// Escorts

rule(
  'An unmanned viper escorts a civilian ship of its area back among the others, and nobody knows it any more',
  () => {
    const escorted = table({ space: { portBow: { vipers: 1, civilians: 2 }, rear: { civilians: 1 } } })
      .action()
      .answers('tigh', 'activate:command')
      .mayNot('tigh', 'escort:rear:0')
      .answers('tigh', 'escort:portBow:1')
      .answers('tigh', 'done')
      .finished()
      .expect({ civilians: { portBow: 1, rear: 1 }, vipers: { portBow: 1 } })
    assert.equal(escorted.state.civilianPile.length, 10)
  },
)

rule('So does a pilot, instead of moving or attacking', () => {
  table({
    current: 'starbuck',
    at: { starbuck: 'rear', apollo: 'armory' },
    space: { rear: { civilians: 1, raiders: 1 } },
  })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'escort:rear:0')
    .finished()
    .expect({ civilians: { rear: 0 }, raiders: { rear: 1 } })
})

rule('Maximum Firepower is for attacks alone', () => {
  table({
    current: 'starbuck',
    at: { starbuck: 'rear', apollo: 'armory' },
    hands: { starbuck: ['maximum-firepower-3'] },
    space: { rear: { civilians: 1, raiders: 2 } },
  })
    .action()
    .answers('starbuck', 'play:maximum-firepower-3')
    .isAskedWithout('starbuck', 'escort:rear:0')
    .goesOn()
})
