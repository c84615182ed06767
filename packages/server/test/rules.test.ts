// When the rules have changed between two versions of the program: a table in progress goes on by the new ones from where it was, and
// what was played by the old ones is never played again by others. The versions here are made up, so that this holds for any change.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { fingerprint, pending, replay, save } from '@cic/engine'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
import { livePace, type Pace, type Picture } from '@cic/protocol'
import { newLog } from '../src/log.ts'
import { newMetrics } from '../src/metrics.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Storage } from '../src/storage/storage.ts'
import * as commands from '../src/table/commands.ts'
import { eyesOf, pictureOf } from '../src/table/picture.ts'
import { recordOf, type Table, type TableEvent } from '../src/table/table.ts'
import { Tables, type TablesOptions } from '../src/tables.ts'
import { exhibits, unpack } from '../testing/museum.ts'
import { playOn } from '../testing/playing.ts'
import { newGame, newPeople, quickSlow, settings, testServer } from '../testing/tables.ts'

const [earlier, later] = [7, 8]

let directory: string
before(() => {
  directory = mkdtempSync(join(tmpdir(), 'cic-rules-'))
})
after(() => rmSync(directory, { recursive: true, force: true }))

const people = [0, 1, 2].map((i) => ({ id: `person-${i}`, name: `Person ${i}` }))
const start = 1.79e12

const openTables = (storage: Storage, more: Partial<TablesOptions>): Tables =>
  new Tables({ storage, log: newLog('silent'), metrics: newMetrics({ withDefaults: false }), ...more })

/** Chosen by chance, the same every time. */
function nextEvent(table: Table, at: number): TableEvent {
  const { play } = table
  assert.ok(play)
  const chance = chanceFrom(`${table.number}`)
  const [decision] = pending(play.game)
  if (decision === undefined) return { t: 'chose', at, choice: { close: true }, by: 'clock' }
  const { seat, id } = decision
  return commands.choose(table, seat, { decision: id, answer: randomAnswer(decision, chance), by: 'person' }, at)
}

const say = (text: string) => (table: Table, at: number) => commands.say(table, people[0], { text }, at)

/** A table that was played by earlier rules up to this number of events: the last snapshot was with the 25th or 50th. */
async function someTable(name: string, number: number, pace: Pace = quickSlow) {
  const file = join(directory, `${name}.sqlite`)
  const storage = openSqlite(file)
  const tables = openTables(storage, { rules: earlier, now: () => start })
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  const { id } = await tables.create(commands.create(people[0], { name, settings: settings(pace), seats }, start))
  for (const i of [1, 2]) await tables.act(id, (table, at) => commands.sit(table, people[i], i, at))
  const seed = `${name} 1`
  await tables.act(id, (table, at) => ({ ...commands.start(table, people[0], at), seed }) as TableEvent)
  while ((await tables.get(id)).number < number) await tables.act(id, nextEvent)
  return { file, storage, tables, id }
}

/** Changes what is stored of an event, as if it had led elsewhere, or had been something else. */
function change(file: string, id: string, number: number, how: (event: Record<string, unknown>) => object): void {
  const database = new DatabaseSync(file)
  const { body } = database.prepare('SELECT body FROM events WHERE table_id = ? AND number = ?').get(id, number) ?? {}
  const changed = JSON.stringify(how(JSON.parse(String(body))))
  database.prepare('UPDATE events SET body = ? WHERE table_id = ? AND number = ?').run(changed, id, number)
  database.close()
}

const elsewhere = (event: Record<string, unknown>): object => {
  assert.ok(event.fingerprint)
  return { ...event, fingerprint: 'elsewhere' }
}

/** As they would be sent. */
const pictures = (table: Table): Picture[] =>
  JSON.parse(
    JSON.stringify([...people.map(({ id }) => id), undefined].map((person) => pictureOf(table, eyesOf(table, person)))),
  )

const gameOf = ({ play }: Table): string => save(play?.game as never)

const refused = { name: 'Refusal', status: 409, code: 'other-rules' }
const updating = { name: 'Refusal', status: 503, code: 'being-updated' }

