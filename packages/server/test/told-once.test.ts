// Messages survive what happens to the server: whoever is away is told, and told once, by whichever process is there.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { NotificationOptions } from '../src/notifications/index.ts'
import { rangesOf } from '../src/notifications/outside.ts'
import { Client } from '../testing/client.ts'
import { WebReceiver } from '../testing/receivers.ts'
import { newGame, testServer } from '../testing/tables.ts'
import { startPostgres } from './postgres.ts'

const options: NotificationOptions = {
  grace: { live: 300, slow: 300 },
  presence: { every: 50, soon: 10, lasts: 10_000, remembered: 0, lately: 0 },
  outside: {
    blocked: { ipv4: rangesOf('ipv4', []), ipv6: rangesOf('ipv6', []) },
    ports: 'any',
    resolve: async () => ['127.0.0.1'],
    timeout: 5_000,
  },
}

let hooks: WebReceiver
before(async () => {
  hooks = await WebReceiver.new()
})
after(() => hooks.close())

let people = 0

async function newPerson(address: string): Promise<Client & { path: string }> {
  const path = `/once/${++people}`
  const client = await Client.new(address)
  const url = `http://hooks.test:${hooks.port}${path}`
  assert.equal((await client.call('PUT', '/api/me/webhook', { url })).status, 200)
  return Object.assign(client, { path })
}

/** Holds a stream open as a tab in the background does. */
function inBackground({ base, cookie = '' }: Client, table: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}/api/tables/${table}/events?attention=no`, { headers: { cookie } }, (response) => {
      response.on('error', () => undefined)
      response.once('data', () => resolve(() => asked.destroy()))
      response.resume()
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('a server that is started again tells what the one before had to', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-told-'))
  const first = await testServer({ DATA_DIR: directory }, { notifications: options })
  const person = await newPerson(first.address)
  await newGame([person], { players: 3 })
  await first.stop()
  assert.equal(hooks.at(person.path).length, 0, 'there was no time for it yet')
  const second = await testServer({ DATA_DIR: directory }, { notifications: options })
  await hooks.until(person.path)
  await second.stop()
  const third = await testServer({ DATA_DIR: directory }, { notifications: options })
  await sleep(800)
  assert.equal(hooks.at(person.path).length, 1)
  await third.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('whoever has the table in a tab in the background is told, and who looks is not', async () => {
  const server = await testServer({}, { notifications: options })
  const [hidden, looking] = [await newPerson(server.address), await newPerson(server.address)]
  const [one, other] = [await newGame([hidden], { players: 3 }), await newGame([looking], { players: 3 })]
  const end = await inBackground(hidden, one)
  const stream = looking.watch(other)
  await hooks.until(hidden.path)
  assert.equal(hooks.at(looking.path).length, 0)
  stream.stop()
  await hooks.until(looking.path)
  end()
  await server.stop()
})

test('of two processes that are killed again and again one tells each person, once', async () => {
  const postgres = await startPostgres()
  const url = await postgres.url('told_once')
  const processes = [await Running.start(url), await Running.start(url)]
  const waiting: { path: string }[] = []
  for (let round = 0; round < 5; round++) {
    const address = processes[round % 2].address
    const some = await Promise.all([0, 1, 2].map(() => newPerson(address)))
    for (const person of some) await newGame([person], { players: 3 })
    waiting.push(...some)
    // Some are told by now, some are being told, and some are not.
    await sleep(60 + round * 45)
    await processes[round % 2].kill()
    processes[round % 2] = await Running.start(url)
  }
  for (const { path } of waiting) await hooks.until(path)
  await sleep(1_500)
  for (const { path } of waiting) {
    const ids = hooks.at(path).map(({ body }) => JSON.parse(body.toString()).id)
    assert.equal(new Set(ids).size, 1, `${path}: ${ids}`)
  }
  for (const one of processes) await one.kill()
  await postgres.stop()
})

class Running {
  readonly address: string
  readonly kill: () => Promise<void>

  private constructor(address: string, kill: () => Promise<void>) {
    this.address = address
    this.kill = kill
  }

  static async start(databaseUrl: string): Promise<Running> {
    const program = fileURLToPath(new URL('../testing/notifying-server.ts', import.meta.url))
    const environment = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', DATABASE_URL: databaseUrl }
    const child = spawn(process.execPath, [program], { env: { ...process.env, ...environment } })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const address = await new Promise<string>((resolve) =>
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        const found = /CIC is at (\S+)/.exec(text)?.[1]
        if (found !== undefined) resolve(found)
      }),
    )
    return new Running(address, async () => {
      child.kill('SIGKILL')
      await ended
    })
  }
}
