// A thread of the random games: plays every so manieth of them.

import { parentPort, workerData } from 'node:worker_threads'
import type { SetId } from '../../src/core/ids.ts'
import { allowedOptions } from '../../src/index.ts'
import { type GamePlan, playGame } from '../../testing/index.ts'

export interface Played {
  readonly plan: GamePlan
  readonly choices: number
  readonly faults: readonly string[]
}

const { games, first, step, restoring, sets } = workerData as Record<'games' | 'first' | 'step', number> & {
  restoring: boolean
  sets: readonly SetId[]
}

const played: Played[] = []
const all = allowedOptions(sets)
/** Where there are fewer games than combinations, those that are played lie far apart. */
const apart = Math.max(1, all.length / games)
for (let number = first; number < games; number += step) {
  const plan = planOf(number)
  const { record, faults } = playGame(plan)
  played.push({ plan, choices: record.choices.length, faults })
}
parentPort?.postMessage(played)

/** In every fourth game players give standing orders as well; in every fifth the table closes the windows. */
function planOf(number: number): GamePlan {
  const thorough = number % 100 === 0
  const check = { fully: thorough ? 1 : 40, offset: number % 40, restore: thorough || restoring ? 1 : 25 }
  const seed = `random ${[...sets.slice(1), number].join(' ')}`
  const options = {
    ...all[Math.floor(number * apart) % all.length],
    ...(number % 5 === 0 ? { timedWindows: true } : {}),
  }
  return { options, seed, orders: number % 4 === 0, check }
}
