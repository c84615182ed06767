// Every route, tried by everybody: those who may call it and those who may not. A route that is not in the list below fails the test.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { sign } from '@fastify/cookie'
import { type Call, call } from '../testing/guarded.ts'
import { type Client, newPeople, settings, type TestServer, testServer } from '../testing/index.ts'

let server: TestServer
let page: string
let people: readonly Client[]
/** All that the server has, also what its description leaves out. */
const routes: { readonly method: string; readonly path: string; readonly access: string }[] = []
before(async () => {
  const onRoute = ({ method, url, access }: { method: string; url: string; access: string }): void => {
    routes.push({ method, path: url.replace(/:(\w+)/g, '{$1}'), access })
  }
  page = mkdtempSync(join(tmpdir(), 'cic-page-'))
  writeFileSync(join(page, 'index.html'), '<!doctype html>')
  server = await testServer({ WEB_DIR: page }, { onRoute })
  people = await newPeople(server.address, 6)
})
after(async () => {
  await server.stop()
  rmSync(page, { recursive: true })
})

/** A stranger has an identity and the link; a spectator watches; the host of these tables has no seat. */
type Caller = 'nobody' | 'stranger' | 'spectator' | 'other' | 'seat' | 'host'

interface Occasion {
  readonly id: string
  readonly callers: Readonly<Record<Exclude<Caller, 'nobody'>, Client>>
  /** Where the caller `seat` sits, and what it is asked. */
  readonly seat: number
  readonly picture: Picture
}

interface Row extends Readonly<Record<Caller, number>> {
  readonly route: string
  readonly when?: keyof typeof occasions
  readonly query?: (occasion: Occasion) => string
  readonly parameters?: (occasion: Occasion) => Readonly<Record<string, string | number>>
  readonly body?: (occasion: Occasion) => unknown
  readonly headers?: Readonly<Record<string, string>>
}

const anybody = { nobody: 200, stranger: 200, spectator: 200, other: 200, seat: 200, host: 200 }
const anyPerson = { ...anybody, nobody: 401 }
const onlySeats = { ...anyPerson, stranger: 403, spectator: 403, host: 403 }
const onlyTheSeat = { ...onlySeats, other: 403 }
const onlyTheHost = { ...anyPerson, stranger: 403, spectator: 403, other: 403, seat: 403 }
const unreachable = {
  endpoint: 'https://127.0.0.1/push',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
}
const bot = { kind: 'bot', level: 'random' } as const

const noId = 'x'.repeat(22)

