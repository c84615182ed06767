// Taking back: one's own choice alone while nobody has learned anything, everything else together. What was seen stays known, and
// no die falls better the second time.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Game, type GameRecord, pending } from '@cic/engine'
import { chanceFrom, randomAnswer } from '@cic/engine/testing'
import { livePace, type Picture } from '@cic/protocol'
import { dutiesOf } from '../src/table/due.ts'
import type { Client, Watching } from '../testing/client.ts'
import { begun, gameOf, playUntil, put } from '../testing/stored.ts'
import { newGame, newPeople, quickSlow, settings, type TestServer, testServer } from '../testing/tables.ts'
import { findTwins } from '../testing/twins.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

interface Undone {
  readonly undone: boolean
  readonly vote?: number
  readonly version: string
}

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

const undo = async (client: Client, id: string): Promise<Undone> => {
  const { status, body } = await client.undo<Undone>(id)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const vote = (client: Client, id: string, number: number | undefined, yes: boolean) =>
  client.post(`/api/tables/${id}/votes/${number}`, { yes })

/** Answers the first question of a seat. */
async function choose(client: Client, id: string, answer?: string | readonly string[]): Promise<void> {
  const picture = await pictureOf(client, id)
  const [decision] = picture.game?.decisions ?? []
  const { status, body } = await client.choose(id, picture, answer ?? decision.fallback)
  assert.equal(status, 200, JSON.stringify(body))
}

const isAsked = (kind: string, seat?: number) => (game: Game) =>
  pending(game).some((one) => one.kind === kind && (seat === undefined || one.seat === seat))

/** A table at which somebody is asked this. */
async function when(kind: string, people: readonly Client[], more: { players?: number; seat?: number } = {}) {
  const table = playUntil(await begun({ people, ...more }), isAsked(kind, more.seat))
  const [{ seat }] = pending(gameOf(table))
  return { id: await put(server, table), seat }
}

/** What a game looks like, without what is only counted. */
const looks = ({ game }: Picture) => ({ ...game, decks: undefined })

test('a person takes back a choice that has taught nobody anything, and chooses something else', async () => {
  const people = await newPeople(server.address, 3)
  const { id, seat } = await when('move:choose', people)
  const before = await pictureOf(people[seat], id)
  await choose(people[seat], id, 'stay')
  assert.equal((await pictureOf(people[1], id)).lastChoice, seat)
  assert.deepEqual(await undo(people[seat], id), { undone: true, version: (await pictureOf(people[seat], id)).version })
  const after = await pictureOf(people[seat], id)
  assert.deepEqual(after.game, before.game)
  assert.equal(after.moments, before.moments + 2, 'that it was taken back is a moment of its own')
  assert.equal(after.lastChoice, undefined)
  const elsewhere = after.game?.decisions[0].options.find((option) => option.id !== 'stay')?.id
  await choose(people[seat], id, elsewhere)
})

test('a person takes back one choice after the other', async () => {
  const people = await newPeople(server.address, 3)
  const table = playUntil(await begun({ people, seed: 'k1' }), isAsked('setup:placeCharacter'))
  const [{ seat }] = pending(gameOf(table))
  const id = await put(server, table)
  await choose(people[seat], id)
  assert.equal((await undo(people[seat], id)).undone, true)
  assert.equal((await pictureOf(people[seat], id)).game?.decisions[0].kind, 'setup:placeCharacter')
  assert.equal((await undo(people[seat], id)).undone, true)
  assert.equal((await pictureOf(people[seat], id)).game?.decisions[0].kind, 'setup:chooseCharacter')
})

test('once somebody has learned something or chosen, all people have to agree', async () => {
  const people = await newPeople(server.address, 3)
  const { id, seat } = await when('drawSkillCards:choose', people, { players: 4 })
  const [one, other] = [0, 1, 2].filter((someone) => someone !== seat)
  const before = await pictureOf(people[seat], id)
  await choose(people[seat], id)
  const { undone, vote: number } = await undo(people[seat], id)
  assert.equal(undone, false)
  const [open] = (await pictureOf(people[one], id)).votes
  assert.deepEqual([open.id, open.matter.kind, open.yes, open.needed], [number, 'undo', [seat], 3], 'bots have no vote')
  assert.equal((await vote(people[one], id, number, true)).status, 200)
  assert.notDeepEqual(looks(await pictureOf(people[seat], id)), looks(before))
  assert.equal((await vote(people[other], id, number, true)).status, 200)
  const after = await pictureOf(people[seat], id)
  assert.deepEqual([looks(after), after.votes], [looks(before), []])
})

test('a single no keeps what was chosen, and so does whoever proposed it', async () => {
  for (const further of [1, 0]) {
    const people = await newPeople(server.address, 3)
    const { id, seat } = await when('drawSkillCards:choose', people)
    const who = (seat + further) % 3
    await choose(people[seat], id)
    const { game } = await pictureOf(people[seat], id)
    const { vote: number } = await undo(people[seat], id)
    const again = await people[(seat + 2) % 3].post(`/api/tables/${id}/votes`, { matter: { kind: 'undo', moment: 0 } })
    assert.equal(again.status, 409, 'one such vote at a time')
    await vote(people[who], id, number, false)
    const after = await pictureOf(people[seat], id)
    assert.deepEqual([after.votes, after.game], [[], game])
    assert.equal((await vote(people[who], id, number, true)).status, 409, 'that vote is over')
  }
})

test('who plays with bots alone takes back what they like', async () => {
  const [client] = await newPeople(server.address, 1)
  const { id } = await when('drawSkillCards:choose', [client], { players: 4, seat: 0 })
  const before = await pictureOf(client, id)
  await choose(client, id)
  assert.equal((await undo(client, id)).undone, true)
  assert.deepEqual(looks(await pictureOf(client, id)), looks(before))
})

test('bots wait while people vote on taking back, and go on afterwards', async () => {
  const people = await newPeople(server.address, 2)
  const table = playUntil(await begun({ people, players: 4 }), isAsked('move:choose', 2))
  const id = await put(server, table)
  const stream = people[0].watch(id)
  await stream.until(() => true)
  const { body } = await people[0].post<{ vote: number }>(`/api/tables/${id}/votes`, {
    matter: { kind: 'undo', moment: 3 },
  })
  const { moments } = await stream.until(({ votes }) => votes.length === 1)
  assert.ok(dutiesOf(table).some(({ kind }) => kind === 'bot'))
  // As long as bots need several times over, and as others take to step in.
  await new Promise((resolve) => setTimeout(resolve, 300))
  assert.equal((await pictureOf(people[0], id)).moments, moments)
  await vote(people[1], id, body.vote, false)
  await stream.until((picture) => picture.moments > moments)
  stream.stop()
})

test('what was drawn and is taken back lies on its deck for who has seen it', async () => {
  const people = await newPeople(server.address, 3)
  const { id, seat } = await when('drawSkillCards:choose', people)
  const before = await pictureOf(people[seat], id)
  await choose(people[seat], id)
  const drawn = await pictureOf(people[seat], id)
  const { vote: number } = await undo(people[seat], id)
  for (const other of [0, 1, 2]) if (other !== seat) await vote(people[other], id, number, true)
  const known = ({ game }: Picture) =>
    Object.values(game?.decks ?? {}).flatMap(({ cards }) => cards.filter((card) => card !== '?'))
  const hands = (picture: Picture) => picture.game?.seats[seat].hand ?? []
  const gained = [...hands(drawn)]
  for (const card of hands(before)) gained.splice(gained.indexOf(card), 1)
  assert.deepEqual(known(await pictureOf(people[seat], id)).sort(), gained.sort())
  assert.deepEqual(known(await pictureOf(people[(seat + 1) % 3], id)), [])
})

test('after taking back the same choices give the same dice and cards', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const choices: [number, readonly string[]][] = []
  const chance = chanceFrom('dice')
  const next = async (): Promise<number> => {
    const pictures = await Promise.all(people.map((client) => pictureOf(client, id)))
    return pictures.findIndex(({ game }) => (game?.decisions.length ?? 0) > 0)
  }
  const { moments } = await pictureOf(people[0], id)
  for (let i = 0; i < 60; i++) {
    const seat = await next()
    if (seat < 0) break
    const [decision] = (await pictureOf(people[seat], id)).game?.decisions ?? []
    const answer = randomAnswer(decision, chance)
    choices.push([seat, answer])
    await choose(people[seat], id, answer)
  }
  const straight = await pictureOf(people[0], id)
  const { body } = await people[1].post<{ vote: number }>(`/api/tables/${id}/votes`, {
    matter: { kind: 'undo', moment: moments - 1 },
  })
  for (const seat of [0, 2]) await vote(people[seat], id, body.vote, true)
  assert.equal((await pictureOf(people[0], id)).game?.turn, 0)
  for (const [seat, answer] of choices) await choose(people[seat], id, answer)
  const again = await pictureOf(people[0], id)
  assert.deepEqual(looks(again), looks(straight))
})

