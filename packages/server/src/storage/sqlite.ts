// One file, through Node's own SQLite: write-ahead log, and every commit on disk before it is acknowledged. Appends that arrive
// together are committed together, so that one sync serves them all.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type Append,
  Conflict,
  type Documents,
  Repeated,
  type Snapshot,
  type Storage,
  type StoredEvent,
  type TableEntry,
  type TableList,
} from './storage.ts'

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

interface Waiting extends Append {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

type Row = Record<string, SQLInputValue>

export function openSqlite(file: string): Storage {
  mkdirSync(dirname(file), { recursive: true })
  return new SqliteStorage(new DatabaseSync(file))
}

class SqliteStorage implements Storage {
  readonly documents: Documents
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #listeners: ((table: string, number: number) => void)[] = []
  #waiting: Waiting[] = []

  constructor(database: DatabaseSync) {
    this.#database = database
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
    this.#migrate()
    this.documents = this.#documentsOf()
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ ...append, resolve, reject }) === 1) setImmediate(() => this.#commit())
    })
  }

  async load(table: string): Promise<{ snapshot?: Snapshot; events: readonly StoredEvent[] } | undefined> {
    const [row] = this.#all('SELECT number, body FROM snapshots WHERE table_id = ?', table)
    const snapshot = row && { number: Number(row.number), body: row.body as Uint8Array }
    const events = await this.eventsAfter(table, snapshot?.number ?? 0)
    return snapshot === undefined && events.length === 0 ? undefined : { snapshot, events }
  }

  async eventsAfter(table: string, number: number, limit = -1): Promise<readonly StoredEvent[]> {
    const sql = 'SELECT number, body, key FROM events WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?'
    return this.#all(sql, table, number, limit).map(eventOf)
  }

  async eventWithKey(table: string, key: string): Promise<StoredEvent | undefined> {
    const [row] = this.#all('SELECT number, body, key FROM events WHERE table_id = ? AND key = ?', table, key)
    return row && eventOf(row)
  }

  async tables(wanted: TableList): Promise<readonly TableEntry[]> {
    const rows =
      wanted.list === 'mine'
        ? this.#all(
            'SELECT t.* FROM members m JOIN tables t ON t.id = m.table_id WHERE m.person = ? ORDER BY t.changed DESC LIMIT ?',
            wanted.person,
            wanted.limit,
          )
        : this.#all(
            "SELECT * FROM tables WHERE visibility = 'public' AND status = ? ORDER BY changed DESC LIMIT ?",
            statusOf[wanted.list],
            wanted.limit,
          )
    return rows.map((row) => this.#entryOf(row))
  }

  async claimDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const sql =
      'UPDATE tables SET due = ? WHERE id IN (SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?) RETURNING id'
    return this.#all(sql, now + lease, now, limit).map(({ id }) => String(id))
  }

  async watch(heard: (table: string, number: number) => void): Promise<void> {
    this.#listeners.push(heard)
  }

  async backup(to: string): Promise<void> {
    mkdirSync(dirname(to), { recursive: true })
    await backup(this.#database, to)
  }

  async close(): Promise<void> {
    this.#commit()
    this.#database.close()
  }

  #migrate(): void {
    const [{ user_version: version }] = this.#all('PRAGMA user_version') as { user_version: number }[]
    if (version > schemaVersion) throw new Error(`The database was written by a later version (${version}).`)
    if (version === 0) this.#together(() => this.#database.exec(`${schema}; PRAGMA user_version = ${schemaVersion}`))
  }

  /** Commits everything that waits in one transaction; what cannot be stored is told to its writer alone. */
  #commit(): void {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    const stored: Waiting[] = []
    try {
      this.#together(() => {
        for (const one of waiting) if (this.#store(one)) stored.push(one)
      })
    } catch (error) {
      for (const { reject } of waiting) reject(error)
      return
    }
    for (const { resolve, event, entry } of stored) {
      resolve()
      for (const heard of this.#listeners) heard(entry.id, event.number)
    }
  }

  #store({ event, entry, snapshot, reject }: Waiting): boolean {
    const { id } = entry
    const sql = 'INSERT OR IGNORE INTO events (table_id, number, body, key) VALUES (?, ?, ?, ?)'
    if (this.#run(sql, id, event.number, event.body, event.key ?? null) === 0) {
      reject(this.#whyNot(id, event))
      return false
    }
    this.#run(
      'INSERT OR REPLACE INTO tables (id, status, visibility, changed, due, summary) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      entry.status,
      entry.visibility,
      entry.changed,
      entry.due ?? null,
      entry.summary,
    )
    this.#storeMembers(entry)
    if (snapshot !== undefined) {
      const { number, body } = snapshot
      this.#run('INSERT OR REPLACE INTO snapshots (table_id, number, body) VALUES (?, ?, ?)', id, number, body)
    }
    return true
  }

  #storeMembers({ id, people }: TableEntry): void {
    const there = this.#all('SELECT person FROM members WHERE table_id = ?', id).map(({ person }) => String(person))
    for (const person of people)
      if (!there.includes(person)) this.#run('INSERT INTO members (person, table_id) VALUES (?, ?)', person, id)
    for (const person of there)
      if (!people.includes(person)) this.#run('DELETE FROM members WHERE person = ? AND table_id = ?', person, id)
  }

  #whyNot(table: string, { number, key }: StoredEvent): Error {
    const [repeated] =
      key === undefined ? [] : this.#all('SELECT 1 FROM events WHERE table_id = ? AND key = ?', table, key)
    return key !== undefined && repeated !== undefined ? new Repeated(table, key) : new Conflict(table, number)
  }

  #entryOf(row: Row): TableEntry {
    const people = this.#all('SELECT person FROM members WHERE table_id = ? ORDER BY person', row.id)
    return entryOf(
      row,
      people.map(({ person }) => String(person)),
    )
  }

  #documentsOf(): Documents {
    const put = 'INSERT OR REPLACE INTO documents (kind, id, body, expires, put) VALUES (?, ?, ?, ?, ?)'
    const get = 'SELECT body FROM documents WHERE kind = ? AND id = ? AND (expires IS NULL OR expires > ?)'
    return {
      get: async (kind, id) => bodyOf(this.#all(get, kind, id, Date.now())),
      put: async (kind, id, body, expires) => {
        this.#run(put, kind, id, body, expires ?? null, Date.now())
      },
      getOrPut: async (kind, id, body) => {
        this.#run(put.replace('OR REPLACE', 'OR IGNORE'), kind, id, body, null, Date.now())
        return bodyOf(this.#all(get, kind, id, Date.now())) ?? body
      },
      take: async (kind, id) =>
        bodyOf(
          this.#all(
            'DELETE FROM documents WHERE kind = ? AND id = ? AND (expires IS NULL OR expires > ?) RETURNING body',
            kind,
            id,
            Date.now(),
          ),
        ),
      remove: async (kind, id) => {
        this.#run('DELETE FROM documents WHERE kind = ? AND id = ?', kind, id)
      },
      list: async (kind, limit) =>
        this.#all('SELECT id, body FROM documents WHERE kind = ? ORDER BY put DESC LIMIT ?', kind, limit).map(
          ({ id, body }) => ({ id: String(id), body: String(body) }),
        ),
      sweep: async (now) => {
        this.#run('DELETE FROM documents WHERE expires <= ?', now)
      },
    }
  }

  #together(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      work()
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values) as Row[]
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }
}

const statusOf = { open: 'gathering', running: 'playing', finished: 'over' } as const

const bodyOf = (rows: readonly Row[]): string | undefined => (rows[0] === undefined ? undefined : String(rows[0].body))

const eventOf = ({ number, body, key }: Row): StoredEvent => ({
  number: Number(number),
  body: String(body),
  ...(key === null ? {} : { key: String(key) }),
})

function entryOf(row: Row, people: readonly string[]): TableEntry {
  const { id, status, visibility, changed, due, summary } = row
  return {
    id: String(id),
    status: status as TableEntry['status'],
    visibility: visibility as TableEntry['visibility'],
    changed: Number(changed),
    ...(due === null ? {} : { due: Number(due) }),
    people,
    summary: String(summary),
  }
}
