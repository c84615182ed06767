// What somebody can have a reason to say about somebody else: so that nobody is offered words about something that has not happened.

import type { Seat } from './core/ids.ts'
import type { View } from './view.ts'

/** Skill checks that have failed; a loyalty card of theirs that this viewer alone has seen. */
export type Reason = 'checks' | 'loyalty'

export function reasonsAbout(view: View, whom: Seat): Reason[] {
  const failed = view.log.some(({ t, outcome }) => t === 'checkOutcome' && outcome !== 'pass')
  const seen = view.seats[whom].loyalty.some(({ card, revealed }) => card !== '?' && !revealed)
  return [...(failed ? (['checks'] as const) : []), ...(seen ? (['loyalty'] as const) : [])]
}
