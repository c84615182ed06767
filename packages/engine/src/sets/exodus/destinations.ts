// The 7 destination cards of Exodus, in alphabetical order.

import type { DestinationCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { all, may, payFor } from '../../language/nodes/flow.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { damageGalactica, place } from '../../language/nodes/ships.ts'
import { damagePlacedBasestar } from './destinations/derelict-basestar.ts'
import { destroyViper } from './destinations/gas-giant.ts'
import { prepareNextJump } from './destinations/lions-head-nebula.ts'

export const destinations = {
  'algae-planet': {
    name: names`Algae Planet | Planeta de algas | Algenplanet | Planète Algae | Planeta alg`,
    distance: 1,
    effect: all(lose({ fuel: 1 }), gain({ food: 1 })),
  },
  'cylon-raiders': {
    name: names`Cylon Raiders | Incursores cylons | Zylonenjäger | Raiders cylons | Raidery Cylonów`,
    distance: 3,
    effect: all(lose({ fuel: 2 }), place({ rear: { raider: 3 } })),
  },
  'derelict-basestar': {
    name: names`Derelict Basestar | Estrella Base a la deriva | Treibender Basisstern | Basestar à la dérive | Dryfujący basestar`,
    distance: 2,
    effect: all(
      lose({ fuel: 1 }),
      place({ rear: { civilian: 2 }, front: { basestar: 1 } }),
      damagePlacedBasestar('front'),
    ),
  },
  'dying-star': {
    name: names`Dying Star | Estrella moribunda | Sterbender Stern | Étoile mourante | Umierająca gwiazda`,
    distance: 2,
    effect: all(lose({ fuel: 1 }), damageGalactica()),
  },
  'gas-giant': {
    name: names`Gas Giant | Gigante gaseoso | Gasriese | Géante gazeuse | Gazowy olbrzym`,
    distance: 1,
    effect: may('admiral', payFor(destroyViper('admiral'), gain({ fuel: 1 }))),
  },
  'lions-head-nebula': {
    name: names`Lion’s Head Nebula | Nebulosa Cabeza de León | Löwenkopfnebel | Nébuleuse de la Tête de lion | Mgławica Lwia Głowa`,
    distance: 3,
    effect: all(lose({ fuel: 4 }), prepareNextJump(2)),
  },
  'radioactive-cloud': {
    name: names`Radioactive Cloud | Nube radiactiva | Radioaktive Wolke | Nuage radioactif | Radioaktywny obłok`,
    distance: 2,
    effect: lose({ fuel: 1, population: 1 }),
  },
} as const satisfies Record<string, DestinationCard>
