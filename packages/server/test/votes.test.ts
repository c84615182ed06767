// What the people at a table decide together: who is replaced, who gets a seat back, and whether the game ends.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Picture, VoteMatter } from '@cic/protocol'
import { fold } from '../src/table/fold.ts'
import { voters } from '../src/table/votes.ts'
import { type Answered, Client } from '../testing/client.ts'
import { metric } from '../testing/guarded.ts'
import { begun, gameOf, put } from '../testing/stored.ts'
import { newGame, newPeople, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

type Failed = { error: { code: string; message: string } }

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const propose = (client: Client, id: string, matter: VoteMatter) =>
  client.post<{ vote: number; version: string }>(`/api/tables/${id}/votes`, { matter })

const vote = (client: Client, id: string, number: number, yes = true) =>
  client.post(`/api/tables/${id}/votes/${number}`, { yes })

function refused(answer: Answered<unknown>, status: number, code: string): void {
  assert.deepEqual([answer.status, (answer.body as Failed).error?.code], [status, code], JSON.stringify(answer.body))
}

/** Proposes something, and lets these agree. */
async function agree(people: readonly Client[], id: string, matter: VoteMatter, [first, ...rest]: readonly number[]) {
  const { body } = await propose(people[first], id, matter)
  for (const seat of rest) await vote(people[seat], id, body.vote)
}

test('more than half of the others replace an absent player with a bot, who may come back at any time', async () => {
  const people = await newPeople(server.address, 5)
  const id = await newGame(people)
  const { body } = await propose(people[0], id, { kind: 'replace', seat: 4, level: 'cadet' })
  const [open] = (await pictureOf(people[2], id)).votes
  assert.deepEqual([open.id, open.by, open.yes, open.no, open.needed], [body.vote, 0, [0], [], 3])
  refused(await vote(people[4], id, body.vote, true), 403, 'forbidden')
  await vote(people[1], id, body.vote)
  assert.equal((await pictureOf(people[2], id)).seats[4].standIn, undefined)
  await vote(people[2], id, body.vote)
  const { seats, votes } = await pictureOf(people[4], id)
  assert.deepEqual([seats[4], votes], [{ kind: 'person', name: 'Person 4', level: 'cadet', standIn: true }, []])
  const stranger = await Client.new(server.address)
  refused(await stranger.post(`/api/tables/${id}/seats/4`), 409, 'kept')
  assert.equal((await people[4].post(`/api/tables/${id}/seats/4`)).status, 200)
  assert.deepEqual((await pictureOf(people[0], id)).seats[4], { kind: 'person', name: 'Person 4' })
})

/** Somebody new takes a seat that was given up, as everybody who is left wants. */
async function letIn(
  newcomer: Client,
  people: readonly Client[],
  id: string,
  seat: number,
  agreeing: readonly number[],
) {
  const { body } = await newcomer.post<{ vote: number }>(`/api/tables/${id}/seats/${seat}`)
  for (const one of agreeing) await vote(people[one], id, body.vote)
}

test('a seat that was left is taken by somebody else, who sees with its eyes, and given back again', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  await people[2].call('DELETE', `/api/tables/${id}/seats/2?forGood=yes`)
  assert.deepEqual((await pictureOf(people[0], id)).seats[2], {
    kind: 'person',
    name: 'Person 2',
    level: 'officer',
    standIn: true,
    givenUp: true,
  })
  const { body: lists } = await people[0].get<{ tables: { id: string; open: number }[] }>('/api/tables?list=running')
  assert.equal(lists.tables.find((table) => table.id === id)?.open, 1, 'the list says that a seat is free')
  const newcomer = await Client.new(server.address, 'Newcomer')
  const [theirs, before] = [newcomer.watch(id), people[2].watch(id)]
  await theirs.until(({ game }) => game?.viewer === 'spectator')
  await before.until(({ game }) => game?.viewer === 2)
  refused(await people[1].post(`/api/tables/${id}/seats/2`), 409, 'one-seat')
  await letIn(newcomer, people, id, 2, [0, 1])
  const { seats, me } = await theirs.until(({ game }) => game?.viewer === 2)
  assert.deepEqual(
    [seats[2], me],
    [
      { kind: 'person', name: 'Newcomer' },
      { seat: 2, host: false },
    ],
  )
  await before.until(({ game }) => game?.viewer === 'spectator')
  refused(await people[2].post(`/api/tables/${id}/seats/2`), 409, 'taken')
  refused(await propose(people[0], id, { kind: 'return', seat: 2 }), 409, 'kept')
  await newcomer.call('DELETE', `/api/tables/${id}/seats/2?forGood=yes`)
  refused(await propose(people[0], id, { kind: 'return', seat: 2 }), 409, 'present')
  theirs.stop()
  await metric(server.address, 'cic_streams', (count) => count === 1)
  await agree(people, id, { kind: 'return', seat: 2 }, [0, 1])
  await before.until(({ game }) => game?.viewer === 2)
  before.stop()
})

