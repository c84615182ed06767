// Presidential Order: any title but the presidency. ruling: docs/rulings.md#presidential-order

import type { Title } from '../../../core/ids.ts'
import { isPossible, node, perform } from '../../../core/node.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Context, Table } from '../../../core/state.ts'
import { choose, either } from '../../../language/nodes/flow.ts'
import { giveTitle } from '../../../language/nodes/people.ts'
import { titles } from '../../../language/terms.ts'

export const orderTitle = node('orderTitle', {
  run: (game, _node, context) => {
    const orders = ordersOf(game, context)
    if (orders.length > 0) perform(game, orders.length === 1 ? orders[0] : either('self', ...orders), context)
  },
  text: {
    en: '{self, subject}[give|gives] any title except {presidency, form, acc} to a human player who does not hold it',
    es: '{self, subject}[da|da|dar] cualquier Cargo excepto {presidency, form, acc} a un jugador humano que no lo ostente',
    de: '{self, subject}[gib |gibt |]einem Menschenspieler einen beliebigen Titel außer {presidency, form, dat}, den er nicht innehat[|| geben]',
    fr: '{self, subject}[donnez|donne|donner] n’importe quel titre sauf {presidency, form, acc} à un joueur humain qui ne le détient pas',
    pl: '{self, subject}[przekaż|przekazuje|przekazać] dowolny tytuł oprócz {presidency, form, of} graczowi prowadzącemu człowieka, który go nie posiada',
  },
  facts: () => ({ presidency: titles.president }),
  price: () => ({ titles: 1 }),
  possible: (table, _node, context) => ordersOf(table, context).length > 0,
})

/** What the President can order: one effect for each title that somebody could be given. */
const ordersOf = (table: Table, context: Context) =>
  rulesOf(table)
    .titleOrder.filter((title) => title !== 'president')
    .map((title: Title) => choose('self', { notTitle: title }, giveTitle(title, 'chosen')))
    .filter((order) => isPossible(table, order, context))
