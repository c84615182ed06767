// Windows and standing orders: nothing that reaches anybody tells who is asked, and every window at a live table takes as long.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { contribution, orderedAnswer, pending, type StandingOrder, setOrders } from '@cic/engine'
import { livePace, type Picture, slowPace, type TableSummary } from '@cic/protocol'
import { dutiesOf } from '../src/table/due.ts'
import type { Table } from '../src/table/table.ts'
import { Client, type Watching } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { begun, eventsOf, gameOf, playUntil, put } from '../testing/stored.ts'
import { newGame, newPeople, quickSlow, settings, type TestServer, testServer } from '../testing/tables.ts'
import { findTwins, isWindow, type Twins } from '../testing/twins.ts'

let server: TestServer
let people: Client[]
before(async () => {
  server = await testServer()
  people = await newPeople(server.address, 5)
})
after(() => server.stop())

const longWindows = { ...livePace, windowSeconds: 60 }
const clock = { bankSeconds: 600, incrementSeconds: 60, onTimeout: 'default' } as const

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const answerNext = (table: Table): void => {
  let answered = 0
  playUntil(table, () => answered++ > 0)
}

/** A table just before somebody's answer opens a window in which one seat could play something, and its twin. */
async function twins(pace = longWindows, seed = 'tw 2'): Promise<Twins> {
  const found = findTwins(await begun({ people, seed, settings: settings(pace) }), answerNext)
  assert.ok(found)
  return found
}

/** A table at which such a window is open. */
async function inWindow(pace = longWindows): Promise<{ id: string; holder: number; picture: Picture }> {
  const { able, holder } = await twins(pace)
  const table = structuredClone(able)
  answerNext(table)
  const id = await put(server, { ...table, id: `${table.id.slice(0, -3)}abc` })
  return { id, holder, picture: await pictureOf(people[holder], id) }
}

/** Everybody else at the table and a spectator, and all that reaches them. */
async function watched(id: string, holder: number): Promise<{ client: Client; stream: Watching }[]> {
  const others = [...people.filter((_, seat) => seat !== holder), new Client(server.address)]
  const watching = others.map((client) => ({ client, stream: client.watch(id) }))
  for (const { stream } of watching) {
    stream.keepEvents = true
    await stream.until(() => true)
  }
  return watching
}

async function changedOf(client: Client, id: string): Promise<number | undefined> {
  const { body } = await client.get<{ tables: TableSummary[] }>('/api/tables?list=running')
  return body.tables.find((one) => one.id === id)?.changed
}

/** Lets somebody do something, and shows that nothing of it reaches anybody else. */
async function unnoticed(id: string, holder: number, act: () => Promise<unknown>): Promise<void> {
  const watching = await watched(id, holder)
  const [{ client: witness }] = watching
  const before = await Promise.all(watching.map(({ client }) => client.get(`/api/tables/${id}`)))
  const changed = await changedOf(witness, id)
  await act()
  const then = await Promise.all(watching.map(({ client }) => client.get(`/api/tables/${id}`)))
  assert.deepEqual(
    then.map(({ body }) => body),
    before.map(({ body }) => body),
  )
  assert.equal(await changedOf(witness, id), changed)
  // The next thing that everybody can see is the next message for everybody.
  await witness.say(id, { text: 'Well?' })
  for (const { stream } of watching) {
    await stream.until(({ talk }) => talk.length > 0)
    assert.equal(stream.events.length, 2)
    assert.equal(stream.picture?.version, String(Number(stream.events[0].id) + 1))
    stream.stop()
  }
}

test('at a live table nobody notices a pass in a window', async () => {
  const { id, holder, picture } = await inWindow()
  await unnoticed(id, holder, async () => {
    const { status, body } = await people[holder].choose(id, picture, 'pass')
    assert.deepEqual([status, body.version], [200, `${picture.version}.1`])
    const after = await pictureOf(people[holder], id)
    assert.deepEqual(after.game?.decisions, [])
    assert.deepEqual(after.window, picture.window, 'the window stays open as long')
  })
})

test('at a live table nobody notices that a card will be played, before the window closes', async () => {
  const { id, holder, picture } = await inWindow()
  const [, play] = picture.game?.decisions[0].options ?? []
  await unnoticed(id, holder, async () => assert.equal((await people[holder].choose(id, picture, play.id)).status, 200))
})

