// Which snapshots of a table are kept in the file: the last two, so that a spoilt one is not the end of it, and the last one to which no
// events lead.

import type { SQLInputValue } from 'node:sqlite'
import type { Snapshot } from './storage.ts'

/** What stores one, and lets go of those that are not needed any more. */
export const keeping = (
  table: string,
  { number, body, lasting = false }: Snapshot,
): (readonly [sql: string, ...values: SQLInputValue[]])[] => [
  [
    'INSERT OR REPLACE INTO snapshots (table_id, number, body, lasting) SELECT ?1, ?2, ?3, ?4 ' +
      'WHERE NOT EXISTS (SELECT 1 FROM snapshots WHERE table_id = ?1 AND number > ?2)',
    table,
    number,
    body,
    lasting ? 1 : 0,
  ],
  [
    'DELETE FROM snapshots WHERE table_id = ?1 ' +
      'AND number NOT IN (SELECT number FROM snapshots WHERE table_id = ?1 ORDER BY number DESC LIMIT 2) ' +
      'AND number <> coalesce((SELECT max(number) FROM snapshots WHERE table_id = ?1 AND lasting), -1)',
    table,
  ],
]