test('every event that changes the game says where it led, and the first by which rules', async () => {
  const { storage, id, tables } = await someTable('said', 30)
  await tables.act(id, say('Hello'))
  const events = (await storage.eventsAfter(id, 0)).map(({ body }) => JSON.parse(body) as TableEvent)
  for (const { t, fingerprint: mark } of events) assert.equal(mark !== undefined, t === 'chose' || t === 'started', t)
  const { play } = await tables.get(id)
  assert.equal(events.findLast(({ t }) => t === 'chose')?.fingerprint, play && fingerprint(play.game))
  assert.equal(events.find((event) => event.t === 'started')?.rules, earlier)
  assert.equal(play && recordOf(play).rules, earlier)
  await storage.close()
})

for (const pace of [quickSlow, livePace]) {
  test(`a ${pace.kind} table in progress is opened by other rules as it was, and goes on by them`, async () => {
    const { storage, id, tables } = await someTable(`on ${pace.kind}`, 44, pace)
    const was = await tables.get(id)
    const entries = was.play?.record.choices.length ?? 0
    const now = openTables(storage, { rules: later, now: () => start })
    const opened = await now.get(id)
    assert.equal(gameOf(opened), gameOf(was))
    const showable = pictures(opened).map(({ replayFrom, ...rest }) => {
      assert.ok(replayFrom)
      return rest
    })
    assert.deepEqual(showable, pictures(was), 'nobody sees a difference')
    assert.equal((await storage.eventsAfter(id, 44)).length, 0, 'and looking changes nothing')

    await now.act(id, nextEvent)
    const [news, choice] = (await storage.eventsAfter(id, 44)).map(({ body }) => JSON.parse(body) as TableEvent)
    assert.deepEqual(news, { t: 'rules', at: start, rules: later, after: 44 })
    assert.equal(choice.t, 'chose')
    const played = await now.get(id)
    assert.ok(played.play)
    assert.deepEqual(played.talk.table.last.at(-1)?.notice, { kind: 'rules' })
    const record = recordOf(played.play)
    assert.deepEqual(record.rules, [
      { from: 0, rules: earlier },
      { from: entries, rules: later },
    ])
    assert.throws(() => replay(record), { code: 'other-rules', message: /versions 7, then 8/ })
    for (let i = 0; i < 60 && (await now.get(id)).status === 'playing'; i++) await now.act(id, nextEvent)
    const again = await openTables(storage, { rules: later }).get(id)
    assert.equal(gameOf(again), gameOf(await now.get(id)))
    assert.deepEqual(pictures(again), pictures(await now.get(id)))
    await assert.rejects(
      openTables(storage, { rules: earlier }).get(id),
      updating,
      'the version before leaves it alone',
    )
    await storage.close()
  })
}

test('rules that change twice without a choice between them change once', async () => {
  const { storage, id } = await someTable('twice', 30)
  await openTables(storage, { rules: later }).act(id, say('One'))
  const now = openTables(storage, { rules: later + 1 })
  await now.act(id, say('Two'))
  const { play } = await now.get(id)
  assert.deepEqual(
    play?.rules.map(({ rules }) => rules),
    [earlier, later + 1],
  )
  assert.equal(play && recordOf(play).rules, earlier, 'nothing was chosen by the new ones yet')
  await storage.close()
})

test('what was chosen by earlier rules is not taken back; what was chosen since is, and looked at again', async () => {
  const { storage, id } = await someTable('back', 44)
  const now = openTables(storage, { rules: later })
  for (const person of people)
    await assert.rejects(
      now.act(id, (table, at) => commands.undo(table, person, at)),
      (error: Error & { code: string }) => ['other-rules', 'nothing-to-undo'].includes(error.code),
    )
  for (const moment of [0, 5, 20])
    await assert.rejects(
      now.act(id, (table, at) => commands.propose(table, people[0], { kind: 'undo', moment }, at)),
      refused,
    )
  const base = gameOf(await now.get(id))
  const first = ((await now.get(id)).play?.moments.length ?? 0) - 1
  for (let i = 0; i < 6; i++) await now.act(id, nextEvent)
  await now.act(id, (table, at) => commands.propose(table, people[0], { kind: 'undo', moment: first }, at))
  for (const i of [1, 2]) await now.act(id, (table, at) => commands.vote(table, people[i], table.votes[0].id, true, at))
  const back = await now.get(id)
  assert.equal(back.play?.game.log.length, JSON.parse(base).state.log.length)
  const again = await openTables(storage, { rules: later }).get(id)
  assert.equal(gameOf(again), gameOf(back))
  await storage.close()
})

