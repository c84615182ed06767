// Haunted by the Past: somebody gives all titles away.

import type { Who } from '../../../core/card.ts'
import { node } from '../../../core/node.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Context, Table } from '../../../core/state.ts'
import { who as whoTerms } from '../../../language/terms.ts'
import { seatOf } from '../../../rules/table.ts'
import { passOnTitles } from '../../../rules/titles.ts'

export const titlesToHeirs = node('titlesToHeirs', {
  make: (who: Who) => ({ who }),
  run: (game, { who }, context) => passOnTitles(game, seatOf(game, who, context)),
  text: {
    en: '{who, subject}[give|gives] each title <you hold|they hold> to the other player highest in its line of succession',
    es: '{who, subject}[da|da|dar] cada Cargo que <ostentas|ostente> al primero de los demás jugadores en su línea de sucesión',
    de: '{who, subject}[gib |gibt |]jeden Titel, den <du innehast|er innehat>, dem Ranghöchsten der anderen Spieler in der Amtsfolge[|| geben]',
    fr: '{who, subject}[donnez|donne|donner] chaque titre <que vous détenez|qu’il détient> à l’autre joueur le plus élevé dans l’ordre de succession',
    pl: '{who, subject}[przekaż|przekazuje|przekazać] każdy posiadany tytuł innemu graczowi znajdującemu się najwyżej w jego linii sukcesji',
  },
  facts: ({ who }) => ({ who: whoTerms[who] }),
  price: ({ who }, table) => ({ titles: who === 'current' ? -titlesOf(table, who, {}) : -1 }),
  possible: (table, { who }, context) => titlesOf(table, who, context) > 0,
})

const titlesOf = (table: Table, who: Who, context: Context): number =>
  rulesOf(table).titleOrder.filter((title) => table.titles[title] === seatOf(table, who, context)).length
