// The file, opened and brought up to date.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { missingSince, schemaVersion } from './migrations.ts'

/** Opens the file, and makes or updates its tables. A commit is on disk before it is acknowledged. */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    // The same few pages are written again and again: the longer they stay in the log, the less often they are moved (16 MB each).
    database.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000')
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Two processes may open a new file at once: the second finds the work of the first done. */
function migrate(database: DatabaseSync): void {
  if (versionOf(database) === schemaVersion) return
  database.exec('BEGIN IMMEDIATE')
  try {
    for (const statements of missingSince(versionOf(database), 'sqlite')) database.exec(statements)
    database.exec(`PRAGMA user_version = ${schemaVersion}; COMMIT`)
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}

const versionOf = (database: DatabaseSync): number =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
