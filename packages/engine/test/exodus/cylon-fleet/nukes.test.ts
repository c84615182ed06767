// Nukes with the Cylon Fleet: at a space area, each result of the die.

import assert from 'node:assert/strict'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { pursued } from '../table.ts'

const seats = ['adama', 'starbuck', 'apollo', 'roslin'] as const
const table = (situation: Partial<Situation> = {}): Table =>
  pursued({ seats, at: { apollo: 'armory' }, admiral: 'adama', ...situation })

const crowd: Situation['space'] = {
  front: { basestars: 1, raiders: 5, heavyRaiders: 1, vipers: 1, civilians: ['population-1'] },
}
const launched = (die: number, more: Partial<Situation> = {}): Table =>
  table({ space: crowd, dice: [die], ...more })
    .action()
    .answers('adama', 'nuke')
    .answers('adama', 'area:front')

rule('A nuke may be launched at any space area, even at an empty one, and is spent', () => {
  table({ dice: [8] })
    .action()
    .answers('adama', 'nuke')
    .asks('adama', 'launchNuke:target', [
      'area:front',
      'area:starboardBow',
      'area:starboardAft',
      'area:rear',
      'area:portAft',
      'area:portBow',
    ])
    .answers('adama', 'area:rear')
    .finished()
    .expect({ nukes: 1, nukesBeside: 2 })
})

for (const die of [1, 2]) {
  rule(`On ${die} a basestar there is damaged twice`, () => {
    const hit = launched(die, { tokens: ['disabled-hangar', 'structural-damage'] }).finished()
    assert.deepEqual(hit.state.space.front.basestars[0].damage, ['disabled-hangar', 'structural-damage'])
    hit.expect({ raiders: { front: 5 }, nukes: 1 })
  })
}
for (const die of [3, 6]) {
  rule(`On ${die} a basestar there is destroyed`, () => {
    launched(die)
      .finished()
      .expect({ basestars: { front: 0 }, raiders: { front: 5 }, heavyRaiders: { front: 1 } })
  })
}
rule('On 7 a basestar is destroyed with 3 raiders', () => {
  launched(7)
    .finished()
    .expect({ basestars: { front: 0 }, raiders: { front: 2 }, heavyRaiders: { front: 1 }, vipers: { front: 1 } })
})
rule('On 7 without a basestar the raiders are destroyed all the same', () => {
  launched(7, { space: { front: { raiders: 4 } } })
    .finished()
    .expect({ raiders: { front: 1 } })
})
rule('On 8 every ship there is destroyed: Cylons, vipers, civilian ships; pilots go to Sickbay', () => {
  launched(8, { at: { starbuck: 'front', apollo: 'armory' }, markVII: { front: 1 }, inMarkVII: ['starbuck'] })
    .finished()
    .expect({
      basestars: { front: 0 },
      raiders: { front: 0 },
      heavyRaiders: { front: 0 },
      vipers: { front: 0 },
      civilians: { front: 0 },
      population: 11,
      destroyedCivilians: ['population-1'],
      destroyedVipers: 3,
      markVII: { damaged: 2, destroyed: 2 },
      at: { starbuck: 'sickbay' },
    })
})
rule('Of two basestars the Admiral chooses the one that is hit', () => {
  const hit = launched(2, { space: { front: { basestars: 2 } }, tokens: ['disabled-hangar', 'disabled-weapons'] })
    .asks('adama', 'nukeOnArea:basestar', ['attack:front:basestar:0', 'attack:front:basestar:1'])
    .answers('adama', 'attack:front:basestar:1')
    .finished()
  assert.deepEqual(
    hit.state.space.front.basestars.map(({ damage }) => damage.length),
    [0, 2],
  )
})
rule('Damage that destroys a basestar at the first hit leaves the other alone', () => {
  launched(1, { space: { front: { basestars: [['disabled-hangar', 'disabled-weapons'], []] } } })
    .answers('adama', 'attack:front:basestar:0')
    .finished()
    .expect({ basestars: { front: 1 } })
})
rule('Ships on the Cylon Fleet board are out of reach', () => {
  launched(8, { fleet: { front: { basestar: 1, raider: 2 } } })
    .finished()
    .expect({ fleet: { front: { basestar: 1, raider: 2 } } })
})
