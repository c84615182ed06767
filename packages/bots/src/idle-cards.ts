// Cards in hands that count for no check, as far as everybody can tell: their types are told when they are drawn, and they are seen when
// they are discarded.

import { checkShares, skillCardFacts, skillTypesIn, type View } from '@cic/engine'
import { readingOf } from './reading.ts'
import { remembered } from './remembered.ts'

/** For each seat how many of the cards in hand are idle. */
export const idleCards = remembered((view: View): readonly number[] =>
  idleTypes(view).length === 0
    ? view.seats.map(() => 0)
    : drawnIn(view).held.map((count, seat) => Math.min(count, view.seats[seat].hand.length)),
)

const drawnIn = readingOf(
  (view) => ({ idle: idleTypes(view), held: view.seats.map(() => 0) }),
  ({ idle, held }, { t, seat, skills, cards }, view) => {
    const change = (by: number): void => {
      held[Number(seat)] = Math.max(0, held[Number(seat)] + by)
    }
    if (t === 'drawsSkills') change((skills as string[]).filter((type) => idle.includes(type)).length)
    else if (t === 'discards' || t === 'discardsAtRandom')
      change(-(cards as string[]).filter((card) => isIdle(view, idle, card)).length)
  },
)

const idleTypes = (view: View): string[] => {
  const shares = checkShares(view)
  return skillTypesIn(view).filter((type) => shares[type] === 0)
}

const isIdle = (view: View, idle: readonly string[], card: string): boolean =>
  idle.includes(skillCardFacts(view, card)?.skill ?? '')
