// Who of the people at a table is here, asked now and then while somebody looks at the page.

import { useEffect, useState } from 'preact/hooks'
import { api } from '../api.ts'

export type Presence = Awaited<ReturnType<typeof api.presence>>['seats']

const every = 20_000

export function usePresence(table: string, wanted: boolean): Presence {
  const [seats, setSeats] = useState<Presence>([])
  useEffect(() => {
    if (!wanted) return
    const look = (): void => {
      if (document.hidden) return
      api.presence(table).then(
        (now) => setSeats(now.seats),
        () => undefined,
      )
    }
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [table, wanted])
  return seats
}
