// The 5 destination cards of Pegasus, in alphabetical order.

import type { DestinationCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { all, may } from '../../language/nodes/flow.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { destroyCivilianShip, place, repairVipers } from '../../language/nodes/ships.ts'
import { sortCrises } from './destinations/gas-cloud.ts'
import { meetScar } from './destinations/mining-asteroid.ts'
import { jumpOn } from './destinations/misjump.ts'

export const destinations = {
  'a-civilian-convoy': {
    name: names`A Civilian Convoy | Un convoy civil | Ein ziviler Konvoi | Un convoi civil | Konwój cywilny`,
    distance: 3,
    effect: all(
      lose({ fuel: 3 }),
      gain({ population: 1 }),
      may('admiral', all(lose({ morale: 1 }), gain({ fuel: 1 }))),
    ),
  },
  'binary-star': {
    name: names`Binary Star | Estrella binaria | Doppelstern | Étoile binaire | Gwiazda podwójna`,
    distance: 2,
    effect: all(lose({ fuel: 1 }), place({ front: { civilian: 1 }, rear: { civilian: 1 } })),
  },
  'gas-cloud': {
    name: names`Gas Cloud | Nube de gas | Gaswolke | Nuage de gaz | Gazowy obłok`,
    distance: 1,
    effect: sortCrises(3),
  },
  'mining-asteroid': {
    name: names`Mining Asteroid | Asteroide minero | Bergbau-Asteroid | Astéroïde minier | Asteroida wydobywcza`,
    distance: 2,
    effect: all(lose({ fuel: 1 }), repairVipers(2), meetScar()),
    ofAttacks: true,
  },
  misjump: {
    name: names`Misjump | Salto fallido | Fehlsprung | Saut manqué | Skok nieudany`,
    distance: 0,
    effect: all(destroyCivilianShip(), jumpOn()),
  },
} as const satisfies Record<string, DestinationCard>
