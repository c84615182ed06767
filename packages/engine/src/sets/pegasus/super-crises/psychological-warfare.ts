// Psychological Warfare: a Destiny deck of nothing but Treachery.

import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { shuffle } from '../../../core/random.ts'
import { drawMany, skillOf } from '../../../core/zones.ts'
import { skillCards } from '../../../language/terms.ts'

/** Psychological Warfare: a Destiny deck of nothing but Treachery. */
export const treacherousDestiny = node('treacherousDestiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (const card of game.decks.destiny.cards) game.decks[skillOf(game, card)].discard.push(card)
    const made = shuffle(game.random, drawMany(game, 'treachery', count))
    game.decks.destiny = { cards: made, seen: made.map(() => 0), discard: [] }
    tell.treacherousDestiny(game, { count })
  },
  text: {
    en: 'discard the whole Destiny deck and make a new one of {cards, counted, count}',
    es: 'descarta todo el mazo de Destino y forma otro con {cards, counted, count}',
    de: 'den ganzen Schicksalsstapel abwerfen und einen neuen aus {cards, counted, count, dat} bilden',
    fr: 'défaussez tout le paquet Destinée et formez-en un nouveau avec {cards, counted, count}',
    pl: 'odrzuć całą talię Przeznaczenia i utwórz nową: {cards, counted, count}',
  },
  facts: ({ count }) => ({ cards: skillCards.treachery, count }),
  price: ({ count }) => ({ skillCards: -count }),
})

const tell = {
  treacherousDestiny: tells('treacherousDestiny', {
    en: 'The Destiny deck now consists of {count} Treachery cards.',
    es: 'El mazo de Destino se compone ahora de {count} cartas de Traición.',
    de: 'Der Schicksalsstapel besteht jetzt aus {count} Verrat-Karten.',
    fr: 'Le paquet Destinée se compose maintenant de {count} cartes Traîtrise.',
    pl: 'Talia Przeznaczenia składa się teraz z {count, plural, one {# karty} few {# kart} many {# kart} other {# karty}} Zdrady.',
  }),
}
