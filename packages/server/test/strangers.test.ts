// What strangers, a full disk, a wrong clock and a careless operator do to a server, and what it does then.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pending } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { openStorage } from '../src/storage/index.ts'
import { newId } from '../src/table/commands.ts'
import { fold } from '../src/table/fold.ts'
import { gameAfter } from '../src/table/undo.ts'
import { Client } from '../testing/client.ts'
import { Program, spawnServer } from '../testing/spawned.ts'
import { begun, gameOf, playUntil, put } from '../testing/stored.ts'
import { newGame, newPeople, quick, quickSlow, settings, type TestServer, testServer } from '../testing/tables.ts'
import { isWindow } from '../testing/twins.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const codeOf = (body: unknown): string | undefined => (body as { error?: { code: string } }).error?.code
const threeBots = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' }))

async function until(holds: () => Promise<boolean>, tries = 300): Promise<void> {
  for (; !(await holds()); tries--) {
    assert.ok(tries > 0, 'it never came to that')
    await sleep(20)
  }
}

test('a full disk is seen: the server is alive and not ready, and the log says why and where', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-full-'))
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  // No file may grow beyond this: for the database that is the end of its disk.
  const limited = `ulimit -f 600; exec "${process.execPath}" "${main}"`
  const environment = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error', RATE_LIMIT: '1000000' }
  const child = spawn('sh', ['-c', limited], { env: { ...process.env, ...environment } })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await until(async () => /CIC is at \S+/.test(printed), 3_000)
  const address = /CIC is at (\S+)/.exec(printed)?.[1] ?? ''
  const client = await Client.new(address)
  assert.equal((await client.get<{ ready: boolean }>('/healthz')).body.ready, true)
  const id = await newGame([client], { players: 3 })
  await until(async () => (await client.say(id, { text: 'x'.repeat(500) })).status === 500, 2_000)
  await sleep(1_000)
  const { status, body } = await client.get<{ alive: boolean; ready: boolean }>('/healthz')
  assert.deepEqual([status, body.alive, body.ready], [503, true, false])
  assert.equal((await client.get('/healthz/live')).status, 200)
  const { body: metrics } = await client.get<string>('/metrics')
  assert.match(metrics, /cic_storage_errors_total\{code="SQLITE_\w+"\} \d/)
  assert.match(metrics, /cic_refusals_total\{code="broken"\} \d/)
  const failures = async (): Promise<number> => {
    const { body: now } = await client.get<string>('/metrics')
    return [...now.matchAll(/cic_storage_errors_total\{.*\} (\d+)/g)].reduce((sum, [, one]) => sum + Number(one), 0)
  }
  const before = await failures()
  const table = { name: 'x'.repeat(40), settings: settings(quick), seats: threeBots }
  for (let i = 0; i < 5; i++) assert.equal((await client.post('/api/tables', table)).status, 500)
  assert.equal(await failures(), before + 5, 'whatever could not be stored is counted, once')
  child.kill('SIGKILL')
  await ended
  const lines = printed.split('\n').filter((line) => line.startsWith('{'))
  const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'could not store what happened')
  assert.equal(line?.table, id.slice(0, 8))
  assert.match(`${line?.code} ${line?.err.message}`, /SQLITE_\w+ .*(full|I\/O)/)
  rmSync(directory, { recursive: true, force: true })
})

test('a second server on one file is refused with one line, and the first goes on', async () => {
  const first = await spawnServer()
  const second = new Program([], { PORT: '0', DATA_DIR: first.directory })
  assert.equal(await second.ended, 2)
  assert.match(second.complaints, /^DATA_DIR .* cannot be used: another server uses it\.\n$/)
  assert.equal((await new Client(first.address).get('/healthz')).status, 200)
  await first.stop()
})

test('a backup overwrites nothing', async () => {
  const first = await spawnServer()
  const file = join(first.directory, 'copy.sqlite')
  writeFileSync(file, 'precious')
  const backup = new Program(['backup', file], { DATA_DIR: first.directory })
  assert.equal(await backup.ended, 2)
  assert.match(backup.complaints, /is there already, and a backup overwrites nothing/)
  assert.equal(readFileSync(file, 'utf8'), 'precious')
  await first.stop()
})

test('a backup that fails leaves nothing that looks like one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-spoilt-'))
  writeFileSync(join(directory, 'cic.sqlite'), 'this is no database at all, whatever it is called')
  const file = join(directory, 'copy.sqlite')
  assert.notEqual(await new Program(['backup', file], { DATA_DIR: directory }).ended, 0)
  assert.equal(existsSync(file), false)
  rmSync(directory, { recursive: true })
})

