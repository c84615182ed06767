// How long it is until something is due. What takes less than a minute is counted from when it came up, by a clock that nobody sets:
// neither does a window close early because the clock on the wall was set forward, nor stay open because it was set back.

import type { Duty } from './table/due.ts'
import type { Table } from './table/table.ts'
import { voteLasts } from './table/votes.ts'
import { mostWatching } from './table/watching.ts'

const short = 60_000

export class Deadlines {
  /** By table and duty: when it is due, by the clock that nobody sets. */
  readonly #tables = new Map<string, Map<string, number>>()

  /** In so many milliseconds; `now` is the time on the wall. */
  wait(table: Table, duty: Duty, now: number): number {
    const long = lengthOf(table, duty)
    if (long > short) return duty.at - now
    const known = this.#tables.get(table.id) ?? new Map<string, number>()
    this.#tables.set(table.id, known)
    const name = JSON.stringify(duty)
    const due = known.get(name) ?? performance.now() + Math.min(duty.at - now, long + mostWatching(table))
    known.set(name, due)
    return due - performance.now()
  }

  /** What is not due any more. */
  forget({ id }: Table, duties: readonly Duty[]): void {
    const known = this.#tables.get(id)
    if (known === undefined) return
    const names = new Set(duties.map((duty) => JSON.stringify(duty)))
    for (const name of known.keys()) if (!names.has(name)) known.delete(name)
    if (known.size === 0) this.#tables.delete(id)
  }
}

/** How long it takes from when it comes up. Clocks of players are the wall's: a night passes while nobody plays. */
function lengthOf(table: Table, { kind }: Duty): number {
  const { windowSeconds, botSeconds } = table.settings.pace
  if (kind === 'bot' || kind === 'order') return botSeconds * 1000
  if (kind === 'close') return windowSeconds * 1000
  return kind === 'expire' ? voteLasts(table) : Infinity
}
