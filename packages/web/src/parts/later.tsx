// Parts of the table that nobody needs in its first moment: they are loaded once it is on the screen, or as soon as one is wanted. Until it
// is there, nothing is in its place.

import type { ComponentType } from 'preact'
import { useEffect, useReducer } from 'preact/hooks'

const waiting = new Set<() => Promise<unknown>>()

/** `patient`: the table is there without it, and does not wait for it either. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, patient = false): ComponentType<P> {
  let part: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  const fetchIt = (): Promise<void> => {
    coming ??= load().then(
      (loaded) => {
        part = loaded
      },
      // The network may come back: whoever wants it next tries again.
      () => {
        coming = undefined
      },
    )
    return coming
  }
  waiting.add(fetchIt)
  return function Later(props: P) {
    const [, redraw] = useReducer((n: number) => n + 1, 0)
    useEffect(() => {
      if (part !== undefined) return
      const timer = setTimeout(() => void fetchIt().then(() => redraw(0)), patient ? patience : 0)
      return () => clearTimeout(timer)
    }, [])
    const Part = part
    return Part === undefined ? undefined : <Part {...props} />
  }
}

/** The table has the first word. */
const patience = 1200

/** Loads all that is still to come, once the table is there. */
export function useTheRest(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetchIt of waiting) void fetchIt()
    }, patience)
    return () => clearTimeout(timer)
  }, [])
}
