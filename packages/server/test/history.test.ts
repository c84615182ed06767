// What has been: every moment through the right eyes, what happened while somebody was away, the record, and whether it was fair.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type GameRecord, type LogEntry, replay, rulesVersion, type View, view } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { Client } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { begun, gameOf, playUntil, put } from '../testing/stored.ts'
import { newGame, newPeople, settings, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

interface Moment {
  readonly moment: number
  readonly of: number
  readonly view: View
}

type Published = GameRecord & { readonly commitment: string }

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const momentOf = (client: Client, id: string, moment: number, eyes?: string) =>
  client.get<Moment>(`/api/tables/${id}/moments/${moment}${eyes === undefined ? '' : `?eyes=${eyes}`}`)

const checkScript = new URL('../src/routes/check/check.js', import.meta.url).href

test('every moment of a game is shown again as each person saw it, while it runs and when it is over', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { players: 4 })
  const seen = people.map(() => new Map<number, View>())
  const streams = people.map((client, seat) =>
    client.watch(id, ({ moments, game }) => {
      if (game !== undefined && !seen[seat].has(moments - 1)) seen[seat].set(moments - 1, game)
    }),
  )
  const compare = async (seat: number, every: number): Promise<void> => {
    for (const [moment, game] of [...seen[seat]].filter((_, i) => i % every === 0)) {
      const { status, body } = await momentOf(people[seat], id, moment)
      assert.equal(status, 200)
      assert.deepEqual(body.view, game, `moment ${moment} of seat ${seat}`)
    }
  }
  const isLate = ({ game }: Picture): boolean => (game?.turn ?? 0) >= 3
  await Promise.all(people.map((client, i) => playOn(client, id, streams[i], { until: isLate })))
  await compare(0, 3)
  const forbidden = await Promise.all(['1', 'all'].map((eyes) => momentOf(people[0], id, 1, eyes)))
  assert.deepEqual(
    forbidden.map(({ status }) => status),
    [403, 403],
    'through nobody else’s eyes',
  )
  assert.equal((await momentOf(people[0], id, 1, 'spectator')).body.view.viewer, 'spectator')
  assert.equal((await momentOf(new Client(server.address), id, 1)).body.view.viewer, 'spectator')
  assert.equal((await momentOf(people[0], id, 100_000)).status, 404)
  await Promise.all(people.map((client, i) => playOn(client, id, streams[i])))
  for (const seat of [0, 1, 2]) await compare(seat, 7)
  for (const stream of streams) stream.stop()
})

test('a finished game is shown through anybody’s eyes, and to those who know everything', async () => {
  const people = await newPeople(server.address, 3)
  const table = playUntil(
    await begun({ people, settings: settings(undefined, { visibility: 'link' }) }),
    ({ over }) => over !== undefined,
  )
  const id = await put(server, table)
  const stranger = new Client(server.address)
  const { moments } = await pictureOf(stranger, id)
  const middle = Math.floor(moments / 2)
  for (const seat of [0, 1, 2]) {
    const { body } = await momentOf(stranger, id, middle, String(seat))
    assert.equal(body.of, moments)
    assert.deepEqual(body.view, JSON.parse(JSON.stringify(view(replay(recordOf(table), middle), seat))))
  }
  const { body } = await momentOf(stranger, id, middle, 'all')
  assert.ok(!JSON.stringify([body.view.seats, body.view.decks, body.view.quorumHand]).includes('"?"'))
  assert.equal((await momentOf(stranger, id, middle, '5')).status, 404, 'nobody sits there')
  assert.equal((await momentOf(stranger, id, middle, 'x')).status, 400)
})

const recordOf = ({ play }: { play?: { record: object } }): GameRecord =>
  ({ format: 'cic-record', version: 1, rules: rulesVersion, ...play?.record }) as GameRecord

