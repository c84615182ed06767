// Stored tables: whenever one is opened it is as it was left, and opening it takes as long at the end as at the beginning.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { pending, rulesVersion, save } from '@cic/engine'
import { type Chance, chanceFrom, randomAnswer } from '@cic/engine/testing'
import { slowPace, type TableSettings } from '@cic/protocol'
import { newLog } from '../src/log.ts'
import { newMetrics } from '../src/metrics.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Storage } from '../src/storage/storage.ts'
import * as commands from '../src/table/commands.ts'
import { eyesOf, pictureOf } from '../src/table/picture.ts'
import type { Table, TableEvent } from '../src/table/table.ts'
import { Tables } from '../src/tables.ts'
import { settings } from '../testing/tables.ts'

let directory: string
before(() => {
  directory = mkdtempSync(join(tmpdir(), 'cic-snapshots-'))
})
after(() => rmSync(directory, { recursive: true, force: true }))

const people = [0, 1, 2, 3].map((i) => ({ id: `person-${i}`, name: `Person ${i}` }))
const clock = { bankSeconds: 600, incrementSeconds: 60, onTimeout: 'default' } as const
const paces = { live: { kind: 'live', windowSeconds: 4, botSeconds: 1, clock }, slow: { ...slowPace, clock } } as const

const openTables = (storage: Storage, now?: () => number): Tables =>
  new Tables({ storage, log: newLog('silent'), metrics: newMetrics({ withDefaults: false }), now })