const rows: readonly Row[] = [
  { route: 'GET /api/me', ...anybody },
  { route: 'PATCH /api/me', body: () => ({ name: 'Somebody' }), ...anyPerson },
  { route: 'POST /api/me/links', body: () => ({}), ...anyPerson },
  { route: 'POST /api/me/logout', when: 'leaving', body: () => ({}), ...anyPerson },
  { route: 'GET /api/me/devices', ...anyPerson },
  {
    route: 'DELETE /api/me/devices/{device}',
    parameters: () => ({ device: 'x'.repeat(8) }),
    ...alike(404),
    nobody: 401,
  },
  { route: 'POST /api/me/claim', body: () => ({ token: 'made-up' }), ...alike(404) },
  { route: 'GET /api/push/key', ...anybody },
  // What passes the door is refused for its address; what may be said there has its own tests.
  { route: 'PUT /api/me/push', body: () => ({ subscription: unreachable }), ...alike(400), nobody: 401 },
  { route: 'DELETE /api/me/push', body: () => ({ endpoint: unreachable.endpoint }), ...anyPerson },
  { route: 'PUT /api/me/webhook', body: () => ({ url: unreachable.endpoint }), ...alike(400), nobody: 401 },
  { route: 'DELETE /api/me/webhook', ...anyPerson },
  { route: 'PUT /api/me/email', body: () => ({ address: 'me@example.org' }), ...alike(409), nobody: 401 },
  { route: 'DELETE /api/me/email', ...anyPerson },
  { route: 'POST /api/me/email/confirm', body: () => ({ token: 'made.up' }), ...alike(404) },
  { route: 'GET /api/email/unsubscribe', query: () => '?token=made.up.link', ...alike(404) },
  { route: 'POST /api/email/unsubscribe', query: () => '?token=made.up.link', ...alike(404) },
  { route: 'GET /api/tables', query: () => '?list=open', ...anyPerson },
  {
    route: 'POST /api/tables',
    body: () => ({ name: 'New', settings: settings(), seats: [bot, bot, bot] }),
    ...anyPerson,
  },
  { route: 'GET /api/tables/{id}', ...anybody },
  { route: 'POST /api/tables/{id}/seats/{seat}', parameters: () => ({ seat: 3 }), ...anyPerson, other: 409, seat: 409 },
  { route: 'POST /api/tables/{id}/seats/{seat}', when: 'playing', ...alike(409), nobody: 401 },
  { route: 'DELETE /api/tables/{id}/seats/{seat}', ...onlyTheSeat, host: 200 },
  { route: 'DELETE /api/tables/{id}/seats/{seat}', when: 'playing', ...onlyTheSeat },
  { route: 'PUT /api/tables/{id}/seats/{seat}', parameters: () => ({ seat: 3 }), body: () => bot, ...onlyTheHost },
  { route: 'PUT /api/tables/{id}/seats/{seat}', when: 'playing', body: () => bot, ...onlyTheHost, host: 409 },
  { route: 'PUT /api/tables/{id}/settings', body: () => ({ settings: settings() }), ...onlyTheHost },
  { route: 'POST /api/tables/{id}/start', when: 'full', body: () => ({}), ...onlyTheHost },
  { route: 'POST /api/tables/{id}/rematch', when: 'ended', body: () => ({}), ...onlySeats },
  { route: 'GET /api/tables/{id}/events', when: 'playing', ...anybody },
  {
    route: 'POST /api/tables/{id}/choices',
    when: 'playing',
    headers: { 'idempotency-key': 'the-same-key' },
    body: ({ picture: { version, game } }) => ({
      version,
      decision: game?.decisions[0].id,
      answer: game?.decisions[0].fallback,
    }),
    ...onlySeats,
    other: 409,
  },
  { route: 'PUT /api/tables/{id}/rest', when: 'playing', body: () => ({}), ...onlySeats },
  { route: 'GET /api/tables/{id}/presence', when: 'playing', ...anyPerson },
  { route: 'PUT /api/tables/{id}/orders', when: 'playing', body: () => ({ orders: [] }), ...onlySeats },
  {
    route: 'POST /api/tables/{id}/undo',
    when: 'chosen',
    headers: { 'idempotency-key': 'another-key' },
    body: ({ picture: { version } }) => ({ version }),
    ...onlySeats,
    other: 409,
  },
  { route: 'POST /api/tables/{id}/votes', when: 'playing', body: () => ({ matter: { kind: 'end' } }), ...onlySeats },
  {
    route: 'POST /api/tables/{id}/votes/{vote}',
    when: 'voting',
    parameters: () => ({ vote: 1 }),
    body: () => ({ yes: true }),
    ...onlySeats,
  },
  {
    route: 'POST /api/tables/{id}/talk',
    headers: { 'idempotency-key': 'another-key' },
    body: () => ({ version: '1', text: 'So say we all' }),
    ...anyPerson,
  },
  {
    route: 'POST /api/tables/{id}/talk',
    when: 'playing',
    headers: { 'idempotency-key': 'another-key' },
    body: ({ seat }) => ({ version: '1', statement: { kind: 'help', from: seat, amount: 'lot', turn: 1 } }),
    ...onlyTheSeat,
  },
  { route: 'GET /api/tables/{id}/moments/{moment}', when: 'playing', parameters: () => ({ moment: 0 }), ...anybody },
  {
    route: 'GET /api/tables/{id}/moments/{moment}',
    when: 'playing',
    parameters: () => ({ moment: 0 }),
    query: ({ seat }) => `?eyes=${seat}`,
    ...onlyTheSeat,
    nobody: 403,
  },
  {
    route: 'GET /api/tables/{id}/moments/{moment}',
    when: 'playing',
    parameters: () => ({ moment: 0 }),
    query: () => '?eyes=all',
    ...alike(403),
  },
  {
    route: 'GET /api/tables/{id}/moments/{moment}',
    when: 'ended',
    parameters: () => ({ moment: 0 }),
    query: () => '?eyes=all',
    ...anybody,
  },
  { route: 'GET /api/tables/{id}/record', when: 'playing', ...alike(409) },
  { route: 'GET /api/tables/{id}/record', when: 'ended', ...anybody },
  { route: 'GET /api/tables/{id}/since', when: 'playing', ...anyPerson },
  { route: 'PUT /api/tables/{id}/seen', when: 'playing', body: () => ({ moment: 0 }), ...anyPerson },
  { route: 'GET /api/tables/{id}/notes', ...anyPerson },
  { route: 'PUT /api/tables/{id}/notes', body: () => ({ text: 'mine', marks: { 0: 'trust' } }), ...anyPerson },
  // The page, and the one on which a game is checked.
  { route: 'GET /*', ...anybody },
  { route: 'GET /check', ...anybody },
  { route: 'GET /check.js', ...anybody },
  { route: 'GET /healthz', ...anybody },
  { route: 'GET /healthz/live', ...anybody },
  // From the machine itself; the others are tried below.
  { route: 'GET /metrics', ...anybody },
  // All of these call from the machine itself, as the operator does; from elsewhere it is tried below.
  { route: 'GET /api/admin/tables', ...anybody },
  { route: 'GET /api/admin/tables/{id}', ...anybody },
  { route: 'POST /api/admin/tables/{id}/end', when: 'playing', body: () => ({}), ...anybody },
  { route: 'POST /api/admin/tables/{id}/snapshot', when: 'playing', body: () => ({}), ...anybody },
  { route: 'DELETE /api/admin/tables/{id}', ...anybody },
  { route: 'GET /api/admin/reports', ...anybody },
  { route: 'DELETE /api/admin/reports/{report}', parameters: () => ({ report: noId }), ...alike(404) },
  {
    route: 'PUT /api/admin/people/{person}/ban',
    parameters: () => ({ person: noId }),
    body: () => ({ banned: true }),
    ...alike(404),
  },
  { route: 'DELETE /api/admin/people/{person}', parameters: () => ({ person: noId }), ...alike(404) },
  { route: 'GET /api/openapi.json', ...anybody },
  { route: 'GET /api/docs', ...anybody },
  { route: 'POST /api/tables/{id}/reports', body: () => ({ text: 'Wrong' }), ...anyPerson },
]

