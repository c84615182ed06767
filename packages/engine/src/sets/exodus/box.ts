// Exodus by its name, and which games it allows. (Rulebook: Preparing a game with the expansion; Conflicted Loyalties; The Cylon Fleet.)

import { announceBox } from '../../core/boxes.ts'
import type { Box } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import type { ExodusIds } from './ids.ts'

export const box: Box = {
  id: 'exodus',
  name: names`Exodus | Exodus | Exodus | Exodus | Exodus`,
  objectives: {},
  options: [{ variants: ['personalGoals', 'finalFive', 'cylonFleet'] }],
}

announceBox(box)

export type { ExodusIds }
