// Clocks: a bank and an increment for each seat, quiet hours in which none runs, and what happens when one has run out.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { pending, view } from '@cic/engine'
import { chanceFrom } from '@cic/engine/testing'
import {
  type ClockSettings,
  type Pace,
  type Picture,
  type QuietHours,
  quietUntil,
  runningTime,
  slowPace,
  whenUsedUp,
} from '@cic/protocol'
import { dutiesOf } from '../src/table/due.ts'
import { fold } from '../src/table/fold.ts'
import type { Play, Table } from '../src/table/table.ts'
import type { Client } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { begun, eventsOf, gameOf, put } from '../testing/stored.ts'
import { newGame, newPeople, quick, settings, type TestServer, testServer } from '../testing/tables.ts'
import { isWindow } from '../testing/twins.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

// Quiet hours

const warsaw = { from: '22:00', to: '07:00', zone: 'Europe/Warsaw' }
const at = (text: string): number => Date.parse(text)

test('a clock does not run in quiet hours, also across midnight', () => {
  const evening = at('2026-06-10T21:00+02:00')
  assert.equal(runningTime(evening, at('2026-06-11T08:30+02:00'), warsaw), 2.5 * hour)
  assert.equal(runningTime(at('2026-06-10T23:00+02:00'), at('2026-06-11T06:00+02:00'), warsaw), 0)
  assert.equal(whenUsedUp(evening, hour, warsaw), at('2026-06-10T22:00+02:00'))
  assert.equal(whenUsedUp(evening, hour + 1, warsaw), at('2026-06-11T07:00+02:00') + 1)
  assert.equal(whenUsedUp(at('2026-06-10T03:00+02:00'), 0, warsaw), at('2026-06-10T07:00+02:00'))
  const noon = { ...warsaw, from: '12:00', to: '13:00' }
  assert.equal(runningTime(at('2026-06-10T11:00+02:00'), at('2026-06-10T14:00+02:00'), noon), 2 * hour)
})

test('quiet hours are those of the clocks on the walls, also in the nights in which they are set', () => {
  // On 29 March 2026 at 2:00 it is 3:00 in Warsaw, on 25 October at 3:00 it is 2:00.
  assert.equal(runningTime(at('2026-03-28T21:00+01:00'), at('2026-03-29T08:00+02:00'), warsaw), 2 * hour)
  assert.equal(whenUsedUp(at('2026-03-28T21:30+01:00'), hour, warsaw), at('2026-03-29T07:30+02:00'))
  assert.equal(runningTime(at('2026-10-24T21:00+02:00'), at('2026-10-25T08:00+01:00'), warsaw), 2 * hour)
  assert.equal(whenUsedUp(at('2026-10-24T21:30+02:00'), hour, warsaw), at('2026-10-25T07:30+01:00'))
  const early = { ...warsaw, from: '01:00', to: '02:30' }
  assert.equal(runningTime(at('2026-03-29T00:00+01:00'), at('2026-03-29T04:00+02:00'), early), 2 * hour)
})

test('who is away, or has quiet hours of their own, loses no time either', () => {
  const evening = at('2026-06-10T21:00+02:00')
  const away = { since: evening, until: at('2026-06-12T12:00+02:00') }
  assert.equal(runningTime(evening, at('2026-06-12T23:00+02:00'), warsaw, away), 10 * hour)
  assert.equal(whenUsedUp(evening, 11 * hour, warsaw, away), at('2026-06-13T08:00+02:00'))
  const lunch = { ...warsaw, from: '12:00', to: '13:00' }
  assert.equal(runningTime(at('2026-06-10T06:00+02:00'), at('2026-06-10T14:00+02:00'), warsaw, lunch), 6 * hour)
  assert.equal(quietUntil(at('2026-06-10T12:10+02:00'), warsaw, lunch), at('2026-06-10T13:00+02:00'))
  assert.equal(quietUntil(at('2026-06-10T13:10+02:00'), warsaw, lunch), undefined)
})

test('from an hour to the same hour nothing is quiet, and neither is it without quiet hours', () => {
  const never = { ...warsaw, to: '22:00' }
  for (const quiet of [undefined, never]) {
    assert.equal(runningTime(1e12, 1e12 + 5 * day, quiet), 5 * day)
    assert.equal(whenUsedUp(1e12, 5 * day, quiet), 1e12 + 5 * day)
  }
})

