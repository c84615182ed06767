// A thread of the random games: plays every so manieth of them.

import { parentPort, workerData } from 'node:worker_threads'
import { coveringOptions, everyAllowedOptions, type Options } from '../../src/index.ts'
import { checkInvariants, type GamePlan, playGame } from '../../testing/index.ts'

export interface Played {
  readonly plan: GamePlan
  readonly choices: number
  readonly faults: readonly string[]
}

/** Which combinations of options are played, and how closely the games are looked at. */
export type Coverage = keyof typeof coverages

const coverages = {
  /** Whatever two settings go together: everything is checked after every third choice, each game beginning with another. */
  pairs: { options: (all: Options[]) => coveringOptions(all, 2), times: 1, fully: 3, restore: 1 },
  /** Whatever three go together: everything is checked now and then. */
  triples: { options: (all: Options[]) => coveringOptions(all, 3), times: 2, fully: 40, restore: 25 },
  /** Every combination that is allowed: everything is checked at the end. */
  all: { options: (all: Options[]) => all, times: 1, fully: undefined, restore: 0 },
}

const { coverage, first, step } = workerData as { coverage: Coverage; first: number; step: number }
const { options: chosen, times, fully, restore } = coverages[coverage]
const options = chosen(everyAllowedOptions())

const played: Played[] = []
for (let number = first; number < options.length * times; number += step) played.push(play(planOf(number)))
parentPort?.postMessage(played)

/** In every fourth game players give standing orders as well; in every fifth the table closes the windows. */
function planOf(number: number): GamePlan {
  return {
    options: { ...options[number % options.length], ...(number % 5 === 0 ? { timedWindows: true } : {}) },
    seed: `random ${coverage} ${number}`,
    orders: number % 4 === 0,
    ...(fully === undefined ? {} : { check: { fully, offset: number % fully, restore } }),
  }
}

function play(plan: GamePlan): Played {
  const { game, record, faults } = playGame(plan)
  const choices = record.choices.length
  return { plan, choices, faults: plan.check === undefined ? [...faults, ...checkInvariants(game, choices)] : faults }
}
