// How long a table looks at what has just happened before it goes on.

import type { Table } from './table.ts'

/** At most; where bots do not wait, nobody looks. */
export const mostWatching = ({ settings }: Pick<Table, 'settings'>): number => settings.pace.botSeconds * 10_000
