// The description of the API is enough to write a program from: here is one, in another language.

import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from '../testing/client.ts'
import { newGame, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

interface Description {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { schemas: Record<string, { properties?: Record<string, object>; required?: string[] }> }
  readonly webhooks: object
}

interface Operation {
  readonly operationId: string
  readonly responses: Record<string, object>
  readonly 'x-refusals': Record<number, readonly string[]>
}

const describe = async (): Promise<Description> =>
  (await new Client(server.address).get<Description>('/api/openapi.json')).body

test('every operation has a name of its own and says what it may be refused with', async () => {
  const { paths } = await describe()
  const operations = Object.values(paths).flatMap((all) => Object.values(all))
  const names = operations.map(({ operationId }) => operationId)
  assert.equal(new Set(names).size, names.length)
  assert.ok(names.includes('postTablesByIdChoices'))
  for (const { operationId, responses } of operations)
    assert.ok('400' in responses && 'default' in responses, operationId)
})

test('every operation names the codes that it is refused with, by their status', async () => {
  const { paths } = await describe()
  const sit = paths['/api/tables/{id}/seats/{seat}'].post
  assert.deepEqual(sit['x-refusals'][409], ['kept', 'one-seat', 'over', 'refused', 'seated', 'taken', 'voting'])
  assert.deepEqual(sit['x-refusals'][401], ['who-are-you'])
  assert.match(JSON.stringify(sit.responses[409]), /"enum":\["kept","one-seat"/)
  const [client, other] = [await Client.new(server.address), await Client.new(server.address)]
  const id = await newGame([client], { players: 3 })
  const { status, body } = await other.post<{ error: { code: string } }>(`/api/tables/${id}/seats/0`)
  assert.ok(sit['x-refusals'][status].includes(body.error.code))
})

test('whatever is referred to is described, and pictures have what is described', async () => {
  const description = await describe()
  const { schemas } = description.components
  const text = JSON.stringify(description)
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) assert.ok(name in schemas, name)
  for (const name of ['Picture', 'View', 'Decision', 'Option', 'LogEntry', 'Record', 'Patch', 'WebhookMessage'])
    assert.ok(name in schemas, name)
  const client = await Client.new(server.address)
  const id = await newGame([client], { players: 3 })
  const { body } = await client.get<Record<string, unknown>>(`/api/tables/${id}`)
  const has = (value: unknown, name: string): void => {
    for (const key of schemas[name].required ?? []) assert.ok(key in (value as object), `${name} has ${key}`)
  }
  has(body, 'Picture')
  has(body.game, 'View')
  for (const key of Object.keys(body)) assert.ok(key in (schemas.Picture.properties ?? {}), key)
  has((body.game as { log: unknown[] }).log[0], 'LogEntry')
})

const python = spawnSync('python3', ['--version']).status === 0

test('a program in another language plays a whole game', {
  skip: !python && 'there is no python3',
}, async () => {
  const program = fileURLToPath(new URL('../testing/player.py', import.meta.url))
  const { stdout } = await promisify(execFile)('python3', [program, server.address])
  const { winner, choices } = JSON.parse(stdout)
  assert.ok(['humans', 'cylons'].includes(winner))
  // The bots play by chance: now and then a game is lost soon.
  assert.ok(choices > 3, `${choices} choices`)
})