test('nobody notices that a pass in a window is taken back, and the window closes as it would have', async () => {
  const { id, holder, picture } = await inWindow()
  assert.equal((await people[holder].choose(id, picture, 'pass')).status, 200)
  await unnoticed(id, holder, async () => {
    const { body } = await people[holder].undo<{ undone: boolean }>(id)
    assert.equal(body.undone, true)
    const after = await pictureOf(people[holder], id)
    assert.deepEqual([after.game?.decisions, after.window], [picture.game?.decisions, picture.window])
  })
})

test('at a slow table nobody notices a pass in a window, nor that it is taken back, while somebody else is asked', async () => {
  const table = playUntil(
    await begun({ people, settings: settings(quickSlow) }),
    (game) => isWindow(game) && pending(game).length > 1,
  )
  const [{ seat }] = pending(gameOf(table))
  const id = await put(server, table)
  const picture = await pictureOf(people[seat], id)
  await unnoticed(id, seat, async () => {
    assert.equal((await people[seat].choose(id, picture, 'pass')).status, 200)
    const { body } = await people[seat].undo<{ undone: boolean }>(id)
    assert.equal(body.undone, true)
    assert.deepEqual((await pictureOf(people[seat], id)).game?.decisions, picture.game?.decisions)
  })
})

test('nobody notices standing orders, in a window or while somebody’s clock runs', async () => {
  const orders: StandingOrder[] = [{ what: '*', do: 'pass' }]
  const order = (id: string, seat: number) => people[seat].call('PUT', `/api/tables/${id}/orders`, { orders })
  const { id, holder } = await inWindow({ ...longWindows, clock })
  await unnoticed(id, holder, async () => assert.equal((await order(id, holder)).status, 200))
  assert.deepEqual((await pictureOf(people[holder], id)).game?.decisions, [], 'they are obeyed at once')
  const running = await newGame(people, { pace: { ...slowPace, clock } })
  const { game } = await pictureOf(people[0], running)
  const idle = people.findIndex((_, seat) => !game?.waiting.some((one) => one.seat === seat))
  await unnoticed(running, idle, async () => assert.equal((await order(running, idle)).status, 200))
  assert.deepEqual((await pictureOf(people[idle], running)).game?.seats[idle].orders, orders)
})

test('standing orders that make no sense are refused with what would', async () => {
  const id = await newGame(people)
  const order = (one: object) =>
    people[0].call<{ error: { code: string; allowed?: string[] } }>('PUT', `/api/tables/${id}/orders`, {
      orders: [one],
    })
  const { status, body } = await order({ what: '*', do: 'play', when: 'fullMoon' })
  assert.deepEqual([status, body.error.code], [400, 'bad-standing-order'])
  assert.ok(body.error.allowed?.includes('always'))
  assert.equal((await order({ what: '', do: 'pass' })).status, 400)
  assert.equal((await order({ what: '*', do: 'cheat' })).status, 400)
})

test('every window at a live table takes its countdown, whether anybody could answer or not', async () => {
  const pace = { ...livePace, windowSeconds: 0.5, botSeconds: 0 }
  const { able, unable, holder } = await twins(pace)
  for (const [i, table] of [able, unable].entries()) {
    const id = await put(server, { ...table, id: `${table.id.slice(0, -1)}${i}` })
    const seat = pending(gameOf(table))[0].seat
    const witness = people.findIndex((_, one) => one !== seat && one !== holder)
    const stream = people[witness].watch(id)
    const before = await pictureOf(people[seat], id)
    const asked = Date.now()
    await people[seat].choose(id, before, before.game?.decisions[0].fallback ?? [])
    const opened = await stream.until(({ window }) => window !== undefined)
    const closesAt = opened.window?.closesAt ?? 0
    assert.ok(closesAt >= asked + 500 && closesAt <= Date.now() + 500, 'it is open for half a second')
    assert.deepEqual(
      (await Promise.all(people.map((client) => pictureOf(client, id)))).map(({ window }) => window),
      people.map(() => opened.window),
      'everybody sees the same',
    )
    assert.deepEqual(opened.game?.waiting, [])
    await stream.until(({ window }) => window?.closesAt !== closesAt)
    assert.ok(Date.now() >= closesAt)
    stream.stop()
  }
})

