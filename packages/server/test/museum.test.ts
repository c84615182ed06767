// The museum: tables as earlier versions stored them open today as they were left, whatever has become of the rules since, and go on to
// their end. What was played by other rules is not played again: it says so.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { type GameRecord, openWindow, pending, replay, rulesVersion } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import pg from 'pg'
import { newLog } from '../src/log.ts'
import { newMetrics } from '../src/metrics.ts'
import { missingSince } from '../src/storage/migrations.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Storage } from '../src/storage/storage.ts'
import * as commands from '../src/table/commands.ts'
import { eyesOf, pictureOf } from '../src/table/picture.ts'
import { recordOf, type Table, type TableEvent } from '../src/table/table.ts'
import { Tables } from '../src/tables.ts'
import { Client } from '../testing/client.ts'
import { type Exhibit, exhibits, factsOf, unpack } from '../testing/museum.ts'
import { testServer } from '../testing/tables.ts'
import { startPostgres } from './postgres.ts'

let directory: string
before(() => {
  directory = mkdtempSync(join(tmpdir(), 'cic-museum-'))
})
after(() => rmSync(directory, { recursive: true, force: true }))

const openTables = (storage: Storage): Tables =>
  new Tables({ storage, log: newLog('silent'), metrics: newMetrics({ withDefaults: false }) })

const noticeAt = (table: Table) => {
  const notice = table.talk.table.last.findLast((message) => message.notice?.kind === 'rules')?.notice
  return notice?.kind === 'rules' ? notice : undefined
}

/** Whoever is asked gives the safe answer; windows are closed. */
function nextEvent({ play }: Table, at: number): TableEvent | undefined {
  if (play === undefined) return undefined
  const [decision] = pending(play.game)
  if (decision === undefined || (openWindow(play.game) !== undefined && at % 2 === 0))
    return { t: 'chose', at, choice: { close: true }, by: 'clock' }
  const { seat, id, fallback } = decision
  return { t: 'chose', at, choice: { seat, decision: id, answer: fallback }, by: 'person' }
}

async function playOn(tables: Tables, id: string): Promise<Table> {
  for (let events = 0; (await tables.get(id)).status === 'playing'; events++) {
    assert.ok(events < 5_000, 'the game ends')
    await tables.act(id, nextEvent)
  }
  return tables.get(id)
}

for (const exhibit of exhibits()) {
  const { museum, file, rules, number, tail, id } = exhibit
  const name = `${museum}/${file}`

  test(`${name} opens as it was left, and goes on to its end`, async () => {
    const storage = openSqlite(unpack(exhibit, join(directory, museum, file)))
    const tables = openTables(storage)
    const opened = await tables.get(id)
    const notice = noticeAt(opened)
    if (notice?.passed === undefined) {
      const how = tail === 0 ? 'all' : rules > 1 ? 'allButTalk' : 'little'
      assert.deepEqual(comparable(factsOf(opened), how), comparable(exhibit, how))
      assert.equal((await storage.eventsAfter(id, number)).length, 0, 'looking changes nothing')
    } else {
      assert.ok(rules < rulesVersion && tail > 0, 'only what came after a snapshot is ever passed over')
      assert.ok(notice.passed <= tail)
    }
    if (opened.play !== undefined) checkRules(opened, rules)
    const wasPlaying = opened.status === 'playing'
    const ended = await playOn(tables, id)
    if (wasPlaying) {
      assert.equal(ended.status, 'over')
      const news = ended.talk.table.last.filter(({ notice: one }) => one?.kind === 'rules')
      assert.equal(news.length, rules === rulesVersion ? 0 : 1, 'it is said once that the rules have changed')
    }
    const again = await openTables(storage).get(id)
    assert.deepEqual(factsOf(again), factsOf(ended), 'and opens again as it ended')
    assert.deepEqual(again.play && recordOf(again.play), ended.play && recordOf(ended.play))
    await storage.close()
  })
}

test('a PostgreSQL database of the first schema is brought up to date, and its tables open as they were left', async () => {
  const first = exhibits().filter(({ museum }) => museum === '2026-11-16')
  const postgres = await startPostgres()
  try {
    const url = await postgres.url('first')
    await makeFirst(
      url,
      first.map((exhibit) => unpack(exhibit, join(directory, 'first', exhibit.file))),
    )
    const storage = await openPostgres(url)
    const sitting = await storage.tables({ list: 'open', limit: 9 })
    assert.deepEqual(
      sitting.map(({ id, rank }) => [id, rank]),
      first.filter(({ file }) => file.startsWith('lobby')).map(({ id }) => [id, 2]),
    )
    const tables = openTables(storage)
    for (const exhibit of first) {
      const opened = await tables.get(exhibit.id)
      const how = exhibit.tail === 0 ? 'all' : 'little'
      if (noticeAt(opened)?.passed === undefined)
        assert.deepEqual(comparable(factsOf(opened), how), comparable(exhibit, how), exhibit.file)
    }
    const [middle] = first.filter(({ file }) => file.startsWith('middle-of'))
    assert.equal((await playOn(tables, middle.id)).status, 'over')
    await tables.settled()
    await storage.close()
    await (await openPostgres(url)).close()
  } finally {
    await postgres.stop()
  }
})

