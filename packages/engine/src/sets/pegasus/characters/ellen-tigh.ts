// Ellen Tigh: political leader.

import { at, interrupt, oncePerGame } from '../../../language/ability.ts'
import type { Character } from '../../../language/card.ts'
import { ownTurn } from '../../../language/conditions.ts'
import { either } from '../../../language/nodes/flow.ts'
import { characters } from '../../../language/terms.ts'
import { nameOf } from '../../../language/text.ts'
import { borrow, drawsTreachery, giveCardToDraw } from '../nodes/sheets.ts'
import '../terms.ts'

export const ellenTigh = {
  name: nameOf(characters['ellen-tigh']),
  type: 'political leader',
  skills: [
    { count: 2, types: ['politics'] },
    { count: 2, types: ['leadership'] },
    { count: 1, types: ['treachery'] },
  ],
  setup: 'admirals-quarters',
  abilities: {
    politicallyAdroit: {
      name: {
        en: 'Politically Adroit',
        es: 'Astucia política',
        de: 'Politisch gewandt',
        fr: 'Finesse politique',
        pl: 'Zręczny polityk',
      },
      ...at('turn:action', giveCardToDraw(2), ownTurn()),
    },
    manipulative: {
      name: { en: 'Manipulative', es: 'Manipuladora', de: 'Manipulativ', fr: 'Manipulatrice', pl: 'Manipulantka' },
      ...oncePerGame(
        interrupt('turnBegins', either('self', borrow('president'), borrow('admiral')), { when: ownTurn() }),
      ),
    },
    nothingButTrouble: {
      name: {
        en: 'Nothing But Trouble',
        es: 'Solo trae problemas',
        de: 'Nichts als Ärger',
        fr: 'Rien que des ennuis',
        pl: 'Same kłopoty',
      },
      ...drawsTreachery(),
    },
  },
} as const satisfies Character
