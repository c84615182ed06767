// Exodus by its name, and which games it allows. (Rulebook: Preparing a game with the expansion; Conflicted Loyalties; The Cylon Fleet.)

import { announceBox } from '../../core/boxes.ts'
import type { Box, PartByChoice } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import type { ExodusIds } from './ids.ts'

/** The board of its own, with what only it needs, comes when a table plays with it. */
export const cylonFleetByChoice: PartByChoice = {
  id: 'cylon-fleet',
  playedWith: ({ cylonFleet }) => cylonFleet === true,
}

export const box: Box = {
  id: 'exodus',
  name: names`Exodus | Exodus | Exodus | Exodus | Exodus`,
  objectives: {},
  options: [{ variants: ['personalGoals', 'finalFive', 'cylonFleet'] }],
  byChoice: [cylonFleetByChoice],
}

announceBox(box)

export type { ExodusIds }