/** The database as the first version made it, with what these files hold. */
async function makeFirst(url: string, files: readonly string[]): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(missingSince(0, 'postgres')[0])
  await client.query('CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (1)')
  for (const file of files) {
    const stored = new DatabaseSync(file)
    for (const table of ['events', 'snapshots', 'tables', 'members'])
      for (const row of stored.prepare(`SELECT * FROM ${table}`).all()) {
        const given = table === 'tables' ? { ...row, stored: '1' } : row
        const names = Object.keys(given)
        const places = names.map((_, i) => `$${i + 1}`)
        await client.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(given))
      }
    stored.close()
  }
  await client.end()
}

/**
 * What has to be as it was. What came after a snapshot is told as today, and by now a vote's end is a line of the talk. Where events after
 * the snapshot say nothing of where they led, it is no more than what lists said of the table: a rule that was mended since may have
 * written another line.
 */
function comparable(
  { pictures, game }: Pick<Exhibit, 'pictures' | 'game'>,
  how: 'all' | 'allButTalk' | 'little',
): unknown {
  const facts = JSON.parse(JSON.stringify({ pictures, game }))
  const seen = Object.values(facts.pictures as Record<string, Record<string, unknown>>)
  if (how === 'allButTalk') for (const picture of seen) delete picture.talk
  if (how !== 'little' || facts.game === undefined) return facts
  return [
    facts.game.turn,
    seen.map(({ version, status, moments, seats, votes }) => [version, status, moments, seats, votes]),
  ]
}

/** What was played by earlier rules is not replayed, and its record says so. */
function checkRules({ play }: Table, rules: number): void {
  assert.ok(play)
  const record = recordOf(play)
  assert.deepEqual(record.rules, rules)
  if (rules !== rulesVersion) assert.throws(() => replay(record), { code: 'other-rules' })
}

test('the museum shows every situation that a table can be in', () => {
  const files = exhibits().map(({ file }) => file.replace('.sqlite.zst', ''))
  for (const situation of ['lobby', 'started', 'timed-window', 'vote-to-end', 'seat-given-up', 'new-caprica', 'over'])
    assert.ok(files.includes(situation), situation)
  assert.ok(exhibits().some(({ tail, number }) => number > 25 && tail > 20))
})

describe('at a table that was begun by earlier rules', () => {
  const [exhibit] = exhibits().filter(({ rules, file }) => rules === 1 && file.startsWith('middle-of'))
  const [over] = exhibits().filter(({ rules, file }) => rules === 1 && file === 'over.sqlite.zst')
  const person = { id: 'person-ada', name: 'Ada' }

  test('nothing from before is taken back, and what is chosen from now on may be', async () => {
    const storage = openSqlite(unpack(exhibit, join(directory, 'undo')))
    const tables = openTables(storage)
    const { id } = exhibit
    await assert.rejects(
      tables.act(id, (table, at) => commands.undo(table, person, at)),
      { name: 'Refusal', status: 409, code: 'other-rules' },
    )
    const matter = { kind: 'undo', moment: 3 } as const
    await assert.rejects(
      tables.act(id, (table, at) => commands.propose(table, person, matter, at)),
      { name: 'Refusal', code: 'other-rules' },
    )
    const before = await tables.get(id)
    const entries = before.play?.record.choices.length
    const { replayFrom, moments } = pictureOf(before, eyesOf(before, person.id))
    assert.equal(replayFrom, moments - 1)
    // Until somebody who was asked since can take it back.
    const seats = new Map(before.seats.map((seat, i) => [i, seat]))
    for (let tried = 0; tried < 40; tried++) {
      let chosen: number | undefined
      await tables.act(id, (table, at) => {
        const event = nextEvent(table, at | 1)
        if (event?.t === 'chose' && 'decision' in event.choice) chosen = event.choice.seat
        return event
      })
      const who = chosen === undefined ? undefined : seats.get(chosen)
      if (who?.person === undefined) continue
      const me = { id: who.person, name: who.name ?? '' }
      await tables.act(id, (table, at) => commands.undo(table, me, at))
      const table = await tables.get(id)
      for (const other of before.seats)
        if (table.votes.length > 0 && other.person !== undefined && other.person !== me.id)
          await tables.act(id, (one, at) =>
            one.votes.length === 0
              ? undefined
              : commands.vote(one, { id: String(other.person), name: '' }, one.votes[0].id, true, at),
          )
      break
    }
    const taken = await tables.get(id)
    const { choices } = taken.play?.record ?? { choices: [] }
    assert.ok(choices.slice(entries).some((entry) => 'undo' in entry))
    const opened = await openTables(storage).get(id)
    assert.deepEqual(factsOf(opened), factsOf(taken))
    await storage.close()
  })

  test('the page is told from where on it can be looked at again, and every moment before says why not', async () => {
    const data = join(directory, 'http')
    unpack(over, data)
    const server = await testServer({ DATA_DIR: data })
    const { id } = over
    const client = new Client(server.address)
    const { body: picture } = await client.get<Picture>(`/api/tables/${id}`)
    assert.equal(picture.replayFrom, picture.moments - 1)
    const last = await client.get<{ view: unknown }>(`/api/tables/${id}/moments/${picture.moments - 1}?eyes=all`)
    assert.equal(last.status, 200, 'how it ended is shown to everybody')
    const first = await client.get<{ error: { code: string } }>(`/api/tables/${id}/moments/0`)
    assert.deepEqual([first.status, first.body.error.code], [409, 'other-rules'])
    const { body: record } = await client.get<GameRecord>(`/api/tables/${id}/record`)
    assert.equal(record.rules, 1)
    assert.throws(() => replay(record), { code: 'other-rules', message: /version 1 of the rules/ })
    await server.stop()
  })
})
