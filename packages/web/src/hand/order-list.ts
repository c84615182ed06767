// Standing orders as one choice per subject, and back: 'ask', 'pass', 'thisTurn', 'play:always' …

import type { StandingOrder } from '@cic/engine'

export function orderValue(orders: readonly StandingOrder[], what: string, turn: number): string {
  const order = orders.find((one) => one.what === what && (one.thisTurn === undefined || one.thisTurn === turn))
  if (order === undefined || order.do === 'ask') return 'ask'
  if (order.do === 'play') return `play:${order.when ?? 'always'}`
  return order.thisTurn === undefined ? 'pass' : 'thisTurn'
}

/** The orders with one subject changed. "Everything else" comes last, since the first order that fits counts. */
export function ordersWith(
  orders: readonly StandingOrder[],
  what: string,
  value: string,
  turn: number,
): readonly StandingOrder[] {
  const others = orders.filter((one) => one.what !== what && (one.thisTurn === undefined || one.thisTurn === turn))
  const changed = ordersFor(what, value, turn)
  const all = [...changed, ...others]
  return [...all.filter((one) => one.what !== '*'), ...all.filter((one) => one.what === '*')]
}

/** Played on a condition means passed otherwise. */
function ordersFor(what: string, value: string, turn: number): StandingOrder[] {
  if (value === 'pass') return [{ what, do: 'pass' }]
  if (value === 'thisTurn') return [{ what, do: 'pass', thisTurn: turn }]
  if (!value.startsWith('play:')) return []
  const when = value.slice('play:'.length)
  return when === 'always'
    ? [{ what, do: 'play' }]
    : [
        { what, do: 'play', when },
        { what, do: 'pass' },
      ]
}