const zones = ['Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'UTC']
/** Around days on which clocks are set in these places, and some other day. */
const days = ['2026-03-07', '2026-03-28', '2026-04-04', '2026-07-15', '2026-10-03', '2026-10-24', '2026-10-31']

/** Minute by minute, by asking for the time on the wall. */
function counted(from: number, to: number, { from: begin, to: end, zone }: QuietHours): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  let running = 0
  for (let now = from; now < to; now += minute) {
    const time = format.format(now)
    const isQuiet = begin < end ? time >= begin && time < end : time >= begin || time < end
    if (!isQuiet) running += minute
  }
  return running
}

test('what has run is what is counted minute by minute, wherever and whenever', () => {
  const chance = chanceFrom('quiet')
  const time = (): string => {
    const text = (n: number): string => String(n).padStart(2, '0')
    return `${text(chance(24))}:${text(chance(4) * 15)}`
  }
  for (let i = 0; i < 60; i++) {
    const quiet = { from: time(), to: time(), zone: zones[chance(zones.length)] }
    if (quiet.from === quiet.to) continue
    const from = at(`${days[chance(days.length)]}T00:00Z`) + chance(day / minute) * minute
    const to = from + chance((2 * day) / minute) * minute
    const said = `${JSON.stringify(quiet)} from ${new Date(from).toISOString()} to ${new Date(to).toISOString()}`
    assert.equal(runningTime(from, to, quiet), counted(from, to, quiet), said)
  }
})

test('a clock is used up exactly when it has run for as long as it had', () => {
  const chance = chanceFrom('used up')
  for (let i = 0; i < 300; i++) {
    const hours = [chance(24), chance(24)].map((n) => `${String(n).padStart(2, '0')}:${['00', '30', '59'][chance(3)]}`)
    const quiet = { from: hours[0], to: hours[1], zone: zones[chance(zones.length)] }
    const since = at(`${days[chance(days.length)]}T00:00Z`) + chance(day)
    const left = 1 + chance(4 * day)
    const end = whenUsedUp(since, left, quiet)
    if (end - since > 60 * day) continue
    const middle = since + chance(end - since)
    assert.equal(runningTime(since, end, quiet), left)
    assert.ok(runningTime(since, end - 1, quiet) < left, 'and not before')
    assert.equal(
      runningTime(since, middle, quiet) + runningTime(middle, end, quiet),
      left,
      'nothing is lost in between',
    )
  }
})

test('rests that leave no time, or hardly any, end after sixty days', () => {
  const since = at('2026-06-10T06:00Z')
  const morning = { from: '00:00', to: '12:00', zone: 'UTC' }
  const rest = { ...morning, from: '12:00', to: '00:00' }
  const nearly = { ...rest, to: '23:59' }
  assert.equal(whenUsedUp(since, hour, morning, rest), since + 60 * day + hour)
  assert.equal(runningTime(since, since + 61 * day, morning, rest), day)
  assert.equal(quietUntil(since, morning, rest), since + 60 * day)
  assert.equal(whenUsedUp(since, 20_000 * day, morning, nearly), since + 20_060 * day - hour)
})

// At a table

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const clock: ClockSettings = { bankSeconds: 600, incrementSeconds: 60, onTimeout: 'default' }
const withClock = (more: Partial<ClockSettings> = {}, pace: Pace = slowPace): Pace => ({
  ...pace,
  botSeconds: 0,
  clock: { ...clock, ...more },
})

function playOf({ play }: Table): Play {
  if (play === undefined) throw new Error('The game has not been started.')
  return play
}

test('a clock runs while the table sees that the seat is asked, and gains with every answer', async () => {
  const people = await newPeople(server.address, 3)
  const table = await begun({ people, settings: settings(withClock()), at: 1e12 })
  let windows = 0
  for (let now = 1e12; gameOf(table).over === undefined; ) {
    const before = structuredClone(playOf(table).clocks ?? [])
    const { waiting = [] } = view(gameOf(table), 'spectator')
    for (const [one, { since }] of before.entries())
      assert.equal(since !== undefined, waiting.map((asked) => asked.seat).includes(one))
    const [{ id, seat, fallback }] = pending(gameOf(table))
    now += 10_000
    fold(table, { t: 'chose', at: now, choice: { seat, decision: id, answer: fallback }, by: 'person' })
    const { since, left } = before[seat]
    // In a window nobody's clock runs, and nobody gains anything.
    if (since === undefined) windows++
    const expected = since === undefined ? left : Math.max(0, left - (now - since)) + 60_000
    assert.equal(playOf(table).clocks?.[seat].left, expected)
  }
  assert.ok(windows > 0)
})