test('who comes back is told what has happened since they last looked', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const stream = people.map((client) => client.watch(id))
  const to = (turn: number) =>
    Promise.all(
      people.map((client, i) => playOn(client, id, stream[i], { until: ({ game }) => (game?.turn ?? 0) >= turn })),
    )
  const since = async () => (await people[0].get<{ moment: number; log: LogEntry[] }>(`/api/tables/${id}/since`)).body
  await to(2)
  const first = await pictureOf(people[0], id)
  assert.deepEqual((await since()).log, first.game?.log, 'who has never looked is told everything')
  const seen = { moment: first.moments - 1 }
  assert.equal((await people[0].call('PUT', `/api/tables/${id}/seen`, seen)).status, 200)
  assert.deepEqual(await since(), { moment: first.moments - 1, log: [] })
  await to(3)
  const then = await pictureOf(people[0], id)
  assert.deepEqual((await since()).log, then.game?.log.slice(first.game?.log.length))
  // Something is taken back: what is told is what stands.
  const { body } = await people[1].post<{ vote: number }>(`/api/tables/${id}/votes`, {
    matter: { kind: 'undo', moment: first.moments - 6 },
  })
  for (const voter of [0, 2]) await people[voter].post(`/api/tables/${id}/votes/${body.vote}`, { yes: true })
  const back = await pictureOf(people[0], id)
  assert.ok((back.game?.log.length ?? 0) < (first.game?.log.length ?? 0))
  assert.deepEqual((await since()).log, [])
  assert.equal((await people[0].call('PUT', `/api/tables/${id}/seen`, { moment: -1 })).status, 400)
  for (const one of stream) one.stop()
})

test('the seed fits what was promised at the start, and the record replays to the same end', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { fairness } = await pictureOf(people[0], id)
  assert.equal(fairness?.seed, undefined)
  assert.equal((await people[0].get(`/api/tables/${id}/record`)).status, 409, 'there is no record yet')
  const streams = people.map((client) => client.watch(id))
  const [end] = await Promise.all(people.map((client, i) => playOn(client, id, streams[i])))
  for (const stream of streams) stream.stop()
  const { body, headers } = await new Client(server.address).get<Published>(`/api/tables/${id}/record`)
  assert.match(headers['content-disposition'] ?? '', new RegExp(`attachment; filename="cic-${id}.json"`))
  assert.equal(end.fairness?.seed, body.seed)
  assert.equal(body.commitment, fairness?.commitment)
  assert.equal(createHash('sha256').update(body.seed).digest('hex'), fairness?.commitment)
  const folder = mkdtempSync(join(tmpdir(), 'cic-record-'))
  const file = join(folder, 'record.json')
  writeFileSync(file, JSON.stringify(body))
  const command = fileURLToPath(new URL('../../cli/src/replay.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file, '--json'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  assert.equal(status, 0, stderr)
  const report = JSON.parse(stdout)
  assert.deepEqual([report.matches, report.over], [true, end.game?.over])
})

test('anybody checks on a page whether a seed is the one that was promised', async () => {
  const client = new Client(server.address)
  const page = await client.get<string>('/check')
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8')
  assert.match(String(page.headers['content-security-policy']), /default-src 'self'/)
  assert.doesNotMatch(page.body, /<script(?![^>]*src=)|\son\w+=/, 'no script stands in the page itself')
  assert.match(page.body, /<script type="module" src="\/check.js">/)
  const script = await client.get<string>('/check.js')
  assert.equal(script.headers['content-type'], 'text/javascript; charset=utf-8')

  const { judge, sha256 } = await import(checkScript)
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
  for (const text of ['', 'seed', 'ñ🚀', ...Array.from({ length: 140 }, (_, i) => 'x'.repeat(i))])
    assert.equal(sha256(text), hash(text))
  const record = (more: object) =>
    JSON.stringify({ format: 'cic-record', version: 1, seed: 'abc', choices: [], ...more })
  const promised = hash('abc')
  assert.deepEqual(judge(record({ commitment: promised })), { verdict: 'fits', seed: 'abc', hash: promised, promised })
  assert.equal(judge(record({ commitment: hash('other') })).verdict, 'differs')
  assert.equal(judge(record({ commitment: hash('other') }), ` ${promised.toUpperCase()} `).verdict, 'fits')
  assert.equal(judge(record({ commitment: promised }), hash('noted')).verdict, 'differs', 'what was noted counts')
  assert.equal(judge(record({})).verdict, 'noCommitment')
  for (const text of ['', '{}', 'null', '[]', '{"format":"cic-record"}', 'x'])
    assert.equal(judge(text).verdict, 'noRecord')
})

test('there is nothing to look back at before the game, and nowhere else', async () => {
  const [host] = await newPeople(server.address, 1)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { body } = await host.post<{ id: string }>('/api/tables', { name: 'Test', settings: settings(), seats })
  for (const path of ['moments/0', 'record', 'since'])
    assert.equal((await host.get(`/api/tables/${body.id}/${path}`)).status, 409)
  const nowhere = 'A'.repeat(22)
  for (const path of ['moments/0', 'record', 'since', 'notes'])
    assert.equal((await host.get(`/api/tables/${nowhere}/${path}`)).status, 404)
  assert.equal(gameOf(await begun({ people: [host], players: 3 })).turn, 0)
})
