// What somebody can have a reason to say about somebody else: so that nobody is offered words about something that has not happened.

import type { Seat } from './core/ids.ts'
import { sideOfLoyalty } from './outlook.ts'
import { hurtsLookers, lookersMayBeHurt } from './rules/loyalty.ts'
import type { View } from './view.ts'

/** Skill checks that have failed; a loyalty card of theirs that this viewer alone has seen. */
export type Reason = 'checks' | 'loyalty'

/** Whether somebody may warn of looking at loyalty cards, and whether this player has a reason to. */
export const mayWarn = (seen: View): boolean => lookersMayBeHurt(seen)
export const hasToWarn = (seen: View, seat: Seat): boolean => hurtsLookers(seen, seat)

/** Why somebody may be suspected or trusted. A Cylon's card that was seen comes first: nothing else is as good a reason. */
export function reasonsAbout(view: View, whom: Seat): Reason[] {
  const failed = view.log.some(({ t, outcome }) => t === 'checkOutcome' && outcome !== 'pass')
  const seen = view.seats[whom].loyalty.some(({ card, revealed }) => card !== '?' && !revealed)
  const reasons: Reason[] = [...(failed ? (['checks'] as const) : []), ...(seen ? (['loyalty'] as const) : [])]
  return hasSeenCylon(view, whom) ? reasons.reverse() : reasons
}

/** Whether the viewer has looked at a card of this player by which they are a Cylon. */
export const hasSeenCylon = (view: View, whom: Seat): boolean =>
  view.seats[whom].loyalty.some(({ card, revealed }) => !revealed && sideOfLoyalty(view, card) === 'cylon')
