// Orders that somebody may have who is alone among bots: between people the time that an answer takes would tell which side one is on.

import { type Choice, ordersAlone, type Seat, type StandingOrder } from '@cic/engine'
import { answerAlso } from './fold.ts'
import { isPresent, type Table } from './table.ts'

const isAlone = ({ seats }: Table, seat: Seat): boolean =>
  seats.every((one, other) => other === seat || !isPresent(one))

const isForAlone = ({ what, when }: StandingOrder): boolean =>
  ordersAlone.some((one) => one.what === what && one.when === when)

/** Of what somebody orders, what they may order at this table. */
export const ordersHere = (table: Table, seat: Seat, orders: readonly StandingOrder[]): readonly StandingOrder[] =>
  isAlone(table, seat) ? orders : orders.filter((one) => !isForAlone(one))

/** Takes them back as soon as somebody else sits there, and returns what was ordered instead: a replay of the table does not look again. */
export function takeBackAlone(table: Table, at: number): Choice[] {
  const seats = table.status === 'playing' ? (table.play?.game.seats ?? []) : []
  return seats.flatMap(({ orders }, seat) => {
    if (!orders.some(isForAlone) || isAlone(table, seat)) return []
    const choice = { seat, orders: ordersHere(table, seat, orders) }
    answerAlso(table, choice, at)
    return [choice]
  })
}