test('who took a seat over keeps it while they are away, and gives it back only by giving it up', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  await people[2].call('DELETE', `/api/tables/${id}/seats/2?forGood=yes`)
  const newcomer = await Client.new(server.address)
  await letIn(newcomer, people, id, 2, [0, 1])
  const giveBack = { kind: 'return', seat: 2 } as const
  refused(await propose(people[0], id, giveBack), 409, 'kept')
  await agree(people, id, { kind: 'replace', seat: 2, level: 'random' }, [0, 1])
  refused(await propose(people[0], id, giveBack), 409, 'kept')
  assert.equal((await newcomer.post(`/api/tables/${id}/seats/2`)).status, 200)
  await newcomer.call('DELETE', `/api/tables/${id}/seats/2?forGood=yes`)
  assert.equal((await propose(people[0], id, giveBack)).status, 200)
  await newcomer.post(`/api/tables/${id}/seats/2`)
  assert.deepEqual((await pictureOf(people[0], id)).votes, [], 'who is back keeps it')
  await newcomer.call('DELETE', `/api/tables/${id}/seats/2?forGood=yes`)
  await agree(people, id, giveBack, [0, 1])
  assert.equal((await pictureOf(people[2], id)).me.seat, 2)
})

test('the game ends if all agree, and then everything is open', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { players: 5 })
  const { body } = await propose(people[1], id, { kind: 'end' })
  await propose(people[1], id, { kind: 'undo', moment: 0 })
  assert.equal((await pictureOf(people[0], id)).votes[0].needed, 3, 'bots have no vote')
  await vote(people[0], id, body.vote)
  await vote(people[2], id, body.vote)
  const { status, fairness, votes, window } = await pictureOf(people[0], id)
  assert.equal(status, 'ended')
  assert.ok(fairness?.seed)
  assert.deepEqual([votes, window], [[], undefined], 'nothing is left to vote on')
  assert.equal((await people[0].get(`/api/tables/${id}/moments/0?eyes=all`)).status, 200)
  refused(await propose(people[0], id, { kind: 'end' }), 409, 'not-playing')
  const { version } = await pictureOf(people[0], id)
  const choice = { version, decision: '0.1', answer: 'pass' }
  const headers = { 'idempotency-key': 'too-late' }
  refused(await people[0].post(`/api/tables/${id}/choices`, choice, { headers }), 409, 'not-playing')
  assert.equal((await people[0].post(`/api/tables/${id}/rematch`)).status, 200)
})

test('a vote that is carried out is over, and who was let in may leave again', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  await people[2].call('DELETE', `/api/tables/${id}/seats/2?forGood=yes`)
  const newcomer = await Client.new(server.address)
  await letIn(newcomer, people, id, 2, [0, 1])
  assert.deepEqual((await pictureOf(newcomer, id)).votes, [])
  await newcomer.call('DELETE', `/api/tables/${id}/seats/2`)
  assert.equal((await pictureOf(newcomer, id)).seats[2].standIn, true)
})

test('what all who are left agree on happens as soon as the one who did not is replaced', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { body } = await propose(people[0], id, { kind: 'end' })
  await vote(people[1], id, body.vote)
  await agree(people, id, { kind: 'replace', seat: 2, level: 'cadet' }, [0, 1])
  assert.equal((await pictureOf(people[0], id)).status, 'ended')
})

test('what makes no sense cannot be proposed', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people.slice(0, 3), { players: 4 })
  const cases: [VoteMatter, number, string][] = [
    [{ kind: 'replace', seat: 0, level: 'random' }, 400, 'bad-matter'],
    [{ kind: 'replace', seat: 3, level: 'random' }, 400, 'bad-matter'],
    [{ kind: 'admit', seat: 1, name: 'Me' }, 400, 'bad-request'],
    [{ kind: 'return', seat: 1 }, 400, 'bad-matter'],
    [{ kind: 'replace', seat: 6, level: 'random' }, 404, 'no-such-seat'],
    [{ kind: 'undo', moment: 99 }, 400, 'bad-matter'],
  ]
  for (const [matter, status, code] of cases) refused(await propose(people[0], id, matter), status, code)
  refused(await propose(people[3], id, { kind: 'end' }), 403, 'forbidden')
  const { body } = await propose(people[0], id, { kind: 'end' })
  refused(await propose(people[1], id, { kind: 'end' }), 409, 'voting')
  refused(await vote(people[3], id, body.vote), 403, 'forbidden')
  refused(await vote(people[1], id, 77), 409, 'no-vote')
})

