// Clocks: each seat has a bank of time and gains some with every answer. A clock runs while the table can see that the seat is
// asked; questions in windows cost nothing, because a running clock would tell who is being asked. In quiet hours none runs, and neither does
// that of somebody who has said that they are away.

import type { Seat } from '@cic/engine'
import { type ClockSettings, type Rest, runningTime } from '@cic/protocol'
import type { Clock, openAsks, Play, Table } from './table.ts'

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
  table: Table,
  { clocks }: Play,
  open: ReturnType<typeof openAsks>,
  at: { readonly stop: number; readonly start: number },
  answered: number | undefined,
): void {
  const { clock } = table.settings.pace
  if (clock === undefined || clocks === undefined) return
  const asked = new Map<Seat, string>()
  for (const { at: kind, seat, id } of open) if (kind !== 'window:ask') asked.set(seat, id)
  clocks.forEach((state, seat) => {
    const decision = asked.get(seat)
    if (decision === state.decision) return
    stop(state, at.stop, clock, restsOf(table, seat), answered)
    const running = decision === undefined ? {} : { since: at.start, decision }
    clocks[seat] = { left: state.left, gains: state.gains, ...running }
  })
}

function stop(
  state: Clock,
  at: number,
  clock: ClockSettings,
  rests: readonly Rest[],
  answered: number | undefined,
): void {
  if (state.since === undefined) return
  state.left = Math.max(0, state.left - runningTime(state.since, at, ...rests))
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

/** When the clock of a seat stands still: as the table has agreed, and as whoever sits there has said. */
export const restsOf = ({ settings, seats }: Pick<Table, 'settings' | 'seats'>, seat: Seat): Rest[] => [
  settings.pace.clock?.quiet,
  seats[seat].quiet,
  seats[seat].away,
]

/** What has run until now is taken off, before a seat rests at other times. */
export function settleClock(table: Table, seat: Seat, at: number): void {
  const state = table.play?.clocks?.[seat]
  if (state?.since === undefined || state.since >= at) return
  state.left = Math.max(0, state.left - runningTime(state.since, at, ...restsOf(table, seat)))
  state.since = at
}
