// What time it is.

import { useEffect, useState } from 'preact/hooks'

/** The time, every second while it matters. */
export function useNow(runs: boolean, every = 1000): number {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [runs, every])
  return now
}
