// How the game ends. (Rulebook: Object of the Game; Cylon Objective.)

import type { Placement } from '../core/card.ts'
import type { Side } from '../core/ids.ts'
import { log } from '../core/log.ts'
import type { Price } from '../core/node.ts'
import { changeable } from '../core/rules.ts'
import type { Ending, Game, Table } from '../core/state.ts'
import { exhausted } from './resources.ts'

export const endGame = changeable('endGame', (game: Game, winner: Side, reason: Ending): void => {
  if (game.over !== undefined) return
  game.over = { winner, reason }
  log(game, 'gameOver', { winner, reason })
})

/** At the end of every turn, and when the fleet reaches its goal: a resource at 0 loses the game. */
export function loseIfExhausted(game: Game): boolean {
  const resource = exhausted(game)
  if (resource === undefined) return false
  endGame(game, 'cylons', resource)
  return true
}

/** What reaching the goal will still cost, besides the way there. */
export const costOfGoal = changeable('costOfGoal', (_table: Table): Price => ({}))

/** Whether somebody at this place would be lost if the fleet reached its goal now. */
export const isLeftBehind = changeable('isLeftBehind', (_table: Table, _place: string): boolean => false)

/** How many civilian ships are about to appear in each area that vipers launch into. */
export const shipsToCome = changeable('shipsToCome', (_table: Table): number => 0)

/** Cylon ships that are not around Galactica yet: how many, where they would appear, and how likely they do so before the fleet jumps. */
export const pursuersOf = changeable('pursuersOf', (_table: Table): Pursuers | undefined => undefined)

export interface Pursuers {
  readonly chance: number
  readonly ships: Placement
  /** How much of a danger the fleet escapes by jumping; the rest comes after it. */
  readonly escaped: number
}

/** The last jump: the fleet has arrived, if everything needed to live on is left. */
export const arrive = changeable('arrive', (game: Game): void => {
  if (!loseIfExhausted(game)) endGame(game, 'humans', game.options.objective)
})
