// What I think of a player, as a sign: a round plus for trust, a question in a diamond for doubt, an exclamation in a triangle.

import type { Suspicion } from '../more-api.ts'
import './suspicion-mark.css'

const signs: Readonly<Record<Suspicion, { readonly shape: string; readonly letter: string; readonly base: number }>> = {
  trust: { shape: 'M2 10a8 8 0 1 0 16 0a8 8 0 1 0-16 0', letter: '+', base: 14.4 },
  doubt: { shape: 'M10 1l9 9-9 9-9-9z', letter: '?', base: 14.2 },
  suspect: { shape: 'M10 1.5l9 17H1z', letter: '!', base: 16.4 },
}

export function SuspicionMark({ mark }: { mark: Suspicion }) {
  const { shape, letter, base } = signs[mark]
  return (
    <svg class={`suspicion ${mark}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={shape} />
      <text x="10" y={base}>
        {letter}
      </text>
    </svg>
  )
}
