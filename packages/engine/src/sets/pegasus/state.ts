// What Pegasus remembers of a game besides the state of the base game. All of it is public.

import type { Area, LocationId, Resource, Seat, Title } from '../../core/ids.ts'
import { memory } from '../../core/memory.ts'
import type { Game } from '../../core/state.ts'

export interface PegasusState {
  /** Who has played a super crisis (Mutual Annihilation). */
  superCrises: Seat[]
  /** The area of the raider with the Scar token. */
  scar?: Area
  /** Resources whose next loss in this turn is 1 less (Preventative Policy). */
  policies: Resource[]
  /** The next crisis card of this turn counts as having a jump icon (Engine Room). */
  engineRoom: boolean
  /** Where the current player was when the turn began (Stim Junkie). */
  turnBeganAt?: LocationId | Area
  /** A title that goes back at the end of the turn (Manipulative), unless its holder has been executed meanwhile. */
  borrowed?: { title: Title; from?: Seat; by: Seat }
  /** Baltar joined after the Sleeper Agent phase: he has no Cylon Detector, though nothing has been used. */
  lateBaltar?: true
  newCaprica?: NewCaprica
}

interface NewCaprica {
  /** Galactica is back in orbit. */
  orbit: boolean
  /** Occupation forces on the three spaces of their track, Occupation Authority first. */
  forces: number[]
}

export const { recall, remember } = memory('pegasus', () => ({ superCrises: [], policies: [], engineRoom: false }))

/** Built anew without it: an object that something is deleted from is slow from then on. */
export function forget(game: Game, what: 'scar' | 'borrowed' | 'turnBeganAt'): void {
  const { [what]: _gone, ...rest } = remember(game)
  game.boxes = { ...game.boxes, pegasus: rest }
}
