// What Daybreak remembers of a game besides the state of the base game. All of it is public.

import type { CardId, Seat } from '../../core/ids.ts'
import { memory } from '../../core/memory.ts'

export interface DaybreakState {
  /** How many miracle tokens each player has. */
  miracles: number[]
  /** Motives that have been shown. */
  motives: { seat: Seat; card: CardId }[]
  /** Motives that may be shown while they are true, and are true now: their moment has come, whoever has them. */
  due: CardId[]
  /** The Cylon overlay lies on its other side. */
  hubDestroyed?: true
}

export const { recall, remember } = memory('daybreak', () => ({ miracles: [], motives: [], due: [] }))
