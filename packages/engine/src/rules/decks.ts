// Looking at the top of a deck, and choosing among drawn Quorum cards.

import { type CardId, type Seat, unknown } from '../core/ids.ts'
import { says, type Text } from '../core/languages.ts'
import { log } from '../core/log.ts'
import type { Prospect } from '../core/node.ts'
import { bottom, cardOption, deckOption, nothing, quorumOption, top } from '../core/option-kinds.ts'
import { type Procedure, procedure } from '../core/procedure.ts'
import { rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { bit, drawMany, lookAtTop, moveTopUnder, putUnder } from '../core/zones.ts'
import { crisisDeck, prospectOfCrisis } from './crisis.ts'
import { prospectOfDestination } from './jump.ts'
import { canResolve, drawOneQuorum, drawQuorum, playableQuorum, playQuorum, resolveQuorum } from './quorum.ts'
import { openCards } from './table.ts'

interface Sorting {
  seat: Seat
  count: number
  deck: string
}

interface SortingWords {
  readonly text: Text
  /** The deck by the name that the log has for it, if it is another. */
  readonly told?: string
  /** None of them may go to the bottom. */
  readonly allOnTop?: true
  /** What everybody is told: how many went on top, and how many to the bottom. */
  readonly tell: (game: Game, facts: { seat: Seat; count: number; left: number }) => void
}

/** Somebody looks at the top cards of a deck and puts them back: on top in any order, or under it. */
export function sortsTop(name: string, { text, told, allOnTop, tell }: SortingWords): Procedure<Sorting> {
  return procedure<Sorting>(name, {
    draw: (game, { seat, count, deck }) => {
      const cards = drawMany(game, deck, count)
      game.held.push({ by: seat, deck, cards })
      log(game, 'looksAtTop', { seat, deck: told ?? deck })
      log(game, 'sawTopCards', { seat, cards: [...cards] }, [seat])
    },
    sort: {
      text,
      options: (game) => cardOption.each(game.held.at(-1)?.cards ?? []),
      pick: (_game, _frame, _seat, options) => ({ min: allOnTop ? options.length : 0, max: options.length }),
      always: () => true,
      fallback: (_game, _frame, _seat, options) => [...options],
      answer: (game, { deck }, seat, choices) => {
        const cards = game.held.pop()?.cards ?? []
        const top = choices.map(cardOption.of)
        for (const card of top.toReversed()) {
          cards.splice(cards.indexOf(card), 1)
          game.decks[deck].cards.push(card)
          game.decks[deck].seen.push(bit(seat))
        }
        for (const card of cards) {
          game.decks[deck].cards.unshift(card)
          game.decks[deck].seen.unshift(bit(seat))
        }
        tell(game, { seat, count: top.length, left: cards.length })
      },
    },
  })
}

/** The crises in use, destinations, or a deck that only a box has. */
type ScoutedDeck = string

export const scoutDeck = procedure<{ seat: Seat; of: readonly ScoutedDeck[]; count?: number }>('scoutDeck', {
  chooseDeck: {
    text: says`Which deck’s top card do you look at? | ¿De qué mazo miras la primera carta? | Von welchem Stapel siehst du dir die oberste Karte an? | De quel paquet regardez-vous la première carte\u202f? | Wierzchnią kartę której talii oglądasz?`,
    options: (_game, { of }) => deckOption.each(of),
    prospect: (_table, _frame, option) => ({ changes: { scouting: deckOption.of(option) === 'crisis' ? 1 : 0.8 } }),
    answer: (game, frame, seat, [option]) => {
      frame.of = [deckOption.of(option)]
      if (frame.count !== undefined) {
        sortScouted.begin(game, { seat, count: frame.count, deck: named(game, frame.of[0]) })
        return 'end'
      }
      const card = lookAtTop(game, named(game, frame.of[0]), seat)
      log(game, 'looksAtTop', { seat, deck: frame.of[0] })
      log(game, 'sawTop', { seat, deck: frame.of[0], card }, [seat])
      return undefined
    },
  },
  putBack: {
    text: says`The top card {deck, form, of} is “{card}”. Does it stay on top, or go to the bottom? | La primera carta {deck, form, of} es “{card}”. ¿Se queda en la parte superior o pasa a la inferior? | Die oberste Karte {deck, form, of} ist „{card}“. Bleibt sie oben liegen oder kommt sie unter den Stapel? | La première carte {deck, form, of} est «\u202f{card}\u202f». Reste-t-elle au-dessus ou va-t-elle en dessous\u202f? | Wierzchnia karta {deck, form, of} to „{card}”. Zostaje na wierzchu czy trafia na spód?`,
    // Whoever is asked has just looked at it.
    facts: (game, { of }) => ({ deck: of[0], card: game.decks[named(game, of[0])].cards.at(-1) }),
    options: (game, { of }) => (game.decks[named(game, of[0])].cards.length > 0 ? [top, bottom] : []),
    prospect: (table, { of: [deck] }, option) => {
      if (option === bottom && deck === 'crisis') return { changes: { crises: -1 } }
      if (option === bottom && deck === 'destination') return { changes: { destinations: 1 } }
      if (option === bottom) return prospectOfRest(table, deck)
      const card = table.decks[named(table, deck)].cards.at(-1) ?? unknown
      if (card === unknown) return undefined
      if (deck === 'destination') return prospectOfDestination(table, card)
      return deck === 'crisis' ? prospectOfCrisis(table, card, table.current, true) : prospectOfOther(table, deck, card)
    },
    answer: (game, { of }, seat, [where]) => {
      if (where === bottom) moveTopUnder(game, named(game, of[0]))
      log(game, 'putsBack', { seat, deck: of[0], where })
    },
  },
})

/** What a card of another deck comes to once it is turned up. */
function prospectOfOther(table: Table, deck: string, card: CardId): Prospect | undefined {
  const printed = rulesOf(table).otherDecks[deck]?.[card]
  if (printed === undefined || !('resolve' in printed)) return undefined
  return { effect: printed.resolve, context: { actor: table.current, source: card } }
}

/** What the card comes to that lies below the top one of such a deck: any that is not known to lie elsewhere. */
function prospectOfRest(table: Table, deck: string): Prospect {
  const { cards, discard } = table.decks[deck]
  const elsewhere = [cards.at(-1), ...discard, ...openCards(table), ...table.travelled]
  const rest = Object.keys(rulesOf(table).otherDecks[deck] ?? {}).filter((card) => !elsewhere.includes(card))
  const chances = rest.flatMap((card) => {
    const of = prospectOfOther(table, deck, card)
    return of === undefined ? [] : [[1 / rest.length, of] as const]
  })
  return { chances }
}

/** Several cards at once. */
const sortScouted = sortsTop('sortScouted', {
  text: says`Which of these cards go back on top, the one to be drawn first named first? The others go to the bottom. | ¿Cuáles de estas cartas vuelven arriba, nombrando antes la que se robará primero? Las demás pasan a la parte inferior. | Welche dieser Karten kommen wieder nach oben, die zuerst zu ziehende zuerst genannt? Die anderen kommen unter den Stapel. | Lesquelles de ces cartes retournent au-dessus, la première à piocher nommée d’abord\u202f? Les autres vont en dessous. | Które z tych kart wracają na wierzch, zaczynając od tej, która ma być pociągnięta pierwsza? Pozostałe trafiają na spód.`,
  tell: (game, { seat, count, left }) => log(game, 'sortsScouted', { seat, count, left }),
})

/** The deck of this kind that is in use. */
const named = (game: Pick<Table, 'crisisDeck'>, deck: ScoutedDeck): string =>
  deck === 'crisis' ? crisisDeck(game) : deck

export const quorumOffice = procedure<{ seat: Seat }>('quorumOffice', {
  draw: (game, { seat }) => drawQuorum(game, seat, 1),
  more: {
    text: says`Do you draw another Quorum card, or play one? | ¿Robas otra carta de Quórum o juegas una? | Ziehst du noch eine Zwölferratskarte oder spielst du eine aus? | Piochez-vous une autre carte Quorum ou en jouez-vous une\u202f? | Ciągniesz kolejną kartę Kworum czy zagrywasz jedną z ręki?`,
    options: (game, { seat }) => [drawOneQuorum, ...quorumOption.each(playableQuorum(game, seat)), nothing],
    fallback: () => [drawOneQuorum],
    answer: (game, _frame, seat, [choice]) => {
      if (choice === drawOneQuorum) drawQuorum(game, seat, 1)
      else if (choice !== nothing) playQuorum(game, seat, quorumOption.of(choice))
    },
  },
})

/** Drawing so many Quorum cards and resolving one of them. */
export const quorumChoice = procedure<{ seat: Seat; count: number; card?: CardId }>('quorumChoice', {
  draw: (game, { seat, count }) => {
    game.held.push({ by: seat, deck: 'quorum', cards: drawMany(game, 'quorum', count) })
    log(game, 'drawsQuorum', { seat, count })
  },
  choose: {
    text: says`Which of the drawn Quorum cards do you resolve? | ¿Cuál de las cartas de Quórum robadas resuelves? | Welche der gezogenen Zwölferratskarten handelst du ab? | Laquelle des cartes Quorum piochées résolvez-vous\u202f? | Którą z pociągniętych kart Kworum rozpatrujesz?`,
    options: (game, { seat }) => {
      const cards = [...new Set(game.held.at(-1)?.cards ?? [])]
      const useful = cards.filter((card) => canResolve(game, seat, card))
      return (useful.length > 0 ? useful : cards).map((card) => quorumOption(card))
    },
    // Also where they are alike, or only one does anything: an answer at once would tell.
    always: ({ held }) => (held.at(-1)?.cards.length ?? 0) > 1,
    answer: (_game, frame, _seat, [choice]) => {
      frame.card = quorumOption.of(choice)
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
