// Look-alikes: a game in which one hidden card is another. Whoever may not know that card must not notice the difference, neither
// before the next choice nor after it: not by who is waited for, not by how the log grows, not by any byte of the view. In a window
// without a timer a pause tells that somebody can answer, so only games with timed windows are compared.

import { copyGame } from '../src/core/copy.ts'
import type { CardId, Seat } from '../src/core/ids.ts'
import { rulesOf } from '../src/core/rules.ts'
import { bit, eyesOf } from '../src/core/zones.ts'
import { applyChoice, type Choice, type Game, GameError, type Viewer, view } from '../src/index.ts'
import type { Chance } from './choosing.ts'

/** What anybody can notice, after this choice, of a card that they may not know. */
export function lookAlikeFaults(before: Game, choice: Choice, after: Game, chance: Chance): string[] {
  if (before.options.timedWindows !== true) return []
  const viewers = [...before.seats.keys(), 'spectator' as const].map((viewer): Watching => {
    const { log } = view(before, viewer)
    const seen = (game: Game): string => sight(game, viewer, log.length)
    return { viewer, seen, before: seen(before), after: seen(after) }
  })
  return lookAlikesOf(before, chance).flatMap((other) =>
    faultsOf(other, viewers, choice, ({ decks }) => {
      const { from, cards } = other
      return from !== undefined && (isDrawn(from, before, after) || drawnInOne(decks, after.decks, from.deck, cards))
    }),
  )
}

/** A game in which one hidden card is another. */
export interface LookAlike {
  readonly game: Game
  readonly what: string
  /** The card that there was, and the one that is there now. */
  readonly cards: readonly CardId[]
  /** Who may know, as bits. */
  readonly knownBy: number
  /** Where the other card lies, if that is in a deck. */
  readonly from?: InDeck
}

interface InDeck {
  readonly deck: string
  readonly position: number
}

/** Some of the games that look like this one: for each hand, and for each other kind of hidden card, with another card in it. */
export function lookAlikesOf(game: Game, chance: Chance): LookAlike[] {
  return [
    ...placesOf(game, chance).flatMap((place) => lookAlike(game, place, chance) ?? []),
    ...[...game.seats.keys()].flatMap((seat) => inOtherOrder(game, seat) ?? []),
  ]
}

/** The same loyalty cards in another order: only whose they are may tell. */
function inOtherOrder(before: Game, seat: Seat): LookAlike | undefined {
  const game = copyGame(before)
  const { loyalty } = game.seats[seat]
  const cards = loyalty.map(({ card }) => card)
  if (new Set(cards).size < 2) return undefined
  loyalty.reverse()
  return { game, what: `the order of the loyalty cards of seat ${seat}, once`, cards, knownBy: bit(seat) }
}

/** Somebody who watches both games, and what they see in the one before and after the choice. */
interface Watching {
  readonly viewer: Viewer
  readonly before: string
  readonly after: string
  seen(game: Game): string
}

/** All that a viewer sees; of the log only what is new. */
function sight(game: Game, viewer: Viewer, from: number): string {
  const { log, ...seen } = view(game, viewer)
  return JSON.stringify({ ...seen, log: log.slice(from) })
}

/** A hidden card: where it lies, what it may be exchanged with, and who knows it. */
interface Place {
  readonly what: string
  readonly at: (game: Game) => Slot
  readonly with: (game: Game) => Slot[]
  readonly knownBy: number
}

/** One card in a list that can be put in another's place. */
interface Slot {
  readonly card: CardId
  put(card: CardId): void
  readonly seen?: number
  readonly from?: InDeck
}

function lookAlike(before: Game, place: Place, chance: Chance): LookAlike | undefined {
  const game = copyGame(before)
  const slot = place.at(game)
  const others = place.with(game).filter(({ card, seen = 0 }) => card !== slot.card && (seen & ~place.knownBy) === 0)
  if (others.length === 0) return undefined
  const other = others[chance(others.length)]
  slot.put(other.card)
  other.put(slot.card)
  const { what, knownBy } = place
  return { game, what, cards: [slot.card, other.card], knownBy, ...(other.from && { from: other.from }) }
}

/** Whether a card of a deck was drawn between two moments: the deck is shorter now, or was shuffled anew. */
function isDrawn({ deck, position }: InDeck, before: Game, after: Game): boolean {
  const [was, is] = [before.decks[deck], after.decks[deck]]
  return is.cards.length <= position || is.discard.length < was.discard.length
}

