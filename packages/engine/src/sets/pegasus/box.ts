// Pegasus by its name, and which games it allows. (Rulebook: Game variants; New Caprica.)

import { announceBox } from '../../core/boxes.ts'
import type { Box, PartByChoice } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { leaderOptions } from '../parts/leader-options.ts'
import type { PegasusIds } from './ids.ts'

/** Its cards lie in the box of every game; a table is drawn with them if the fleet goes there. */
export const newCapricaByChoice: PartByChoice = {
  id: 'new-caprica',
  playedWith: ({ objective }) => objective === 'new-caprica',
}

export const box: Box = {
  id: 'pegasus',
  name: names`Pegasus | Pegasus | Pegasus | Pegasus | Pegasus`,
  objectives: {
    'new-caprica': {
      name: names`New Caprica | Nueva Cáprica | Neu-Caprica | Nouvelle Caprica | Nowa Caprika`,
      thresholds: [
        { distance: 4, does: 'sleeperAgentPhase' },
        { distance: 7, does: 'newCapricaPhase' },
      ],
    },
  },
  options: [
    leaderOptions,
    {
      objective: 'new-caprica',
      variants: ['sympatheticCylon'],
      refuses: ({ players, noCylonLeader, sympatheticCylon, noSympathizer }) => {
        if (sympatheticCylon && players % 2 === 1)
          return 'The Sympathetic Cylon takes the place of the Sympathizer: 4 or 6 players.'
        if (sympatheticCylon && noSympathizer)
          return 'Either the Sympathetic Cylon is played, or nobody in the Sympathizer’s place.'
        if (noSympathizer && !noCylonLeader)
          return 'The variant without the Sympathizer is played without a Cylon leader.'
        return undefined
      },
    },
  ],
  byChoice: [newCapricaByChoice],
}

announceBox(box)

export type { PegasusIds }
