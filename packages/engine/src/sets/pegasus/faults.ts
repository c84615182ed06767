// What is true of every game with Pegasus at every moment.

import type { Game } from '../../core/state.ts'
import { sum } from '../../rules/table.ts'
import { galacticaAway, occupationForces, onNewCaprica } from './new-caprica/where.ts'
import { recall } from './state.ts'

export function faults(game: Game): string[] {
  const found: string[] = []
  const { newCaprica, scar } = recall(game)
  if (newCaprica !== undefined && (sum(newCaprica.forces) > occupationForces || Math.min(...newCaprica.forces) < 0)) {
    found.push(`occupation forces ${newCaprica.forces}`)
  }
  if (scar !== undefined && game.space[scar].raiders === 0) found.push('Scar is where no raider is')
  const away = galacticaAway(game)
  game.seats.forEach(({ at }, seat) => {
    const misplaced = onNewCaprica(game, seat) !== away && (away || newCaprica === undefined)
    if (at !== undefined && misplaced) found.push(`seat ${seat} is at ${at}`)
  })
  return found
}
