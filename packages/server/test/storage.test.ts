// One suite for both adapters: what the server relies on is the same whichever it runs on. What only one of them can do follows.

import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openStorage } from '../src/storage/index.ts'
import { schemaVersion } from '../src/storage/migrations.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import {
  type Append,
  Conflict,
  type Documents,
  Repeated,
  type Storage,
  type StoredEvent,
  type TableEntry,
  type TableList,
} from '../src/storage/storage.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** Somewhere to store, empty at first. Everything that is opened there is closed by `remove`. */
interface Place {
  open(): Promise<Storage>
  /** Runs statements behind the storage's back. */
  run(sql: string): Promise<void>
  /** What makes the database refuse every snapshot, after the event and the entry have been written. */
  readonly refusal: string
  readonly laterVersion: string
  remove(): Promise<void>
}

/** An event and its entry, with everything that a test does not speak of. */
function append(table: string, number: number, more: Partial<StoredEvent> & Partial<TableEntry> = {}): Append {
  const { body = `{"n":${number}}`, key, ...entry } = more
  return { event: eventOf(number, body, key), entry: { ...plain(table), ...entry } }
}

const plain = (id: string): TableEntry => ({
  id,
  status: 'playing',
  visibility: 'public',
  changed: 1_700_000_000_000,
  rank: 1,
  people: ['adama', 'roslin'],
  summary: '{}',
})

const eventOf = (number: number, body: string, key?: string): StoredEvent =>
  key === undefined ? { number, body } : { number, body, key }

const conflict = { name: 'Conflict' }
const repeated = { name: 'Repeated' }
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const ids = (entries: readonly { id: string }[]): string[] => entries.map(({ id }) => id)
const sorted = (names: readonly string[]): string[] => [...names].sort()

async function entryOf(storage: Storage, table: string): Promise<TableEntry | undefined> {
  const entries = await storage.tables({ list: 'running', limit: 1000 })
  return entries.find(({ id }) => id === table)
}

/** Settles all and tells how many succeeded and with which errors the others failed. */
async function outcomes(all: readonly Promise<unknown>[]): Promise<{ stored: number[]; errors: string[] }> {
  const results = await Promise.allSettled(all)
  return {
    stored: results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : [])),
    errors: results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : [])),
  }
}

async function eventually(check: () => void | Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++)
    try {
      return await check()
    } catch (error) {
      if (attempt === 400) throw error
      await setTimeout(50)
    }
}

