// Choices: each is applied once, on what its person saw, or refused with the reason.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import type { Answered, Client } from '../testing/client.ts'
import { begun, eventsOf, type gameOf, playUntil, put } from '../testing/stored.ts'
import { newGame, newPeople, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

type Failed = { error: { code: string; message: string; allowed?: string[] } }

function refused(answer: Answered<unknown>, status: number, code: string): Failed['error'] {
  const { error } = answer.body as Failed
  assert.deepEqual([answer.status, error?.code], [status, code], JSON.stringify(answer.body))
  return error
}

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

/** Somebody who is asked something, with what they see. */
async function asked(
  people: readonly Client[],
  id: string,
): Promise<{ client: Client; picture: Picture; seat: number }> {
  const { game } = await pictureOf(people[0], id)
  const seat = game?.waiting[0].seat ?? 0
  return { client: people[seat], picture: await pictureOf(people[seat], id), seat }
}

const answerOf = ({ game }: Picture): readonly string[] => game?.decisions[0].fallback ?? []

const choicesAt = async (directory: string, id: string): Promise<number> =>
  (await eventsOf(directory, id)).filter(({ t }) => t === 'chose').length

test('the same choice with the same key is applied once, one after the other and at once', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  for (const key of ['first key', 'second key'].map((name) => name.replace(' ', '-'))) {
    const { client, picture } = await asked(people, id)
    const before = await choicesAt(server.directory, id)
    const again = () => client.choose(id, picture, answerOf(picture), key)
    const answers = [await again(), ...(await Promise.all([again(), again(), again()])), await again()]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200, 200],
    )
    assert.equal((await choicesAt(server.directory, id)) - before, 1)
  }
})

test('a key is applied once also when the server is started again in between', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-choices-'))
  const first = await testServer({ DATA_DIR: directory })
  const people = await newPeople(first.address, 3)
  const id = await newGame(people)
  const { client, picture, seat } = await asked(people, id)
  assert.equal((await client.choose(id, picture, answerOf(picture), 'the-only-key')).status, 200)
  await first.stop()
  const second = await testServer({ DATA_DIR: directory })
  for (const one of people) one.base = second.address
  const before = await choicesAt(directory, id)
  const { version } = await pictureOf(client, id)
  const again = await client.choose(id, picture, answerOf(picture), 'the-only-key')
  assert.deepEqual([again.status, again.body.version], [200, version])
  assert.equal(await choicesAt(directory, id), before)
  // Somebody else's key is another, whatever it says.
  const other = await asked(people, id)
  assert.notEqual(other.seat, seat)
  assert.equal((await other.client.choose(id, other.picture, answerOf(other.picture), 'the-only-key')).status, 200)
  assert.equal(await choicesAt(directory, id), before + 1)
  await second.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('a choice that comes too late is refused and changes nothing', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { client, picture } = await asked(people, id)
  assert.equal((await client.choose(id, picture, answerOf(picture))).status, 200)
  const before = await choicesAt(server.directory, id)
  const error = refused(await client.choose(id, picture, answerOf(picture)), 409, 'stale-decision')
  const { game } = await pictureOf(client, id)
  assert.deepEqual(error.allowed, game?.decisions.map((decision) => decision.id) ?? [])
  assert.equal(await choicesAt(server.directory, id), before)
})

test('an illegal answer is refused with what would have been allowed', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { client, picture } = await asked(people, id)
  const [decision] = picture.game?.decisions ?? []
  const options = decision.options.map((option) => option.id)
  const error = refused(await client.choose(id, picture, 'to:the-moon'), 400, 'illegal-answer')
  assert.deepEqual(error.allowed, options)
  assert.match(error.message, /"to:the-moon" is not among the legal answers/)
  refused(await client.choose(id, picture, [...options, ...options]), 400, 'illegal-answer')
  refused(await client.choose(id, picture, []), 400, 'illegal-answer')
  assert.equal((await pictureOf(client, id)).version, picture.version)
})

test('a choice names the version that it was made on', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { client, picture } = await asked(people, id)
  for (const version of ['999', `${picture.version}.7`, 'x', ''])
    refused(await client.choose(id, { ...picture, version }, answerOf(picture)), 400, 'bad-version')
  // The question was asked when the game began: on an earlier version there was none.
  refused(await client.choose(id, { ...picture, version: '1' }, answerOf(picture)), 409, 'stale-version')
  await client.say(id, { text: 'What shall I do?' })
  const answered = await client.choose(id, picture, answerOf(picture))
  assert.equal(answered.status, 200, 'what was said meanwhile does not matter')
  assert.equal(answered.body.version, (await pictureOf(client, id)).version)
})

test('a choice without a proper key, body or seat is refused', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people.slice(0, 3))
  const { client, picture } = await asked(people, id)
  for (const key of ['short', 'x'.repeat(65), 'with spaces in it'])
    assert.equal((await client.choose(id, picture, answerOf(picture), key)).status, 400)
  assert.equal((await client.post(`/api/tables/${id}/choices`, { answer: 'pass' })).status, 400)
  refused(await people[3].choose(id, picture, answerOf(picture)), 403, 'forbidden')
})

test('nobody answers for another seat, and nobody learns by trying who is asked', async () => {
  const people = await newPeople(server.address, 5)
  const seats = people.map((_, i) => i)
  const isWindow = (game: ReturnType<typeof gameOf>): boolean => game.stack.at(-1)?.at === 'window:ask'
  const id = await put(server, playUntil(await begun({ people }), isWindow))
  const pictures = await Promise.all(people.map((client) => pictureOf(client, id)))
  const holder = pictures.findIndex(({ game }) => game?.decisions.length)
  const [decision] = pictures[holder].game?.decisions ?? []
  const answers = await Promise.all(
    seats
      .filter((seat) => seat !== holder)
      .flatMap((seat) =>
        [decision.id, `${(holder + 1) % 5}.1`, `${holder}.999`, 'nonsense'].map((wanted) =>
          people[seat].post<Failed>(
            `/api/tables/${id}/choices`,
            { version: pictures[seat].version, decision: wanted, answer: 'pass' },
            { headers: { 'idempotency-key': `guess-${seat}-${wanted}` } },
          ),
        ),
      ),
  )
  assert.equal(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size, 1)
  refused(answers[0], 409, 'stale-decision')
  assert.equal((await people[holder].choose(id, pictures[holder], 'pass')).status, 200)
})
