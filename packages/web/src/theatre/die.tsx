// The eight-sided die: its face as a number in an octagon.

import './die.css'

export function Die({ face }: { face: number }) {
  return (
    <svg class="die" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M13 2h14l11 11v14L27 38H13L2 27V13z" />
      <text x="20" y="27">
        {face}
      </text>
    </svg>
  )
}
