// One file, through Node's own SQLite. This thread reads; another one writes (sqlite-writer.ts), so that nobody waits for the disk
// but whoever has something to store.

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, type DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Pace } from './pace.ts'
import { openDatabase } from './sqlite-schema.ts'
import { keeping } from './sqlite-snapshots.ts'
import type { Job, Result, Statements } from './sqlite-writer.ts'
import {
  type Append,
  Conflict,
  type Documents,
  type DueNotice,
  probeBody,
  Repeated,
  type Snapshot,
  type Storage,
  StorageError,
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
  readonly #peopleListeners: ((person?: string) => void)[] = []
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

  async load(
    table: string,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<{ snapshot?: Snapshot; events: readonly StoredEvent[] } | undefined> {
    const sql = 'SELECT number, body FROM snapshots WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT 1'
    const [row] = this.#all(sql, table, before)
    const snapshot = row && { number: Number(row.number), body: row.body as Uint8Array }
    const events = await this.eventsAfter(table, snapshot?.number ?? 0)
    return snapshot === undefined && events.length === 0 ? undefined : { snapshot, events }
  }

  async keep(table: string, snapshot: Snapshot): Promise<void> {
    await this.#write(...keeping(table, snapshot))
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
    return this.#rowsOf(wanted).map((row) => this.#entryOf(row))
  }

  #rowsOf(wanted: TableList): Row[] {
    const { limit, after } = wanted
    const from = [after?.changed ?? Number.MAX_SAFE_INTEGER, after?.id ?? '']
    const rest = '(changed, id) < (?, ?) ORDER BY changed DESC, id DESC LIMIT ?'
    if (wanted.list === 'all') return this.#all(`SELECT * FROM tables WHERE ${rest}`, ...from, limit)
    if (wanted.list === 'mine')
      return this.#all(
        `SELECT t.* FROM members m JOIN tables t ON t.id = m.table_id WHERE m.person = ? AND ${rest}`,
        wanted.person,
        ...from,
        limit,
      )
    return this.#all(
      "SELECT * FROM tables WHERE visibility = 'public' AND status = ? AND rank > 0 AND changed >= ? " +
        'AND (rank, changed, id) < (?, ?, ?) ORDER BY rank DESC, changed DESC, id DESC LIMIT ?',
      statusOf[wanted.list],
      wanted.since ?? 0,
      after?.rank ?? Number.MAX_SAFE_INTEGER,
      ...from,
      limit,
    )
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

  async bringForward(now: number): Promise<void> {
    await this.#write(
      ['UPDATE tables SET due = ?1 WHERE due > ?1 AND changed > ?1 + 60000', now],
      ['UPDATE notices SET due = ?1 WHERE due > ?1 AND since > ?1 + 60000', now],
    )
  }

  async claimNotices(now: number, lease: number, limit: number): Promise<readonly DueNotice[]> {
    const due = 'SELECT table_id, person, event FROM notices WHERE due <= ? ORDER BY due LIMIT ?'
    if (this.#all(due, now, 1).length === 0) return []
    const rows = await this.#write([
      `UPDATE notices SET due = ? WHERE (table_id, person, event) IN (${due}) RETURNING *`,
      now + lease,
      now,
      limit,
    ])
    return rows.map(noticeOf)
  }

  async settleNotice(
    { table, person, event, since }: DueNotice,
    again?: { readonly due: number; readonly failures: number },
  ): Promise<void> {
    const which = 'WHERE table_id = ? AND person = ? AND event = ? AND since = ?'
    await this.#write(
      again === undefined
        ? [`DELETE FROM notices ${which}`, table, person, event, since]
        : [`UPDATE notices SET due = ?, failures = ? ${which}`, again.due, again.failures, table, person, event, since],
    )
  }

  async untouched(statuses: readonly TableEntry['status'][], since: number, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT id FROM tables WHERE status = ? AND changed < ? ORDER BY changed LIMIT ?'
    const found = statuses.flatMap((status) => this.#all(sql, status, since, limit))
    return found.slice(0, limit).map(({ id }) => String(id))
  }

  async tablesOf(person: string): Promise<readonly string[]> {
    // In the other thread, because it takes long.
    const rows = await this.#write([
      'SELECT table_id FROM members WHERE person = ?1 UNION ' +
        "SELECT table_id FROM events WHERE instr(body, ?1) > 0 OR instr(key, ?1 || ':') = 1",
      person,
    ])
    return rows.map(({ table_id }) => String(table_id))
  }

  async rewrite(table: string, events: readonly StoredEvent[], { number, body }: Snapshot): Promise<void> {
    await this.#write(
      ...events.map(
        (event) =>
          [
            'UPDATE events SET body = ?, key = ? WHERE table_id = ? AND number = ?',
            event.body,
            event.key ?? null,
            table,
            event.number,
          ] as const,
      ),
      ['DELETE FROM snapshots WHERE table_id = ?', table],
      ['INSERT INTO snapshots (table_id, number, body, lasting) VALUES (?, ?, ?, 1)', table, number, body],
    )
  }

  async remove(table: string): Promise<void> {
    await this.#write(
      ...['events', 'snapshots', 'members', 'notices'].map(
        (name) => [`DELETE FROM ${name} WHERE table_id = ?`, table] as const,
      ),
      ['DELETE FROM tables WHERE id = ?', table],
      ["DELETE FROM documents WHERE kind IN ('seen', 'notes') AND id >= ?1 || ' ' AND id < ?1 || '!'", table],
    )
  }

  async removePeople(since: number): Promise<number> {
    const unused =
      "SELECT id FROM documents WHERE kind = 'person' AND put < ? AND NOT EXISTS (SELECT 1 FROM members WHERE person = id)"
    const gone = `DELETE FROM documents WHERE kind = 'person' AND id IN (${unused}) RETURNING id`
    const removed = await this.#write([gone, since])
    if (removed.length > 0) this.#changed('person')
    return removed.length
  }

  async probe(): Promise<void> {
    await this.documents.put('health', 'probe', probeBody())
  }

  async watch(heard: (table: string, number: number) => void): Promise<void> {
    this.#listeners.push(heard)
  }

  /** Nobody else writes to the file. */
  async watchPeople(changed: (person?: string) => void): Promise<void> {
    this.#peopleListeners.push(changed)
  }

  #changed(kind: string, id?: string): void {
    if (kind === 'person') for (const changed of this.#peopleListeners) changed(id)
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
        this.#changed(kind, id)
      },
      replace: async (kind, id, before, after) => {
        const replaced = await this.#write([replace, after, Date.now(), kind, id, before])
        this.#changed(kind, id)
        return replaced.length > 0
      },
      getOrPut: async (kind, id, body) =>
        bodyOf(
          await this.#write(
            ['DELETE FROM documents WHERE kind = ? AND id = ? AND expires <= ?', kind, id, Date.now()],
            [putIfAbsent, kind, id, body, null, Date.now()],
            [get, kind, id, Date.now()],
          ),
        ) ?? body,
      take: async (kind, id) => {
        const taken = await this.#write([take, kind, id, Date.now()])
        this.#changed(kind, id)
        return bodyOf(taken)
      },
      remove: async (kind, id) => {
        await this.#write(['DELETE FROM documents WHERE kind = ? AND id = ?', kind, id])
        this.#changed(kind, id)
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
  /** What is asked in one breath goes over in one message. */
  #jobs: Job[] = []
  readonly #pace = new Pace()
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
      if (this.#waiting.size === 1) this.#thread.ref()
      if (this.#jobs.push({ ...work, number: this.#number }) === 1) this.#postSoon()
    })
  }

  /** A commit costs as much for ten as for one: where many come, they wait for each other a little. */
  #postSoon(): void {
    const wait = this.#pace.wait(performance.now())
    if (wait === 0) setImmediate(() => this.#post())
    else setTimeout(() => this.#post(), wait)
  }

  #post(): void {
    this.#pace.posted(this.#jobs.length, performance.now())
    this.#thread.postMessage(this.#jobs)
    this.#jobs = []
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
    else waiting?.reject(new StorageError(result.error.message, result.error.code))
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

const noticeOf = ({ table_id, person, event, since, due, failures }: Row): DueNotice => ({
  table: String(table_id),
  person: String(person),
  event: event as DueNotice['event'],
  since: Number(since),
  due: Number(due),
  failures: Number(failures),
})

function entryOf(row: Row, people: readonly string[]): TableEntry {
  const { id, status, visibility, changed, due, rank, summary } = row
  return {
    id: String(id),
    status: status as TableEntry['status'],
    visibility: visibility as TableEntry['visibility'],
    changed: Number(changed),
    ...(due === null ? {} : { due: Number(due) }),
    rank: Number(rank),
    people,
    summary: String(summary),
  }
}
