// Repairs that are needed, and the types of cards that may bring them.

import { damagedLocations, isActionCard, skillCardsIn } from '@cic/engine'
import { repairedWorth } from './changes.ts'
import { kindsOfUse } from './conduct.ts'
import type { Mind } from './mind.ts'

/** The most that a repair could do, for somebody who holds no card for it. */
export function neededRepair(mind: Mind): number {
  const { view, seat } = mind
  if (view.seats[seat].hand.some((card) => repairs(mind, card))) return 0
  return Math.max(0, ...damagedLocations(view).map((place) => repairedWorth(mind, place)))
}

const repairs = ({ view, seat }: Mind, card: string): boolean =>
  isActionCard(view, card) && ['repaired', 'vipers'].some((kind) => kindsOfUse(view, card, seat).has(kind))

export const typesThatRepair = (mind: Mind): string[] => {
  const cards = skillCardsIn(mind.view)
  let types = repairTypes.get(cards)
  if (types === undefined) {
    types = Object.keys(cards).flatMap((card) => (repairs(mind, card) ? [cards[card].skill] : []))
    repairTypes.set(cards, types)
  }
  return types
}
const repairTypes = new WeakMap<object, string[]>()
