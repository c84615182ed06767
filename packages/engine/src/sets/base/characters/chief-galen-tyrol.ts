// Chief Galen Tyrol: support.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { repairedInOwnTurn } from '../../../language/conditions.ts'
import { nameWorthlessSkill } from '../../../language/nodes/checks.ts'
import { mayActAgain } from '../../../language/nodes/fleet.ts'
import { handLimit } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const chiefGalenTyrol = {
  name: nameOf(characters['chief-galen-tyrol']),
  type: 'support',
  skills: [
    { count: 1, types: ['politics'] },
    { count: 2, types: ['leadership'] },
    { count: 2, types: ['engineering'] },
  ],
  setup: 'hangar-deck',
  abilities: {
    maintenanceEngineer: {
      name: names(
        'Maintenance Engineer | Ingeniero de mantenimiento | Wartungsingenieur | Ingénieur de maintenance | Inżynier obsługi technicznej',
      ),
      ...at('repairHere:repaired', mayActAgain(), repairedInOwnTurn()),
    },
    blindDevotion: {
      name: names('Blind Devotion | Devoción ciega | Blinde Ergebenheit | Dévotion aveugle | Ślepe oddanie'),
      ...oncePerGame(interrupt('skillCheck:beforeReveal', nameWorthlessSkill())),
    },
    reckless: {
      name: names('Reckless | Temerario | Waghalsig | Téméraire | Ryzykant'),
      ...handLimit(8),
    },
  },
} as const satisfies Character