/** Whether one of two cards was drawn from a deck in one of two games only, which tells them apart: in the other it lies somewhere else. */
function drawnInOne(one: Game['decks'], other: Game['decks'], deck: string, cards: readonly CardId[]): boolean {
  const left = (decks: Game['decks']): number => decks[deck].cards.filter((card) => cards.includes(card)).length
  return left(one) !== left(other)
}

function faultsOf(
  { game, what, cards, knownBy }: LookAlike,
  viewers: readonly Watching[],
  choice: Choice,
  drawn: (now: Game) => boolean,
): string[] {
  const unknowing = viewers.filter(({ viewer }) => (knownBy & eyesOf(viewer)) === 0)
  const fault = ({ viewer }: Watching, one: string, other: string, when: string): string =>
    `${viewer} notices ${when} that ${what} ${cards.join(' is not ')}: ${firstDifference(one, other)}`
  const shown = unknowing.flatMap((watching) => {
    const seen = watching.seen(game)
    return seen === watching.before ? [] : [fault(watching, watching.before, seen, 'at once')]
  })
  if (shown.length > 0) return shown
  // Whoever has drawn the card that was put into the deck sees it, of course.
  if (!isFollowed(game, choice) || drawn(game)) return []
  return unknowing.flatMap((watching) => {
    const { before, after } = watching
    const seen = watching.seen(game)
    // One of the two cards was shown or drawn. Where that is a leak it is found before the next choice.
    const openly = [after, seen].some((now) => cards.some((card) => timesIn(now, card) !== timesIn(before, card)))
    return after === seen || openly ? [] : [fault(watching, after, seen, `after ${JSON.stringify(choice)}`)]
  })
}

/** Whoever holds another card may not be able to choose the same; that is their own choice, and tells what they like. */
function isFollowed(game: Game, choice: Choice): boolean {
  try {
    applyChoice(game, choice)
    return true
  } catch (error) {
    if (error instanceof GameError) return false
    throw error
  }
}

const timesIn = (text: string, card: CardId): number => text.split(`"${card}"`).length

function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at++
  return `${one.slice(Math.max(0, at - 80), at + 80)} … ${other.slice(at, at + 80)}`
}

/** One hidden card of each kind that there is, and one of every hand. */
function placesOf(game: Game, chance: Chance): Place[] {
  const any = <T>(list: readonly T[]): T[] => (list.length === 0 ? [] : [list[chance(list.length)]])
  const seats = [...game.seats.keys()]
  // Whoever has answered already, while others still think, has settled what becomes of the hand.
  const open = seats.filter(
    (seat) =>
      game.asks.every((ask) => ask.seat !== seat || ask.answer === undefined) &&
      game.held.every(({ by, deck }) => by !== seat || game.decks[deck] !== undefined),
  )
  return [
    ...open.flatMap((seat) => any([...game.seats[seat].hand.keys()]).map((i) => handPlace(game, seat, i))),
    ...any(seats.flatMap((seat) => loyaltyPlaces(game, seat))),
    ...any(seats.flatMap((seat) => superCrisisPlaces(game, seat))),
    ...any([...game.quorumHand.keys()]).map((i) => quorumPlace(game, i)),
    ...any(checkPlaces(game)),
    ...any(heldPlaces(game)),
    ...any(pilePlaces(game)),
    ...any(shipPlaces(game)),
  ]
}

const set =
  <K extends string>(place: Record<K, CardId>, key: K) =>
  (card: CardId): void => {
    place[key] = card
  }

const inList = (list: CardId[], i: number, seen?: number): Slot => ({
  card: list[i],
  put: (card) => {
    list[i] = card
  },
  seen,
})

/** The lower half of a deck: what lies on top would be drawn at once. */
function deepIn(game: Game, deck: string): Slot[] {
  const { cards, seen } = game.decks[deck]
  const deep = cards.slice(0, Math.ceil(cards.length / 2))
  return deep.map((_, position) => ({ ...inList(cards, position, seen[position]), from: { deck, position } }))
}

const skillDeck = (game: Game, card: CardId): string => rulesOf(game).skillCards[card].skill

function handPlace(game: Game, seat: Seat, i: number): Place {
  const { hand, handSeen } = game.seats[seat]
  return {
    what: `a card of seat ${seat}`,
    at: ({ seats }) => inList(seats[seat].hand, i),
    with: (other) => deepIn(other, skillDeck(other, hand[i])),
    knownBy: handSeen[i] | bit(seat),
  }
}

