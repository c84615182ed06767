// Whom a table waits for, and since when: they are told if they are away. Stored together with every event that changes it, so that it
// survives the process that wrote it.

import type { Seat } from '@cic/engine'
import { whenUsedUp } from '@cic/protocol'
import type { Notice } from '../storage/storage.ts'
import { isPresent, type Play, type Table } from './table.ts'
import { subjectOf, voteLasts, voters } from './votes.ts'

/** How long somebody is given to act before they are told, in milliseconds. */
export type Grace = Readonly<Record<'live' | 'slow', number>>

export const usualGrace: Grace = { live: 20_000, slow: 60_000 }

/** Everybody whom the table waits for, once for each kind of event; nobody is told while they rest. */
export function noticesOf(table: Table, graces: Grace): Notice[] {
  const { play, status } = table
  if (status !== 'playing' || play === undefined) return []
  const grace = graces[table.settings.pace.kind]
  const notices: Notice[] = []
  table.seats.forEach((seat, i) => {
    const { person } = seat
    if (person === undefined || !isPresent(seat)) return
    const note = (event: Notice['event'], since: number | undefined, wait: number): void => {
      if (since !== undefined)
        notices.push({ person, event, since, due: whenUsedUp(since, wait, seat.quiet, seat.away) })
    }
    note('turn', askedSince(play, i), grace)
    note('vote', voteSince(table, i), grace)
    // Their clock has run for long enough already.
    note('clock', remindedSince(play, i), 0)
  })
  return notices
}

/** In windows too: a message says no more than that the table waits. */
function askedSince({ game, asked }: Play, seat: Seat): number | undefined {
  let since: number | undefined
  for (const ask of game.asks)
    if (ask.seat === seat && ask.id in asked) since = Math.min(since ?? Infinity, asked[ask.id])
  return since
}

/** Whoever others would decide about may want to say that they are here. */
function voteSince(table: Table, seat: Seat): number | undefined {
  if (table.votes.length === 0) return undefined
  const missing = table.votes.filter((vote) => {
    const hasVoted = vote.yes.includes(seat) || vote.no.includes(seat)
    return !hasVoted && (voters(table, vote).includes(seat) || subjectOf(vote) === seat)
  })
  return earliest(missing.map(({ expires }) => expires - voteLasts(table)))
}

function remindedSince({ clocks }: Play, seat: Seat): number | undefined {
  const { reminded, since } = clocks?.[seat] ?? {}
  return reminded ? since : undefined
}

const earliest = (times: readonly number[]): number | undefined => (times.length === 0 ? undefined : Math.min(...times))
