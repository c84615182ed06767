// The form for a new table offers what the engine allows, and lets go of what no longer fits.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GameOptions, isAllowed, playersWith, type SetId } from '@cic/engine'
import { bundles, fitting, type GameChoice, goTogether, variantsFor } from '../src/lobby/choices.ts'

const pegasus: readonly SetId[] = ['base', 'pegasus']

test('only variants that go with the boxes, the players and each other are offered', () => {
  assert.deepEqual(variantsFor({ sets: ['base'] }, 4), ['noSympathizer'])
  assert.deepEqual(variantsFor({ sets: ['base'] }, 5), [])
  assert.deepEqual(variantsFor({ sets: pegasus }, 4), ['noCylonLeader', 'sympatheticCylon'])
  assert.deepEqual(variantsFor({ sets: pegasus, noCylonLeader: true }, 4), [
    'noSympathizer',
    'noCylonLeader',
    'sympatheticCylon',
  ])
  assert.deepEqual(variantsFor({ sets: pegasus }, 7), [])
  assert.deepEqual(variantsFor({ sets: pegasus }, 3), [])
  assert.deepEqual(variantsFor({ sets: ['base', 'exodus'] }, 5), ['personalGoals', 'finalFive', 'cylonFleet'])
})

test('boxes that are not played together are not offered together, and every box is offered', () => {
  for (const sets of bundles()) assert.ok(goTogether(sets), sets.join())
  assert.deepEqual(bundles().slice(0, 2), [['base'], pegasus])
  assert.deepEqual(bundles().at(-1), ['base', 'daybreak'])
  assert.equal(goTogether(['base', 'exodus', 'daybreak']), false)
  assert.deepEqual(playersWith(['base', 'daybreak']), [3, 4, 5, 6, 7])
  assert.deepEqual(variantsFor({ sets: ['base', 'daybreak'], objective: 'earth' }, 5), ['noCylonLeader'])
})

test('whatever was chosen, what is left of it can be played', () => {
  const wanted: GameChoice = { sets: pegasus, noCylonLeader: true, sympatheticCylon: true, noSympathizer: true }
  for (const sets of [pegasus, ['base'] as const]) {
    for (const players of playersWith(sets)) {
      const left = fitting({ ...wanted, sets }, players)
      assert.ok(isAllowed({ ...left, players } as GameOptions), `${players}: ${JSON.stringify(left)}`)
    }
  }
  assert.deepEqual(fitting({ sets: pegasus, noSympathizer: true, noCylonLeader: true }, 6), {
    sets: pegasus,
    noCylonLeader: true,
    noSympathizer: true,
  })
})
