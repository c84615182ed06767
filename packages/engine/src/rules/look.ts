// Looking at loyalty cards of a title's holder.

import type { Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { type Price, sumOf } from '../core/node.ts'
import { procedure } from '../core/procedure.ts'
import type { Table } from '../core/state.ts'
import { lookAtLoyalty, mayLook, priceOfLooking, unrevealedOf } from './loyalty.ts'
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
    prospect: (table, { by }, option) => ({ changes: priceOfLook(table, by, chosenSeat(option), false) }),
    answer: (game, _frame, by, [choice]) => lookAtLoyalty(game, by, chosenSeat(choice), false),
  },
})

/** What somebody learns by looking at loyalty cards, and what it may bring on. */
export const priceOfLook = (table: Table, by: Seat, of: Seat, all: boolean): Price =>
  sumOf([{ [`loyaltySeen:${of}`]: all ? 2 : 1 }, priceOfLooking(table, by, of, all)])
