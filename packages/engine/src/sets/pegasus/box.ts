// Pegasus by its name, and which games it allows. (Rulebook: Game variants; New Caprica.)

import { announceBox } from '../../core/boxes.ts'
import type { Box, PartByChoice } from '../../core/card.ts'
import { names, says } from '../../core/languages.ts'
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
          return says`The Sympathetic Cylon takes the place of the Sympathizer: 4 or 6 players. | El Cylon simpatizante ocupa el lugar del Simpatizante: 4 o 6 jugadores. | Der Sympathisierende Zylon tritt an die Stelle des Sympathisanten: 4 oder 6 Spieler. | Le Cylon compatissant prend la place du Sympathisant\u202f: 4 ou 6 joueurs. | Przyjazny Cylon zajmuje miejsce Sympatyka: 4 lub 6 graczy.`
        if (sympatheticCylon && noSympathizer)
          return says`Either the Sympathetic Cylon is played, or nobody in the Sympathizer’s place. | O se juega con el Cylon simpatizante, o con nadie en el lugar del Simpatizante. | Entweder wird mit dem Sympathisierenden Zylonen gespielt oder mit niemandem an der Stelle des Sympathisanten. | On joue soit avec le Cylon compatissant, soit avec personne à la place du Sympathisant. | Gra się albo z Przyjaznym Cylonem, albo z nikim na miejscu Sympatyka.`
        if (noSympathizer && !noCylonLeader)
          return says`The variant without the Sympathizer is played without a Cylon leader. | La variante sin el Simpatizante se juega sin líder cylon. | Die Variante ohne den Sympathisanten wird ohne Zylonen-Führer gespielt. | La variante sans le Sympathisant se joue sans leader cylon. | W wariant bez Sympatyka gra się bez Przywódcy Cylonów.`
        return undefined
      },
    },
  ],
  byChoice: [newCapricaByChoice],
}

announceBox(box)

export type { PegasusIds }
