// Bots at tables with the Cylon Fleet: they see what waits beyond the line, escort, place ships out of the way, and use the Bridge.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { given, type Name, type Situation, type Table } from '@cic/engine/testing'
import { answerLegally, mostly } from './at-a-table.ts'

const options = { sets: ['base', 'exodus'], objective: 'kobol', cylonFleet: true } as const
const table = (situation: Situation): Table => given({ options: { ...options, sets: [...options.sets] }, ...situation })

/** What an officer mostly answers here. */
const answerOf = (situation: Situation, begin: (one: Table) => Table, name: Name): string =>
  mostly('fleet', () => begin(table(situation)), name)

const seats = ['apollo', 'roslin', 'starbuck', 'tigh'] as const

answerLegally(
  'the Cylon Fleet',
  [3, 4, 5, 6].map((players) => ({ players, ...options })),
)

test('an officer who is CAG places a ship where nobody waits beyond the line', () => {
  const answer = answerOf(
    {
      seats,
      at: { apollo: 'armory' },
      pursuit: 0,
      dice: [7],
      fleet: {
        front: { raider: 4, basestar: 1 },
        starboardBow: { raider: 4 },
        starboardAft: { raider: 4 },
        portAft: { raider: 3 },
      },
    },
    (one) => one.activate('raiders').until('placeCivilians:choose'),
    'apollo',
  )
  assert.ok(['area:rear', 'area:portBow'].includes(answer), answer)
})

test('an officer has a ship escorted that raiders are about to destroy', () => {
  const answer = answerOf(
    {
      seats: ['tigh', 'apollo', 'roslin', 'starbuck'],
      at: { apollo: 'armory', tigh: 'command' },
      space: { portBow: { vipers: 1, civilians: 1 }, portAft: { raiders: 5 }, front: { raiders: 4 } },
    },
    (one) => one.action().answers('tigh', 'activate:command'),
    'tigh',
  )
  assert.match(answer, /^escort:portBow/)
})

test('a revealed officer on the Basestar Bridge gives orders there rather than nothing', () => {
  const answer = answerOf(
    {
      seats: ['baltar', 'apollo', 'roslin', 'starbuck'],
      revealed: ['baltar'],
      at: { baltar: 'basestar-bridge', apollo: 'armory' },
      space: { front: { raiders: 6 } },
    },
    (one) => one.action(),
    'baltar',
  )
  assert.equal(answer, 'activate:basestar-bridge')
})

test('a nuke goes where a basestar is, and not where our own ships are', () => {
  const answer = answerOf(
    {
      seats: ['adama', 'apollo', 'roslin', 'starbuck'],
      admiral: 'adama',
      at: { apollo: 'armory' },
      space: {
        front: { basestars: 1, raiders: 3 },
        portBow: { basestars: 1, raiders: 3, vipers: 3, civilians: 4 },
      },
    },
    (one) => one.action().answers('adama', 'nuke'),
    'adama',
  )
  assert.equal(answer, 'area:front')
})
