// A person on the board: two letters, grey while unknown and red once revealed as a Cylon; square or striped, if a box says so;
// hollow and struck through once out of the game; the reader's own has a ring.

import { isOutOfTheGame, playedBy, type Seat } from '@cic/engine'
import { standingOf } from '../boxes/standing.ts'
import { fullName, initialsOf } from './people.ts'
import { useScene } from './scene.ts'
import './person-disc.css'

export function PersonDisc({ seat }: { seat: Seat }) {
  const { game, language, mySeat } = useScene()
  const { revealed } = game.seats[seat]
  const character = playedBy(game, seat)
  const out = isOutOfTheGame(game, seat)
  const { square = false, striped = false } = standingOf(game, seat, language) ?? {}
  const letters = character === undefined ? String(seat + 1) : initialsOf(fullName(character, language))
  return (
    <span
      class={`disc${revealed ? ' cylon' : ''}${out ? ' out' : ''}${square ? ' square' : ''}${striped ? ' striped' : ''}${seat === mySeat ? ' me' : ''}`}
      data-piece={`seat-${seat}`}
      aria-hidden="true"
    >
      {letters}
    </span>
  )
}
