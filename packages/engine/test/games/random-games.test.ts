// Whole games by players who choose at random, over all player numbers and options. In every game, after every choice,
// every card, ship and token is counted, and a stored and restored copy is played along. The views of all seats, their
// agreement, their determinizations and the stored text are checked after every 40th choice and at the end, at another
// place in every game; in every 100th game they are checked after every choice.

import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { SetId } from '../../src/core/ids.ts'
import { allowedOptions } from '../../src/index.ts'
import { playGame } from '../../testing/index.ts'
import type { Played } from './random-games-worker.ts'

/** The run that restores between all choices plays fewer games and stores each after every choice. */
const restoring = process.env.CIC_RESTORE === '1'
const boxes: readonly (readonly [sets: readonly SetId[], games: number, combinations: number])[] = [
  [['base'], restoring ? 54 : 504, 18],
  [['base', 'pegasus'], restoring ? 42 : 336, 84],
  [['base', 'exodus'], restoring ? 36 : 288, 288],
  [['base', 'pegasus', 'exodus'], restoring ? 42 : 672, 1008],
  [['base', 'daybreak'], restoring ? 24 : 192, 48],
]

for (const [sets, games, combinations] of boxes) {
  // As long as its file may take: thousands of games on a busy machine.
  test(`${games} random games with ${sets.join(' and ')} finish, and every invariant holds`, {
    timeout: 1_200_000,
  }, async () => {
    const threads = Math.min(4, availableParallelism())
    const work = Array.from({ length: threads }, (_, first) => inThread({ sets, games, first, step: threads }))
    const played = (await Promise.all(work)).flat()
    const failed = played.filter(({ faults }) => faults.length > 0)
    assert.deepEqual(
      failed.slice(0, 3).map(({ plan, choices, faults }) => ({ plan, choices, faults })),
      [],
      `${failed.length} games failed`,
    )
    assert.equal(played.length, games)
    // Player numbers, objectives, three settings of resources, and the variants that go with them.
    const options = played.map(({ plan }) => JSON.stringify({ ...plan.options, timedWindows: undefined }))
    assert.equal(new Set(options).size, Math.min(games, combinations))
  })
}

test('games played on safe defaults alone finish with every combination of options, of many with every eleventh', () => {
  const some = boxes.flatMap(([sets]) => allowedOptions(sets).filter((_, i, all) => all.length < 100 || i % 11 === 0))
  for (const options of some) {
    for (const seed of options.sets.length > 1 ? ['default 1'] : ['default 1', 'default 2', 'default 3']) {
      const check = { fully: 50, restore: 50 }
      const { game, faults } = playGame({ options, seed, players: ['default'], check })
      // Whoever is in the Brig draws no crisis card, and on safe defaults nobody tries to get out.
      if (game.seats.every(({ at }) => at === 'brig')) continue
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
  readonly sets: readonly SetId[]
  readonly games: number
  readonly first: number
  readonly step: number
}

function inThread(work: Work): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./random-games-worker.ts', import.meta.url), {
      workerData: { ...work, restoring },
    })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