function suite(adapter: string, makePlace: () => Promise<Place>): void {
  /** A test with a place of its own. */
  const rule = (name: string, body: (place: Place, storage: Storage) => Promise<void>): void => {
    test(name, async () => {
      const place = await makePlace()
      try {
        await body(place, await place.open())
      } finally {
        await place.remove()
      }
    })
  }

  describe(`storage in ${adapter}: events`, () => {
    rule('what was appended is loaded in order, with bodies and keys', async (_, storage) => {
      await storage.append(append('t', 1, { body: '{"a":1}', key: 'first' }))
      await storage.append(append('t', 2, { body: '{"b":2}' }))
      await storage.append(append('other', 1))
      const events = [eventOf(1, '{"a":1}', 'first'), eventOf(2, '{"b":2}')]
      assert.deepEqual(await storage.load('t'), { snapshot: undefined, events })
      assert.deepEqual(await storage.eventsAfter('t', 0), events)
      assert.deepEqual(await storage.eventsAfter('t', 1), [events[1]])
      assert.deepEqual(await storage.eventsAfter('t', 2), [])
      assert.deepEqual(await storage.eventsAfter('t', 0, 1), [events[0]])
    })

    rule('a table that nobody wrote to is not there', async (_, storage) => {
      assert.equal(await storage.load('nothing'), undefined)
      assert.deepEqual(await storage.eventsAfter('nothing', 0), [])
      assert.equal(await storage.eventWithKey('nothing', 'key'), undefined)
    })

    rule('an event is found by its key, at its own table alone', async (_, storage) => {
      await storage.append(append('t', 1, { key: 'k' }))
      assert.deepEqual(await storage.eventWithKey('t', 'k'), eventOf(1, '{"n":1}', 'k'))
      assert.equal(await storage.eventWithKey('t', 'l'), undefined)
      assert.equal(await storage.eventWithKey('u', 'k'), undefined)
    })

    rule('a writer who comes second gets a conflict and changes nothing', async (place, storage) => {
      const other = await place.open()
      await storage.append(append('t', 1, { summary: '"first"', people: ['adama'] }))
      const late: Append = {
        ...append('t', 1, { body: '"late"', summary: '"late"', people: ['baltar'], due: 5 }),
        snapshot: { number: 1, body: new Uint8Array([1]) },
      }
      await assert.rejects(other.append(late), new Conflict('t', 1))
      await assert.rejects(storage.append(late), conflict)
      assert.deepEqual(await storage.load('t'), { snapshot: undefined, events: [eventOf(1, '{"n":1}')] })
      assert.deepEqual(await entryOf(storage, 't'), { ...plain('t'), summary: '"first"', people: ['adama'] })
      assert.deepEqual(await storage.tables({ list: 'mine', person: 'baltar', limit: 9 }), [])
      assert.deepEqual(await storage.claimDue(10, 10, 9), [])
    })

    rule('of many who write the same number at once exactly one wins, for every number', async (place, storage) => {
      const other = await place.open()
      const attempts = numbers(25).flatMap((number) =>
        numbers(8).map((writer) => ({ number, body: `"${writer} wrote ${number}"`, by: writer % 2 ? storage : other })),
      )
      const { stored, errors } = await outcomes(
        attempts.map(({ number, body, by }) => by.append(append('t', number, { body }))),
      )
      assert.deepEqual(
        stored.map((index) => eventOf(attempts[index].number, attempts[index].body)),
        await storage.eventsAfter('t', 0),
      )
      assert.equal(stored.length, 25)
      assert.deepEqual(new Set(errors), new Set(['Conflict']))
    })

    rule('two writers who follow each other never lose an event and never store one twice', async (place, storage) => {
      const writers = [storage, await place.open(), storage]
      await Promise.all(
        writers.map(async (writer, index) => {
          for (let count = 0; count < 30; ) {
            const last = (await writer.eventsAfter('t', 0)).at(-1)?.number ?? 0
            const { stored } = await outcomes([writer.append(append('t', last + 1, { body: `"${index}.${count}"` }))])
            count += stored.length
          }
        }),
      )
      const events = await storage.eventsAfter('t', 0)
      assert.deepEqual(
        events.map(({ number }) => number),
        numbers(90),
      )
      assert.equal(new Set(events.map(({ body }) => body)).size, 90)
    })

    rule('an event whose key is stored already is repeated, whatever its number', async (_, storage) => {
      await storage.append(append('t', 1, { key: 'k' }))
      await assert.rejects(storage.append(append('t', 1, { key: 'k' })), new Repeated('t', 'k'))
      await assert.rejects(storage.append(append('t', 2, { key: 'k', summary: '"no"' })), repeated)
      await assert.rejects(storage.append(append('t', 1, { key: 'l' })), conflict)
      await storage.append(append('u', 1, { key: 'k' }))
      await storage.append(append('t', 2, { key: 'l' }))
      assert.deepEqual(
        (await storage.eventsAfter('t', 0)).map(({ key }) => key),
        ['k', 'l'],
      )
      assert.equal((await entryOf(storage, 't'))?.summary, '{}')
    })

    rule('of many with the same key at once exactly one is stored', async (place, storage) => {
      const other = await place.open()
      const { stored, errors } = await outcomes(
        numbers(40).map((number) => (number % 2 ? storage : other).append(append('t', number, { key: 'same' }))),
      )
      assert.equal(stored.length, 1)
      assert.deepEqual(new Set(errors), new Set(['Repeated']))
      assert.equal((await storage.eventsAfter('t', 0)).length, 1)
    })

    rule('a snapshot replaces the one before, and only what came after it is loaded', async (_, storage) => {
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
      await storage.append(append('t', 1))
      await storage.append({ ...append('t', 2), snapshot: { number: 2, body: new Uint8Array(3) } })
      assert.deepEqual(await storage.load('t'), { snapshot: { number: 2, body: new Uint8Array(3) }, events: [] })
      await storage.append(append('t', 3))
      await storage.append({ ...append('t', 4), snapshot: { number: 3, body: bytes } })
      await storage.append(append('t', 5))
      assert.deepEqual(await storage.load('t'), {
        snapshot: { number: 3, body: bytes },
        events: [eventOf(4, '{"n":4}'), eventOf(5, '{"n":5}')],
      })
      assert.equal((await storage.eventsAfter('t', 0)).length, 5)
    })

    rule('the last two snapshots are kept, and the last one to which no events lead', async (_, storage) => {
      const body = new Uint8Array(2)
      for (const number of [1, 2, 3, 4, 5])
        await storage.append({ ...append('t', number), snapshot: { number, body, lasting: number < 3 } })
      const kept: (number | undefined)[] = []
      for (let before: number | undefined = 99; before !== undefined; ) {
        before = (await storage.load('t', before))?.snapshot?.number
        kept.push(before)
      }
      assert.deepEqual(kept, [5, 4, 2, undefined])
      await storage.keep('t', { number: 5, body: new Uint8Array(7) })
      assert.equal((await storage.load('t'))?.snapshot?.body.length, 7, 'one takes the place of a spoilt one')
    })

    rule('a snapshot is kept without an event, unless a later one is there', async (_, storage) => {
      const kept = { number: 2, body: Uint8Array.from([7, 0, 255]) }
      for (const number of [1, 2, 3]) await storage.append(append('t', number))
      await storage.keep('t', kept)
      await storage.keep('t', { number: 1, body: new Uint8Array(9) })
      assert.deepEqual(await storage.load('t'), { snapshot: kept, events: [eventOf(3, '{"n":3}')] })
      await storage.keep('t', { number: 3, body: new Uint8Array(1) })
      assert.deepEqual(await storage.load('t'), { snapshot: { number: 3, body: new Uint8Array(1) }, events: [] })
    })

    rule('what was stored with the last event of a table, for lists, is found by its id', async (_, storage) => {
      await storage.append(append('t', 1))
      await storage.append(append('t', 2, { status: 'ended', summary: '{"turn":2}', due: 5 }))
      await storage.append(append('other', 1))
      assert.deepEqual(await storage.entry('t'), { ...plain('t'), status: 'ended', summary: '{"turn":2}', due: 5 })
      assert.equal(await storage.entry('nothing'), undefined)
    })

    rule('10,000 events that many write at once are all there and in order', async (place, storage) => {
      const writers = [storage, await place.open()]
      await Promise.all(
        numbers(100).map(async (table) => {
          for (let last = 0; last < 100; last += 20)
            await Promise.all(
              numbers(20).map((next) =>
                writers[table % 2].append(
                  append(`t${table}`, last + next, { key: `k${last + next}`, changed: last + next }),
                ),
              ),
            )
        }),
      )
      for (const table of numbers(100)) {
        const events = await storage.eventsAfter(`t${table}`, 0)
        assert.deepEqual(
          events,
          numbers(100).map((number) => eventOf(number, `{"n":${number}}`, `k${number}`)),
        )
      }
      const entries = await storage.tables({ list: 'running', limit: 1000 })
      assert.equal(entries.length, 100)
      assert.ok(entries.every(({ changed }) => changed === 100))
    })

    rule('any text and very long bodies come back as they were', async (_, storage) => {
      const texts = [
        JSON.stringify('Grüße, 戦闘宇宙船, Ελλάδα, 🚀👩‍🚀, \u2028, "quotes", back\\slash, new\nline'),
        JSON.stringify('a NUL \u0000 and half a character \ud83d'),
        JSON.stringify('x'.repeat(1_000_000)),
        JSON.stringify('🚀'.repeat(250_000)),
        "'; DROP TABLE events; -- $1 %s \\x00 {} null",
        '',
      ]
      const snapshot = { number: 1, body: new Uint8Array(1_000_000).fill(7) }
      await Promise.all(
        texts.map((body, index) =>
          storage.append({
            ...append(`t${index}`, 1, { body, summary: body, people: ['x,"}{\\', 'ü', '', 'NULL'] }),
            snapshot,
          }),
        ),
      )
      for (const [index, body] of texts.entries()) {
        assert.deepEqual(await storage.eventsAfter(`t${index}`, 0), [eventOf(1, body)])
        assert.deepEqual((await storage.load(`t${index}`))?.snapshot, snapshot)
        const entry = await entryOf(storage, `t${index}`)
        assert.equal(entry?.summary, body)
        assert.deepEqual(entry.people, ['', 'NULL', 'x,"}{\\', 'ü'])
        await storage.documents.put('text', `${index}`, body)
        assert.equal(await storage.documents.get('text', `${index}`), body)
      }
    })

    rule('of an append that fails nothing is left', async (place, storage) => {
      await storage.append(append('t', 1, { summary: '"before"' }))
      await place.run(place.refusal)
      const bad: Append = {
        ...append('t', 2, { key: 'k', summary: '"after"', people: ['baltar'], due: 1 }),
        snapshot: { number: 2, body: new Uint8Array(1) },
      }
      await assert.rejects(storage.append(bad), /refused/)
      assert.deepEqual(await storage.load('t'), { snapshot: undefined, events: [eventOf(1, '{"n":1}')] })
      assert.deepEqual(await entryOf(storage, 't'), { ...plain('t'), summary: '"before"' })
      assert.deepEqual(await storage.tables({ list: 'mine', person: 'baltar', limit: 9 }), [])
      assert.deepEqual(await storage.claimDue(10, 10, 9), [])
      await storage.append({ ...bad, snapshot: undefined })
      assert.equal((await entryOf(storage, 't'))?.summary, '"after"')
    })
  })

  describe(`storage in ${adapter}: lists of tables`, () => {
    const three: [TableList['list'], TableEntry['status']][] = [
      ['open', 'gathering'],
      ['running', 'playing'],
      ['finished', 'over'],
    ]

    rule('open, running and finished tables are listed, the last changed first', async (_, storage) => {
      for (const [index, [list, status]] of three.entries())
        for (const number of numbers(3))
          await storage.append(append(`${list}${number}`, 1, { status, changed: 1000 * number + index }))
      await storage.append(append('ended', 1, { status: 'ended' }))
      await storage.append(append('open1', 2, { status: 'gathering', changed: 9000 }))
      const listed = async (list: 'open' | 'running' | 'finished', limit = 10) =>
        ids(await storage.tables({ list, limit }))
      assert.deepEqual(await listed('open'), ['open1', 'open3', 'open2'])
      assert.deepEqual(await listed('running'), ['running3', 'running2', 'running1'])
      assert.deepEqual(await listed('finished'), ['finished3', 'finished2', 'finished1'])
      assert.deepEqual(await listed('open', 2), ['open1', 'open3'])
      await storage.append(append('open1', 3, { status: 'playing', changed: 9001 }))
      assert.deepEqual(await listed('open'), ['open3', 'open2'])
      assert.deepEqual(await listed('running', 1), ['open1'])
    })

    rule('tables that are open to a link alone are listed for nobody but their people', async (_, storage) => {
      for (const [list, status] of three) await storage.append(append(list, 1, { status, visibility: 'link' }))
      for (const list of ['open', 'running', 'finished'] as const)
        assert.deepEqual(await storage.tables({ list, limit: 10 }), [])
      const mine = await storage.tables({ list: 'mine', person: 'adama', limit: 10 })
      assert.deepEqual(sorted(ids(mine)), ['finished', 'open', 'running'])
    })

    rule('my tables are all those I have to do with, the last changed first', async (_, storage) => {
      const statuses = ['gathering', 'playing', 'over', 'ended'] as const
      for (const [index, status] of statuses.entries())
        await storage.append(append(status, 1, { status, changed: index, people: ['tigh', 'adama'] }))
      await storage.append(append('without', 1, { people: ['tigh'] }))
      const mine = async (limit: number) => ids(await storage.tables({ list: 'mine', person: 'adama', limit }))
      assert.deepEqual(await mine(10), ['ended', 'over', 'playing', 'gathering'])
      assert.deepEqual(await mine(2), ['ended', 'over'])
      assert.deepEqual(await storage.tables({ list: 'mine', person: 'nobody', limit: 10 }), [])
    })

    rule('an entry comes back whole, and as the last event left it', async (_, storage) => {
      await storage.append(
        append('t', 1, { due: 500, summary: '{"seats":3}', people: ['zarek', 'adama', 'Boomer', 'älter'] }),
      )
      const whole = { ...plain('t'), due: 500, summary: '{"seats":3}', people: ['Boomer', 'adama', 'zarek', 'älter'] }
      assert.deepEqual(await storage.tables({ list: 'running', limit: 1 }), [whole])
      assert.deepEqual(await storage.tables({ list: 'mine', person: 'zarek', limit: 1 }), [whole])
      await Promise.all(numbers(5).map((number) => storage.append(append('t', number + 1, { summary: `${number}` }))))
      assert.deepEqual(await entryOf(storage, 't'), { ...plain('t'), summary: '5' })
    })

    rule('who leaves a table has it no longer among theirs', async (_, storage) => {
      const mine = async (person: string) => ids(await storage.tables({ list: 'mine', person, limit: 10 }))
      await storage.append(append('t', 1, { people: ['adama', 'baltar'] }))
      await storage.append(append('u', 1, { people: ['baltar'] }))
      await storage.append(append('t', 2, { people: ['adama', 'roslin'] }))
      assert.deepEqual(await mine('adama'), ['t'])
      assert.deepEqual(await mine('baltar'), ['u'])
      assert.deepEqual(await mine('roslin'), ['t'])
      await storage.append(append('t', 3, { people: [] }))
      assert.deepEqual([...(await mine('adama')), ...(await mine('roslin'))], [])
      assert.deepEqual((await entryOf(storage, 't'))?.people, [])
    })
  })

  describe(`storage in ${adapter}: what is due`, () => {
    rule('what is due is given to one asker, and to another when the lease is over', async (_, storage) => {
      await storage.append(append('due', 1, { due: 100 }))
      await storage.append(append('later', 1, { due: 101 }))
      await storage.append(append('never', 1))
      assert.deepEqual(await storage.claimDue(99, 50, 10), [])
      assert.deepEqual(await storage.claimDue(100, 50, 10), ['due'])
      assert.deepEqual(await storage.claimDue(100, 50, 10), [])
      assert.deepEqual(await storage.claimDue(149, 50, 10), ['later'])
      assert.deepEqual(await storage.claimDue(150, 50, 10), ['due'])
      assert.equal((await entryOf(storage, 'never'))?.due, undefined)
    })

    rule('the longest due come first, and no more than were asked for', async (_, storage) => {
      for (const number of numbers(6)) await storage.append(append(`t${number}`, 1, { due: 100 - number }))
      assert.deepEqual(sorted(await storage.claimDue(100, 1000, 2)), ['t5', 't6'])
      assert.deepEqual(sorted(await storage.claimDue(100, 1000, 3)), ['t2', 't3', 't4'])
      assert.deepEqual(await storage.claimDue(100, 1000, 3), ['t1'])
    })

    rule('the next event says anew what is due, if anything', async (_, storage) => {
      await storage.append(append('t', 1, { due: 100 }))
      assert.deepEqual(await storage.claimDue(100, 1000, 1), ['t'])
      await storage.append(append('t', 2, { due: 100 }))
      assert.deepEqual(await storage.claimDue(100, 1000, 1), ['t'])
      await storage.append(append('t', 3))
      assert.deepEqual(await storage.claimDue(5000, 1000, 1), [])
    })

    rule('many who claim at once get different tables, and together all', async (place, storage) => {
      const other = await place.open()
      await Promise.all(numbers(200).map((number) => storage.append(append(`t${number}`, 1, { due: number }))))
      const claims: string[] = []
      for (let round = 0; round < 10 && claims.length < 200; round++)
        claims.push(
          ...(
            await Promise.all(numbers(20).map((asker) => (asker % 2 ? storage : other).claimDue(1000, 1000, 15)))
          ).flat(),
        )
      assert.deepEqual(sorted(claims), sorted(numbers(200).map((number) => `t${number}`)))
    })

    rule('events can be appended while others claim', async (place, storage) => {
      const other = await place.open()
      await Promise.all([
        ...numbers(20).flatMap((table) =>
          numbers(10).map((number) => storage.append(append(`t${table}`, number, { due: 1 }))),
        ),
        ...numbers(100).map(() => other.claimDue(10, 0, 5)),
      ])
      for (const table of numbers(20)) assert.equal((await storage.eventsAfter(`t${table}`, 0)).length, 10)
    })
  })

  describe(`storage in ${adapter}: who is to be told`, () => {
    const notice = (person: string, since: number, due = since + 10) => ({ person, event: 'turn' as const, since, due })

    rule(
      'those of a table take the place of those before; one that waits for the same stays as it is',
      async (_, storage) => {
        await storage.append({ ...append('t', 1), notices: [notice('adama', 100), notice('roslin', 100)] })
        const [claimed, ...more] = await storage.claimNotices(110, 50, 1)
        assert.deepEqual(more, [])
        assert.deepEqual([claimed.table, claimed.event, claimed.since, claimed.failures], ['t', 'turn', 100, 0])
        await storage.append({ ...append('t', 2), notices: [notice(claimed.person, 100), notice('zarek', 105)] })
        await storage.append(append('t', 3))
        assert.deepEqual(
          (await storage.claimNotices(120, 50, 9)).map(({ person }) => person),
          ['zarek'],
        )
        assert.equal((await storage.claimNotices(159, 50, 9)).length, 0)
        assert.equal((await storage.claimNotices(165, 50, 9)).length, 1, 'who does not finish is not waited for')
        await storage.append({ ...append('t', 4), notices: [] })
        assert.deepEqual(await storage.claimNotices(9_999, 50, 9), [])
      },
    )

    rule('each is claimed by one asker, put off, and done with', async (_, storage) => {
      const people = numbers(20).map((number) => `p${number}`)
      await storage.append({ ...append('t', 1), notices: people.map((person) => notice(person, 100)) })
      const claims = await Promise.all(numbers(8).map(() => storage.claimNotices(110, 500, 9)))
      const all = claims.flat()
      assert.deepEqual(sorted(all.map(({ person }) => person)), sorted(people))
      await storage.settleNotice(all[0], { due: 200, failures: 2 })
      for (const one of all.slice(1)) await storage.settleNotice(one)
      assert.deepEqual((await storage.claimNotices(199, 500, 9)).length, 0)
      const [late] = await storage.claimNotices(200, 500, 9)
      assert.deepEqual([late.person, late.failures], [all[0].person, 2])
      await storage.append({ ...append('t', 2), notices: [notice(late.person, 300)] })
      await storage.settleNotice(late)
      assert.equal((await storage.claimNotices(310, 1, 9)).length, 1, 'the table waits for something else by now')
    })

    rule('what waits for a time that will not come soon is brought forward', async (_, storage) => {
      await storage.append({
        ...append('t', 1, { changed: 900_000, due: 901_000 }),
        notices: [notice('adama', 900_000)],
      })
      await storage.append(append('soon', 1, { changed: 500, due: 5_000 }))
      await storage.bringForward(1_000)
      assert.deepEqual(await storage.claimDue(1_000, 10, 9), ['t'])
      assert.equal((await storage.claimNotices(1_000, 10, 9)).length, 1)
    })
  })

  describe(`storage in ${adapter}: what is forgotten`, () => {
    rule('a table is forgotten with all that is kept of it', async (_, storage) => {
      const { documents } = storage
      await storage.append({ ...append('t', 1, { due: 5 }), snapshot: { number: 1, body: new Uint8Array(1) } })
      await storage.append(append('u', 1))
      await documents.put('notes', 't adama', '{}')
      await documents.put('notes', 'u adama', '{}')
      await storage.remove('t')
      assert.equal(await storage.load('t'), undefined)
      assert.equal(await storage.entry('t'), undefined)
      assert.deepEqual(await storage.claimDue(99, 1, 9), [])
      assert.deepEqual(ids(await storage.tables({ list: 'mine', person: 'adama', limit: 9 })), ['u'])
      assert.equal(await documents.get('notes', 't adama'), undefined)
      assert.equal(await documents.get('notes', 'u adama'), '{}')
    })

    rule(
      'what is stored of somebody is found and written anew, and the others open the table again',
      async (_, storage) => {
        await storage.append(append('t', 1, { body: '{"by":"adama"}' }))
        await storage.append(append('t', 2, { key: 'adama:12345678' }))
        await storage.keep('t', { number: 1, body: Buffer.from('old') })
        await storage.append(append('u', 1, { body: '{"by":"baltar"}', people: ['baltar'] }))
        assert.deepEqual(await storage.tablesOf('adama'), ['t'])
        const snapshot = { number: 2, body: Buffer.from('new') }
        await storage.rewrite('t', [{ number: 2, body: '{"t":"x"}', key: 'x:12345678' }], snapshot)
        const { snapshot: kept, events = [] } = (await storage.load('t')) ?? {}
        assert.deepEqual([Buffer.from(kept?.body ?? '').toString(), events], ['new', []])
        const [, second] = await storage.eventsAfter('t', 0)
        assert.deepEqual(second, { number: 2, body: '{"t":"x"}', key: 'x:12345678' })
      },
    )

    rule('tables that nobody touches are found, and people without one are forgotten', async (_, storage) => {
      await storage.append(append('old', 1, { changed: 10, status: 'gathering' }))
      await storage.append(append('older', 1, { changed: 5 }))
      await storage.append(append('new', 1, { changed: 50, status: 'gathering' }))
      assert.deepEqual(await storage.untouched(['gathering'], 40, 9), ['old'])
      assert.deepEqual(sorted(await storage.untouched(['gathering', 'playing'], 40, 9)), ['old', 'older'])
      for (const person of ['adama', 'baltar']) await storage.documents.put('person', person, '{}')
      assert.equal(await storage.removePeople(Date.now() - 1_000), 0)
      assert.equal(await storage.removePeople(Date.now() + 1_000), 1)
      assert.equal(await storage.documents.get('person', 'baltar'), undefined)
      assert.equal(await storage.documents.get('person', 'adama'), '{}', 'has a table')
    })

    rule('who has to do with a table stays, unless others are named', async (_, storage) => {
      const { people: _people, ...entry } = plain('t')
      await storage.append(append('t', 1))
      await storage.append({ event: eventOf(2, '{}'), entry: { ...entry, status: 'over' } })
      assert.deepEqual(await storage.entry('t'), { ...plain('t'), status: 'over' })
      await Promise.all([
        storage.append(append('t', 3, { people: ['roslin', 'tigh'] })),
        storage.append({ event: eventOf(4, '{}'), entry }),
      ])
      assert.deepEqual(sorted((await storage.entry('t'))?.people ?? []), ['roslin', 'tigh'])
    })

    rule('lists come in pages: what can be joined first, and nothing where nobody is', async (_, storage) => {
      const changed = 1_000
      for (const n of numbers(6))
        await storage.append(append(`t${n}`, 1, { status: 'gathering', changed: changed + n, rank: n % 3 }))
      const pages: string[][] = []
      for (let after: TableEntry | undefined; ; ) {
        const page = await storage.tables({ list: 'open', limit: 3, after, since: changed + 2 })
        if (page.length === 0) break
        pages.push(ids(page))
        after = page.at(-1)
      }
      assert.deepEqual(pages, [['t5', 't2', 't4']])
      const all = await storage.tables({ list: 'all', limit: 4 })
      const rest = await storage.tables({ list: 'all', limit: 4, after: all.at(-1) })
      assert.deepEqual(
        [ids(all), ids(rest)],
        [
          ['t6', 't5', 't4', 't3'],
          ['t2', 't1'],
        ],
      )
    })
  })

  describe(`storage in ${adapter}: documents`, () => {
    rule('a document is put, got, replaced and removed, by kind and id', async (_, { documents }) => {
      await documents.put('person', 'x', '1')
      await documents.put('report', 'x', '2')
      await documents.put('person', 'x', '3')
      assert.equal(await documents.get('person', 'x'), '3')
      assert.equal(await documents.get('report', 'x'), '2')
      await documents.remove('person', 'x')
      await documents.remove('person', 'x')
      assert.equal(await documents.get('person', 'x'), undefined)
      assert.equal(await documents.get('report', 'x'), '2')
    })

    rule('of several who change a document at once nobody undoes what another has changed', async (place, storage) => {
      const other = await place.open()
      await storage.documents.put('person', 'x', '0')
      const addOne = async (documents: Documents): Promise<void> => {
        for (;;) {
          const before = (await documents.get('person', 'x')) ?? ''
          if (await documents.replace('person', 'x', before, String(Number(before) + 1))) return
        }
      }
      await Promise.all(numbers(20).map((number) => addOne((number % 2 ? storage : other).documents)))
      assert.equal(await storage.documents.get('person', 'x'), '20')
      assert.equal(await storage.documents.replace('person', 'nobody', '', '1'), false)
    })

    rule('whoever remembers people is told who was changed or removed', async (_, storage) => {
      const told: (string | undefined)[] = []
      const { documents } = storage
      await storage.watchPeople((person) => told.push(person))
      const tells = async (...people: (string | undefined)[]): Promise<void> => {
        await eventually(() => assert.deepEqual(told.splice(0), people))
      }
      await documents.put('person', 'x', '1')
      await tells('x')
      await documents.put('report', 'x', '1')
      await documents.replace('person', 'x', '1', '2')
      await tells('x')
      await documents.remove('person', 'x')
      await tells('x')
      await documents.put('person', 'y', '1')
      await tells('y')
      await documents.take('person', 'y')
      await tells('y')
      await documents.put('person', 'y', '1')
      await tells('y')
      assert.equal(await storage.removePeople(Date.now() + 1_000), 1)
      await eventually(() => assert.ok(told.length > 0))
    })

    rule('what has expired cannot be got nor taken, swept or not', async (_, { documents }) => {
      const now = Date.now()
      await documents.put('link', 'old', '1', now - 1)
      await documents.put('link', 'new', '2', now + 60_000)
      await documents.put('link', 'for good', '3')
      const all = () => Promise.all(['old', 'new', 'for good'].map((id) => documents.get('link', id)))
      assert.deepEqual(await all(), [undefined, '2', '3'])
      assert.equal(await documents.take('link', 'old'), undefined)
      await documents.sweep(now)
      assert.deepEqual(sorted(ids(await documents.list('link', 10))), ['for good', 'new'])
      assert.deepEqual(await all(), [undefined, '2', '3'])
      await documents.sweep(now + 60_000)
      assert.deepEqual(await all(), [undefined, undefined, '3'])
      await documents.put('link', 'old', '4')
      assert.equal(await documents.get('link', 'old'), '4')
    })

    rule('of several who make the same document at once all get the same', async (place, storage) => {
      const other = await place.open()
      const bodies = await Promise.all(
        numbers(30).map((number) => (number % 2 ? storage : other).documents.getOrPut('key', 'only', `"${number}"`)),
      )
      assert.equal(new Set(bodies).size, 1)
      assert.equal(await storage.documents.get('key', 'only'), bodies[0])
      await storage.documents.put('key', 'only', '"other"')
      assert.equal(await storage.documents.getOrPut('key', 'only', '"again"'), '"other"')
    })

    rule('of many who take a document exactly one gets it', async (place, storage) => {
      const other = await place.open()
      await storage.documents.put('link', 'once', '"gift"')
      const taken = await Promise.all(
        numbers(40).map((number) => (number % 2 ? storage : other).documents.take('link', 'once')),
      )
      assert.deepEqual(
        taken.filter((body) => body !== undefined),
        ['"gift"'],
      )
      assert.equal(await storage.documents.get('link', 'once'), undefined)
    })

    rule('all of a kind are listed, the latest first, up to a limit', async (_, { documents }) => {
      for (const id of ['a', 'c', 'b', 'a']) {
        await documents.put('report', id, `"${id}"`)
        await setTimeout(3)
      }
      await documents.put('other', 'd', '1')
      assert.deepEqual(ids(await documents.list('report', 10)), ['a', 'b', 'c'])
      assert.deepEqual(await documents.list('report', 1), [{ id: 'a', body: '"a"' }])
      assert.deepEqual(await documents.list('nothing', 10), [])
    })
  })

  describe(`storage in ${adapter}: as a whole`, () => {
    rule('who watches is told every event once, in order, and by the time its writer knows', async (_, storage) => {
      const heard: [string, number][] = []
      const too: number[] = []
      await storage.append(append('t', 1))
      await storage.watch((table, number) => heard.push([table, number]))
      await storage.watch((_, number) => too.push(number))
      await Promise.all([2, 3, 4].map((number) => storage.append(append('t', number))))
      await storage.append(append('u', 1))
      assert.deepEqual(heard, [...[2, 3, 4].map((number) => ['t', number]), ['u', 1]])
      await outcomes([storage.append(append('t', 4)), storage.append(append('t', 5, { key: 'k' }))])
      await outcomes([storage.append(append('t', 6, { key: 'k' }))])
      await setTimeout(100)
      assert.deepEqual(heard.slice(4), [['t', 5]])
      assert.deepEqual(too, [2, 3, 4, 1, 5])
    })

    rule('everything is there when it is opened again', async (place, storage) => {
      await storage.append({
        ...append('t', 1, { key: 'k', due: 5 }),
        snapshot: { number: 1, body: new Uint8Array(2) },
      })
      await storage.append(append('t', 2, { due: 6 }))
      await storage.documents.put('person', 'adama', '{}')
      const pending = storage.append(append('t', 3, { due: 7 }))
      await storage.close()
      await pending
      const again = await place.open()
      assert.deepEqual(await again.load('t'), {
        snapshot: { number: 1, body: new Uint8Array(2) },
        events: [eventOf(2, '{"n":2}'), eventOf(3, '{"n":3}')],
      })
      assert.deepEqual(await entryOf(again, 't'), { ...plain('t'), due: 7 })
      assert.equal((await again.eventWithKey('t', 'k'))?.number, 1)
      assert.equal(await again.documents.get('person', 'adama'), '{}')
      assert.deepEqual(await again.claimDue(7, 1, 1), ['t'])
      await assert.rejects(again.append(append('t', 3)), conflict)
    })

    rule('what is asked of a closed storage fails', async (_, storage) => {
      await storage.close()
      await assert.rejects(storage.append(append('t', 1)))
      await assert.rejects(storage.load('t'))
    })

    rule('a database that a later version has written is refused', async (place, storage) => {
      await storage.close()
      await place.run(place.laterVersion)
      await assert.rejects(place.open(), /written by a later version/)
    })
  })
}

