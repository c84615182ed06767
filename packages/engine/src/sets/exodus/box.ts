// Exodus by its name, and which games it allows. (Rulebook: Preparing a game with the expansion; Conflicted Loyalties; The Cylon Fleet; The Ionian Nebula.)

import { announceBox } from '../../core/boxes.ts'
import type { Box, PartByChoice } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import type { ExodusIds } from './ids.ts'

/** The board of its own, with what only it needs, comes when a table plays with it. */
export const cylonFleetByChoice: PartByChoice = {
  id: 'cylon-fleet',
  playedWith: ({ cylonFleet }) => cylonFleet === true,
}

/** So is the objective with its allies and its trial. */
export const ionianNebulaByChoice: PartByChoice = {
  id: 'ionian-nebula',
  playedWith: ({ objective }) => objective === 'ionian-nebula',
}

const objectives: Box['objectives'] = {
  'ionian-nebula': {
    name: names`Ionian Nebula | Nebulosa Jónica | Ionischer Nebel | Nébuleuse Ionienne | Mgławica Jońska`,
    thresholds: [
      { distance: 4, does: 'sleeperAgentPhase' },
      { distance: 8, does: 'crossroadsPhase' },
      { distance: 8, does: 'lastJump' },
    ],
  },
}

export const box: Box = {
  id: 'exodus',
  name: names`Exodus | Exodus | Exodus | Exodus | Exodus`,
  objectives,
  options: [{ variants: ['personalGoals', 'finalFive', 'cylonFleet'] }],
  byChoice: [cylonFleetByChoice, ionianNebulaByChoice],
}

announceBox(box)

export type { ExodusIds }
