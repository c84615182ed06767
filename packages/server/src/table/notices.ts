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
  return table.seats.flatMap((seat, i) => {
    const { person } = seat
    if (person === undefined || !isPresent(seat)) return []
    const notice = (event: Notice['event'], since: number | undefined, wait: number): Notice[] =>
      since === undefined ? [] : [{ person, event, since, due: whenUsedUp(since, wait, seat.quiet, seat.away) }]
    return [
      ...notice('turn', askedSince(play, i), grace),
      ...notice('vote', voteSince(table, i), grace),
      // Their clock has run for long enough already.
      ...notice('clock', remindedSince(play, i), 0),
    ]
  })
}

/** In windows too: a message says no more than that the table waits. */
function askedSince({ game, asked }: Play, seat: Seat): number | undefined {
  return earliest(game.asks.flatMap((ask) => (ask.seat === seat && ask.id in asked ? [asked[ask.id]] : [])))
}

/** Whoever others would decide about may want to say that they are here. */
function voteSince(table: Table, seat: Seat): number | undefined {
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
