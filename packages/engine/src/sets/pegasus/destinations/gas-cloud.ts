// Gas Cloud: the top crisis cards, each to the top or to the bottom.

import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import type { Game } from '../../../core/state.ts'
import { cards, decks, who } from '../../../language/terms.ts'
import { crisisDeck } from '../../../rules/crisis.ts'
import { sortsTop } from '../../../rules/decks.ts'
import { distance, thresholdOf } from '../../../rules/table.ts'

export const sortCrises = node('sortCrises', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => gasCloud.begin(game, { seat: game.titles.admiral, count, deck: cloudDeck(game) }),
  text: {
    en: '<you may|{who} may> look at the top {cards, counted, count} {deck, form, of} and put each on top or at the bottom, in any order',
    es: '<puedes|{who} puede> mirar las primeras {cards, counted, count} {deck, form, of} y colocar cada una en la parte superior o en la inferior, en cualquier orden',
    de: '<du darfst dir|{who} darf sich> die obersten {cards, counted, count, acc} {deck, form, of} ansehen und jede in beliebiger Reihenfolge auf oder unter den Stapel legen',
    fr: '<vous pouvez|{who} peut> regarder les {cards, counted, count} du dessus {deck, form, of} et replacer chacune au-dessus ou en dessous, dans n’importe quel ordre',
    pl: '<możesz|{who} może> obejrzeć {cards, counted, count, acc} z wierzchu {deck, form, of} i każdą odłożyć na wierzch lub na spód, w dowolnej kolejności',
  },
  facts: ({ count }) => ({ who: who.admiral, cards: cards.card, count, deck: decks.crisis }),
  price: () => ({ knowledge: 2 }),
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

const gasCloud = sortsTop('gasCloud', {
  text: says`Which of these cards go back on top, the one to be drawn first named first? All others go to the bottom. | ¿Cuáles de estas cartas vuelven arriba, nombrando antes la que se robará primero? Las demás van abajo. | Welche dieser Karten kommen wieder nach oben, die zuerst zu ziehende zuerst genannt? Alle anderen kommen nach unten. | Lesquelles de ces cartes retournent au-dessus, la première à piocher nommée d’abord\u202f? Les autres vont en dessous. | Które z tych kart wracają na wierzch, zaczynając od tej, która ma być pociągnięta pierwsza? Pozostałe trafiają na spód.`,
  told: 'crisis',
  tell: (game, facts) => tell.sortsCrises(game, facts),
})
