// Treachery: the sixth type of skill card. What its cards do is said by the boxes that bring them.

import type { Part, Who } from '../../core/card.ts'
import { tells } from '../../core/log.ts'
import { type Node, node } from '../../core/node.ts'
import { drawMany, shuffleInto } from '../../core/zones.ts'
import { discard, draw } from '../../language/nodes/cards.ts'
import { asOne } from '../../language/nodes/flow.ts'
import { card, deck, decks, skill, skillCards, skills } from '../../language/terms.ts'

declare module '../../core/ids.ts' {
  interface SkillTypes {
    treachery: true
  }
}

export const treacheryType: Part = { id: 'treachery-type' }

skills.treachery = skill(
  'Treachery',
  ['f', 'Traición'],
  ['m', 'Verrat'],
  ['f', 'Traîtrise'],
  ['f', 'Zdrada', 'Zdradę', 'Zdrady'],
)

skillCards.treachery = card('Treachery', 'Traición', 'Verrat-Karte', 'Traîtrise', 'Zdrady')

decks.treachery = deck`Treachery | Traición | Verrat-Stapel | Traîtrise | Zdrady`

export const treacheryIntoDestiny = node('treacheryIntoDestiny', {
  make: (count: number) => ({ count }),
  run: (game, { count }) => {
    for (const card of drawMany(game, 'treachery', count)) shuffleInto(game, 'destiny', card)
    tell.treacheryIntoDestiny(game, { count })
  },
  text: {
    en: '[shuffle|shuffles] {cards, counted, count} {deck, form, into}',
    es: '[baraja|baraja|barajar] {cards, counted, count} {deck, form, into}',
    de: '[mische |mischt |]{cards, counted, count, acc} {deck, form, into}[|| mischen]',
    fr: '[mélangez|mélange|mélanger] {cards, counted, count} {deck, form, into}',
    pl: '[wtasuj|wtasowuje|wtasować] {cards, counted, count, acc} {deck, form, into}',
  },
  facts: ({ count }) => ({ cards: skillCards.treachery, count, deck: decks.destiny }),
  price: ({ count }) => ({ skillCards: -count }),
})

/** So many skill cards for as many Treachery cards. */
export const corrupt = (who: Who, count: number, how?: { random: true }): Node =>
  asOne(discard(who, count, how), draw(who, count, ['treachery']))

const tell = {
  treacheryIntoDestiny: tells('treacheryIntoDestiny', {
    en: '{count} Treachery cards are shuffled into the Destiny deck.',
    es: 'Se barajan {count} cartas de Traición en el mazo de Destino.',
    de: '{count} Verrat-Karten werden in den Schicksalsstapel gemischt.',
    fr: '{count} cartes Traîtrise sont mélangées dans le paquet Destinée.',
    pl: 'Do talii Przeznaczenia {count, plural, one {zostaje wtasowana # karta} few {zostają wtasowane # karty} many {zostaje wtasowanych # kart} other {zostaje wtasowane # karty}} Zdrady.',
  }),
}
