// Many tables with all seats streaming, and choices at a steady rate.

import { join } from 'node:path'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
import type { Picture } from '@cic/protocol'
import pg from 'pg'
import { openDatabase } from '../src/storage/sqlite-schema.ts'
import { Client, type Watching } from '../testing/client.ts'
import { settings } from '../testing/tables.ts'
import type { ServerBench } from './index.ts'
import { type ServerProcess, startProcess } from './process.ts'

export interface LoadFigures {
  readonly tables: number
  readonly streams: number
  readonly choices: number
  readonly choicesPerSecond: number
  /** From the request to the acknowledgement, in milliseconds. */
  readonly acknowledged: { readonly median: number; readonly p99: number; readonly most: number }
  /** From the request until another seat has the change on its stream, in milliseconds. */
  readonly shown: { readonly median: number; readonly p99: number }
  readonly refused: number
  readonly serverMegabytes: number
  readonly serverProcessorShare: number
  /** What the server needs for one choice, with everything that follows from it, in milliseconds. */
  readonly processorMillisecondsPerChoice: number
  /** Commits of one small row each that the same database takes in a second, one after the other, right afterwards. */
  readonly rawCommitsPerSecond: number
  readonly clientProcessorShare: number
  readonly bytesPerUpdate: number
}

const seatsPerTable = 5
/** So many seconds until hot code is compiled and the heap has its size. */
const warmingUp = 10
/** So long a stream is waited for that may have nothing to show, in milliseconds. */
const patience = 3_000
const chance = chanceFrom('load')

interface Seat {
  readonly client: Client
  readonly watching: Watching
}

interface BenchTable {
  readonly id: string
  readonly seats: Seat[]
  busy: boolean
}

export async function measureLoad(bench: ServerBench, directory: string): Promise<LoadFigures> {
  const say = bench.say ?? (() => undefined)
  const server = await startProcess({
    DATA_DIR: directory,
    ...(bench.databaseUrl === undefined ? {} : { DATABASE_URL: bench.databaseUrl }),
  })
  try {
    const begun = performance.now()
    const tables = await sitDown(server.address, bench.tables)
    say(`${tables.length} tables with ${seatsPerTable} streams each after ${seconds(begun)} s`)
    await (await choose(tables, bench.rate, warmingUp)).shownToAll()
    const figures = await measured(server, tables, bench, directory)
    for (const { seats } of tables) for (const { watching } of seats) watching.stop()
    return figures
  } finally {
    await server.kill()
  }
}

const seconds = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1)

async function measured(
  server: ServerProcess,
  tables: readonly BenchTable[],
  bench: ServerBench,
  directory: string,
): Promise<LoadFigures> {
  const cpu = server.processor()
  const own = process.cpuUsage()
  const begun = performance.now()
  const chosen = await choose(tables, bench.rate, bench.seconds)
  // Until the last one is acknowledged: some streams are shown nothing, and are waited for in vain afterwards.
  const elapsed = (performance.now() - begun) / 1000
  const used = server.processor() - cpu
  const usedHere = sum(process.cpuUsage(own)) / 1e6
  await chosen.shownToAll()
  const { times, shown, refused, bytes, updates } = chosen
  return {
    tables: tables.length,
    streams: tables.length * seatsPerTable,
    choices: times.length,
    choicesPerSecond: Math.round(times.length / elapsed),
    acknowledged: { median: quantile(times, 0.5), p99: quantile(times, 0.99), most: quantile(times, 1) },
    shown: { median: quantile(shown, 0.5), p99: quantile(shown, 0.99) },
    refused,
    serverMegabytes: Math.round(server.memory()),
    serverProcessorShare: Math.round((used / elapsed) * 100) / 100,
    processorMillisecondsPerChoice: Math.round((used / Math.max(1, times.length)) * 100_000) / 100,
    rawCommitsPerSecond: await rawCommits(bench, directory),
    clientProcessorShare: Math.round((usedHere / elapsed) * 100) / 100,
    bytesPerUpdate: Math.round(bytes / Math.max(1, updates)),
  }
}

async function rawCommits({ databaseUrl }: ServerBench, directory: string): Promise<number> {
  const commit = databaseUrl === undefined ? fileCommits(directory) : await databaseCommits(databaseUrl)
  const begun = performance.now()
  let made = 0
  for (; performance.now() - begun < 2_000; made++) await commit.one(made)
  await commit.end()
  return Math.round(made / 2)
}

