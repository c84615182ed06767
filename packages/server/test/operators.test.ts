// What an operator can do from the command line, and what people can do about their own devices.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Picture } from '@cic/protocol'
import { sign } from '@fastify/cookie'
import { secretsIn } from '../src/secrets.ts'
import { openStorage } from '../src/storage/index.ts'
import { fold, newTable } from '../src/table/fold.ts'
import { tableFrom } from '../src/table/snapshot.ts'
import { Client, type Watching } from '../testing/client.ts'
import { Program } from '../testing/spawned.ts'
import { newGame, newPeople, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const program = fileURLToPath(new URL('../src/admin.ts', import.meta.url))

/** Runs a command, and returns what it says. */
async function admin(...words: string[]): Promise<{ code: number; says: string; answer: Record<string, unknown> }> {
  const child = spawn(process.execPath, [program, ...words, '--server', server.address])
  let says = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      says += text
    })
  const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? -1)))
  return { code, says, answer: says.startsWith('{') ? JSON.parse(says) : {} }
}

const idOf = async (client: Client): Promise<string> => (await client.get<{ id: string }>('/api/me')).body.id

test('tables are listed, looked at, ended and forgotten', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const listed = (await admin('tables')).answer.tables as { id: string }[]
  assert.ok(listed.some((table) => table.id === id))
  const { answer } = await admin('table', id)
  assert.deepEqual([answer.status, answer.choices], ['playing', 0])
  assert.ok(!JSON.stringify(answer).includes('seed'))
  assert.equal((await admin('rebuild', id)).code, 0)
  assert.equal((await admin('end', id)).code, 0)
  assert.equal((await people[0].get<Picture>(`/api/tables/${id}`)).body.status, 'ended')
  const stream = people[0].watch(id)
  await stream.until(() => true)
  assert.equal((await admin('delete', id)).code, 0)
  stream.stop()
  assert.equal((await people[0].get(`/api/tables/${id}`)).status, 404)
  assert.deepEqual((await people[0].get<{ tables: [] }>('/api/tables?list=mine')).body.tables, [])
  const again = await admin('delete', id)
  assert.deepEqual([again.code, again.says.trim()], [1, 'There is no such table.'])
  assert.equal((await admin('dance')).code, 2)
  const withDash = await admin('table', `-${id.slice(1)}`)
  assert.deepEqual([withDash.code, withDash.says.trim()], [1, 'There is no such table.'])
})

test('reports are read without what somebody saw, and closed', async () => {
  const [person] = await newPeople(server.address, 1)
  const id = await newGame([person], { players: 3 })
  await person.post(`/api/tables/${id}/reports`, { text: 'The die fell off the table.' })
  const reports = (await admin('reports')).answer.reports as { id: string; text: string; seen?: unknown }[]
  const [report] = reports
  assert.deepEqual([report.text, report.seen], ['The die fell off the table.', undefined])
  assert.equal((await admin('close', report.id)).code, 0)
  assert.deepEqual((await admin('reports')).answer.reports, [])
})

test('who is banned is nobody, until they are not', async () => {
  const [person] = await newPeople(server.address, 1)
  const id = await idOf(person)
  const { cookie } = person
  await admin('ban', id)
  assert.equal((await person.get('/api/tables?list=mine')).status, 401)
  await admin('unban', id)
  person.cookie = cookie
  assert.equal((await person.get('/api/tables?list=mine')).status, 200)
})

test('a person who is deleted leaves bots and nameless words behind', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  await people[1].say(id, { text: 'Remember me' })
  assert.equal((await admin('delete-person', await idOf(people[1]))).code, 0)
  const { body } = await people[0].get<Picture>(`/api/tables/${id}`)
  assert.deepEqual(body.seats[1], { kind: 'bot', level: 'officer' })
  assert.equal(body.talk.find(({ text }) => text === 'Remember me')?.from.name, '')
  assert.equal((await people[1].get('/api/tables?list=mine')).status, 401)
})

