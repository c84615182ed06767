// The 5 destination cards of Pegasus, in alphabetical order.

import type { DestinationCard } from '../../core/card.ts'
import { all, may } from '../../language/nodes/flow.ts'
import { gain, lose } from '../../language/nodes/resources.ts'
import { destroyCivilianShip, place, repairVipers } from '../../language/nodes/ships.ts'
import { sortCrises } from './destinations/gas-cloud.ts'
import { meetScar } from './destinations/mining-asteroid.ts'
import { jumpOn } from './destinations/misjump.ts'

export const destinations = {
  'a-civilian-convoy': {
    name: {
      en: 'A Civilian Convoy',
      es: 'Un convoy civil',
      de: 'Ein ziviler Konvoi',
      fr: 'Un convoi civil',
      pl: 'Konwój cywilny',
    },
    distance: 3,
    effect: all(
      lose({ fuel: 3 }),
      gain({ population: 1 }),
      may('admiral', all(lose({ morale: 1 }), gain({ fuel: 1 }))),
    ),
  },
  'binary-star': {
    name: {
      en: 'Binary Star',
      es: 'Estrella binaria',
      de: 'Doppelstern',
      fr: 'Étoile binaire',
      pl: 'Gwiazda podwójna',
    },
    distance: 2,
    effect: all(lose({ fuel: 1 }), place({ front: { civilian: 1 }, rear: { civilian: 1 } })),
  },
  'gas-cloud': {
    name: { en: 'Gas Cloud', es: 'Nube de gas', de: 'Gaswolke', fr: 'Nuage de gaz', pl: 'Gazowy obłok' },
    distance: 1,
    effect: sortCrises(3),
  },
  'mining-asteroid': {
    name: {
      en: 'Mining Asteroid',
      es: 'Asteroide minero',
      de: 'Bergbau-Asteroid',
      fr: 'Astéroïde minier',
      pl: 'Asteroida wydobywcza',
    },
    distance: 2,
    effect: all(lose({ fuel: 1 }), repairVipers(2), meetScar()),
  },
  misjump: {
    name: { en: 'Misjump', es: 'Salto fallido', de: 'Fehlsprung', fr: 'Saut manqué', pl: 'Skok nieudany' },
    distance: 0,
    effect: all(destroyCivilianShip(), jumpOn()),
  },
} as const satisfies Record<string, DestinationCard>
