// What the base game has to choose from.

import { says } from '@cic/engine'
import type { Facts } from './facts.ts'

export const baseFacts: Facts = {
  kobol: {
    picture: 'M6 28h36M9 28V12m7 16V12m16 16V12m7 16V12M5 12h38L24 4z',
    says: says`Travel far enough and jump once more: the way to Kobol, for every first game. | Viajad lo bastante lejos y saltad una vez más: el camino a Kobol, para toda primera partida. | Weit genug reisen und noch einmal springen: der Weg nach Kobol, für jede erste Partie. | Voyagez assez loin et sautez encore une fois\u202f: la route de Kobol, pour toute première partie. | Dotrzeć dość daleko i skoczyć jeszcze raz: droga na Kobol, dobra na każdą pierwszą grę.`,
    learn: 1,
    presets: ['first', 'usual', 'fewSecrets'],
  },
  noSympathizer: {
    picture: 'M24 14a5 5 0 1 0 0-10a5 5 0 1 0 0 10M13 28c1-7 5-10 11-10s10 3 11 10M8 4l32 24',
    says: says`Nobody joins the weaker side in the middle of the game. | Nadie se une al bando más débil a mitad de partida. | Niemand stößt mitten im Spiel zur schwächeren Seite. | Personne ne rejoint le camp le plus faible en cours de partie. | Nikt nie dołącza w trakcie gry do słabszej strony.`,
    presets: ['fewSecrets'],
  },
}
