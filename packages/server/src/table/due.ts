// What has to happen at a table without anybody asking: bots answer, windows close, clocks run out, votes expire.

import type { Seat } from '@cic/engine'
import { whenUsedUp } from '@cic/protocol'
import { restsOf } from './clock.ts'
import { botAt, isPresent, openDecisions, type Play, type Table } from './table.ts'

export type Duty =
  | { readonly kind: 'bot'; readonly seat: Seat; readonly decision: string; readonly at: number }
  | { readonly kind: 'order'; readonly seat: Seat; readonly decision: string; readonly at: number }
  | { readonly kind: 'close'; readonly at: number }
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly decision: string; readonly at: number }
  | { readonly kind: 'expire'; readonly vote: number; readonly at: number }
  /** Nothing changes, but somebody may want to be told that their clock runs out. */
  | { readonly kind: 'remind'; readonly seat: Seat; readonly at: number }

type Open = ReturnType<typeof openDecisions>

/** Everything that will be due if nobody does anything, with when. */
export function dutiesOf(table: Table): Duty[] {
  const { play, status, votes } = table
  const expiries = votes.map(({ id, expires }) => ({ kind: 'expire', vote: id, at: expires }) as const)
  if (status !== 'playing' || play === undefined || play.game.over !== undefined) return expiries
  const open = openDecisions(play)
  // While the table decides whether to take something back, nothing is added to it; but nobody gains time by asking for it.
  const undo = votes.find(({ matter }) => matter.kind === 'undo')
  if (undo !== undefined)
    return [...expiries, ...clockDuties(table, play, open).filter((duty) => 'seat' in duty && duty.seat === undo.by)]
  return [...expiries, ...windowDuties(table, play), ...clockDuties(table, play, open), ...botDuties(table, play, open)]
}

/** Whether somebody plays here for themselves. Where nobody does, and nobody watches, nothing happens. */
export const isPeopled = ({ seats }: Table): boolean => seats.some(isPresent)

/** When something is due next, for whoever finds the table later: those who watch one without people wake it themselves. */
export function nextDue(table: Table): number | undefined {
  if (!isPeopled(table)) return undefined
  const times = dutiesOf(table).map(({ at }) => at)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Bots, and what people have ordered to be answered for them: after the same time. */
function botDuties({ seats, settings }: Table, { asked }: Play, open: Open): Duty[] {
  const { botSeconds, windowSeconds, kind } = settings.pace
  // Always as long, whatever the question: thinking time would tell something.
  const delay = 1000 * (kind === 'live' ? Math.min(botSeconds, windowSeconds / 2) : botSeconds)
  return open.flatMap(({ decision: { id, seat }, ordered }): Duty[] => {
    if (botAt(seats[seat]) !== undefined) return [{ kind: 'bot', seat, decision: id, at: asked[id] + delay }]
    return ordered ? [{ kind: 'order', seat, decision: id, at: asked[id] + delay }] : []
  })
}

function windowDuties({ settings }: Table, { window }: Play): Duty[] {
  return window === undefined ? [] : [{ kind: 'close', at: window.since + settings.pace.windowSeconds * 1000 }]
}

/** A seat that the table sees asked has its bank; in an untimed window it has as much as one increment, unseen. */
function clockDuties(table: Table, { asked, clocks, window }: Play, open: Open): readonly Duty[] {
  const { seats, settings } = table
  const { clock } = settings.pace
  if (clock === undefined || clocks === undefined) return []
  return open.flatMap(({ decision: { id, seat, kind } }): Duty[] => {
    if (botAt(seats[seat]) !== undefined) return []
    const { left, since, reminded } = clocks[seat]
    // Who is away is not waited for in a window: a longer pause would tell who is asked there.
    if (kind === 'window:ask') {
      const patience = whenUsedUp(asked[id], Math.max(60, clock.incrementSeconds) * 1000, clock.quiet)
      return window === undefined ? [{ kind: 'timeout', seat, decision: id, at: patience }] : []
    }
    if (since === undefined) return []
    const timeout: Duty = { kind: 'timeout', seat, decision: id, at: whenUsedUp(since, left, ...restsOf(table, seat)) }
    return reminded
      ? [timeout]
      : [timeout, { kind: 'remind', seat, at: whenUsedUp(since, left * 0.8, ...restsOf(table, seat)) }]
  })
}
