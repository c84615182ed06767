// What has to happen at a table without anybody asking: bots answer, windows close, clocks run out, votes expire.

import { openWindow, pending, type Seat } from '@cic/engine'
import { whenUsedUp } from './clock.ts'
import { botAt, type Play, type Table } from './table.ts'

export type Duty =
  | { readonly kind: 'bot'; readonly seat: Seat; readonly decision: string; readonly at: number }
  | { readonly kind: 'close'; readonly at: number }
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly decision: string; readonly at: number }
  | { readonly kind: 'expire'; readonly vote: number; readonly at: number }
  /** Nothing changes, but somebody may want to be told that their clock runs out. */
  | { readonly kind: 'remind'; readonly seat: Seat; readonly at: number }

/** Everything that will be due if nobody does anything, with when. */
export function dutiesOf(table: Table): Duty[] {
  const { play, status } = table
  const duties: Duty[] = table.votes.map(({ id, expires }) => ({ kind: 'expire', vote: id, at: expires }))
  if (status !== 'playing' || play === undefined || play.game.over !== undefined) return duties
  duties.push(...clockDuties(table, play))
  // While the table decides whether to take something back, nothing is added to it.
  const takingBack = table.votes.some(({ matter }) => matter.kind === 'undo')
  return takingBack ? duties : [...duties, ...botDuties(table, play), ...windowDuties(table, play)]
}

/** When something is due next. */
export function nextDue(table: Table): number | undefined {
  const times = dutiesOf(table).map(({ at }) => at)
  return times.length === 0 ? undefined : Math.min(...times)
}

function botDuties({ seats, settings }: Table, { game, asked }: Play): Duty[] {
  const { botSeconds, windowSeconds, kind } = settings.pace
  // Always as long, whatever the question: thinking time would tell something.
  const delay = 1000 * (kind === 'live' ? Math.min(botSeconds, windowSeconds / 2) : botSeconds)
  return pending(game).flatMap(({ id, seat }) =>
    botAt(seats[seat]) === undefined ? [] : [{ kind: 'bot', seat, decision: id, at: asked[id] + delay } as const],
  )
}

function windowDuties({ settings }: Table, { game, windowSince }: Play): Duty[] {
  if (windowSince === undefined || openWindow(game) === undefined) return []
  return [{ kind: 'close', at: windowSince + settings.pace.windowSeconds * 1000 }]
}

/** A seat that the table sees asked has its bank; in an untimed window it has as much as one increment, unseen. */
function clockDuties({ seats, settings }: Table, { game, asked, clocks, windowSince }: Play): Duty[] {
  const { clock } = settings.pace
  if (clock === undefined || clocks === undefined) return []
  return pending(game).flatMap(({ id, seat, kind }): Duty[] => {
    if (botAt(seats[seat]) !== undefined) return []
    const { left, since, reminded } = clocks[seat]
    if (kind === 'window:ask') {
      const patience = whenUsedUp(asked[id], Math.max(60, clock.incrementSeconds) * 1000, clock.quiet)
      return windowSince === undefined ? [{ kind: 'timeout', seat, decision: id, at: patience }] : []
    }
    if (since === undefined) return []
    const timeout: Duty = { kind: 'timeout', seat, decision: id, at: whenUsedUp(since, left, clock.quiet) }
    return reminded ? [timeout] : [timeout, { kind: 'remind', seat, at: whenUsedUp(since, left * 0.8, clock.quiet) }]
  })
}
