// Consult the Oracle: the bottom card of a deck, and the whole Destiny deck.

import type { Seat } from '../../../core/ids.ts'
import { log, tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { cardOption, deckOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { shuffle } from '../../../core/random.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { bit, discardSkill } from '../../../core/zones.ts'
import { cards } from '../../../language/terms.ts'
import { crisisDeck } from '../../../rules/crisis.ts'
import { makeDestinyDeck } from '../../../rules/destiny.ts'

export const consultOracle = node('consultOracle', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => oracle.begin(game, { seat: actor, count }),
  text: {
    en: 'look at the bottom card of any deck except the Loyalty and Agenda decks; then look at the whole Destiny deck, discard {cards, counted, count} from it and shuffle it',
    es: 'mira la última carta de cualquier mazo excepto los de Lealtad y Agenda; luego mira todo el mazo de Destino, descarta {cards, counted, count} y barájalo',
    de: 'die unterste Karte eines beliebigen Stapels außer den Loyalitäts- und Absichtsstapeln ansehen; danach den ganzen Schicksalsstapel ansehen, {cards, counted, count, acc} davon abwerfen und ihn mischen',
    fr: 'regardez la dernière carte de n’importe quel paquet sauf Loyauté et Projet\u202f; regardez ensuite tout le paquet Destinée, défaussez-en {cards, counted, count} et mélangez-le',
    pl: 'obejrzyj spodnią kartę dowolnej talii oprócz Lojalności i Intencji; następnie obejrzyj całą talię Przeznaczenia, odrzuć z niej {cards, counted, count, acc} i potasuj ją',
  },
  facts: ({ count }) => ({ cards: cards.card, count }),
  price: () => ({ knowledge: 1, skillCards: 1 }),
})

/** It does not speak of loyalty and agendas; the Destiny deck comes afterwards, as a whole. */
function decksOfTheOracle(game: Game): string[] {
  const { crisisDecks, otherDecks, shipDecks } = rulesOf(game)
  const unused = crisisDecks.filter((deck) => deck !== crisisDeck(game))
  const silent = ['loyalty', 'destiny', ...Object.keys(otherDecks), ...shipDecks]
  return Object.keys(game.decks).filter(
    (deck) => !silent.includes(deck) && !unused.includes(deck) && game.decks[deck].cards.length > 0,
  )
}

const oracle = procedure<{ seat: Seat; count: number }>('oracle', {
  bottom: {
    text: {
      en: 'Which deck’s bottom card do you look at?',
      es: '¿De qué mazo miras la última carta?',
      de: 'Von welchem Stapel siehst du dir die unterste Karte an?',
      fr: 'De quel paquet regardez-vous la dernière carte\u202f?',
      pl: 'Spodnią kartę której talii oglądasz?',
    },
    options: (game) => deckOption.each(decksOfTheOracle(game)),
    answer: (game, _frame, seat, [choice]) => {
      const deck = deckOption.of(choice)
      game.decks[deck].seen[0] |= bit(seat)
      tell.looksAtBottom(game, { seat, deck })
      tell.sawBottom(game, { seat, deck, card: game.decks[deck].cards[0] }, [seat])
    },
  },
  look: (game, { seat }) => {
    const { destiny } = game.decks
    destiny.seen = destiny.seen.map((seen) => seen | bit(seat))
    tell.looksAtDestiny(game, { seat })
  },
  discard: {
    text: {
      en: 'Which {count} cards of the Destiny deck do you discard?',
      es: '¿Qué {count} cartas del mazo de Destino descartas?',
      de: 'Welche {count} Karten des Schicksalsstapels wirfst du ab?',
      fr: 'Quelles {count} cartes du paquet Destinée défaussez-vous\u202f?',
      pl: 'Które {count} karty z talii Przeznaczenia odrzucasz?',
    },
    facts: (_game, { count }) => ({ count }),
    options: (game) => cardOption.each(game.decks.destiny.cards),
    pick: (_game, { count }, _seat, options) => ({
      min: Math.min(count, options.length),
      max: Math.min(count, options.length),
    }),
    answer: (game, _frame, seat, choices) => {
      const { destiny } = game.decks
      const cards = choices.map(cardOption.of)
      for (const card of cards) {
        destiny.cards.splice(destiny.cards.indexOf(card), 1)
        discardSkill(game, card)
      }
      log(game, 'discards', { seat, cards })
      if (destiny.cards.length === 0) {
        makeDestinyDeck(game) // ruling: docs/rulings.md#destiny-deck
        return
      }
      shuffle(game.random, destiny.cards)
      destiny.seen = destiny.cards.map(() => 0)
    },
  },
})

const tell = {
  looksAtBottom: tells('looksAtBottom', {
    en: '{seat} looks at the bottom card {deck, form, of}.',
    es: '{seat} mira la última carta {deck, form, of}.',
    de: '{seat} sieht sich die unterste Karte {deck, form, of} an.',
    fr: '{seat} regarde la dernière carte {deck, form, of}.',
    pl: '{seat} ogląda spodnią kartę {deck, form, of}.',
  }),
  sawBottom: tells('sawBottom', {
    en: 'The bottom card {deck, form, of} is “{card}”.',
    es: 'La última carta {deck, form, of} es “{card}”.',
    de: 'Die unterste Karte {deck, form, of} ist „{card}“.',
    fr: 'La dernière carte {deck, form, of} est “{card}”.',
    pl: 'Spodnia karta {deck, form, of} to „{card}”.',
  }),
  looksAtDestiny: tells('looksAtDestiny', {
    en: '{seat} looks at the whole Destiny deck.',
    es: '{seat} mira todo el mazo de Destino.',
    de: '{seat} sieht sich den ganzen Schicksalsstapel an.',
    fr: '{seat} regarde tout le paquet Destinée.',
    pl: '{seat} ogląda całą talię Przeznaczenia.',
  }),
}
