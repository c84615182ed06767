// Taking choices back. What anybody has learned since stays known, and dice fall again as they fell, because the game goes on
// from the same seed.

import { lyingIn } from './components.ts'
import type { CardId } from './core/ids.ts'
import { unknown } from './core/ids.ts'
import { rulesOf } from './core/rules.ts'
import type { Game, LoyaltyCard } from './core/state.ts'
import { everybody, eyesOf } from './core/zones.ts'
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
  const ships = new Map(shipsOf(later).map((ship) => [ship.id, ship]))
  for (const ship of shipsOf(game)) {
    const known = ships.get(ship.id)
    if (known?.face === ship.face) ship.seen |= known.seen
  }
  const viewers: Viewer[] = [...game.seats.keys(), 'spectator']
  const gains = viewers.map((viewer): Learned => [eyesOf(viewer), gainOf(view(game, viewer), view(later, viewer))])
  game.seats.forEach(({ loyalty }, seat) => {
    rememberLoyalty(loyalty, later.seats[seat].loyalty, gains)
  })
  const moved = pilesMoved(game, later)
  for (const name in game.decks) if (!moved.includes(name)) rememberDeck(game, later, name, gains)
}

/** Piles whose tokens belong to something on the board that is another by now: what lies there says nothing of what lay there. */
const pilesMoved = (game: Game, later: Game): readonly string[] =>
  JSON.stringify(game.boxes) === JSON.stringify(later.boxes) ? [] : Object.values(rulesOf(game).piles).flat()

/** Loyalty cards lie where they lay, or are followed by their faces: they may have been shuffled, or lie elsewhere by now. */
function rememberLoyalty(held: readonly LoyaltyCard[], later: readonly LoyaltyCard[], gains: readonly Learned[]): void {
  const left: (LoyaltyCard | undefined)[] = [...later]
  const isFound = (card: LoyaltyCard, at: number): boolean => {
    const known = left[at]
    if (known?.card !== card.card) return false
    left[at] = undefined
    card.seen |= known.revealed ? everybody : known.seen
    return true
  }
  const moved = held.filter((card, i) => !isFound(card, i))
  const gone = moved.filter(
    (card) =>
      !isFound(
        card,
        left.findIndex((one) => one?.card === card.card),
      ),
  )
  const faces = gone.map(({ card }) => card)
  for (const card of gone) card.seen |= whoFound(card.card, faces, gains)
}

const tokensOpen = ({ damage, basestarDamagePile }: Game): string => `${damage.join()};${basestarDamagePile.length}`

function knowsMore(before: View, after: View): boolean {
  return [...gainOf(before, after).values()].some((more) => more > 0)
}

/** Everything that a viewer knows the place of. */
const knownCards = (seen: View): CardId[] => lyingIn(seen).filter((card) => card !== unknown)

const shipsOf = (game: Game) => Object.values(game.space).flatMap(({ civilians }) => civilians)

function rememberDeck(game: Game, later: Game, name: string, gains: readonly Learned[]): void {
  const deck = game.decks[name]
  const { cards, seen } = later.decks[name]
  // A deck that was shuffled anew says nothing of how it lay before.
  const same = cards.every((card, i) => card === deck.cards[i])
  if (!same) return
  cards.forEach((_, i) => {
    deck.seen[i] |= seen[i]
  })
  const drawn = deck.cards.slice(cards.length)
  drawn.forEach((card, i) => {
    deck.seen[cards.length + i] |= whoFound(card, drawn, gains)
  })
}

/** How many more copies of each card a seat knows the place of. */
type Gain = ReadonlyMap<CardId, number>

function gainOf(before: View, after: View): Gain {
  const gain = new Map<CardId, number>()
  const count = (cards: readonly CardId[], by: number): void => {
    for (const card of cards) gain.set(card, (gain.get(card) ?? 0) + by)
  }
  count(knownCards(after), 1)
  count(knownCards(before), -1)
  return gain
}

/** Somebody's eyes, and what they have come to know. */
type Learned = readonly [eyes: number, gain: Gain]

/** Who has come to know a card that was drawn. Whoever saw some copies of it cannot say which ones they were. */
function whoFound(card: CardId, drawn: readonly CardId[], gains: readonly Learned[]): number {
  const copies = drawn.filter((other) => other === card).length
  return gains.reduce((who, [eyes, gain]) => ((gain.get(card) ?? 0) >= copies ? who | eyes : who), 0)
}
