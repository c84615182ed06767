// Whole games by any players, checked on the way. The command line also brings the bots, which this kit does not know.

import { copyGame } from '../src/core/copy.ts'
import {
  applyChoice,
  type Choice,
  type Game,
  type GameOptions,
  type GameRecord,
  newGame,
  restore,
  rulesVersion,
  save,
} from '../src/index.ts'
import { chanceFrom, nextChoice, type Player, type PlayerName, randomOrders } from './choosing.ts'
import { checkInvariants, soundnessFaults } from './invariants.ts'
import { lookAlikeFaults } from './look-alikes.ts'

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
    const fully = check !== undefined && isCheckedFully(choices.length, check)
    const before = fully ? copyGame(game) : undefined
    try {
      applyChoice(game, choice)
      if (check !== undefined)
        faults.push(
          ...(fully || game.over !== undefined ? checkInvariants(game, choices.length) : soundnessFaults(game)),
        )
      if (before !== undefined)
        faults.push(...lookAlikeFaults(before, choice, game, chanceFrom(`${seed} ${choices.length}`)))
      if (twin !== undefined) faults.push(...twin.follow(game, choice))
    } catch (error) {
      faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    if (choices.length === mostChoices) faults.push(`the game is not over after ${mostChoices} choices`)
  }
  return { game, record: { format: 'cic-record', version: 1, rules: rulesVersion, options, seed, choices }, faults }
}

/** Random games end after 200 choices or so. */
const mostChoices = 3_000

const isCheckedFully = (choices: number, { fully, offset = 0 }: Checking): boolean => (choices + offset) % fully === 0

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