test('a person who was forgotten only in part is forgotten by asking again', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const person = await idOf(people[1])
  const storage = await openStorage({ dataDirectory: server.directory })
  await storage.documents.remove('person', person)
  await storage.close()
  assert.equal((await admin('delete-person', person)).code, 0)
  assert.deepEqual((await people[0].get<Picture>(`/api/tables/${id}`)).body.seats[1], { kind: 'bot', level: 'officer' })
  assert.equal((await admin('delete-person', person)).code, 1, 'nothing of them is left')
})

test('of whoever is forgotten nothing that is stored has the name, and the table goes on from its events alone', async () => {
  const people = await newPeople(server.address, 3)
  await people[1].call('PATCH', '/api/me', { name: 'Gaius B.' })
  const id = await newGame(people)
  const watched = await newGame([people[0]], { players: 3 })
  await people[1].say(id, { text: 'At the table' })
  await people[1].say(watched, { text: 'Among the spectators' })
  await people[1].post(`/api/tables/${id}/reports`, { text: 'A report' })
  const person = await idOf(people[1])
  const stored = async (): Promise<string> => {
    const storage = await openStorage({ dataDirectory: server.directory })
    const all = []
    for (const table of [id, watched]) {
      const { snapshot, events = [] } = (await storage.load(table)) ?? {}
      all.push(snapshot && tableFrom(snapshot), events, await storage.eventsAfter(table, 0), await storage.entry(table))
    }
    all.push(await storage.documents.list('report', 99), await storage.documents.list('person', 99))
    await storage.close()
    return JSON.stringify(all)
  }
  assert.match(await stored(), new RegExp(`${person}.*Gaius B\\.`))
  const before = (await people[0].get<Picture>(`/api/tables/${id}`)).body
  assert.equal((await admin('delete-person', person)).code, 0)
  assert.doesNotMatch(await stored(), new RegExp(`${person}|Gaius B\\.`))
  assert.match(await stored(), /Among the spectators/)
  const { game, seats } = (await people[0].get<Picture>(`/api/tables/${id}`)).body
  assert.deepEqual([game?.log, game?.turn], [before.game?.log, before.game?.turn])
  assert.deepEqual(seats[1], { kind: 'bot', level: 'officer' })
  const storage = await openStorage({ dataDirectory: server.directory })
  const [created, ...events] = (await storage.eventsAfter(id, 0)).map(({ body }) => JSON.parse(body))
  await storage.close()
  const again = newTable(created)
  for (const event of events) fold(again, event)
  assert.deepEqual(again.seats[1], { kind: 'bot', level: 'officer' })
})

test('who has logged out is nobody on that device; everywhere, on none', async () => {
  const [person] = await newPeople(server.address, 1)
  const id = await idOf(person)
  const other = await anotherDevice(person)
  const [first, second] = [person.cookie, other.cookie]
  await person.post('/api/me/logout')
  person.cookie = first
  assert.equal((await person.get('/api/tables?list=mine')).status, 401)
  assert.equal(await idOf(other), id)
  await other.post('/api/me/logout', { everywhere: true })
  other.cookie = second
  assert.equal((await other.get('/api/tables?list=mine')).status, 401)
})

test('whoever is sent away or banned is shown nothing more by what they have open, and others are', async () => {
  const people = await newPeople(server.address, 2)
  const id = await newGame(people, { players: 3 })
  const lost = await anotherDevice(people[1])
  const streams = [people[1].watch(id), lost.watch(id)]
  for (const stream of streams) await stream.until(({ me }) => me.seat === 1)
  const { devices } = (await people[1].get<Devices>('/api/me/devices')).body
  const theirs = devices.find(({ current }) => !current)
  await people[1].call('DELETE', `/api/me/devices/${theirs?.id}`)
  await hungUp(streams[1])
  assert.equal(streams[0].reconnects, 0)
  assert.equal((await lost.get<Picture>(`/api/tables/${id}`)).body.me.seat, undefined)
  await admin('ban', await idOf(people[1]))
  await hungUp(streams[0])
  const replacing = { matter: { kind: 'replace', seat: 1, level: 'random' } }
  assert.equal((await people[0].post(`/api/tables/${id}/votes`, replacing)).status, 200, 'nor do they hold up a table')
})