/** Another side, before another player or in the deck. The Sympathizer joins later, so everybody knows where it cannot be. */
function loyaltyPlaces(game: Game, seat: Seat): Place[] {
  const { loyalty } = rulesOf(game)
  const plain = (card: CardId): boolean => ['human', 'cylon'].includes(loyalty[card].side)
  const slots = (other: Game, of: Seat): Slot[] =>
    other.seats[of].loyalty.flatMap((held) =>
      held.revealed || !plain(held.card) ? [] : [{ card: held.card, put: set(held, 'card'), seen: held.seen }],
    )
  const inDeck = (other: Game): Slot[] => {
    const { cards, seen } = other.decks.loyalty
    return cards.flatMap((card, i) => (plain(card) ? [inList(cards, i, seen[i])] : []))
  }
  const beside = (other: Game, card: CardId): Slot[] =>
    loyalty[card].side === 'human' ? rulesOf(other).humanDecks.flatMap((deck) => deepIn(other, deck)) : []
  return slots(game, seat).flatMap(({ seen = 0 }, i) =>
    [...game.seats.keys()]
      .filter((other) => other !== seat)
      .map((other) => ({
        what: `a loyalty card of seat ${seat}`,
        at: (copy: Game) => slots(copy, seat)[i],
        with: (copy: Game) => [...slots(copy, other), ...inDeck(copy), ...beside(copy, slots(game, seat)[i].card)],
        knownBy: seen | bit(seat) | slots(game, other).reduce((all, { seen: by = 0 }) => all | by, bit(other)),
      })),
  )
}

function superCrisisPlaces(game: Game, seat: Seat): Place[] {
  return game.seats[seat].superCrises.map((_, i) => ({
    what: `a super crisis of seat ${seat}`,
    at: (copy) => inList(copy.seats[seat].superCrises, i),
    with: (copy) => deepIn(copy, 'superCrisis'),
    knownBy: bit(seat),
  }))
}

const quorumPlace = (game: Game, i: number): Place => ({
  what: 'a card of the Quorum hand',
  at: (copy) => inList(copy.quorumHand, i),
  with: (copy) => deepIn(copy, 'quorum'),
  knownBy: bit(game.titles.president) | (game.quorumSeen?.[i] ?? 0),
})

function checkPlaces(game: Game): Place[] {
  return game.checks.flatMap((pile, check) =>
    pile.flatMap(({ faceUp, card, by, seen = 0 }, i) =>
      faceUp
        ? []
        : [
            {
              what: 'a card in the check',
              at: ({ checks }: Game) => ({ card, put: set(checks[check][i], 'card') }),
              with: (copy: Game) => deepIn(copy, skillDeck(copy, card)),
              knownBy: seen | (by === undefined ? 0 : bit(by)),
            },
          ],
    ),
  )
}

/** Cards that somebody chooses among, and cards that lie face down before a player. */
function heldPlaces(game: Game): Place[] {
  return (['held', 'kept'] as const).flatMap((zone) =>
    (game[zone] ?? []).flatMap(({ by, deck, cards, seen }, h) =>
      game.decks[deck] === undefined
        ? []
        : cards.map((_, i) => ({
            what: `a card before seat ${by}`,
            at: (copy: Game) => inList(copy[zone]?.[h].cards ?? [], i),
            with: (copy: Game) => deepIn(copy, deck),
            knownBy: bit(by) | (seen?.[i] ?? 0),
          })),
    ),
  )
}

/** Tokens that lie in further piles: of a deck that only its box uses. */
function pilePlaces(game: Game): Place[] {
  return Object.entries(rulesOf(game).piles).flatMap(([deck, piles]) =>
    piles.flatMap((pile) =>
      game.decks[pile].seen.map((knownBy, i) => ({
        what: `a token of ${pile}`,
        at: (copy: Game) => inList(copy.decks[pile].cards, i),
        with: (copy: Game) => deepIn(copy, deck),
        knownBy,
      })),
    ),
  )
}

function shipPlaces(game: Game): Place[] {
  return (Object.keys(game.space) as (keyof Game['space'])[]).flatMap((area) =>
    game.space[area].civilians.map(({ seen }, i) => ({
      what: 'a civilian ship',
      at: ({ space }: Game) => {
        const ship = space[area].civilians[i]
        return { card: ship.face, put: set(ship, 'face') }
      },
      with: ({ civilianPile }: Game) => civilianPile.map((_, n) => inList(civilianPile, n)),
      knownBy: seen,
    })),
  )
}
