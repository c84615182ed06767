// What is made of the log, line by line. A log only grows: what was made of its beginning is kept, and only what has come since is read.

import type { LogEntry, View } from '@cic/engine'

interface Reading<State> {
  readonly viewer: View['viewer']
  readonly characters: readonly (string | undefined)[]
  readonly lines: LogEntry[]
  readonly state: State
}

/** Everybody at a table reads, some of them for everybody else besides. */
const mostReadings = 16

export function readingOf<State>(
  begin: (view: View) => State,
  read: (state: State, line: LogEntry, view: View) => void,
): (view: View) => State {
  const readings = new WeakMap<LogEntry, Reading<State>[]>()
  return (view) => {
    const { log } = view
    if (log.length === 0) return begin(view)
    let known = readings.get(log[0])
    if (known === undefined) {
      known = []
      readings.set(log[0], known)
    }
    let reading = known.find((one) => isRead(view, one))
    if (reading === undefined) {
      reading = { viewer: view.viewer, characters: view.seats.map(characterOf), lines: [], state: begin(view) }
      known.push(reading)
      if (known.length > mostReadings) known.shift()
    }
    const { lines, state } = reading
    for (let i = lines.length; i < log.length; i++) {
      read(state, log[i], view)
      lines.push(log[i])
    }
    return state
  }
}

const characterOf = ({ character }: View['seats'][number]): string | undefined => character

/** Whether this is what somebody has read so far: what a line means may depend on who reads, and on who plays whom. */
function isRead({ viewer, seats, log }: View, { viewer: reader, characters, lines }: Reading<unknown>): boolean {
  if (viewer !== reader) return false
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].character !== characters[seat]) return false
  // Where logs differ they mostly do so at the end.
  for (let i = lines.length - 1; i >= 0; i--) if (lines[i] !== log[i]) return false
  return true
}
