// A value that components watch: the smallest thing that lets the page keep one picture of the table.

import { useEffect, useRef, useState } from 'preact/hooks'

export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T | ((before: T) => T)) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      const after = typeof next === 'function' ? (next as (before: T) => T)(value) : next
      if (Object.is(after, value)) return
      value = after
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What a component needs of a store; it is drawn again only when that changes. */
export function useStore<T, S = T>(store: Store<T>, select: (value: T) => S = (value) => value as unknown as S): S {
  const [, redraw] = useState(0)
  const selected = select(store.get())
  const latest = useRef({ select, selected })
  latest.current = { select, selected }
  useEffect(() => {
    const check = (): void => {
      if (!Object.is(latest.current.select(store.get()), latest.current.selected)) redraw((n) => n + 1)
    }
    check()
    return store.subscribe(check)
  }, [store])
  return selected
}
