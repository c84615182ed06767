// A list that keeps its newest line in sight, unless the reader has scrolled up.

import { useEffect, useRef } from 'preact/hooks'

/** What scrolls must be reachable by keyboard. */
export const scroller = { tabIndex: 0 }

export function useStickToEnd(list: { current: HTMLElement | null }, length: number): void {
  const atEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const watch = (): void => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40
    }
    element.addEventListener('scroll', watch, { passive: true })
    return () => element.removeEventListener('scroll', watch)
  }, [list])
  useEffect(() => {
    if (length > 0 && atEnd.current) list.current?.scrollTo(0, list.current.scrollHeight)
  }, [length, list])
}
