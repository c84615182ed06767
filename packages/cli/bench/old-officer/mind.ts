// What a bot makes of its view before it decides anything: which side it is on, whom it suspects, how dangerous the sky is.

import { hasAim, type Seat, sideOfLoyalty, type View } from '@cic/engine'
import type { Chance } from './chance.ts'
import { harmfulAim } from './pegasus.ts'
import { type Forecast, forecastOf } from './sky.ts'
import { suspicionOf } from './suspicion.ts'

export interface Mind {
  readonly view: View
  readonly seat: Seat
  readonly chance: Chance
  readonly cylon: boolean
  readonly revealed: boolean
  /** For each seat the chance that it is a Cylon. */
  readonly suspicion: readonly number[]
  /** How likely the others must think this seat a Cylon, from what everybody has seen. */
  readonly exposure: number
  /** Whether to work against the humans in this decision: a hidden Cylon does not always dare to. */
  readonly harmful: boolean
  readonly forecast: Forecast
}

export function mindOf(view: View, chance: Chance): Mind {
  const seat = view.viewer as Seat
  const { revealed, loyalty } = view.seats[seat]
  const aim = harmfulAim(view, seat)
  const cylon = aim ?? (revealed || loyalty.some(({ card }) => sideOfLoyalty(view, card) === 'cylon'))
  const exposure = revealed ? 1 : cylon ? publicSuspicion(view)[seat] : 0
  const harmful = aim ?? (cylon && (revealed || chance.next() < boldness(view, exposure)))
  return {
    view,
    seat,
    chance,
    cylon,
    revealed,
    suspicion: suspicionOf(view).map((chance, other) => (hasAim(view, other) ? doubtOfAim(view, other) : chance)),
    exposure,
    harmful,
    forecast: forecastOf(view),
  }
}

/** Nobody knows what somebody with an agenda of their own is up to; most of the hostile ones are the Cylons'. */
function doubtOfAim(view: View, seat: Seat): number {
  return view.kept?.some(({ by, deck }) => by === seat && deck === 'hostileAgenda') ? 0.72 : 0.34
}

/** What the table can tell of everybody: what somebody suspects who has seen no loyalty card. */
export function publicSuspicion(view: View): number[] {
  const seats = view.seats.map((state) => ({
    ...state,
    loyalty: state.loyalty.map((held) => (held.revealed ? held : { card: '?', revealed: false })),
  }))
  return suspicionOf({ ...view, viewer: 'spectator', seats })
}

/** A hidden Cylon dares more as the game goes on, and less the more it is suspected. */
export function boldness({ turn }: View, exposure: number): number {
  const careful = Math.max(0.2, 1 - Math.max(0, exposure - 0.3) * 2)
  return Math.min(0.7, 0.3 + 0.012 * turn) * careful
}
