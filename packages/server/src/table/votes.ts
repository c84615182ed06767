// What the people at a table decide together. Bots and absent people have no vote.

import type { Seat } from '@cic/engine'
import { isPresent, type Table, type Vote } from './table.ts'

/** Who may vote on it: everybody present, except whom it is about. */
export function voters(table: Table, { matter }: Pick<Vote, 'matter'>): Seat[] {
  const about = matter.kind === 'replace' || matter.kind === 'vacate' ? matter.seat : undefined
  return table.seats.flatMap((seat, i) => (isPresent(seat) && i !== about ? [i] : []))
}

/** Taking back and ending need everybody; about a seat more than half decide. */
export function votesNeeded(table: Table, vote: Pick<Vote, 'matter'>): number {
  const all = voters(table, vote).length
  return vote.matter.kind === 'undo' || vote.matter.kind === 'end' ? all : Math.floor(all / 2) + 1
}

export const isAccepted = (table: Table, vote: Vote): boolean => vote.yes.length >= votesNeeded(table, vote)

export const isRefused = (table: Table, vote: Vote): boolean =>
  vote.no.includes(vote.by) || voters(table, vote).length - vote.no.length < votesNeeded(table, vote)
