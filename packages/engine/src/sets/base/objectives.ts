// The objective of the base game.

import type { Box } from '../../core/card.ts'

export const objectives: Box['objectives'] = {
  kobol: {
    name: { en: 'Kobol', es: 'Kobol', de: 'Kobol', fr: 'Kobol', pl: 'Kobol' },
    thresholds: [
      { distance: 4, does: 'sleeperAgentPhase' },
      { distance: 8, does: 'lastJump' },
    ],
  },
}
