// Parts of the table that nobody needs in its first moment: they are loaded once it is on the screen, or as soon as one is wanted. Until it
// is there, nothing is in its place.

import type { ComponentType } from 'preact'
import { useEffect, useReducer } from 'preact/hooks'

const waiting = new Set<() => Promise<unknown>>()
/** What is still to be waited for before such a part can be drawn. */
const coming = new WeakMap<object, () => Promise<void> | undefined>()

/** Until this part can be drawn; nothing, if it can be. What cannot be loaded is waited for no longer. */
export const untilThere = (part: object): Promise<void> | undefined => coming.get(part)?.()

/** `patient`: the table is there without it, and does not wait for it either. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, patient = false): ComponentType<P> {
  let part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const fetchIt = (): Promise<void> => {
    loading ??= load().then(
      (loaded) => {
        part = loaded
      },
      // The network may come back: whoever wants it tries again.
      () => {
        loading = undefined
      },
    )
    return loading
  }
  waiting.add(fetchIt)
  const Later: ComponentType<P> = (props: P) => {
    const [, redraw] = useReducer((n: number) => n + 1, 0)
    const Part = part
    const missing = Part === undefined
    useEffect(() => {
      if (!missing) return
      let wanted = true
      let timer: ReturnType<typeof setTimeout> | undefined
      // It may have come between drawing and now: what counts is whether it was drawn.
      const wait = (): void =>
        void fetchIt().then(() => {
          if (!wanted) return
          if (part === undefined) timer = setTimeout(wait, pause)
          else redraw(0)
        })
      if (patient) timer = setTimeout(wait, patience)
      else wait()
      return () => {
        wanted = false
        clearTimeout(timer)
      }
    }, [missing])
    return Part === undefined ? undefined : <Part {...props} />
  }
  coming.set(Later, () => (part === undefined ? fetchIt() : undefined))
  return Later
}

/** How long whoever wants a part waits before it is asked for once more. */
const pause = 2000

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
