// A person plays on New Caprica through the page: a whole game by the keyboard, and the last order by touching the board.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { applyChoice, beginning, checkRecord, pending, view } from '@cic/engine'
import { newCapricaOf } from '@cic/engine/boxes/pegasus/new-caprica'
import { given } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { storeBegun, storeSituation } from '../../dev/stored-table.ts'
import { drawnAnew } from './drawn.ts'
import { aChange, answerByKeyboard, seriousProblems } from './person.ts'
import { openRig, type Rig, wholeTable } from './rig.ts'

const game = { sets: ['base', 'pegasus'] } as const
/** The person is not the first to choose a character: that many answers scroll. */
const seed = createHash('sha256').update('new caprica 4 random 660').digest('hex')

/** A golden game that comes to New Caprica, and away from it. */
const golden = join(import.meta.dirname, '../../../engine/test/golden/pegasus/4-officers-easier.json')

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

test('a whole game with Pegasus, from the choice of a character to the end', async () => {
  const page = await rig.person()
  const id = await storeBegun({ directory: rig.server.directory, page, game, players: 4, seed })
  const { answers, stages } = await playOn(page, id)
  assert.ok(stages.has('fleet'))
  assert.ok(answers > 40, `only ${answers} answers`)
})

for (const stage of ['occupied', 'orbit'] as const) {
  test(`a game with New Caprica ${stage}, to its end`, async () => {
    const page = await rig.person()
    const { situation, options } = comesTo(stage)
    const id = await storeSituation(
      { directory: rig.server.directory, page, game: options, players: situation.seats.length, seed },
      situation,
    )
    const { stages } = await playOn(page, id)
    assert.ok(stages.has(stage))
  })
}

/** The golden game when whoever has the first seat is asked something in this part of it. */
function comesTo(stage: 'occupied' | 'orbit') {
  const record = checkRecord(JSON.parse(readFileSync(golden, 'utf8')))
  const played = beginning(record)
  for (const choice of record.choices) {
    if (!('undo' in choice)) applyChoice(played, choice)
    const planet = newCapricaOf(view(played, 0))
    const asks = pending(played).some(({ seat }) => seat === 0)
    if (planet !== undefined && planet.orbit === (stage === 'orbit') && asks)
      return { situation: played, options: record.options }
  }
  throw new Error(`The golden game does not come to ${stage}.`)
}

/** Plays through the page to the end of the game, and looks once at every part of it. */
async function playOn(page: Page, id: string): Promise<{ answers: number; stages: ReadonlySet<string> }> {
  await page.goto(`${rig.url}/table/${id}`)
  await wholeTable(page)
  const drawn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    fleet: fleetIsDrawn,
    occupied: planetIsDrawn,
    orbit: bothAreDrawn,
  }
  const stages = new Set<string>()
  let answers = 0
  for (let stage = await asked(page); stage !== 'over'; stage = await asked(page)) {
    if (!stages.has(stage)) await drawn[stage](page)
    stages.add(stage)
    await answerByKeyboard(page, answers++)
  }
  await page.waitForFunction(() => document.querySelectorAll('.who-was-what strong').length === 4)
  assert.deepEqual(rig.errors, [])
  await page.close()
  return { answers, stages }
}

