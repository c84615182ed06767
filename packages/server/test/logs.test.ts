// What the server writes down while a game is played and everything goes wrong: no secret, and no card that somebody may not see.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { newLog } from '../src/log.ts'
import { rangesOf } from '../src/notifications/outside.ts'
import { call, Wire } from '../testing/guarded.ts'
import { Client, newGame, newPeople, quick, type TestServer, testServer } from '../testing/index.ts'
import { playOn } from '../testing/playing.ts'
import { WebReceiver } from '../testing/receivers.ts'

const lines: string[] = []
const logTo = {
  write: (line: string): void => {
    lines.push(line)
  },
}

/** Reaches a receiver on this machine, which no setting allows. */
const notifications = {
  grace: { live: 40, slow: 40 },
  outside: { blocked: { ipv4: rangesOf('ipv4', []), ipv6: rangesOf('ipv6', []) }, ports: 'any' as const },
}

let server: TestServer
before(async () => {
  server = await testServer({ LOG_LEVEL: 'debug', METRICS_TOKEN: 'a-token-for-metrics' }, { logTo, notifications })
})
after(() => server.stop())

/** All words of a value that look like the name of a card. */
function* words(value: unknown): Generator<string> {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)+$/.test(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) yield* words(inner)
}

describe('the log of a whole game', () => {
  const secrets = new Map<string, string>()
  const hidden = new Set<string>()
  /** So often the game is looked at once it is over. */
  const looks = 80

  const keep = (what: string, secret: string | undefined): void => {
    assert.ok(secret !== undefined && secret.length >= 10, what)
    secrets.set(what, secret)
  }

  before(async () => {
    const hooks = await WebReceiver.new()
    const people = await newPeople(server.address, 2)
    for (const [i, person] of people.entries()) {
      const cookie = decodeURIComponent(person.cookie ?? '').slice('cic='.length)
      keep(`the cookie of ${i}`, cookie)
      keep(`the signature of ${i}`, cookie.split('.').at(-1))
      keep(`the cookie of ${i} as it is sent`, person.cookie)
      const url = `http://127.0.0.1:${hooks.port}/hook-of-${i}`
      const set = await person.call<{ secret: string }>('PUT', '/api/me/webhook', { url })
      keep(`the webhook secret of ${i}`, set.body.secret)
      const { body } = await person.post<{ link: string }>('/api/me/links')
      keep(`the one-time link of ${i}`, new URL(body.link).hash.slice(1))
    }
    const id = await newGame(people, { players: 4, pace: quick })
    keep('the link of the table', id)
    await misbehave(people, id)
    const streams = people.map((person) => person.watch(id, ({ me, game }) => remember(game?.seats[me.seat ?? 0])))
    const [{ fairness }] = await Promise.all(people.map((person, i) => playOn(person, id, streams[i])))
    keep('the seed', fairness?.seed)
    for (const stream of streams) stream.stop()
    const all = await people[0].get<{ of: number }>(`/api/tables/${id}/moments/0?eyes=all`)
    // However soon the game was over, a lot is asked: from the first moment to the last.
    for (let i = 0; i <= looks; i++) {
      const moment = Math.floor(((all.body.of - 1) * i) / looks)
      remember((await people[0].get(`/api/tables/${id}/moments/${moment}?eyes=all`)).body)
    }
    const claimed = await new Client(server.address).post('/api/me/claim', {
      token: secrets.get('the one-time link of 0'),
    })
    assert.equal(claimed.status, 200)
    await breakStorage(people[0])
    hooks.close()
  })

  const remember = (seen: unknown): void => {
    for (const word of words(seen)) hidden.add(word)
  }

  /** What is refused, what cannot be read, and what is broken off. */
  async function misbehave(people: readonly Client[], id: string): Promise<void> {
    const cookie = people[0].cookie ?? ''
    for (const person of people) {
      const { body: picture } = await person.get<Picture>(`/api/tables/${id}`)
      await person.choose(id, picture, 'no-such-answer')
      await person.choose(id, { ...picture, version: '99999' }, ['treachery', 'no-such-card'])
    }
    await call(server.address, {
      method: 'POST',
      path: `/api/tables/${id}/talk`,
      headers: { cookie },
      body: '{"text":',
    })
    await call(server.address, { path: `/api/tables/${id}/moments/0?eyes=all`, headers: { cookie } })
    await call(server.address, { path: '/metrics', headers: { authorization: 'Bearer a-token-for-metrics' } })
    await call(server.address, { path: `/api/tables/${id}x`, headers: { cookie } })
    const bad = new Wire(server.address).send(
      `GET /api/tables/${id} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nbad header\r\n\r\n`,
    )
    await bad.closed()
    const half = new Wire(server.address).send(
      `PUT /api/me HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-length: 9\r\n\r\n{`,
    )
    half.socket.destroy()
    const left = new Wire(server.address).send(
      `GET /api/tables/${id}/events HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`,
    )
    await left.until(() => left.received.includes('event: picture'))
    left.socket.destroy()
  }

  async function breakStorage(person: Client): Promise<void> {
    const database = new DatabaseSync(join(server.directory, 'cic.sqlite'))
    database.exec('ALTER TABLE documents RENAME TO lost')
    const { status, body } = await person.get<{ error: { message: string } }>('/api/me')
    database.exec('ALTER TABLE lost RENAME TO documents')
    database.close()
    assert.equal(status, 500)
    assert.equal(body.error.message, 'Something went wrong here.')
  }

  test('is one JSON object a line, and tells what was asked and what went wrong', () => {
    const entries = lines.map(
      (line) => JSON.parse(line) as { level: number; msg?: string; route?: string; status?: number; err?: object },
    )
    assert.ok(entries.length > 100)
    for (const route of ['/api/tables/:id/choices', '/api/tables/:id', '/api/me/claim'])
      assert.ok(
        entries.some((entry) => entry.route === route && entry.status === 200),
        route,
      )
    // What runs beside the question may stumble over the lost table before it.
    const broken = entries.find(({ level, msg }) => level === 50 && msg?.startsWith('could not answer'))
    assert.match(JSON.stringify(broken?.err), /ERR_SQLITE_ERROR.*no such table.*sqlite/)
  })

  test('contains no cookie, seed, token, secret or link', () => {
    assert.ok(secrets.size >= 12)
    for (const [what, secret] of secrets)
      for (const line of lines) assert.equal(line.includes(secret), false, `${what} in ${line}`)
  })

  test('contains none of the cards that were in hands and decks', () => {
    assert.ok(hidden.size > 100, `${hidden.size} cards`)
    for (const line of lines) for (const card of hidden) assert.equal(line.includes(card), false, `${card} in ${line}`)
  })
})

