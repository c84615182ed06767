// Saul Tigh: military leader.

import { action, at, interrupt, oncePerGame } from '../../../core/ability.ts'
import type { Character } from '../../../core/card.ts'
import { checkAt, holdsExactly } from '../../../language/conditions.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { giveTitle } from '../../../language/nodes/people.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const saulTigh = {
  name: nameOf(characters['saul-tigh']),
  type: 'military leader',
  skills: [
    { count: 2, types: ['leadership'] },
    { count: 3, types: ['tactics'] },
  ],
  setup: 'command',
  abilities: {
    cylonHatred: {
      name: {
        en: 'Cylon Hatred',
        es: 'Odio a los cylons',
        de: 'Zylonenhass',
        fr: 'Haine des cylons',
        pl: 'Nienawiść do Cylonów',
      },
      ...interrupt('skillCheck:beforeCards', changeDifficulty(-3), {
        when: checkAt('admirals-quarters'),
        once: 'frame',
      }),
    },
    declareMartialLaw: {
      name: {
        en: 'Declare Martial Law',
        es: 'Declarar la ley marcial',
        de: 'Kriegsrecht ausrufen',
        fr: 'Déclarer la loi martiale',
        pl: 'Ogłoszenie stanu wojennego',
      },
      ...oncePerGame(action(giveTitle('president', 'admiral'))),
    },
    alcoholic: {
      name: { en: 'Alcoholic', es: 'Alcohólico', de: 'Alkoholiker', fr: 'Alcoolique', pl: 'Alkoholik' },
      ...at('turn:start', discard('self', 1), holdsExactly(1)),
    },
  },
} as const satisfies Character