test('a server with nothing under way ends within a second, whoever holds a connection open', async () => {
  const running = await spawnServer()
  const client = await Client.new(running.address)
  const id = await newGame([client], { players: 3 })
  const stream = client.watch(id)
  await stream.until(() => true)
  const { hostname, port } = new URL(running.address)
  const silent = connect(Number(port), hostname)
  const half = connect(Number(port), hostname)
  half.write('GET /api/me HTTP/1.1\r\nhost: x\r\n')
  for (const socket of [silent, half]) socket.on('error', () => undefined)
  await sleep(100)
  const began = performance.now()
  running.program.process.kill('SIGTERM')
  const ended = await Promise.race([running.program.ended, sleep(4_000, 'still running')])
  assert.equal(ended, 0)
  assert.ok(performance.now() - began < 3_000)
  stream.stop()
  rmSync(running.directory, { recursive: true, force: true })
})

test('a clock that is set back freezes nothing, and one that is set forward closes no window early', async () => {
  let offset = 0
  const clock = () => Date.now() + offset
  const odd = await testServer({}, { clock })
  const client = await Client.new(odd.address)
  const pace = { ...quick, windowSeconds: 1.5 }
  const table = playUntil(await begun({ people: [client], players: 4, settings: settings(pace) }), isWindow)
  const id = await put(odd, table)
  const stream = client.watch(id)
  await stream.until(({ window }) => window !== undefined)
  await client.say(id, { text: 'What time is it?' })
  offset = 3_600_000
  await client.say(id, { text: 'An hour later.' })
  const { window } = await stream.until(({ talk }) => talk.some(({ text }) => text === 'An hour later.'))
  assert.notEqual(window, undefined, 'it takes as long as it takes')
  offset = -3_600_000
  const { moments } = stream.picture ?? { moments: 0 }
  await stream.until((picture) => picture.moments > moments)
  stream.stop()
  await odd.stop()
})

