// How long a table looks at what has just happened before it goes on; where bots do not wait, nobody looks.

import { watchingTime } from '@cic/protocol'
import type { Play, Table } from './table.ts'

export const mostWatching = ({ settings }: Table): number => settings.pace.botSeconds * 10_000

/** Nothing is asked before, so that watching costs nobody time. */
export const watching = (table: Table, { game }: Play, told: number): number =>
  Math.min(watchingTime(game.log.slice(told)), mostWatching(table))
