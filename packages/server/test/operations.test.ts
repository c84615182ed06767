// Running the server: health, metrics, the description of the API for programs and for people, and reports of what went wrong.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { type GameRecord, replay, view } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { newMetrics } from '../src/metrics.ts'
import { version } from '../src/version.ts'
import { call } from '../testing/guarded.ts'
import { type Client, newGame, newPeople, quickSlow, type TestServer, testServer } from '../testing/index.ts'

let server: TestServer
let people: readonly Client[]
before(async () => {
  server = await testServer()
  people = await newPeople(server.address, 4)
})
after(() => server.stop())

describe('health', () => {
  test('is said with the version', async () => {
    const { status, body } = await people[0].get('/healthz')
    assert.equal(status, 200)
    assert.deepEqual(body, { status: 'ok', alive: true, ready: true, version })
  })

  test('is not said while the storage cannot be reached', async () => {
    const sick = await testServer({ LOG_LEVEL: 'silent' })
    const database = new DatabaseSync(join(sick.directory, 'cic.sqlite'))
    database.exec('ALTER TABLE documents RENAME TO lost')
    assert.equal((await call(sick.address, { path: '/healthz' })).status, 503)
    assert.equal((await call(sick.address, { path: '/healthz/live' })).status, 200)
    database.exec('ALTER TABLE lost RENAME TO documents')
    database.close()
    await new Promise((resolve) => setTimeout(resolve, 1_050))
    assert.equal((await call(sick.address, { path: '/healthz' })).status, 200)
    await sick.stop()
  })
})

/** The format that Prometheus reads: each sample belongs to a metric whose type was said before. */
function samplesIn(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  const types = new Map<string, string>()
  assert.ok(text.endsWith('\n'))
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const said = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line)
    if (said !== null) {
      if (said[1] === 'TYPE') types.set(said[2], said[3])
      continue
    }
    const sample = /^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})? (\S+)$/.exec(line)
    assert.ok(sample !== null, line)
    const [, name, labels = '', value] = sample
    const base = name.replace(/_(bucket|sum|count)$/, '')
    assert.ok(['counter', 'gauge', 'histogram', 'summary'].includes(types.get(name) ?? types.get(base) ?? ''), line)
    assert.ok(!Number.isNaN(Number(value)) || value === 'Nan', line)
    assert.ok(!samples.has(name + labels), `${line} twice`)
    samples.set(name + labels, Number(value))
  }
  return samples
}

describe('metrics', () => {
  test('are what Prometheus reads, with all that is counted here', async () => {
    const before = samplesIn((await call(server.address, { path: '/metrics' })).text)
    const id = await newGame(people.slice(0, 3), { players: 4, pace: quickSlow })
    const watching = people[3].watch(id)
    await watching.until(() => true)
    const { text, headers, status } = await call(server.address, { path: '/metrics' })
    assert.equal(status, 200)
    assert.match(headers['content-type'] ?? '', /^text\/plain; version=0\.0\.4/)
    const now = samplesIn(text)
    for (const { name } of await newMetrics({ withDefaults: false }).registry.getMetricsAsJSON())
      assert.match(text, new RegExp(`^# TYPE ${name} `, 'm'))
    assert.match(text, /^process_resident_memory_bytes /m)
    assert.equal(now.get('cic_streams'), 1)
    assert.equal(
      (now.get('cic_events_total{kind="started"}') ?? 0) - (before.get('cic_events_total{kind="started"}') ?? 0),
      1,
    )
    assert.ok((now.get('cic_request_seconds_count{route="/api/tables/:id/start",status="200"}') ?? 0) > 0)
    assert.equal(text.includes(id), false, 'no link of a table')
    watching.stop()
  })

  const asked = async (base: string, headers: Readonly<Record<string, string>>): Promise<number> =>
    (await call(base, { path: '/metrics', headers })).status

  test('are not for those who come through a proxy that is not known of', async () => {
    assert.equal(await asked(server.address, {}), 200)
    assert.equal(await asked(server.address, { 'x-forwarded-for': '203.0.113.1' }), 403)
    assert.equal(await asked(server.address, { 'x-forwarded-for': '127.0.0.1' }), 403)
    assert.equal(await asked(server.address, { forwarded: 'for=127.0.0.1' }), 403)
    assert.equal(await asked(server.address, { via: '1.1 proxy' }), 403)
  })

  test('are for the machine itself behind a proxy, and not for those whom it lets in', async () => {
    const proxied = await testServer({ TRUST_PROXY: 'yes' })
    assert.equal(await asked(proxied.address, {}), 200)
    assert.equal(await asked(proxied.address, { 'x-forwarded-for': '203.0.113.1' }), 403)
    assert.equal(await asked(proxied.address, { 'x-forwarded-for': '127.0.0.1, 203.0.113.1' }), 403)
    await proxied.stop()
  })

  test('are for whoever has the token, where there is one', async () => {
    const token = 'a-token-for-metrics'
    const guarded = await testServer({ METRICS_TOKEN: token, TRUST_PROXY: 'yes' })
    const far = { 'x-forwarded-for': '203.0.113.1' }
    assert.equal(await asked(guarded.address, { ...far, authorization: `Bearer ${token}` }), 200)
    for (const authorization of ['Bearer wrong', `Bearer ${token}x`, `Basic ${token}`, 'Bearer ', ''])
      assert.equal(await asked(guarded.address, { ...far, authorization }), 403, authorization)
    assert.equal(await asked(guarded.address, far), 403)
    assert.equal(await asked(guarded.address, {}), 403, 'also from here')
    await guarded.stop()
  })
})

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: object }[]
  readonly requestBody?: { content: Record<string, { schema?: object }> }
  readonly responses: Readonly<Record<string, { description?: string; content?: Record<string, { schema?: object }> }>>
  readonly security?: readonly Record<string, readonly string[]>[]
}

