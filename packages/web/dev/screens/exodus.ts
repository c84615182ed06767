// Moments of games with Exodus.

import { given, type Situation, type Table } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import { openAt } from '../../test/browser/sitting.ts'
import type { Screens } from './screens.ts'

const loyalties: Situation = {
  seats: ['baltar', 'roslin', 'starbuck', 'gaeta', 'cally'],
  options: { sets: ['base', 'exodus'], objective: 'kobol', personalGoals: true, finalFive: true },
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

/** Ships wait beyond the line, and the pursuit is close. */
const pursued: Situation = {
  seats: ['apollo', 'roslin', 'starbuck', 'tigh', 'anders'],
  options: { sets: ['base', 'exodus'], objective: 'kobol', cylonFleet: true },
  at: { apollo: 'command' },
  fleet: { front: { basestar: 1, raider: 4 }, portBow: { heavyRaider: 2 }, rear: { raider: 3 } },
  pursuit: 2,
  space: { front: { raiders: 3, basestars: 1 }, portBow: { vipers: 1, civilians: 2 }, rear: { civilians: 1 } },
  markVII: { portBow: 1, reserves: 1 },
  hands: { apollo: ['piloting 2', 'tactics 3', 'leadership 1'] },
}

/** On the way to the Ionian Nebula; the fleet may reach the crossroads with this jump. */
const nebula: Situation = {
  seats: ['helo', 'zarek', 'starbuck', 'baltar', 'tyrol'],
  options: { sets: ['base', 'exodus'], objective: 'ionian-nebula' },
  at: { helo: 'ftl-control', zarek: 'sickbay' },
  trauma: {
    helo: ['benevolent', 'antagonistic', 'antagonistic'],
    zarek: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic'],
    ...{ starbuck: ['benevolent'], baltar: ['antagonistic'], tyrol: ['antagonistic'] },
  },
  traumaOn: { sickbay: 'antagonistic', brig: 'benevolent' },
  allies: [
    { ally: 'billy-keikeya', token: 'benevolent' },
    { ally: 'sharon-boomer-valerii', token: 'benevolent', by: 'helo' },
    { ally: 'leoben-conoy', token: 'antagonistic', by: 'zarek' },
  ],
  hands: { helo: ['leadership 3', 'tactics 2', 'piloting 1'] },
  jumpPreparation: 3,
  dice: [8],
  travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
  tops: {
    destination: ['barren-planet', 'deep-space'],
    crossroads: ['the-opera-house', 'scanned', 'perjury', 'strange-music', 'miraculous-return'],
  },
}
const atTheCrossroads = (table: Table): Table =>
  table.turns().until('action:choose').answers('helo', 'activate:ftl-control').until('crossroadsPhase:lay')

interface Moment {
  readonly situation: Situation
  readonly at: (table: Table) => Table
  readonly does?: (page: Page) => Promise<void>
}

const moments: Readonly<Record<string, Moment>> = {
  goals: { situation: loyalties, at: (table) => table.action(), does: look },
  'final-five': { situation: loyalties, at: (table) => table.action(), does: examine },
  consequence: {
    situation: loyalties,
    at: (table) => table.crisis('power-failure').until('skillCheck:contribute'),
    does: async (page) => {
      await page.waitForSelector('.check-outcomes .consequence')
    },
  },
  'cylon-fleet': { situation: pursued, at: (table) => table.turns().until('action:choose') },
  allies: { situation: nebula, at: (table) => table.turns().until('move:choose') },
  crossroads: { situation: nebula, at: atTheCrossroads },
}

export const exodusScreens: Screens = async (rig, page, shoot) => {
  for (const [screen, { situation, at, does }] of Object.entries(moments)) {
    await openAt(rig, page, at(given(situation)), 'screens')
    await does?.(page)
    await shoot(screen)
  }
}
