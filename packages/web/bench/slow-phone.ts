// The page on a phone whose processor is four times slower: how long it is blocked until a table can be used, and how soon an answer is on
// the screen.

import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { isAsked, type Rig } from '../test/browser/rig.ts'

export interface SlowPhone {
  /**
   * What tasks took beyond 50 ms each until the first question can be answered and all of the table is drawn, in milliseconds of the
   * processor, so that other programs on the machine count little; the limit is 300.
   */
  readonly blocked: number
  readonly untilFirstQuestion: number
  /** From a click to the frame that shows what it led to, in the median, in milliseconds; the limit is 60. */
  readonly clickToUpdate: number
  /** Of these what the page itself takes, in milliseconds of the processor; the rest is the line, the server and other programs. */
  readonly clickOfPage: number
  readonly clicks: number
}

const slower = 4
const answers = 30
const mostTaps = 60
/** Milliseconds after a tap in which nothing is asked of the page but what the tap asks. */
const untouched = 600

const clicksOf = (page: Page): Promise<number[]> => page.evaluate('cicBench.clicks')

export async function measureSlowPhone(rig: Rig): Promise<SlowPhone> {
  const page = await rig.person({ width: 390, height: 844 })
  const id = await rig.store([page], { players: 5, seed: 'phone', until: isAsked(0, 'move:choose') })
  await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await rig.browser.startTracing(page, { categories })
  const begun = performance.now()
  await page.goto(`${rig.url}/table/${id}`)
  await page.locator('.question .answer').first().waitFor()
  const untilFirstQuestion = Math.round(performance.now() - begun)
  for (const part of ['.strip', '.side', '.tray']) await page.locator(part).waitFor({ state: 'attached' })
  const blocked = blockedIn(eventsOf(await rig.browser.stopTracing()))
  await rig.browser.startTracing(page, { categories })
  for (let taps = 0; taps < mostTaps && (await clicksOf(page)).length < answers; taps++) {
    await tapAnAnswer(page)
    // Whoever asks the page whether it is ready keeps it from being so.
    await page.waitForTimeout(untouched)
  }
  const clicks = await clicksOf(page)
  const ofPage = ofPageIn(eventsOf(await rig.browser.stopTracing()))
  await page.close()
  return {
    blocked,
    untilFirstQuestion,
    clickToUpdate: median(clicks),
    clickOfPage: median(ofPage),
    clicks: clicks.length,
  }
}

const median = (all: readonly number[]): number =>
  Math.round([...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0)

/** The first answer that can be given; of several, as many as it takes are picked in the hand. */
async function tapAnAnswer(page: Page): Promise<void> {
  const answer = page.locator('.question .answer:not(:disabled, [aria-disabled]):visible, .hand-card.lit .card-face')
  const confirm = page.locator('.question .confirm:not([aria-disabled])')
  const skip = page.locator('.showing button, .own-card button')
  await answer.or(confirm).or(skip).first().waitFor()
  // What is shown goes on by itself, and so does the game: then there is something else to tap.
  if ((await skip.count()) > 0) return tapIfThere(skip.first())
  for (let i = 0; (await confirm.count()) > 0 && (await confirm.isDisabled()); i++) await tapIfThere(answer.nth(i))
  await tapIfThere(((await confirm.count()) > 0 ? confirm : answer).first())
}

/** As a finger does it: whoever asks the page afterwards whether it was hit takes of its time. */
async function tapIfThere(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(() => undefined)
  const box = await what.boundingBox({ timeout: 2000 }).catch(() => null)
  if (box !== null) await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const categories = ['toplevel', 'blink.user_timing', '__metadata']

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** When it began, and how long it took; in microseconds. */
  readonly ts: number
  readonly dur?: number
  /** In microseconds, of the processor. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

const eventsOf = (trace: Buffer): readonly TraceEvent[] =>
  (JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents

/** The tasks of the page's own thread, by what the browser has written down. */
function tasksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const drawing = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  )
  const tasks = events.filter((one) => one.name === 'ThreadControllerImpl::RunTask' && drawing.has(threadOf(one)))
  if (tasks.length === 0) throw new Error('The browser has written down no tasks.')
  return tasks
}

const blockedIn = (events: readonly TraceEvent[]): number =>
  Math.round(tasksIn(events).reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0))

/** What the tasks from each click to what it led to took, in milliseconds. */
function ofPageIn(events: readonly TraceEvent[]): number[] {
  const tasks = tasksIn(events)
  const marks = events.filter(({ name }) => name.startsWith('cic:')).sort((one, other) => one.ts - other.ts)
  return marks.flatMap((click, i) => {
    const shown = marks[i + 1]
    if (click.name !== 'cic:click' || shown?.name !== 'cic:shown') return []
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > click.ts && ts < shown.ts)
    return between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  })
}
