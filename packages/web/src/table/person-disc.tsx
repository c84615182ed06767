// A person on the board: two letters, grey while unknown and red once revealed as a Cylon; a Cylon leader is square, and
// striped while infiltrating; the reader's own has a ring.

import { type Seat, standingOf } from '@cic/engine'
import { fullName, initialsOf } from './people.ts'
import { useScene } from './scene.ts'
import './person-disc.css'

export function PersonDisc({ seat }: { seat: Seat }) {
  const { game, language, mySeat } = useScene()
  const { character, revealed } = game.seats[seat]
  const standing = standingOf(game, seat)
  const kind = standing === undefined ? '' : ` leader${standing.infiltrates ? ' infiltrates' : ''}`
  const letters = character === undefined ? String(seat + 1) : initialsOf(fullName(character, language))
  return (
    <span
      class={`disc${revealed ? ' cylon' : ''}${kind}${seat === mySeat ? ' me' : ''}`}
      data-piece={`seat-${seat}`}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}
