// The Cylon Fleet and New Caprica: nothing on the board while Galactica is away, ships by shortage when it returns, and escorts afterwards.

import assert from 'node:assert/strict'
import { languages, view } from '../../../src/index.ts'
import { describeGathered, pursuitOf } from '../../../src/sets/exodus/cylon-fleet/index.ts'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { bothBoxes } from '../table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'zarek'] as const
const table = (situation: Partial<Situation>): Table =>
  bothBoxes({
    seats,
    admiral: 'tigh',
    president: 'roslin',
    ...situation,
    options: { objective: 'new-caprica', cylonFleet: true, noCylonLeader: true, ...situation.options },
  })

rule(
  'When the phase begins no civilian ship stays in space, though ships stay at other jumps; Cylon ships gather',
  () => {
    table({
      travelled: ['cylon-ambush', 'deep-space'],
      space: { rear: { civilians: 2 }, front: { raiders: 2, basestars: 1 } },
      revealed: ['zarek'],
      at: { zarek: 'basestar-bridge' },
      tops: { destination: ['barren-planet', 'icy-moon'] },
    })
      .jump()
      .answers('tigh', 'card:barren-planet')
      .rest()
      .expect({
        locked: 12,
        civilians: { rear: 0 },
        fleet: { front: { raider: 2, basestar: 1 } },
        at: { tigh: 'resistance-hq', zarek: 'occupation-authority' },
      })
  },
)

rule('While Galactica is away icons feed nothing, and the Basestar Bridge is out of reach', () => {
  table({
    newCaprica: {},
    revealed: ['zarek'],
    current: 'zarek',
    at: { zarek: 'occupation-authority' },
    hands: { zarek: ['politics 1'] },
    fleet: { front: { raider: 2 } },
    pursuit: 2,
  })
    .activate('raiders', 'heavy', 'basestars', 'launch')
    .finished()
    .expect({ fleet: { front: { raider: 2 } }, pursuit: 2 })
    .movement('zarek')
    .mayNot('zarek', 'location:basestar-bridge')
    .goesOn()
})

const returning: Partial<Situation> = {
  newCaprica: {},
  jumpPreparation: 4,
  current: 'tigh',
  fleet: { front: { basestar: 1, raider: 9 }, rear: { basestar: 1, raider: 8 } },
}
rule('When Galactica returns, ships come from the pile, then from the lowest area of the board', () => {
  table(returning)
    .crisis('contact-informant')
    .answers('tigh', 'option:1')
    .rest()
    .expect({
      basestars: { starboardBow: 1, starboardAft: 1 },
      raiders: { starboardBow: 4, starboardAft: 4 },
      fleet: { front: { raider: 9 }, rear: { raider: 3 } },
      vipers: { portBow: 2, portAft: 2 },
    })
})
rule('When Galactica returns the current player chooses the kinds of vipers', () => {
  table({ ...returning, fleet: {}, markVII: { reserves: 1 } })
    .crisis('contact-informant')
    .answers('tigh', 'option:1')
    .asks('tigh', 'placeShips:kind', ['kind:viper', 'kind:markVII'])
    .answers('tigh', 'kind:viper')
    .answers('tigh', 'kind:markVII')
    .rest()
    .expect({ vipers: { portBow: 2, portAft: 2 }, markVII: { damaged: 3, portAft: 1 } })
})

rule('Back in orbit icons feed again, and ships that are placed come from the pile alone: there are none', () => {
  table({ newCaprica: { orbit: true }, at: { tigh: 'command' }, dice: [4] })
    .activate('raiders')
    .finished()
    .expect({ fleet: { portBow: { raider: 1 } }, pursuit: 1, locked: 12 })
})
rule('Back in orbit vipers escort evacuated ships, which the pursuit brings back', () => {
  table({
    newCaprica: { orbit: true, locked: [], prepared: ['population-1', 'population-2'] },
    at: { tigh: 'shipyard' },
    space: { portBow: { vipers: 1 } },
    dice: [4],
  })
    .action()
    .answers('tigh', 'activate:shipyard')
    .answers('tigh', 'area:portBow')
    .answers('tigh', 'location:command')
    .finished(4)
    .expect({ civilians: { portBow: 1 }, prepared: 1 })
    .action()
    .answers('tigh', 'activate:command')
    .answers('tigh', 'escort:portBow:0')
    .answers('tigh', 'done')
    .finished(4)
    .expect({ civilians: { portBow: 0 } })
    .activate('raiders')
    .answers('starbuck', 'area:rear')
    .finished()
    .expect({ civilians: { rear: 1 }, prepared: 1 })
})
rule('The Basestar Bridge can be reached again, for a card from the planet', () => {
  table({
    newCaprica: { orbit: true },
    revealed: ['zarek'],
    current: 'zarek',
    at: { zarek: 'occupation-authority' },
    hands: { zarek: ['politics 1'] },
  })
    .movement('zarek')
    .answers('zarek', 'location:basestar-bridge')
    .rest()
    .expect({ at: { zarek: 'basestar-bridge' }, hand: { zarek: 0 } })
})
rule('The CAG keeps the title in Detention', () => {
  table({ newCaprica: {}, at: { starbuck: 'detention' } })
    .goesOn()
    .expect({ cag: 'starbuck' })
})

rule('While Galactica is away the board waits, and says what is on it', () => {
  const fleet = { front: { basestar: 1, raider: 2 }, rear: { raider: 3 } }
  const away = view(table({ newCaprica: {}, fleet, pursuit: 2 }).goesOn().state, 0)
  assert.deepEqual([pursuitOf(away)?.waits, pursuitOf(away)?.pursuit], [true, 2])
  assert.equal(describeGathered(away, 'en'), '1 basestar, 5 raiders')
  for (const language of languages) assert.notEqual(describeGathered(away, language), '')
  assert.equal(pursuitOf(view(table({ fleet }).goesOn().state, 0))?.waits, false)
})