async function hungUp(stream: Watching): Promise<void> {
  for (let tries = 0; stream.reconnects === 0; tries++) {
    assert.ok(tries < 200, 'the stream goes on')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  stream.stop()
}

interface Devices {
  readonly devices: readonly { readonly id: string; readonly name: string; readonly current: boolean }[]
}

test('people see the devices that they are logged in on, and send one of them away', async () => {
  const [person] = await newPeople(server.address, 1)
  const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  const other = await anotherDevice(person, agent)
  const { devices } = (await person.get<Devices>('/api/me/devices')).body
  assert.deepEqual(devices.map(({ name, current }) => [name, current]).sort(), [
    ['', true],
    ['Firefox, Android', false],
  ])
  const theirs = devices.find(({ current }) => !current)
  assert.equal((await person.call('DELETE', `/api/me/devices/${theirs?.id}`)).status, 200)
  assert.equal((await person.call('DELETE', `/api/me/devices/${theirs?.id}`)).status, 404)
  assert.equal((await other.get('/api/tables?list=mine')).status, 401)
  assert.equal((await person.get<Devices>('/api/me/devices')).body.devices.length, 1)
})

test('a cookie that names no device is good until all are sent away, and gets one', async () => {
  const [person] = await newPeople(server.address, 1)
  const id = await idOf(person)
  const storage = await openStorage({ dataDirectory: server.directory })
  const [secret] = await secretsIn(storage.documents)
  await storage.close()
  person.cookie = `cic=${encodeURIComponent(sign(id, secret))}`
  assert.equal(await idOf(person), id)
  assert.equal((await person.get<Devices>('/api/me/devices')).body.devices.filter(({ current }) => current).length, 1)
})

async function anotherDevice(person: Client, agent = ''): Promise<Client> {
  const { body } = await person.post<{ link: string }>('/api/me/links')
  const other = new Client(server.address)
  const token = new URL(body.link).hash.slice(1)
  assert.equal((await other.post('/api/me/claim', { token }, { headers: { 'user-agent': agent } })).status, 200)
  return other
}

test('behind https cookies are the host’s own, and browsers come by nothing else', async () => {
  const secure = await testServer({ PUBLIC_URL: 'https://play.example.org' })
  const client = new Client(secure.address)
  const { headers } = await client.get('/api/me')
  assert.match(headers['set-cookie']?.[0] ?? '', /^__Host-cic=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  assert.match(headers['strict-transport-security'] ?? '', /^max-age=\d{7,}/)
  await secure.stop()
})

test('after a rotation cookies of the secret before are good, and after one more they are nobody’s', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-rotated-'))
  const environment = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'warn' }
  /** Starts the server: a new cookie of it, and how it answers who shows these. */
  const started = async (...cookies: (string | undefined)[]) => {
    const program = new Program([], environment)
    const client = await Client.new(await program.address())
    const { cookie } = client
    const answers: number[] = []
    for (const shown of cookies) {
      client.cookie = shown
      answers.push((await client.get('/api/tables?list=mine')).status)
    }
    await program.stop()
    return { cookie, answers }
  }
  const rotated = async (): Promise<void> => {
    assert.equal(await new Program(['rotate'], environment).ended, 0)
  }
  const first = await started()
  await rotated()
  const second = await started(first.cookie)
  assert.deepEqual(second.answers, [200])
  await rotated()
  assert.deepEqual((await started(first.cookie, second.cookie)).answers, [401, 200])
  rmSync(directory, { recursive: true, force: true })
})
