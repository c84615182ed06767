// No byte that reaches a seat depends on what that seat may not know. Whole games are played through the API with a recorder on every
// seat. Then everything that a seat was sent is made again from games in which all that it does not know is something else; and games
// that differ only in what one seat holds are played side by side, and everybody else gets the same, byte for byte.

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { type Decision, determinize, type Viewer, view } from '@cic/engine'
import { type Chance, chanceFrom, randomAnswer } from '@cic/engine/testing'
import { diff, livePace, type Pace, type Patch, type Picture, slowPace } from '@cic/protocol'
import { answerAtOnce } from '../src/bots/at-once.ts'
import { fold } from '../src/table/fold.ts'
import { type Eyes, pictureOf } from '../src/table/picture.ts'
import { isOver, type Table } from '../src/table/table.ts'
import { Client, patchText, type StreamedEvent, type Watching } from '../testing/client.ts'
import { type Answering, playOn } from '../testing/playing.ts'
import { begun, history, playUntil, put, putBegun } from '../testing/stored.ts'
import { newPeople, settings, type TestServer, testServer } from '../testing/tables.ts'
import { findTwins, mayBeDrawn, type Twins } from '../testing/twins.ts'

const clock = { bankSeconds: 600, incrementSeconds: 60, onTimeout: 'default' } as const
const paces: Readonly<Record<'live' | 'slow', Pace>> = {
  live: { ...livePace, windowSeconds: 0.03, botSeconds: 0, clock },
  slow: { ...slowPace, botSeconds: 0, clock },
}
const seats = [0, 1, 2, 3, 4]

// What was sent, made again from something else

/** The table with another game in it, which the viewer cannot tell from the real one, and another record. */
function another(table: Table, viewer: Viewer): Table {
  const { play } = table
  // What was secret is published when the game is over.
  if (play === undefined || isOver(table)) return table
  const seed = Buffer.from(`${viewer} ${table.number}`).toString('hex').padEnd(64, '0')
  const game = determinize(view(play.game, viewer), { seed, drawn: 0 })
  const record = { options: play.record.options, seed: 'another', choices: [] }
  return { ...table, play: { ...play, game, record, asked: {}, askedOn: {} } }
}

interface Expected {
  readonly id: string
  /** As a patch and whole: the shorter of them is sent. */
  readonly data: readonly string[]
}

/** Everything that these must have been sent from the first picture on, and nothing else. */
async function expectedFor(directory: string, id: string, viewers: readonly Eyes[]): Promise<Expected[][]> {
  const expected = viewers.map((): Expected[] => [])
  const before: Picture[] = []
  for await (const { table } of history(directory, id)) {
    if (table.status === 'gathering') continue
    for (const [i, eyes] of viewers.entries()) {
      const picture = pictureOf(another(table, eyes.viewer), eyes)
      const whole = JSON.stringify(picture)
      const patch = before[i] === undefined ? whole : patchText(before[i], picture)
      if (patch !== undefined) expected[i].push({ id: picture.version, data: [patch, whole] })
      before[i] = picture
    }
  }
  return expected
}

function sameMessages(sent: readonly StreamedEvent[], expected: readonly Expected[], who: string): void {
  assert.deepEqual(
    sent.map((message) => message.id),
    expected.map((message) => message.id),
    `${who} was sent as many messages as it may, in their order`,
  )
  for (const [i, { data, id }] of sent.entries()) {
    const [patch, whole] = expected[i].data
    assert.equal(sorted(data), sorted(i > 0 && patch.length <= whole.length ? patch : whole), `${who}, version ${id}`)
  }
}

/** What has changed is the same in any order: what all have in common is written first. */
function sorted(data: string): string {
  const { changes, sum } = JSON.parse(data) as Partial<Patch>
  return changes === undefined ? data : JSON.stringify([changes.map((change) => JSON.stringify(change)).sort(), sum])
}