// SQLite

interface File extends Place {
  readonly directory: string
}

async function sqlitePlace(): Promise<File> {
  const directory = await mkdtemp(join(tmpdir(), 'cic-storage-'))
  const file = join(directory, 'cic.sqlite')
  const opened: Storage[] = []
  return {
    directory,
    open: async () => {
      const storage = openSqlite(file)
      opened.push(storage)
      return storage
    },
    run: async (sql) => {
      const database = new DatabaseSync(file)
      database.exec(sql)
      database.close()
    },
    refusal: "CREATE TRIGGER refuse BEFORE INSERT ON snapshots BEGIN SELECT RAISE(ABORT, 'refused'); END",
    laterVersion: 'PRAGMA user_version = 99',
    remove: async () => {
      await Promise.allSettled(opened.map((storage) => storage.close()))
      await rm(directory, { recursive: true, force: true })
    },
  }
}

suite('SQLite', sqlitePlace)

test('a backup of SQLite that is made while events arrive can be opened and has everything', async () => {
  const place = await sqlitePlace()
  try {
    const storage = await place.open()
    await Promise.all(numbers(500).map((number) => storage.append(append('t', number, { key: `k${number}` }))))
    await storage.documents.put('person', 'adama', '{}')
    const file = join(place.directory, 'backups', 'copy.sqlite')
    const meanwhile = numbers(100).map((number) => storage.append(append('u', number)))
    await Promise.all([storage.backup(file), ...meanwhile])
    const copy = openSqlite(file)
    assert.deepEqual(await copy.load('t'), await storage.load('t'))
    assert.deepEqual(await entryOf(copy, 't'), await entryOf(storage, 't'))
    assert.equal(await copy.documents.get('person', 'adama'), '{}')
    const later = await copy.eventsAfter('u', 0)
    assert.deepEqual(later, (await storage.eventsAfter('u', 0)).slice(0, later.length))
    await copy.append(append('t', 501))
    await copy.close()
    assert.equal((await storage.eventsAfter('t', 500)).length, 0)
  } finally {
    await place.remove()
  }
})

