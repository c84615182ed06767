// One file, through Node's own SQLite. This thread reads; another one writes (sqlite-writer.ts), so that nobody waits for the disk
// but whoever has something to store.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, type DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { openDatabase } from './sqlite-schema.ts'
import type { Job, Result, Statements } from './sqlite-writer.ts'
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

type Row = Record<string, SQLInputValue>

export const openSqlite = (file: string): Storage => new SqliteStorage(file)

class SqliteStorage implements Storage {
  readonly documents: Documents
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #listeners: ((table: string, number: number) => void)[] = []
  readonly #writer: Writer

  constructor(file: string) {
    this.#database = openDatabase(file)
    this.#writer = new Writer(file)
    this.documents = this.#documentsOf()
  }

  async append(append: Append): Promise<void> {
    const { event, entry } = append
    const { refused } = await this.#writer.do({ append })
    if (refused === 'repeated') throw new Repeated(entry.id, event.key ?? '')
    if (refused === 'conflict') throw new Conflict(entry.id, event.number)
    for (const heard of this.#listeners) heard(entry.id, event.number)
  }

  async load(table: string): Promise<{ snapshot?: Snapshot; events: readonly StoredEvent[] } | undefined> {
    const [row] = this.#all('SELECT number, body FROM snapshots WHERE table_id = ?', table)
    const snapshot = row && { number: Number(row.number), body: row.body as Uint8Array }
    const events = await this.eventsAfter(table, snapshot?.number ?? 0)
    return snapshot === undefined && events.length === 0 ? undefined : { snapshot, events }
  }

  async keep(table: string, { number, body }: Snapshot): Promise<void> {
    const put =
      'INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE ' +
      'SET number = excluded.number, body = excluded.body WHERE excluded.number > snapshots.number'
    await this.#write([put, table, number, body])
  }

  async entry(table: string): Promise<TableEntry | undefined> {
    const [row] = this.#all('SELECT * FROM tables WHERE id = ?', table)
    return row && this.#entryOf(row)
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
    const due = 'SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?'
    // Nearly always nothing is: reading that needs no commit.
    if (this.#all(due, now, 1).length === 0) return []
    const rows = await this.#write([
      `UPDATE tables SET due = ? WHERE id IN (${due}) RETURNING id`,
      now + lease,
      now,
      limit,
    ])
    return rows.map(({ id }) => String(id))
  }

  async watch(heard: (table: string, number: number) => void): Promise<void> {
    this.#listeners.push(heard)
  }

  async backup(to: string): Promise<void> {
    mkdirSync(dirname(to), { recursive: true })
    await backup(this.#database, to)
  }

  async close(): Promise<void> {
    await this.#writer.close()
    if (this.#database.isOpen) this.#database.close()
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
    const putIfAbsent = put.replace('OR REPLACE', 'OR IGNORE')
    const get = 'SELECT body FROM documents WHERE kind = ? AND id = ? AND (expires IS NULL OR expires > ?)'
    const list =
      'SELECT id, body FROM documents WHERE kind = ? AND (expires IS NULL OR expires > ?) ORDER BY put DESC LIMIT ?'
    const take = 'DELETE FROM documents WHERE kind = ? AND id = ? AND (expires IS NULL OR expires > ?) RETURNING body'
    const replace = 'UPDATE documents SET body = ?, put = ? WHERE kind = ? AND id = ? AND body = ? RETURNING body'
    return {
      get: async (kind, id) => bodyOf(this.#all(get, kind, id, Date.now())),
      put: async (kind, id, body, expires) => {
        await this.#write([put, kind, id, body, expires ?? null, Date.now()])
      },
      replace: async (kind, id, before, after) =>
        (await this.#write([replace, after, Date.now(), kind, id, before])).length > 0,
      getOrPut: async (kind, id, body) =>
        bodyOf(
          await this.#write(
            ['DELETE FROM documents WHERE kind = ? AND id = ? AND expires <= ?', kind, id, Date.now()],
            [putIfAbsent, kind, id, body, null, Date.now()],
            [get, kind, id, Date.now()],
          ),
        ) ?? body,
      take: async (kind, id) => bodyOf(await this.#write([take, kind, id, Date.now()])),
      remove: async (kind, id) => {
        await this.#write(['DELETE FROM documents WHERE kind = ? AND id = ?', kind, id])
      },
      list: async (kind, limit) =>
        this.#all(list, kind, Date.now(), limit).map(({ id, body }) => ({ id: String(id), body: String(body) })),
      sweep: async (now) => {
        await this.#write(['DELETE FROM documents WHERE expires <= ?', now])
      },
    }
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    let statement = this.#statements.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement.all(...values) as Row[]
  }

  async #write(...statements: Statements): Promise<readonly Row[]> {
    const { rows } = await this.#writer.do({ statements })
    return rows ?? []
  }
}

type Work = Job extends infer J ? (J extends { number: number } ? Omit<J, 'number'> : never) : never

/** The other thread, and who waits for what it does. */
class Writer {
  readonly #thread: Worker
  readonly #waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>()
  #number = 0
  #failed?: Error

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file })
    this.#thread.unref()
    this.#thread.on('message', (results: readonly Result[]) => {
      for (const result of results) this.#finish(result)
    })
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error('The storage is closed.')))
  }

  do(work: Work): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#failed !== undefined) {
        reject(this.#failed)
        return
      }
      this.#number++
      this.#waiting.set(this.#number, { resolve, reject })
      // While something is being stored, the program must not end.
      this.#thread.ref()
      this.#thread.postMessage({ ...work, number: this.#number })
    })
  }

  /** What was asked before is done; what is asked afterwards fails. */
  async close(): Promise<void> {
    if (this.#failed !== undefined) return
    const closed = this.do({ close: true })
    this.#failed = new Error('The storage is closed.')
    await closed
    await this.#thread.terminate()
  }

  #finish(result: Result): void {
    const waiting = this.#waiting.get(result.number)
    this.#waiting.delete(result.number)
    if (this.#waiting.size === 0) this.#thread.unref()
    if (result.error === undefined) waiting?.resolve(result)
    else waiting?.reject(new Error(result.error))
  }

  #fail(error: Error): void {
    this.#failed ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
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