function alike(status: number): Readonly<Record<Caller, number>> & { nobody: number } {
  return { nobody: status, stranger: status, spectator: status, other: status, seat: status, host: status }
}

/** What the row is tried at: always a table of its own, so that nobody's call changes what the next one finds. */
const occasions = {
  /** Whoever logs out is nobody afterwards. */
  leaving: async (): Promise<Occasion> => {
    const occasion = await gathered(4)
    const [host, stranger, spectator, seat, other] = await newPeople(server.address, 5)
    return { ...occasion, callers: { host, stranger, spectator, seat, other } }
  },
  gathering: () => gathered(4),
  full: () => gathered(3),
  playing,
  chosen: async (): Promise<Occasion> => {
    const occasion = await playing()
    const { callers, picture, id } = occasion
    const chosen = await callers.seat.choose(id, picture, picture.game?.decisions[0].fallback ?? '')
    assert.equal(chosen.status, 200, JSON.stringify(chosen.body))
    return { ...occasion, picture: { ...picture, version: chosen.body.version } }
  },
  voting: async (): Promise<Occasion> => {
    const occasion = await playing()
    await occasion.callers.other.post(`/api/tables/${occasion.id}/votes`, { matter: { kind: 'end' } })
    return occasion
  },
  ended: async (): Promise<Occasion> => {
    const occasion = await playing()
    const { id } = occasion
    const [, , ...seated] = people
    await seated[0].post(`/api/tables/${id}/votes`, { matter: { kind: 'end' } })
    for (const person of seated) await person.post(`/api/tables/${id}/votes/1`, { yes: true })
    return occasion
  },
} as const

