// The tables in the file, and how a file of an older version is brought up to date.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const schemaVersion = 1

const schema = `
  CREATE TABLE events (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, key TEXT,
    PRIMARY KEY (table_id, number)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
  CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, body BLOB NOT NULL);
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, visibility TEXT NOT NULL, changed INTEGER NOT NULL, due INTEGER,
    summary TEXT NOT NULL
  );
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_list ON tables (visibility, status, changed);
  CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
  CREATE INDEX members_table ON members (table_id);
  CREATE TABLE documents (
    kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER, put INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID;
`

/** Opens the file, and makes or updates its tables. A commit is on disk before it is acknowledged. */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  migrate(database)
  return database
}

/** Two processes may open a new file at once: the second finds the work of the first done. */
function migrate(database: DatabaseSync): void {
  database.exec('BEGIN IMMEDIATE')
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version === 0) database.exec(`${schema}; PRAGMA user_version = ${schemaVersion}`)
  database.exec('COMMIT')
  if (version > schemaVersion) throw new Error(`The database was written by a later version (${version}).`)
}
