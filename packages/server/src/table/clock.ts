// Clocks: each seat has a bank of time and gains some with every answer. A clock runs while the table can see that the seat is
// asked; questions in windows cost nothing, because a running clock would tell who is being asked. In quiet hours none runs.

import type { Decision, Seat } from '@cic/engine'
import type { QuietHours } from '@cic/protocol'
import type { Play, Table } from './table.ts'

export function newClocks({ settings, seats }: Table): Play['clocks'] {
  const { clock } = settings.pace
  return clock && seats.map(() => ({ left: clock.bankSeconds * 1000 }))
}

/** Takes off what has run, adds the increment for those who have answered, and starts the clocks of those who are asked. */
export function chargeClocks({ settings }: Table, { clocks }: Play, open: readonly Decision[], at: number): void {
  const { clock } = settings.pace
  if (clock === undefined || clocks === undefined) return
  const asked = new Set<Seat>(open.filter(({ kind }) => kind !== 'window:ask').map(({ seat }) => seat))
  clocks.forEach((state, seat) => {
    if (state.since !== undefined) state.left -= runningTime(state.since, at, clock.quiet)
    if (asked.has(seat)) state.since = at
    else if (state.since !== undefined) {
      state.left = Math.max(0, state.left) + clock.incrementSeconds * 1000
      delete state.since
      delete state.reminded
    }
  })
}

/** When a clock that runs since then has used up so much. */
export function whenUsedUp(since: number, left: number, quiet: QuietHours | undefined): number {
  let at = since
  let rest = Math.max(0, left)
  for (const span of spans(since, quiet)) {
    if (span.quiet) at = span.to
    else if (span.to - at >= rest) return at + rest
    else {
      rest -= span.to - at
      at = span.to
    }
  }
  return at + rest
}

/** How much of this time clocks have run. */
export function runningTime(from: number, to: number, quiet: QuietHours | undefined): number {
  let running = 0
  let at = from
  for (const span of spans(from, quiet)) {
    const until = Math.min(span.to, to)
    if (!span.quiet) running += Math.max(0, until - at)
    at = until
    if (at >= to) break
  }
  return running
}

interface Span {
  readonly quiet: boolean
  readonly to: number
}

/** The time from here on in turns of quiet and loud, for as long as anybody asks. */
function* spans(from: number, quiet: QuietHours | undefined): Generator<Span, void> {
  if (quiet === undefined || quiet.from === quiet.to) {
    yield { quiet: false, to: Number.MAX_SAFE_INTEGER }
    return
  }
  const [begin, end] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  for (let at = from; ; ) {
    const now = minuteOfDay(at, quiet.zone)
    const isQuiet = begin < end ? now >= begin && now < end : now >= begin || now < end
    const minutes = ((isQuiet ? end : begin) - now + day) % day || day
    at += minutes * 60_000
    yield { quiet: isQuiet, to: at }
  }
}

const day = 24 * 60

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** With its part of a minute, so that a span ends on the minute. */
function minuteOfDay(at: number, zone: string): number {
  const parts = formatFor(zone).formatToParts(at)
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return (number('hour') % 24) * 60 + number('minute') + (at % 60_000) / 60_000
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  return format
}
