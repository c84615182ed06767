// People at a table have a life besides: they are away for a while, and sleep when others do not; and others see whether they are here.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Picture, slowPace } from '@cic/protocol'
import type { Client } from '../testing/client.ts'
import { metric } from '../testing/guarded.ts'
import { newGame, newPeople, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const hour = 3_600_000
const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Warsaw' }
const slow = { ...slowPace, botSeconds: 0 }

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const rest = (client: Client, id: string, body: object) => client.call('PUT', `/api/tables/${id}/rest`, body)

test('who is away says until when, everybody knows it, and the table waits', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { pace: slow })
  const until = Date.now() + 48 * hour
  assert.equal((await rest(people[1], id, { until, quiet })).status, 200)
  const { seats, talk } = await pictureOf(people[0], id)
  assert.deepEqual([seats[1].away?.until, seats[1].quiet, seats[1].standIn], [until, quiet, undefined])
  assert.deepEqual(talk.at(-1)?.notice, { kind: 'away', seat: 1, until })
  await rest(people[1], id, { quiet })
  const back = await pictureOf(people[0], id)
  assert.deepEqual([back.seats[1].away, back.seats[1].quiet], [undefined, quiet])
  assert.deepEqual(back.talk.at(-1)?.notice, { kind: 'away', seat: 1 })
})

test('where the table has agreed on it, a bot plays meanwhile', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { pace: { ...slow, absence: 'bot' } })
  await rest(people[1], id, { until: Date.now() + hour })
  const { seats } = await pictureOf(people[0], id)
  assert.deepEqual([seats[1].standIn, seats[1].away === undefined], [true, false])
  assert.equal((await people[1].post(`/api/tables/${id}/seats/1`)).status, 200)
  assert.deepEqual((await pictureOf(people[0], id)).seats[1], { kind: 'person', name: 'Person 1' })
})

test('an absence ends, and a time zone is one', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { pace: slow })
  const wrong = [
    { until: Date.now() - 1 },
    { until: Date.now() + 31 * 24 * hour },
    { quiet: { ...quiet, zone: 'Kobol' } },
  ]
  for (const body of wrong) assert.equal((await rest(people[0], id, body)).status, 400)
})

test('everybody sees who is here, and since when somebody is not', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people.slice(0, 2), { players: 3 })
  const [first, second] = [people[0].watch(id), people[1].watch(id)]
  await first.until(({ game }) => game !== undefined)
  await second.until(({ game }) => game !== undefined)
  const before = Date.now()
  second.stop()
  await metric(server.address, 'cic_streams', (count) => count === 1)
  const { body } = await people[2].get<{ seats: { here: boolean; since?: number }[] }>(`/api/tables/${id}/presence`)
  assert.deepEqual(
    body.seats.map(({ here }) => here),
    [true, false, false],
  )
  assert.ok((body.seats[1].since ?? 0) >= before)
  assert.equal(body.seats[2].since, undefined, 'a bot is never away')
  first.stop()
})

test('who rests always, by the hours of the table and their own, holds up nobody', async () => {
  const people = await newPeople(server.address, 3)
  const morning = { from: '00:00', to: '12:00', zone: 'UTC' }
  const clock = { bankSeconds: 600, incrementSeconds: 60, onTimeout: 'default', quiet: morning } as const
  const id = await newGame(people, { pace: { ...slow, clock } })
  for (const person of people)
    assert.equal((await rest(person, id, { quiet: { ...morning, from: '12:00', to: '00:00' } })).status, 200)
  assert.equal((await pictureOf(people[0], id)).status, 'playing')
})
