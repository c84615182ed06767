// A person begins with orders that ask only what can matter; whoever wants others changes them, and they are not given again.

import { ordersAlone, sparingOrders } from '@cic/engine'
import { useEffect } from 'preact/hooks'
import type { Scene } from '../table/scene.ts'

const given = (table: string): string => `cic.orders.${table}`

export function useBeginOrders({ session, picture, game, mySeat }: Scene): void {
  const playing = mySeat !== undefined && game.over === undefined
  const orders = playing ? game.seats[mySeat].orders : sparingOrders
  const begins = orders.length === 0
  const alone = picture.seats.every(({ kind }, seat) => kind === 'bot' || seat === mySeat)
  useEffect(() => {
    if (!begins || localStorage.getItem(given(picture.id)) !== null) return
    localStorage.setItem(given(picture.id), 'given')
    void session.order(alone ? [...ordersAlone, ...sparingOrders] : sparingOrders)
  }, [begins, picture.id, session])
}
