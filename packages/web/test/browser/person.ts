// What a person does at a table, and what a tool for accessibility finds there.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** What there is to do at one moment. It is read at once: what is counted first and pressed later may have gone by itself meanwhile. */
interface Moment {
  /** A card of one's own, or a scene, which comes before whatever is asked. */
  readonly before?: 'card' | 'scene'
  /** How many answers there are. */
  readonly answers: number
  /** The keys of those that are not picked yet. */
  readonly keys: readonly string[]
  /** Where several are picked: whether they can be confirmed. */
  readonly confirm?: 'ready' | 'not yet'
}

const answerable = '.question:not(.idle) .answer:not(:disabled, [aria-disabled])'
/** What a finger can answer with: where cards are picked on a phone, those of the hand itself. */
export const touchable = `.table:has(.question .confirm:not([aria-disabled])) .hand-card.lit .card-face, ${answerable}`

const momentOf = (page: Page, answers: string): Promise<Moment> => page.evaluate(readMoment, answers)

/** Runs in the page. */
function readMoment(answers: string): Moment {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  const open = [...document.querySelectorAll(answers)].filter((one) => one.checkVisibility())
  const keys = open
    .filter((one) => one.ariaPressed !== 'true')
    .map((one) => one.getAttribute('aria-keyshortcuts') ?? one.querySelector('.key')?.textContent ?? '')
  const count = { answers: open.length, keys: keys.filter((key) => key !== '') }
  if (has('.own-card button:not([aria-disabled])')) return { before: 'card', ...count }
  if (has('.showing')) return { before: 'scene', ...count }
  if (!has('.question:not(.idle) .confirm')) return count
  const ready = has('.question .confirm:enabled:not([aria-disabled])')
  return { ...count, confirm: ready ? 'ready' : 'not yet' }
}

/** Answers whatever is asked, by the keyboard alone. Returns whether something was answered. */
export async function answerByKeyboard(page: Page, turn: number): Promise<boolean> {
  const moment = await momentOf(page, answerable)
  if (moment.before === 'card') await page.keyboard.press('Escape')
  if (moment.before === 'scene') for (let press = 0; press < 2; press++) await page.locator('body').press('Space')
  return answerIn(page, moment, turn)
}

/** Answers what is asked, unless something on stage comes before it: that stays as it is. */
async function answerIn(page: Page, { before, keys, confirm }: Moment, turn: number): Promise<boolean> {
  if (before !== undefined || (keys.length === 0 && confirm !== 'ready')) return false
  if (confirm === undefined) {
    await page.keyboard.press(keys[turn % keys.length])
    return true
  }
  // Which answers are left changes with each that is picked.
  for (let now: Moment = { answers: 0, keys, confirm }; now.confirm === 'not yet' && now.keys.length > 0; ) {
    await page.keyboard.press(now.keys[0])
    now = await momentOf(page, answerable)
  }
  await page.locator('body').press('Enter')
  return true
}

/** The same with a finger. */
export async function answerByTouch(page: Page, turn: number): Promise<boolean> {
  // A card touched just when it could no longer be picked shows itself.
  await touch(page, '.about.opened .close')
  const { before, answers, confirm } = await momentOf(page, touchable)
  if (before === 'card') await touch(page, '.own-card button')
  if (before === 'scene') await touch(page, '.showing .row button:last-child')
  if (before !== undefined || (answers === 0 && confirm !== 'ready')) return false
  if (confirm === undefined) return touch(page, touchable, turn % answers)
  for (let i = 0, ready = confirm === 'ready'; i < answers && !ready; i++) {
    await touch(page, touchable, i)
    ready = (await momentOf(page, touchable)).confirm !== 'not yet'
  }
  return touch(page, '.question .confirm:enabled')
}

/** Touches one of these where a finger would. Returns whether it was there to be touched. */
async function touch(page: Page, selector: string, n = 0): Promise<boolean> {
  const at = await page.evaluate(pointOf, { selector, n })
  if (at === undefined) return false
  await page.touchscreen.tap(at.x, at.y)
  return true
}

/** Runs in the page: the middle of a thing, once it is in sight and nothing lies over it. */
function pointOf({ selector, n }: { selector: string; n: number }): { x: number; y: number } | undefined {
  const thing = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())[n]
  for (const block of ['nearest', 'center'] as const) {
    thing?.scrollIntoView({ block, inline: block, behavior: 'instant' })
    const { left, top, width, height } = thing?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width > 0 && thing?.contains(document.elementFromPoint(x, y))) return { x, y }
  }
  return undefined
}

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

/** Goes on by whatever is asked first, past all scenes, until this is there, and so many of it. */
export const goesOn = (page: Page, until: string, howMany = 1): Promise<unknown> =>
  meanwhile(
    page,
    page.waitForFunction(
      ({ until, howMany }) => document.querySelectorAll(until).length >= howMany,
      { until, howMany },
      {
        timeout: longest,
      },
    ),
    () => answerByKeyboard(page, 0),
  )

/** Goes on the same way, but watches, until this is on stage: returns what is read of it then. */
export const comesOnStage = <T = string>(page: Page, scene: string, read: (element: Element) => T): Promise<T> =>
  meanwhile(page, seenOnce(page, scene, read), async () => answerIn(page, await momentOf(page, answerable), 0))

/** What can be read of a thing in the first moment that it is there: a scene goes by itself, but whoever holds it can read on. */
export async function seenOnce<T>(page: Page, selector: string, read: (element: Element) => T): Promise<T> {
  const thing = await page.waitForSelector(selector, { state: 'attached', timeout: longest })
  return (await thing.evaluate(read as (element: unknown) => T)) as T
}

export const whatItSays = (element: Element): string => (element as HTMLElement).innerText

async function meanwhile<T>(page: Page, wanted: Promise<T>, act: () => Promise<unknown>): Promise<T> {
  let came = false
  const coming = wanted.finally(() => {
    came = true
  })
  while (!came) {
    await act()
    await aChange(page)
  }
  return coming
}

/** Waits until something on the page changes, if it does soon. Asking again and again would keep a small machine from playing on. */
export const aChange = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => done())
        const timer = setTimeout(() => done(), 250)
        const done = (): void => {
          watch.disconnect()
          clearTimeout(timer)
          resolve()
        }
        watch.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )

/** Whoever touched what takes an answer back is not agreed with: the table would wait for a vote for ever. */
const refuse = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.vote-buttons button:last-child')?.click())

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
    await refuse(page)
    if (await turn(page, i)) await answered(++answers)
    else await aChange(page)
  }
  assert.ok(await page.locator('.game-over').count(), `stuck at ${await page.locator('.question').innerText()}`)
  return answers
}

/** All of them, however the first one ends: where somebody is stuck, what the others see tells why. */
export async function everybody<T>(playing: readonly Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(playing)
  assert.deepEqual(
    ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
    [],
  )
  return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}