interface Description {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { securitySchemes: Readonly<Record<string, object>> }
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

describe('the description of the API', () => {
  let description: Description
  before(async () => {
    const { body, headers } = await people[0].get<Description>('/api/openapi.json')
    assert.equal(headers['content-type'], 'application/json; charset=utf-8')
    description = body
  })

  const operations = (): { route: string; path: string; operation: Operation }[] =>
    Object.entries(description.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        assert.ok(methods.includes(method), method)
        return { route: `${method.toUpperCase()} ${path}`, path, operation }
      }),
    )

  test('is OpenAPI 3.1', () => {
    assert.match(description.openapi, /^3\.1\.\d+$/)
    assert.equal(description.info.version, version)
    assert.ok(description.info.title)
    assert.ok(operations().length > 30)
    for (const path of Object.keys(description.paths)) assert.match(path, /^(\/[\w.-]+|\/\{\w+\})+$/)
  })

  test('says of every route what it is for, what it takes and what it gives', () => {
    for (const { route, path, operation } of operations()) {
      assert.ok((operation.summary ?? '').length > 4, route)
      assert.match(operation.description ?? '', /\bFor .+\.$/, `${route} says for whom it is`)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = operation.parameters ?? []
      assert.deepEqual(
        parameters
          .filter(({ in: where }) => where === 'path')
          .map(({ name }) => name)
          .sort(),
        inPath.sort(),
        route,
      )
      for (const { name, in: where, required, schema } of parameters) {
        assert.ok(['path', 'query', 'header', 'cookie'].includes(where), `${route} ${name}`)
        assert.ok(schema !== undefined, `${route} ${name}`)
        if (where === 'path') assert.equal(required, true)
      }
      const statuses = Object.keys(operation.responses)
      assert.ok(
        ['200', '400', '404', '500', 'default'].every((status) => statuses.includes(status)),
        `${route}: ${statuses}`,
      )
      for (const [status, { description: said, content }] of Object.entries(operation.responses)) {
        assert.match(status, /^([1-5]\d\d|[1-5]XX|default)$/)
        assert.ok(said, `${route} ${status}`)
        for (const { schema } of Object.values(content ?? {})) assert.ok(schema !== undefined, `${route} ${status}`)
      }
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        assert.ok(schema !== undefined, route)
    }
  })

  test('names how to show who one is', () => {
    const known = Object.keys(description.components.securitySchemes)
    for (const { route, operation } of operations())
      for (const scheme of (operation.security ?? []).flatMap((one) => Object.keys(one)))
        assert.ok(known.includes(scheme), route)
  })

  test('is a page for people that lists every route and says what is sent', async () => {
    const { text, status, headers } = await call(server.address, { path: '/api/docs' })
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.match(text, /^<!doctype html>/)
    assert.doesNotMatch(text, /<script/)
    for (const { route, operation } of operations()) {
      assert.ok(text.includes(`<h2><code>${route}</code></h2>`), route)
      assert.ok(text.includes((operation.summary ?? '').replaceAll('"', '&quot;')), route)
    }
    const anchors = [...text.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
    assert.equal(new Set(anchors).size, operations().length)
    for (const anchor of anchors) assert.ok(text.includes(`<section id="${anchor}">`), anchor)
    assert.match(text, /decision: string/)
    for (const tag of ['section', 'ul', 'pre', 'main', 'nav'])
      assert.equal(text.split(`<${tag}`).length, text.split(`</${tag}>`).length, tag)
  })
})

