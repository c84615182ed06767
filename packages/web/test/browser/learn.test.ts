// The guided first game, by keyboard alone: from its page to its end, with a reload in the middle; and on a phone.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { aChange, answerByKeyboard, seriousProblems } from './person.ts'
import { openRig, type Rig } from './rig.ts'

let rig: Rig

before(async () => {
  rig = await openRig()
})
after(() => rig.close())

test('on a phone the coach, the question and the way on are in sight', async () => {
  const page = await rig.person({ width: 360, height: 740, language: 'de', theme: 'light' })
  await page.goto(`${rig.url}/learn`)
  await page.locator('.learn .primary').tap({ force: true })
  for (let i = 0; i < 2; i++) {
    const next = page.locator('.next-lesson')
    await next.waitFor()
    assert.ok(await inSight(page, '.next-lesson'))
    await next.tap({ force: true })
  }
  await page.waitForSelector('.question .answer')
  for (const part of ['.advice', '#lesson', '.question h2', '.question .answer'])
    assert.ok(await inSight(page, part), part)
  assert.deepEqual(await seriousProblems(page), [])
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
  // What has been told stays kept when one leaves.
  await page.goto(`${rig.url}/learn`)
  await page.getByRole('button', { name: 'Weiter, wo ich aufgehört habe' }).tap({ force: true })
  await page.waitForSelector('.question .answer')
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('from /learn to the end, by keyboard', async () => {
  const page = await rig.person()
  await page.goto(`${rig.url}/learn`)
  await tabTo(page, '.learn .primary')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.coach')
  const lessons = new Set<string>()
  let reloaded = false
  for (let i = 0; (await page.locator('.site.learn').count()) === 0; i++) {
    await page.waitForSelector(somethingToDo)
    for (const words of await page.locator('#lesson').allInnerTexts()) lessons.add(words)
    if (lessons.size === 8 && !reloaded) {
      reloaded = true
      await comesBack(page)
      assert.deepEqual(await seriousProblems(page), [])
    }
    await act(page, i)
  }
  await page.getByRole('heading', { name: 'You know how to play' }).waitFor()
  assert.ok(reloaded)
  assert.ok(lessons.size >= 20, `${lessons.size} lessons`)
  assert.equal(await page.locator('.learn-people li').count(), 3)
  assert.deepEqual(await seriousProblems(page), [])
  await tabTo(page, '.play-alone .primary')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table:not(.guided) .question')
  assert.deepEqual(rig.errors, [])
})

test('what is new in each expansion is told beside the guided games, with its rules', async () => {
  const page = await rig.person({ language: 'pl' })
  await page.goto(`${rig.url}/learn`)
  const boxes = page.locator('.what-is-new')
  await boxes.first().waitFor()
  for (let i = 0; i < (await boxes.count()); i++) {
    await boxes.nth(i).locator('summary').press('Enter')
    await boxes.nth(i).locator('li').nth(3).waitFor()
  }
  assert.deepEqual(await seriousProblems(page), [])
  await boxes.first().locator('li a').first().click()
  await page.locator('.chapter').first().waitFor()
  assert.deepEqual(rig.errors, [])
  await page.close()
})

test('the second game begins as a Cylon, and the coach says so', async () => {
  const page = await rig.person({ language: 'es' })
  await page.goto(`${rig.url}/learn`)
  await page.locator('[data-course="cylon"] button').first().click()
  await page.locator('#lesson').waitFor()
  assert.match(await page.locator('#lesson').innerText(), /eres el enemigo/)
  for (let i = 0; (await page.locator('.back').count()) === 0; i++) {
    await page.waitForSelector(somethingToDo)
    for (const why of await page.locator('.advice > p:last-child').allInnerTexts()) assert.notEqual(why.trim(), '')
    await act(page, i)
  }
  await page.locator('.peek').click()
  await page.locator('.secrets .small-card.cylon').waitFor()
  assert.deepEqual(await seriousProblems(page), [])
  assert.deepEqual(rig.errors, [])
  await page.close()
})

const somethingToDo = '.scene, .showing, .next-lesson, .question .answer:enabled, .site.learn'

async function act(page: Page, turn: number): Promise<void> {
  const next = page.locator('.next-lesson').first()
  if ((await page.locator('.scene, .showing').count()) > 0) await page.locator('body').press('Space')
  else if ((await next.count()) > 0) await next.press('Enter', { timeout: 2000 }).catch(() => undefined)
  else if (!(await answerByKeyboard(page, turn))) await aChange(page)
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const there = (): Promise<boolean> => page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)
  await page.waitForSelector(selector)
  for (let i = 0; i < 40 && !(await there()); i++) await page.keyboard.press('Tab')
  assert.ok(await there(), selector)
}

const whatStands = '.turn h1, .question h2, #lesson'

/** After a reload everything is as it was. */
async function comesBack(page: Page): Promise<void> {
  const stands = (): Promise<string[]> => page.locator(whatStands).allInnerTexts()
  const before = await stands()
  await page.reload()
  await page.waitForSelector('.coach')
  await page.waitForFunction(({ parts, count }) => document.querySelectorAll(parts).length === count, {
    parts: whatStands,
    count: before.length,
  })
  assert.deepEqual(await stands(), before)
}

const inSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const front = document.elementFromPoint((left + right) / 2, Math.min(bottom - 2, (top + bottom) / 2))
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && element.contains(front)
    })