/** Somebody who answers sensibly or not, talks, gives orders, takes back and votes. */
function lively(client: Client, id: string, seat: number, chance: Chance): { stream: Watching; answering: Answering } {
  const ignore = (work: Promise<unknown>): void => void work.catch(() => undefined)
  const stream = client.watch(id, ({ votes }) => {
    for (const { id: vote, yes, no } of votes)
      if (![...yes, ...no].includes(seat))
        ignore(client.post(`/api/tables/${id}/votes/${vote}`, { yes: chance(3) > 0 }))
  })
  const answering: Answering = (decision) => {
    const what = chance(20)
    const orders = [{ what: '*', do: chance(2) === 0 ? 'pass' : 'ask' }]
    if (what === 0) ignore(client.say(id, { text: 'Hm.' }))
    if (what === 1) ignore(client.call('PUT', `/api/tables/${id}/orders`, { orders }))
    if (what === 2) ignore(client.undo(id))
    return chance(3) === 0 ? randomAnswer(decision, chance) : decision.fallback
  }
  return { stream, answering }
}

for (const [kind, seed, game = {}] of [
  ['live', 'secrecy 1'],
  ['live', 'secrecy 2'],
  ['slow', 'secrecy 3'],
  ['slow', 'secrecy 4'],
  ['slow', 'secrecy in a mutiny', { sets: ['base', 'daybreak'], objective: 'earth' }],
  ['live', 'secrecy on the way to the nebula', { sets: ['base', 'exodus'], objective: 'ionian-nebula' }],
] as const) {
  test(`in a whole ${kind} game nothing that reaches a seat depends on what it may not know (${seed})`, async (t) => {
    const server = await testServer()
    t.after(() => server.stop())
    const people = await newPeople(server.address, 5)
    const id = await putBegun(server, { people, seed, settings: settings(paces[kind], { game }) })
    const chance = chanceFrom(seed)
    const players = people.map((client, seat) => lively(client, id, seat, chance))
    const streams = [...players.map(({ stream }) => stream), new Client(server.address).watch(id)]
    t.after(() => {
      for (const stream of streams) stream.stop()
    })
    for (const stream of streams) stream.keepEvents = true
    await Promise.all(streams.map((stream) => stream.until(() => true)))
    await Promise.all(players.map(({ stream, answering }, seat) => playOn(people[seat], id, stream, { answering })))
    await Promise.all(streams.map((stream) => stream.until(({ status }) => status === 'over')))
    const viewers = streams.map((_, i): Eyes => ({ viewer: i < 5 ? i : 'spectator', host: i === 0 }))
    const expected = await expectedFor(server.directory, id, viewers)
    for (const [i, stream] of streams.entries()) {
      sameMessages(stream.events, expected[i], `seat ${viewers[i].viewer}`)
      assert.equal(stream.reconnects, 0)
    }
  })
}

// Games side by side

/** Two servers that know the same people by the same cookies: what they send can be compared byte by byte. */
async function pair(t: TestContext): Promise<{ servers: TestServer[]; people: Client[][] }> {
  const directory = mkdtempSync(join(tmpdir(), 'cic-secrecy-'))
  const first = await testServer({ DATA_DIR: join(directory, 'first') })
  const known = await newPeople(first.address, 6)
  await first.stop()
  const servers = await Promise.all(
    ['one', 'other'].map(async (name) => {
      cpSync(join(directory, 'first'), join(directory, name), { recursive: true })
      return { ...(await testServer({ DATA_DIR: join(directory, name) })), directory: join(directory, name) }
    }),
  )
  t.after(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(directory, { recursive: true, force: true })
  })
  const people = servers.map(({ address }) =>
    known.map(({ cookie }) => {
      const client = new Client(address)
      client.cookie = cookie
      return client
    }),
  )
  return { servers, people }
}

const answerNext = (table: Table): void => {
  let answered = 0
  playUntil(table, () => answered++ > 0)
}