async function gathered(seats: number): Promise<Occasion> {
  const [host, stranger, ...seated] = people
  const made = await host.post<{ id: string }>('/api/tables', {
    name: 'Access',
    settings: settings(),
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  })
  const { id } = made.body
  for (const [seat, person] of seated.slice(0, 3).entries()) await person.post(`/api/tables/${id}/seats/${seat}`)
  const callers = { host, stranger, spectator: people[5], seat: seated[0], other: seated[1] }
  return { id, callers, seat: 0, picture: (await host.get<Picture>(`/api/tables/${id}`)).body }
}

/** The caller `seat` is one that is asked something. */
async function playing(): Promise<Occasion> {
  const { id, callers } = await gathered(3)
  await callers.host.post(`/api/tables/${id}/start`)
  const seated = people.slice(2, 5)
  const pictures = await Promise.all(seated.map((one) => one.get<Picture>(`/api/tables/${id}`)))
  const seat = pictures.findIndex(({ body }) => (body.game?.decisions.length ?? 0) > 0)
  assert.ok(seat >= 0, 'somebody is asked')
  return {
    id,
    callers: { ...callers, seat: seated[seat], other: seated[(seat + 1) % 3] },
    seat,
    picture: pictures[seat].body,
  }
}

function callFor(row: Row, occasion: Occasion): Call {
  const [method, path] = row.route.split(' ')
  const parameters = { id: occasion.id, seat: occasion.seat, ...row.parameters?.(occasion) }
  const filled = path
    .replace('*', 'anywhere')
    .replace(/\{(\w+)\}/g, (_, name: keyof typeof parameters) => String(parameters[name]))
  return { method, path: filled + (row.query?.(occasion) ?? ''), body: row.body?.(occasion), headers: row.headers }
}

const as = (cookie: string | undefined, { headers, ...asked }: Call): Call => ({
  ...asked,
  headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
})

const titleOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

test('every route says who may call it, and is in the list of this test', () => {
  const own = routes.filter(({ method }) => method !== 'HEAD').map(titleOf)
  assert.deepEqual(own.sort(), [...new Set(rows.map(({ route }) => route))].sort())
  const words = ['anyone', 'person', 'seat', 'host', 'operator']
  for (const route of routes) assert.ok(words.includes(route.access), titleOf(route))
})

test('what a route says fits what the list expects of nobody', () => {
  for (const { route, nobody } of rows) {
    const access = routes.find((one) => titleOf(one) === route)?.access
    assert.equal(nobody === 401, access === 'person' || access === 'seat' || access === 'host', route)
  }
})

test('the description of the API says who may call each route', async () => {
  const { body } = await people[0].get<{ paths: Record<string, Record<string, { 'x-access': string }>> }>(
    '/api/openapi.json',
  )
  for (const [path, operations] of Object.entries(body.paths)) {
    for (const [method, { 'x-access': said }] of Object.entries(operations)) {
      const route = routes.find((one) => titleOf(one) === `${method.toUpperCase()} ${path}`)
      assert.equal(said, route?.access, `${method} ${path}`)
    }
  }
})

test('asking for the head alone is no way around', async () => {
  const heads = routes.filter(({ method }) => method === 'HEAD')
  assert.ok(heads.length > 10)
  for (const head of heads) {
    const row = rows.find(({ route }) => route === `GET ${head.path}`)
    assert.ok(row !== undefined, head.path)
    const occasion = await occasions[row.when ?? 'gathering']()
    const asked = callFor(row, occasion)
    assert.equal((await call(server.address, { ...asked, method: 'HEAD' })).status, row.nobody, head.path)
  }
})

