// What a person does at a table, and what a tool for accessibility finds there.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'

/** Answers whatever is asked, by the keyboard alone. Returns whether something was asked. */
export async function answerByKeyboard(page: Page, turn: number): Promise<boolean> {
  const own = page.locator('.own-card button:not([aria-disabled])')
  if ((await own.count()) > 0) {
    await own.press('Enter')
    return false
  }
  if ((await page.locator('.showing').count()) > 0) {
    for (let press = 0; press < 2; press++) await page.locator('body').press('Space')
    return false
  }
  const question = page.locator('.question:not(.idle)')
  if ((await question.count()) === 0) return false
  const answers = await page.locator('.question .answer:not(:disabled, [aria-disabled])').count()
  const several = (await page.locator('.question .confirm').count()) > 0
  if (answers === 0 && !several) return false
  if (!several) {
    await page.keyboard.press(keys[turn % Math.min(answers, keys.length)])
    return true
  }
  for (let i = 0; i < answers && (await page.locator('.question .confirm:disabled').count()) > 0; i++) {
    await page.keyboard.press(keys[i])
  }
  await page.locator('body').press('Enter')
  return true
}

/** What a finger can answer with: where cards are picked on a phone, those of the hand itself. */
export const touchable =
  '.table:has(.question .confirm:not([aria-disabled])) .hand-card.lit .card-face:visible, .question .answer:not(:disabled, [aria-disabled]):visible'

/** The same with a finger. */
export async function answerByTouch(page: Page, turn: number): Promise<boolean> {
  const own = page.locator('.own-card button')
  if ((await own.count()) > 0) {
    await own.tap()
    return false
  }
  const skip = page.locator('.showing button').last()
  if ((await skip.count()) > 0) {
    await touch(skip, 500)
    return false
  }
  // A card touched just when it could no longer be picked shows itself.
  const close = page.locator('.about.opened .close')
  if ((await close.count()) > 0) await touch(close)
  const answers = page.locator(touchable)
  const count = await answers.count()
  if (count === 0) return false
  const confirm = page.locator('.question .confirm')
  if ((await confirm.count()) === 0) return touch(answers.nth(turn % count))
  const unsettled = page.locator('.question .confirm:disabled')
  for (let i = 0; i < count && (await unsettled.count()) > 0; i++) await touch(answers.nth(i))
  return touch(confirm)
}

/** What was there a moment ago may be gone by now: returns whether it was touched. */
const touch = (target: Locator, timeout = 3000): Promise<boolean> =>
  target.tap({ timeout }).then(
    () => true,
    () => false,
  )

const keys = '123456789abcdefghijklmnopqrstuvwxyz'

/** What this page shows of the table to everybody: resources, ships, people with what they hold, the log. */
export const pictureOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.dial b', '.area', '.player .place', '.player .facts', '.log .feed-list li:not(.private, .new-from, .earlier)']
      .map((part) => [...document.querySelectorAll(part)].map((one) => one.textContent).join(' | '))
      .join('\n'),
  )

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds serious or critical on a page, one line each: in its theme, and of the colours in the other one. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const found = await problems(page, {})
  await inOtherTheme(page)
  const others = await problems(page, { runOnly: ['color-contrast'] })
  await inOtherTheme(page)
  return [...found, ...others]
}

const inOtherTheme = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
    // Colours do not change at once.
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  })

const problems = (page: Page, options: object): Promise<string[]> =>
  page.evaluate(async (more) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...more })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      )
  }, options)

interface AxeResults {
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[]
}

/** Goes on by whatever is asked first, until this is there. */
export async function goesOn(page: Page, until: string): Promise<void> {
  for (let i = 0; i < 300 && (await page.locator(until).count()) === 0; i++) {
    const [first] = await page.locator('.question:not(.idle) .answer').all()
    await first?.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForTimeout(250)
  }
  await page.locator(until).first().waitFor({ state: 'attached' })
}

/** As long as a whole game may take, with bots that think and windows that wait. */
const longest = 600_000

/** Plays on until the game is over. Returns how often something was answered. */
export async function playOut(
  page: Page,
  turn: (page: Page, i: number) => Promise<boolean>,
  answered: (answers: number) => Promise<void> = async () => undefined,
): Promise<number> {
  let answers = 0
  const end = Date.now() + longest
  for (let i = 0; Date.now() < end && (await page.locator('.game-over').count()) === 0; i++) {
    if (await turn(page, i)) await answered(++answers)
    else await page.waitForTimeout(10)
  }
  await page.waitForSelector('.game-over')
  return answers
}
