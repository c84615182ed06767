// Choosing somebody: whom to trust, whom to jail, whom to look at.

import type { DecisionOption, Seat } from '@cic/engine'
import { orderedWorth } from './actions.ts'
import type { Mind } from './mind.ts'
import type { Judge } from './sides.ts'

export const seatOf = (id: string): Seat => Number(id.slice('seat:'.length))

/** Who is chosen, by what will happen to them. */
export const chooseCharacter: Judge = (mind, option) => {
  const other = seatOf(option.id)
  switch (option.effect?.kind) {
    case 'executiveOrder':
      return mind.harmful ? -orderedWorth(mind, other) : orderedWorth(mind, other)
    case 'giveTitle':
    case 'assign':
    case 'leaveBrig':
    case 'roll':
      return trusted(mind, other)
    case 'look':
      return mind.cylon ? mind.chance.next() : uncertainty(mind.suspicion[other])
    case 'check':
      return checkedSeat(mind, option, other)
    default:
      return blamed(mind, other)
  }
}

/** Somebody chosen for something bad: the most suspected; a Cylon picks the most useful human. */
export function blamed({ suspicion, harmful, view, seat }: Mind, other: Seat): number {
  if (other === seat) return -1
  if (!harmful) return suspicion[other]
  const { revealed, hand } = view.seats[other]
  const admiral = view.titles.admiral === other ? 0.2 : 0
  return (revealed ? -1 : 0.3) + hand.length * 0.02 + admiral - suspicion[other] * 0.2
}

const trusted = ({ suspicion, harmful, seat, view }: Mind, other: Seat): number =>
  other === seat ? 0.9 : harmful ? suspicion[other] : 1 - suspicion[other] + view.seats[other].hand.length * 0.01

/** A check about a person: at Administration somebody to trust, at Admiral's Quarters somebody to jail. */
function checkedSeat(mind: Mind, { effect }: DecisionOption, other: Seat): number {
  const pass = (effect as { pass?: { kind: string } } | undefined)?.pass
  return pass?.kind === 'giveTitle' ? trusted(mind, other) : blamed(mind, other)
}

/** A look is worth most where nothing is certain, and where a Cylon would be found. */
const uncertainty = (chance: number): number => (chance === 1 ? 0 : chance * (1.4 - chance))
