// However often a request arrives it is done once, and a key that was used for one thing is good for no other.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import type { Answered, Client } from '../testing/client.ts'
import { newGame, newPeople, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const post = (client: Client, path: string, body: object, key: string = randomUUID()) =>
  client.post<{ undone?: boolean; vote?: number; version: string }>(path, body, { headers: { 'idempotency-key': key } })

function refused(answer: Answered<unknown>, status: number, code: string): void {
  const { error } = answer.body as { error?: { code: string } }
  assert.deepEqual([answer.status, error?.code], [status, code], JSON.stringify(answer.body))
}

/** Whoever is asked, and what they see. */
async function asked(people: readonly Client[], id: string): Promise<{ client: Client; picture: Picture }> {
  for (const client of people) {
    const picture = await pictureOf(client, id)
    if ((picture.game?.decisions.length ?? 0) > 0) return { client, picture }
  }
  throw new Error('Nobody is asked.')
}

test('words that are sent twice are said once, and need a key and a version', async () => {
  const [client] = await newPeople(server.address, 1)
  const id = await newGame([client], { players: 3 })
  const path = `/api/tables/${id}/talk`
  const words = { version: '1', text: 'So say we all' }
  const key = randomUUID()
  const answers = await Promise.all([0, 1, 2].map(() => post(client, path, words, key)))
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  )
  assert.equal((await pictureOf(client, id)).talk.length, 1)
  refused(await post(client, path, { ...words, text: 'Frak' }, key), 409, 'key-reused')
  refused(await client.post(path, words), 400, 'bad-request')
  refused(await post(client, path, { text: 'Frak' }), 400, 'bad-request')
  refused(await post(client, path, { version: '99999', text: 'Frak' }), 400, 'bad-version')
  assert.equal((await pictureOf(client, id)).talk.length, 1)
})

test('a choice whose key was used for another answer is refused and changes nothing', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { client, picture } = await asked(people, id)
  const [decision] = picture.game?.decisions ?? []
  const choice = { version: picture.version, decision: decision.id, answer: decision.fallback }
  const key = randomUUID()
  const path = `/api/tables/${id}/choices`
  assert.equal((await post(client, path, choice, key)).status, 200)
  const { moments } = await pictureOf(client, id)
  assert.equal((await post(client, path, choice, key)).status, 200, 'the same again')
  refused(await post(client, path, { ...choice, answer: 'something else' }, key), 409, 'key-reused')
  refused(await post(client, `/api/tables/${id}/talk`, { version: '1', text: 'Hm.' }, key), 409, 'key-reused')
  assert.equal((await pictureOf(client, id)).moments, moments)
})

test('taking back twice with one key takes back once, and never what was not seen', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { client, picture } = await asked(people, id)
  await client.choose(id, picture, picture.game?.decisions[0].fallback ?? [])
  const path = `/api/tables/${id}/undo`
  refused(await post(client, path, { version: picture.version }), 409, 'stale-version')
  const { version } = await pictureOf(client, id)
  const key = randomUUID()
  const [first, second] = [await post(client, path, { version }, key), await post(client, path, { version }, key)]
  assert.deepEqual([first.status, first.body.undone, second.status], [200, true, 200])
  assert.equal(second.body.version, first.body.version)
  refused(await post(client, path, { version: first.body.version }, key), 409, 'key-reused')
  refused(await post(client, path, {}), 400, 'bad-request')
})

test('asking again with one key whether something is taken back says what came of it, not that it was', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const choose = async (): Promise<Client> => {
    const { client, picture } = await asked(people, id)
    await client.choose(id, picture, picture.game?.decisions[0].fallback ?? [])
    return client
  }
  const client = await choose()
  while ((await choose()) === client);
  const { version } = await pictureOf(client, id)
  const key = randomUUID()
  const undo = async () => {
    const { undone, vote } = (await post(client, `/api/tables/${id}/undo`, { version }, key)).body
    return { undone, vote }
  }
  const first = await undo()
  assert.deepEqual(first, { undone: false, vote: 1 })
  assert.deepEqual(await undo(), first)
  for (const other of people) if (other !== client) await other.post(`/api/tables/${id}/votes/1`, { yes: true })
  assert.deepEqual(await undo(), { undone: true, vote: undefined })
})
