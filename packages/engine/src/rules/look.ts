// Looking at loyalty cards of a title's holder.

import type { Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { procedure } from '../core/procedure.ts'
import { lookAtLoyalty, mayLook, unrevealedOf } from './loyalty.ts'
import { chosenSeat, seatOptions } from './table.ts'

/** ruling: docs/rulings.md#looking-at-ones-own-loyalty */
export const lookAtTitleHolder = procedure<{ by: Seat }>('lookAtTitleHolder', {
  choose: {
    text: says`Whose Loyalty card do you look at? | ¿La carta de Lealtad de quién miras? | Wessen Loyalitätskarte siehst du dir an? | De qui regardez-vous la carte Loyauté\u202f? | Czyją kartę Lojalności oglądasz?`,
    who: (_game, { by }) => by,
    options: (game, { by }) => {
      if (!mayLook(game, by)) return []
      const holders = [...new Set([game.titles.president, game.titles.admiral])]
      return seatOptions(holders.filter((seat) => seat !== by && unrevealedOf(game, seat).length > 0))
    },
    prospect: (_table, _frame, option) => ({ changes: { [`loyaltySeen:${chosenSeat(option)}`]: 1 } }),
    answer: (game, _frame, by, [choice]) => lookAtLoyalty(game, by, chosenSeat(choice), false),
  },
})