test('the clocks of others run on while somebody gives orders', async () => {
  const people = await newPeople(server.address, 3)
  const table = await begun({ people, settings: settings(withClock()), at: 1e12 })
  const [{ seat }] = pending(gameOf(table))
  const before = structuredClone(playOf(table).clocks)
  const choice = { seat: (seat + 1) % 3, orders: [{ what: '*', do: 'pass' }] } as const
  fold(table, { t: 'chose', at: 1e12 + 5_000, choice, by: 'person' })
  assert.deepEqual(playOf(table).clocks, before)
})

test('whoever answers, takes that back and answers again gains nothing by it', async () => {
  const people = await newPeople(server.address, 3)
  const table = await begun({ people, settings: settings(withClock()), at: 1e12 })
  const [{ seat, id, fallback }] = pending(gameOf(table))
  const chose = { t: 'chose', by: 'person' } as const
  for (let i = 0; i < 10; i++) {
    const at = 1e12 + i * 2_000
    fold(table, { ...chose, at: at + 1_000, choice: { seat, decision: id, answer: fallback } })
    fold(table, { ...chose, at: at + 2_000, choice: { undo: 2 * i }, seat })
  }
  const [left] = (playOf(table).clocks ?? []).map((one) => one.left).filter((_, one) => one === seat)
  assert.equal(left, 600_000 - 10 * 1_000, 'what has run has run')
})

/** A table at which this much of the time of whoever is asked is left. */
async function runningOut(
  people: readonly Client[],
  pace: Pace,
  left: number,
): Promise<{ table: Table; seat: number }> {
  const table = await begun({ people, settings: settings(pace) })
  const [{ seat }] = pending(gameOf(table))
  const { clocks = [] } = playOf(table)
  clocks[seat].left = left
  return { table, seat }
}

test('who has no time left gives the safe answer, if the table has chosen that', async () => {
  const people = await newPeople(server.address, 3)
  const { table, seat } = await runningOut(people, withClock(), 50)
  const [{ fallback }] = pending(gameOf(table))
  const id = await put(server, table)
  const stream = people[seat].watch(id)
  const { seats, clocks, lastChoice } = await stream.until(({ moments }) => moments > 1)
  assert.deepEqual([seats[seat].standIn, lastChoice], [undefined, seat])
  assert.equal(clocks?.[seat].leftSeconds, 60, 'the increment is there again')
  const [, chose] = await eventsOf(server.directory, id).then((events) => events.filter(({ t }) => t !== 'reminded'))
  assert.ok(chose.t === 'chose' && chose.by === 'clock' && 'answer' in chose.choice)
  assert.deepEqual(chose.choice.answer, fallback)
  stream.stop()
})

test('who has no time left is replaced by a bot, if the table has chosen that, and may come back', async () => {
  const people = await newPeople(server.address, 3)
  const { table, seat } = await runningOut(people, withClock({ onTimeout: 'bot' }), 50)
  const id = await put(server, table)
  const stream = people[seat].watch(id)
  await stream.until(({ seats }) => seats[seat].standIn === true && seats[seat].level === 'officer')
  await stream.until(({ moments }) => moments > 1)
  assert.equal((await people[seat].post(`/api/tables/${id}/seats/${seat}`)).status, 200)
  await stream.until(({ seats }) => seats[seat].standIn === undefined)
  stream.stop()
})

test('while the table votes on taking back, nobody’s time runs out but that of who asked for it', async () => {
  const people = await newPeople(server.address, 3)
  const { table } = await runningOut(people, withClock(), 0)
  const asked = gameOf(table).asks[0].seat
  const vote = { t: 'proposed', by: (asked + 1) % 3, matter: { kind: 'undo', moment: 0 } } as const
  assert.ok(dutiesOf(table).some(({ kind }) => kind === 'timeout'))
  fold(table, { ...vote, at: table.changed })
  assert.deepEqual(
    dutiesOf(table).map(({ kind }) => kind),
    ['expire'],
  )
  table.votes[0].by = asked
  assert.ok(dutiesOf(table).some(({ kind }) => kind === 'timeout'))
})

test('in no picture of a whole game does a clock run while a window is open', async () => {
  let windows = 0
  for (const pace of [withClock({}, quick), withClock()]) {
    const people = await newPeople(server.address, 3)
    const id = await newGame(people, { players: 4, pace })
    const look = ({ game, clocks, status }: Picture): void => {
      if (game === undefined || status !== 'playing' || !isWindow(game as never)) return
      windows++
      assert.ok(clocks?.every(({ since }) => since === undefined))
    }
    const streams = people.map((client) => client.watch(id, look))
    const enough = ({ turn = 0 } = {}): boolean => turn >= 4
    await Promise.all(people.map((client, i) => playOn(client, id, streams[i], { until: ({ game }) => enough(game) })))
    for (const stream of streams) stream.stop()
  }
  assert.ok(windows > 0)
})
