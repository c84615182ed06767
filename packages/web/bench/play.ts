// Whole games played through the page in a browser, by somebody who takes the advice of a bot: what is asked, whether it is asked before
// the reader has seen what led to it, whether anything is at stake, and how long one waits.

import { join } from 'node:path'
import { createBot } from '@cic/bots'
import { availableSets, type Decision, type Game, isAtStake, type View } from '@cic/engine'
import { livePace, type Pace, type Picture, type TableSettings } from '@cic/protocol'
import type { Client } from '@cic/server/testing'
import type { Page } from 'playwright-core'
import { clientOf, isAsked, openRig, type Rig } from '../test/browser/rig.ts'

export interface PlayBench {
  /** How long bots think, in seconds; the table gives ten times as long to look, but no more than it takes. */
  readonly botSeconds: number
  /** So many questions at most, of each game. */
  readonly most: number
  readonly say?: (line: string) => void
}

export interface PlayFigures {
  readonly questions: number
  /** Asked while something was still shown, or before the dials showed what had happened. */
  readonly beforeTheirScene: number
  readonly withoutStakes: number
  /** What those were about, and how often. */
  readonly idle: Readonly<Record<string, number>>
  /** From an answer to the next question, in the median and at most. */
  readonly secondsWaited: number
  readonly longestWait: number
  /** From a click to the frame that shows what it led to, in the median, in milliseconds. */
  readonly clickToUpdate: number
  readonly over: boolean
}

interface Part {
  readonly name: string
  readonly game: TableSettings['game']
  readonly holds: (game: Game) => boolean
}

const side = (game: Game): boolean => game.seats[0].loyalty.some(({ card }) => card.startsWith('cylon'))

/** A human, a Cylon, and everything that is built. */
const parts: readonly Part[] = [
  { name: 'human', game: {}, holds: (game) => !side(game) },
  { name: 'cylon', game: {}, holds: side },
  {
    name: 'everything',
    game: {
      sets: availableSets().map(({ id }) => id),
      objective: 'earth',
      personalGoals: true,
      finalFive: true,
      cylonFleet: true,
    },
    holds: () => true,
  },
]

export async function measurePlay(wanted: PlayBench): Promise<Readonly<Record<string, PlayFigures>>> {
  const rig = await openRig()
  const figures: Record<string, PlayFigures> = {}
  try {
    for (const part of parts) figures[part.name] = await playPart(rig, part, wanted)
  } finally {
    await rig.close()
  }
  if (rig.errors.length > 0) throw new Error(rig.errors.join('\n'))
  return figures
}

async function playPart(rig: Rig, part: Part, wanted: PlayBench): Promise<PlayFigures> {
  const page = await rig.person({ motion: 'system' })
  await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
  const table = await begin(rig, page, part, { ...livePace, kind: 'slow', botSeconds: wanted.botSeconds })
  await page.goto(`${rig.url}/table/${table}`)
  const client = await clientOf(page, rig.url)
  const notes = await playThrough(page, client, table, wanted, part.name)
  const clicks: number[] = await page.evaluate('cicBench.clicks')
  await page.close()
  const { waits, ...counted } = notes
  return {
    ...counted,
    secondsWaited: seconds(median(waits)),
    longestWait: seconds(Math.max(0, ...waits)),
    clickToUpdate: Math.round(median(clicks)),
  }
}

/** A game that comes to its first action with the wanted loyalty. */
async function begin(rig: Rig, page: Page, { name, game, holds }: Part, pace: Pace): Promise<string> {
  const atFirst = isAsked(0, 'action:choose')
  for (let n = 0; ; n++) {
    let fits = false
    const until = (now: Game): boolean => {
      if (!atFirst(now)) return false
      fits = holds(now)
      return true
    }
    const id = await rig.store([page], { players: 5, level: 'cadet', seed: `${name} ${n}`, game, pace, until })
    if (fits) return id
  }
}

interface Notes {
  questions: number
  beforeTheirScene: number
  withoutStakes: number
  readonly idle: Record<string, number>
  readonly waits: number[]
  over: boolean
}

async function playThrough(
  page: Page,
  client: Client,
  table: string,
  { most, say = () => undefined }: PlayBench,
  name: string,
): Promise<Notes> {
  const bot = createBot('officer', name)
  const notes: Notes = { questions: 0, beforeTheirScene: 0, withoutStakes: 0, idle: {}, waits: [], over: false }
  let answered = performance.now()
  while (notes.questions < most) {
    const question = page.locator('.question[data-decision], .game-over')
    await question.first().waitFor({ timeout: 120_000 })
    const id = await page.locator('.question').getAttribute('data-decision', { timeout: 5000 })
    if (id === null) {
      notes.over = (await page.locator('.game-over').count()) > 0
      if (notes.over) break
      continue
    }
    const { body } = await client.get<Picture>(`/api/tables/${table}`)
    const decision = body.game?.decisions.find((one) => one.id === id)
    if (body.game === undefined || decision === undefined) continue
    notes.waits.push(performance.now() - answered)
    notes.questions++
    if (!(await isLevel(page, body.game))) notes.beforeTheirScene++
    if (!isAtStake(body.game, decision)) {
      notes.withoutStakes++
      notes.idle[decision.kind] = (notes.idle[decision.kind] ?? 0) + 1
    }
    await give(page, decision, bot.answer(body.game, decision))
    answered = performance.now()
    if (notes.questions % 20 === 0) say(`${name}: ${notes.questions} questions`)
  }
  say(`${name}: ${notes.questions} questions, ${notes.beforeTheirScene} too early`)
  return notes
}

/** Whether the page shows what the game is by now, and nothing that is still to be seen. */
async function isLevel(page: Page, { resources }: View): Promise<boolean> {
  const staged: string | null = await page.locator('.middle').getAttribute('data-scene')
  const dials = (await page.locator('.dial b').allInnerTexts()).map(Number)
  return staged === null && Object.values(resources).every((value) => dials.includes(value))
}

async function give(
  page: Page,
  { id, options, min, max }: Decision,
  answer: string | readonly string[],
): Promise<void> {
  const wanted = typeof answer === 'string' ? [answer] : answer
  const left = options.map((option) => option.id)
  // A question takes no answer in its first moment.
  await page.waitForTimeout(400)
  if ((await page.locator('.draw').count()) > 0) {
    const [types] = wanted
    for (const type of types.slice('skills:'.length).split(','))
      await page.locator(`.draw [data-skill="${type}"]`).click()
    await page.locator('.question .confirm').click()
    await page.locator(`.question[data-decision="${id}"]`).waitFor({ state: 'detached' })
    return
  }
  for (const one of wanted) {
    const at = left.indexOf(one)
    left[at] = ''
    // Of cards with the same name the question has one; the hand has them all.
    const pressed = page.locator(`[data-option="${at}"]`).first()
    await pressed.click()
    // What shows who somebody is takes a second press, after a moment.
    if (one.startsWith('reveal:')) await page.locator('.question .answer.sure:not([aria-disabled])').click()
  }
  if (min !== 1 || max !== 1) await page.locator('.question .confirm').click()
  await page.locator(`.question[data-decision="${id}"]`).waitFor({ state: 'detached' })
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
