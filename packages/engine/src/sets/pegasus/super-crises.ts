// The 5 super crisis cards of Pegasus, in alphabetical order.

import { at } from '../../core/ability.ts'
import type { CrisisCard } from '../../core/card.ts'
import { names } from '../../core/languages.ts'
import { discardHand, draw } from '../../language/nodes/cards.ts'
import { check } from '../../language/nodes/checks.ts'
import { all } from '../../language/nodes/flow.ts'
import { drawSuperCrisis } from '../../language/nodes/people.ts'
import { each } from '../../language/nodes/players.ts'
import { lose } from '../../language/nodes/resources.ts'
import { damageGalactica, keepInPlay } from '../../language/nodes/ships.ts'
import { E, L, P, T } from '../base/skills.ts'
import { corrupt } from '../parts/treachery-type.ts'
import { executeAllIn } from './super-crises/dangerous-repairs.ts'
import { treacherousDestiny } from './super-crises/psychological-warfare.ts'
import { noOncePerGame } from './super-crises/the-farm.ts'

export const superCrises = {
  'demand-peace-manifesto': {
    name: names`“Demand Peace” Manifesto | Manifiesto “Exigid la paz” | Manifest „Fordert Frieden“ | Manifeste « Exigez la paix » | Manifest „Żądajcie pokoju”`,
    either: [
      'admiral',
      all(lose({ morale: 1 }), damageGalactica(2)),
      all(discardHand('president'), discardHand('admiral')),
    ],
  },
  'footage-transmitted': {
    name: names`Footage Transmitted | Grabación transmitida | Übertragene Aufnahmen | Images transmises | Przesłane nagranie`,
    resolve: check(17, [P, L, T], {
      pass: each('players', draw('self', 1, ['treachery'])),
      partial: [12, each('cylons', draw('self', 2, ['treachery']))],
      fail: each('cylons', all(draw('self', 2, ['treachery']), drawSuperCrisis('self'))),
    }),
  },
  'lured-into-a-trap': {
    name: names`Lured into a Trap | Atraídos a una trampa | In die Falle gelockt | Attirés dans un piège | Zwabieni w pułapkę`,
    attack: {
      activate: ['raiders'],
      setup: {
        starboardBow: { basestar: 1, raider: 3 },
        starboardAft: { basestar: 1, raider: 3 },
        rear: { heavyRaider: 1 },
        portAft: { viper: 1, civilian: 1 },
        portBow: { viper: 1, civilian: 1 },
      },
      special: {
        name: names`Dangerous Repairs are Necessary | Reparaciones peligrosas | Gefährliche Reparaturen | Réparations dangereuses | Niebezpieczne naprawy`,
        effect: keepInPlay(),
      },
    },
    whileInPlay: at('fleetJumped', executeAllIn('engine-room', 'ftl-control')),
  },
  'psychological-warfare': {
    name: names`Psychological Warfare | Guerra psicológica | Psychologische Kriegsführung | Guerre psychologique | Wojna psychologiczna`,
    either: [
      'president',
      all(lose({ morale: 1 }), each('players', corrupt('self', 2))),
      all(each('cylons', draw('self', 2, ['treachery'])), treacherousDestiny(6)),
    ],
  },
  'the-farm': {
    name: names`The Farm | La granja | Die Farm | La ferme | Farma`,
    resolve: check(15, [T, E], {
      partial: [8, lose({ food: 1 })],
      fail: all(lose({ food: 1, population: 1 }), keepInPlay()),
    }),
    whileInPlay: noOncePerGame(),
  },
} as const satisfies Record<string, CrisisCard>
