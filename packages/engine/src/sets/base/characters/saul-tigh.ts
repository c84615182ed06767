// Saul Tigh: military leader.

import { action, at, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { checkAt, holdsExactly } from '../../../language/conditions.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { giveTitle } from '../../../language/nodes/people.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

export const saulTigh = {
  name: nameOf(characters['saul-tigh']),
  type: 'military leader',
  skills: draws([2, 'leadership'], [3, 'tactics']),
  setup: 'command',
  succession: { president: 22, admiral: 3 },
  abilities: {
    cylonHatred: {
      name: names`Cylon Hatred | Odio a los cylons | Zylonenhass | Haine des cylons | Nienawiść do Cylonów`,
      ...interrupt('skillCheck:beforeCards', changeDifficulty(-3), {
        when: checkAt('admirals-quarters'),
        once: 'frame',
      }),
    },
    declareMartialLaw: {
      name: names`Declare Martial Law | Declarar la ley marcial | Kriegsrecht ausrufen | Déclarer la loi martiale | Ogłoszenie stanu wojennego`,
      ...oncePerGame(action(giveTitle('president', 'admiral'))),
    },
    alcoholic: {
      name: names`Alcoholic | Alcohólico | Alkoholiker | Alcoolique | Alkoholik`,
      ...at('turn:start', discard('self', 1), holdsExactly(1)),
    },
  },
} as const satisfies Character
