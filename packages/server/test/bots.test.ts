// Bots: they never hold up a table, whatever happens to them, and nobody can tell what they think from when they answer.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pending, view } from '@cic/engine'
import { type BotLevel, type Picture, slowPace } from '@cic/protocol'
import { questionFor } from '../src/bots/question.ts'
import type { Table, TableEvent } from '../src/table/table.ts'
import { Client } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { begun, eventsOf, gameOf, history, playUntil, put } from '../testing/stored.ts'
import { newGame, quickSlow, type TestServer, testServer } from '../testing/tables.ts'
import { isWindow } from '../testing/twins.ts'

let server: TestServer
before(async () => {
  server = await testServer({ BOT_THREADS: '2' })
})
after(() => server.stop())

const worker = (name: string): URL => new URL(`../testing/${name}-worker.ts`, import.meta.url)

async function until(holds: () => Promise<boolean>, milliseconds = 20_000): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await holds()); ) {
    assert.ok(Date.now() < end, 'it never came to that')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

type Chose = Extract<TableEvent, { t: 'chose' }>

/** What bots have answered at a table, each with how the table was before. */
async function answersOfBots(directory: string, id: string): Promise<{ event: Chose; before: Table }[]> {
  const found: { event: Chose; before: Table }[] = []
  let before: Table | undefined
  for await (const { event, table } of history(directory, id)) {
    if (event.t === 'chose' && event.by === 'bot' && before !== undefined) found.push({ event, before })
    before = structuredClone(table)
  }
  return found
}

for (const [level, how] of [
  ['random', 'throws'],
  ['cadet', 'ends its thread'],
  ['officer', 'answers what is not legal'],
  ['admiral', 'thinks forever'],
] as const) {
  test(`a bot that ${how} gives the safe answer`, async () => {
    const failing = await testServer({}, { bots: { worker: worker('failing'), longest: 50 } })
    const client = await Client.new(failing.address)
    const id = await newGame([client], { players: 4, level })
    const stream = client.watch(id)
    const isEnough = (turn = 0): boolean => turn >= 2
    await playOn(client, id, stream, { until: ({ game }) => isEnough(game?.turn) })
    await stream.until(({ game }) => isEnough(game?.turn))
    stream.stop()
    const answers = await answersOfBots(failing.directory, id)
    assert.ok(answers.length >= 3)
    for (const { event, before: table } of answers) {
      const { choice } = event
      assert.ok('decision' in choice)
      const decision = pending(gameOf(table)).find((one) => one.id === choice.decision)
      assert.deepEqual(choice.answer, decision?.fallback)
    }
    await failing.stop()
  })
}

test('bots of every level answer', async () => {
  const client = await Client.new(server.address)
  for (const level of ['random', 'cadet', 'officer', 'admiral'] satisfies BotLevel[]) {
    const table = playUntil(await begun({ people: [client], players: 3, level }), (game) =>
      pending(game).some(({ seat, kind }) => seat > 0 && kind === 'move:choose'),
    )
    const id = await put(server, table)
    const stream = client.watch(id)
    await client.say(id, { text: 'Go on.' })
    await stream.until(({ moments }) => moments > table.version - 1)
    stream.stop()
  }
})

test('after the server has been started again bots go on by themselves', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cic-bots-'))
  const first = await testServer({ DATA_DIR: directory })
  const client = await Client.new(first.address)
  // They would answer in a second, but the server is stopped before.
  const id = await newGame([client], { players: 4, pace: { ...quickSlow, botSeconds: 1 } })
  const stream = client.watch(id)
  await playOn(client, id, stream, { until: ({ game }) => game?.waiting.every(({ seat }) => seat > 0) === true })
  stream.stop()
  await first.stop()
  const stored = (await eventsOf(directory, id)).length
  const second = await testServer({ DATA_DIR: directory })
  await until(async () => (await eventsOf(directory, id)).length > stored)
  await second.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('a bot answers at the same time after it was asked, whatever it thinks', async () => {
  const pondering = await testServer({}, { bots: { worker: worker('pondering') } })
  const client = await Client.new(pondering.address)
  const id = await newGame([client], { players: 5, pace: { ...slowPace, botSeconds: 0.35 } })
  const stream = client.watch(id)
  await playOn(client, id, stream, { until: ({ game }) => (game?.turn ?? 0) >= 3 })
  stream.stop()
  const answers = await answersOfBots(pondering.directory, id)
  const delays = answers.map(({ event: { choice, at }, before: { play } }) => {
    assert.ok('decision' in choice)
    return { delay: at - (play?.asked[choice.decision] ?? 0), options: optionsOf(play, choice.decision) }
  })
  await pondering.stop()
  assert.ok(
    delays.every(({ delay }) => delay >= 350),
    `never earlier: ${Math.min(...delays.map(({ delay }) => delay))}`,
  )
  // A bot that thought only then would take 650 milliseconds for some questions.
  const long = delays.filter(({ options }) => options % 2 === 1).map(({ delay }) => delay)
  assert.ok(long.length > 0 && Math.min(...long) < 650, `${Math.min(...long)} of ${long.length}`)
})

const optionsOf = (play: Table['play'], id: string): number =>
  play === undefined ? 0 : (pending(play.game).find((one) => one.id === id)?.options.length ?? 0)

test('bots say nothing in windows: their words would tell who is asked there', async () => {
  const client = await Client.new(server.address)
  const pace = { kind: 'live', windowSeconds: 0.1, botSeconds: 0 } as const
  const id = await newGame([client], { players: 5, level: 'officer', pace })
  const stream = client.watch(id)
  const spoken = ({ talk }: Picture): boolean => talk.some(({ statement }) => statement !== undefined)
  await playOn(client, id, stream, { until: (picture) => (picture.game?.turn ?? 0) >= 3 && spoken(picture) })
  stream.stop()
  let said = 0
  let silent = 0
  for await (const { event, table } of history(server.directory, id)) {
    if (event.t === 'said') {
      said++
      assert.ok(!isWindow(gameOf(table)))
    }
    if (event.t === 'chose' && event.by === 'bot' && event.silent !== undefined) silent++
  }
  assert.ok(said > 0 && silent > 0, `${said} statements, ${silent} answers that nobody noticed`)
})

test('a bot is asked with nothing but what its seat may see', async () => {
  const client = await Client.new(server.address)
  const table = playUntil(await begun({ people: [client], players: 5, seed: 'the secret seed' }), (game) =>
    pending(game).some(({ seat, kind }) => seat > 0 && kind === 'skillCheck:contribute'),
  )
  const [decision] = pending(gameOf(table))
  const question = questionFor(table, decision.id)
  assert.deepEqual(question?.view, view(gameOf(table), decision.seat))
  assert.deepEqual(Object.keys(question ?? {}).sort(), ['decision', 'level', 'said', 'seed', 'view'])
  assert.ok(!JSON.stringify(question).includes(table.play?.record.seed ?? ''), 'its seed is not the game’s')
  assert.equal(questionFor({ ...table, status: 'ended' }, decision.id), undefined)
  assert.equal(questionFor(table, '0.1'), undefined)
  table.seats[decision.seat].temper = 'bold'
  assert.equal(questionFor(table, decision.id)?.temper, 'bold')
})