/** When something happened is the only difference that there may be; it is in the checksum of what is seen, too. */
const timeless = (text: string): string =>
  text.replace(/\b1\d{12}(\.\d+)?\b/g, 'T').replace(/,"sum":\d+}/g, ',"sum":S}')

/** Everything that somebody gets from a server, in order. */
class Recorder {
  readonly client: Client
  readonly stream: Watching
  readonly answers: string[] = []
  readonly #id: string

  constructor(client: Client, id: string) {
    this.client = client
    this.#id = id
    this.stream = client.watch(id)
    this.stream.keepEvents = true
  }

  get streamed(): string[] {
    return this.stream.events.map(({ event, id, data }) => timeless(`${event} ${id} ${data}`))
  }

  /** Asks for everything that can be asked for, and tries to answer for others. */
  async pry(seat: number, numbers: readonly number[]): Promise<void> {
    const { version = '', moments = 1 } = this.stream.picture ?? {}
    const table = `/api/tables/${this.#id}`
    const paths = [table, `${table}/since`, `${table}/moments/${moments - 1}`, `${table}/moments/0?eyes=all`]
    for (const path of [...paths, `${table}/record`, '/api/tables?list=running', '/api/tables?list=mine'])
      this.#keep(await this.client.get(path))
    for (const other of seats.filter((one) => one !== seat))
      for (const number of numbers) {
        const guess = { version, decision: `${other}.${number}`, answer: 'pass' }
        const headers = { 'idempotency-key': `guess-${other}-${number}-${version}` }
        this.#keep(await this.client.post(`${table}/choices`, guess, { headers }))
      }
  }

  #keep({ status, headers, body }: { status: number; headers: object; body: unknown }): void {
    const { date: _date, 'x-ratelimit-reset': _reset, ...rest } = headers as Record<string, string>
    this.answers.push(timeless(JSON.stringify({ status, rest, body })))
  }
}

interface Side {
  readonly id: string
  readonly people: readonly Client[]
  /** Somebody who only watches. */
  readonly witness: Watching
  /** Everybody but the holder. */
  readonly others: readonly Recorder[]
}

/** Begins a game on one server and its twin on the other. */
async function sideBySide(
  pace: Pace,
  { seed, change = () => {} }: { seed: string; change?: (table: Table, holder: number) => void },
  t: TestContext,
) {
  const { servers, people } = await pair(t)
  const twins = await twinsOf(people[0].slice(0, 5), pace, seed)
  const sides = await Promise.all(
    [twins.able, twins.unable].map(async (twin, i): Promise<Side> => {
      change(twin, twins.holder)
      const id = await put(servers[i], twin)
      const watching = people[i].filter((_, seat) => seat !== twins.holder)
      const others = [...watching, new Client(servers[i].address)].map((client) => new Recorder(client, id))
      await Promise.all(others.map(({ stream }) => stream.until(() => true)))
      return { id, people: people[i], witness: others[4].stream, others }
    }),
  )
  t.after(() => {
    for (const { others } of sides) for (const { stream } of others) stream.stop()
  })
  return { sides, twins }
}

/** The twins of a game with this seed, or with one of the next: not every game has such a window. */
async function twinsOf(people: readonly Client[], pace: Pace, seed: string): Promise<Twins> {
  for (let tried = 0; tried < 20; tried++) {
    const table = await begun({ people, seed: `${seed} ${tried}`, settings: settings(pace), id: 'A'.repeat(22) })
    const twins = findTwins(table, answerNext)
    if (twins !== undefined) return twins
  }
  throw new Error(`No game with the seed ${seed} has twins.`)
}

const seen = async ({ id, people }: Side, seat: number): Promise<Picture> =>
  (await people[seat].get<Picture>(`/api/tables/${id}`)).body

const spectator = 5

