// What the people at a table decide together. Bots and absent people have no vote.

import type { Seat } from '@cic/engine'
import { same, type VoteMatter } from '@cic/protocol'
import { isPresent, type Table, type Vote } from './table.ts'

/** Whose seat others would decide about. Whoever is here cannot lose it, and may say so. */
export const subjectOf = ({ matter }: Pick<Vote, 'matter'>): Seat | undefined =>
  matter.kind === 'replace' || matter.kind === 'return' ? matter.seat : undefined

/** Who may vote on it: everybody present who is still in the game, except whom it is about. Where only bots are, whoever watches. */
export function voters(table: Table, { matter }: Pick<Vote, 'matter'>): Seat[] {
  const about = matter.kind === 'replace' ? matter.seat : undefined
  const present = table.seats.flatMap((seat, i) => (isPresent(seat) && i !== about ? [i] : []))
  const playing = present.filter((seat) => table.play?.game.seats[seat].out === undefined)
  return playing.length > 0 ? playing : present
}

/** Taking back, ending, and letting somebody new in need everybody; about the seat of somebody who is away more than half decide. */
export function votesNeeded(table: Table, vote: Pick<Vote, 'matter'>): number {
  const all = voters(table, vote).length
  return needsAll.includes(vote.matter.kind) ? all : Math.floor(all / 2) + 1
}

const needsAll: readonly Vote['matter']['kind'][] = ['undo', 'end', 'admit']

/** How long the people of a table have to decide, in milliseconds. */
export const voteLasts = ({ settings }: Table): number => (settings.pace.kind === 'live' ? 60_000 : 86_400_000)

/** How long something that was refused is not proposed again, in milliseconds. */
export const refusalLasts = ({ settings }: Table): number =>
  settings.pace.kind === 'live' ? 3 * 60_000 : 12 * 3_600_000

export const isRefusedStill = ({ refused = [] }: Table, matter: VoteMatter, at: number): boolean =>
  refused.some((one) => one.until > at && same(one.matter, matter))

export function isAccepted(table: Table, vote: Vote): boolean {
  const agreed = counting(table, vote, vote.yes)
  return agreed > 0 && agreed >= votesNeeded(table, vote)
}

/** Refused by so many that it cannot be accepted any more; by whom it is about; or given up by whoever proposed it. */
export function isRefused(table: Table, vote: Vote): boolean {
  const all = voters(table, vote).length
  const alone = [vote.by, subjectOf(vote)].some((seat) => seat !== undefined && vote.no.includes(seat))
  return alone || all - counting(table, vote, vote.no) < Math.max(1, votesNeeded(table, vote))
}

/** Whoever has gone since has no vote any more. */
const counting = (table: Table, vote: Vote, seats: readonly Seat[]): number =>
  voters(table, vote).filter((seat) => seats.includes(seat)).length
