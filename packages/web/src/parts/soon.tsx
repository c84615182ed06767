// A part of the table that is drawn a moment after the question, in a task of its own: so that a slow phone can be touched in between.

import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

const toDraw: (() => void)[] = []

/** Each is on the page before the next is begun. */
function drawNext(): void {
  toDraw.shift()?.()
  if (toDraw.length > 0) setTimeout(drawNext)
}

export function Soon({ children }: { children: ComponentChildren }) {
  const [drawn, draw] = useState(false)
  useEffect(() => {
    if (toDraw.push(() => draw(true)) === 1) setTimeout(drawNext)
  }, [])
  return drawn ? children : undefined
}
