// Moments of games with Exodus.

import { given, type Situation, type Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import type { Rig } from '../../test/browser/rig.ts'
import { storeSituation } from '../stored-table.ts'
import type { Screens } from './screens.ts'

const game = { sets: ['base', 'exodus'], personalGoals: true, finalFive: true } as const
const fleet: Situation = {
  seats: ['baltar', 'roslin', 'starbuck', 'gaeta', 'cally'],
  options: { ...game, objective: 'kobol' },
  president: 'roslin',
  nukes: 1,
  loyalty: {
    baltar: ['personal-goal-devastation', 'personal-goal-stand-and-fight'],
    roslin: ['you-are-not-a-cylon', 'final-five-damage-galactica'],
  },
  hands: {
    baltar: ['politics 3', 'leadership 4', 'tactics 0', 'engineering 2'],
    roslin: ['politics 1', 'politics 0', 'leadership 5'],
    gaeta: ['tactics 6'],
  },
  tokens: ['damage-armory', 'damage-hangar-deck'],
  space: { front: { raiders: 4 }, rear: { civilians: 2 } },
}

/** Loyalty is looked at. */
async function look(page: Page): Promise<void> {
  const mine = page.locator('.dock button').last()
  if (await mine.isVisible()) await mine.click()
  await page.locator('.peek').click()
}

/** Baltar finds one of the Final Five. */
async function examine(page: Page): Promise<void> {
  await page.locator('.question .answer', { hasText: /dete[ck]tor|détecteur|wykrywacz/i }).click()
  await page.locator('.question .answer', { hasText: 'Roslin' }).click()
  await page.waitForSelector('.final-five-scene')
}

const moments: Readonly<Record<string, { at: (table: Table) => Table; does: (page: Page) => Promise<void> }>> = {
  goals: { at: (table) => table.action(), does: look },
  'final-five': { at: (table) => table.action(), does: examine },
  consequence: {
    at: (table) => table.crisis('power-failure').until('skillCheck:contribute'),
    does: async (page) => {
      await page.waitForSelector('.check-outcomes .consequence')
    },
  },
}

export const exodusScreens: Screens = async (rig, page, shoot) => {
  for (const [screen, { at, does }] of Object.entries(moments)) {
    await open(rig, page, at(given(fleet)))
    await does(page)
    await shoot(screen)
  }
}

async function open(rig: Rig, page: Page, { state }: Table): Promise<void> {
  const players = fleet.seats.length
  const id = await storeSituation({ directory: rig.server.directory, page, game, players, seed: 'screens' }, state)
  await page.goto(`${rig.url}/table/${id}`)
  await page.waitForSelector('.question')
}
