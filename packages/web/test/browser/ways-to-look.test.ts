// The other ways to look at the page: twice as large, in the reader's own colours, on paper, and by the focus.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { resize } from './drawn.ts'
import { aChange } from './person.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

/** Laptops at 200 %: 1440 × 900, 1366 × 768 and 1280 × 720. */
const twiceAsLarge = [
  [720, 450],
  [683, 384],
  [640, 360],
] as const

test('at twice the size the first answers, how many more there are, and what a check may bring are in sight', async () => {
  for (const [width, height] of twiceAsLarge) {
    const page = await rig.person()
    await resize(page, { width, height })
    const where = `${width} × ${height}`
    await rig.game([page], { seed: 'stage', until: isAsked(0, 'move:choose'), answers: 'random' })
    await page.locator('.question .answer').first().waitFor()
    assert.deepEqual(await outOfSight(page, ['.question h2', '.question .answer']), [], where)
    await rig.game([page], { seed: 'stage', until: isAsked(0, 'skillCheck:contribute'), answers: 'random' })
    await page.locator('.check-outcomes').waitFor()
    const parts = ['.question h2', '.question .answer', '.question .confirm', '.check-outcomes']
    assert.deepEqual(await outOfSight(page, parts), [], where)
    // The rest is there by scrolling, and what is asked stays.
    await page.locator('.hand-card').first().scrollIntoViewIfNeeded()
    assert.deepEqual(await outOfSight(page, ['.question h2', '.question .confirm', '.hand-card']), [], where)
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), where)
    await page.close()
  }
})

/** The parts whose first piece is not wholly on the screen, or lies under something else. */
const outOfSight = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (names) =>
      names.filter((name) => {
        const piece = document.querySelector(name)
        if (piece === null) return true
        const { left, top, right, bottom } = piece.getBoundingClientRect()
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const whole = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        return !whole || there === null || !(piece.contains(there) || there.contains(piece))
      }),
    parts,
  )

test('in forced colours one sees whose turn it is, where the fleet stands and what can be touched', async () => {
  const page = await rig.person()
  await page.emulateMedia({ forcedColors: 'active' })
  await rig.game([page], { seed: 'stage', until: isAsked(0, 'move:choose'), answers: 'random' })
  await page.locator('.room.lit').first().waitFor()
  const styles = await page.evaluate(() => {
    const of = (name: string): CSSStyleDeclaration => {
      const piece = document.querySelector(name)
      if (piece === null) throw new Error(`There is no ${name}`)
      return getComputedStyle(piece)
    }
    return {
      lit: of('.room.lit').outlineStyle,
      dark: of('.room:not(.lit)').outlineStyle,
      turn: of('.player.now').borderLeftStyle,
      others: of('.player:not(.now)').borderLeftStyle,
      at: of('.jump .at').backgroundColor,
      elsewhere: of('.jump li:not(.at)').backgroundColor,
      person: of('.player .disc').borderTopStyle,
      step: of('.dots .on').backgroundColor,
      otherStep: of('.dots i:not(.on)').backgroundColor,
    }
  })
  assert.equal(styles.lit, 'solid')
  assert.equal(styles.dark, 'none')
  assert.equal(styles.turn, 'solid')
  assert.equal(styles.others, 'none')
  assert.notEqual(styles.at, styles.elsewhere)
  assert.equal(styles.person, 'solid')
  assert.notEqual(styles.step, styles.otherStep)
  await page.close()
})

test('the reference is printed whole, black on white and without what cannot be pressed on paper', async () => {
  const page = await rig.person()
  await page.goto(`${rig.url}/reference#cards`)
  await page.locator('.entries > li').first().waitFor()
  const found = Number.parseInt((await page.locator('.found').innerText()).replaceAll(/\D/g, ''), 10)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.waitForFunction((n) => document.querySelectorAll('.entries > li').length === n, found)
  for (const gone of ['.site-header', '.filters', '.halves']) assert.equal(await page.locator(gone).isVisible(), false)
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark')
  await page.goto(`${rig.url}/reference#rules`)
  await page.locator('.chapter').first().waitFor()
  assert.equal(await page.locator('.rule-book > nav').isVisible(), false)
  await page.close()
})

test('after an answer the focus is somewhere at every moment', async () => {
  const page = await rig.person()
  await rig.game([page], { seed: 'stage', until: isAsked(0, 'move:choose'), answers: 'random' })
  await page.locator('.question .answer').first().focus()
  await page.evaluate(watchTheFocus)
  const answered = new Set<string>()
  for (let press = 0; answered.size < 8; press++) {
    assert.ok(press < 400, await page.locator('.question').innerText())
    // The focus walks from answer to answer; Enter gives the one that it is on. What is drawn or picked is taken first.
    const asked = await page.evaluate(() => document.querySelector('.question')?.getAttribute('data-decision'))
    await page.evaluate(focusNext, press)
    await page.keyboard.press('Enter')
    await aChange(page)
    const now = await page.evaluate(() => document.querySelector('.question')?.getAttribute('data-decision'))
    if (asked && now !== asked) answered.add(asked)
  }
  assert.equal(await page.evaluate('focusLost'), 0)
  assert.deepEqual(rig.errors, [])
  await page.close()
})

/** Runs in the page: on the way to confirm if that can be done, otherwise on one of the answers that are not picked yet. */
function focusNext(turn: number): void {
  const confirm = document.querySelector<HTMLElement>('.question .confirm:enabled:not([aria-disabled])')
  const free = '.question .answer:not(:disabled, [aria-disabled], [aria-pressed=true])'
  const answers = [...document.querySelectorAll<HTMLElement>(free)]
  const wanted = confirm ?? answers[turn % Math.max(1, Math.min(answers.length, 2))]
  wanted?.focus()
}

/** Runs in the page: counts the frames in which nothing has the focus. */
function watchTheFocus(): void {
  const scope = window as unknown as { focusLost: number }
  scope.focusLost = 0
  const look = (): void => {
    if (document.activeElement === document.body) scope.focusLost++
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
