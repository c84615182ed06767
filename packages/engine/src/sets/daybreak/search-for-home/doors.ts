// What a screen shows of the mission that lies on its space, and of the rebels.

import type { CardId } from '../../../core/ids.ts'
import { frameOf } from '../../../core/procedure.ts'
import type { Table } from '../../../core/state.ts'
import { skillCheck } from '../../../rules/skill-check.ts'
import { recall } from './state.ts'

export { rebelsWith } from './rebel-basestar.ts'

export interface MissionSeen {
  readonly card: CardId
  /** It is being resolved, counts as distance, goes back into the deck at the jump, or is cleared then. */
  readonly state: 'now' | 'counts' | 'faceDown' | 'over'
}

/** The card on the Active Mission space. */
export function missionSeen(seen: Table): MissionSeen | undefined {
  const { mission } = recall(seen)
  if (mission === undefined) return undefined
  const { card, faceDown } = mission
  if (seen.travelled.includes(card)) return { card, state: 'counts' }
  if (faceDown) return { card, state: 'faceDown' }
  return { card, state: frameOf(seen, skillCheck)?.context.source === card ? 'now' : 'over' }
}
