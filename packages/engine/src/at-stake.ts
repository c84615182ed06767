// Whether a question has anything at stake for who is asked: it has none if no answer could change what comes of it, as far as the seat
// can tell.

import { playOption } from './core/option-kinds.ts'
import { rulesOf } from './core/rules.ts'
import type { Node } from './core/state.ts'
import type { Decision } from './game.ts'
import { type CheckOutlook, sideOfLoyalty, skillCheckOf, worthOfCard } from './outlook.ts'
import { cardOf } from './rules/skill-cards.ts'
import type { View } from './view.ts'

export function isAtStake(seen: View, { kind, options, seat }: Decision): boolean {
  const check = skillCheckOf(seen)
  if (check === undefined) return true
  if (kind === 'skillCheck:contribute')
    return wantsFailure(seen, seat) || options.some(({ id }) => worthOfCard(seen, cardOf(id)) > 0)
  if (kind === 'window:ask' && check.total !== undefined)
    return options.some(({ id }) => id !== 'pass' && mayTurn(seen, check, id))
  return true
}

const wantsFailure = (seen: View, seat: number): boolean =>
  seen.seats[seat].loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon')

/** Whether playing this card could change the result, now that the total is known. */
function mayTurn(seen: View, check: CheckOutlook, option: string): boolean {
  if (!playOption.is(option)) return true
  const { ability } = rulesOf(seen).skillCards[playOption.of(option)].card
  const { kind, by = 0 } = ability.effect as Node & { by?: number }
  return kind !== 'changeDifficulty' || resultAt(check, 0) !== resultAt(check, by)
}

function resultAt({ total = 0, difficulty, partialAt = Number.POSITIVE_INFINITY }: CheckOutlook, by: number): string {
  return total >= difficulty + by ? 'pass' : total >= partialAt ? 'partial' : 'fail'
}
