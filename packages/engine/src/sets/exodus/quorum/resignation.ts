// Resignation: the Quorum hand is put in order before the title goes to somebody else.

import type { Seat } from '../../../core/ids.ts'
import { says } from '../../../core/languages.ts'
import { node } from '../../../core/node.ts'
import { quorumOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { cards } from '../../../language/terms.ts'
import { drawQuorum } from '../../../rules/quorum.ts'
import { holdsTitle } from '../../../rules/table.ts'
import { discardFromQuorumHand } from '../../parts/quorum-limit.ts'

/** Whoever resolves the card without being President has no such hand. ruling: docs/rulings.md#resignation */
export const exchangeQuorum = node('exchangeQuorum', {
  run: (game, _node, { actor = 0 }) => {
    if (holdsTitle(game, actor, 'president')) resignation.begin(game, { seat: actor })
  },
  text: {
    en: '{self, subject}[discard|discards] any number of {cards, form, plural} from <your|their> hand and [draw|draws] as many new ones',
    es: '{self, subject}[descarta|descarta|descartar] cualquier número de {cards, form, plural} de <tu|su> mano y [roba|roba|robar] otras tantas',
    de: '{self, subject}[wirf |wirft |]beliebig viele {cards, form, plural} von der Hand [ab und ziehe|ab und zieht|abwerfen und] ebenso viele neue[|| ziehen]',
    fr: '{self, subject}[défaussez|défausse|défausser] autant de {cards, form, plural} de <votre|sa> main que <vous le souhaitez|souhaité> et [piochez-en|en pioche|en piocher] autant',
    pl: '{self, subject}[odrzuć|odrzuca|odrzucić] dowolną liczbę {cards, form, pluralGen} z ręki i [pociągnij|ciągnie|pociągnąć] tyle samo nowych',
  },
  facts: () => ({ cards: cards.quorumCard }),
  price: () => ({ quorumCards: 0.5 }),
  possible: (table, _node, { actor = 0 }) => table.quorumHand.length > 0 && holdsTitle(table, actor, 'president'),
})

const resignation = procedure<{ seat: Seat }>('resignation', {
  choose: {
    text: says`Which Quorum cards do you discard to draw as many? | ¿Qué cartas de Quórum descartas para robar otras tantas? | Welche Zwölferratskarten wirfst du ab, um ebenso viele zu ziehen? | Quelles cartes Quorum défaussez-vous pour en piocher autant\u202f? | Które karty Kworum odrzucasz, aby pociągnąć tyle samo?`,
    options: (game) => quorumOption.each(game.quorumHand),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: options.length }),
    fallback: () => [],
    answer: (game, _frame, seat, choices) => {
      if (choices.length === 0) return
      discardFromQuorumHand(game, seat, choices.map(quorumOption.of))
      drawQuorum(game, seat, choices.length)
    },
  },
})
