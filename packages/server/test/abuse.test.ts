// What people try who mean no good: other sites, scripts, other seats, other people's keys, guessed links and broken requests. Each
// is refused.

import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { newId } from '../src/table/commands.ts'
import { call, Wire } from '../testing/guarded.ts'
import { Client, newGame, newPeople, settings, type TestServer, testServer } from '../testing/index.ts'

let server: TestServer
let host: Client
let other: Client
let third: Client
let stranger: Client
before(async () => {
  server = await testServer()
  ;[host, other, third, stranger] = await newPeople(server.address, 4)
})
after(() => server.stop())

interface Failure {
  readonly error: { readonly code: string; readonly message: string }
}

const codeOf = (text: string): string => (JSON.parse(text) as Failure).error.code

async function gathering(client = host): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { body } = await client.post<{ id: string }>('/api/tables', { name: 'Abuse', settings: settings(), seats })
  return body.id
}

/** A running game, and the one of its people who is asked something. */
async function running(): Promise<{ id: string; asked: Client; seat: number; idle: Client; picture: Picture }> {
  const people = [host, other, third]
  const id = await newGame(people)
  const pictures = await Promise.all(people.map((one) => one.get<Picture>(`/api/tables/${id}`)))
  const seat = pictures.findIndex(({ body }) => (body.game?.decisions.length ?? 0) > 0)
  return { id, asked: people[seat], seat, idle: people[(seat + 1) % 3], picture: pictures[seat].body }
}

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

