// Kara Starbuck Thrace: pilot.

import { at, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
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
      name: {
        en: 'Expert Pilot',
        es: 'Piloto experta',
        de: 'Meisterpilotin',
        fr: 'Pilote experte',
        pl: 'Doskonała pilotka',
      },
      ...actionsAfterStartingInViper(2),
    },
    secretDestiny: {
      name: {
        en: 'Secret Destiny',
        es: 'Destino secreto',
        de: 'Geheimes Schicksal',
        fr: 'Destinée secrète',
        pl: 'Tajemne przeznaczenie',
      },
      ...oncePerGame(interrupt('crisis:revealed', replaceCrisis())),
    },
    insubordinate: {
      name: { en: 'Insubordinate', es: 'Insubordinada', de: 'Aufsässig', fr: 'Insubordonnée', pl: 'Niesubordynowana' },
      ...at('skillCheck:beforeCards', changeDifficulty(-3), accusedAt('admirals-quarters')),
    },
  },
} as const satisfies Character
