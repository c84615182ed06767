// What Exodus has to choose from.

import { says } from '@cic/engine'
import type { Facts } from '../../lobby/facts.ts'

export const exodusFacts: Facts = {
  exodus: {
    picture: 'M4 10h9l4 3-4 3H4zM18 20h9l4 3-4 3h-9zM20 6h7l3 2-3 2h-7zM34 13h8m-3-3l3 3-3 3',
    says: says`More characters, crises and choices of loyalty; three parts that can be added one by one. | Más personajes, crisis y lealtades; tres partes que pueden añadirse una a una. | Mehr Charaktere, Krisen und Loyalitäten; drei Teile, die einzeln dazukommen können. | Plus de personnages, de crises et de loyautés\u202f; trois parties à ajouter une à une. | Więcej postaci, kryzysów i lojalności; trzy części, które można dodawać pojedynczo.`,
    longer: 10,
    learn: 1,
    presets: ['usual', 'fewSecrets', 'everything'],
  },
  'ionian-nebula': {
    picture: 'M24 16c0-3 5-3 5 1s-7 6-10 2 0-11 7-11 12 8 8 14-14 7-20 1M8 6h.1M41 9h.1M12 25h.1M38 27h.1',
    says: says`Allies are met and remembered, and at the crossroads everybody is judged by what they carry. | Se conoce a aliados, y en la encrucijada cada cual es juzgado por lo que lleva. | Man trifft Verbündete, und am Scheideweg wird jeder nach dem beurteilt, was er mit sich trägt. | On rencontre des alliés, et au moment crucial chacun est jugé sur ce qu’il porte en lui. | Spotyka się sojuszników, a na rozdrożu każdy jest sądzony po tym, co w sobie nosi.`,
    longer: 0,
    learn: 3,
    presets: [],
  },
  personalGoals: {
    picture: 'M24 28a12 12 0 1 0 0-24a12 12 0 1 0 0 24M24 22a6 6 0 1 0 0-12a6 6 0 1 0 0 12M24 16h.1',
    says: says`Some humans have a goal of their own, which costs a resource if it is never shown. | Algunos humanos tienen un objetivo propio, que cuesta un Recurso si nunca se muestra. | Manche Menschen haben ein eigenes Ziel, das eine Ressource kostet, wenn es nie aufgedeckt wird. | Certains humains ont un objectif à eux, qui coûte une ressource s’il n’est jamais révélé. | Niektórzy ludzie mają własny cel, który kosztuje zasób, jeśli nie zostanie ujawniony.`,
    learn: 1,
    presets: ['everything'],
  },
  finalFive: {
    picture: 'M8 28v-9m8 9V13m8 15V9m8 19V13m8 15v-9M8 15h.1M16 9h.1M24 5h.1M32 9h.1M40 15h.1',
    says: says`Some Loyalty cards strike back when another player examines them. | Algunas cartas de Lealtad tienen malas consecuencias si otro jugador las examina. | Manche Loyalitätskarten haben böse Folgen, wenn ein anderer Spieler sie ansieht. | Certaines cartes Loyauté ont des effets fâcheux quand un autre joueur les examine. | Niektóre karty Lojalności mają przykre skutki, gdy obejrzy je inny gracz.`,
    learn: 1,
    presets: ['everything'],
  },
  cylonFleet: {
    picture:
      'M24 16m-7 0a7 5 0 1 0 14 0a7 5 0 1 0-14 0M4 6l7 3M4 26l7-3M44 6l-7 3M44 26l-7-3M24 3v4m0 18v4M3 16h6m30 0h6',
    says: says`The Cylons pursue the fleet on a board of their own; there are no Cylon attack cards, but a third title: the CAG. | Los cylons persiguen a la flota en un tablero propio; no hay cartas de Ataque Cylon, pero sí un tercer Cargo: el CAG. | Die Zylonen verfolgen die Flotte auf einem eigenen Spielplan; es gibt keine Zylonenangriffe mehr, aber einen dritten Titel: den CAG. | Les cylons poursuivent la flotte sur un plateau à eux\u202f; il n’y a plus de cartes Attaque cylon, mais un troisième titre\u202f: le CAG. | Cyloni ścigają flotę na własnej planszy; nie ma kart ataku Cylonów, jest za to trzeci tytuł: CAG.`,
    longer: 0,
    learn: 2,
    presets: ['everything'],
  },
}
