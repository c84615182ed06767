// Psychological Warfare: a Destiny deck of nothing but Treachery.

import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { shuffle } from '../../../core/random.ts'
import { drawMany, skillOf } from '../../../core/zones.ts'
import { skillCards } from '../../../language/terms.ts'

export const treacherousDestiny = node('treacherousDestiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (const card of game.decks.destiny.cards) game.decks[skillOf(game, card)].discard.push(card)
    const made = shuffle(game.random, drawMany(game, 'treachery', count))
    game.decks.destiny = { cards: made, seen: made.map(() => 0), discard: [] }
    tell.treacherousDestiny(game, { count })
  },
  text: {
    en: '[discard|discards] the whole Destiny deck and [make|makes] a new one of {cards, counted, count}',
    es: '[descarta|descarta|descartar] todo el mazo de Destino y [forma|forma|formar] otro con {cards, counted, count}',
    de: '[wirf |wirft |]den ganzen Schicksalsstapel [ab und bilde|ab und bildet|abwerfen und] einen neuen aus {cards, counted, count, dat}[|| bilden]',
    fr: '[défaussez|défausse|défausser] tout le paquet Destinée et [formez-en|en forme|en former] un nouveau avec {cards, counted, count}',
    pl: '[odrzuć|odrzuca|odrzucić] całą talię Przeznaczenia i [utwórz|tworzy|utworzyć] nową z {cards, counted, count, gen}',
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