/** As text, whatever the order of keys. */
const textOf = ({ play, ...table }: Table): string =>
  JSON.stringify({ ...table, play: { ...play, game: undefined } }, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

const bytesOf = ({ play }: Table): string => (play === undefined ? '' : save(play.game))

async function newTable(tables: Tables, wanted: TableSettings): Promise<string> {
  const [host] = people
  const bot = { kind: 'bot', level: 'cadet' } as const
  const seats = [{ kind: 'me' } as const, ...people.slice(1).map(() => ({ kind: 'open' }) as const), bot]
  const { id } = await tables.create(commands.create(host, { name: 'Test', settings: wanted, seats }, tables.now()))
  for (const [i, person] of people.entries())
    if (i > 0) await tables.act(id, (table, at) => commands.sit(table, person, i, at))
  await tables.act(id, (table, at) => commands.start(table, host, at))
  return id
}

/** Something that somebody does next: usually a choice, sometimes anything else. */
function nextEvent(table: Table, chance: Chance, at: number): TableEvent | undefined {
  const { play, votes } = table
  if (play === undefined) return undefined
  const person = people[chance(people.length)]
  const [vote] = votes
  if (vote !== undefined) {
    const missing = people.findIndex((_, seat) => ![...vote.yes, ...vote.no].includes(seat))
    return commands.vote(table, people[Math.max(0, missing)], vote.id, chance(3) > 0, at)
  }
  const what = chance(25)
  if (what === 0) return commands.say(table, person, { text: `Turn ${play.game.turn}` }, at)
  if (what === 1) return commands.undo(table, person, at)
  if (what === 2) return commands.order(table, person, [{ what: '*', do: chance(2) === 0 ? 'pass' : 'ask' }], at)
  const open = pending(play.game)
  const decision = open[chance(Math.max(1, open.length))]
  if (decision === undefined) return { t: 'chose', at, choice: { close: true }, by: 'clock' }
  const { seat, id } = decision
  return commands.choose(table, seat, { decision: id, answer: randomAnswer(decision, chance), by: 'person' }, at)
}

for (const kind of ['live', 'slow'] as const) {
  test(`at every event of a whole ${kind} game the table opens again as it is`, async () => {
    const storage = openSqlite(join(directory, `${kind}.sqlite`))
    let now = 1.7e12
    const tables = openTables(storage, () => now)
    const id = await newTable(tables, settings(paces[kind]))
    const chance = chanceFrom(`snapshots ${kind}`)
    let events = 0
    let undone = 0
    while ((await tables.get(id)).status === 'playing') {
      now += 1 + chance(20_000)
      await tables
        .act(id, (table, at) => nextEvent(table, chance, at))
        .catch((error) => assert.equal(error.name, 'Refusal'))
      const live = await tables.get(id)
      const opened = await openTables(storage).get(id)
      assert.equal(bytesOf(opened), bytesOf(live), `after event ${live.number}`)
      assert.equal(textOf(opened), textOf(live), `after event ${live.number}`)
      for (const person of [people[0].id, people[1].id, undefined])
        assert.equal(
          JSON.stringify(pictureOf(opened, eyesOf(opened, person))),
          JSON.stringify(pictureOf(live, eyesOf(live, person))),
        )
      const { snapshot, events: rest } = (await storage.load(id)) ?? { events: [] }
      assert.ok(snapshot !== undefined && rest.length < 25, 'never more than a few events are folded')
      assert.ok(!rest.some(({ body }) => body.includes('"undo":')), 'and no going back, which takes as long as playing')
      events = live.number
      undone = live.play?.record.choices.filter((choice) => 'undo' in choice).length ?? 0
    }
    assert.ok(events > 60, `${events} events, ${undone} times taken back`)
    await storage.close()
  })
}

/** A table in the middle of a game. */
async function someTable(storage: Storage): Promise<{ id: string; table: Table }> {
  const tables = openTables(storage)
  const id = await newTable(tables, settings())
  const chance = chanceFrom('some table')
  for (let i = 0; i < 60; i++) {
    const act = tables.act(id, (table, at) => (table.status === 'playing' ? nextEvent(table, chance, at) : undefined))
    await act.catch((error) => assert.equal(error.name, 'Refusal'))
  }
  return { id, table: await tables.get(id) }
}

/** Stores another snapshot in the place of the last, as another version would have. */
async function restore(
  storage: Storage,
  id: string,
  change: (stored: Record<string, unknown>) => unknown,
): Promise<void> {
  const { snapshot } = (await storage.load(id)) ?? {}
  assert.ok(snapshot)
  const stored = JSON.parse(zstdDecompressSync(snapshot.body).toString())
  const body = zstdCompressSync(JSON.stringify(change(stored)))
  const { id: _own, ...entry } = {
    id,
    status: 'playing',
    visibility: 'link',
    changed: 0,
    people: [],
    summary: '{}',
    rank: 1,
  } as const
  const tables = openTables(storage)
  const { number } = await tables.get(id)
  const event = {
    number: number + 1,
    body: JSON.stringify({ t: 'said', at: 1, channel: 'table', from: { name: 'x' }, text: 'x' }),
  }
  await storage.append({ event, entry: { id, ...entry }, snapshot: { number: snapshot.number, body } })
}

/** Flips one bit of the last snapshot, as a failing disk would. */
async function spoil(storage: Storage, file: string, id: string): Promise<number> {
  const { snapshot } = (await storage.load(id)) ?? {}
  assert.ok(snapshot)
  const body = Uint8Array.from(snapshot.body)
  body[Math.floor(body.length / 2)] ^= 1
  const database = new DatabaseSync(file)
  database.prepare('UPDATE snapshots SET body = ? WHERE table_id = ? AND number = ?').run(body, id, snapshot.number)
  database.close()
  return snapshot.number
}

/** Opens tables with a log that can be read. */
function logged(storage: Storage, rules?: number): { tables: Tables; lines: string[] } {
  const lines: string[] = []
  const log = newLog('error', { write: (line: string) => void lines.push(line) })
  return { tables: new Tables({ storage, log, metrics: newMetrics({ withDefaults: false }), rules }), lines }
}

test('a spoilt snapshot is noticed and named in the log, and the table is made from its events', async () => {
  const file = join(directory, 'spoilt.sqlite')
  const storage = openSqlite(file)
  const { id, table } = await someTable(storage)
  const number = await spoil(storage, file, id)
  const { tables, lines } = logged(storage)
  const opened = await tables.get(id)
  assert.equal(bytesOf(opened), bytesOf(table))
  assert.equal(opened.number, table.number)
  const [line] = lines.map((one) => JSON.parse(one))
  assert.deepEqual([line.msg, line.table, line.event], ['a snapshot is spoilt', id.slice(0, 8), number])
  await tables.store()
  const again = logged(storage)
  assert.equal(bytesOf(await again.tables.get(id)), bytesOf(table))
  assert.deepEqual(again.lines, [], 'another was stored in its place')
  await storage.close()
})

test('where the rules have changed since, a table is made from the last sound snapshot', async () => {
  const file = join(directory, 'spoilt-later.sqlite')
  const storage = openSqlite(file)
  const { id } = await someTable(storage)
  const later = logged(storage, rulesVersion + 1).tables
  const say = (text: string) => later.act(id, (now, at) => commands.say(now, people[0], { text }, at))
  for (let i = 0; i < 60; i++) await say(`${i}`)
  const table = await later.get(id)
  await spoil(storage, file, id)
  const { tables, lines } = logged(storage, rulesVersion + 1)
  const opened = await tables.get(id)
  assert.equal(bytesOf(opened), bytesOf(table))
  assert.equal(opened.number, table.number)
  assert.equal(opened.talk.table.said, table.talk.table.said)
  assert.equal(lines.length, 1)
  await storage.close()
})

test('a snapshot of an earlier version is not used: the table is made from its events again', async () => {
  const storage = openSqlite(join(directory, 'older.sqlite'))
  const { id, table } = await someTable(storage)
  await restore(storage, id, (stored) => ({ ...stored, shape: 1, table: { id } }))
  const opened = await openTables(storage).get(id)
  assert.equal(bytesOf(opened), bytesOf(table))
  assert.equal(opened.number, table.number + 1)
  await storage.close()
})

test('a snapshot of a later version is refused with the reason, and nothing is written over it', async () => {
  const storage = openSqlite(join(directory, 'later.sqlite'))
  const { id } = await someTable(storage)
  const { id: other } = await someTable(storage)
  await restore(storage, id, (stored) => ({ ...stored, shape: 99 }))
  const tables = openTables(storage)
  await assert.rejects(tables.get(id), /stored by a later version \(shape 99/)
  await assert.rejects(
    tables.act(id, (_table, at) => ({ t: 'rematch', at, table: 'x' })),
    /later version/,
  )
  assert.equal((await tables.get(other)).id, other, 'other tables open')
  await storage.close()
})

test('of two who write at once one wins, and the other looks again', async () => {
  const storage = openSqlite(join(directory, 'raced.sqlite'))
  const { id } = await someTable(storage)
  const [one, other] = [openTables(storage), openTables(storage)]
  await Promise.all([one.get(id), other.get(id)])
  const say = (tables: Tables, text: string) =>
    tables.act(id, (table, at) => commands.say(table, people[0], { text }, at), { key: { name: text, request: text } })
  await Promise.all(Array.from({ length: 20 }, (_, i) => [say(one, `one ${i}`), say(other, `other ${i}`)]).flat())
  await Promise.all([say(one, 'one 3'), say(other, 'one 3')])
  const { talk } = await openTables(storage).get(id)
  const texts = talk.table.last.map(({ text }) => text).filter((text) => /^(one|other) \d+$/.test(text ?? ''))
  assert.equal(texts.length, 40)
  assert.equal(new Set(texts).size, 40)
  await storage.close()
})

test('what cannot be stored has not happened, for those who watch as well', async () => {
  const storage = openSqlite(join(directory, 'failing.sqlite'))
  const { id } = await someTable(storage)
  let broken = false
  const failing: Storage = {
    ...bound(storage),
    append: async (append) => {
      if (broken) throw new Error('The disk is full.')
      await storage.append(append)
    },
  }
  const tables = openTables(failing)
  const shown: string[] = []
  await tables.watch(id, {
    person: undefined,
    show: ({ version }) => void shown.push(version),
    end: () => shown.push('end'),
  })
  const say = () => tables.act(id, (table, at) => commands.say(table, people[0], { text: 'Hello' }, at))
  const before = textOf(await tables.get(id))
  broken = true
  await assert.rejects(say(), /disk is full/)
  assert.equal(textOf(await tables.get(id)), before)
  assert.equal(shown.length, 1)
  broken = false
  await say()
  assert.equal(shown.length, 2)
  await storage.close()
})

/** The storage as a plain record of its functions. */
const bound = (storage: Storage): Storage => ({
  documents: storage.documents,
  append: (append) => storage.append(append),
  load: (table, before) => storage.load(table, before),
  keep: (table, snapshot) => storage.keep(table, snapshot),
  entry: (table) => storage.entry(table),
  eventsAfter: (table, number, limit) => storage.eventsAfter(table, number, limit),
  eventWithKey: (table, key) => storage.eventWithKey(table, key),
  tables: (list) => storage.tables(list),
  claimDue: (now, lease, limit) => storage.claimDue(now, lease, limit),
  bringForward: (now) => storage.bringForward(now),
  claimNotices: (now, lease, limit) => storage.claimNotices(now, lease, limit),
  settleNotice: (notice, again) => storage.settleNotice(notice, again),
  untouched: (statuses, since, limit) => storage.untouched(statuses, since, limit),
  tablesOf: (person) => storage.tablesOf(person),
  rewrite: (table, events, snapshot) => storage.rewrite(table, events, snapshot),
  remove: (table) => storage.remove(table),
  removePeople: (since) => storage.removePeople(since),
  probe: () => storage.probe(),
  watch: (heard) => storage.watch(heard),
  watchPeople: (changed) => storage.watchPeople(changed),
  backup: (to) => storage.backup(to),
  close: () => storage.close(),
})
