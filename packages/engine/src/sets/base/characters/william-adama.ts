// William Adama: military leader.

import { interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { takeCheckCards } from '../../../language/nodes/checks.ts'
import { mayNotActivate, strengthOneCounts } from '../../../language/standing-rules.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const williamAdama = {
  name: nameOf(characters['william-adama']),
  type: 'military leader',
  skills: [
    { count: 3, types: ['leadership'] },
    { count: 2, types: ['tactics'] },
  ],
  setup: 'admirals-quarters',
  abilities: {
    inspirationalLeader: {
      name: names(
        'Inspirational Leader | Líder inspirador | Inspirierender Anführer | Leader inspirant | Inspirujący przywódca',
      ),
      ...strengthOneCounts(),
    },
    commandAuthority: {
      name: names(
        'Command Authority | Imponer autoridad | Befehlsgewalt | Autorité de commandement | Autorytet dowódcy',
      ),
      ...oncePerGame(interrupt('skillCheck:beforeDiscard', takeCheckCards())),
    },
    emotionallyAttached: {
      name: names(
        'Emotionally Attached | Vínculo emocional | Emotionale Bindung | Attachement affectif | Więź emocjonalna',
      ),
      ...mayNotActivate('admirals-quarters'),
    },
  },
} as const satisfies Character
