// Several processes on one PostgreSQL: any of them serves any game, of two writers one wins, and one may die at any moment.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { pending, save } from '@cic/engine'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
import type { Picture } from '@cic/protocol'
import { type ServerProcess, startProcess } from '../bench/process.ts'
import { newLog } from '../src/log.ts'
import { newMetrics } from '../src/metrics.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import * as commands from '../src/table/commands.ts'
import type { Table, TableEvent } from '../src/table/table.ts'
import { Tables } from '../src/tables.ts'
import {
  Client,
  gameOf,
  newGame,
  newPeople,
  Player,
  quick,
  settings,
  testServer,
  type Watching,
} from '../testing/index.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

let postgres: TestPostgres
const running: ServerProcess[] = []

before(async () => {
  postgres = await startPostgres()
})
after(async () => {
  for (const server of running) await server.kill()
  await postgres.stop()
})

async function processes(database: string, count: number): Promise<ServerProcess[]> {
  const url = await postgres.url(database)
  const started = await Promise.all(Array.from({ length: count }, () => startProcess({ DATABASE_URL: url })))
  running.push(...started)
  return started
}

/** The same people, with half of them at the other process. */
const split = (people: readonly Client[], addresses: readonly string[]): void => {
  for (const [i, client] of people.entries()) client.base = addresses[i % addresses.length]
}

test('people at two processes play a whole game, and all streams end equal', async () => {
  const servers = await processes('split', 2)
  const people = await newPeople(servers[0].address, 4)
  const table = await newGame(people)
  split(
    people,
    servers.map(({ address }) => address),
  )
  const players = people.map((client, i) => new Player(client, table, chanceFrom(`split ${i}`)))
  const pictures = await Promise.all(players.map((player) => player.over(120_000)))
  for (const [i, { version }] of pictures.entries()) {
    assert.equal(version, pictures[0].version)
    const whole = await people[i].get<Picture>(`/api/tables/${table}`)
    assert.deepEqual(players[i].watching.picture, whole.body)
  }
  for (const player of players) await player.stop()
})

test('what one process has stored the other knows at once, also where it has not heard of it', async (t) => {
  // Two on one file never hear of each other.
  const first = await testServer()
  t.after(() => first.stop())
  const second = await testServer({ DATA_DIR: first.directory })
  t.after(() => second.stop())
  const at = (client: Client, { address }: { readonly address: string }): Client => {
    client.base = address
    return client
  }
  const people = await newPeople(first.address, 3)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { body } = await people[0].post<{ id: string }>('/api/tables', { name: 'Two', settings: settings(), seats })
  const path = `/api/tables/${body.id}`
  for (const seat of [1, 2]) assert.equal((await at(people[seat], second).post(`${path}/seats/${seat}`)).status, 200)
  assert.equal((await people[0].post(`${path}/start`)).status, 200, 'no seat is free any more')
  for (const [here, there] of [
    [first, second],
    [second, first],
    [first, second],
  ]) {
    const asked = await Promise.all(
      people.map(async (client) => ({ client, picture: (await at(client, here).get<Picture>(path)).body })),
    )
    const { client, picture } = asked.find((one) => (one.picture.game?.decisions.length ?? 0) > 0) ?? asked[0]
    const { status } = await at(client, there).choose(body.id, picture, picture.game?.decisions[0].fallback ?? [])
    assert.equal(status, 200, 'the version has been')
  }
})

test('of two choices for one decision at two processes exactly one is made', async () => {
  const servers = await processes('race', 2)
  const people = await newPeople(servers[0].address, 3)
  const table = await newGame(people)
  const chance = chanceFrom('race')
  const streams = people.map((client) => client.watch(table))
  let raced = 0
  for (let tries = 0; tries < 60; tries++) {
    const asked = await nextAsked(streams)
    if (asked === undefined) break
    const { seat, picture } = asked
    const [decision] = picture.game?.decisions ?? []
    const answers = await Promise.all(
      servers.map(({ address }) => {
        const client = Object.assign(new Client(address), { cookie: people[seat].cookie })
        return client.choose(table, picture, randomAnswer(decision, chance), randomUUID())
      }),
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, 409], JSON.stringify(answers.map(({ body }) => body)))
    raced++
    await streams[seat].change(5_000, picture)
  }
  assert.ok(raced > 20)
  for (const stream of streams) stream.stop()
})

async function nextAsked(streams: readonly Watching[]): Promise<{ seat: number; picture: Picture } | undefined> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    for (const [seat, { picture }] of streams.entries()) {
      if (picture?.status === 'over') return undefined
      if ((picture?.game?.decisions.length ?? 0) > 0 && picture !== undefined) return { seat, picture }
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('Nobody is asked.')
}

test('one process is killed, and its people and the bots go on at the other', async () => {
  const servers = await processes('killed', 2)
  const [first, second] = servers
  const people = await newPeople(first.address, 2)
  const table = await newGame(people, { players: 4, pace: { ...quick, windowSeconds: 0.2 } })
  split(
    people,
    servers.map(({ address }) => address),
  )
  const players = people.map((client, i) => new Player(client, table, chanceFrom(`killed ${i}`)))
  await players[1].watching.until(({ moments }) => moments > 10, 60_000)
  await first.kill()
  for (const client of people) client.base = second.address
  const pictures = await Promise.all(players.map((player) => player.over(120_000)))
  assert.equal(pictures[0].version, pictures[1].version)
  for (const player of players) await player.stop()
})

test('while processes are replaced by later ones, a table goes on at these and is left alone by the earlier', async () => {
  const url = await postgres.url('replaced')
  const storages = await Promise.all([openPostgres(url), openPostgres(url)])
  const [earlier, later] = storages.map(
    (storage, i) =>
      new Tables({
        storage,
        log: newLog('silent'),
        metrics: newMetrics({ withDefaults: false }),
        rules: 7 + i,
        patience: 60_000,
      }),
  )
  await Promise.all([earlier.begin(), later.begin()])
  const host = { id: 'host', name: 'Host' }
  const bot = { kind: 'bot', level: 'random' } as const
  const wish = { name: 'Replaced', settings: settings(), seats: [{ kind: 'me' } as const, bot, bot] }
  const { id } = await earlier.create(commands.create(host, wish, earlier.now()))
  await earlier.act(id, (table, at) => commands.start(table, host, at))
  const choose = (table: Table, at: number): TableEvent => {
    const [{ seat, id: decision, fallback }] = pending(gameOf(table))
    return commands.choose(table, seat, { decision, answer: fallback, by: 'person' }, at)
  }
  const ended = Promise.withResolvers<void>()
  await earlier.watch(id, { person: undefined, show: () => undefined, end: ended.resolve })
  await later.get(id)
  for (let i = 0; i < 8; i++) await earlier.act(id, choose)
  const { number } = await earlier.get(id)
  for (const until = Date.now() + 10_000; (await later.get(id)).number < number; ) {
    assert.ok(Date.now() < until, 'the later one hears what the earlier has written')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.equal(save(gameOf(await later.get(id))), save(gameOf(await earlier.get(id))))
  await earlier.store()
  await later.act(id, choose)
  await ended.promise
  await assert.rejects(earlier.get(id), { status: 503, code: 'being-updated' })
  const [news] = await storages[0].eventsAfter(id, number)
  assert.equal((JSON.parse(news.body) as TableEvent).t, 'rules')
  await Promise.all(storages.map((storage) => storage.close()))
})