describe('too much', () => {
  test('who asks too often has to wait, and nobody else does', async () => {
    const strict = await testServer({ RATE_LIMIT: '20' })
    const [eager, patient] = await newPeople(strict.address, 2)
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) statuses.push((await eager.get('/api/tables?list=open')).status)
    assert.deepEqual(new Set(statuses.slice(0, 15)), new Set([200]))
    const refused = await eager.get<Failure>('/api/tables?list=open')
    assert.equal(refused.status, 429)
    assert.deepEqual(refused.body, {
      error: { code: 'too-many-requests', message: 'Too many requests: wait a minute.' },
    })
    assert.ok(Number(refused.headers['retry-after']) > 0)
    assert.equal((await patient.get('/api/tables?list=open')).status, 200)
    await strict.stop()
  })

  test('many identities behind one address help nobody to ask more often', async () => {
    const strict = await testServer({ RATE_LIMIT: '20', TRUST_PROXY: 'yes' })
    const people = await newPeople(strict.address, 3)
    const ask = (client: Client, from: string) =>
      client.get('/api/tables?list=open', { headers: { 'x-forwarded-for': from } })
    for (let i = 0; i < 210; i++) await ask(people[i % 2], '203.0.113.7')
    assert.equal((await ask(people[2], '203.0.113.7')).status, 429)
    assert.equal((await ask(people[2], '198.51.100.1, 203.0.113.7')).status, 429, 'what stands before is made up')
    assert.equal((await ask(people[2], '203.0.113.8')).status, 200)
    for (let i = 0; i < 210; i++) await ask(people[i % 2], `2001:db8:1:2::${i.toString(16)}`)
    assert.equal((await ask(people[2], '2001:db8:1:2:ffff::1')).status, 429, 'a whole network is one address')
    assert.equal((await ask(people[2], '2001:db8:1:3::1')).status, 200)
    await strict.stop()
  })

  test('identities cannot be made without end', async () => {
    const strict = await testServer({ RATE_LIMIT: '20' })
    const made: number[] = []
    for (let i = 0; i < 8; i++) made.push((await call(strict.address, { path: '/api/me' })).status)
    assert.deepEqual(made, [200, 200, 200, 200, 429, 429, 429, 429])
    const { headers } = await call(strict.address, { path: '/api/me', headers: { 'x-forwarded-for': '203.0.113.9' } })
    assert.equal(headers['set-cookie'], undefined, 'what a header says of the address counts only behind a proxy')
    await strict.stop()
  })

  test('tables cannot be made without end', async () => {
    const strict = await testServer({ RATE_LIMIT: '20' })
    const person = await Client.new(strict.address)
    const table = { name: 'One of many', settings: settings(), seats: Array(3).fill({ kind: 'open' }) }
    const made: number[] = []
    for (let i = 0; i < 4; i++) made.push((await person.post('/api/tables', table)).status)
    assert.deepEqual(made, [200, 200, 429, 429])
    await strict.stop()
  })

  test('a body that is too large is refused, whether it says so or not', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(65_000) })
    const id = await gathering()
    const path = `/api/tables/${id}/notes`
    const headers = { cookie: host.cookie ?? '' }
    const said = await call(server.address, { method: 'PUT', path, headers, body: text })
    assert.equal(said.status, 400, 'not too large, only wrong')
    const large = await call(server.address, { method: 'PUT', path, headers, body: text + ' '.repeat(1_000) })
    assert.equal(large.status, 413)
    assert.equal(codeOf(large.text), 'too-large')
    const wire = new Wire(server.address).send(
      `PUT ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${host.cookie}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    for (let i = 0; i < 70; i++) wire.send(`400\r\n${'x'.repeat(1024)}\r\n`)
    wire.send('0\r\n\r\n')
    await wire.until(() => wire.status > 0)
    assert.equal(wire.status, 413)
    wire.socket.destroy()
  })

  test('a head that is too large is refused', async () => {
    const wire = new Wire(server.address).send(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(40_000)}\r\n\r\n`)
    await wire.closed()
    assert.equal(wire.status, 431)
  })

  test('no text keeps the server busy', async () => {
    const id = await gathering()
    const headers = { cookie: host.cookie ?? '' }
    const texts = [
      `${'a'.repeat(60_000)}\n`,
      ' '.repeat(60_000),
      '\u200b'.repeat(20_000),
      'a '.repeat(30_000),
      '\u0301'.repeat(30_000),
    ]
    const began = performance.now()
    for (const text of texts) {
      const said = await call(server.address, {
        method: 'POST',
        path: `/api/tables/${id}/talk`,
        headers,
        body: { version: '1', text },
      })
      assert.equal(said.status, 400)
      assert.equal((await host.call('PATCH', '/api/me', { name: text })).status, 400)
    }
    assert.ok(performance.now() - began < 2_000, 'ten requests')
  })

  test('deep nesting, huge numbers and numbers that are none are refused', async () => {
    const { id, asked, picture } = await running()
    const headers = { cookie: asked.cookie ?? '', 'idempotency-key': 'a-new-key' }
    const decision = picture.game?.decisions[0].id
    const deep = '['.repeat(30_000) + ']'.repeat(30_000)
    const objects = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
    const bodies = [
      deep,
      objects,
      `{"version":"1","decision":"${decision}","answer":${deep}}`,
      '{"version":1e999,"decision":"0.1","answer":"x"}',
      `{"version":"1e999","decision":"${decision}","answer":"x"}`,
      `{"version":"${'9'.repeat(30)}","decision":"${decision}","answer":"x"}`,
      `{"version":"-1","decision":"${decision}","answer":"x"}`,
      `{"version":"NaN","decision":"${decision}","answer":"x"}`,
      `{"version":"1","decision":"${decision}","answer":${JSON.stringify(Array(101).fill('x'))}}`,
    ]
    for (const body of bodies) {
      const { status } = await call(server.address, {
        method: 'POST',
        path: `/api/tables/${id}/choices`,
        headers,
        body,
      })
      assert.ok(status === 400 || status === 409, `${status} for ${body.slice(0, 80)}`)
    }
    for (const moment of ['1e999', '-1', '1.5', 'NaN', '0x10', '9'.repeat(60)]) {
      const { status } = await call(server.address, { path: `/api/tables/${id}/moments/${moment}`, headers })
      assert.equal(status, 404, moment)
    }
    for (const moment of ['1e999', '-1', '1.5', '"1"', 'null', '[1]']) {
      const body = `{"moment":${moment}}`
      const { status } = await call(server.address, { method: 'PUT', path: `/api/tables/${id}/seen`, headers, body })
      assert.equal(status, 400, moment)
    }
    assert.deepEqual(await pictureOf(asked, id), picture)
  })
})

