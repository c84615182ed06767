// When clocks stand still: in quiet hours of a table or of a person, and while somebody has said that they are away. The server goes by it, and
// the page shows it.

import type { QuietHours } from './settings.ts'

/** Somebody has said that they are away, and until when (in milliseconds since 1970). */
export interface Absence {
  readonly since: number
  readonly until: number
}

export type Rest = QuietHours | Absence | undefined

/** When a clock that runs since then has used up so much. */
export function whenUsedUp(since: number, left: number, ...rests: readonly Rest[]): number {
  let at = since
  let rest = Math.max(0, left)
  if (rests.every(isNone)) return at + rest
  for (const span of spans(since, rests)) {
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
export function runningTime(from: number, to: number, ...rests: readonly Rest[]): number {
  if (rests.every(isNone)) return Math.max(0, to - from)
  let running = 0
  let at = from
  for (const span of spans(from, rests)) {
    const until = Math.min(span.to, to)
    if (!span.quiet) running += Math.max(0, until - at)
    at = until
    if (at >= to) break
  }
  return running
}

/** Until when clocks stand still that do so now. */
export function quietUntil(now: number, ...rests: readonly Rest[]): number | undefined {
  let until: number | undefined
  for (const span of spans(now, rests)) {
    if (!span.quiet) break
    until = span.to
  }
  return until
}

/** Nearly always nobody rests. */
const isNone = (rest: Rest): boolean => rest === undefined

interface Span {
  readonly quiet: boolean
  readonly to: number
}

const never = Number.MAX_SAFE_INTEGER
const minute = 60_000
const day = 24 * 60 * minute

/** Nobody is waited for so long: from then on nothing is quiet. Two rests may leave no minute of the day, or hardly one. */
const longestRests = 60 * day

/** The time from here on in turns of quiet and loud, for as long as anybody asks. */
function* spans(from: number, rests: readonly Rest[]): Generator<Span, void> {
  const last = from + longestRests
  for (let at = from; at < last; ) {
    const now = rests.map((rest) => spanAt(at, rest))
    const to = Math.min(never, ...now.map((span) => span.to))
    const quiet = now.some((span) => span.quiet)
    yield { quiet, to: quiet ? Math.min(to, last) : to }
    at = to
  }
  yield { quiet: false, to: never }
}

function spanAt(at: number, rest: Rest): Span {
  if (rest === undefined) return { quiet: false, to: never }
  if ('until' in rest) {
    if (at >= rest.until) return { quiet: false, to: never }
    return at < rest.since ? { quiet: false, to: rest.since } : { quiet: true, to: rest.until }
  }
  if (rest.from === rest.to) return { quiet: false, to: never }
  const [begin, end] = [timeOf(rest.from), timeOf(rest.to)]
  const now = timeOfDay(at, rest.zone)
  const quiet = begin < end ? now >= begin && now < end : now >= begin || now < end
  return { quiet, to: nextTurn(at, quiet ? end : begin, rest.zone) }
}

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

/** There are fewer places than that, but each can be written in many ways. */
const mostFormats = 1_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    if (formats.size >= mostFormats) formats.clear()
    formats.set(zone, format)
  }
  return format
}
