// Saul Tigh: military leader.

import { action, at, interrupt, oncePerGame } from '../../../core/ability.ts'
import { type Character, draws } from '../../../core/card.ts'
import { names } from '../../../core/languages.ts'
import { node, perform } from '../../../core/node.ts'
import { checkAt, holdsExactly } from '../../../language/conditions.ts'
import { discard } from '../../../language/nodes/cards.ts'
import { changeDifficulty } from '../../../language/nodes/checks.ts'
import { giveTitle } from '../../../language/nodes/people.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'

/** The one card that has just been spoken of. */
const discardIt = node('discardIt', {
  run: (game, _node, context) => perform(game, discard('self', 1), context),
  text: {
    en: '{self, subject}[discard|discards] it',
    es: '{self, subject}[descártala|la descarta|descartarla]',
    de: '{self, subject}[wirf |wirft |]sie [ab|ab|abwerfen]',
    fr: '{self, subject}[défaussez-la|la défausse|la défausser]',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] ją',
  },
  price: () => ({ skillCards: -1 }),
})

export const saulTigh = {
  name: nameOf(characters['saul-tigh']),
  type: 'military leader',
  skills: draws([2, 'leadership'], [3, 'tactics']),
  setup: 'command',
  succession: { president: 22, admiral: 3, cag: 12 },
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
      ...at('turn:start', discardIt(), holdsExactly(1)),
    },
  },
} as const satisfies Character
