// The 5 super crisis cards of the base game.

import type { CrisisCard } from '../../core/card.ts'
import { check } from '../../language/nodes/checks.ts'
import { jumpPreparation } from '../../language/nodes/fleet.ts'
import { all } from '../../language/nodes/flow.ts'
import { sendAllOnBoard } from '../../language/nodes/people.ts'
import { lose } from '../../language/nodes/resources.ts'
import { activateCylons, centurion, damageGalactica, keepInPlay } from '../../language/nodes/ships.ts'
import { noMovingTo } from '../../language/standing-rules.ts'
import { E, F, L, T } from './skills.ts'

export const superCrises = {
  'bomb-on-colonial-1': {
    name: {
      en: 'Bomb on Colonial 1',
      es: 'Bomba en la Colonial Uno',
      de: 'Bombe auf Colonial One',
      fr: 'Bombe sur le Colonial 1',
      pl: 'Bomba na Colonial One',
    },
    resolve: check(15, [T, F, E], {
      fail: all(lose({ morale: 2 }), sendAllOnBoard('colonial-one', 'sickbay'), keepInPlay()),
    }),
    whileInPlay: noMovingTo('colonial-one', ['press-room', 'presidents-office', 'administration']),
  },
  'cylon-intruders': {
    name: {
      en: 'Cylon Intruders',
      es: 'Intrusos cylons',
      de: 'Zylonische Eindringlinge',
      fr: 'Intrus cylons',
      pl: 'Wtargnięcie Cylonów',
    },
    resolve: check(18, [L, T], { partial: [14, centurion()], fail: all(damageGalactica(), centurion(2)) }),
  },
  'fleet-mobilization': {
    name: {
      en: 'Fleet Mobilization',
      es: 'Movilización de la flota',
      de: 'Flottenmobilisierung',
      fr: 'Mobilisation de la flotte',
      pl: 'Mobilizacja floty',
    },
    resolve: check(24, [L, T, F, E], {
      pass: activateCylons('basestars', 'launch'),
      fail: all(lose({ morale: 1 }), activateCylons('basestars', 'raiders', 'heavy', 'launch')),
    }),
  },
  'inbound-nukes': {
    name: {
      en: 'Inbound Nukes',
      es: 'Armas nucleares en camino',
      de: 'Nuklearwaffen im Anflug',
      fr: 'Charges nucléaires en approche',
      pl: 'Nadlatujące głowice nuklearne',
    },
    resolve: check(15, [L, T], { fail: lose({ fuel: 1, food: 1, population: 1 }) }),
  },
  'massive-assault': {
    name: { en: 'Massive Assault', es: 'Asalto masivo', de: 'Großangriff', fr: 'Assaut massif', pl: 'Zmasowany atak' },
    attack: {
      activate: ['heavy', 'basestars'],
      setup: {
        starboardBow: { basestar: 1, raider: 4 },
        starboardAft: { basestar: 1, raider: 2, heavyRaider: 1 },
        portAft: { viper: 1, civilian: 2 },
        portBow: { viper: 1, civilian: 2 },
      },
      special: {
        name: {
          en: 'Power Failure',
          es: 'Corte de energía',
          de: 'Energieausfall',
          fr: 'Panne d’énergie',
          pl: 'Awaria zasilania',
        },
        effect: jumpPreparation(-2),
      },
    },
  },
} as const satisfies Record<string, CrisisCard>
