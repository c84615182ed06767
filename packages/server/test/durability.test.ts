// Nothing that was acknowledged is lost: the server is killed again and again in the middle of play. Real processes, a real file.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { restore, save } from '@cic/engine'
import { chanceFrom } from '@cic/engine/testing'
import pg from 'pg'
import { startProcess } from '../bench/process.ts'
import { openStorage, type StorageOptions } from '../src/storage/index.ts'
import { fold, newTable } from '../src/table/fold.ts'
import { tableFrom } from '../src/table/snapshot.ts'
import type { Table, TableEvent } from '../src/table/table.ts'
import { newGame, newPeople, Player } from '../testing/index.ts'
import { startPostgres } from './postgres.ts'

/** `npm run kills` wants more of both. */
const kills = Number(process.env.CIC_KILLS ?? 25)
const cuts = Number(process.env.CIC_CUTS ?? 4)
const atOnce = 6

test(`the server is killed ${kills} times in the middle of play, and nothing acknowledged is lost`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-kill-'))
  const players = await killed({ DATA_DIR: directory }, kills)
  await check({ dataDirectory: directory }, players)
  rmSync(directory, { recursive: true })
})

test(`nor on PostgreSQL, whose connections are cut before each of ${cuts} kills`, async () => {
  const postgres = await startPostgres({ fsync: 'on' })
  const databaseUrl = await postgres.url('kills')
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  const players = await killed({ DATABASE_URL: databaseUrl }, cuts, async () => {
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cic'")
  })
  await admin.end()
  await check({ dataDirectory: '', databaseUrl }, players)
  await postgres.stop()
})

/** Plays on while the server is killed so many times; before each, something else may happen to it. */
async function killed(
  storage: Readonly<Record<string, string>>,
  times: number,
  before: () => Promise<void> = async () => undefined,
): Promise<Player[]> {
  const environment = { ...storage, PORT: String(await freePort()), LOG_LEVEL: 'silent' }
  const chance = chanceFrom('kill')
  let server = await startProcess(environment)
  const players = (
    await Promise.all(Array.from({ length: atOnce }, (_, i) => sitDown(server.address, `table ${i}`)))
  ).flat()
  const made = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  for (let kill = 0; kill < times; kill++) {
    const acknowledged = made()
    await until(() => made() > acknowledged)
    await new Promise((resolve) => setTimeout(resolve, chance(60)))
    await before()
    await new Promise((resolve) => setTimeout(resolve, chance(30)))
    await server.kill()
    server = await startProcess(environment)
    if (players.every(({ watching }) => watching.picture?.status === 'over'))
      players.push(...(await sitDown(server.address, `more ${kill}`)))
  }
  for (const player of players) await player.stop()
  await server.stop()
  return players
}

test('a server that is told to stop answers what is under way and ends by itself', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-stop-'))
  const server = await startProcess({ DATA_DIR: directory })
  const players = await sitDown(server.address, 'stop')
  await until(() => players.some(({ acknowledged }) => acknowledged.length > 3))
  await server.stop()
  assert.equal(server.process.exitCode, 0)
  for (const player of players) await player.stop()
  await check({ dataDirectory: directory }, players)
  rmSync(directory, { recursive: true })
})

async function sitDown(address: string, seed: string): Promise<Player[]> {
  const people = await newPeople(address, 3)
  const table = await newGame(people)
  return people.map((client, i) => new Player(client, table, chanceFrom(`${seed} ${i}`)))
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!holds()) {
    assert.ok(Date.now() < end, 'the clients go on by themselves')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Every acknowledged choice is stored, and every game opens, both ways, to the same sound state. */
async function check(where: StorageOptions, players: readonly Player[]): Promise<void> {
  const storage = await openStorage(where)
  const acknowledged = players.flatMap((player) => player.acknowledged)
  assert.ok(acknowledged.length >= 4)
  for (const { table, key } of acknowledged) {
    const keys = (await storage.eventsAfter(table, 0)).flatMap((event) => event.key ?? [])
    assert.ok(
      keys.some((stored) => stored.endsWith(key)),
      `${key} of ${table}`,
    )
  }
  for (const id of new Set(acknowledged.map(({ table }) => table))) {
    const events = (await storage.eventsAfter(id, 0)).map(({ body }) => JSON.parse(body) as TableEvent)
    const replayed = events.slice(1).reduce(folded, newTable(events[0] as never))
    const { snapshot, events: tail } = (await storage.load(id)) ?? { events: [] }
    const before = snapshot && tableFrom(snapshot)
    assert.ok(before)
    const opened = tail.reduce((table, { body }) => folded(table, JSON.parse(body)), before)
    assert.equal(textOf(opened), textOf(replayed))
    if (opened.play !== undefined) restore(save(opened.play.game))
  }
  await storage.close()
}

/** As it would be stored: the order of keys tells nothing. */
const textOf = (table: Table): string =>
  JSON.stringify(table, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

function folded(table: Table, event: TableEvent): Table {
  fold(table, event)
  return table
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
