// Looking at the top of a deck, and choosing among drawn Quorum cards.

import type { CardId, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { procedure } from '../core/procedure.ts'
import { bit, drawMany, lookAtTop, moveTopUnder, putUnder } from '../core/zones.ts'
import { canResolve, drawQuorum, playableQuorum, playQuorum, resolveQuorum } from './quorum.ts'

type ScoutedDeck = 'crisis' | 'destination'

export const scoutDeck = procedure<{ seat: Seat; of: readonly ScoutedDeck[] }>('scoutDeck', {
  chooseDeck: {
    text: {
      en: 'Which deck’s top card do you look at?',
      es: '¿De qué mazo miras la primera carta?',
      de: 'Von welchem Stapel siehst du dir die oberste Karte an?',
      fr: 'De quel paquet regardez-vous la première carte ?',
      pl: 'Wierzchnią kartę której talii oglądasz?',
    },
    who: (_game, { seat }) => seat,
    options: (_game, { of }) => of.map((deck) => `deck:${deck}`),
    answer: (game, frame, seat, [option]) => {
      frame.of = [option.slice('deck:'.length) as ScoutedDeck]
      const card = lookAtTop(game, frame.of[0], seat)
      log(game, 'looksAtTop', { seat, deck: frame.of[0] })
      log(game, 'sawTop', { seat, deck: frame.of[0], card }, [seat])
    },
  },
  putBack: {
    text: {
      en: 'Does the card stay on top, or go to the bottom of the deck?',
      es: '¿La carta se queda en la parte superior del mazo o pasa a la inferior?',
      de: 'Bleibt die Karte oben liegen oder kommt sie unter den Stapel?',
      fr: 'La carte reste-t-elle au-dessus du paquet ou va-t-elle en dessous ?',
      pl: 'Czy karta zostaje na wierzchu talii, czy trafia na spód?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { of }) => (game.decks[of[0]].cards.length > 0 ? ['top', 'bottom'] : []),
    answer: (game, { of }, seat, [where]) => {
      if (where === 'bottom') moveTopUnder(game, of[0])
      log(game, 'putsBack', { seat, deck: of[0], where })
    },
  },
})

export const quorumOffice = procedure<{ seat: Seat }>('quorumOffice', {
  draw: (game, { seat }) => drawQuorum(game, seat, 1),
  more: {
    text: {
      en: 'Do you draw another Quorum card, or play one?',
      es: '¿Robas otra carta de Quórum o juegas una?',
      de: 'Ziehst du noch eine Zwölferratskarte oder spielst du eine aus?',
      fr: 'Piochez-vous une autre carte Quorum ou en jouez-vous une ?',
      pl: 'Ciągniesz kolejną kartę Kworum czy zagrywasz jedną z ręki?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => ['quorum', ...playableQuorum(game, seat).map((card) => `quorum:${card}`), 'nothing'],
    fallback: () => ['quorum'],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === 'quorum') drawQuorum(game, seat, 1)
      else if (choice !== 'nothing') playQuorum(game, seat, choice.slice('quorum:'.length))
    },
  },
})

export const quorumChoice = procedure<{ seat: Seat; count: number; card?: CardId }>('quorumChoice', {
  draw: (game, { seat, count }) => {
    game.held.push({ by: seat, deck: 'quorum', cards: drawMany(game, 'quorum', count) })
    log(game, 'drawsQuorum', { seat, count })
  },
  choose: {
    text: {
      en: 'Which of the drawn Quorum cards do you resolve?',
      es: '¿Cuál de las cartas de Quórum robadas resuelves?',
      de: 'Welche der gezogenen Zwölferratskarten handelst du ab?',
      fr: 'Laquelle des cartes Quorum piochées résolvez-vous ?',
      pl: 'Którą z pociągniętych kart Kworum rozpatrujesz?',
    },
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => {
      const cards = [...new Set(game.held.at(-1)?.cards ?? [])]
      const useful = cards.filter((card) => canResolve(game, seat, card))
      return (useful.length > 0 ? useful : cards).map((card) => `quorum:${card}`)
    },
    answer: (_game, frame, _seat, [choice]) => {
      frame.card = choice.slice('quorum:'.length)
    },
  },
  resolve: (game, { seat, card }) => {
    const cards = game.held.pop()?.cards ?? []
    if (card === undefined) return
    cards.splice(cards.indexOf(card), 1)
    for (const other of cards) putUnder(game, 'quorum', other, bit(seat))
    resolveQuorum(game, seat, card)
  },
})
