// What a screen shows of motives, mutiny and miracles.

import { holds, howFar } from '../../core/ability.ts'
import type { CardId, Seat, Side } from '../../core/ids.ts'
import type { Table } from '../../core/state.ts'
import { aimsOf, shownAims } from '../../rules/aims.ts'
import { hiddenMotives, hiddenToWin, shownToWin } from './motives.ts'
import { recall } from './state.ts'

export { isColonialOneLost } from './colonial-one.ts'
export { isHubDestroyed } from './hub.ts'
export { isMutineer } from './loyalty.ts'
export { miraclesOf } from './miracles.ts'
export { mutinyLimit, mutinyOf } from './mutiny.ts'

export interface MotiveSeen {
  readonly card: CardId
  readonly wins: Side
  /** It lies open. */
  readonly shown: boolean
  /** What it asks for is true now; how far that has come, where it is counted. */
  readonly met: boolean
  readonly howFar?: readonly [now: number, of: number]
  /** It can be shown before the game is over. */
  readonly early: boolean
}

/** The motives of somebody, as far as they are seen. */
export function motivesSeen(seen: Table, seat: Seat): MotiveSeen[] {
  const open = shownAims(seen, seat)
  return aimsOf(seen, seat).map(({ card, wins, when, shown }) => {
    const far = howFar(seen, when, seat)
    return {
      card,
      wins,
      shown: open.includes(card),
      met: holds(seen, when, seat),
      early: shown === 'whileTrue',
      ...(far === undefined ? {} : { howFar: far }),
    }
  })
}

export interface MotiveTally {
  /** How many of each side lie open, and how many of the winners' it takes. */
  readonly shown: Readonly<Record<Side, number>>
  readonly needed: number
  /** How many lie face down, and how many may do so in the end. */
  readonly hidden: number
  readonly mayHide: number
}

/** How far a leader has come; nothing for anybody else. Everybody knows it. */
export function motiveTally(seen: Table, seat: Seat): MotiveTally | undefined {
  const open = shownMotives(seen).filter((one) => one.seat === seat)
  const hidden = hiddenMotives(seen, seat)?.cards.length
  if (hidden === undefined && open.length === 0) return undefined
  const of = (side: Side): number => open.filter(({ wins }) => wins === side).length
  return {
    shown: { humans: of('humans'), cylons: of('cylons') },
    needed: shownToWin,
    hidden: hidden ?? 0,
    mayHide: hiddenToWin,
  }
}

/** The motives that lie open, in the order in which they were shown. */
export const shownMotives = (seen: Table): { seat: Seat; card: CardId; wins: Side }[] =>
  recall(seen).motives.flatMap(({ seat, card }) =>
    aimsOf(seen, seat).flatMap((aim) => (aim.card === card ? [{ seat, card, wins: aim.wins }] : [])),
  )
