// What the Search for Home remembers of a game. All of it is public.

import type { CardId, Side } from '../../../core/ids.ts'
import { memory } from '../../../core/memory.ts'

export interface SearchState {
  /** The card on the Active Mission space; one that has failed and counts as distance lies face down there, and everybody knows it. */
  mission?: { card: CardId; faceDown?: true }
  /** Whose the Rebel Basestar is, once its board is in play. */
  rebels?: Side
  /** The turn in which no crisis card is drawn. */
  noCrisisIn?: number
  /** Cylon ships that have left the game. */
  gone: Partial<Record<'basestars' | 'heavyRaiders' | 'centurions', number>>
}

export const { recall, remember } = memory('search-for-home', () => ({ gone: {} }))