test('touching Galactica leads the Admiral to the order to leave, which says who stays, and the agenda of the Cylon leader is shown', async () => {
  const page = await rig.person({ width: 360, height: 740, language: 'de' })
  page.setDefaultTimeout(120_000)
  const { state } = given({
    seats: ['tigh', 'roslin', 'cavil', 'cain'],
    options: { ...game, objective: 'new-caprica' },
    admiral: 'tigh',
    agendas: { cavil: 'join-the-colonials' },
    infiltrating: ['cavil'],
    at: { tigh: 'command', roslin: 'research-lab', cavil: 'armory', cain: 'pegasus-cic' },
    newCaprica: { orbit: true, locked: [], prepared: [] },
  }).action('tigh')
  const id = await storeSituation({ directory: rig.server.directory, page, game, players: 4, seed }, state)
  await page.goto(`${rig.url}/table/${id}`)
  await page.getByRole('button', { name: 'Planet' }).click()
  await page.getByRole('button', { name: 'Die Galactica ist im Orbit' }).click()
  const order = page.locator('.question .answer:focus')
  assert.match(await order.innerText(), /Abflug/)
  assert.match(await order.innerText(), /würde niemand exekutiert; kein Zivilschiff ginge verloren/)
  await order.click()
  await page.waitForSelector('.game-over.humans')
  assert.match(await page.locator('.who-was-what').innerText(), /Cavil[^(]*\(erfüllt\)\s+gewonnen/)
  assert.deepEqual(rig.errors, [])
})

test('on a phone the board shows the reader where they are, until they choose another view', async () => {
  const page = await rig.person({ width: 390, height: 844 })
  const { state } = given({
    seats: ['tigh', 'roslin', 'starbuck', 'cavil'],
    options: { ...game, objective: 'new-caprica' },
    at: { tigh: 'shipyard', roslin: 'command', starbuck: 'medical-center', cavil: 'occupation-authority' },
    newCaprica: { orbit: true },
  }).action('tigh')
  const id = await storeSituation({ directory: rig.server.directory, page, game, players: 4, seed }, state)
  await page.goto(`${rig.url}/table/${id}`)
  const mine = page.locator('.board .room[data-place="shipyard"]')
  await mine.waitFor()
  await page.getByRole('button', { name: 'Fleet', exact: true }).click()
  await mine.waitFor({ state: 'hidden' })
  assert.ok(await page.locator('.board .area').first().isVisible())
  assert.deepEqual(rig.errors, [])
  await page.close()
})

/** Passes over what is shown until the person is asked something, or the game is over; says what lies in the middle of the table then. */
async function asked(page: Page): Promise<string> {
  for (const end = Date.now() + 120_000; Date.now() < end; await aChange(page)) {
    const stage = await page.evaluate(whatIsAsked)
    if (stage !== undefined) return stage
    if ((await page.locator('.showing').count()) > 0) await page.locator('body').press('Space')
  }
  throw new Error('nothing is asked, and nothing is over')
}

/** Runs in the page. */
function whatIsAsked(): string | undefined {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  if (has('.game-over')) return 'over'
  const answers = ['.answer:not(:disabled, [aria-disabled])', '.confirm:enabled:not([aria-disabled])']
  if (!answers.some((answer) => has(`.question:not(.idle) ${answer}`))) return undefined
  if (!has('.board .planet')) return 'fleet'
  return has('.board .hull') ? 'orbit' : 'occupied'
}

async function fleetIsDrawn(page: Page): Promise<void> {
  assert.deepEqual(await placesIn(page, '.pegasus'), ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'])
  assert.equal(await page.locator('.board .area').count(), 6)
  await nothingIsWrong(page)
}

async function planetIsDrawn(page: Page): Promise<void> {
  const track = ['occupation-authority', 'breeders-canyon', 'shipyard']
  assert.deepEqual(await placesIn(page, '.planet'), ['medical-center', 'detention', 'resistance-hq', ...track])
  assert.deepEqual(await placesIn(page, '.occupation'), track)
  assert.match(await page.locator('.stack.locked').innerText(), /\d+/)
  assert.match(await page.locator('.away').innerText(), /Galactica is away/)
  assert.equal(await page.locator('.board .area').count(), 0)
  await nothingIsWrong(page)
}

async function bothAreDrawn(page: Page): Promise<void> {
  assert.equal((await placesIn(page, '.planet')).length, 6)
  assert.equal(await page.locator('.board .area').count(), 6)
  assert.equal(await page.locator('.colonial-one').count(), 0)
  await nothingIsWrong(page)
}

const placesIn = (page: Page, where: string): Promise<(string | null)[]> =>
  page.locator(`.board ${where} .room`).evaluateAll((rooms) => rooms.map((room) => room.getAttribute('data-place')))

/** Nothing sticks out of the board, answers are in sight or said to be below, and a screen reader gets everything. */
async function nothingIsWrong(page: Page): Promise<void> {
  await drawnAnew(page)
  const cut = await page.evaluate(() =>
    ['.board', '.question', '.question:not(:has(.more-below)) .question-body'].filter((selector) => {
      const box = document.querySelector(selector)
      return box !== null && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    }),
  )
  assert.deepEqual(cut, [])
  assert.deepEqual(await seriousProblems(page), [])
}