test('a vote to take something back is over when the rules have changed, and another vote is not', async () => {
  const { storage, id, tables } = await someTable('votes', 30)
  await tables.act(id, (table, at) => commands.propose(table, people[0], { kind: 'undo', moment: 4 }, at))
  await tables.act(id, (table, at) => commands.propose(table, people[1], { kind: 'end' }, at))
  const now = openTables(storage, { rules: later })
  assert.equal((await now.get(id)).votes.length, 2)
  await assert.rejects(
    now.act(id, (table, at) => commands.vote(table, people[1], 1, true, at)),
    { code: 'no-vote' },
  )
  assert.deepEqual(
    (await now.get(id)).votes.map(({ matter }) => matter.kind),
    ['end'],
  )
  await storage.close()
})

for (const what of ['leads elsewhere', 'is refused'] as const) {
  test(`where a choice ${what} by other rules the table stays at the moment before it, and says so`, async () => {
    const { storage, file, id, tables } = await someTable(what, 40, livePace)
    const then = gameOf(await tables.get(id))
    for (let i = 0; i < 4; i++) await tables.act(id, nextEvent)
    await tables.act(id, say('This was said.'))
    await tables.act(id, (table, at) => commands.leave(table, people[2], 2, at))
    const was = await tables.get(id)
    const { number, version } = was
    change(file, id, 41, (event) =>
      what === 'leads elsewhere'
        ? elsewhere(event)
        : { ...event, choice: { seat: 0, decision: '0.999', answer: 'pass' } },
    )
    const open = () => openTables(storage, { rules: later, now: () => start + 90_000_000 })
    const now = open()
    await now.act(id, () => undefined)
    const opened = await now.get(id)
    assert.equal(gameOf(opened), then)
    const [news] = (await storage.eventsAfter(id, number)).map(({ body }) => JSON.parse(body) as TableEvent)
    assert.deepEqual([news.t, news.t === 'rules' && news.after], ['rules', 40])
    const all = (await storage.eventsAfter(id, 40)).length
    assert.equal(all, number + 1 - 40, 'what was passed over stays stored')
    const notice = opened.talk.table.last.at(-1)?.notice
    const passed = notice?.kind === 'rules' ? (notice.passed ?? 0) : 0
    assert.ok(passed > 0 && passed <= 4, `${passed} choices that everybody saw`)
    assert.ok(opened.talk.table.last.some(({ text }) => text === 'This was said.'))
    assert.equal(opened.seats[2].standIn, true, 'who has left has left')
    assert.ok(opened.version > version, 'and whoever saw what was passed over sees that it is gone')
    for (const id of Object.keys(opened.play?.asked ?? {})) {
      assert.equal(opened.play?.asked[id], start + 90_000_000, 'questions are asked anew')
      assert.equal(opened.play?.askedOn[id], opened.version)
    }
    // Another process, and this one after its next start, have the same.
    const again = await open().get(id)
    assert.deepEqual(pictures(again), pictures(opened))
    assert.equal((await storage.eventsAfter(id, number)).length, 1, 'it is said once')
    for (let i = 0; i < 30 && (await now.get(id)).status === 'playing'; i++) await now.act(id, nextEvent)
    assert.equal(gameOf(await open().get(id)), gameOf(await now.get(id)))
    await storage.close()
  })
}

