// Gaius Baltar: political leader.

import { action, at, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
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
  skills: draws([2, 'politics'], [1, 'leadership'], [1, 'engineering']),
  setup: 'research-lab',
  succession: { president: 2, admiral: 23, cag: 23 },
  abilities: {
    delusionalIntuition: {
      name: names`Delusional Intuition | Intuición delirante | Wahnhafte Intuition | Intuition délirante | Urojona intuicja`,
      ...at('crisis:beforeResolve', draw('self', 1), drewCrisis()),
    },
    cylonDetector: {
      name: names`Cylon Detector | Detector de cylons | Zylonendetektor | Détecteur de cylons | Wykrywacz Cylonów`,
      ...oncePerGame(action(choose('self', { notSelf: true, cylonsToo: true }, look('self', 'chosen', 'all')))),
    },
    coward: {
      name: names`Coward | Cobarde | Feigling | Lâche | Tchórz`,
      ...startsWithLoyalty(2),
    },
  },
} as const satisfies Character
