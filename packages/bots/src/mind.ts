// What a bot makes of its view before it decides anything: which side it is on, whom it suspects, how dangerous the sky is.

import { type Seat, sideOfLoyalty, type View } from '@cic/engine'
import type { Chance } from './chance.ts'
import { type Forecast, forecastOf } from './sky.ts'
import { suspicionOf } from './suspicion.ts'
import { heard, type Statement } from './talk.ts'

export interface Mind {
  readonly view: View
  readonly seat: Seat
  readonly chance: Chance
  readonly cylon: boolean
  readonly revealed: boolean
  /** For each seat the chance that it is a Cylon. */
  readonly suspicion: readonly number[]
  readonly forecast: Forecast
}

export function mindOf(view: View, chance: Chance, said: readonly Statement[] = []): Mind {
  const seat = view.viewer as Seat
  const { revealed, loyalty } = view.seats[seat]
  const cylon = revealed || loyalty.some(({ card }) => sideOfLoyalty(view, card) === 'cylon')
  return {
    view,
    seat,
    chance,
    cylon,
    revealed,
    suspicion: heard(suspicionOf(view), seat, said),
    forecast: forecastOf(view),
  }
}
