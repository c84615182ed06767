// Measures the page in a real browser, with a real server and whole games: how much it loads, how soon an update is on the screen, how
// smoothly things move, and how much it grows over as many updates as four hours of play bring.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chanceFrom } from '@cic/engine/testing'
import { livePace, type Pace } from '@cic/protocol'
import { Player } from '@cic/server/testing'
import type { Page } from 'playwright-core'
import { heapMeter } from '../test/browser/heap.ts'
import { scriptsUntil } from '../test/browser/loaded.ts'
import { clientOf, isAsked, openRig, type Rig } from '../test/browser/rig.ts'

import { measureSlowPhone, type SlowPhone } from './slow-phone.ts'

export { measurePlay, type PlayBench, type PlayFigures } from './play.ts'

export interface WebBench {
  /** How many whole games one page follows, one after the other. */
  readonly games: number
  readonly say?: (line: string) => void
}

export interface WebFigures {
  /** Compressed JavaScript until the first question can be answered. */
  readonly kilobytes: number
  readonly updates: number
  readonly updateMedian: number
  /** In milliseconds, as the median is; the limit is 100. */
  readonly update99: number
  /** The slowest of all, and what they brought. */
  readonly slowest: readonly Update[]
  /** While something moves at the table. */
  readonly framesPerSecond: number
  readonly framesMeasured: number
  /** The same browser with nothing but one square that moves: more is not to be had on this machine now. */
  readonly framesPerSecondOfAnEmptyPage: number
  /** Of the JavaScript heap, from the beginning of the first game to the end of the last; the limit is 50. */
  readonly grownMegabytes: number
  readonly heapMegabytes: readonly number[]
  readonly slowPhone: SlowPhone
}

interface Update {
  /** From arriving to being on the screen. */
  readonly milliseconds: number
  /** Of these, until the browser began its next frame. */
  readonly untilFrame: number
  readonly changes: readonly string[]
}

type Moving = Pick<WebFigures, 'framesPerSecond' | 'framesMeasured' | 'framesPerSecondOfAnEmptyPage'>

const players = 5
/** Faster than anybody plays, but so that every update comes by itself. */
const quick: Pace = { ...livePace, kind: 'slow', botSeconds: 0.1 }
/** As people see it: bots take their time, and windows are open for a while. */
const forPeople: Pace = { ...livePace, windowSeconds: 0.3, botSeconds: 0.1 }

export async function measureWeb({ games, say = () => undefined }: WebBench): Promise<WebFigures> {
  if (!existsSync(join(import.meta.dirname, '../dist/index.html')))
    throw new Error('Build the page first: npm run build:web')
  const rig = await openRig()
  try {
    const kilobytes = await measureLoading(rig)
    say(`${kilobytes} KB loaded`)
    const moving = await measureMoving(rig)
    say(`${moving.framesPerSecond} frames a second, ${moving.framesPerSecondOfAnEmptyPage} of an empty page`)
    const slowPhone = await measureSlowPhone(rig)
    say(`a slow phone: blocked for ${slowPhone.blocked} ms, ${slowPhone.clickToUpdate} ms from click to update`)
    return { kilobytes, ...(await measureGames(rig, games, say)), ...moving, slowPhone }
  } finally {
    await rig.close()
  }
}

async function measureLoading(rig: Rig): Promise<number> {
  const page = await rig.person()
  const id = await rig.game([page], { until: isAsked(0, 'setup:chooseCharacter') })
  const scripts = await scriptsUntil(page, `${rig.url}/table/${id}`, '.question .answer')
  await page.close()
  return Math.round(scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) / 1000)
}

async function measureMoving(rig: Rig): Promise<Moving> {
  const page = await instrumented(rig, 'system')
  const frames: number[] = []
  await following(rig, page, 'moving', forPeople, async () => {
    frames.push(...(await framesOf(page, 20)))
  })
  await page.goto('about:blank')
  await page.evaluate('cicBench.moveOneThing()')
  const ofAnEmptyPage = await framesOf(page, 5)
  await page.close()
  return {
    framesPerSecond: rate(frames),
    framesMeasured: frames.length,
    framesPerSecondOfAnEmptyPage: rate(ofAnEmptyPage),
  }
}

const framesOf = (page: Page, seconds: number): Promise<number[]> =>
  page.evaluate(`cicBench.framesWhileMoving(${seconds})`)

function rate(frames: readonly number[]): number {
  if (frames.length === 0) throw new Error('Nothing has moved.')
  return rounded((1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0))
}

async function measureGames(
  rig: Rig,
  games: number,
  say: (line: string) => void,
): Promise<Omit<WebFigures, 'kilobytes' | 'slowPhone' | keyof Moving>> {
  const page = await instrumented(rig, 'off')
  const heap = await heapMeter(page)
  const heaps: number[] = []
  for (let n = 0; n < games; n++) {
    await following(rig, page, `game ${n}`, quick, async (player) => {
      if (n === 0) heaps.push(rounded(await heap()))
      await player.over(600_000)
      await page.locator('.game-over').waitFor()
    })
    heaps.push(rounded(await heap()))
    say(`game ${n + 1}: ${heaps.at(-1)} MB of heap`)
  }
  const updates = (await page.evaluate<Update[]>('cicBench.updates')).sort(
    (one, other) => one.milliseconds - other.milliseconds,
  )
  await page.close()
  const inOrder = (part: number): number => rounded(updates[Math.floor(updates.length * part)].milliseconds)
  return {
    updates: updates.length,
    updateMedian: inOrder(0.5),
    update99: inOrder(0.99),
    slowest: updates.slice(-3).map(inShort),
    grownMegabytes: rounded(Math.max(...heaps) - heaps[0]),
    heapMegabytes: heaps,
  }
}

const inShort = ({ milliseconds, untilFrame, changes }: Update): Update => ({
  milliseconds: rounded(milliseconds),
  untilFrame: rounded(untilFrame),
  changes,
})

async function instrumented(rig: Rig, motion: 'system' | 'off'): Promise<Page> {
  const page = await rig.person({ motion })
  await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
  await page.reload()
  return page
}

/** The page follows a game from a seat at it, for which a program answers. It goes from table to table without being loaded anew. */
async function following(
  rig: Rig,
  page: Page,
  seed: string,
  pace: Pace,
  meanwhile: (player: Player) => Promise<void>,
): Promise<void> {
  const id = await rig.store([page], { players, seed, pace })
  await page.evaluate(`history.pushState({}, '', '/table/${id}'); dispatchEvent(new PopStateEvent('popstate'))`)
  await page.locator('.table').waitFor()
  const player = new Player(await clientOf(page, rig.url), id, chanceFrom(seed))
  await meanwhile(player)
  await player.stop()
}

const rounded = (value: number): number => Math.round(value * 10) / 10
