// Taking choices back. What anybody has learned since stays known, and dice fall again as they fell, because the game goes on
// from the same seed.

import type { CardId, Seat } from './core/ids.ts'
import { unknown } from './core/ids.ts'
import { rulesOf } from './core/rules.ts'
import type { Deck, Game } from './core/state.ts'
import { bit } from './core/zones.ts'
import { beingResolved } from './rules/crisis.ts'
import { type View, type Viewer, view } from './view.ts'

/** Whether anybody has learned something between two moments of a game: a die, a card, a token. */
export function learned(before: Game, after: Game): boolean {
  if (after.random.drawn !== before.random.drawn) return true
  if (tokensOpen(after) !== tokensOpen(before)) return true
  const viewers: Viewer[] = [...before.seats.keys(), 'spectator']
  return viewers.some((viewer) => knowsMore(view(before, viewer), view(after, viewer)))
}

/** Marks in an earlier moment of a game what each seat has come to know of it later. */
export function remember(game: Game, later: Game): void {
  game.seats.forEach(({ loyalty }, seat) => {
    loyalty.forEach((held, i) => {
      const known = later.seats[seat].loyalty[i]
      if (known?.card === held.card) held.seen |= known.revealed ? everybody(game) : known.seen
    })
  })
  const ships = new Map(shipsOf(later).map((ship) => [ship.id, ship]))
  for (const ship of shipsOf(game)) {
    const known = ships.get(ship.id)
    if (known?.face === ship.face) ship.seen |= known.seen
  }
  for (const name in game.decks) rememberDeck(game, later, name)
}

const tokensOpen = ({ damage, basestarDamagePile }: Game): string => `${damage.join()};${basestarDamagePile.length}`

function knowsMore(before: View, after: View): boolean {
  const count = new Map<CardId, number>()
  for (const card of knownCards(before)) count.set(card, (count.get(card) ?? 0) + 1)
  return knownCards(after).some((card) => {
    const left = (count.get(card) ?? 0) - 1
    count.set(card, left)
    return left < 0
  })
}

/** Every card that a viewer knows the place of. */
function knownCards(seen: View): CardId[] {
  const cards = [
    ...seen.seats.flatMap(({ hand, loyalty, superCrises }) => [...hand, ...superCrises, ...loyalty.map((l) => l.card)]),
    ...Object.values(seen.decks).flatMap(({ cards: deck, discard }) => [...deck, ...discard]),
    ...seen.quorumHand,
    ...seen.travelled,
    ...seen.held.flatMap((held) => held.cards),
    ...seen.checks.flat().map(({ card }) => card),
    ...Object.values(seen.space).flatMap(({ civilians }) => civilians.map(({ face }) => face)),
    ...seen.removed.civilians,
    ...seen.removed.cards,
    ...seen.inPlay.map(({ card }) => card),
    ...beingResolved(seen as unknown as Game),
  ]
  return cards.filter((card) => card !== unknown)
}

const everybody = (game: Game): number => bit(game.seats.length) - 1

const shipsOf = (game: Game) => Object.values(game.space).flatMap(({ civilians }) => civilians)

function rememberDeck(game: Game, later: Game, name: string): void {
  const deck = game.decks[name]
  const { cards, seen } = later.decks[name]
  // A deck that was shuffled anew says nothing of how it lay before.
  const same = cards.every((card, i) => card === deck.cards[i])
  if (!same) return
  cards.forEach((_, i) => {
    deck.seen[i] |= seen[i]
  })
  for (let i = cards.length; i < deck.cards.length; i++) deck.seen[i] |= whoDrew(game, later, name, deck, i)
}

/** Skill cards are known to those in whose hands they were; what else was drawn has been turned up. */
function whoDrew(game: Game, later: Game, name: string, deck: Deck, i: number): number {
  if (!rulesOf(game).skillTypes.some((skill) => skill === name)) return everybody(game)
  const card = deck.cards[i]
  const copies = (one: Game, seat: Seat): number => one.seats[seat].hand.filter((held) => held === card).length
  return game.seats.reduce(
    (seats, _, seat) => (copies(later, seat) > copies(game, seat) ? seats | bit(seat) : seats),
    later.decks[name].discard.includes(card) ? everybody(game) : 0,
  )
}
