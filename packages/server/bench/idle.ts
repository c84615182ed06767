// Games that lie idle: what they cost in memory and on disk, and how long opening one takes, also a very long one.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { rulesVersion } from '@cic/engine'
import { playGame } from '@cic/engine/testing'
import { livePace } from '@cic/protocol'
import { openDatabase } from '../src/storage/sqlite-schema.ts'
import { newId } from '../src/table/commands.ts'
import { fold, newTable } from '../src/table/fold.ts'
import { snapshotOf } from '../src/table/snapshot.ts'
import { entryOf } from '../src/table/summary.ts'
import type { Table, TableEvent } from '../src/table/table.ts'
import { Client } from '../testing/client.ts'
import { settings } from '../testing/tables.ts'
import type { ServerBench } from './index.ts'
import { startProcess } from './process.ts'

export interface IdleFigures {
  readonly games: number
  /** Memory of a server on these games, over that of one on none. */
  readonly megabytes: number
  readonly megabytesOnDisk: number
  /** From the request for a table that is not in memory to its picture, in milliseconds. */
  readonly opening: { readonly median: number; readonly p99: number }
  /** The same for a game of so many choices. */
  readonly longest: { readonly choices: number; readonly milliseconds: number }
}

/** A snapshot is stored with every 25th event: so many come after it at most. */
const tail = 24
const veryLong = 3000

export async function measureIdle(
  { idleGames, say = () => undefined }: ServerBench,
  directory: string,
): Promise<IdleFigures> {
  const empty = await memoryOf(join(directory, 'empty'))
  const data = join(directory, 'idle')
  const { ids, longest } = await store(data, idleGames)
  say(`${ids.length} games stored`)
  const server = await startProcess({ DATA_DIR: data })
  try {
    const client = await Client.new(server.address)
    const times: number[] = []
    for (const id of ids.slice(0, 400)) times.push(await timeToOpen(client, id))
    const long = Math.min(...(await Promise.all([timeToOpen(client, longest.id)])))
    return {
      games: ids.length,
      megabytes: Math.round(server.memory() - empty),
      megabytesOnDisk: Math.round(statSync(join(data, 'cic.sqlite')).size / 1e6),
      opening: { median: quantile(times, 0.5), p99: quantile(times, 0.99) },
      longest: { choices: longest.choices, milliseconds: Math.round(long * 10) / 10 },
    }
  } finally {
    await server.kill()
  }
}

async function memoryOf(directory: string): Promise<number> {
  const server = await startProcess({ DATA_DIR: directory })
  const client = await Client.new(server.address)
  await client.get('/api/tables?list=mine')
  const memory = server.memory()
  await server.kill()
  return memory
}

async function timeToOpen(client: Client, id: string): Promise<number> {
  const begun = performance.now()
  const { status } = await client.get(`/api/tables/${id}`)
  if (status !== 200) throw new Error(`Table ${id} could not be opened: ${status}`)
  return performance.now() - begun
}

/**
 * Stores games in the middle of being played, as the server would have, and one that has gone on for very long. Written straight
 * into the file, many to a commit: storing ten thousand games one choice after the other would take as long as playing them.
 */
async function store(
  directory: string,
  count: number,
): Promise<{ ids: string[]; longest: { id: string; choices: number } }> {
  const database = openDatabase(join(directory, 'cic.sqlite'))
  const models = Array.from({ length: 20 }, (_, i) => modelOf(eventsOf(`idle ${i}`, 100 + 5 * i)))
  const ids: string[] = []
  for (let done = 0; done < count; done += 500) {
    database.exec('BEGIN')
    for (let i = done; i < Math.min(count, done + 500); i++) ids.push(insert(database, models[i % models.length]))
    database.exec('COMMIT')
  }
  const events = longGame()
  const id = insert(database, modelOf(events))
  database.close()
  return { ids, longest: { id, choices: events.length - 2 } }
}

interface Model {
  readonly bodies: readonly string[]
  readonly atSnapshot: Table
  readonly atEnd: Table
}

function modelOf(events: readonly TableEvent[]): Model {
  const table = newTable(events[0] as Extract<TableEvent, { t: 'created' }>)
  let atSnapshot = table
  for (const event of events.slice(1)) {
    fold(table, event)
    if (table.number === events.length - tail) atSnapshot = structuredClone(table)
  }
  return { bodies: events.map((event) => JSON.stringify(event)), atSnapshot, atEnd: table }
}

function insert(database: ReturnType<typeof openDatabase>, { bodies, atSnapshot, atEnd }: Model): string {
  const id = newId()
  const insertEvent = database.prepare('INSERT INTO events (table_id, number, body, key) VALUES (?, ?, ?, ?)')
  for (const [i, body] of bodies.entries()) insertEvent.run(id, i + 1, body, `${i}-of-${id}`)
  const { number, body } = snapshotOf({ ...atSnapshot, id })
  database.prepare('INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?)').run(id, number, body)
  const { status, visibility, changed, summary, people } = entryOf({ ...atEnd, id })
  database
    .prepare('INSERT INTO tables (id, status, visibility, changed, due, summary) VALUES (?, ?, ?, ?, NULL, ?)')
    .run(id, status, visibility, changed, summary)
  const insertMember = database.prepare('INSERT INTO members (person, table_id) VALUES (?, ?)')
  for (const person of people) insertMember.run(person, id)
  return id
}

/** The events of a game that was played so far by chance. */
function eventsOf(seed: string, choices: number): TableEvent[] {
  const { record } = playGame({ options: { players: 5 }, seed })
  const at = Date.now()
  return [
    created(at),
    { t: 'started', at, seed: record.seed, commitment: '', rules: rulesVersion },
    ...record.choices
      .slice(0, Math.min(choices, record.choices.length - 1))
      .map((choice): TableEvent => ({ t: 'chose', at, choice, by: 'person' })),
  ]
}

/** Goes back and forth between two of its moments: longer than any game that people play. */
function longGame(): TableEvent[] {
  const events = eventsOf('long', 150)
  const again = events.slice(-40)
  const back: TableEvent = {
    t: 'chose',
    at: Date.now(),
    choice: { undo: events.length - 2 - again.length },
    by: 'person',
  }
  while (events.length < veryLong) events.push(back, ...again)
  return events
}

const created = (at: number): TableEvent => ({
  t: 'created',
  at,
  id: '',
  by: 'nobody',
  name: 'Idle',
  settings: settings({ ...livePace, kind: 'slow' }),
  seats: Array.from({ length: 5 }, (_, i) => ({ kind: 'person', person: `idle-${i}`, name: `Person ${i}` })),
})

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return Math.round(value * 10) / 10
}