test('a rule that was changed without a new version is noticed too', async () => {
  const { storage, file, id } = await someTable('forgotten', 40)
  change(file, id, 38, elsewhere)
  const now = openTables(storage, { rules: earlier })
  await now.act(id, () => undefined)
  const [news] = (await storage.eventsAfter(id, 40)).map(({ body }) => JSON.parse(body) as TableEvent)
  assert.deepEqual([news.t, news.t === 'rules' && news.after], ['rules', 37])
  await storage.close()
})

test('a game that the people had ended stays ended, wherever its last choices lead', async () => {
  const { storage, file, id, tables } = await someTable('ended', 40)
  await tables.act(id, (table, at) => commands.propose(table, people[0], { kind: 'end' }, at))
  for (const i of [1, 2]) await tables.act(id, (table, at) => commands.vote(table, people[i], 1, true, at))
  assert.equal((await storage.load(id))?.events.length, 0, 'an end is stored with a snapshot')
  change(file, id, 40, elsewhere)
  const opened = await openTables(storage, { rules: later }).get(id)
  assert.equal(opened.status, 'ended')
  assert.equal(opened.play && recordOf(opened.play).rules, earlier)
  await storage.close()
})

/** A table of the first version, which did not write down where its choices led. */
function firstTable(name: string) {
  const [exhibit] = exhibits().filter(({ rules, file }) => rules === 1 && file.startsWith('live-with-a-tail'))
  const file = unpack(exhibit, join(directory, name))
  const chosen = new DatabaseSync(file)
  const rows = chosen.prepare('SELECT number, body FROM events ORDER BY number').all()
  chosen.close()
  const choices = rows.slice(-exhibit.tail).flatMap(({ number, body }) => {
    const event = JSON.parse(String(body)) as TableEvent
    return event.t === 'chose' && !('orders' in event.choice) ? [Number(number)] : []
  })
  return { id: exhibit.id, file, number: exhibit.number, snapshot: exhibit.number - exhibit.tail, choices }
}

/** The last event that was followed; nothing, if all were. */
async function followedTo(file: string, id: string, number: number): Promise<number | undefined> {
  const storage = openSqlite(file)
  await openTables(storage, { rules: later }).act(id, () => undefined)
  const [news] = (await storage.eventsAfter(id, number)).map(({ body }) => JSON.parse(body) as TableEvent)
  await storage.close()
  assert.equal(news.t, 'rules')
  return news.t === 'rules' && news.passed !== undefined ? news.after : undefined
}

test('without marks a choice counts if the next one fits, and the last one if lists say the same of the table', async () => {
  const whole = firstTable('whole')
  const ends = await followedTo(whole.file, whole.id, whole.number)
  // A rule that has been mended since may be among them; but then before what is spoilt here, too.
  const limit = ends ?? whole.number
  const spoilt = firstTable('spoilt')
  const at = spoilt.choices.findIndex((number) => number > spoilt.snapshot + 8)
  const number = spoilt.choices[at]
  change(spoilt.file, spoilt.id, number, (event) => ({
    ...event,
    choice: { seat: 0, decision: '0.999', answer: 'pass' },
  }))
  const followed = await followedTo(spoilt.file, spoilt.id, spoilt.number)
  const sure = spoilt.choices[at - 1] - 1
  assert.equal(followed, Math.min(sure, limit), 'the one before it may have led elsewhere')
  const listed = firstTable('listed')
  const database = new DatabaseSync(listed.file)
  database.exec(`UPDATE tables SET summary = json_set(summary, '$.turn', 99)`)
  database.close()
  assert.equal(
    await followedTo(listed.file, listed.id, listed.number),
    Math.min((listed.choices.at(-1) ?? 0) - 1, limit),
  )
})

test('where another process may still have the table, nothing is passed over before its time', async () => {
  const { storage, file, id, tables } = await someTable('patience', 40)
  change(file, id, 39, elsewhere)
  let now = start + 1_000
  const shared = openTables(storage, { rules: later, now: () => now, patience: 180_000 })
  await assert.rejects(shared.get(id), updating)
  await assert.rejects(shared.act(id, say('Hello')), updating)
  assert.equal((await storage.eventsAfter(id, 40)).length, 0)
  now += 60_000
  // The other one was about to store what it had made: then nothing is lost.
  await tables.store(0)
  assert.equal(gameOf(await shared.get(id)), gameOf(await tables.get(id)))
  await shared.act(id, say('Hello'))
  assert.deepEqual((await shared.get(id)).talk.table.last.at(-2)?.notice, { kind: 'rules' })
  await storage.close()
})

