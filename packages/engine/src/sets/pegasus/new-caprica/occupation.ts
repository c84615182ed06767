// Occupation forces on their track at the foot of New Caprica. (Rulebook: Activating occupation forces; Attacking
// occupation forces.)

import { log } from '../../../core/log.ts'
import { procedure } from '../../../core/procedure.ts'
import type { Game } from '../../../core/state.ts'
import { activateHeavyRaiders, activateRaiders, raidersByArea } from '../../../rules/cylon-ships.ts'
import { sum } from '../../../rules/table.ts'
import { galacticaAway, inNewCapricaPhase } from '../players.ts'
import { recall, remember } from '../state.ts'
import { destroyStackedShip } from './civilian-ships.ts'

/** The locations along the track, in order. */
export const occupationTrack = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const

/** How many occupation forces the box holds. */
export const occupationForces = 4

export const forcesOn = (game: Pick<Game, 'boxes'>): readonly number[] => recall(game).newCaprica?.forces ?? [0, 0, 0]

export function placeOccupationForce(game: Game): void {
  const { newCaprica } = remember(game)
  if (newCaprica === undefined || sum(newCaprica.forces) >= occupationForces) return
  newCaprica.forces[0]++
  log(game, 'forcePlaced', { location: occupationTrack[0] })
}

export function removeOccupationForce(game: Game, space: number): void {
  const { newCaprica } = remember(game)
  if (newCaprica === undefined || newCaprica.forces[space] === 0) return
  newCaprica.forces[space]--
  log(game, 'forceDestroyed', { location: occupationTrack[space] })
}

/** Moves one force to the next space; at the Shipyard it leaves the board and destroys a ship. */
export function advanceForce(game: Game, space: number): void {
  const { newCaprica } = remember(game)
  if (newCaprica === undefined || newCaprica.forces[space] === 0) return
  newCaprica.forces[space]--
  if (space + 1 < occupationTrack.length) {
    newCaprica.forces[space + 1]++
    log(game, 'forceAdvances', { location: occupationTrack[space + 1] })
  } else {
    log(game, 'forceStrikes', {})
    destroyStackedShip(game)
  }
}

/** Every force moves one space; without any on the track a new one appears. */
export function activateOccupation(game: Game): void {
  if (!inNewCapricaPhase(game)) return
  log(game, 'occupationActivated', {})
  const before = [...forcesOn(game)]
  if (sum(before) === 0) {
    placeOccupationForce(game)
    return
  }
  for (let space = occupationTrack.length - 1; space >= 0; space--) {
    for (let i = 0; i < before[space]; i++) advanceForce(game, space)
  }
}

/** By Your Command: raiders, heavy raiders without centurions, occupation forces, in this order. */
export const byYourCommand = procedure<Record<never, never>>('byYourCommand', {
  raiders: (game) => {
    if (!galacticaAway(game)) activateRaiders.begin(game, { left: raidersByArea(game) })
  },
  heavyRaiders: (game) => {
    if (!galacticaAway(game)) activateHeavyRaiders.begin(game, { withoutCenturions: true })
  },
  occupation: (game) => activateOccupation(game),
})