test('whether somebody may take back alone does not tell whether somebody else has passed in a window', async () => {
  const people = await newPeople(server.address, 5)
  const pace = { ...livePace, windowSeconds: 60 }
  const table = await begun({ people, seed: 'tw 2', settings: settings(pace) })
  const twins = findTwins(table, (one) => {
    let answered = 0
    playUntil(one, () => answered++ > 0)
  })
  assert.ok(twins)
  const answers: unknown[] = []
  for (const [i, twin] of [twins.able, twins.able].entries()) {
    const [{ seat }] = pending(gameOf(twin))
    const id = await put(server, { ...twin, id: `${twin.id.slice(0, -1)}${i}` })
    await choose(people[seat], id)
    if (i === 0) await choose(people[twins.holder], id, 'pass')
    answers.push(await undo(people[seat], id), (await pictureOf(people[seat], id)).game)
  }
  assert.deepEqual(answers.slice(0, 2), answers.slice(2))
  assert.equal((answers[0] as Undone).undone, true)
})

test('standing orders stay when choices are taken back', async () => {
  const people = await newPeople(server.address, 3)
  const { id, seat } = await when('move:choose', people)
  await choose(people[seat], id, 'stay')
  const orders = [{ what: '*', do: 'pass' }]
  const other = (seat + 1) % 3
  for (const one of [seat, other]) await people[one].call('PUT', `/api/tables/${id}/orders`, { orders })
  assert.equal((await undo(people[seat], id)).undone, true)
  for (const one of [seat, other]) assert.deepEqual((await pictureOf(people[one], id)).game?.seats[one].orders, orders)
})

