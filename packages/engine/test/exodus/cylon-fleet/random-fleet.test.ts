// Whole games with the Cylon Fleet by players who choose at random, alone and with Pegasus: every invariant holds, and everything that the
// board can bring is met.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SetId } from '../../../src/core/ids.ts'
import type { LogEntry } from '../../../src/core/state.ts'
import { checkOptions } from '../../../src/index.ts'
import { playGame } from '../../../testing/index.ts'

const games = 80

/** What a log tells of, as words to be counted. */
function* metIn(log: readonly LogEntry[]): Generator<string> {
  for (const [at, { t, card, effect }] of log.entries()) {
    yield t
    if (t === 'choosesEffect' && card === 'basestar-bridge') yield `bridge: ${(effect as { kind: string }).kind}`
    if (t === 'launchesNukeAt') yield `nuke: ${log.slice(at).find((entry) => entry.t === 'rolls')?.die}`
  }
}

function play(sets: readonly SetId[], players: readonly number[]): Map<string, number> {
  const met = new Map<string, number>()
  for (let i = 0; i < games; i++) {
    const options = checkOptions({ players: players[i % players.length], sets, cylonFleet: true })
    const check = { fully: 40, offset: i, restore: 40 }
    const { game, faults } = playGame({ options, seed: `fleet ${i}`, players: ['random'], orders: i % 2 === 0, check })
    assert.deepEqual(faults, [], `fleet ${i} with ${sets}`)
    for (const one of metIn(game.log)) met.set(one, (met.get(one) ?? 0) + 1)
  }
  return met
}

test('random games with the Cylon Fleet finish, and meet all that it brings', () => {
  const met = play(['base', 'exodus'], [3, 4, 5, 6])
  const wanted = [
    ...['fleetGathers', 'fleetArrives', 'fleetFollows', 'comesOver', 'pursuit', 'autoAttack', 'usedUp', 'escorts'],
    ...['choosesViper', 'nukeDestroysAll'],
    ...['cagPlacesShips', 'gatherShips', 'roll', 'raidersBarrage'].map((order) => `bridge: ${order}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((die) => `nuke: ${die}`),
  ]
  assert.deepEqual(
    wanted.filter((one) => !met.has(one)),
    [],
  )
})

test('random games with the Cylon Fleet and Pegasus finish', () => {
  play(['base', 'pegasus', 'exodus'], [3, 4, 5, 6, 7])
})
