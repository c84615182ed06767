// From what is good for the humans to what this player wants.

import type { Decision, DecisionOption } from '@cic/engine'
import type { Mind } from './mind.ts'
import { remembered } from './remembered.ts'

/** What an option is worth; the best one is taken. */
export type Judge = (mind: Mind, option: DecisionOption, decision: Decision) => number

/** Harm that could be bad luck or bad judgement; with more a hidden Cylon would be found out. */
export const plausible = 1.2

/** Judges options by what they mean for the humans: a revealed Cylon wants the worst, a hidden one what is bad and not odd. */
export function forSide(human: Judge): Judge {
  const best = remembered((mind: Mind) =>
    remembered((decision: Decision): number =>
      Math.max(...decision.options.map((other) => human(mind, other, decision))),
    ),
  )
  return (mind, option, decision) => {
    const worth = human(mind, option, decision)
    if (!mind.harmful) return worth
    if (mind.revealed) return -worth
    const harm = best(mind)(decision) - worth
    return harm <= plausible ? harm : -harm
  }
}
