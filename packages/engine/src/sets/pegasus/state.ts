// What Pegasus remembers of a game besides the state of the base game. All of it is public.

import type { Area, LocationId, Resource, Seat, Title } from '../../core/ids.ts'
import type { Game, Table } from '../../core/state.ts'

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

const nothingYet = (): PegasusState => ({ superCrises: [], policies: [], engineRoom: false })
const untouched: Readonly<PegasusState> = Object.freeze(nothingYet())

/** To read; nothing is written down before there is something to remember. */
export const recall = (table: Pick<Table, 'boxes'>): Readonly<PegasusState> => table.boxes?.pegasus ?? untouched

/** To write. */
export function remember(game: Game): PegasusState {
  game.boxes ??= {}
  game.boxes.pegasus ??= nothingYet()
  return game.boxes.pegasus
}

/** Built anew without it: an object that something is deleted from is slow from then on. */
export function forget(game: Game, what: 'scar' | 'borrowed' | 'turnBeganAt'): void {
  const { [what]: _gone, ...rest } = remember(game)
  game.boxes = { ...game.boxes, pegasus: rest }
}
