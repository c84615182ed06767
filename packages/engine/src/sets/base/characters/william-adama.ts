// William Adama: military leader.

import { interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
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
      name: {
        en: 'Inspirational Leader',
        es: 'Líder inspirador',
        de: 'Inspirierender Anführer',
        fr: 'Leader inspirant',
        pl: 'Inspirujący przywódca',
      },
      ...strengthOneCounts(),
    },
    commandAuthority: {
      name: {
        en: 'Command Authority',
        es: 'Imponer autoridad',
        de: 'Befehlsgewalt',
        fr: 'Autorité de commandement',
        pl: 'Autorytet dowódcy',
      },
      ...oncePerGame(interrupt('skillCheck:beforeDiscard', takeCheckCards())),
    },
    emotionallyAttached: {
      name: {
        en: 'Emotionally Attached',
        es: 'Vínculo emocional',
        de: 'Emotionale Bindung',
        fr: 'Attachement affectif',
        pl: 'Więź emocjonalna',
      },
      ...mayNotActivate('admirals-quarters'),
    },
  },
} as const satisfies Character
