// A person on the board: two letters, grey while unknown and red once revealed as a Cylon; square or striped, if a box says so; the
// reader's own has a ring.

import type { Seat } from '@cic/engine'
import { standingOf } from '../boxes/standing.ts'
import { fullName, initialsOf } from './people.ts'
import { useScene } from './scene.ts'
import './person-disc.css'

export function PersonDisc({ seat }: { seat: Seat }) {
  const { game, language, mySeat } = useScene()
  const { character, revealed } = game.seats[seat]
  const { square = false, striped = false } = standingOf(game, seat, language) ?? {}
  const letters = character === undefined ? String(seat + 1) : initialsOf(fullName(character, language))
  return (
    <span
      class={`disc${revealed ? ' cylon' : ''}${square ? ' square' : ''}${striped ? ' striped' : ''}${seat === mySeat ? ' me' : ''}`}
      data-piece={`seat-${seat}`}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}