test('a server whose clock was set back while it was away goes on at once', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-clock-'))
  const client = await Client.new(server.address)
  const ahead = await begun({ people: [client], players: 4, at: Date.now() + 3_600_000 })
  const table = playUntil(ahead, (game) => pending(game).every(({ seat }) => seat > 0))
  const id = await put({ directory }, table)
  const back = await testServer({ DATA_DIR: directory })
  const storage = await openStorage({ dataDirectory: directory })
  await until(async () => (await storage.eventsAfter(id, table.number)).length > 0)
  await storage.close()
  await back.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('who asks to take something back gains no time by it', async () => {
  const people = await newPeople(server.address, 3)
  const clock = { bankSeconds: 10, incrementSeconds: 0, onTimeout: 'default' } as const
  const table = await begun({ people, settings: settings({ ...quickSlow, clock }), at: Date.now() - 9_000 })
  const seat = gameOf(table).asks[0].seat
  playUntil(table, (game) => game.asks.some((ask) => ask.seat === seat) && (table.play?.moments.length ?? 0) > 2)
  const id = await put(server, table)
  const stream = people[seat].watch(id)
  const { moments } = await stream.until(() => true)
  const proposed = await people[seat].post(`/api/tables/${id}/votes`, { matter: { kind: 'undo', moment: 0 } })
  assert.equal(proposed.status, 200, JSON.stringify(proposed.body))
  const after = await stream.until((picture) => picture.moments > moments)
  assert.equal(after.votes.length, 1, 'the vote goes on')
  stream.stop()
})

test('a moment of a very long game, and what has happened since, is not played again in the thread that serves everybody', async () => {
  const client = await Client.new(server.address)
  const table = playUntil(await begun({ people: [client], players: 5 }), ({ turn }) => turn >= 4)
  const choices = table.play?.record.choices ?? []
  const undo = choices.length - 30
  const again = choices.slice(undo)
  // Longer than any game that people play: it goes back and forth.
  for (let round = 0; round < 60; round++)
    for (const choice of [{ undo }, ...again]) fold(table, { t: 'chose', at: table.changed, choice, by: 'person' })
  const id = await put(server, table)
  const { moments } = (await client.get<Picture>(`/api/tables/${id}`)).body
  await client.call('PUT', `/api/tables/${id}/seen`, { moment: moments - 2 })
  const costOf = async (work: () => unknown): Promise<number> => {
    const before = process.threadCpuUsage().user
    await work()
    return process.threadCpuUsage().user - before
  }
  // Nobody has looked back yet: somewhere the whole game has to be played again.
  const paths = [`moments/${moments - 1}`, 'since']
  const costs: number[] = []
  for (const path of paths)
    costs.push(await costOf(async () => assert.equal((await client.get(`/api/tables/${id}/${path}`)).status, 200)))
  const { play } = table
  assert.ok(play)
  const playing = await costOf(() =>
    gameAfter({ ...play, record: structuredClone(play.record) }, play.moments[moments - 2]),
  )
  for (const [i, cost] of costs.entries())
    assert.ok(cost < playing / 2, `${paths[i]}: ${cost} µs of processor time, and playing it again ${playing}`)
})

/** Opens a stream and keeps it; what it is answered with. */
function openStream({ base, cookie = '' }: Client, table: string): Promise<{ status?: number; end: () => void }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/api/tables/${table}/events`, { headers: { cookie }, agent: false }, (response) => {
      response.on('error', () => undefined)
      response.resume()
      resolve({ status: response.statusCode, end: () => asked.destroy() })
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('one address gets so many tables, people and streams, however many identities it has', async () => {
  const small = await testServer({ RATE_LIMIT: '100' })
  const clients: Client[] = []
  for (let i = 0; i < 15; i++) clients.push(await Client.new(small.address))
  const wanted = { name: 'Spam', settings: settings(), seats: threeBots }
  const made: (string | undefined)[] = []
  const refusals = new Set<string | undefined>()
  for (const client of clients)
    for (let i = 0; i < 5; i++) {
      const { status, body } = await client.post<{ id: string }>('/api/tables', wanted)
      if (status === 200) made.push(body.id)
      else refusals.add(codeOf(body))
    }
  assert.deepEqual([made.length, ...refusals], [50, 'too-many-requests'])
  const streams = await Promise.all(
    [...clients, ...clients, ...clients, ...clients].map((one) => openStream(one, made[0] ?? '')),
  )
  assert.equal(streams.filter(({ status }) => status === 200).length, 50)
  assert.equal(streams.filter(({ status }) => status === 429).length, 10)
  for (const { end } of streams) end()
  const people = await Promise.all(Array.from({ length: 60 }, () => new Client(small.address).get('/api/me')))
  assert.ok(people.filter(({ status }) => status === 200).length <= 35)
  await small.stop()
})

test('nor does it get more by playing on: the next table of the same people is one more', async () => {
  const small = await testServer({ RATE_LIMIT: '20' })
  const client = await Client.new(small.address)
  const over = await begun({ people: [client], players: 3 })
  fold(over, { t: 'ended', at: Date.now() })
  const made: (string | undefined)[] = []
  for (let i = 0; i < 12; i++) {
    const id = await put(small, { ...over, id: newId() })
    const { status, body } = await client.post(`/api/tables/${id}/rematch`)
    made.push(status === 200 ? undefined : codeOf(body))
  }
  assert.deepEqual(made, [...Array(10).fill(undefined), 'too-many-requests', 'too-many-requests'])
  await small.stop()
})

test('nor do reports, each with a whole picture, come without end from one address', async () => {
  const small = await testServer({ RATE_LIMIT: '120' })
  const people = await newPeople(small.address, 24)
  const id = await put(small, await begun({ people: people.slice(0, 1), players: 3 }))
  const answers: number[] = []
  for (const person of [...people, ...people, ...people])
    answers.push((await person.post(`/api/tables/${id}/reports`, { text: 'Spam' })).status)
  assert.equal(answers.filter((status) => status === 200).length, 60)
  await small.stop()
})

interface Listed {
  readonly tables: { id: string; open: number }[]
  readonly next?: string
}

test('the lobby comes in pages, what can be joined first, and nothing where nobody is', async () => {
  const lobby = await testServer()
  const client = await Client.new(lobby.address)
  const make = async (seats: readonly object[]): Promise<string> =>
    (await client.post<{ id: string }>('/api/tables', { name: 'Lobby', settings: settings(), seats })).body.id
  const open = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const joinable: string[] = []
  for (let i = 0; i < 60; i++) joinable.push(await make(open))
  const full = await make([{ kind: 'me' }, ...threeBots])
  const deserted = await make([{ kind: 'open' }, ...threeBots])
  const first = (await client.get<Listed>('/api/tables?list=open')).body
  const second = (await client.get<Listed>(`/api/tables?list=open&after=${first.next}`)).body
  const ids = [...first.tables, ...second.tables].map(({ id }) => id)
  assert.deepEqual([first.tables.length, second.next], [50, undefined])
  assert.deepEqual(new Set(ids.slice(0, 60)), new Set(joinable))
  assert.equal(ids[60], full, 'what cannot be joined comes last')
  assert.ok(!ids.includes(deserted), 'nobody is there')
  await lobby.stop()
})

test('guests who never sat down and abandoned tables are forgotten after the time that the operator sets', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-sweep-'))
  const days = { GUEST_DAYS: '2', ABANDONED_DAYS: '3', FINISHED_DAYS: '0', DATA_DIR: directory }
  const first = await testServer(days)
  const [guest, host, ...others] = await newPeople(first.address, 4)
  // Without bots and clocks: they would go on when the server is back, and the table would not be abandoned.
  const { clock: _clock, ...pace } = quickSlow
  const id = await newGame([host, ...others], { pace })
  await first.stop()
  const later = await testServer(days, { clock: () => Date.now() + 10 * 86_400_000, sweepEvery: 20 })
  for (const client of [guest, host]) client.base = later.address
  await until(async () => (await host.get(`/api/tables/${id}`)).status === 404, 3_000)
  await until(async () => (await guest.get('/api/tables?list=open')).status === 401, 3_000)
  await later.stop()
  rmSync(directory, { recursive: true, force: true })
})
