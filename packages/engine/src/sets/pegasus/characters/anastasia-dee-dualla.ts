// Anastasia "Dee" Dualla: support.

import { interrupt, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { diesOfDespair, learnFast, looksAtAllShips } from '../nodes/sheets.ts'
import '../terms.ts'

export const anastasiaDeeDualla = {
  name: nameOf(characters['anastasia-dee-dualla']),
  type: 'support',
  skills: [
    { count: 1, types: ['leadership'] },
    { count: 3, types: ['tactics'] },
    { count: 1, types: ['engineering'] },
  ],
  setup: 'communications',
  abilities: {
    efficient: {
      name: { en: 'Efficient', es: 'Eficiente', de: 'Effizient', fr: 'Efficace', pl: 'Efektywna' },
      ...looksAtAllShips(),
    },
    fastLearner: {
      name: {
        en: 'Fast Learner',
        es: 'Aprendizaje rápido',
        de: 'Schnelle Lernerin',
        fr: 'Apprentissage rapide',
        pl: 'Pojętna uczennica',
      },
      ...oncePerGame(interrupt('skillCheck:beforeCards', learnFast())),
    },
    emotionallyFragile: {
      name: {
        en: 'Emotionally Fragile',
        es: 'Fragilidad emocional',
        de: 'Emotional labil',
        fr: 'Fragilité émotionnelle',
        pl: 'Krucha emocjonalnie',
      },
      ...diesOfDespair(2),
    },
  },
} as const satisfies Character
