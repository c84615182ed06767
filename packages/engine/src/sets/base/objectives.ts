// The objective of the base game.

import type { Box } from '../../core/card.ts'
import { names } from '../../core/languages.ts'

export const objectives: Box['objectives'] = {
  kobol: {
    name: names`Kobol | Kobol | Kobol | Kobol | Kobol`,
    thresholds: [
      { distance: 4, does: 'sleeperAgentPhase' },
      { distance: 8, does: 'lastJump' },
    ],
  },
}
