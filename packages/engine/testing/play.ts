// Whole games by any players. Two are here and need no thought: one answers by chance, one always takes the safe default.
// The tests of whole games play with them; the command line also brings the bots, which this kit does not know.

import {
  type Answer,
  applyChoice,
  type Choice,
  type Decision,
  type Game,
  type GameOptions,
  type GameRecord,
  newGame,
  openWindow,
  pending,
  restore,
  rulesVersion,
  type StandingOrder,
  save,
} from '../src/index.ts'
import { checkInvariants, soundnessFaults } from './invariants.ts'

/** A number from 0 to below - 1. */
export type Chance = (below: number) => number

/** Whoever answers for a seat. Who must not know more than the seat does looks at the game through a view. */
export type Player = (game: Game, decision: Decision, chance: Chance) => Answer

export const players = {
  random: (_game, decision, chance) => randomAnswer(decision, chance),
  default: (_game, { fallback }) => fallback,
} satisfies Record<string, Player>

export type PlayerName = keyof typeof players

export interface GamePlan {
  readonly options: GameOptions
  readonly seed: string
  /** Who plays: one for all seats, or one for each; by name, or any others. */
  readonly players?: readonly (PlayerName | Player)[]
  /** Now and then a seat changes its standing orders. */
  readonly orders?: boolean
  /**
   * Every card, ship and token is counted after every choice, and a stored and restored copy is played along; nothing
   * is checked, if absent.
   */
  readonly check?: Checking
}

export interface Checking {
  /** After how many choices all invariants are checked, and how many choices that is shifted. */
  readonly fully: number
  readonly offset?: number
  /** After how many choices the copy is compared and stored anew. */
  readonly restore: number
}

export interface PlayedGame {
  readonly game: Game
  readonly record: GameRecord
  /** What went wrong at the last choice; nothing, if the game was played to its end. */
  readonly faults: readonly string[]
}

/** Plays a game to its end, or to the first choice at which something is wrong. */
export function playGame({ options, seed, players: who = ['random'], orders, check }: GamePlan): PlayedGame {
  const chance = chanceFrom(seed)
  const game = newGame(options, seed)
  const choices: Choice[] = []
  const twin = check === undefined ? undefined : new Twin(game, check.restore)
  const faults: string[] = []
  while (game.over === undefined && faults.length === 0) {
    const choice = orders && chance(40) === 0 ? randomOrders(game, chance) : nextChoice(game, who, chance)
    choices.push(choice)
    try {
      applyChoice(game, choice)
      if (check !== undefined) faults.push(...faultsAfter(game, choices.length, check))
      if (twin !== undefined) faults.push(...twin.follow(game, choice))
    } catch (error) {
      faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    if (choices.length === mostChoices) faults.push(`the game is not over after ${mostChoices} choices`)
  }
  return { game, record: { format: 'cic-record', version: 1, rules: rulesVersion, options, seed, choices }, faults }
}

/** Random games end after 200 choices or so. */
const mostChoices = 20_000

function nextChoice(game: Game, who: readonly (PlayerName | Player)[], chance: Chance): Choice {
  const open = pending(game)
  if (openWindow(game) !== undefined && (open.length === 0 || chance(4) === 0)) return { close: true }
  const decision = open[open.length === 1 ? 0 : chance(open.length)]
  const player = who[decision.seat % who.length]
  const answer = (typeof player === 'string' ? players[player] : player)(game, decision, chance)
  return { seat: decision.seat, decision: decision.id, answer }
}

/** Any legal answer: so many of the options, each as likely. */
export function randomAnswer({ options, min, max }: Decision, chance: Chance): string[] {
  const count = min === max ? min : min + chance(max - min + 1)
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

function randomOrders(game: Game, chance: Chance): Choice {
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

function faultsAfter(game: Game, choices: number, { fully, offset = 0 }: Checking): string[] {
  return (choices + offset) % fully === 0 || game.over !== undefined
    ? checkInvariants(game, choices)
    : soundnessFaults(game)
}

/** A copy that was stored and restored in the middle of the game and must go on identically. */
class Twin {
  readonly #every: number
  #game: Game
  #followed = 0

  constructor(game: Game, every: number) {
    this.#every = every
    this.#game = restore(save(game))
  }

  follow(game: Game, choice: Choice): string[] {
    applyChoice(this.#game, choice)
    this.#followed++
    if (this.#followed % this.#every > 0 && game.over === undefined) return []
    const text = save(game)
    if (save(this.#game) !== text) return ['a stored and restored game went on differently']
    this.#game = restore(text)
    return []
  }
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
