// A part of the table that is drawn a moment after the question, in a task of its own: so that a slow phone can be touched in between.

import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'

export function Soon({ children }: { children: ComponentChildren }) {
  const [drawn, draw] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => draw(true))
    return () => clearTimeout(timer)
  }, [])
  return drawn ? <>{children}</> : undefined
}