/** Whether a seat is asked for one of several ships: the table answers that itself in a moment, if they are all alike. */
async function isAskedForShips(side: Side): Promise<boolean> {
  const asked = (await Promise.all(seats.map((seat) => seen(side, seat)))).flatMap(({ game }) => game?.decisions ?? [])
  return asked.some(({ options }) => options.length > 1 && options.every(({ id }) => id.startsWith('ship:')))
}

/** How far a side is, if no window is open there and nothing more happens by itself. */
async function restsAt(side: Side): Promise<string | undefined> {
  const { window, version } = await seen(side, spectator)
  if (window !== undefined || (await isAskedForShips(side))) return undefined
  return (await seen(side, spectator)).version === version ? version : undefined
}

/** Waits until both sides rest and everybody has been sent everything. */
async function settle(sides: readonly Side[]): Promise<void> {
  // What a stream has brought may be older than what was just answered: the server is asked, until it is so.
  let versions: readonly (string | undefined)[]
  const end = Date.now() + 20_000
  do {
    await Promise.all(sides.map(({ witness }) => witness.until(({ window }) => window === undefined)))
    versions = await Promise.all(sides.map(restsAt))
  } while ((versions[0] === undefined || versions[0] !== versions[1]) && Date.now() < end)
  assert.equal(versions[0], versions[1], 'as much has happened on both sides')
  const arrived = (version: string, wanted = ''): boolean => version.split('.')[0] === wanted
  for (const { others } of sides)
    await Promise.all(others.map(({ stream }) => stream.until(({ version }) => arrived(version, versions[0]))))
}

/** What both sides can answer to a question without the two cards; nothing, if they cannot. */
function commonAnswer(
  [one, other]: readonly (Decision | undefined)[],
  cards: readonly string[],
): readonly string[] | undefined {
  if (one === undefined || other === undefined || one.kind !== other.kind) return undefined
  const speaksOf = (option: string): boolean => cards.some((card) => option.includes(card))
  if (isDeepStrictEqual(one.fallback, other.fallback) && !one.fallback.some(speaksOf)) return one.fallback
  const ids = other.options.map((option) => option.id)
  const common = one.options.map((option) => option.id).filter((option) => ids.includes(option) && !speaksOf(option))
  return common.length >= one.min && one.min === other.min ? common.slice(0, one.min) : undefined
}

/**
 * Answers the next question on both sides in the same way. Whether that was possible: it is not any more when one of the two cards has
 * come into play, or soon may.
 */
async function answerBoth(sides: readonly Side[], { holder, cards }: Twins): Promise<boolean> {
  const held = await Promise.all(sides.map(async (side) => (await seen(side, holder)).game))
  if (!held.every((game, i) => game?.seats[holder].hand.includes(cards[i]) && !mayBeDrawn(game, cards[i]))) return false
  for (const seat of seats) {
    const pictures = await Promise.all(sides.map((side) => seen(side, seat)))
    const questions = pictures.map(({ game }) => game?.decisions[0])
    if (questions[0] === undefined && questions[1] === undefined) continue
    const answer = commonAnswer(questions, cards)
    if (answer === undefined) return false
    const chosen = sides.map(({ people, id }, i) => people[seat].choose(id, pictures[i], answer))
    for (const { status } of await Promise.all(chosen)) assert.equal(status, 200)
    return true
  }
  return false
}

function compare([one, other]: readonly Side[]): void {
  for (const [i, recorder] of one.others.entries()) {
    assert.deepEqual(recorder.stream.events.length, other.others[i].stream.events.length, 'as many messages')
    assert.deepEqual(recorder.streamed, other.others[i].streamed, 'the same bytes in the same order')
    assert.deepEqual(recorder.answers, other.others[i].answers, 'the same answers to the same requests')
  }
}