test('of two versions at one table the earlier gives way as soon as the later goes on, and never the other way', async () => {
  const { storage, id, tables: old } = await someTable('rolling', 40)
  const now = openTables(storage, { rules: later })
  await Promise.all([old.begin(), now.begin()])
  let ended = 0
  await old.watch(id, { person: undefined, show: () => undefined, end: () => ended++ })
  await now.get(id)
  // The earlier goes on with it: the later follows, as far as it leads where it led.
  await old.act(id, nextEvent)
  await old.act(id, nextEvent)
  assert.equal(gameOf(await now.get(id)), gameOf(await old.get(id)))
  assert.equal(ended, 0)
  await now.act(id, nextEvent)
  await assert.rejects(old.get(id), updating)
  assert.equal(ended, 1, 'who watched there has to come again')
  await assert.rejects(old.act(id, nextEvent), updating)
  const number = (await now.get(id)).number
  assert.equal((await storage.eventsAfter(id, number)).length, 0)
  await storage.close()
})

test('a game that a later version starts is not followed by an earlier one that has the table open', async () => {
  const storage = openSqlite(join(directory, 'lobby.sqlite'))
  const [old, now] = [openTables(storage, { rules: earlier }), openTables(storage, { rules: later })]
  await Promise.all([old.begin(), now.begin()])
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }] as const
  const { id } = await old.create(commands.create(people[0], { name: 'Lobby', settings: settings(), seats }, start))
  await now.act(id, (table, at) => commands.start(table, people[0], at))
  await assert.rejects(old.get(id), updating)
  await storage.close()
})

test('a clean stop leaves nothing to follow, and neither do a quiet minute and a table that is let go of', async () => {
  const { storage, id, tables } = await someTable('quiet', 40)
  assert.equal((await storage.load(id))?.events.length, 15)
  await tables.store(1)
  assert.equal((await storage.load(id))?.events.length, 15, 'somebody was here just now')
  await tables.store()
  assert.equal((await storage.load(id))?.events.length, 0)
  const few = openTables(storage, { rules: earlier, keepOpen: 1 })
  await few.act(id, nextEvent)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const
  await few.create(commands.create(people[0], { name: 'Other', settings: settings(), seats }, start))
  await few.store()
  const { snapshot, events } = (await storage.load(id)) ?? { events: [] }
  assert.deepEqual([snapshot?.number, events.length], [41, 0])
  await storage.keep(id, { number: 3, body: new Uint8Array([1]) })
  assert.equal((await storage.load(id))?.snapshot?.number, 41, 'an older snapshot never takes the place of a newer one')
  await storage.close()

  const data = join(directory, 'stopped')
  const server = await testServer({ DATA_DIR: data })
  const [person, ...others] = await newPeople(server.address, 3)
  const game = await newGame([person, ...others], { pace: quickSlow })
  const streams = [person, ...others].map((client) => client.watch(game))
  await Promise.all(
    [person, ...others].map((client, i) => playOn(client, game, streams[i], { until: ({ moments }) => moments > 8 })),
  )
  const sent = JSON.stringify(streams.map(({ picture }) => picture))
  for (const stream of streams) stream.stop()
  await server.stop()
  const left = openSqlite(join(data, 'cic.sqlite'))
  assert.equal((await left.load(game))?.events.length, 0)
  const marks = (await left.eventsAfter(game, 0)).flatMap(
    ({ body }) => (JSON.parse(body) as TableEvent).fingerprint ?? [],
  )
  assert.ok(marks.length > 5)
  for (const mark of [...marks, 'fingerprint']) assert.ok(!sent.includes(mark), 'marks are nobody’s to see')
  await left.close()
})
