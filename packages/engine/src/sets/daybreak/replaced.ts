// What stays in other boxes because Daybreak has its own. (Rulebook: Components that are not used.)

import { isAim, type LeavesInBox, type LoyaltyCard, type OtherCard, type SkillCard } from '../../core/card.ts'
import { motives } from './motives.ts'
import { treachery } from './treachery.ts'

/** Treachery of other boxes, what leaders strive for without motives, and whoever the Mutineer has taken the place of. */
export const replaced: LeavesInBox = (kind, id, one) => {
  if (kind === 'skillCards') return (one as SkillCard).skill === 'treachery' && !(id in treachery)
  if (kind === 'loyalty') return !['human', 'cylon', 'mutineer'].includes((one as LoyaltyCard).side)
  return kind === 'otherDecks' && one !== motives && Object.values(one as Record<string, OtherCard>).some(isAim)
}
