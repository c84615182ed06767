// Whether a question has anything at stake for who is asked: it has none if no answer could change what comes of it, as far as the seat
// can tell.

import { canMatter } from './core/node.ts'
import { playOption } from './core/option-kinds.ts'
import { rulesOf } from './core/rules.ts'
import type { Frame } from './core/state.ts'
import type { Decision } from './game.ts'
import { sideOfLoyalty, worthOfCard } from './outlook.ts'
import { cardOf } from './rules/skill-cards.ts'
import type { View } from './view.ts'

export function isAtStake(seen: View, { kind, options, seat }: Decision): boolean {
  const check = seen.stack.findLast(({ at }) => at.startsWith('skillCheck:'))
  if (check === undefined) return true
  if (kind === 'skillCheck:contribute')
    return wantsFailure(seen, seat) || options.some(({ id }) => worthOfCard(seen, cardOf(id)) > 0)
  if (kind === 'window:ask' && check.total !== undefined)
    return options.some(({ id }) => id !== 'pass' && mayTurn(seen, check, id))
  return true
}

const wantsFailure = (seen: View, seat: number): boolean =>
  seen.seats[seat].loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon')

/** Whether using this could change the result, now that the total is known. */
function mayTurn(seen: View, check: Frame, option: string): boolean {
  if (!playOption.is(option)) return true
  return canMatter(seen, rulesOf(seen).skillCards[playOption.of(option)].card.ability.effect, check)
}
