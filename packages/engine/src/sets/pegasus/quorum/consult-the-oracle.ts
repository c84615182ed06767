// Consult the Oracle: the bottom card of a deck, and the whole Destiny deck.

import { says } from '../../../core/languages.ts'
import { tells } from '../../../core/log.ts'
import { node } from '../../../core/node.ts'
import { deckOption } from '../../../core/option-kinds.ts'
import { procedure } from '../../../core/procedure.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { bit } from '../../../core/zones.ts'
import { cards } from '../../../language/terms.ts'
import { isAimDeck } from '../../../rules/aims.ts'
import { crisisDeck } from '../../../rules/crisis.ts'
import { type Search, searchSteps } from '../../../rules/destiny.ts'

export const consultOracle = node('consultOracle', {
  make: (count: number) => ({ count }),
  run: (game, { count }, { actor = 0 }) => oracle.begin(game, { seat: actor, count }),
  text: {
    en: '{self, subject}[look|looks] at the bottom card of any deck except the Loyalty and Agenda decks, then [look|looks] at the whole Destiny deck, [discard|discards] {cards, counted, count} from it and [shuffle|shuffles] it',
    es: '{self, subject}[mira|mira|mirar] la última carta de cualquier mazo excepto los de Lealtad y Agenda, luego [mira|mira|mirar] todo el mazo de Destino, [descarta|descarta|descartar] {cards, counted, count} de él y [barájalo|lo baraja|barajarlo]',
    de: '{self, subject}[sieh dir |sieht sich |<dir|sich> ]die unterste Karte eines beliebigen Stapels außer den Loyalitäts- und Absichtsstapeln und danach den ganzen Schicksalsstapel [an|an|ansehen], [wirf |wirft |]davon {cards, counted, count, acc} [ab und mische ihn|ab und mischt ihn|abwerfen und ihn mischen]',
    fr: '{self, subject}[regardez|regarde|regarder] la dernière carte de n’importe quel paquet sauf Loyauté et Projet, puis [regardez|regarde|regarder] tout le paquet Destinée, [défaussez-en|en défausse|en défausser] {cards, counted, count} et [mélangez-le|le mélange|le mélanger]',
    pl: '{self, subject}[obejrzyj|ogląda|obejrzeć] spodnią kartę dowolnej talii oprócz Lojalności i Intencji, a następnie całą talię Przeznaczenia, [odrzuć|odrzuca|odrzucić] z niej {cards, counted, count, acc} i [potasuj|tasuje|potasować] ją',
  },
  facts: ({ count }) => ({ cards: cards.card, count }),
  price: () => ({ knowledge: 1, skillCards: 1 }),
})

/** It does not speak of loyalty and of aims, and knows cards alone; the Destiny deck comes afterwards, as a whole. */
function decksOfTheOracle(game: Game): string[] {
  const rules = rulesOf(game)
  const { crisisDecks, otherDecks, shipDecks, humanDecks, piles } = rules
  const unused = crisisDecks.filter((deck) => deck !== crisisDeck(game))
  const silent = [
    'loyalty',
    'destiny',
    ...humanDecks,
    ...Object.keys(otherDecks).filter((deck) => isAimDeck(rules, deck)),
    ...shipDecks,
    ...Object.keys(piles),
    ...Object.values(piles).flat(),
  ]
  return Object.keys(game.decks).filter(
    (deck) => !silent.includes(deck) && !unused.includes(deck) && game.decks[deck].cards.length > 0,
  )
}

const oracle = procedure<Search>('oracle', {
  bottom: {
    text: says`Which deck’s bottom card do you look at? | ¿De qué mazo miras la última carta? | Von welchem Stapel siehst du dir die unterste Karte an? | De quel paquet regardez-vous la dernière carte\u202f? | Spodnią kartę której talii oglądasz?`,
    options: (game) => deckOption.each(decksOfTheOracle(game)),
    answer: (game, _frame, seat, [choice]) => {
      const deck = deckOption.of(choice)
      game.decks[deck].seen[0] |= bit(seat)
      tell.looksAtBottom(game, { seat, deck })
      tell.sawBottom(game, { seat, deck, card: game.decks[deck].cards[0] }, [seat])
    },
  },
  ...searchSteps,
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
    fr: 'La dernière carte {deck, form, of} est «\u202f{card}\u202f».',
    pl: 'Spodnia karta {deck, form, of} to „{card}”.',
  }),
}
