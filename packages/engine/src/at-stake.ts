// Whether a question has anything at stake for who is asked: it has none if no answer could change what comes of it, as far as the seat
// can tell.

import { pass } from './core/option-kinds.ts'
import { isOfUse } from './core/windows.ts'
import type { Decision } from './game.ts'
import { sideOfLoyalty } from './outlook.ts'
import { cardOf } from './rules/skill-cards.ts'
import { bearsOnCheck, type SkillCheck } from './rules/skill-check.ts'
import type { View } from './view.ts'

export function isAtStake(seen: View, { kind, options, seat, min, max }: Decision): boolean {
  if (kind === 'window:ask') return options.some(({ id }) => id !== pass && isOfUse(seen, seat, id))
  if (kind === 'skillCheck:contribute') {
    const check = seen.stack.findLast(({ at }) => at.startsWith('skillCheck:')) as SkillCheck | undefined
    return wantsFailure(seen, seat) || options.some(({ id }) => check && bearsOnCheck(seen, check, cardOf(id)))
  }
  // Cards of the same name are one choice, if as many are taken either way.
  return min !== max || new Set(options.map(({ id }) => id)).size > 1
}

const wantsFailure = (seen: View, seat: number): boolean =>
  seen.seats[seat].loyalty.some(({ card }) => sideOfLoyalty(seen, card) === 'cylon')
