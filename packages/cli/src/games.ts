// Many games, in one thread or several. A game depends on the plan and its number alone, so that the threads change
// nothing but the time it takes.

import { Worker } from 'node:worker_threads'
import { factsOfNumber } from './balance/facts.ts'
import { countsOf } from './counting.ts'
import { metInNumber } from './coverage.ts'
import { playPair } from './duelling.ts'
import { samplesOf } from './fitting.ts'
import { playNumber } from './simulation.ts'

/** What can be made of game number n. */
const tasks = {
  simulation: playNumber,
  facts: factsOfNumber,
  pair: playPair,
  samples: samplesOf,
  coverage: metInNumber,
  rates: countsOf,
}

type Tasks = typeof tasks
type Kind = keyof Tasks
type Plan<K extends Kind> = Parameters<Tasks[K]>[0]
type Outcome<K extends Kind> = ReturnType<Tasks[K]>

/** What a thread is told. */
export interface Assignment<K extends Kind = Kind> {
  readonly kind: K
  readonly plan: Plan<K>
  readonly first: number
  readonly step: number
}

export function play<K extends Kind>(kind: K, plan: Plan<K>, number: number): Outcome<K> {
  const task = tasks[kind] as (plan: Plan<K>, number: number) => Outcome<K>
  return task(plan, number)
}

/** Plays all games of a plan, in this thread or in so many others; what came of them is in the order of their numbers. */
export async function playAll<K extends Kind>(kind: K, plan: Plan<K>, jobs: number): Promise<Outcome<K>[]> {
  const outcomes: Outcome<K>[] = []
  const progress = progressBar(plan.games)
  const take = (outcome: Outcome<K>): void => {
    outcomes.push(outcome)
    progress(outcomes.length)
  }
  if (jobs === 1) for (let number = 0; number < plan.games; number++) take(play(kind, plan, number))
  else
    await Promise.all(Array.from({ length: jobs }, (_, first) => inThread<K>({ kind, plan, first, step: jobs }, take)))
  return outcomes.sort((one, other) => one.number - other.number)
}

function inThread<K extends Kind>(workerData: Assignment<K>, take: (outcome: Outcome<K>) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./games-worker.ts', import.meta.url), { workerData })
    worker.on('message', take)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with ${code}`))))
  })
}

/** Draws itself on a terminal, ten times a second at most. */
function progressBar(games: number): (played: number) => void {
  if (!process.stderr.isTTY) return () => undefined
  let drawn = 0
  return (played) => {
    const now = performance.now()
    if (now - drawn < 100 && played < games) return
    drawn = now
    const filled = Math.round((40 * played) / games)
    process.stderr.write(`\r[${'#'.repeat(filled)}${' '.repeat(40 - filled)}] ${played} of ${games} games`)
    if (played === games) process.stderr.write('\r\u001b[K')
  }
}