test('a window closes in time even if a bot that is asked there thinks forever', async () => {
  const worker = new URL('../testing/hanging-worker.ts', import.meta.url)
  const hanging = await testServer({}, { bots: { worker, longest: 60_000 } })
  const client = await Client.new(hanging.address)
  const pace = { ...livePace, windowSeconds: 0.3, botSeconds: 0.1 }
  const table = await begun({ people: [client], players: 5, seed: 'tw 2', settings: settings(pace) })
  const answer = playUntil(table, (game) => isWindow(game) && pending(game).some(({ seat }) => seat !== 0))
  const id = await put(hanging, { ...answer, changed: Date.now() })
  const stream = client.watch(id)
  const { window } = await stream.until((picture) => picture.window !== undefined)
  // The word makes this process look after the table.
  await client.say(id, { text: 'Well?' })
  await stream.until((now) => now.window?.closesAt !== window?.closesAt)
  stream.stop()
  await hanging.stop()
})

test('at a slow table nothing names who is asked in a window', async () => {
  const { id, holder, picture } = await inWindow(quickSlow)
  assert.equal(picture.game?.decisions[0].kind, 'window:ask')
  for (const [seat, client] of people.entries()) {
    const seen = await pictureOf(client, id)
    assert.deepEqual(seen.game?.waiting, seat === holder ? [{ seat: holder, kind: 'window:ask' }] : [])
    assert.deepEqual([seen.lastChoice, seen.clocks], [picture.lastChoice, picture.clocks])
    const { body } = await client.get<{ tables: TableSummary[] }>('/api/tables?list=mine')
    assert.equal(body.tables.find((table) => table.id === id)?.waitingForMe, seat === holder)
  }
  const before = await pictureOf(people[(holder + 1) % 5], id)
  await people[holder].choose(id, picture, 'pass')
  const after = await pictureOf(people[(holder + 1) % 5], id)
  assert.equal(after.lastChoice, before.lastChoice, 'nor who has answered')
})

test('at a slow table somebody who does not answer in a window passes in the end, and stays', async () => {
  for (const onTimeout of ['default', 'bot'] as const) {
    const { able, holder } = await twins({ ...slowPace, clock: { ...clock, onTimeout } })
    const table = structuredClone(able)
    answerNext(table)
    if (table.play === undefined) throw new Error('It is being played.')
    for (const decision in table.play.asked) table.play.asked[decision] = Date.now() - 3_600_000
    const id = await put(server, { ...table, id: `${table.id.slice(0, -3)}abc` })
    const stream = people[holder].watch(id)
    const { game, seats } = await stream.until((picture) => picture.game?.stack.at(-1)?.at !== 'window:ask')
    assert.equal(seats[holder].standIn, undefined, 'a bot in their place would tell that they were asked')
    assert.ok((game?.decisions ?? []).every(({ kind }) => kind !== 'window:ask'))
    stream.stop()
  }
})

test('at a slow table bots answer in windows in the same breath, as if nobody had been asked', async () => {
  const client = await Client.new(server.address)
  const id = await newGame([client], { players: 5, level: 'cadet', pace: quickSlow })
  let windows = 0
  const stream = client.watch(id, ({ game }) => {
    if (game?.stack.at(-1)?.at !== 'window:ask' || game.over !== undefined) return
    windows++
    assert.equal(game.decisions.length, 1, 'a window is seen only by somebody who is asked there')
  })
  await playOn(client, id, stream)
  stream.stop()
  const events = await eventsOf(server.directory, id)
  const atOnce = events.flatMap(({ also }) => also ?? [])
  assert.ok(atOnce.length > 10 && windows < events.length, `${atOnce.length} answers at once, ${windows} windows seen`)
})

test('an ordered contribution is given by the table, after the time that a bot takes', async () => {
  const table = await begun({ people, seed: 'ordered', settings: settings(quickSlow) })
  const adding = () => pending(gameOf(table)).find(({ kind }) => kind === 'skillCheck:contribute')
  const orders: StandingOrder[] = [{ what: contribution, do: 'pass' }]
  for (const [seat] of table.seats.entries()) setOrders(gameOf(table), seat, orders)
  playUntil(table, () => {
    const decision = adding()
    return decision !== undefined && orderedAnswer(gameOf(table), decision) !== undefined
  })
  const decision = adding()
  assert.ok(decision)
  const { seat, id } = decision
  const at = (table.play?.asked[id] ?? 0) + 1000 * quickSlow.botSeconds
  assert.deepEqual(
    dutiesOf(table).filter(({ kind }) => kind === 'order'),
    [{ kind: 'order', seat, decision: id, at }],
  )
  const stored = await put(server, table)
  const stream = people[(seat + 1) % people.length].watch(stored)
  await stream.until(({ game }) => game?.waiting.every((one) => one.seat !== seat) === true)
  stream.stop()
})
