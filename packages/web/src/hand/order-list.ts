// Standing orders as one choice per subject, and back: 'ask', 'matters', 'pass', 'thisTurn', 'play:always' …

import { isOncePerGame, type StandingOrder, sparingOrders } from '@cic/engine'

export function orderValue(orders: readonly StandingOrder[], what: string, turn: number): string {
  const now = orders.filter(({ thisTurn }) => thisTurn === undefined || thisTurn === turn)
  const own = now.find((one) => one.what === what)
  if (own !== undefined) return shownAs(own)
  // What is not ordered for itself goes by what is ordered for everything else.
  const rest = now.find((one) => one.what === '*' && (one.when !== 'oncePerGame' || isOncePerGame(what)))
  if (rest === undefined) return 'ask'
  const once = now.some(({ when }) => when === 'oncePerGame') && isOncePerGame(what)
  return once ? 'pass' : shownAs(rest)
}

function shownAs({ do: verb, when, thisTurn }: StandingOrder): string {
  if (verb === 'ask') return 'ask'
  if (verb === 'play') return `play:${when ?? 'always'}`
  if (when === 'changesNothing') return 'matters'
  return thisTurn === undefined ? 'pass' : 'thisTurn'
}

/** The orders with one subject changed. "Everything else" comes last, since the first order that fits counts. */
export function ordersWith(
  orders: readonly StandingOrder[],
  what: string,
  value: string,
  turn: number,
): readonly StandingOrder[] {
  const others = orders.filter((one) => one.what !== what && (one.thisTurn === undefined || one.thisTurn === turn))
  const all = [...ordersFor(what, value, turn), ...others]
  const rest = all.filter((one) => one.what === '*')
  const first = all.filter((one) => one.what !== '*')
  // Where nothing is ordered for everything else, to be asked needs no order.
  return [...(rest.length === 0 ? first.filter((one) => one.do !== 'ask') : first), ...rest]
}

/** Played on a condition means passed otherwise. */
function ordersFor(what: string, value: string, turn: number): readonly StandingOrder[] {
  if (value === 'matters')
    return what === '*'
      ? sparingOrders
      : [
          { what, do: 'pass', when: 'changesNothing' },
          { what, do: 'pass', when: 'doesNoGood' },
          { what, do: 'ask' },
        ]
  if (value === 'pass') return [{ what, do: 'pass' }]
  if (value === 'thisTurn') return [{ what, do: 'pass', thisTurn: turn }]
  if (!value.startsWith('play:')) return what === '*' ? [] : [{ what, do: 'ask' }]
  const when = value.slice('play:'.length)
  return when === 'always'
    ? [{ what, do: 'play' }]
    : [
        { what, do: 'play', when },
        { what, do: 'pass' },
      ]
}
