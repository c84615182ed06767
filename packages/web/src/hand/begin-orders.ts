// A person begins with orders that ask only what can matter; whoever wants others changes them, and they are not given again.

import { sparingOrders } from '@cic/engine'
import { useEffect } from 'preact/hooks'
import type { Scene } from '../table/scene.ts'

const given = (table: string): string => `cic.orders.${table}`

export function useBeginOrders({ session, picture, game, mySeat }: Scene): void {
  const begins = mySeat !== undefined && game.over === undefined && game.seats[mySeat].orders.length === 0
  useEffect(() => {
    if (!begins || localStorage.getItem(given(picture.id)) !== null) return
    localStorage.setItem(given(picture.id), 'given')
    void session.order(sparingOrders)
  }, [begins, picture.id, session])
}
