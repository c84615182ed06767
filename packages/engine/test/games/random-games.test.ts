// Whole games by players who choose at random, over all boxes, player numbers and options. Wherever games are checked, every card, ship and
// token is counted after every choice, and a stored and restored copy is played along; how often the views of all seats, their agreement, their
// determinizations and the stored text are checked as well is said beside the combinations that are played.

import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import { allowedOptions, coveringOptions, everyAllowedOptions } from '../../src/index.ts'
import { playGame } from '../../testing/index.ts'
import type { Coverage, Played } from './random-games-worker.ts'

/** How many games each comes to. */
const games = { pairs: 41, triples: 270, all: 2862 } as const satisfies Record<Coverage, number>

for (const coverage of Object.keys(games) as Coverage[]) {
  // As long as its file may take: thousands of games on a busy machine.
  test(`${games[coverage]} random games (${coverage}) finish, and every invariant holds`, {
    timeout: 1_200_000,
  }, async () => {
    const threads = Math.min(4, availableParallelism())
    const work = Array.from({ length: threads }, (_, first) => inThread({ coverage, first, step: threads }))
    const played = (await Promise.all(work)).flat()
    const failed = played.filter(({ faults }) => faults.length > 0)
    assert.deepEqual(
      failed.slice(0, 3).map(({ plan, choices, faults }) => ({ plan, choices, faults })),
      [],
      `${failed.length} games failed`,
    )
    assert.equal(played.length, games[coverage])
  })
}

test('games played on safe defaults alone finish with every pair of settings', () => {
  for (const options of coveringOptions(everyAllowedOptions(), 2)) {
    for (const seed of options.sets.length > 1 ? ['default 1'] : ['default 1', 'default 2', 'default 3']) {
      const check = { fully: 50, restore: 50 }
      const { game, faults } = playGame({ options, seed, players: ['default'], check })
      assert.deepEqual(faults, [], `${seed} with ${JSON.stringify(options)}`)
      assert.ok(game.over)
    }
  }
})

test('the same options, seed and choices give the same game to the byte', () => {
  const plan = { options: allowedOptions()[0], seed: 'twice', orders: true }
  const [one, other] = [playGame(plan), playGame(plan)]
  assert.equal(JSON.stringify(one.record), JSON.stringify(other.record))
  assert.equal(JSON.stringify(one.game), JSON.stringify(other.game))
})

interface Work {
  readonly coverage: Coverage
  readonly first: number
  readonly step: number
}

function inThread(workerData: Work): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./random-games-worker.ts', import.meta.url), { workerData })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
