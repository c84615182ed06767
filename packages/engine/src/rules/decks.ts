// Looking at the top of a deck, and choosing among drawn Quorum cards.

import type { Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { bottom, deckOption, nothing, quorumOption, top } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import type { Game } from '../core/state.ts'
import { lookAtTop, moveTopUnder } from '../core/zones.ts'
import { crisisDeck } from './crisis.ts'
import { drawOneQuorum, drawQuorum, playableQuorum, playQuorum } from './quorum.ts'

type ScoutedDeck = 'crisis' | 'destination'

export const scoutDeck = procedure<{ seat: Seat; of: readonly ScoutedDeck[] }>('scoutDeck', {
  chooseDeck: {
    text: {
      en: 'Which deck’s top card do you look at?',
      es: '¿De qué mazo miras la primera carta?',
      de: 'Von welchem Stapel siehst du dir die oberste Karte an?',
      fr: 'De quel paquet regardez-vous la première carte\u202f?',
      pl: 'Wierzchnią kartę której talii oglądasz?',
    },
    options: (_game, { of }) => deckOption.each(of),
    answer: (game, frame, seat, [option]) => {
      frame.of = [deckOption.of(option) as ScoutedDeck]
      const card = lookAtTop(game, named(game, frame.of[0]), seat)
      log(game, 'looksAtTop', { seat, deck: frame.of[0] })
      log(game, 'sawTop', { seat, deck: frame.of[0], card }, [seat])
    },
  },
  putBack: {
    text: {
      en: 'The top card {deck, form, of} is “{card}”. Does it stay on top, or go to the bottom?',
      es: 'La primera carta {deck, form, of} es “{card}”. ¿Se queda en la parte superior o pasa a la inferior?',
      de: 'Die oberste Karte {deck, form, of} ist „{card}“. Bleibt sie oben liegen oder kommt sie unter den Stapel?',
      fr: 'La première carte {deck, form, of} est “{card}”. Reste-t-elle au-dessus ou va-t-elle en dessous\u202f?',
      pl: 'Wierzchnia karta {deck, form, of} to „{card}”. Zostaje na wierzchu czy trafia na spód?',
    },
    // Whoever is asked has just looked at it.
    facts: (game, { of }) => ({ deck: of[0], card: game.decks[named(game, of[0])].cards.at(-1) }),
    options: (game, { of }) => (game.decks[named(game, of[0])].cards.length > 0 ? [top, bottom] : []),
    answer: (game, { of }, seat, [where]) => {
      if (where === bottom) moveTopUnder(game, named(game, of[0]))
      log(game, 'putsBack', { seat, deck: of[0], where })
    },
  },
})

/** The deck of this kind that is in use. */
const named = (game: Game, deck: ScoutedDeck): string => (deck === 'crisis' ? crisisDeck(game) : deck)

export const quorumOffice = procedure<{ seat: Seat }>('quorumOffice', {
  draw: (game, { seat }) => drawQuorum(game, seat, 1),
  more: {
    text: {
      en: 'Do you draw another Quorum card, or play one?',
      es: '¿Robas otra carta de Quórum o juegas una?',
      de: 'Ziehst du noch eine Zwölferratskarte oder spielst du eine aus?',
      fr: 'Piochez-vous une autre carte Quorum ou en jouez-vous une\u202f?',
      pl: 'Ciągniesz kolejną kartę Kworum czy zagrywasz jedną z ręki?',
    },
    options: (game, { seat }) => [drawOneQuorum, ...quorumOption.each(playableQuorum(game, seat)), nothing],
    fallback: () => [drawOneQuorum],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === drawOneQuorum) drawQuorum(game, seat, 1)
      else if (choice !== nothing) playQuorum(game, seat, quorumOption.of(choice))
    },
  },
})
