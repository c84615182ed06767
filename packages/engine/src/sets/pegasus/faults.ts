// What is true of every game with Pegasus at every moment.

import type { Game } from '../../core/state.ts'
import { sum } from '../../rules/table.ts'
import { occupationForces } from './new-caprica/occupation.ts'
import { galacticaAway, hasAgenda, onNewCaprica } from './players.ts'
import { recall } from './state.ts'

export function faults(game: Game): string[] {
  const found: string[] = []
  const { newCaprica, scar, executed } = recall(game)
  if (newCaprica !== undefined && (sum(newCaprica.forces) > occupationForces || Math.min(...newCaprica.forces) < 0)) {
    found.push(`occupation forces ${newCaprica.forces}`)
  }
  if (scar !== undefined && game.space[scar].raiders === 0) found.push('Scar is where no raider is')
  const playing = game.seats.flatMap(({ character }) => character ?? [])
  if (new Set(playing).size < playing.length) found.push('a character sits twice at the table')
  if (playing.some((character) => executed.includes(character))) found.push('an executed character is played again')
  game.seats.forEach(({ at }, seat) => {
    if (
      at !== undefined &&
      onNewCaprica(game, seat) !== galacticaAway(game) &&
      (galacticaAway(game) || newCaprica === undefined)
    ) {
      found.push(`seat ${seat} is at ${at}`)
    }
    if (Object.values(game.titles).includes(seat) && hasAgenda(game, seat)) found.push('an infiltrator holds a title')
  })
  return found
}
