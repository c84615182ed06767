// What is not the table itself: setting one up, learning, looking things up, settings; and notes and a replay of a game.

import type { Page } from 'playwright-core'
import { isAsked, isOver, type Rig } from '../../test/browser/rig.ts'
import type { Screens } from './screens.ts'

export const pageScreens: Screens = async (rig, page, shoot) => {
  await page.locator('.home-actions [aria-expanded]').click()
  await page.locator('.create-table').evaluate((form) => form.scrollIntoView())
  await shoot('create-table')
  await page.locator('.create-table [type="submit"]').click()
  await page.waitForSelector('.lobby-seats')
  await shoot('lobby')
  await learn(rig, page, shoot)
  await page.goto(`${rig.url}/reference#cards`)
  await page.waitForSelector('.entry')
  await shoot('reference')
  await page.goto(`${rig.url}/reference#rules`)
  await page.waitForSelector('.rule-book')
  await shoot('rules')
  await page.goto(`${rig.url}/settings`)
  await page.waitForSelector('.matrix')
  await shoot('settings')
  await notes(rig, page)
  await shoot('notes')
  const id = await rig.store([page], { players: 5, seed: 'screens', until: isOver, answers: 'random' })
  await page.goto(`${rig.url}/replay/${id}#e90@all`)
  await page.waitForSelector('.controls')
  await shoot('replay')
}

async function learn(rig: Rig, page: Page, shoot: (screen: string) => Promise<void>): Promise<void> {
  await page.goto(`${rig.url}/learn`)
  await page.waitForSelector('.learn .primary')
  await shoot('learn')
  await page.locator('.learn .primary').click()
  for (let lesson = 1; lesson <= 2; lesson++) await page.locator('.next-lesson').click()
  await page.waitForSelector('.question .answer')
  await shoot('guided-game')
}

/** A suspicion that needs no words of any language. */
async function notes(rig: Rig, page: Page): Promise<void> {
  const until = isAsked(0, 'action:choose')
  await rig.game([page], { players: 5, seed: 'screens', until, answers: 'random' })
  const dock = page.locator('.dock button:nth-of-type(5)')
  await ((await dock.isVisible()) ? dock : page.locator('#tab-notes')).click()
  await page.locator('.notes textarea:enabled').fill('Apollo −3, −2? Adama +5!')
  await page.locator('.note-people li').first().locator('button').nth(1).click()
  await page.locator('.note-state:not(:empty)').waitFor()
}
