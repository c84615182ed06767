// Table talk: structured statements and free words at the table, and the spectators' own.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Message, Picture, TableStatement } from '@cic/protocol'
import { Client } from '../testing/client.ts'
import { playAll, playOn } from '../testing/playing.ts'
import { newGame, newPeople, settings, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const say = (client: Client, id: string, words: object) => client.say<{ error?: { code: string } }>(id, words)

/** Without when it was said. */
const heard = ({ talk }: Picture) => talk.map(({ at: _when, ...message }: Message) => message)

test('what somebody says at the table reaches everybody, in order and with who said it', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const stream = new Client(server.address).watch(id)
  await say(people[1], id, { text: 'Somebody here is a Cylon.' })
  await say(people[0], id, { statement: { kind: 'suspect', from: 0, whom: 1, why: 'checks', turn: 99 } })
  await say(people[2], id, { statement: { kind: 'help', from: 2, amount: 'lot', turn: 0 } })
  await say(people[2], id, { statement: { kind: 'promise', from: 2, what: 'repair', turn: 0 } })
  await say(people[1], id, { statement: { kind: 'warn', from: 1, turn: 0 } })
  const expected = [
    { id: 1, channel: 'table', from: { seat: 1, name: 'Person 1' }, text: 'Somebody here is a Cylon.' },
    {
      id: 2,
      channel: 'table',
      from: { seat: 0, name: 'Person 0' },
      statement: { kind: 'suspect', from: 0, whom: 1, why: 'checks', turn: 0 },
    },
    {
      id: 3,
      channel: 'table',
      from: { seat: 2, name: 'Person 2' },
      statement: { kind: 'help', from: 2, amount: 'lot', turn: 0 },
    },
    {
      id: 4,
      channel: 'table',
      from: { seat: 2, name: 'Person 2' },
      statement: { kind: 'promise', from: 2, what: 'repair', turn: 0 },
    },
    {
      id: 5,
      channel: 'table',
      from: { seat: 1, name: 'Person 1' },
      statement: { kind: 'warn', from: 1, turn: 0 },
    },
  ]
  assert.deepEqual(heard(await stream.until(({ talk }) => talk.length === 5)), expected)
  for (const client of people) assert.deepEqual(heard(await pictureOf(client, id)), expected)
  stream.stop()
})

test('a statement speaks for one’s own seat, in the game, about somebody else', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people.slice(0, 3))
  const help = (from: number): TableStatement => ({ kind: 'help', from, amount: 'none', turn: 0 })
  const suspect = (whom: number): TableStatement => ({ kind: 'suspect', from: 0, whom, why: 'loyalty', turn: 0 })
  const tried = async (client: Client, statement: TableStatement) => {
    const { status, body } = await say(client, id, { statement })
    return [status, body.error?.code]
  }
  assert.deepEqual(await tried(people[0], help(1)), [403, 'forbidden'])
  assert.deepEqual(await tried(people[3], help(0)), [403, 'forbidden'])
  assert.deepEqual(await tried(people[0], suspect(0)), [400, 'bad-statement'])
  assert.deepEqual(await tried(people[0], suspect(5)), [400, 'bad-statement'])
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { body } = await people[0].post<{ id: string }>('/api/tables', { name: 'Test', settings: settings(), seats })
  assert.equal((await say(people[0], body.id, { statement: help(0) })).status, 409)
  assert.equal((await say(people[0], body.id, { text: 'Welcome!' })).status, 200, 'words are free before the game')
})

test('spectators talk among themselves, and not a byte of it reaches a seat before the game is over', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const spectators = await newPeople(server.address, 2)
  const seat = people[0].watch(id)
  seat.keepEvents = true
  const watching = spectators[1].watch(id)
  await seat.until(() => true)
  const before = await people[1].get(`/api/tables/${id}`)
  await watching.until(() => true)
  await say(spectators[0], id, { text: 'It is seat 1, obviously.' })
  await say(spectators[0], id, { text: 'Or seat 2.' })
  await watching.until(({ talk }) => talk.length === 2)
  assert.deepEqual((await people[1].get(`/api/tables/${id}`)).body, before.body)
  await say(people[1], id, { text: 'So quiet here.' })
  const { talk } = await seat.until((picture) => picture.talk.length > 0)
  assert.deepEqual(
    talk.map(({ id: number, text }) => [number, text]),
    [[1, 'So quiet here.']],
    'not even by a gap in the numbers',
  )
  assert.equal(seat.events.length, 2, 'nor by a message without words')
  const all = await watching.until((picture) => picture.talk.length === 3)
  assert.deepEqual(
    all.talk.map(({ channel }) => channel),
    ['spectators', 'spectators', 'table'],
  )
  for (const stream of [seat, watching]) stream.stop()
  const streams = await playAll(people, id)
  const [{ picture }] = streams
  assert.equal(picture?.talk.length, 3, 'in the end everybody may laugh about it')
  await say(spectators[0], id, { text: 'Told you.' })
  await streams[0].until((now) => now.talk.length === 4)
  for (const stream of streams) stream.stop()
})

test('spectators cannot talk the table’s words away', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const spectator = await Client.new(server.address)
  await say(people[0], id, { text: 'Remember this.' })
  await Promise.all(Array.from({ length: 210 }, (_, i) => say(spectator, id, { text: `Noise ${i}` })))
  assert.deepEqual(heard(await pictureOf(people[1], id)).length, 1)
  assert.equal((await pictureOf(spectator, id)).talk.length, 201, 'the last 200 are kept')
})

test('words have limits', async () => {
  const limited = await testServer({ RATE_LIMIT: '50' })
  const people = await newPeople(limited.address, 3)
  const id = await newGame(people)
  for (const text of ['', '   ', 'x'.repeat(501), 'line\nbreak', 'bell\u0007'])
    assert.equal((await say(people[0], id, { text })).status, 400, JSON.stringify(text))
  assert.equal((await say(people[0], id, {})).status, 400)
  assert.equal((await say(people[0], id, { text: '<script>alert(1)</script> & “ñ” 🚀' })).status, 200)
  assert.equal((await pictureOf(people[1], id)).talk[0].text, '<script>alert(1)</script> & “ñ” 🚀', 'as it was said')
  const many = await Promise.all(Array.from({ length: 20 }, (_, i) => say(people[1], id, { text: `${i}` })))
  assert.equal(many.filter(({ status }) => status === 429).length, 10, 'and not too many a minute')
  await limited.stop()
})

test('bots say how much they can help, as people do', async () => {
  const client = await Client.new(server.address)
  const id = await newGame([client], { players: 4, level: 'officer' })
  const stream = client.watch(id)
  const { talk } = await playOn(client, id, stream, { until: (picture) => picture.talk.length > 0 })
  const [{ from, statement, channel }] = talk
  assert.deepEqual([from.name, channel, statement?.from], ['officer', 'table', from.seat])
  stream.stop()
})

test('whom somebody has muted is kept in their notes, for them alone', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const notes = { text: 'Person 2 never helps.', marks: { 2: 'suspect' }, muted: [1] }
  assert.deepEqual((await people[0].get(`/api/tables/${id}/notes`)).body, { text: '', marks: {} })
  assert.equal((await people[0].call('PUT', `/api/tables/${id}/notes`, notes)).status, 200)
  assert.deepEqual((await people[0].get(`/api/tables/${id}/notes`)).body, notes)
  assert.deepEqual((await people[1].get(`/api/tables/${id}/notes`)).body, { text: '', marks: {} })
  assert.equal((await people[0].call('PUT', `/api/tables/${id}/notes`, { ...notes, muted: [9] })).status, 400)
})