test('without the address of a database a file in the data directory is used, and nonsense is refused', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cic-storage-'))
  try {
    const dataDirectory = join(directory, 'data')
    const storage = await openStorage({ dataDirectory })
    await storage.append(append('t', 1))
    await storage.close()
    const file = openSqlite(join(dataDirectory, 'cic.sqlite'))
    assert.equal((await file.eventsAfter('t', 0)).length, 1)
    await file.close()
    await assert.rejects(openStorage({ dataDirectory, databaseUrl: 'mysql://localhost/cic' }), /begin with postgres:/)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

// PostgreSQL

describe('with PostgreSQL', () => {
  let server: TestPostgres
  let databases = 0

  before(async () => {
    server = await startPostgres()
  })
  after(() => server.stop())

  interface Database extends Place {
    readonly url: string
    query(sql: string): Promise<pg.QueryResultRow[]>
    open(url?: string, patience?: number): Promise<Storage>
  }

  async function postgresPlace(): Promise<Database> {
    const url = await server.url(`storage_${++databases}`)
    const opened: Storage[] = []
    const query = async (statement: string) => {
      const client = new pg.Client(url)
      await client.connect()
      try {
        return (await client.query(statement)).rows
      } finally {
        await client.end()
      }
    }
    return {
      url,
      query,
      open: async (address = url, patience?: number) => {
        const storage = await openPostgres(address, { patience })
        opened.push(storage)
        return storage
      },
      run: async (sql) => {
        await query(sql)
      },
      refusal: `
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON snapshots FOR EACH ROW EXECUTE FUNCTION refuse()`,
      laterVersion: 'UPDATE schema_version SET version = 99',
      remove: async () => {
        await Promise.allSettled(opened.map((storage) => storage.close()))
      },
    }
  }

  suite('PostgreSQL', postgresPlace)

  const rule = (name: string, body: (place: Database, storage: Storage) => Promise<void>): void => {
    test(name, async () => {
      const place = await postgresPlace()
      try {
        await body(place, await place.open())
      } finally {
        await place.remove()
      }
    })
  }

  test('many processes may start at once with an empty database', async () => {
    const place = await postgresPlace()
    try {
      const storages = await Promise.all(numbers(8).map(() => place.open()))
      await Promise.all(storages.map((storage, index) => storage.append(append('t', index + 1))))
      assert.equal((await storages[0].eventsAfter('t', 0)).length, 8)
      assert.deepEqual([...(await place.query('SELECT version FROM schema_version'))], [{ version: schemaVersion }])
    } finally {
      await place.remove()
    }
  })

  rule('openStorage uses the database that it is told of', async ({ url }, storage) => {
    const other = await openStorage({ dataDirectory: '/nowhere', databaseUrl: url.replace('postgres:', 'postgresql:') })
    await other.append(append('t', 1))
    await other.close()
    assert.equal((await storage.eventsAfter('t', 0)).length, 1)
  })

  rule('a database that is not there is an error at once', async ({ url }) => {
    await assert.rejects(openPostgres(`${url}_not`), /does not exist/)
    await assert.rejects(openPostgres('postgres://cic:cic@127.0.0.1:1/cic'), /ECONNREFUSED/)
  })

  rule('a backup is the business of pg_dump, and it says so', async (_, storage) => {
    await assert.rejects(storage.backup('/tmp/nothing'), /^Error: A PostgreSQL database is backed up with pg_dump/)
  })

  rule('an expired document that was not swept makes room for a new one', async (_, { documents }) => {
    await documents.put('key', 'x', '"old"', Date.now() - 1)
    const bodies = await Promise.all(numbers(10).map((number) => documents.getOrPut('key', 'x', `"${number}"`)))
    assert.equal(new Set(bodies).size, 1)
    assert.equal(await documents.get('key', 'x'), bodies[0])
  })

  rule('what cannot be stored fails alone, and what arrived with it is stored', async (_, storage) => {
    const { stored, errors } = await outcomes(
      numbers(10).map((number) =>
        storage.append(append('t', number, { key: number === 4 ? 'NUL \u0000' : `k${number}` })),
      ),
    )
    assert.equal(stored.length, 9)
    assert.deepEqual(errors, ['error'])
    assert.deepEqual(
      (await storage.eventsAfter('t', 0)).map(({ number }) => number),
      numbers(10).filter((number) => number !== 4),
    )
  })

  rule('what one process stores the others hear, once and in order', async (place, storage) => {
    const other = await place.open()
    const heard: [string, number][] = []
    const others: [string, number][] = []
    await storage.watch((table, number) => heard.push([table, number]))
    await other.watch((table, number) => others.push([table, number]))
    for (const number of numbers(20)) await other.append(append('a table', number))
    await Promise.all(numbers(20).map((number) => other.append(append('u', number))))
    const all = [...numbers(20).map((number) => ['a table', number]), ...numbers(20).map((number) => ['u', number])]
    await eventually(() => assert.equal(heard.length, 40))
    await setTimeout(250)
    assert.deepEqual(heard, all)
    assert.deepEqual(others, all)
  })

  rule('who watches hears nothing of an append that failed', async (place, storage) => {
    const other = await place.open()
    const heard: [string, number][] = []
    await storage.watch((table, number) => heard.push([table, number]))
    await other.append(append('t', 1))
    await outcomes([other.append(append('t', 1)), other.append(append('t', 2, { key: '\u0000' }))])
    await other.append(append('t', 3))
    await eventually(() => assert.equal(heard.length, 2))
    assert.deepEqual(heard, [
      ['t', 1],
      ['t', 3],
    ])
  })

  test('people whom another process changes are told, and after an interruption it may have been anybody', async () => {
    const place = await postgresPlace()
    const proxy = await startProxy(place.url)
    try {
      const other = await place.open()
      const storage = await place.open(proxy.url)
      const told: (string | undefined)[] = []
      await storage.watchPeople((person) => told.push(person))
      await other.documents.put('person', 'x', '1')
      await eventually(() => assert.deepEqual(told, ['x']))
      proxy.cut()
      await other.documents.put('person', 'y', '1')
      await assert.rejects(storage.load('nothing'))
      proxy.mend()
      await eventually(() => assert.deepEqual(told, ['x', undefined]))
    } finally {
      await place.remove()
      await proxy.close()
    }
  })

  test('nothing is missed while the database cannot be reached', async () => {
    const place = await postgresPlace()
    const proxy = await startProxy(place.url)
    try {
      const other = await place.open()
      const storage = await place.open(proxy.url)
      const heard = new Map<string, number>()
      await storage.watch((table, number) => heard.set(table, number))
      await other.append(append('before', 1))
      await eventually(() => assert.equal(heard.get('before'), 1))
      for (const round of numbers(3)) {
        proxy.cut()
        await assert.rejects(storage.load('before'))
        for (const table of numbers(5)) await other.append(append(`t${table}`, round))
        await setTimeout(300)
        proxy.mend()
        await eventually(() => assert.ok(numbers(5).every((table) => heard.get(`t${table}`) === round)))
        await eventually(async () => assert.equal((await storage.eventsAfter('t1', 0)).length, round))
        await other.append(append('after', round))
        await eventually(() => assert.equal(heard.get('after'), round))
      }
    } finally {
      await place.remove()
      await proxy.close()
    }
  })

  test('nothing is missed if the connection that listens dies without a sign', async () => {
    const place = await postgresPlace()
    const proxy = await startProxy(place.url)
    try {
      const other = await place.open()
      const storage = await place.open(proxy.url, 1500)
      const heard = new Map<string, number>()
      await storage.watch((table, number) => heard.set(table, number))
      for (const round of numbers(2)) {
        await other.append(append('before', round))
        await eventually(() => assert.equal(heard.get('before'), round))
        proxy.freezeListening()
        await other.append(append('meanwhile', round))
        await eventually(() => assert.equal(heard.get('meanwhile'), round))
      }
      assert.ok(proxy.frozen() >= 2)
    } finally {
      await place.remove()
      await proxy.close()
    }
  })

  rule(
    'if connections are lost in the middle, every event that was acknowledged is there and none by half',
    async (place, storage) => {
      const tables = numbers(60).map((number) => `t${number}`)
      const acknowledged = new Map<string, number>()
      let lost = 0
      let over = false
      const killing = (async () => {
        for (let round = 0; round < 10; round++) {
          await setTimeout(30)
          await place.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'cic' AND datname = current_database()`,
          )
        }
        over = true
      })()
      await Promise.all(
        tables.map(async (table) => {
          while (!over) {
            await setTimeout(1)
            const last = (await storage.eventsAfter(table, 0).catch(() => undefined))?.at(-1)?.number
            if (last === undefined && acknowledged.has(table)) continue
            const number = (last ?? 0) + 1
            try {
              await storage.append(append(table, number, { summary: `${number}`, people: [`p${number}`] }))
              acknowledged.set(table, number)
            } catch (error) {
              if (!(error instanceof Conflict)) lost++
            }
          }
        }),
      )
      await killing
      assert.ok(lost > 0)
      for (const table of tables) {
        const events = await eventuallyGet(() => storage.eventsAfter(table, 0))
        assert.ok(events.length >= (acknowledged.get(table) ?? 0))
        assert.deepEqual(
          events.map(({ number }) => number),
          numbers(events.length),
        )
        const entry = await entryOf(storage, table)
        assert.equal(entry?.summary, events.length > 0 ? `${events.length}` : undefined)
        assert.deepEqual(entry?.people, events.length > 0 ? [`p${events.length}`] : undefined)
      }
      await storage.append(append('at last', 1))
    },
  )
})

async function eventuallyGet<T>(get: () => Promise<T>): Promise<T> {
  const got: T[] = []
  await eventually(async () => void got.push(await get()))
  return got[0]
}

/** A stretch of network between a storage and its database that can be cut, and that can lose what it carries. */
async function startProxy(url: string) {
  const target = new URL(url)
  const connections = new Set<{ client: Socket; server: Socket; listening: boolean }>()
  let isCut = false
  let frozen = 0
  const proxy = createServer((client) => {
    if (isCut) return client.destroy()
    const server = createConnection(Number(target.port), target.hostname)
    const connection = { client, server, listening: false }
    connections.add(connection)
    client.on('data', (data) => {
      connection.listening ||= data.includes('LISTEN cic_events')
      server.write(data)
    })
    server.on('data', (data) => client.write(data))
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => {})
      one.on('close', () => {
        connections.delete(connection)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  assert.ok(typeof address === 'object' && address !== null)
  const proxied = new URL(url)
  proxied.port = `${address.port}`
  const cut = () => {
    isCut = true
    for (const { client } of connections) client.destroy()
  }
  return {
    url: proxied.href,
    cut,
    mend: () => {
      isCut = false
    },
    freezeListening: () => {
      for (const { client, server, listening } of connections)
        if (listening) {
          frozen++
          client.pause()
          server.pause()
        }
    },
    frozen: () => frozen,
    close: () =>
      new Promise<void>((resolve) => {
        cut()
        proxy.close(() => resolve())
      }),
  }
}
