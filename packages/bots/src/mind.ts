// What a bot makes of its view before it decides anything: which side it is on, whom it suspects, how dangerous the sky is.

import { aimOf, hasAim, type Price, resources, type Seat, sideOfLoyalty, type View } from '@cic/engine'
import { doubtOfAims, harmsNow, hasSeveralAims, pullsOf } from './aims.ts'
import type { Chance } from './chance.ts'
import { remembered } from './remembered.ts'
import { type Forecast, forecastOf } from './sky.ts'
import { suspicionOf } from './suspicion.ts'
import { type Help, heard, type Statement } from './talk.ts'
import { type Manner, mannerOf, type Temper } from './temper.ts'

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
  /** What changes mean to somebody who has several aims, besides what they mean for a side. */
  readonly pulls: Price | undefined
  readonly forecast: Forecast
  /** What others have said of the help they can give with the check under way. */
  readonly promised: Readonly<Record<Seat, Help['amount']>>
  readonly manner: Manner
}

export function mindOf(view: View, chance: Chance, said: readonly Statement[] = [], temper?: Temper): Mind {
  const manner = mannerOf(temper)
  const seat = view.viewer as Seat
  const { revealed } = view.seats[seat]
  const { aim, cylon, exposure, suspicion, pulls, promised } = impressionOf(view)(said)
  const harmful = aim ?? (cylon && (revealed || chance.next() < manner.daring * boldness(view, exposure)))
  return {
    view,
    seat,
    chance,
    cylon,
    revealed,
    // Whoever passes for a human judges as one would who had nothing to hide.
    suspicion: cylon && !revealed && !harmful ? suspicion.with(seat, 0) : suspicion,
    exposure,
    harmful,
    pulls,
    // Most of what is said needs no look at the sky.
    get forecast() {
      return forecast(view)
    },
    promised,
    manner,
  }
}

/** What a view and what was said at the table come to, whatever chance has a bot do: it speaks and answers by the same. */
interface Impression extends Pick<Mind, 'cylon' | 'exposure' | 'suspicion' | 'pulls' | 'promised'> {
  readonly aim: boolean | undefined
}

const impressionOf = remembered((view: View) =>
  remembered((said: readonly Statement[]): Impression => {
    const seat = view.viewer as Seat
    const { revealed, loyalty } = view.seats[seat]
    const aim = harmfulAim(view, seat)
    const cylon = aim ?? (revealed || loyalty.some(({ card }) => sideOfLoyalty(view, card) === 'cylon'))
    return {
      aim,
      cylon,
      exposure: revealed ? 1 : cylon ? heard(publicSuspicion(view), seat, said)[seat] : 0,
      suspicion: heard(suspicionOf(view), seat, said).map((doubt, other) =>
        hasAim(view, other) ? doubtOfAim(view, other) : doubt,
      ),
      pulls: hasSeveralAims(view, seat) ? pullsOf(view, seat) : undefined,
      promised: promisesIn(view, said),
    }
  }),
)

/** A bot that speaks and answers looks at the sky once. */
const forecast = remembered(forecastOf)

/** While nothing is scarce, a victory that has to be a poor one asks for harm first. */
const poor = 3

/** The side that a player with an aim of their own works for now. */
export function harmfulAim(view: View, seat: Seat): boolean | undefined {
  const aim = aimOf(view, seat)
  if (aim === undefined) return undefined
  if (hasSeveralAims(view, seat)) return harmsNow(view, seat)
  if (aim.wins === 'cylons') return true
  return aim.errand === 'harm' && Math.min(...resources.map((resource) => view.resources[resource])) > poor
}

/** Nobody knows what somebody with an agenda of their own is up to; most of the hostile ones are the Cylons'. */
function doubtOfAim(view: View, seat: Seat): number {
  if (hasSeveralAims(view, seat)) return doubtOfAims(view, seat)
  return view.kept?.some(({ by, deck }) => by === seat && deck === 'hostileAgenda') ? 0.72 : 0.34
}

function promisesIn({ turn }: View, said: readonly Statement[]): Record<Seat, Help['amount']> {
  const promised: Record<Seat, Help['amount']> = {}
  for (const statement of said)
    if (statement.kind === 'help' && statement.turn === turn) promised[statement.from] = statement.amount
  return promised
}

/** What the table can tell of everybody: what somebody suspects who has seen no loyalty card. */
export const publicSuspicion: (view: View) => readonly number[] = remembered((view: View) => {
  const seats = view.seats.map((state) => ({
    ...state,
    loyalty: state.loyalty.map((held) => (held.revealed ? held : { card: '?', revealed: false })),
  }))
  return suspicionOf({ ...view, viewer: 'spectator', seats })
})

/** A hidden Cylon dares more as the game goes on, and less the more it is suspected. */
export function boldness({ turn }: View, exposure: number): number {
  const careful = Math.max(0.2, 1 - Math.max(0, exposure - 0.3) * 2)
  return Math.min(0.7, 0.3 + 0.012 * turn) * careful
}