test('in a window nobody finds out by asking or guessing whether somebody else could answer or has', async (t) => {
  const { sides, twins } = await sideBySide({ ...livePace, windowSeconds: 600 }, { seed: 'tw 3' }, t)
  assert.ok(await answerBoth(sides, twins))
  await Promise.all(sides.map(({ others }) => others[4].stream.until(({ window }) => window !== undefined)))
  const [able, unable] = await Promise.all(sides.map((side) => seen(side, twins.holder)))
  assert.deepEqual([able.game?.decisions.length, unable.game?.decisions.length], [1, 0])
  const number = Number(able.game?.decisions[0].id.split('.')[1])
  const pry = async (): Promise<void> => {
    for (const { others } of sides)
      for (const [i, recorder] of others.entries())
        await recorder.pry(seats.filter((seat) => seat !== twins.holder)[i] ?? -1, [number - 1, number, number + 1])
  }
  await pry()
  assert.equal((await sides[0].people[twins.holder].choose(sides[0].id, able, 'pass')).status, 200)
  await pry()
  const orders = [{ what: '*', do: 'pass' }]
  await sides[0].people[twins.holder].call('PUT', `/api/tables/${sides[0].id}/orders`, { orders })
  await pry()
  compare(sides)
  assert.ok(sides[0].others.every(({ answers }) => answers.length > 50))
})

for (const seed of ['tw 2', 'tw 3', 'tw 8']) {
  test(`at a live table everybody else gets the same whether somebody holds a card for windows or not (${seed})`, async (t) => {
    const pace = { ...livePace, windowSeconds: 0.04 }
    const { sides, twins } = await sideBySide(pace, { seed }, t)
    const [{ people, id }] = sides
    let steps = 0
    let asked = 0
    for (; steps < 40 && (await answerBoth(sides, twins)); steps++) {
      // On one side the holder does something in the window, sometimes; whether it comes in time does not matter.
      const picture = await seen(sides[0], twins.holder)
      const isAsked = picture.game?.decisions[0]?.kind === 'window:ask'
      if (isAsked && ++asked % 2 === 1) await people[twins.holder].choose(id, picture, 'pass')
      await settle(sides)
    }
    compare(sides)
    assert.ok(steps >= 3, `${steps} steps`)
  })
}

for (const seed of ['tw 4', 'tw 9']) {
  test(`at a slow table everybody else gets the same, if the holder has standing orders (${seed})`, async (t) => {
    const change = (table: Table, seat: number): void =>
      fold(table, {
        t: 'chose',
        at: table.changed,
        choice: { seat, orders: [{ what: '*', do: 'pass' }] },
        by: 'person',
      })
    const { clock: _none, ...pace } = slowPace
    const { sides, twins } = await sideBySide(pace, { seed, change }, t)
    let steps = 0
    for (; steps < 60 && (await answerBoth(sides, twins)); steps++) await settle(sides)
    compare(sides)
    assert.ok(steps >= 3, `${steps} steps`)
  })
}

test('at a slow table everybody gets the same whether a bot holds a card for windows or not', async () => {
  let compared = 0
  for (let i = 0; i < 120 && compared < 3; i++) {
    const level = 'officer'
    const table = await begun({ people: [], players: 5, level, seed: `bots ${i}`, settings: settings(slowPace) })
    const twins = findTwins(table, answerNext)
    if (twins === undefined) continue
    const viewers: Viewer[] = [...seats.filter((seat) => seat !== twins.holder), 'spectator']
    const shown = [twins.able, twins.unable].map((twin) => {
      const look = () => viewers.map((viewer) => pictureOf(twin, { viewer, host: false }))
      const before = look()
      answerNext(twin)
      const answers = answerAtOnce(twin, twin.changed).flatMap((choice) => ('answer' in choice ? choice.answer : []))
      const patches = look().map((picture, j) => timeless(JSON.stringify(diff(before[j], picture).changes)))
      return { answers, patches }
    })
    // A bot that plays its card does so for everybody to see.
    if (shown[0].answers.join() !== 'pass' || shown[1].answers.length > 0) continue
    compared++
    assert.deepEqual(shown[0].patches, shown[1].patches)
  }
  assert.equal(compared, 3)
})
