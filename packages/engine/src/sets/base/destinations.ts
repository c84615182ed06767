// The 22 destination cards of the base game.

import type { DestinationCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { all, may, roll } from '../../language/nodes/flow.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import {
  damageVipers,
  destroyCivilianShip,
  destroyRaptor,
  place,
  repairFleet,
  risking,
} from '../../language/nodes/ships.ts'

export const destinations = {
  'asteroid-field': {
    name: names`Asteroid Field | Campo de asteroides | Asteroidenfeld | Champ d’astéroïdes | Pole asteroid`,
    copies: 2,
    distance: 3,
    effect: all(lose({ fuel: 2 }), destroyCivilianShip()),
  },
  'barren-planet': {
    name: names`Barren Planet | Planeta yermo | Karger Planet | Planète stérile | Jałowa planeta`,
    copies: 4,
    distance: 2,
    effect: lose({ fuel: 2 }),
  },
  'cylon-ambush': {
    name: names`Cylon Ambush | Emboscada cylon | Zylonenhinterhalt | Embuscade cylon | Zasadzka Cylonów`,
    distance: 3,
    effect: all(lose({ fuel: 1 }), place({ front: { basestar: 1, raider: 3 }, rear: { civilian: 3 } })),
  },
  'cylon-refinery': {
    name: names`Cylon Refinery | Refinería cylon | Zylonenraffinerie | Raffinerie cylon | Rafineria Cylonów`,
    distance: 2,
    effect: all(
      lose({ fuel: 1 }),
      may('admiral', risking('viper', 2, roll({ atLeast: 6 }, gain({ fuel: 2 }), damageVipers(2, 'reserves')))),
    ),
  },
  'deep-space': {
    name: names`Deep Space | Espacio profundo | Tiefer Weltraum | Espace profond | Głęboki kosmos`,
    copies: 3,
    distance: 2,
    effect: lose({ fuel: 1, morale: 1 }),
  },
  'desolate-moon': {
    name: names`Desolate Moon | Luna desolada | Trostloser Mond | Lune désolée | Opustoszały księżyc`,
    distance: 3,
    effect: lose({ fuel: 3 }),
  },
  'icy-moon': {
    name: names`Icy Moon | Luna helada | Eismond | Lune glacée | Lodowy księżyc`,
    copies: 2,
    distance: 1,
    effect: all(
      lose({ fuel: 1 }),
      may('admiral', risking('raptor', 1, roll({ atLeast: 3 }, gain({ food: 1 }), destroyRaptor()))),
    ),
  },
  'ragnar-anchorage': {
    name: names`Ragnar Anchorage | Fondeadero de Ragnar | Ankerplatz Ragnar | Mouillage de Ragnar | Przystań Ragnar`,
    distance: 1,
    effect: repairFleet(3, 1),
  },
  'remote-planet': {
    name: names`Remote Planet | Planeta lejano | Abgelegener Planet | Planète lointaine | Odległa planeta`,
    copies: 3,
    distance: 2,
    effect: all(lose({ fuel: 1 }), destroyRaptor()),
  },
  'tylium-planet': {
    name: names`Tylium Planet | Planeta rico en tilio | Tyliumplanet | Planète riche en tylium | Planeta bogata w tylium`,
    copies: 4,
    distance: 1,
    effect: all(
      lose({ fuel: 1 }),
      may('admiral', risking('raptor', 1, roll({ atLeast: 3 }, gain({ fuel: 2 }), destroyRaptor()))),
    ),
  },
} as const satisfies Record<string, DestinationCard>
