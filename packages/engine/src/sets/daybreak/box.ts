// Daybreak by its name, and which games it allows. (Rulebook: Playing with the expansion; The Search for Home.)

import { announceBox } from '../../core/boxes.ts'
import type { Box, PartByChoice } from '../../core/card.ts'
import { names, says } from '../../core/languages.ts'
import { leaderOptions } from '../parts/leader-options.ts'
import type { DaybreakIds } from './ids.ts'

/** Missions, Demetrius and the Rebel Basestar come with the objective that they lead to. */
export const searchByChoice: PartByChoice = {
  id: 'search-for-home',
  playedWith: ({ objective }) => objective === 'earth',
}

export const box: Box = {
  id: 'daybreak',
  name: names`Daybreak | Amanecer | Götterdämmerung | Daybreak | Świt`,
  objectives: {
    earth: {
      name: names`Earth | La Tierra | Erde | La Terre | Ziemia`,
      thresholds: [
        { distance: 4, does: 'sleeperAgentPhase' },
        { distance: 10, does: 'lastJump' },
      ],
    },
  },
  options: [
    leaderOptions,
    {
      refuses: ({ noSympathizer, sympatheticCylon }) => {
        if (noSympathizer)
          return says`There is no Sympathizer to leave out: the Mutineer has taken that place. | No hay ningún Simpatizante que quitar: el Amotinado ocupa su lugar. | Es gibt keinen Sympathisanten, der wegfallen könnte: Der Meuterer hat seinen Platz eingenommen. | Il n’y a pas de Sympathisant à retirer\u202f: le Mutin a pris sa place. | Nie ma Sympatyka, którego można by pominąć: jego miejsce zajął Buntownik.`
        if (sympatheticCylon)
          return says`There is no Sympathetic Cylon: the Mutineer has taken that place. | No hay Cylon simpatizante: el Amotinado ocupa su lugar. | Es gibt keinen Sympathisierenden Zylonen: Der Meuterer hat seinen Platz eingenommen. | Il n’y a pas de Cylon compatissant\u202f: le Mutin a pris sa place. | Nie ma Przyjaznego Cylona: jego miejsce zajął Buntownik.`
        return undefined
      },
    },
  ],
  byChoice: [searchByChoice],
}

announceBox(box)

export type { DaybreakIds }
