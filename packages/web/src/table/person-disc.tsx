// A person on the board: two letters, grey while unknown and red once revealed as a Cylon; the reader's own has a ring.

import type { Seat } from '@cic/engine'
import { fullName, initialsOf } from './people.ts'
import { useScene } from './scene.ts'

export function PersonDisc({ seat }: { seat: Seat }) {
  const { game, language, mySeat } = useScene()
  const { character, revealed } = game.seats[seat]
  const letters = character === undefined ? String(seat + 1) : initialsOf(fullName(character, language))
  return (
    <span class={`disc${revealed ? ' cylon' : ''}${seat === mySeat ? ' me' : ''}`} aria-hidden="true">
      {letters}
    </span>
  )
}
