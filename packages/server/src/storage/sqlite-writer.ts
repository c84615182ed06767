// The thread that writes to the file. Everything that has arrived meanwhile is committed together, so that one sync serves it all,
// and nobody else waits for the disk.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './sqlite-schema.ts'
import type { Append, StoredEvent, TableEntry } from './storage.ts'

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
  readonly error?: string
}

const database: DatabaseSync = openDatabase(String(workerData))
const prepared = new Map<string, StatementSync>()
let waiting: Job[] = []

parentPort?.on('message', (job: Job) => {
  if (waiting.push(job) === 1) setImmediate(commit)
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
    return jobs.map(({ number }) => ({ number, error: String(error) }))
  }
}

function carryOut(job: Job): Result {
  const { number } = job
  if ('append' in job) return { number, ...append(job.append) }
  const rows = 'statements' in job ? job.statements.map(([sql, ...values]) => all(sql, ...values)) : []
  return { number, rows: rows.at(-1) }
}

function append({ event, entry, snapshot }: Append): Pick<Result, 'refused'> {
  const { id } = entry
  const sql = 'INSERT OR IGNORE INTO events (table_id, number, body, key) VALUES (?, ?, ?, ?)'
  if (run(sql, id, event.number, event.body, event.key ?? null) === 0) return { refused: whyNot(id, event) }
  run(
    'INSERT OR REPLACE INTO tables (id, status, visibility, changed, due, summary) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    entry.status,
    entry.visibility,
    entry.changed,
    entry.due ?? null,
    entry.summary,
  )
  storeMembers(entry)
  if (snapshot !== undefined) {
    const { number, body } = snapshot
    run('INSERT OR REPLACE INTO snapshots (table_id, number, body) VALUES (?, ?, ?)', id, number, body)
  }
  return {}
}

function storeMembers({ id, people }: TableEntry): void {
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