test('who has not chosen, has no seat, or is replaced by a bot takes nothing back', async () => {
  const people = await newPeople(server.address, 4)
  const id = await newGame(people.slice(0, 3))
  const tried = async (client: Client) => {
    const { status, body } = await client.undo<{ error: { code: string } }>(id)
    return [status, body.error.code]
  }
  assert.deepEqual(await tried(people[0]), [409, 'nothing-to-undo'])
  assert.deepEqual(await tried(people[3]), [403, 'forbidden'])
  await people[1].call('DELETE', `/api/tables/${id}/seats/1`)
  assert.deepEqual(await tried(people[1]), [409, 'stand-in'])
  const bad = { matter: { kind: 'undo', moment: 4_000 } }
  assert.equal((await people[0].post(`/api/tables/${id}/votes`, bad)).status, 400)
})

test('a game in which much is taken back is replayed by the command line to the same end', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { players: 4, pace: quickSlow })
  const chance = chanceFrom('undo')
  const streams = people.map((client) => client.watch(id))
  await Promise.all(people.map((client, seat) => changeable(client, id, streams[seat], seat, chance)))
  for (const stream of streams) stream.stop()
  const { body } = await people[0].get<GameRecord & { commitment: string }>(`/api/tables/${id}/record`)
  const takenBack = body.choices.filter((choice) => 'undo' in choice).length
  assert.ok(takenBack >= 5, `taken back ${takenBack} times`)
  const folder = mkdtempSync(join(tmpdir(), 'cic-record-'))
  const file = join(folder, 'record.json')
  writeFileSync(file, JSON.stringify(body))
  const replay = fileURLToPath(new URL('../../cli/src/replay.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [replay, file, '--json'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  assert.equal(status, 0, stderr)
  const report = JSON.parse(stdout)
  const { game } = await pictureOf(people[0], id)
  assert.deepEqual([report.matches, report.over, report.turns], [true, game?.over, game?.turn])
})

/** Somebody who takes back now and then, and usually agrees. */
async function changeable(
  client: Client,
  id: string,
  stream: Watching,
  seat: number,
  chance: (below: number) => number,
) {
  let undos = 0
  for (;;) {
    const picture = await stream.until(
      ({ status, game, votes }) =>
        status !== 'playing' ||
        votes.some((one) => ![...one.yes, ...one.no].includes(seat)) ||
        game?.decisions.length !== 0,
    )
    if (picture.status !== 'playing') return
    const open = picture.votes.find((one) => ![...one.yes, ...one.no].includes(seat))
    const [decision] = picture.game?.decisions ?? []
    if (open !== undefined) await vote(client, id, open.id, chance(4) > 0)
    else if (picture.votes.length === 0 && undos < 8 && chance(6) === 0) {
      undos++
      await client.undo(id)
    } else if (decision !== undefined) await client.choose(id, picture, decision.fallback)
    await stream.change(100, picture)
  }
}
