// Effects of the new destinations.

import { node } from '../../../language/node.ts'
import { cards, decks, ships } from '../../../language/terms.ts'
import { repairViper } from '../../../rules/fleet-losses.ts'
import { beginMisjump, beginScar, cloudDeck, gasCloud } from '../destination-effects.ts'

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

/** Damaged vipers come back to the Reserves. */
export const repairVipers = node('repairVipers', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (let i = Math.min(count, game.damagedVipers); i > 0; i--) repairViper(game)
  },
  text: {
    en: 'repair {viper, counted, count}',
    es: 'repara {viper, counted, count}',
    de: '{viper, counted, count, acc} reparieren',
    fr: 'réparez {viper, counted, count}',
    pl: 'napraw {viper, counted, count, acc}',
  },
  facts: ({ count }) => ({ viper: ships.viper, count }),
  price: ({ count }) => ({ vipers: count }),
})

export const meetScar = node('meetScar', {
  make: () => ({}),
  run: (game) => beginScar(game),
  text: {
    en: 'search the Crisis deck and its discards for “Scar” and resolve it at once; then shuffle the deck',
    es: 'busca “Scar” en el mazo de Crisis y sus descartes y resuélvela de inmediato; luego baraja el mazo',
    de: 'im Krisenstapel und seinem Ablagestapel „Scar“ suchen und sofort abhandeln; danach den Stapel mischen',
    fr: 'cherchez “Scar” dans le paquet Crise et sa défausse et résolvez-la aussitôt\u202f; mélangez ensuite le paquet',
    pl: 'znajdź kartę „Scar” w talii Kryzysów lub wśród odrzuconych i natychmiast ją rozpatrz; następnie potasuj talię',
  },
  price: () => ({ raiders: -1, crises: -1 }),
})

export const jumpOn = node('jumpOn', {
  make: () => ({}),
  run: (game, _node, { source }) => {
    if (source !== undefined) beginMisjump(game, source)
  },
  text: {
    en: 'discard this card; draw a new Destination card, and follow its instructions',
    es: 'descarta esta carta; roba otra carta de Salto y sigue sus instrucciones',
    de: 'diese Karte abwerfen; eine neue Zielortkarte ziehen und ihren Anweisungen folgen',
    fr: 'défaussez cette carte\u202f; piochez une nouvelle carte Destination et suivez ses instructions',
    pl: 'odrzuć tę kartę; pociągnij nową kartę Punktu docelowego i postępuj zgodnie z jej opisem',
  },
  price: () => ({ distance: 1.5, fuel: -1 }),
})
