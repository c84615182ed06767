// Gas Cloud: the top crisis cards, each to the top or to the bottom.

import type { Seat } from '../../../core/ids.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { bit, drawMany } from '../../../core/zones.ts'
import { cards, decks } from '../../../language/terms.ts'
import { crisisDeck } from '../../../rules/crisis.ts'
import { distance, thresholdOf } from '../../../rules/table.ts'

export const sortCrises = node('sortCrises', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => gasCloud.begin(game, { seat: game.titles.admiral, count, deck: cloudDeck(game) }),
  text: {
    en: 'the Admiral looks at the top {cards, counted, count} {deck, form, of} and puts each on top or at the bottom, in any order',
    es: 'el Almirante mira las primeras {cards, counted, count} {deck, form, of} y coloca cada una en la parte superior o en la inferior, en cualquier orden',
    de: 'der Admiral sieht sich die obersten {cards, counted, count, acc} {deck, form, of} an und legt jede in beliebiger Reihenfolge auf oder unter den Stapel',
    fr: 'l’Amiral regarde les {cards, counted, count} du dessus {deck, form, of} et replace chacune au-dessus ou en dessous, dans l’ordre de son choix',
    pl: 'Admirał ogląda {cards, counted, count, acc} z wierzchu {deck, form, of} i każdą odkłada na wierzch lub na spód, w dowolnej kolejności',
  },
  facts: ({ count }) => ({ cards: cards.card, count, deck: decks.crisis }),
  price: () => ({ knowledge: 2 }),
})

/** Gas Cloud: the top crisis cards, each to the top or to the bottom. */
const gasCloud = procedure<{ seat: Seat; count: number; deck: string }>('gasCloud', {
  draw: (game, { seat, count, deck }) => {
    const cards = drawMany(game, deck, count)
    game.held.push({ by: seat, deck, cards })
    log(game, 'looksAtTop', { seat, deck: 'crisis' })
    log(game, 'sawTopCards', { seat, cards: [...cards] }, [seat])
  },
  sort: {
    text: {
      en: 'Which of these cards go back on top, the one to be drawn first named first? All others go to the bottom.',
      es: '¿Cuáles de estas cartas vuelven arriba, nombrando antes la que se robará primero? Las demás van abajo.',
      de: 'Welche dieser Karten kommen wieder nach oben, die zuerst zu ziehende zuerst genannt? Alle anderen kommen nach unten.',
      fr: 'Lesquelles de ces cartes retournent au-dessus, la première à piocher nommée d’abord\u202f? Les autres vont en dessous.',
      pl: 'Które z tych kart wracają na wierzch, zaczynając od tej, która ma być pociągnięta pierwsza? Pozostałe trafiają na spód.',
    },
    options: (game) => cardOption.each(game.held.at(-1)?.cards ?? []),
    pick: (_game, _frame, _seat, options) => ({ min: 0, max: options.length }),
    always: () => true,
    fallback: (_game, _frame, _seat, options) => [...options],
    answer: (game, { deck: name }, seat, choices) => {
      const cards = game.held.pop()?.cards ?? []
      const deck = game.decks[name]
      const top = choices.map(cardOption.of)
      for (const card of top.toReversed()) {
        cards.splice(cards.indexOf(card), 1)
        deck.cards.push(card)
        deck.seen.push(bit(seat))
      }
      for (const card of cards) {
        deck.cards.unshift(card)
        deck.seen.unshift(bit(seat))
      }
      tell.sortsCrises(game, { seat, count: top.length, left: cards.length })
    },
  },
})

/** A cloud that brings the fleet to New Caprica shows what awaits it there. */
function cloudDeck(game: Game): string {
  const settled = thresholdOf(game, 'newCapricaPhase')
  return settled !== undefined && distance(game) >= settled ? 'newCaprica' : crisisDeck(game)
}

const tell = {
  sortsCrises: tells('sortsCrises', {
    en: '{seat} puts {count} of them on top and {left} at the bottom.',
    es: '{seat} coloca {count} arriba y {left} abajo.',
    de: '{seat} legt {count} davon nach oben und {left} nach unten.',
    fr: '{seat} en place {count} au-dessus et {left} en dessous.',
    pl: '{seat} odkłada na wierzch: {count}, na spód: {left}.',
  }),
}
