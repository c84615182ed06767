// The 5 super crisis cards of Pegasus, in alphabetical order.

import { at } from '../../core/ability.ts'
import type { CrisisCard } from '../../core/card.ts'
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
    name: {
      en: '“Demand Peace” Manifesto',
      es: 'Manifiesto “Exigid la paz”',
      de: 'Manifest „Fordert Frieden“',
      fr: 'Manifeste « Exigez la paix »',
      pl: 'Manifest „Żądajcie pokoju”',
    },
    either: [
      'admiral',
      all(lose({ morale: 1 }), damageGalactica(2)),
      all(discardHand('president'), discardHand('admiral')),
    ],
  },
  'footage-transmitted': {
    name: {
      en: 'Footage Transmitted',
      es: 'Grabación transmitida',
      de: 'Übertragene Aufnahmen',
      fr: 'Images transmises',
      pl: 'Przesłane nagranie',
    },
    resolve: check(17, [P, L, T], {
      pass: each('players', draw('self', 1, ['treachery'])),
      partial: [12, each('cylons', draw('self', 2, ['treachery']))],
      fail: each('cylons', all(draw('self', 2, ['treachery']), drawSuperCrisis('self'))),
    }),
  },
  'lured-into-a-trap': {
    name: {
      en: 'Lured into a Trap',
      es: 'Atraídos a una trampa',
      de: 'In die Falle gelockt',
      fr: 'Attirés dans un piège',
      pl: 'Zwabieni w pułapkę',
    },
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
        name: {
          en: 'Dangerous Repairs are Necessary',
          es: 'Reparaciones peligrosas',
          de: 'Gefährliche Reparaturen',
          fr: 'Réparations dangereuses',
          pl: 'Niebezpieczne naprawy',
        },
        effect: keepInPlay(),
      },
    },
    whileInPlay: at('fleetJumped', executeAllIn('engine-room', 'ftl-control')),
  },
  'psychological-warfare': {
    name: {
      en: 'Psychological Warfare',
      es: 'Guerra psicológica',
      de: 'Psychologische Kriegsführung',
      fr: 'Guerre psychologique',
      pl: 'Wojna psychologiczna',
    },
    either: [
      'president',
      all(lose({ morale: 1 }), each('players', corrupt('self', 2))),
      all(each('cylons', draw('self', 2, ['treachery'])), treacherousDestiny(6)),
    ],
  },
  'the-farm': {
    name: { en: 'The Farm', es: 'La granja', de: 'Die Farm', fr: 'La ferme', pl: 'Farma' },
    resolve: check(15, [T, E], {
      partial: [8, lose({ food: 1 })],
      fail: all(lose({ food: 1, population: 1 }), keepInPlay()),
    }),
    whileInPlay: noOncePerGame(),
  },
} as const satisfies Record<string, CrisisCard>
