// Kara Starbuck Thrace: pilot.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { accusedAt } from '../../../language/conditions.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { replaceCrisis } from '../../../language/nodes/sheets.ts'
import { actionsAfterStartingInViper } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const karaStarbuckThrace = {
  name: nameOf(characters['kara-starbuck-thrace']),
  type: 'pilot',
  skills: [
    { count: 2, types: ['tactics'] },
    { count: 2, types: ['piloting'] },
    { count: 1, types: ['leadership', 'engineering'] },
  ],
  setup: 'hangar-deck',
  abilities: {
    expertPilot: {
      name: names('Expert Pilot | Piloto experta | Meisterpilotin | Pilote experte | Doskonała pilotka'),
      ...actionsAfterStartingInViper(2),
    },
    secretDestiny: {
      name: names('Secret Destiny | Destino secreto | Geheimes Schicksal | Destinée secrète | Tajemne przeznaczenie'),
      ...oncePerGame(interrupt('crisis:revealed', replaceCrisis())),
    },
    insubordinate: {
      name: names('Insubordinate | Insubordinada | Aufsässig | Insubordonnée | Niesubordynowana'),
      ...at('skillCheck:beforeCards', changeDifficulty(-3), accusedAt('admirals-quarters')),
    },
  },
} as const satisfies Character
