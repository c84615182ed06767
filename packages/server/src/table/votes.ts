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

export function isAccepted(table: Table, vote: Vote): boolean {
  const agreed = counting(table, vote, vote.yes)
  return agreed > 0 && agreed >= votesNeeded(table, vote)
}

/** Refused by so many that it cannot be accepted any more; or given up by whoever proposed it. */
export function isRefused(table: Table, vote: Vote): boolean {
  const all = voters(table, vote).length
  return vote.no.includes(vote.by) || all - counting(table, vote, vote.no) < Math.max(1, votesNeeded(table, vote))
}

/** Whoever has gone since has no vote any more. */
const counting = (table: Table, vote: Vote, seats: readonly Seat[]): number =>
  voters(table, vote).filter((seat) => seats.includes(seat)).length
