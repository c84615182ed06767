// How wide a part of the page is, whenever that changes.

import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

export function useWidth(part: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (part.current === null) return
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(contentRect.width))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return width
}
