// The base game by its name: no game is played without it.

import { announceBox } from '../../core/boxes.ts'
import type { Box } from '../../core/card.ts'
import { names, says } from '../../core/languages.ts'
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
          ? says`The variant without the Sympathizer is for 4 or 6 players: others play without that card anyway. | La variante sin el Simpatizante es para 4 o 6 jugadores: los demás juegan de todos modos sin esa carta. | Die Variante ohne den Sympathisanten ist für 4 oder 6 Spieler: Alle anderen spielen ohnehin ohne diese Karte. | La variante sans le Sympathisant est pour 4 ou 6 joueurs\u202f: les autres jouent de toute façon sans cette carte. | Wariant bez Sympatyka jest dla 4 lub 6 graczy: pozostali i tak grają bez tej karty.`
          : undefined,
    },
  ],
}

announceBox(box)
