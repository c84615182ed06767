// What the Ionian Nebula remembers of a game. All of it is public.

import type { CardId, Seat } from '../../../core/ids.ts'
import { memory } from '../../../core/memory.ts'
import type { Table } from '../../../core/state.ts'

/** An ally on the board. */
export interface AllyInPlay {
  card: CardId
  /** Who has laid one of their own tokens on the card; nobody, if it came from the pool. */
  by?: Seat
  /** There was no token left to lay on it. */
  bare?: true
}

export interface NebulaState {
  /** The tokens of those that have one lie in their order on a pile of their own. */
  allies: AllyInPlay[]
}

export const { recall, remember } = memory('ionian-nebula', () => ({ allies: [] }))

/** Whether somebody was executed by the ally whom they are meeting: nothing else of that happens to whoever follows. */
export const diedMeeting = ({ stack }: Pick<Table, 'stack'>, seat: Seat): boolean =>
  stack.some((frame) => frame.at.startsWith('meetAlly:') && frame.seat === seat && frame.died === true)
