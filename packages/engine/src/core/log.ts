// What happened, as facts; `language/log.ts` has the sentences. An entry with `only` is seen by those seats alone.

import type { LogKey } from '../language/log.ts'
import type { Game, LogEntry, Seat } from './state.ts'

export function log(game: Game, t: LogKey, facts: Record<string, unknown>, only?: readonly Seat[]): void {
  const entry = facts as LogEntry
  entry.t = t
  if (only !== undefined) entry.only = [...only]
  game.log.push(entry)
}
