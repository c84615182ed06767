// Cards in hands that count for no check, as far as everybody can tell: their types are told when they are drawn, and they are seen when
// they are discarded.

import { checkShares, skillCardFacts, skillTypesIn, type View } from '@cic/engine'
import { remembered } from './remembered.ts'

/** For each seat how many of the cards in hand are idle. */
export const idleCards = remembered((view: View): readonly number[] => {
  const idle = idleTypes(view)
  const held = view.seats.map(() => 0)
  if (idle.length === 0) return held
  const change = (seat: unknown, by: number): void => {
    held[Number(seat)] = Math.max(0, held[Number(seat)] + by)
  }
  for (const { t, seat, skills, cards } of view.log) {
    if (t === 'drawsSkills') change(seat, (skills as string[]).filter((type) => idle.includes(type)).length)
    else if (t === 'discards' || t === 'discardsAtRandom')
      change(seat, -(cards as string[]).filter((card) => isIdle(view, idle, card)).length)
  }
  return held.map((count, seat) => Math.min(count, view.seats[seat].hand.length))
})

const idleTypes = (view: View): string[] => {
  const shares = checkShares(view)
  return skillTypesIn(view).filter((type) => shares[type] === 0)
}

const isIdle = (view: View, idle: readonly string[], card: string): boolean =>
  idle.includes(skillCardFacts(view, card)?.skill ?? '')