test('a vote may be changed, and one no is enough where all have to agree', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people)
  const { body } = await propose(people[0], id, { kind: 'replace', seat: 3, level: 'random' })
  await vote(people[1], id, body.vote, false)
  assert.deepEqual((await pictureOf(people[0], id)).votes[0].no, [1])
  await vote(people[1], id, body.vote, true)
  assert.equal((await pictureOf(people[0], id)).seats[3].standIn, true)
  const end = await propose(people[0], id, { kind: 'end' })
  await vote(people[1], id, end.body.vote, false)
  assert.deepEqual((await pictureOf(people[0], id)).votes, [])
})

test('how a vote ended is told to all, and what was refused is not proposed again at once', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { body } = await propose(people[1], id, { kind: 'end' })
  await vote(people[0], id, body.vote, false)
  const { talk, refused: lately } = await pictureOf(people[2], id)
  assert.deepEqual(talk.at(-1)?.notice, { kind: 'vote', matter: { kind: 'end' }, by: 1, outcome: 'refused' })
  assert.deepEqual(
    lately?.map(({ matter }) => matter),
    [{ kind: 'end' }],
  )
  assert.ok((lately?.[0].until ?? 0) > Date.now())
  refused(await propose(people[2], id, { kind: 'end' }), 409, 'refused')
  await agree(people, id, { kind: 'replace', seat: 2, level: 'cadet' }, [0, 1])
  const notice = (await pictureOf(people[2], id)).talk.at(-1)?.notice
  assert.deepEqual(notice, {
    kind: 'vote',
    matter: { kind: 'replace', seat: 2, level: 'cadet' },
    by: 0,
    outcome: 'accepted',
  })
})

test('after a while what was refused may be proposed again', async () => {
  const people = await newPeople(server.address, 3)
  const table = await begun({ people })
  const then = Date.now() - 2 * 86_400_000
  fold(table, { t: 'proposed', at: then, by: 1, matter: { kind: 'end' } })
  fold(table, { t: 'expired', at: then + 1000, vote: 1 })
  const id = await put(server, table)
  assert.equal((await pictureOf(people[0], id)).talk.at(-1)?.notice?.kind, 'vote')
  assert.equal((await propose(people[0], id, { kind: 'end' })).status, 200)
})

test('who leaves has no vote any more, and what the others have agreed on happens', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { body } = await propose(people[0], id, { kind: 'end' })
  await vote(people[1], id, body.vote)
  assert.equal((await pictureOf(people[0], id)).status, 'playing')
  await people[2].call('DELETE', `/api/tables/${id}/seats/2`)
  assert.equal((await pictureOf(people[0], id)).status, 'ended')
})

test('if everybody leaves nothing is agreed on', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  await propose(people[0], id, { kind: 'end' })
  for (const [seat, client] of people.entries()) {
    await client.call('DELETE', `/api/tables/${id}/seats/${seat}`)
    if (seat === 0) assert.equal((await pictureOf(client, id)).votes.length, 1, 'the others may still decide')
  }
  const { status, votes } = await pictureOf(people[0], id)
  assert.deepEqual([status, votes], ['playing', []])
})

test('who takes a seat over has not voted yet', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people)
  const { body } = await propose(people[3], id, { kind: 'end' })
  await people[3].call('DELETE', `/api/tables/${id}/seats/3?forGood=yes`)
  const newcomer = await Client.new(server.address)
  await letIn(newcomer, people, id, 3, [0, 1, 2])
  for (const seat of [0, 1, 2]) await vote(people[seat], id, body.vote)
  assert.equal((await pictureOf(people[0], id)).status, 'playing')
  await vote(newcomer, id, body.vote)
  assert.equal((await pictureOf(people[0], id)).status, 'ended')
})

test('a vote that nobody takes part in is over after a while', async () => {
  const people = await newPeople(server.address, 3)
  const table = await begun({ people })
  fold(table, { t: 'proposed', at: Date.now() - 2 * 86_400_000, by: 1, matter: { kind: 'end' } })
  const id = await put(server, table)
  const stream = people[0].watch(id)
  await stream.until(({ votes }) => votes.length === 1)
  await stream.until(({ votes, status }) => votes.length === 0 && status === 'playing')
  stream.stop()
})

test('somebody who is out of the game has no vote, unless nobody else is there', async () => {
  const people = await newPeople(server.address, 3)
  const table = await begun({ people, players: 5 })
  const end = { matter: { kind: 'end' } } as const
  const { seats } = gameOf(table)
  seats[1].out = 'tom-zarek'
  assert.deepEqual(voters(table, end), [0, 2])
  seats[0].out = 'saul-tigh'
  seats[2].out = 'laura-roslin'
  assert.deepEqual(voters(table, end), [0, 1, 2])
})
