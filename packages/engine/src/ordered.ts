// What standing orders answer outside windows, where everybody sees who is asked: whoever runs the table gives it after the time that it
// always takes, so that nobody can tell it from an answer.

import type { Seat } from './core/ids.ts'
import { frameOf } from './core/procedure.ts'
import type { Game } from './core/state.ts'
import { orderedContribution, skillCheck } from './rules/skill-check.ts'

export { contribution } from './rules/skill-check.ts'

/** The answer that a seat has ordered to this kind of question, if it fits now. */
export function orderedAnswer(game: Game, { seat, kind }: { seat: Seat; kind: string }): readonly string[] | undefined {
  const check = kind === 'skillCheck:contribute' ? frameOf(game, skillCheck) : undefined
  return check === undefined ? undefined : orderedContribution(game, check, seat)
}
