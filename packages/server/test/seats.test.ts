// Whose seat it is: nobody who is here loses it, a bot keeps it for whoever is away, and nobody new gets what lies on it unless its owner
// has given it up and those who are left agree.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ordersAlone } from '@cic/engine'
import type { Picture, VoteMatter } from '@cic/protocol'
import { type Answered, Client } from '../testing/client.ts'
import { newGame, newPeople, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const propose = (client: Client, id: string, matter: VoteMatter) =>
  client.post<{ vote: number }>(`/api/tables/${id}/votes`, { matter })

const vote = (client: Client, id: string, number: number, yes = true) =>
  client.post(`/api/tables/${id}/votes/${number}`, { yes })

const sit = (client: Client, id: string, seat: number) =>
  client.post<{ version: string; vote?: number }>(`/api/tables/${id}/seats/${seat}`)

const leave = (client: Client, id: string, seat: number, how = '') =>
  client.call('DELETE', `/api/tables/${id}/seats/${seat}${how}`)

function refused(answer: Answered<unknown>, status: number, code: string): void {
  const { error } = answer.body as { error?: { code: string } }
  assert.deepEqual([answer.status, error?.code], [status, code], JSON.stringify(answer.body))
}

test('whoever has the table open cannot be replaced, by however many', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people)
  const stream = people[3].watch(id)
  await stream.until(({ status }) => status === 'playing')
  const matter = { kind: 'replace', seat: 3, level: 'officer' } as const
  refused(await propose(people[0], id, matter), 409, 'present')
  stream.stop()
  await until(async () => (await propose(people[0], id, matter)).status === 200)
  const back = people[3].watch(id)
  const { votes } = await back.until(({ votes }) => votes.length === 1)
  refused(await vote(people[1], id, votes[0].id), 409, 'present')
  assert.equal((await vote(people[3], id, votes[0].id, false)).status, 200, 'and may say so')
  const after = await back.until((picture) => picture.votes.length === 0)
  assert.equal(after.seats[3].standIn, undefined)
  back.stop()
})

test('of two people one cannot give the other’s seat to anybody, and a second identity reads nothing there', async () => {
  const people = await newPeople(server.address, 2)
  const id = await newGame(people, { players: 3 })
  assert.equal((await propose(people[0], id, { kind: 'replace', seat: 1, level: 'random' })).status, 200)
  assert.equal((await pictureOf(people[0], id)).seats[1].standIn, true)
  const second = await Client.new(server.address, 'Second')
  refused(await sit(second, id, 1), 409, 'kept')
  refused(await propose(people[0], id, { kind: 'vacate', seat: 1, level: 'random' } as never), 400, 'bad-request')
  assert.equal((await pictureOf(second, id)).game?.viewer, 'spectator')
  assert.equal((await sit(people[1], id, 1)).status, 200, 'who was away comes back by a click')
  assert.deepEqual((await pictureOf(people[1], id)).seats[1], { kind: 'person', name: 'Person 1' })
})

test('who leaves a table of two for good lets the other one decide who comes', async () => {
  const people = await newPeople(server.address, 2)
  const id = await newGame(people, { players: 3 })
  assert.equal((await leave(people[1], id, 1)).status, 200)
  const newcomer = await Client.new(server.address, 'Newcomer')
  refused(await sit(newcomer, id, 1), 409, 'kept')
  assert.equal((await leave(people[1], id, 1, '?forGood=yes')).status, 200)
  assert.equal((await pictureOf(newcomer, id)).seats[1].givenUp, true)
  const { body } = await sit(newcomer, id, 1)
  assert.equal((await pictureOf(newcomer, id)).me.seat, undefined)
  await vote(people[0], id, body.vote ?? 0)
  assert.equal((await pictureOf(newcomer, id)).me.seat, 1)
})

test('what only somebody alone may order is taken back when another sits down, page or no page', async () => {
  const people = await newPeople(server.address, 2)
  const id = await newGame(people, { players: 3 })
  const others = [{ what: '*', do: 'pass', when: 'changesNothing' }]
  const order = () => people[0].call('PUT', `/api/tables/${id}/orders`, { orders: [...ordersAlone, ...others] })
  const ordered = async () => (await pictureOf(people[0], id)).game?.seats[0].orders
  assert.equal((await order()).status, 200)
  assert.deepEqual(await ordered(), others, 'among people it is not taken')
  await leave(people[1], id, 1)
  await order()
  assert.deepEqual(await ordered(), [...ordersAlone, ...others])
  await sit(people[1], id, 1)
  assert.deepEqual(await ordered(), others)
  await leave(people[1], id, 1, '?forGood=yes')
  await order()
  const newcomer = await Client.new(server.address, 'Newcomer')
  const { body } = await sit(newcomer, id, 1)
  assert.deepEqual(await ordered(), [...ordersAlone, ...others], 'nobody has come yet')
  await vote(people[0], id, body.vote ?? 0)
  assert.deepEqual(await ordered(), others)
})

test('one person with all other seats cannot give away the seat of whoever is away', async () => {
  const [victim, ...one] = await newPeople(server.address, 4)
  const id = await newGame([victim, ...one])
  assert.equal((await propose(one[0], id, { kind: 'replace', seat: 0, level: 'random' })).status, 200)
  const [{ id: replacing }] = (await pictureOf(one[0], id)).votes
  await vote(one[1], id, replacing)
  const { seats } = await pictureOf(one[0], id)
  assert.equal(seats[0].standIn, true)
  const third = await Client.new(server.address, 'Third')
  refused(await sit(third, id, 0), 409, 'kept')
  assert.deepEqual((await pictureOf(one[0], id)).votes, [], 'there is nothing to vote on')
  assert.equal((await sit(victim, id, 0)).status, 200)
})

test('somebody new gets a seat that was given up when everybody who is left agrees, and by name', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people)
  await leave(people[3], id, 3, '?forGood=yes')
  const newcomer = await Client.new(server.address, 'Newcomer')
  const { body } = await sit(newcomer, id, 3)
  const [open] = (await pictureOf(people[0], id)).votes
  assert.deepEqual(open.matter, { kind: 'admit', seat: 3, name: 'Newcomer' })
  assert.deepEqual([open.id, open.by, open.needed], [body.vote, undefined, 3])
  refused(await vote(newcomer, id, open.id), 403, 'forbidden')
  await vote(people[0], id, open.id)
  await vote(people[1], id, open.id)
  assert.equal((await pictureOf(newcomer, id)).game?.viewer, 'spectator')
  await vote(people[2], id, open.id)
  assert.equal((await pictureOf(newcomer, id)).game?.viewer, 3)
  refused(await sit(people[3], id, 3), 409, 'taken')
})

test('one who does not agree is enough, and whoever has left may come back while the others decide', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  await leave(people[2], id, 2, '?forGood=yes')
  const newcomer = await Client.new(server.address)
  const asked = await sit(newcomer, id, 2)
  await vote(people[0], id, asked.body.vote ?? 0, false)
  assert.deepEqual((await pictureOf(people[0], id)).votes, [])
  await sit(newcomer, id, 2)
  assert.equal((await sit(people[2], id, 2)).status, 200)
  assert.deepEqual((await pictureOf(people[0], id)).votes, [], 'there is nothing left to decide')
  refused(await sit(newcomer, id, 2), 409, 'taken')
})

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    assert.ok(tries < 200, 'it never came to that')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
