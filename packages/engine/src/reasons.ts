// What somebody can have a reason to say about somebody else: so that nobody is offered words about something that has not happened.

import type { Seat } from './core/ids.ts'
import { hurtsLookers, lookersMayBeHurt } from './rules/loyalty.ts'
import type { View } from './view.ts'

/** Skill checks that have failed; a loyalty card of theirs that this viewer alone has seen. */
export type Reason = 'checks' | 'loyalty'

/** Whether somebody may warn of looking at loyalty cards, and whether this player has a reason to. */
export const mayWarn = (seen: View): boolean => lookersMayBeHurt(seen)
export const hasToWarn = (seen: View, seat: Seat): boolean => hurtsLookers(seen, seat)

export function reasonsAbout(view: View, whom: Seat): Reason[] {
  const failed = view.log.some(({ t, outcome }) => t === 'checkOutcome' && outcome !== 'pass')
  const seen = view.seats[whom].loyalty.some(({ card, revealed }) => card !== '?' && !revealed)
  return [...(failed ? (['checks'] as const) : []), ...(seen ? (['loyalty'] as const) : [])]
}
