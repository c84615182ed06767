// Tables as they are stored, behind a server's back: to begin a test in the middle of a game, and to compare what a server sends with
// what is.

import { createHash, randomBytes } from 'node:crypto'
import { type Choice, type Decision, type Game, pending, rulesVersion } from '@cic/engine'
import type { TableSettings } from '@cic/protocol'
import { openStorage } from '../src/storage/index.ts'
import { fold, newTable } from '../src/table/fold.ts'
import { snapshotOf } from '../src/table/snapshot.ts'
import { entryOf } from '../src/table/summary.ts'
import type { Table, TableEvent, TableSeat } from '../src/table/table.ts'
import type { Client } from './client.ts'
import { settings as usual } from './tables.ts'

export interface Begun {
  /** In the order of their seats; bots take the rest. */
  readonly people: readonly Client[]
  readonly players?: number
  readonly level?: TableSeat['level']
  readonly settings?: TableSettings
  readonly seed?: string
  readonly id?: string
  readonly at?: number
}

/** A table at which a game with this seed has just begun. */
export async function begun({ people, players = people.length, level = 'random', seed = 'test', ...more }: Begun) {
  const { settings = usual(), id = randomBytes(16).toString('base64url'), at = Date.now() } = more
  const known = await Promise.all(people.map((client) => client.get<{ id: string; name: string }>('/api/me')))
  const seats = Array.from({ length: players }, (_, i): TableSeat => {
    const { body } = known[i] ?? {}
    return body === undefined ? { kind: 'bot', level } : { kind: 'person', person: body.id, name: body.name }
  })
  const by = known[0]?.body.id ?? 'nobody'
  const table = newTable({ t: 'created', at, id, by, name: 'Test', settings, seats })
  fold(table, { t: 'started', at, seed, commitment: 'none', rules: rulesVersion })
  return table
}

/** Makes choices at a table that no server has yet, until it is so; whoever is asked gives the safe answer unless told otherwise. */
export function playUntil(
  table: Table,
  holds: (game: Game) => boolean,
  answer: (decision: Decision) => string | readonly string[] = ({ fallback }) => fallback,
): Table {
  for (const event of playing(table, holds, answer)) fold(table, event)
  return table
}

function* playing(
  table: Table,
  holds: (game: Game) => boolean,
  answer: (decision: Decision) => string | readonly string[],
): Generator<TableEvent> {
  for (let game = gameOf(table); !holds(game); game = gameOf(table)) {
    if (game.over !== undefined) throw new Error('It never came to that.')
    const [decision] = pending(game)
    const choice: Choice =
      decision === undefined
        ? { close: true }
        : { seat: decision.seat, decision: decision.id, answer: answer(decision) }
    yield { t: 'chose', at: table.changed, choice, by: 'person' }
  }
}

export function gameOf({ play }: Table): Game {
  if (play === undefined) throw new Error('The game has not been started.')
  return play.game
}

/** Stores a game that has just begun, or is played until then, event by event: it has a history, as one that was played here. */
export async function putBegun(
  { directory }: { readonly directory: string },
  wanted: Begun,
  until: (game: Game) => boolean = () => true,
  answer: (decision: Decision) => string | readonly string[] = ({ fallback }) => fallback,
): Promise<string> {
  const { id, name, host, seats, settings, created: at, play } = await begun(wanted)
  const { seed = '' } = play?.record ?? {}
  const commitment = createHash('sha256').update(seed).digest('hex')
  const table = newTable({ t: 'created', at, id, by: host, name, settings, seats })
  const storage = await openStorage({ dataDirectory: directory })
  // Until all of it is there, no server finds anything due.
  const append = async (event: TableEvent, last = false): Promise<void> => {
    const { due, ...entry } = entryOf(table)
    await storage.append({
      event: { number: table.number, body: JSON.stringify(event) },
      entry: last ? { ...entry, due } : entry,
      ...(last ? { snapshot: snapshotOf(table) } : {}),
    })
  }
  await append({ t: 'created', at, id, by: host, name, settings, seats })
  const started: TableEvent = { t: 'started', at, seed, commitment, rules: rulesVersion }
  fold(table, started)
  await append(started, until(gameOf(table)))
  for (const event of playing(table, until, answer)) {
    fold(table, event)
    await append(event, until(gameOf(table)))
  }
  await storage.close()
  return id
}

/** Stores a table as it is: a server opens it as if it had been played there. */
export async function put({ directory }: { readonly directory: string }, table: Table): Promise<string> {
  const storage = await openStorage({ dataDirectory: directory })
  const event = { number: table.number, body: JSON.stringify({ t: 'said', at: table.changed }) }
  await storage.append({ event, entry: entryOf(table), snapshot: snapshotOf(table) })
  await storage.close()
  return table.id
}

export async function eventsOf(directory: string, id: string): Promise<TableEvent[]> {
  const storage = await openStorage({ dataDirectory: directory })
  const events = await storage.eventsAfter(id, 0)
  await storage.close()
  return events.map(({ body }) => JSON.parse(body) as TableEvent)
}

/** The table after each of its events, made of nothing else. */
export async function* history(directory: string, id: string): AsyncGenerator<{ event: TableEvent; table: Table }> {
  const [created, ...rest] = await eventsOf(directory, id)
  const table = newTable(created as never)
  yield { event: created, table }
  for (const event of rest) {
    fold(table, event)
    yield { event, table }
  }
}
