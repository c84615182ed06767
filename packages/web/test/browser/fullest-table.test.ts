// The fullest table there can be, for every objective, on a laptop, a tablet and a phone: nothing is cut off, nothing lies over anything
// else, and what is promised to be in sight is.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { given } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { unreadable } from './cuts.ts'
import { drawnAnew, resize } from './drawn.ts'
import { fullest } from './fullest.ts'
import { openRig, type Rig } from './rig.ts'
import { openAt } from './sitting.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig?.close())

const screens = {
  laptop: [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 1366, height: 650 },
    { width: 1280, height: 720 },
  ],
  tablet: [{ width: 1024, height: 768 }],
  phone: [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ],
} as const

/** Each with the languages whose words are longest there. */
const looks = [
  ['laptop', 'de'],
  ['laptop', 'es'],
  ['tablet', 'de'],
  ['phone', 'pl'],
] as const

for (const [screen, language] of looks) {
  test(`seven players with every box, in ${language} on a ${screen}`, { timeout: 180_000 }, async () => {
    const sizes = screens[screen]
    const page = await rig.person({ ...sizes[0], language })
    page.setDefaultTimeout(60_000)
    const found: string[] = []
    for (const [objective, situation] of Object.entries(fullest)) {
      await openAt(rig, page, given(situation).action(), 'fullest')
      for (const size of sizes) {
        await resize(page, size)
        await page.mouse.move(0, 0)
        for (const line of [...(await everyView(page)), ...(await page.evaluate(outOfSight))])
          found.push(`${objective}, ${size.width} × ${size.height}: ${line}`)
      }
    }
    assert.deepEqual(found, [])
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

test('the base game with a revealed Cylon, in de on a laptop', { timeout: 180_000 }, async () => {
  const page = await rig.person({ ...screens.laptop[0], language: 'de' })
  const table = given({
    seats: ['tigh', 'roslin', 'starbuck', 'helo', 'tyrol'],
    loyalty: { tigh: ['cylon-reduce-morale'] },
    revealed: ['tigh'],
    at: { tigh: 'caprica' },
    damaged: ['weapons-control'],
    boarding: [1, 0, 0, 0],
  })
  await openAt(rig, page, table.action(), 'cylon')
  for (const size of screens.laptop) {
    await resize(page, size)
    await page.mouse.move(0, 0)
    assert.deepEqual(await unreadable(page), [], `${size.width} × ${size.height}`)
  }
  assert.deepEqual(rig.errors, [])
  await page.close()
})

/** On a narrow screen the board shows one of its parts at a time. */
async function everyView(page: Page): Promise<string[]> {
  const parts = page.locator('.zoom button')
  if (!(await parts.first().isVisible())) return unreadable(page)
  const found: string[] = []
  for (const part of await parts.all()) {
    await part.click()
    await drawnAnew(page)
    for (const line of await unreadable(page)) found.push(`${await part.textContent()}: ${line}`)
  }
  await parts.first().click()
  return found
}

/** Runs in the page: of what is promised to be in sight at once, that which is not. */
function outOfSight(): string[] {
  const seen = ['.menu > button', '.jump .track', '.pursuit .track', '.dial b', '.distance', '[data-beyond]', '.player']
  if (innerWidth >= 1200) seen.push('.in-play li')
  return seen.flatMap((selector) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        const frame = one.closest('.board, .players, .bar')?.getBoundingClientRect()
        const inside =
          frame !== undefined &&
          left >= frame.left - 1 &&
          top >= frame.top - 1 &&
          right <= Math.min(frame.right, innerWidth) + 1 &&
          bottom <= Math.min(frame.bottom, innerHeight) + 1
        return inside ? [] : [`${selector} is out of sight: “${one.textContent}”`]
      }),
  )
}