function fileCommits(directory: string) {
  const database = openDatabase(join(directory, 'raw.sqlite'))
  const put = database.prepare("INSERT INTO documents (kind, id, body, put) VALUES ('raw', ?, '{}', 0)")
  return { one: async (i: number) => void put.run(String(i)), end: async () => database.close() }
}

async function databaseCommits(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const put = "INSERT INTO documents (kind, id, body, put) VALUES ('raw', $1, '{}', now()) ON CONFLICT DO NOTHING"
  return { one: async (i: number) => void (await client.query(put, [String(i)])), end: () => client.end() }
}

async function sitDown(address: string, count: number): Promise<BenchTable[]> {
  const tables: BenchTable[] = []
  const one = async (): Promise<void> => {
    const clients = await Promise.all(Array.from({ length: seatsPerTable }, () => Client.new(address)))
    const seats = clients.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
    const made = await clients[0].post<{ id: string }>('/api/tables', { name: 'Bench', settings: settings(), seats })
    const { id } = made.body
    for (const [i, client] of clients.entries()) if (i > 0) await client.post(`/api/tables/${id}/seats/${i}`)
    await clients[0].post(`/api/tables/${id}/start`)
    const watched = clients.map((client) => ({ client, watching: client.watch(id) }))
    await Promise.all(watched.map(({ watching }) => watching.until(({ status }) => status === 'playing', 120_000)))
    tables.push({ id, seats: watched, busy: false })
  }
  const next = async (): Promise<void> => {
    while (started < count) {
      started++
      await one()
    }
  }
  let started = 0
  await Promise.all(Array.from({ length: 16 }, next))
  return tables
}

interface Chosen {
  readonly times: number[]
  readonly shown: number[]
  refused: number
  bytes: number
  updates: number
  /** Waits until every stream has shown what it shows. */
  shownToAll(): Promise<unknown>
}

/** Makes choices at this rate for so long, until all are acknowledged: at every tick at the next table that waits for somebody. */
async function choose(tables: readonly BenchTable[], rate: number, duration: number): Promise<Chosen> {
  const showing: Promise<void>[] = []
  const shownToAll = (): Promise<unknown> => Promise.all(showing)
  const chosen: Chosen = { times: [], shown: [], refused: 0, bytes: 0, updates: 0, shownToAll }
  const under: Promise<void>[] = []
  const begun = performance.now()
  let made = 0
  let at = 0
  while (performance.now() - begun < duration * 1000) {
    const wanted = ((performance.now() - begun) / 1000) * rate
    for (let tries = 0; made < wanted && tries < tables.length; tries++) {
      const table = tables[at++ % tables.length]
      const seat = table.busy ? undefined : table.seats.find(({ watching }) => isAsked(watching.picture))
      if (seat === undefined) continue
      made++
      under.push(chooseAt(table, seat, chosen).then((shown) => void showing.push(shown())))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
  return chosen
}

const isAsked = (picture: Picture | undefined): boolean => (picture?.game?.decisions.length ?? 0) > 0

/** Until it is acknowledged; what is returned waits until it is shown. */
async function chooseAt(table: BenchTable, { client, watching }: Seat, chosen: Chosen): Promise<() => Promise<void>> {
  const { picture } = watching
  const [decision] = picture?.game?.decisions ?? []
  if (picture === undefined || decision === undefined) return async () => undefined
  table.busy = true
  const begun = performance.now()
  const other = table.seats.find((seat) => seat.watching !== watching)
  const seen = other?.watching.picture
  const change = other?.watching
    .until((now) => now !== seen, patience)
    .then(() => chosen.shown.push(performance.now() - begun))
    .catch(() => undefined)
  const { status } = await client.choose(table.id, picture, randomAnswer(decision, chance))
  if (status === 200) chosen.times.push(performance.now() - begun)
  else chosen.refused++
  return async () => {
    if (status === 200) await Promise.all([watching.change(patience, picture), change])
    chosen.updates++
    chosen.bytes += other?.watching.lastBytes ?? 0
    table.busy = false
  }
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return Math.round(value * 10) / 10
}
