// Moments of games with Pegasus.

import { given, type Situation } from '@cic/engine/testing'
import type { Page } from 'playwright-core'
import type { Rig } from '../../test/browser/rig.ts'
import { openAt } from '../../test/browser/sitting.ts'
import type { Screens } from './screens.ts'

const game = { sets: ['base', 'pegasus'], objective: 'new-caprica' } as const
const fleet: Situation = {
  seats: ['tigh', 'roslin', 'starbuck', 'cavil', 'cain', 'tyrol', 'dee'],
  options: game,
  admiral: 'tigh',
  president: 'roslin',
  fuel: 5,
  food: 3,
  morale: 6,
  population: 7,
  hands: {
    tigh: ['leadership 5', 'leadership 1', 'tactics 3', 'tactics 1', 'treachery 2', 'treachery 1'],
    roslin: ['politics 1', 'politics 2', 'leadership 2'],
    starbuck: ['piloting 2'],
    cavil: ['treachery 2', 'treachery 3', 'piloting 1'],
    cain: ['leadership 2'],
    tyrol: ['engineering 2'],
    dee: ['tactics 1'],
  },
  damaged: ['hangar-deck', 'airlock'],
}

/** Whoever has the first seat takes an action. */
const situations: Readonly<Record<string, Situation>> = {
  pegasus: {
    ...fleet,
    at: {
      tigh: 'pegasus-cic',
      roslin: 'presidents-office',
      starbuck: 'portAft',
      cavil: 'caprica',
      cain: 'command',
      tyrol: 'hangar-deck',
      dee: 'main-batteries',
    },
    damaged: ['engine-room', 'armory'],
    executed: ['tom-zarek'],
    scar: 'front',
    space: { front: { basestars: 1, raiders: 4 }, rear: { civilians: 3 }, portAft: { vipers: 1 } },
    jumpPreparation: 2,
    travelled: ['deep-space', 'icy-moon'],
  },
  'new-caprica': {
    ...fleet,
    at: {
      tigh: 'shipyard',
      roslin: 'detention',
      starbuck: 'medical-center',
      cavil: 'occupation-authority',
      cain: 'shipyard',
      tyrol: 'breeders-canyon',
      dee: 'resistance-hq',
    },
    jumpPreparation: 3,
    newCaprica: { forces: [1, 2, 1] },
  },
  'galactica-returns': {
    ...fleet,
    at: {
      tigh: 'resistance-hq',
      roslin: 'detention',
      starbuck: 'portBow',
      cavil: 'caprica',
      cain: 'command',
      tyrol: 'shipyard',
      dee: 'pegasus-cic',
    },
    space: {
      starboardBow: { basestars: 1, raiders: 4 },
      starboardAft: { basestars: 1, raiders: 3, heavyRaiders: 1 },
      portBow: { vipers: 1, civilians: 1 },
      portAft: { vipers: 2, civilians: 2 },
    },
    newCaprica: { orbit: true, forces: [1, 0, 1] },
  },
  'cylon-leader': {
    ...fleet,
    seats: ['cavil', 'roslin', 'starbuck', 'tigh', 'cain', 'tyrol', 'dee'],
    current: 'cavil',
    agendas: { cavil: 'genocide' },
    superCrises: { cavil: ['massive-assault'] },
    at: { cavil: 'human-fleet', roslin: 'brig', starbuck: 'front', tigh: 'command', dee: 'main-batteries' },
    space: { front: { raiders: 2 } },
  },
}

export const pegasusScreens: Screens = async (rig, page, shoot) => {
  for (const [screen, situation] of Object.entries(situations)) {
    await open(rig, page, situation)
    await shoot(screen)
  }
}

async function open(rig: Rig, page: Page, situation: Situation): Promise<void> {
  await openAt(rig, page, given(situation).action(), 'screens')
  const planet = page.locator('.zoom button:nth-of-type(3)')
  if (await planet.isVisible()) await planet.click()
  const mine = page.locator('.dock button').last()
  if (situation.agendas !== undefined && (await mine.isVisible())) await mine.click()
}
