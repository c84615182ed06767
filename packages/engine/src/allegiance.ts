// What somebody has just learned about whom they want to win, for a scene that only they see: from the lines of the log that told them.

import type { CardId, Seat } from './core/ids.ts'
import { allegianceLines } from './core/log.ts'
import { rulesOf } from './core/rules.ts'
import type { LogEntry, Node } from './core/state.ts'
import { aimOf, sideInTheEnd, sideOfLoyalty } from './outlook.ts'
import { sleeperPhaseIsOver } from './rules/table.ts'
import type { View } from './view.ts'

export interface Allegiance {
  readonly was: 'human' | 'cylon' | 'ownAim'
  /** The cards that told it. */
  readonly cards: readonly CardId[]
  /** Whoever had wanted the other side to win until now. */
  readonly turned: boolean
  /** What revealing oneself would bring, where that is possible. */
  readonly powers: readonly Node[]
  /** More loyalty cards will be dealt. */
  readonly moreToCome: boolean
}

/** What the viewer has been told from this line of the log on; nothing, if nothing. */
export function allegianceTold(seen: View, from: number): Allegiance | undefined {
  const { log, viewer } = seen
  if (viewer === 'spectator') return undefined
  const told = (lines: readonly LogEntry[]): CardId[] => lines.flatMap((entry) => toldBy(entry, viewer))
  const cards = told(log.slice(from))
  if (cards.length === 0) return undefined
  const was = aimOf(seen, viewer) !== undefined ? 'ownAim' : sideInTheEnd(seen, viewer) === 'cylons' ? 'cylon' : 'human'
  const before = told(log.slice(0, from))
  const wasCylon = before.some((card) => sideOfLoyalty(seen, card) === 'cylon')
  const { loyalty } = rulesOf(seen)
  return {
    was,
    cards,
    turned: was === 'cylon' && before.length > 0 && !wasCylon,
    powers: was === 'cylon' && !seen.seats[viewer].revealed ? cards.flatMap((card) => loyalty[card]?.reveal ?? []) : [],
    moreToCome: !sleeperPhaseIsOver(seen),
  }
}

/** The cards by which a line of the log tells somebody whom they want to win. */
export function toldBy({ t, seat, card, cards }: LogEntry, whom: Seat): readonly CardId[] {
  if (!allegianceLines.has(t) || seat !== whom) return []
  return (cards as CardId[] | undefined) ?? [card as CardId]
}
