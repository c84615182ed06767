// The thread that writes to the file. Everything that has arrived meanwhile is committed together, so that one sync serves it all,
// and nobody else waits for the disk.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './sqlite-schema.ts'
import { keeping } from './sqlite-snapshots.ts'
import type { Append, Notice, StoredEvent, TableEntry } from './storage.ts'

/** Statements that are carried out one after the other; the rows of the last one are the result. */
export type Statements = readonly (readonly [sql: string, ...values: SQLInputValue[]])[]

export type Job = { readonly number: number } & (
  | { readonly append: Append }
  | { readonly statements: Statements }
  | { readonly close: true }
)

export interface Result {
  readonly number: number
  readonly rows?: readonly Record<string, SQLInputValue>[]
  /** Another writer was first, or the key was there. */
  readonly refused?: 'conflict' | 'repeated'
  readonly error?: { readonly message: string; readonly code: string }
}

const database: DatabaseSync = openDatabase(String(workerData))
const prepared = new Map<string, StatementSync>()
let waiting: Job[] = []

parentPort?.on('message', (jobs: readonly Job[]) => {
  if (waiting.length === 0) setImmediate(commit)
  waiting.push(...jobs)
})

function commit(): void {
  const jobs = waiting
  waiting = []
  parentPort?.postMessage(results(jobs.filter((job) => !('close' in job))))
  const closing = jobs.find((job) => 'close' in job)
  if (closing === undefined) return
  database.close()
  parentPort?.postMessage([{ number: closing.number }])
  parentPort?.close()
}

/** If the whole cannot be committed, nothing of it is. */
function results(jobs: readonly Job[]): Result[] {
  if (jobs.length === 0) return []
  try {
    database.exec('BEGIN IMMEDIATE')
    const done = jobs.map(carryOut)
    database.exec('COMMIT')
    return done
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    return jobs.map(({ number }) => ({ number, error: faultOf(error) }))
  }
}

/** The database's own word for it (`SQLITE_FULL`) says more than Node's. */
function faultOf(error: unknown): NonNullable<Result['error']> {
  const { message, errcode } = error as { message?: string; errcode?: number }
  return {
    message: message ?? String(error),
    code: `SQLITE_${errcode === undefined ? 'ERROR' : (names[errcode & 0xff] ?? errcode)}`,
  }
}

const names: Readonly<Record<number, string>> = { 5: 'BUSY', 8: 'READONLY', 10: 'IOERR', 11: 'CORRUPT', 13: 'FULL' }

function carryOut(job: Job): Result {
  const { number } = job
  if ('append' in job) return { number, ...append(job.append) }
  const rows = 'statements' in job ? job.statements.map(([sql, ...values]) => all(sql, ...values)) : []
  return { number, rows: rows.at(-1) }
}

function append({ event, entry, snapshot, notices }: Append): Pick<Result, 'refused'> {
  const { id } = entry
  const sql = 'INSERT OR IGNORE INTO events (table_id, number, body, key) VALUES (?, ?, ?, ?)'
  if (run(sql, id, event.number, event.body, event.key ?? null) === 0) return { refused: whyNot(id, event) }
  run(
    'INSERT INTO tables (id, status, visibility, changed, due, rank, summary) VALUES (?, ?, ?, ?, ?, ?, ?) ' +
      'ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility, ' +
      'changed = excluded.changed, due = excluded.due, rank = excluded.rank, summary = excluded.summary',
    id,
    entry.status,
    entry.visibility,
    entry.changed,
    entry.due ?? null,
    entry.rank,
    entry.summary,
  )
  if (entry.people !== undefined) storeMembers(id, entry.people)
  if (notices !== undefined) storeNotices(id, notices)
  if (snapshot !== undefined) for (const [put, ...values] of keeping(id, snapshot)) run(put, ...values)
  return {}
}

/** One that waits for the same as before stays as it is: it may have been put off. */
function storeNotices(table: string, notices: readonly Notice[]): void {
  const there = all('SELECT person, event FROM notices WHERE table_id = ?', table)
  for (const { person, event } of there)
    if (!notices.some((one) => one.person === person && one.event === event))
      run('DELETE FROM notices WHERE table_id = ? AND person = ? AND event = ?', table, person, event)
  for (const { person, event, since, due } of notices)
    run(
      'INSERT INTO notices (table_id, person, event, since, due) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE ' +
        'SET since = excluded.since, due = excluded.due, failures = 0 WHERE since <> excluded.since',
      table,
      person,
      event,
      since,
      due,
    )
}

function storeMembers(id: string, people: TableEntry['people']): void {
  const there = all('SELECT person FROM members WHERE table_id = ?', id).map(({ person }) => String(person))
  for (const person of new Set(people))
    if (!there.includes(person)) run('INSERT INTO members (person, table_id) VALUES (?, ?)', person, id)
  for (const person of there)
    if (!people.includes(person)) run('DELETE FROM members WHERE person = ? AND table_id = ?', person, id)
}

function whyNot(table: string, { key }: StoredEvent): 'conflict' | 'repeated' {
  const repeated =
    key !== undefined && all('SELECT 1 FROM events WHERE table_id = ? AND key = ?', table, key).length > 0
  return repeated ? 'repeated' : 'conflict'
}

function statement(sql: string): StatementSync {
  let found = prepared.get(sql)
  if (found === undefined) {
    found = database.prepare(sql)
    prepared.set(sql, found)
  }
  return found
}

const all = (sql: string, ...values: SQLInputValue[]): Record<string, SQLInputValue>[] =>
  statement(sql).all(...values) as Record<string, SQLInputValue>[]

const run = (sql: string, ...values: SQLInputValue[]): number => Number(statement(sql).run(...values).changes)
