// Players that need no thought: one answers by chance, one always takes the safe default.

import {
  type Answer,
  type Choice,
  type Decision,
  type Game,
  openWindow,
  pending,
  type StandingOrder,
} from '../src/index.ts'

/** A number from 0 to below - 1. */
export type Chance = (below: number) => number

/** Whoever answers for a seat. Who must not know more than the seat does looks at the game through a view. */
export type Player = (game: Game, decision: Decision, chance: Chance) => Answer

export const players = {
  random: (_game, decision, chance) => randomAnswer(decision, chance),
  default: (_game, { fallback }) => fallback,
} satisfies Record<string, Player>

export type PlayerName = keyof typeof players

/** The next choice of a game: somebody answers, or the table closes its window. */
export function nextChoice(game: Game, who: readonly (PlayerName | Player)[], chance: Chance): Choice {
  const open = pending(game)
  if (openWindow(game) !== undefined && (open.length === 0 || chance(4) === 0)) return { close: true }
  const decision = open[open.length === 1 ? 0 : chance(open.length)]
  const player = who[decision.seat % who.length]
  const answer = (typeof player === 'string' ? players[player] : player)(game, decision, chance)
  return { seat: decision.seat, decision: decision.id, answer }
}

/** Any legal answer: so many of the options, each as likely. */
export function randomAnswer({ options, min, max, not }: Decision, chance: Chance): string[] {
  let count = min === max ? min : min + chance(max - min + 1)
  // The least and the most are always an answer.
  while (not?.includes(count)) count++
  if (count === 1) return [options[chance(options.length)].id]
  const left = options.map(({ id }) => id)
  for (let i = 0; i < count; i++) {
    const other = i + chance(left.length - i)
    const id = left[other]
    left[other] = left[i]
    left[i] = id
  }
  left.length = count
  return left
}

export function randomOrders(game: Game, chance: Chance): Choice {
  const seat = chance(game.seats.length)
  const kinds = game.seats[seat].hand.map((card) => card.replace(/-\d$/, ''))
  const order = (): StandingOrder => {
    const what = ['*', ...kinds][chance(kinds.length + 1)]
    const verb = (['ask', 'pass', 'play'] as const)[chance(3)]
    const when = (['always', 'turnsFailureIntoPass', 'ownRoll', 'ownViper'] as const)[chance(4)]
    return verb === 'play' ? { what, do: verb, when } : { what, do: verb }
  }
  return { seat, orders: Array.from({ length: chance(3) }, order) }
}

/** A small fast generator (mulberry32), seeded by any text: chance for players, never for the game itself. */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}