describe('another site', () => {
  const writes = ['POST', 'PUT', 'PATCH', 'DELETE']

  test('cannot change anything through somebody’s browser', async () => {
    const id = await gathering()
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${server.address}.evil.example` },
      { origin: 'http://127.0.0.1:1' },
      { origin: 'not an address' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: server.address },
    ]
    for (const method of writes) {
      for (const head of foreign) {
        const headers = { cookie: host.cookie ?? '', ...head } as Record<string, string>
        for (const path of ['/api/me', `/api/tables/${id}/seats/0`, `/api/tables/${id}/start`]) {
          const { status, text } = await call(server.address, { method, path, headers, body: { name: 'Stolen' } })
          assert.equal(status, 403, `${method} ${path} with ${JSON.stringify(head)}`)
          assert.equal(codeOf(text), 'forbidden')
        }
      }
    }
    assert.notEqual((await host.get<{ name: string }>('/api/me')).body.name, 'Stolen')
    assert.equal((await pictureOf(host, id)).seats[0].kind, 'person')
  })

  test('is told apart from our own pages, behind a proxy too', async () => {
    const proxied = await testServer({ PUBLIC_URL: 'https://play.example.org' })
    const person = await Client.new(proxied.address)
    const rename = async (head: Record<string, string>): Promise<number> =>
      (await person.call('PATCH', '/api/me', { name: 'Mine' }, { headers: head })).status
    assert.equal(await rename({ origin: 'https://play.example.org', 'sec-fetch-site': 'same-origin' }), 200)
    assert.equal(await rename({ origin: 'https://play.example.org.evil.example' }), 403)
    assert.equal(await rename({ origin: 'https://evil.example' }), 403)
    assert.equal(await rename({ 'sec-fetch-site': 'none' }), 200, 'typed in by hand')
    assert.equal(await rename({}), 200, 'a program')
    await proxied.stop()
  })

  test('cannot send what a form or a plain request can, nor anything without a type', async () => {
    const id = await gathering()
    const types = [
      'text/plain',
      'text/plain;charset=utf-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch',
      'x',
      '',
    ]
    for (const type of types) {
      const headers = { cookie: host.cookie ?? '', 'content-type': type }
      const { status, text } = await call(server.address, {
        method: 'POST',
        path: `/api/tables/${id}/talk`,
        headers,
        body: '{"version":"1","text":"forged"}',
      })
      assert.equal(status, 415, type)
      assert.equal(codeOf(text), 'not-json')
    }
    const wire = new Wire(server.address).send(
      `POST /api/tables/${id}/talk HTTP/1.1\r\nhost: x\r\ncookie: ${host.cookie}\r\ncontent-length: 17\r\nconnection: close\r\n\r\n{"text":"forged"}`,
    )
    await wire.closed()
    assert.equal(wire.status, 415)
    assert.deepEqual((await pictureOf(host, id)).talk, [])
  })

  test('may read nothing: no answer allows it, also not when asked beforehand', async () => {
    const id = await gathering()
    const headers = {
      cookie: host.cookie ?? '',
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      for (const path of ['/api/me', `/api/tables/${id}`, `/api/tables/${id}/events`, '/api/openapi.json']) {
        const reply = await call(server.address, { method, path, headers })
        const allowing = Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))
        assert.deepEqual(allowing, [], `${method} ${path}`)
        if (reply.status === 200) assert.equal(reply.headers['cross-origin-resource-policy'], 'same-origin')
      }
    }
  })

  test('does not get the cookie, and no script does', async () => {
    const attributes = async (base: string): Promise<string[]> => {
      const { headers } = await call(base, { path: '/api/me' })
      return (headers['set-cookie']?.[0] ?? '').split('; ').slice(1).sort()
    }
    const plain = ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']
    assert.deepEqual(await attributes(server.address), plain)
    const safe = await testServer({ PUBLIC_URL: 'https://play.example.org' })
    assert.deepEqual(await attributes(safe.address), [...plain, 'Secure'].sort())
    await safe.stop()
  })
})

describe('script', () => {
  const scripts = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "');alert(1)//",
    '</title><svg onload=alert(1)>',
    '{{7*7}} #{7*7} <%= 7*7 %>',
    "'; DROP TABLE events; --",
    'data: x\\n\\nevent: picture',
  ]

  test('in names and talk is kept as words, and sent as nothing but JSON', async () => {
    const person = await Client.new(server.address)
    for (const text of scripts) {
      const renamed = await person.call<{ name: string }>('PATCH', '/api/me', { name: text })
      assert.equal(renamed.body.name, text)
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
      const made = await person.post<{ id: string }>('/api/tables', { name: text, settings: settings(), seats })
      const { id } = made.body
      await person.say(id, { text })
      const picture = await person.get<Picture>(`/api/tables/${id}`)
      assert.equal(picture.body.name, text)
      assert.equal(picture.body.seats[0].name, text)
      assert.equal(picture.body.talk[0].text, text)
      for (const path of [`/api/tables/${id}`, '/api/me', '/api/tables?list=mine']) {
        const { headers } = await person.get(path)
        assert.equal(headers['content-type'], 'application/json; charset=utf-8')
        assert.equal(headers['x-content-type-options'], 'nosniff')
        assert.match(String(headers['content-security-policy']), /default-src 'self'/)
        assert.doesNotMatch(String(headers['content-security-policy']), /script-src|unsafe-eval/)
        assert.equal(headers['cache-control'], 'no-store')
      }
      const watching = person.watch(id)
      assert.deepEqual(await watching.until(() => true), picture.body, 'one event is one event')
      watching.stop()
      const stream = await call(server.address, { path: `/api/tables/${id}/events` })
      assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8')
      assert.equal(stream.headers['x-content-type-options'], 'nosniff')
      assert.match(String(stream.headers['content-security-policy']), /default-src 'self'/)
    }
  })

  test('is not repeated in what is said about a wrong request', async () => {
    const { text, headers } = await call(server.address, { path: '/api/<script>alert(1)</script>' })
    assert.doesNotMatch(text, /script/)
    assert.match(headers['content-type'] ?? '', /^application\/json/)
  })

  test('characters that steer, hide or turn text are refused in names and talk', async () => {
    const id = await gathering()
    const bad = [
      'a\nb',
      'a\rb',
      'a\tb',
      'a\0b',
      '\x1b[31mred',
      'a\x7fb',
      'a\x85b',
      'a\u2028b',
      'a\u202egnp.exe',
      'a\u2066b',
      '\ufeffa',
      ' ',
      '\u200b',
      '\u3164',
      '',
    ]
    for (const text of bad) {
      const shown = JSON.stringify(text)
      assert.equal((await host.call('PATCH', '/api/me', { name: text })).status, 400, shown)
      assert.equal((await host.say(id, { text })).status, 400, shown)
      const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
      assert.equal((await host.post('/api/tables', { name: text, settings: settings(), seats })).status, 400, shown)
      const changed = await host.call('PUT', `/api/tables/${id}/settings`, { settings: settings(), name: text })
      assert.equal(changed.status, 400, shown)
    }
    for (const text of ['Zażółć gęślą jaźń', 'Łódź 🚀', '你好', 'O’Neill & Söhne', '👨‍👩‍👧'])
      assert.equal((await host.say(id, { text })).status, 200, text)
  })

  test('the names of prototypes are no names here', async () => {
    const id = await gathering()
    const headers = { cookie: host.cookie ?? '' }
    const bodies = [
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"text":"x","__proto__":{"polluted":true}}',
      '{"text":"x","\\u005f_proto__":{"polluted":true}}',
      '{"text":"","marks":{"__proto__":"trust"}}',
      '{"text":"","marks":{"constructor":"trust"}}',
      '{"text":"","marks":{"7":"trust"}}',
      '{"text":"","marks":{"polluted":{"deep":["anything"]}}}',
    ]
    for (const [method, path] of [
      ['POST', 'talk'],
      ['PUT', 'notes'],
      ['PUT', 'settings'],
    ]) {
      for (const body of bodies) {
        const { status } = await call(server.address, { method, path: `/api/tables/${id}/${path}`, headers, body })
        assert.equal(status, 400, `${path} ${body}`)
      }
    }
    for (const query of [
      '__proto__[polluted]=1&list=open',
      'constructor.prototype.polluted=1&list=open',
      'list[__proto__]=x',
    ]) {
      const { status } = await call(server.address, { path: `/api/tables?${query}`, headers })
      assert.equal(status, 400, query)
    }
    for (const [method, name] of [
      ['GET', '__proto__'],
      ['GET', 'constructor'],
      ['POST', 'toString'],
    ])
      assert.equal((await call(server.address, { method, path: `/api/tables/${name}`, headers })).status, 404)
    assert.equal(({} as { polluted?: boolean }).polluted, undefined)
  })
})

describe('another seat', () => {
  test('cannot be chosen for, and nothing is learned by trying', async () => {
    const { id, asked, idle, picture } = await running()
    const { version, game } = picture
    const decision = game?.decisions[0]
    const tried = (wanted: string | undefined, answer: unknown) =>
      idle.post<Failure>(
        `/api/tables/${id}/choices`,
        { version, decision: wanted, answer },
        { headers: { 'idempotency-key': crypto.randomUUID() } },
      )
    const real = await tried(decision?.id, decision?.fallback)
    assert.equal(real.status, 409)
    const later = `${decision?.id.split('.')[0]}.999`
    const made = await tried(later, decision?.fallback)
    assert.equal(made.status, 409)
    assert.equal(JSON.stringify(real.body).replaceAll(decision?.id ?? '', later), JSON.stringify(made.body))
    assert.deepEqual(await pictureOf(asked, id), picture, 'nothing has happened')
  })

  test('cannot be named in a choice, an order or a vote', async () => {
    const { id, asked, idle, seat, picture } = await running()
    const [decision] = picture.game?.decisions ?? []
    const choice = { version: picture.version, decision: decision.id, answer: decision.fallback, seat }
    const headers = { 'idempotency-key': 'named-in-a-choice' }
    assert.equal((await idle.post(`/api/tables/${id}/choices`, choice, { headers })).status, 400)
    assert.equal((await idle.call('PUT', `/api/tables/${id}/orders`, { orders: [], seat })).status, 400)
    await asked.post(`/api/tables/${id}/votes`, { matter: { kind: 'end' } })
    assert.equal((await idle.post(`/api/tables/${id}/votes/1`, { yes: true, seat })).status, 400)
    const statement = { kind: 'promise', from: seat, what: 'repair', turn: 1 }
    assert.equal((await idle.say(id, { statement })).status, 403)
    assert.deepEqual((await pictureOf(asked, id)).talk, [])
  })

  test('cannot be looked through while the game runs', async () => {
    const { id, idle, seat } = await running()
    for (const eyes of [`${seat}`, 'all']) {
      for (const client of [idle, stranger, new Client(server.address)])
        assert.equal((await client.get(`/api/tables/${id}/moments/0?eyes=${eyes}`)).status, 403, eyes)
    }
    for (const query of [
      `eyes=0${seat}`,
      `eyes=${seat}%20`,
      `eyes[]=${seat}`,
      `eyes=spectator&eyes=${seat}`,
      'eyes=-1',
      'eyes=ALL',
      `Eyes=${seat}`,
      'eyes=',
    ]) {
      const { status } = await idle.get(`/api/tables/${id}/moments/0?${query}`)
      assert.equal(status, 400, query)
    }
    assert.equal((await idle.get(`/api/tables/${id}/record`)).status, 409)
    const seen = await idle.get<{ view: Picture['game'] }>(`/api/tables/${id}/moments/0?eyes=spectator`)
    assert.equal(seen.status, 200)
    assert.equal(JSON.stringify(seen.body).includes('"decisions":[{'), false)
  })

  test('cannot be taken, freed or arranged by those who may not', async () => {
    const { id, idle, seat } = await running()
    assert.equal((await stranger.post(`/api/tables/${id}/seats/${seat}`)).status, 409)
    assert.equal((await idle.call('DELETE', `/api/tables/${id}/seats/${seat}`)).status, 403)
    assert.equal((await stranger.call('DELETE', `/api/tables/${id}/seats/${seat}`)).status, 403)
  })
})

describe('another person’s key', () => {
  test('is another key: whoever uses it does neither undo nor repeat what was done with it', async () => {
    const { id, asked, idle, picture } = await running()
    const [decision] = picture.game?.decisions ?? []
    const key = 'the-key-of-somebody'
    const stolen = await idle.post(
      `/api/tables/${id}/choices`,
      { version: picture.version, decision: decision.id, answer: decision.fallback },
      { headers: { 'idempotency-key': key } },
    )
    assert.equal(stolen.status, 409, 'used before its owner')
    const chosen = await asked.choose(id, picture, decision.fallback, key)
    assert.equal(chosen.status, 200, 'nobody has used it up')
    const again = await asked.choose(id, picture, decision.fallback, key)
    assert.equal(again.status, 200, 'once more is as good as once')
    const copied = await idle.post(
      `/api/tables/${id}/choices`,
      { version: picture.version, decision: decision.id, answer: decision.fallback },
      { headers: { 'idempotency-key': key } },
    )
    assert.equal(copied.status, 409, 'used after its owner')
    const joined = (await asked.get<{ id: string }>('/api/me')).body.id
    const spelled = await idle.post(
      `/api/tables/${id}/choices`,
      { version: picture.version, decision: decision.id, answer: decision.fallback },
      { headers: { 'idempotency-key': `${joined}:${key}` } },
    )
    assert.equal(spelled.status, 409, 'with its owner before it')
  })

  test('must look like one', async () => {
    const { id, asked, picture } = await running()
    const [decision] = picture.game?.decisions ?? []
    for (const key of ['short', 'x'.repeat(65), 'with spaces in it', 'ключ-ключ', '../../../etc', '']) {
      const { status } = await asked.choose(id, picture, decision.fallback, encodeURI(key))
      assert.equal(status, 400, key)
    }
  })
})

describe('links', () => {
  test('of tables are 128 random bits each', async () => {
    const ids = Array.from({ length: 4_000 }, newId)
    assert.equal(new Set(ids).size, ids.length)
    const ones = Array(128).fill(0)
    for (const id of ids) {
      assert.match(id, /^[A-Za-z0-9_-]{22}$/)
      const bytes = Buffer.from(id, 'base64url')
      assert.equal(bytes.length, 16)
      for (let bit = 0; bit < 128; bit++) ones[bit] += (bytes[bit >> 3] >> (bit & 7)) & 1
    }
    // Each bit is set in half of them; further off than six deviations is one in a million runs.
    for (const count of ones) assert.ok(Math.abs(count - 2_000) < 6 * Math.sqrt(1_000), String(ones))
    const made = await Promise.all(Array.from({ length: 20 }, () => gathering()))
    assert.equal(new Set(made).size, 20)
    for (const id of made) assert.match(id, /^[A-Za-z0-9_-]{22}$/)
  })

  test('of tables that are not listed are found nowhere', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const hidden = { name: 'Hidden', settings: settings(undefined, { visibility: 'link' }), seats }
    const { body } = await host.post<{ id: string }>('/api/tables', hidden)
    for (const list of ['open', 'running', 'mine']) {
      const { body: found } = await stranger.get(`/api/tables?list=${list}`)
      assert.equal(JSON.stringify(found).includes(body.id), false)
    }
    assert.equal((await stranger.get(`/api/tables/${body.id}`)).status, 200, 'who has the link is invited')
  })

  test('that make another device mine work once, for the one who has it', async () => {
    const owner = await Client.new(server.address, 'Owner')
    const { body } = await owner.post<{ link: string }>('/api/me/links')
    const token = new URL(body.link).hash.slice(1)
    assert.ok(Buffer.from(token, 'base64url').length >= 16)
    const device = new Client(server.address)
    for (const wrong of [token.slice(1), `${token}A`, token.toLowerCase(), '', '*', 'a'.repeat(64)])
      assert.equal((await device.post('/api/me/claim', { token: wrong })).status, 404, wrong)
    const claims = await Promise.all(
      [1, 2, 3, 4].map(() => new Client(server.address).post('/api/me/claim', { token })),
    )
    assert.deepEqual(claims.map(({ status }) => status).sort(), [200, 404, 404, 404])
  })
})

describe('broken requests', () => {
  test('a method in a header is not the method', async () => {
    const id = await gathering()
    const headers = {
      cookie: host.cookie ?? '',
      'x-http-method-override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
    }
    const path = `/api/tables/${id}/seats/0`
    assert.equal((await call(server.address, { method: 'POST', path, headers })).status, 409, 'sits already')
    assert.equal((await call(server.address, { path: `${path}?_method=DELETE`, headers })).status, 404)
    assert.equal((await pictureOf(host, id)).seats[0].kind, 'person')
    for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'LOCK'])
      assert.equal(
        (await call(server.address, { method, path, headers: { cookie: host.cookie ?? '' } })).status,
        404,
        method,
      )
  })

  test('line ends in an address or a head make no headers of their own', async () => {
    for (const path of [
      '/%0d%0aset-cookie:%20cic=evil',
      '/api/tables/%0d%0aset-cookie:x=1',
      '/?x=%0d%0alocation:%20//evil',
    ]) {
      const { headers } = await call(server.address, { path })
      assert.equal(headers['set-cookie'], undefined)
      assert.equal(headers.location, undefined)
    }
    const raw = [
      'GET /api/me HTTP/1.1\r\nhost: x\r\nx-y: a\nset-cookie: cic=evil\r\n\r\n',
      'GET /api/me HTTP/1.1\r\nhost: x\r\nx y: z\r\n\r\n',
      'GET /api/me HTTP/1.1\r\nhost: x\r\naccept-language: en\0de\r\n\r\n',
      'GET /api/me HTTP/9.9\r\nhost: x\r\n\r\n',
      'GET /api/me HTTP/1.1\r\n\r\n',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
      '\0\0\0\0\r\n\r\n',
    ]
    for (const text of raw) {
      const wire = new Wire(server.address).send(text)
      await wire.closed()
      assert.equal(wire.status, 400, JSON.stringify(text))
      assert.doesNotMatch(wire.received, /evil/)
    }
  })

  test('a request whose end is in doubt is refused, so that none can hide behind it', async () => {
    const head = 'POST /api/me/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    const hidden = 'GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n'
    const doubtful = [
      `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}content-length: 5\r\ncontent-length: 50\r\n\r\n{}   ${hidden}`,
      `${head}transfer-encoding: identity, chunked, x\r\n\r\n0\r\n\r\n${hidden}`,
      `${head}content-length: -1\r\n\r\n${hidden}`,
      `${head}content-length: 0x5\r\n\r\n{}   ${hidden}`,
      `${head}transfer-encoding: chunked\r\n\r\nZZ\r\n${hidden}`,
    ]
    for (const text of doubtful) {
      const wire = new Wire(server.address).send(text)
      await wire.closed()
      assert.equal(wire.status, 400, text)
      assert.equal(wire.received.split('HTTP/1.1 ').length, 2, 'one answer')
      assert.doesNotMatch(wire.received, /set-cookie/i)
    }
  })

  test('addresses that cannot be read are refused as such', async () => {
    for (const path of ['/api/tables/%zz', '/api/tables/%ff%fe', '/%', '/api/%c0%af', '/api/tables/%00'])
      assert.ok([400, 404].includes((await call(server.address, { path })).status), path)
  })
})

describe('files', () => {
  let pages: TestServer
  let directory: string
  before(async () => {
    directory = mkdtempSync(join(tmpdir(), 'cic-pages-'))
    const web = join(directory, 'web')
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>The page</title>')
    writeFileSync(join(web, 'assets', 'table-1a2b.js'), 'export {}')
    writeFileSync(join(web, '.hidden'), 'SECRET')
    writeFileSync(join(directory, 'secret.txt'), 'SECRET')
    mkdirSync(join(directory, 'web-other'))
    writeFileSync(join(directory, 'web-other', 'secret.txt'), 'SECRET')
    pages = await testServer({ WEB_DIR: web })
  })
  after(async () => {
    await pages.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  test('outside of the page’s own are not to be had', async () => {
    const up = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%5c', '....', '..;', '%c0%ae%c0%ae', '..%00', '%u002e%u002e']
    const paths = up.flatMap((dots) => [
      `/${dots}/secret.txt`,
      `/assets/${dots}/${dots}/secret.txt`,
      `/${dots}%2fsecret.txt`,
      `/${dots}/web-other/secret.txt`,
      `/assets/${dots}%2f${dots}%2fsecret.txt`,
      `//${dots}//secret.txt`,
    ])
    const more = [
      '/.hidden',
      '/%2ehidden',
      '/assets/../.hidden',
      `/${directory}/secret.txt`,
      `/%2f${directory}%2fsecret.txt`,
      `//${directory}/secret.txt`,
      'secret.txt',
      '/assets',
      '/assets/',
      '/index.html%00.js',
      '/C:/secret.txt',
      '/file:///etc/passwd',
    ]
    for (const path of [...paths, ...more]) {
      const reply = await call(pages.address, { path }).catch(() => ({ status: 400, text: '' }))
      assert.doesNotMatch(reply.text, /SECRET|root:/, path)
      assert.ok(reply.status < 500, `${reply.status} ${path}`)
    }
  })

  test('of the page are served, and every other address is the page’s own', async () => {
    for (const path of ['/', '/table/AAAAAAAAAAAAAAAAAAAAAA', '/claim', '/index.html']) {
      const { status, text, headers } = await call(pages.address, { path })
      assert.equal(status, 200, path)
      assert.match(text, /The page/)
      assert.equal(headers['content-type'], 'text/html; charset=utf-8')
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    }
    const script = await call(pages.address, { path: '/assets/table-1a2b.js' })
    assert.equal(script.status, 200)
    assert.match(script.headers['content-type'] ?? '', /javascript/)
    assert.match(script.headers['cache-control'] ?? '', /immutable/)
    for (const path of ['/missing.js', '/assets/missing.css', '/api/missing', '/api'])
      assert.equal((await call(pages.address, { path })).status, 404, path)
    assert.equal((await call(pages.address, { method: 'POST', path: '/table' })).status, 404)
  })
})