describe('an error in the log', () => {
  const logged = (log: (logger: ReturnType<typeof newLog>) => void): string => {
    const written: string[] = []
    log(newLog('debug', { write: (line: string) => void written.push(line) }))
    return written.join('')
  }
  const telling = new Error('the seed 00112233 puts executive-order-3 on top')

  test('is named by its kind and place, without its message', () => {
    const ways = [
      logged((log) => log.error({ err: telling }, 'went wrong')),
      logged((log) => log.error({ err: telling })),
      logged((log) => log.error(telling)),
      logged((log) => log.child({ reqId: 1 }).warn(telling)),
      logged((log) => log.error({ err: Object.assign(telling, { code: 'illegal-answer' }) }, 'went wrong')),
      logged((log) => log.error({ err: 'executive-order-3' }, 'went wrong')),
    ]
    for (const line of ways) assert.doesNotMatch(line, /executive|0011/, line)
    assert.match(ways[0], /"name":"Error".*logs\.test\.ts/)
  })

  test('keeps the message of the system, without a whole link', () => {
    const id = 'A'.repeat(22)
    const error = Object.assign(new Error(`ENOSPC: no space left, write ${id}`), { code: 'ENOSPC' })
    const line = logged((log) => log.error({ err: error }, 'went wrong'))
    assert.match(line, /no space left/)
    assert.equal(line.includes(id), false)
  })
})
