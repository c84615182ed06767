// Who sits where, and whom to blame.

import { isPrisoner, type LocationId, placesToAct, type Seat, type View } from '@cic/engine'
import type { Mind } from './mind.ts'
import { remembered } from './remembered.ts'

const prisoners = remembered((view: View) => view.seats.map((_, seat) => isPrisoner(view, seat)))

export const isPrisonerIn = (view: View, seat: Seat): boolean => prisoners(view)[seat]

export const placesIn: (view: View) => LocationId[] = remembered((view: View) => placesToAct(view))

/** Somebody chosen for something bad: the most suspected; a Cylon picks the most useful human. */
export function blamed({ suspicion, harmful, view, seat }: Mind, other: Seat): number {
  if (other === seat) return -1
  if (!harmful) return suspicion[other]
  const { revealed, hand } = view.seats[other]
  const admiral = view.titles.admiral === other ? 0.2 : 0
  return (revealed ? -1 : 0.3) + hand.length * 0.02 + admiral - suspicion[other] * 0.2
}
