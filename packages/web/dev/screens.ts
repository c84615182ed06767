// Pictures of every main screen in English and German, laptop and phone: `npm run screens`. They are kept in docs/screens and looked at.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pending } from '@cic/engine'
import type { Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Harness, startHarness } from './server.ts'
import type { Table } from './tables.ts'

const folder = join(import.meta.dirname, '../../../docs/screens')
const looks = [
  { name: 'laptop-dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'laptop-light', width: 1440, height: 900, theme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, theme: 'dark' },
  { name: 'phone-light', width: 360, height: 740, theme: 'light' },
]

/** From which decision of the person on a screen shows something worth a picture. */
const moments: readonly [string, RegExp, number][] = [
  ['first-question', /chooseCharacter/, 0],
  ['action', /action:choose/, 14],
  ['check', /contribute/, 12],
]

mkdirSync(folder, { recursive: true })
const harness = await startHarness(0, 0, 'screens')
const browser = await openBrowser()
for (const language of ['en', 'de']) {
  for (const { name, width, height, theme } of looks) {
    const phone = width < 700
    const context = await browser.newContext({ viewport: { width, height }, isMobile: phone, hasTouch: phone })
    const settings = JSON.stringify({ language, theme, motion: 'off' })
    await context.addInitScript(`localStorage.setItem('cic.settings', '${settings}')`)
    const page = await context.newPage()
    const shoot = (screen: string) =>
      page.screenshot({ path: join(folder, `${screen}-${name}-${language}.jpg`), type: 'jpeg', quality: 70 })
    await page.goto(harness.url)
    await page.waitForSelector('.table-list')
    await shoot('home')
    await page.locator('.play-alone .primary').click()
    await page.waitForSelector('.question .answer')
    const table = newest(harness)
    for (const [screen, kind, from] of moments) {
      await playTo(page, table, kind, from)
      await shoot(screen)
    }
    await playTo(page, table, /never/, 100_000)
    await page.waitForSelector('.game-over')
    await page.waitForTimeout(300)
    await shoot('game-over')
    await context.close()
  }
}
await browser.close()
harness.close()

function newest({ tables }: Harness): Table {
  return [...tables.values()].at(-1) as Table
}

/** The person's seat answers by a fixed rule until such a question is asked. */
async function playTo(page: Page, table: Table, kind: RegExp, from: number): Promise<void> {
  let answered = 0
  for (let i = 0; i < 20_000 && table.game?.over === undefined; i++) {
    const decision = table.game === undefined ? undefined : pending(table.game).find(({ seat }) => seat === 0)
    if (decision === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      continue
    }
    if (kind.test(decision.kind) && answered >= from) break
    const { options, min, id, fallback } = decision
    const some = options.slice(0, Math.max(1, min)).map((option) => option.id)
    table.choose(0, id, options.some((option) => option.id.startsWith('reveal')) ? fallback : some)
    answered++
  }
  await page.waitForTimeout(400)
  // Whatever is on stage is skipped; a check that gathers cards stays.
  for (let i = 0; i < 12 && (await page.locator('.scene, .revealing').count()) > 0; i++) {
    await page.locator('body').press('Space')
    await page.waitForTimeout(150)
  }
  await page.mouse.move(0, 0)
}
