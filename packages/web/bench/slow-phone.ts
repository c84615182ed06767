// The page on a phone whose processor is four times slower: how long it is blocked until a table can be used, and how soon an answer is on
// the screen.

import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { isAsked, type Rig } from '../test/browser/rig.ts'

export interface SlowPhone {
  /** What tasks took beyond 50 ms each until the first question can be answered, in milliseconds; the limit is 300. */
  readonly blocked: number
  readonly untilFirstQuestion: number
  /** From a tap to what it changed on the screen, in the median, in milliseconds; the limit is 60. */
  readonly clickToUpdate: number
  readonly clicks: number
}

const slower = 4
const answers = 30

export async function measureSlowPhone(rig: Rig): Promise<SlowPhone> {
  const page = await rig.person({ width: 390, height: 844 })
  const id = await rig.store([page], { players: 5, seed: 'phone', until: isAsked(0, 'move:choose') })
  await page.addInitScript({ path: join(import.meta.dirname, 'in-page.js') })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const begun = performance.now()
  await page.goto(`${rig.url}/table/${id}`)
  await page.locator('.question .answer').first().waitFor()
  const untilFirstQuestion = Math.round(performance.now() - begun)
  const blocked = await blockedUntilNow(page)
  for (let given = 0; given < answers; given++) await tapAnAnswer(page)
  const clicks = (await page.evaluate<number[]>('cicBench.clicks')).sort((one, other) => one - other)
  await page.close()
  return {
    blocked,
    untilFirstQuestion,
    clickToUpdate: Math.round(clicks[Math.floor(clicks.length / 2)] ?? 0),
    clicks: clicks.length,
  }
}

/** The first answer that can be given; of several, as many as it takes are picked in the hand. */
async function tapAnAnswer(page: Page): Promise<void> {
  const answer = page.locator('.question .answer:not(:disabled, [aria-disabled]):visible, .hand-card.lit .card-face')
  const confirm = page.locator('.question .confirm:not([aria-disabled])')
  const skip = page.locator('.showing button, .own-card button')
  await answer.or(confirm).or(skip).first().waitFor()
  if ((await skip.count()) > 0) return skip.first().tap()
  for (let i = 0; (await confirm.count()) > 0 && (await confirm.isDisabled()); i++) await answer.nth(i).tap()
  await ((await confirm.count()) > 0 ? confirm : answer).first().tap()
}

const blockedUntilNow = async (page: Page): Promise<number> => {
  const long = await page.evaluate<number[]>('cicBench.longTasks')
  return Math.round(long.reduce((sum, duration) => sum + duration - 50, 0))
}
