// On which side a seat was when its game ended.

import { type Game, type Seat, type Side, sideInTheEnd, sideOfLoyalty, type View, view } from '@cic/engine'

export const sideOf = (game: Game, seat: Seat): Side => sideInTheEnd(view(game, seat), seat) ?? 'humans'

/** Whether a seat is on this side now: asked at every decision, and so of the game itself. */
export const isOnSide = (game: Game, seat: Seat, side: Side): boolean => {
  const { revealed, loyalty } = game.seats[seat]
  const cylon = revealed || loyalty.some(({ card }) => sideOfLoyalty(game as unknown as View, card) === 'cylon')
  return cylon === (side === 'cylons')
}
