// Moments of games with Daybreak, and the fullest table there can be.

import { given, type Situation, type Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { fullest } from '../../test/browser/fullest.ts'
import { openAt } from '../../test/browser/sitting.ts'
import type { Screens } from './screens.ts'

const options: Situation['options'] = { sets: ['base', 'daybreak'], objective: 'earth' }

/** On the Bridge of Demetrius, with a mission that brings the rebels. */
const flying: Situation = {
  seats: ['lampkin', 'adama', 'starbuck', 'tyrol'],
  options,
  at: { lampkin: 'bridge', tyrol: 'command' },
  mutineer: 'tyrol',
  mutiny: { lampkin: ['panic'], tyrol: ['selfish-act', 'feed-the-people'] },
  hands: { lampkin: ['leadership 5', 'leadership 4', 'tactics 5', 'politics 4'] },
  tops: { mission: ['cylon-civil-war'] },
}

/** A leader with motives, one of them true. */
const leading: Situation = {
  seats: ['doral', 'adama', 'starbuck', 'tyrol'],
  options,
  at: { doral: 'caprica' },
  motives: { doral: ['learn-to-cherish', 'end-the-chase', 'savor-their-demise'] },
  shownMotives: { doral: ['no-unnecessary-force'] },
  damaged: ['ftl-control'],
  population: 6,
}

async function look(page: Page): Promise<void> {
  const mine = page.locator('.dock button').last()
  if (await mine.isVisible()) await mine.click()
}

/** The panel of a check comes a moment after the boards. */
const opensCheck = (page: Page): Promise<void> => page.locator('.check-seats').waitFor()

interface Moment {
  readonly situation: Situation
  readonly at: (table: Table) => Table
  readonly does?: (page: Page) => Promise<void>
}

const moments: Readonly<Record<string, Moment>> = {
  mission: {
    situation: flying,
    at: (table) =>
      table.turns().until('action:choose').answers('lampkin', 'activate:bridge').until('skillCheck:contribute'),
    does: opensCheck,
  },
  motives: { situation: leading, at: (table) => table.turns(), does: look },
  everything: { situation: fullest.earth, at: (table) => table.action() },
}

export const daybreakScreens: Screens = async (rig, page, shoot) => {
  for (const [screen, { situation, at, does }] of Object.entries(moments)) {
    await openAt(rig, page, at(given(situation)), 'screens')
    await does?.(page)
    await shoot(screen)
  }
}
