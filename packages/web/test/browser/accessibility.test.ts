// axe finds nothing serious on any page, in either theme, on a laptop and on a phone.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { seriousProblems } from './person.ts'
import { isAsked, openRig, type Rig } from './rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const looks = [
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 360, height: 740 },
] as const

for (const look of looks) {
  test(`${look.width} pixels wide: every page`, async () => {
    const page = await rig.person(look)
    await page.waitForSelector('.home')
    await page.getByRole('button', { name: 'Create a table' }).click()
    await clean(page, 'home')
    for (const path of ['/settings', '/reference', '/learn', '/nowhere']) {
      await page.goto(rig.url + path)
      await page.waitForSelector('h1')
      await clean(page, path)
    }
    await page.goto(rig.url)
    await page.getByRole('button', { name: 'Create a table' }).first().click()
    await page.getByRole('button', { name: 'Create the table' }).click()
    await page.waitForSelector('.lobby-seats')
    await clean(page, 'lobby')
    await page.goto(rig.url)
    await page.getByRole('button', { name: 'Play alone against bots' }).click()
    await page.waitForSelector('.table')
    await page.waitForSelector('.question .answer')
    await clean(page, 'first question')
    await rig.game([page], { until: isAsked(0, 'skillCheck:contribute') })
    await page.waitForSelector('.check')
    await clean(page, 'skill check')
    await page.getByRole('button', { name: 'Menu' }).click()
    await clean(page, 'menu')
    await page.keyboard.press('Escape')
    assert.deepEqual(rig.errors, [])
    await page.close()
  })
}

async function clean(page: Page, where: string): Promise<void> {
  assert.deepEqual(await seriousProblems(page), [], where)
}
