// The 5 super crisis cards of the base game.

import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
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
    name: names`Bomb on Colonial 1 | Bomba en la Colonial Uno | Bombe auf Colonial One | Bombe sur le Colonial 1 | Bomba na Colonial One`,
    resolve: check(15, [T, F, E], {
      fail: all(lose({ morale: 2 }), sendAllOnBoard('colonial-one', 'sickbay'), keepInPlay()),
    }),
    whileInPlay: noMovingTo('colonial-one'),
  },
  'cylon-intruders': {
    name: names`Cylon Intruders | Intrusos cylons | Zylonische Eindringlinge | Intrus cylons | Wtargnięcie Cylonów`,
    resolve: check(18, [L, T], { partial: [14, centurion()], fail: all(damageGalactica(), centurion(2)) }),
  },
  'fleet-mobilization': {
    name: names`Fleet Mobilization | Movilización de la flota | Flottenmobilisierung | Mobilisation de la flotte | Mobilizacja floty`,
    resolve: check(24, [L, T, F, E], {
      pass: activateCylons('basestars', 'launch'),
      fail: all(lose({ morale: 1 }), activateCylons('basestars', 'raiders', 'heavy', 'launch')),
    }),
  },
  'inbound-nukes': {
    name: names`Inbound Nukes | Armas nucleares en camino | Nuklearwaffen im Anflug | Charges nucléaires en approche | Nadlatujące głowice nuklearne`,
    resolve: check(15, [L, T], { fail: lose({ fuel: 1, food: 1, population: 1 }) }),
  },
  'massive-assault': {
    name: names`Massive Assault | Asalto masivo | Großangriff | Assaut massif | Zmasowany atak`,
    attack: {
      activate: ['heavy', 'basestars'],
      setup: {
        starboardBow: { basestar: 1, raider: 4 },
        starboardAft: { basestar: 1, raider: 2, heavyRaider: 1 },
        portAft: { viper: 1, civilian: 2 },
        portBow: { viper: 1, civilian: 2 },
      },
      special: {
        name: names`Power Failure | Corte de energía | Energieausfall | Panne d’énergie | Awaria zasilania`,
        effect: jumpPreparation(-2),
      },
    },
  },
} as const satisfies Record<string, CrisisCard>
