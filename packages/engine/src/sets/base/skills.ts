// The five skill types by their letters, so that a crisis card reads at a glance.

import type { SkillType } from '../../core/ids.ts'

export const P: SkillType = 'politics'
export const L: SkillType = 'leadership'
export const T: SkillType = 'tactics'
/** Flying: P is taken by politics. */
export const F: SkillType = 'piloting'
export const E: SkillType = 'engineering'
