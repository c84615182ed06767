// On which side a seat was when its game ended.

import { type Game, type Seat, type Side, sideOfLoyalty, type View, view } from '@cic/engine'

/** A revealed Cylon, or whoever holds a Cylon card; a Sympathizer who stayed human is none. */
export function sideOf(game: Game, seat: Seat): Side {
  const seen = view(game, seat)
  const { revealed, loyalty } = seen.seats[seat]
  return revealed || loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon') ? 'cylons' : 'humans'
}

/** Whether a seat is on this side now: asked at every decision, and so of the game itself. */
export const isOnSide = (game: Game, seat: Seat, side: Side): boolean => {
  const { revealed, loyalty } = game.seats[seat]
  const cylon = revealed || loyalty.some(({ card }) => sideOfLoyalty(game as unknown as View, card) === 'cylon')
  return cylon === (side === 'cylons')
}
