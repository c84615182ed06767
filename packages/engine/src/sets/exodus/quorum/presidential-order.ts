// Presidential Order: any title but the presidency. ruling: docs/rulings.md#presidential-order

import type { Title } from '../../../core/ids.ts'
import { isPossible, node, perform } from '../../../core/node.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Context, Table } from '../../../core/state.ts'
import { choose, either } from '../../../language/nodes/flow.ts'
import { giveTitle } from '../../../language/nodes/people.ts'

export const orderTitle = node('orderTitle', {
  run: (game, _node, context) => {
    const orders = ordersOf(game, context)
    if (orders.length > 0) perform(game, orders.length === 1 ? orders[0] : either('self', ...orders), context)
  },
  text: {
    en: '{self, subject}[give|gives] a human player a title other than the President title',
    es: '{self, subject}[da|da|dar] a un jugador humano un Cargo que no sea el Presidencial',
    de: '{self, subject}[gib |gibt |]einem Menschenspieler einen anderen Titel als den Präsidententitel[|| geben]',
    fr: '{self, subject}[donnez|donne|donner] à un joueur humain un titre autre que celui de Président',
    pl: '{self, subject}[przekaż|przekazuje|przekazać] graczowi prowadzącemu człowieka tytuł inny niż tytuł Prezydenta',
  },
  price: () => ({ titles: -1 }),
  possible: (table, _node, context) => ordersOf(table, context).length > 0,
})

/** What the President can order: one effect for each title that somebody could be given. */
const ordersOf = (table: Table, context: Context) =>
  rulesOf(table)
    .titleOrder.filter((title) => title !== 'president')
    .map((title: Title) => choose('self', { notTitle: title }, giveTitle(title, 'chosen')))
    .filter((order) => isPossible(table, order, context))
