// How the four resources went, turn by turn, read from the log.

import { type LogEntry, type Resource, resources, type View } from '@cic/engine'
import { broughtBy } from '../boxes/slots.ts'

export type History = Readonly<Record<Resource, readonly number[]>>

/** The value of each resource at the start and at the end of every turn. */
export function historyOf(log: readonly LogEntry[], now: Readonly<Record<Resource, number>>): History {
  const history = Object.fromEntries(
    resources.map((resource) => [resource, [startOf(log, resource, now[resource])]]),
  ) as unknown as Record<Resource, number[]>
  for (const entry of log) {
    if (entry.t === 'turn') for (const resource of resources) history[resource].push(history[resource].at(-1) ?? 0)
    if (entry.t === 'resource') {
      const list = history[entry.resource as Resource]
      list[list.length - 1] = Number(entry.now)
    }
  }
  return history
}

/** Before its first change; what it is now, if it never changed. */
function startOf(log: readonly LogEntry[], resource: Resource, now: number): number {
  const first = log.find((entry) => entry.t === 'resource' && entry.resource === resource)
  return first === undefined ? now : Number(first.now) - Number(first.by)
}

const keyLines = [
  'reveals',
  'sympathizerToBrig',
  'sleeperAgentPhase',
  'destination',
  'goalInSight',
  'checkOutcome',
  'superCrisis',
  'launchesNuke',
  'basestarDestroyed',
  'civilianDestroyed',
  'locationDamaged',
  'title',
  'boards',
  'gameOver',
]

/** What a reader remembers of a game, with the turn in which it was. */
export function keyMoments({ log, options }: Pick<View, 'log' | 'options'>): { turn: number; entry: LogEntry }[] {
  const big = [...keyLines, ...broughtBy({ options }, 'keyLines').flat()]
  let turn = 0
  return log.flatMap((entry) => {
    if (entry.t === 'turn') turn = Number(entry.turn)
    return big.includes(entry.t) && !(entry.t === 'title' && turn === 0) ? [{ turn, entry }] : []
  })
}
