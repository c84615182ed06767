// The 22 destination cards of the base game.

import type { DestinationCard } from '../../core/card.ts'
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
    name: {
      en: 'Asteroid Field',
      es: 'Campo de asteroides',
      de: 'Asteroidenfeld',
      fr: 'Champ d’astéroïdes',
      pl: 'Pole asteroid',
    },
    copies: 2,
    distance: 3,
    effect: all(lose({ fuel: 2 }), destroyCivilianShip()),
  },
  'barren-planet': {
    name: {
      en: 'Barren Planet',
      es: 'Planeta yermo',
      de: 'Karger Planet',
      fr: 'Planète stérile',
      pl: 'Jałowa planeta',
    },
    copies: 4,
    distance: 2,
    effect: lose({ fuel: 2 }),
  },
  'cylon-ambush': {
    name: {
      en: 'Cylon Ambush',
      es: 'Emboscada cylon',
      de: 'Zylonenhinterhalt',
      fr: 'Embuscade cylon',
      pl: 'Zasadzka Cylonów',
    },
    distance: 3,
    effect: all(lose({ fuel: 1 }), place({ front: { basestar: 1, raider: 3 }, rear: { civilian: 3 } })),
  },
  'cylon-refinery': {
    name: {
      en: 'Cylon Refinery',
      es: 'Refinería cylon',
      de: 'Zylonenraffinerie',
      fr: 'Raffinerie cylon',
      pl: 'Rafineria Cylonów',
    },
    distance: 2,
    effect: all(
      lose({ fuel: 1 }),
      may('admiral', risking('viper', 2, roll({ atLeast: 6 }, gain({ fuel: 2 }), damageVipers(2, 'reserves')))),
    ),
  },
  'deep-space': {
    name: {
      en: 'Deep Space',
      es: 'Espacio profundo',
      de: 'Tiefer Weltraum',
      fr: 'Espace profond',
      pl: 'Głęboki kosmos',
    },
    copies: 3,
    distance: 2,
    effect: lose({ fuel: 1, morale: 1 }),
  },
  'desolate-moon': {
    name: {
      en: 'Desolate Moon',
      es: 'Luna desolada',
      de: 'Trostloser Mond',
      fr: 'Lune désolée',
      pl: 'Opustoszały księżyc',
    },
    distance: 3,
    effect: lose({ fuel: 3 }),
  },
  'icy-moon': {
    name: { en: 'Icy Moon', es: 'Luna helada', de: 'Eismond', fr: 'Lune glacée', pl: 'Lodowy księżyc' },
    copies: 2,
    distance: 1,
    effect: all(
      lose({ fuel: 1 }),
      may('admiral', risking('raptor', 1, roll({ atLeast: 3 }, gain({ food: 1 }), destroyRaptor()))),
    ),
  },
  'ragnar-anchorage': {
    name: {
      en: 'Ragnar Anchorage',
      es: 'Fondeadero de Ragnar',
      de: 'Ankerplatz Ragnar',
      fr: 'Mouillage de Ragnar',
      pl: 'Przystań Ragnar',
    },
    distance: 1,
    effect: repairFleet(3, 1),
  },
  'remote-planet': {
    name: {
      en: 'Remote Planet',
      es: 'Planeta lejano',
      de: 'Abgelegener Planet',
      fr: 'Planète lointaine',
      pl: 'Odległa planeta',
    },
    copies: 3,
    distance: 2,
    effect: all(lose({ fuel: 1 }), destroyRaptor()),
  },
  'tylium-planet': {
    name: {
      en: 'Tylium Planet',
      es: 'Planeta rico en tilio',
      de: 'Tyliumplanet',
      fr: 'Planète riche en tylium',
      pl: 'Planeta bogata w tylium',
    },
    copies: 4,
    distance: 1,
    effect: all(
      lose({ fuel: 1 }),
      may('admiral', risking('raptor', 1, roll({ atLeast: 3 }, gain({ fuel: 2 }), destroyRaptor()))),
    ),
  },
} as const satisfies Record<string, DestinationCard>
