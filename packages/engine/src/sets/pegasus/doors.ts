// What a drawn table asks about Pegasus: New Caprica, Scar, who is who, and who was executed.

import type { Area, CardId, CharacterId, LocationId, Seat } from '../../core/ids.ts'
import type { Game } from '../../core/state.ts'
import type { View } from '../../view.ts'
import { pegasusDestroyed } from './board.ts'
import { arrestedAt } from './new-caprica/actions.ts'
import { lockedShips, preparedShips } from './new-caprica/civilian-ships.ts'
import { forcesOn, occupationTrack } from './new-caprica/occupation.ts'
import { isReckless } from './nodes/checks.ts'
import { hasAgenda, isInfiltrating, isLeader, onNewCaprica } from './players.ts'
import { recall } from './state.ts'

export interface NewCapricaBoard {
  /** Galactica is back in orbit; before that it is away and may be hastened. */
  readonly orbit: boolean
  /** The occupation forces at each location of their track, in the order in which they advance. */
  readonly track: readonly { readonly location: LocationId; readonly forces: number }[]
  /** Civilian ships, the top one last, as far as the viewer knows them. */
  readonly locked: readonly CardId[]
  readonly prepared: readonly CardId[]
}

/** New Caprica from the moment that it is settled. */
export function newCapricaOf(seen: View): NewCapricaBoard | undefined {
  const { newCaprica } = recall(seen)
  if (newCaprica === undefined) return undefined
  return {
    orbit: newCaprica.orbit,
    track: occupationTrack.map((location, i) => ({ location, forces: forcesOn(seen)[i] })),
    locked: seen.decks[lockedShips].cards,
    prepared: seen.decks[preparedShips].cards,
  }
}

/** The location of the occupation force that somebody stands beside: the only one that they could attack. */
export function forceBeside(seen: View, seat: Seat): LocationId | undefined {
  const { at } = seen.seats[seat]
  return newCapricaOf(seen)?.track.find(({ location, forces }) => location === at && forces > 0)?.location
}

/** The roll at which whoever plays a Quorum card is arrested for it; only somebody on New Caprica can be. */
export const arrestOf = (seen: View, seat: Seat): number | undefined =>
  onNewCaprica(seen as unknown as Game, seat) ? arrestedAt : undefined

/** The area of the raider that is Scar. */
export const scarIn = (seen: Pick<View, 'boxes'>): Area | undefined => recall(seen).scar

/** Characters that nobody plays again. */
export const executedCharacters = (seen: View): readonly CharacterId[] => recall(seen).executed

/** A Reckless card has been played on the check under way: Treachery in it does more than count. */
export const isRecklessCheck = (seen: View): boolean => isReckless(seen as unknown as Game)

/** What somebody is besides human or Cylon. */
export type Standing = 'leader' | 'sympathetic'

export function standingOf(
  seen: View,
  seat: Seat,
): { readonly as: Standing; readonly infiltrates: boolean } | undefined {
  const game = seen as unknown as Game
  if (!hasAgenda(game, seat)) return undefined
  return { as: isLeader(game, seat) ? 'leader' : 'sympathetic', infiltrates: isInfiltrating(game, seat) }
}

export const isPegasusDestroyed = (seen: View): boolean =>
  seen.options.sets.includes('pegasus') && pegasusDestroyed(seen as unknown as Game)
