// A list that keeps its newest line in sight, unless the reader has scrolled up.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** What scrolls must be reachable by keyboard. */
export const scroller = { tabIndex: 0 }

const touches = ['wheel', 'touchmove', 'keydown', 'pointerdown']

export function useStickToEnd(list: { current: HTMLElement | null }, length: number): void {
  const following = useRef(true)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    // Only the reader's own hand stops the list from following: it also scrolls when lines above go away.
    let touched = 0
    const touch = (): void => {
      touched = Date.now()
    }
    const watch = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = element
      if (scrollHeight - scrollTop - clientHeight < 40) following.current = true
      else if (Date.now() - touched < 1000) following.current = false
    }
    for (const kind of touches) element.addEventListener(kind, touch, { passive: true })
    // The list changes its height with the question above it.
    const resized = new ResizeObserver(() => following.current && element.scrollTo(0, element.scrollHeight))
    resized.observe(element)
    element.addEventListener('scroll', watch, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', watch)
      for (const kind of touches) element.removeEventListener(kind, touch)
    }
  }, [list])
  // Within the frame that first shows the new line: after it, all of it would be drawn a second time.
  useLayoutEffect(() => {
    if (length === 0) return
    const frame = requestAnimationFrame(() => {
      if (following.current) list.current?.scrollTo(0, list.current.scrollHeight)
    })
    return () => cancelAnimationFrame(frame)
  }, [length, list])
}
