// Clocks: each seat has a bank of time and gains some with every answer. A clock runs while the table can see that the seat is
// asked; questions in windows cost nothing, because a running clock would tell who is being asked. In quiet hours none runs.

import type { Decision, Seat } from '@cic/engine'
import type { ClockSettings, QuietHours } from '@cic/protocol'
import type { Clock, Play, Table } from './table.ts'

export function newClocks({ settings, seats }: Table): Clock[] | undefined {
  const { clock } = settings.pace
  return clock && seats.map(() => ({ left: clock.bankSeconds * 1000, gains: [] }))
}

/**
 * Takes off what has run for those who have answered, adds their increment, and starts the clocks of those who are asked something
 * new, once they have seen what led to it. Other clocks are not touched: they would tell that something happened that nobody else may notice. `answered` is the entry of the
 * record that made them answer, unless they are not asked any more for another reason.
 */
export function chargeClocks(
  { settings }: Table,
  { clocks }: Play,
  open: readonly Decision[],
  at: { readonly stop: number; readonly start: number },
  answered: number | undefined,
): void {
  const { clock } = settings.pace
  if (clock === undefined || clocks === undefined) return
  const asked = new Map<Seat, string>()
  for (const { kind, seat, id } of open) if (kind !== 'window:ask') asked.set(seat, id)
  clocks.forEach((state, seat) => {
    const decision = asked.get(seat)
    if (decision === state.decision) return
    stop(state, at.stop, clock, answered)
    const running = decision === undefined ? {} : { since: at.start, decision }
    clocks[seat] = { left: state.left, gains: state.gains, ...running }
  })
}

function stop(state: Clock, at: number, clock: ClockSettings, answered: number | undefined): void {
  if (state.since === undefined) return
  state.left = Math.max(0, state.left - runningTime(state.since, at, clock.quiet))
  if (answered === undefined) return
  state.left += clock.incrementSeconds * 1000
  state.gains.push(answered)
}

/** What was gained by answers that are taken back is lost again; otherwise somebody could gain by answering again and again. */
export function loseGains({ settings }: Table, { clocks = [] }: Play, { undo }: { readonly undo: number }): void {
  const { incrementSeconds = 0 } = settings.pace.clock ?? {}
  for (const state of clocks) {
    const lost = state.gains.filter((entry) => entry >= undo).length
    state.left = Math.max(0, state.left - lost * incrementSeconds * 1000)
    state.gains = state.gains.filter((entry) => entry < undo)
  }
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
  const [begin, end] = [timeOf(quiet.from), timeOf(quiet.to)]
  for (let at = from; ; ) {
    const now = timeOfDay(at, quiet.zone)
    const isQuiet = begin < end ? now >= begin && now < end : now >= begin || now < end
    at = nextTurn(at, isQuiet ? end : begin, quiet.zone)
    yield { quiet: isQuiet, to: at }
  }
}

const minute = 60_000
const day = 24 * 60 * minute

/** When the clocks on the walls show this time next; or when they are set, if that comes first. */
function nextTurn(at: number, time: number, zone: string): number {
  const now = timeOfDay(at, zone)
  const next = at + ((time - now + day) % day || day)
  return timeOfDay(next, zone) === time ? next : whenSet(at, next, zone)
}

/** When between these two the clocks are set: it is the beginning of a minute. */
function whenSet(from: number, to: number, zone: string): number {
  const ahead = (at: number): number => (timeOfDay(at, zone) - (at % day) + day) % day
  let [before, after] = [from, to]
  while (after - before > minute) {
    const middle = Math.floor((before + after) / 2)
    if (ahead(middle) === ahead(from)) before = middle
    else after = middle
  }
  return after - (after % minute)
}

const timeOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}

/** What the clocks on the walls show, in milliseconds since midnight. */
function timeOfDay(at: number, zone: string): number {
  const parts = formatFor(zone).formatToParts(at)
  const number = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return ((number('hour') % 24) * 60 + number('minute')) * minute + (at % minute)
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