interface Report {
  readonly at: number
  readonly version: string
  readonly table: string
  readonly choice: number
  readonly event: number
  readonly person: string
  readonly text: string
  readonly line?: number
  readonly seen: Picture
}

function reports(): Map<string, Report> {
  const database = new DatabaseSync(join(server.directory, 'cic.sqlite'), { readOnly: true })
  const rows = database.prepare("SELECT id, body FROM documents WHERE kind = 'report'").all()
  database.close()
  return new Map(rows.map(({ id, body }) => [String(id), JSON.parse(String(body)) as Report]))
}

describe('a report', () => {
  test('keeps the version, the game, the number of the choice and exactly what the seat saw', async () => {
    const seated = people.slice(0, 3)
    const id = await newGame(seated, { pace: quickSlow })
    const chosen = await chooseSome(seated, id, 12)
    assert.ok(chosen > 0)
    const [, reporter] = seated
    const { body: seen } = await reporter.get<Picture>(`/api/tables/${id}`)
    const text = 'The jump should not have happened.\n<b>Really</b>'
    const answer = await reporter.post<{ report: string }>(`/api/tables/${id}/reports`, { text, line: 3 })
    assert.equal(answer.status, 200)
    assert.deepEqual(Object.keys(answer.body), ['report'], 'nothing of the game comes back')
    const stored = reports().get(answer.body.report)
    assert.ok(stored !== undefined)
    assert.equal(stored.version, version)
    assert.equal(stored.table, id)
    assert.equal(stored.text, text)
    assert.equal(stored.line, 3)
    assert.equal(stored.person, (await reporter.get<{ id: string }>('/api/me')).body.id)
    assert.deepEqual(stored.seen, seen)
    assert.ok(Math.abs(Date.now() - stored.at) < 60_000)

    await chooseSome(seated, id, 5)
    await endGame(seated, id)
    const { body: record } = await reporter.get<GameRecord>(`/api/tables/${id}/record`)
    assert.ok(stored.choice < record.choices.length)
    const then = JSON.parse(JSON.stringify(view(replay(record, stored.choice), 1)))
    assert.deepEqual(then, seen.game, 'who has the report and the record sees the same')
  })

  test('of somebody without a seat keeps what everybody may see', async () => {
    const id = await newGame(people.slice(0, 3), { pace: quickSlow })
    const { body: seen } = await people[3].get<Picture>(`/api/tables/${id}`)
    const answer = await people[3].post<{ report: string }>(`/api/tables/${id}/reports`, { text: 'I see nothing' })
    const stored = reports().get(answer.body.report)
    assert.deepEqual(stored?.seen, seen)
    assert.equal(stored?.seen.me.seat, undefined)
  })

  test('is short, and not sent too often', async () => {
    const strict = await testServer({ RATE_LIMIT: '60' })
    const [person] = await newPeople(strict.address, 1)
    const seats = Array(3).fill({ kind: 'open' })
    const made = await person.post<{ id: string }>('/api/tables', {
      name: 'Reports',
      settings: { game: {}, pace: quickSlow, visibility: 'link', language: 'pl' },
      seats,
    })
    const path = `/api/tables/${made.body.id}/reports`
    assert.equal((await person.post(path, { text: 'x'.repeat(5_001) })).status, 400)
    assert.equal((await person.post(path, { text: 'x' })).status, 200)
    assert.equal((await person.post(path, { text: 'x' })).status, 429)
    await strict.stop()
  })
})

/** Everybody answers what they are asked, safely, so many times. */
async function chooseSome(seated: readonly Client[], id: string, times: number): Promise<number> {
  let made = 0
  for (let i = 0; i < times; i++) {
    for (const person of seated) {
      const { body: picture } = await person.get<Picture>(`/api/tables/${id}`)
      const [decision] = picture.game?.decisions ?? []
      if (decision === undefined) continue
      assert.equal((await person.choose(id, picture, decision.fallback)).status, 200)
      made++
    }
  }
  return made
}

async function endGame(seated: readonly Client[], id: string): Promise<void> {
  await seated[0].post(`/api/tables/${id}/votes`, { matter: { kind: 'end' } })
  for (const person of seated.slice(1)) await person.post(`/api/tables/${id}/votes/1`, { yes: true })
}
