// The base game by its name: no game is played without it.

import { announceBox } from '../../core/boxes.ts'
import type { Box } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { objectives } from './objectives.ts'

export const box: Box = {
  id: 'base',
  name: names`Base game | Juego básico | Grundspiel | Jeu de base | Gra podstawowa`,
  needed: true,
  objectives,
  options: [
    {
      players: [3, 4, 5, 6],
      objective: 'kobol',
      variants: ['noSympathizer'],
      refuses: ({ noSympathizer, players }) =>
        noSympathizer && players % 2 === 1
          ? 'The variant without the Sympathizer is for 4 or 6 players: others play without that card anyway.'
          : undefined,
    },
  ],
}

announceBox(box)
