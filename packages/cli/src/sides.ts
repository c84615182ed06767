// On which side a seat was when its game ended.

import { type Game, type Seat, type Side, sideInTheEnd, view } from '@cic/engine'

export const sideOf = (game: Game, seat: Seat): Side => sideInTheEnd(view(game, seat), seat) ?? 'humans'