describe('each route is open to those who may call it, and to nobody else', { concurrency: 4 }, () => {
  for (const row of rows) {
    for (const caller of ['nobody', 'stranger', 'spectator', 'other', 'seat', 'host'] as const) {
      const when = row.when ?? 'gathering'
      test(`${row.route}${row.query ? ' (with a query)' : ''}, ${when}: ${caller}`, async () => {
        const occasion = await occasions[when]()
        const client = caller === 'nobody' ? undefined : occasion.callers[caller]
        const stream = caller === 'spectator' ? client?.watch(occasion.id) : undefined
        await stream?.until(() => true)
        const { status, text } = await call(server.address, as(client?.cookie, callFor(row, occasion)))
        stream?.stop()
        assert.equal(status, row[caller], text)
      })
    }
  }
})

/** The cookie of somebody who may do everything below, in ways that it must not work. */
function forgeries(genuine: string, another: string): Readonly<Record<string, string>> {
  const [name, value] = [
    genuine.slice(0, genuine.indexOf('=')),
    decodeURIComponent(genuine.slice(genuine.indexOf('=') + 1)),
  ]
  const [id, signature] = [value.slice(0, value.lastIndexOf('.')), value.slice(value.lastIndexOf('.') + 1)]
  const foreign = decodeURIComponent(another).split('.').at(-1) ?? ''
  const cookie = (text: string): string => `${name}=${encodeURIComponent(text)}`
  return {
    unsigned: cookie(id),
    'with an empty signature': cookie(`${id}.`),
    'with a made-up signature': cookie(`${id}.${'A'.repeat(signature.length)}`),
    'with the signature of somebody else': cookie(`${id}.${foreign}`),
    'with a changed signature': cookie(`${id}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    'with half a signature': cookie(`${id}.${signature.slice(0, 20)}`),
    'with another person before the signature': cookie(`${foreign.slice(0, 22)}.${signature}`),
    'signed with another key': cookie(sign(id, 'another key')),
    'signed with no key': cookie(sign(id, '')),
    'as an object': `${name}[id]=${id}; ${name}.id=${id}`,
    'under the names of prototypes': `__proto__=${value}; constructor=${value}`,
  }
}

test('a forged cookie is as good as none, at every route', async () => {
  for (const row of rows) {
    // The operator needs no cookie, and a table can be forgotten once.
    if (row.route.startsWith('DELETE /api/admin')) continue
    const occasion = await occasions[row.when ?? 'gathering']()
    const { host, seat, other } = occasion.callers
    const genuine = row.seat === 200 ? seat : host
    for (const [how, cookie] of Object.entries(forgeries(genuine.cookie ?? '', other.cookie ?? ''))) {
      const { status, text } = await call(server.address, as(cookie, callFor(row, occasion)))
      assert.equal(status, row.nobody, `${row.route} with a cookie ${how}: ${text}`)
    }
  }
})

test('a forged cookie gets an identity of its own, never the one it names', async () => {
  const [host, , , other] = people
  const genuine = (await host.get<{ id: string }>('/api/me')).body.id
  for (const [how, cookie] of Object.entries(forgeries(host.cookie ?? '', other.cookie ?? ''))) {
    const { text } = await call(server.address, { path: '/api/me', headers: { cookie } })
    assert.notEqual(JSON.parse(text).id, genuine, how)
  }
})

test('a table that is not there and an address that no table has are answered alike', async () => {
  const [, stranger] = people
  const occasion = await playing()
  const wrong = [
    'A'.repeat(22),
    `${occasion.id.slice(0, 21)}${occasion.id.endsWith('A') ? 'Q' : 'A'}`,
    'short',
    `${occasion.id}x`,
    '..',
    '%00',
  ]
  for (const row of rows.filter(({ route }) => route.includes('{id}'))) {
    for (const cookie of [undefined, stranger.cookie]) {
      const answers = new Set<string>()
      for (const id of wrong) {
        const { status, text } = await call(server.address, as(cookie, callFor(row, { ...occasion, id })))
        answers.add(`${status} ${text}`)
        assert.ok(status === 404 || (status === 401 && cookie === undefined), `${row.route} ${id}: ${status} ${text}`)
      }
      assert.equal(answers.size, 1, [...answers].join('\n'))
    }
  }
})
