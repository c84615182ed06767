// On which side a seat was when its game ended.

import { type Game, type Seat, type Side, sideOfLoyalty, view } from '@cic/engine'

/** A revealed Cylon, or whoever holds a Cylon card; a Sympathizer who stayed human is none. */
export function sideOf(game: Game, seat: Seat): Side {
  const seen = view(game, seat)
  const { revealed, loyalty } = seen.seats[seat]
  return revealed || loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon') ? 'cylons' : 'humans'
}
