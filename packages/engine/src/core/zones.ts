// Where cards lie and who has seen them there. A deck's top card is the last of its list.

import type { CardId, Seat, SkillType } from './ids.ts'
import { randomBelow, shuffle } from './random.ts'
import { rulesOf } from './rules.ts'
import type { Deck, Game, Table } from './state.ts'

/** Seats, and spectators as one more, are bits of who has seen a card. */
export const bit = (seat: Seat): number => 1 << seat
export const everybody = 0xff
export const eyesOf = (viewer: Seat | 'spectator'): number => (viewer === 'spectator' ? 0x80 : bit(viewer))

export function newDeck(game: Game, cards: CardId[]): Deck {
  shuffle(game.random, cards)
  return { cards, seen: cards.map(() => 0), discard: [] }
}

/** The top card. A deck that has run out is made anew from its discards; a deck without either gives nothing. */
export function drawFrom(game: Game, name: string): CardId | undefined {
  const deck = game.decks[name]
  if (deck.cards.length === 0) reshuffle(game, deck)
  deck.seen.pop()
  return deck.cards.pop()
}

export function drawMany(game: Game, name: string, count: number): CardId[] {
  const cards: CardId[] = []
  for (let i = 0; i < count; i++) {
    const card = drawFrom(game, name)
    if (card !== undefined) cards.push(card)
  }
  return cards
}

function reshuffle(game: Game, deck: Deck): void {
  deck.cards = shuffle(game.random, deck.discard)
  deck.seen = deck.cards.map(() => 0)
  deck.discard = []
}

export function shuffleInto(game: Game, name: string, card: CardId): void {
  const deck = game.decks[name]
  deck.cards.push(card)
  shuffle(game.random, deck.cards)
  deck.seen = deck.cards.map(() => 0)
}

/** Puts a drawn card under its deck. One that has run out by this draw is made anew first, or the card would come next. */
export function putUnder(game: Game, name: string, card: CardId, seenBy: number): void {
  const deck = game.decks[name]
  if (deck.cards.length === 0) reshuffle(game, deck)
  deck.cards.unshift(card)
  deck.seen.unshift(seenBy)
}

/** Lets a seat look at the top card; makes the deck anew first if it has run out. */
export function lookAtTop(game: Game, name: string, seat: Seat): CardId | undefined {
  const deck = game.decks[name]
  if (deck.cards.length === 0) reshuffle(game, deck)
  const top = deck.cards.length - 1
  if (top >= 0) deck.seen[top] |= bit(seat)
  return deck.cards[top]
}

export function moveTopUnder(game: Game, name: string): void {
  const { cards, seen } = game.decks[name]
  cards.unshift(...cards.splice(-1))
  seen.unshift(...seen.splice(-1))
}

export const skillOf = (game: Table, card: CardId): SkillType => rulesOf(game).skillCards[card].skill
export const strengthOf = (game: Table, card: CardId): number => rulesOf(game).skillCards[card].strength
/** A skill card's id without its strength. */
export const kindOfSkill = (game: Game, card: CardId): CardId => rulesOf(game).skillCards[card].kind

/** Draws a skill card into a hand; an exhausted type gives nothing. */
export function drawSkill(game: Game, seat: Seat, skill: SkillType): boolean {
  const card = drawFrom(game, skill)
  if (card === undefined) return false
  addToHand(game, seat, card)
  return true
}

export function addToHand(game: Game, seat: Seat, card: CardId, seenBy = 0): void {
  const { hand, handSeen } = game.seats[seat]
  hand.push(card)
  handSeen.push(seenBy)
}

/** Takes a card out of a hand for all to see. */
export function takeFromHand(game: Game, seat: Seat, card: CardId): void {
  const { hand, handSeen } = game.seats[seat]
  if (!takeKnown(hand, handSeen, card)) throw new Error(`Seat ${seat} does not hold ${card}`)
}

/** Takes one of these cards away, if there is one. Of two alike the one that others know goes first: they cannot tell. */
function takeKnown(cards: CardId[], seen: number[], card: CardId): boolean {
  let at = -1
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === card && (at < 0 || seen[i] > seen[at])) at = i
  }
  if (at < 0) return false
  cards.splice(at, 1)
  seen.splice(at, 1)
  return true
}

/** Takes a card out of a hand face down: nobody can be sure any more what is left there. */
export function takeUnseen(game: Game, seat: Seat, card: CardId): void {
  takeFromHand(game, seat, card)
  game.seats[seat].handSeen.fill(0)
}

/** A card comes into the Quorum hand, which others besides the President may have seen. */
export function addToQuorum(game: Game, card: CardId, seenBy = 0): void {
  const { quorumHand, quorumSeen } = game
  if (quorumSeen !== undefined) quorumSeen.push(seenBy)
  else if (seenBy > 0) game.quorumSeen = [...quorumHand.map(() => 0), seenBy]
  quorumHand.push(card)
}

/** One leaves it for all to see. */
export function takeFromQuorum(game: Game, card: CardId): void {
  const { quorumHand, quorumSeen = [] } = game
  if (!takeKnown(quorumHand, quorumSeen, card)) throw new Error(`The Quorum hand does not hold ${card}`)
}

export function discardSkill(game: Game, card: CardId): void {
  game.decks[skillOf(game, card)].discard.push(card)
}

/** Discards a card from a hand, face up. */
export function discardFromHand(game: Game, seat: Seat, card: CardId): void {
  takeFromHand(game, seat, card)
  discardSkill(game, card)
}

export function randomOf<T>(game: Game, items: readonly T[]): T {
  return items[randomBelow(game.random, items.length)]
}
