// What changes of the die under way are worth: each result as what it comes to.

import { crisisOf, dieOf, prospectOfCrisis, prospectOfDie, skillCardFacts } from '@cic/engine'
import { worthOf, worthOfEffect } from './judge.ts'
import type { Mind } from './mind.ts'
import { remembered } from './remembered.ts'

type Weigh = (mind: Mind, amount: number, of: readonly string[]) => number

const faces = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** What the die comes to for every result, from 1 to 8; nothing, if nobody can tell. */
const results = remembered((mind: Mind): number[] | 'none' => {
  if (dieOf(mind.view) === undefined) return 'none'
  const found = faces.map((shows) => prospectOfDie(mind.view, shows))
  return found.some((one) => one === undefined)
    ? 'none'
    : found.map((one) => (one === undefined ? 0 : worthOf(mind, one)))
})

const onDie =
  (
    weigh: (
      at: (shows: number) => number,
      die: { modifier: number; result?: number },
      amount: number,
      mind: Mind,
    ) => number,
  ): Weigh =>
  (mind, amount) => {
    const worths = results(mind)
    const die = dieOf(mind.view)
    if (worths === 'none' || die === undefined) return 0
    return weigh((shows) => worths[Math.max(1, Math.min(8, shows)) - 1], die, amount, mind)
  }

const mean = (at: (shows: number) => number, modifier: number): number =>
  faces.reduce((sum, face) => sum + at(face + modifier), 0) / faces.length

export const dieChanges: Readonly<Record<string, Weigh>> = {
  dieModifier: onDie((at, { modifier }, by) => mean(at, modifier + by) - mean(at, modifier)),
  dieResult: onDie((at, { result = 4 }, by) => at(result + by) - at(result)),
  dieRerolled: onDie((at, { modifier, result = 4 }) => mean(at, modifier) - at(result)),
  dieChosen: onDie((at, { modifier }, bonus, { view, seat, harmful }) => {
    const cards = view.seats[seat].hand.map((card) => {
      const strength = skillCardFacts(view, card)?.strength ?? 1
      return (harmful ? -1 : 1) * at(strength + bonus) - 0.08 - 0.06 * strength
    })
    return (harmful ? -1 : 1) * Math.max(...cards) - mean(at, modifier)
  }),
  /** Another crisis instead of this one. */
  crisisReplaced: (mind, amount) => {
    const under = crisisOf(mind.view)
    return under === undefined
      ? 0
      : amount * (usualCrisis - worthOf(mind, prospectOfCrisis(mind.view, under.card, mind.view.current)))
  },
  /** The other box of the crisis card. */
  crisisTurned: (mind, amount) => {
    const under = crisisOf(mind.view)
    if (under?.choice === undefined || under.boxes.length < 2) return 0
    const worth = (box: number) =>
      worthOfEffect(mind, under.boxes[box], { actor: mind.view.current, source: under.card })
    return amount * (worth(1 - under.choice) - worth(under.choice))
  },
}

const usualCrisis = -1.2
