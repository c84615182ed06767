// Gaius Baltar: political leader.

import { action, at, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { drewCrisis } from '../../../language/conditions.ts'
import { draw } from '../../../language/nodes/cards.ts'
import { choose } from '../../../language/nodes/flow.ts'
import { look } from '../../../language/nodes/people.ts'
import { startsWithLoyalty } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const gaiusBaltar = {
  name: nameOf(characters['gaius-baltar']),
  type: 'political leader',
  skills: [
    { count: 2, types: ['politics'] },
    { count: 1, types: ['leadership'] },
    { count: 1, types: ['engineering'] },
  ],
  setup: 'research-lab',
  abilities: {
    delusionalIntuition: {
      name: {
        en: 'Delusional Intuition',
        es: 'Intuición delirante',
        de: 'Wahnhafte Intuition',
        fr: 'Intuition délirante',
        pl: 'Urojona intuicja',
      },
      ...at('crisis:beforeResolve', draw('self', 1), drewCrisis()),
    },
    cylonDetector: {
      name: {
        en: 'Cylon Detector',
        es: 'Detector de cylons',
        de: 'Zylonendetektor',
        fr: 'Détecteur de cylons',
        pl: 'Wykrywacz Cylonów',
      },
      ...oncePerGame(action(choose('self', { notSelf: true, cylonsToo: true }, look('self', 'chosen', 'all')))),
    },
    coward: {
      name: { en: 'Coward', es: 'Cobarde', de: 'Feigling', fr: 'Lâche', pl: 'Tchórz' },
      ...startsWithLoyalty(2),
    },
  },
} as const satisfies Character
