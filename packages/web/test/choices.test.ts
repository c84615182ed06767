// The form for a new table offers what the engine allows, and lets go of what no longer fits.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxCombinations, type GameOptions, isAllowed, playersWith, type SetId } from '@cic/engine'
import { fitting, type GameChoice, variantsFor } from '../src/lobby/choices.ts'

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

test('every box goes with every other', () => {
  for (const sets of boxCombinations()) assert.ok(playersWith(sets).some((players) => isAllowed({ sets, players })))
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
