// Games for `simulate`: which game number n is, and what came of it. Every game depends on its number and the arguments
// alone, so that games can be played in any order and by any number of threads.

import type { Budget } from '@cic/bots'
import {
  allowedOptions,
  checkOptions,
  coveringOptions,
  everyAllowedOptions,
  type Game,
  type GameOptions,
  type Options,
  partOf,
  view,
} from '@cic/engine'
import { playGame } from '@cic/engine/testing'
import { UsageError } from './arguments.ts'
import { playersFor, withLeader } from './bots.ts'
import { hashOf, writeRecord } from './records.ts'

/** Which games are played: all that a game depends on besides its number. */
export interface Games {
  readonly games: number
  /** Game number n is played with the nth of these, from the start again after the last. */
  readonly options: readonly Options[]
  readonly seed: string
  /** How long an admiral thinks. */
  readonly budget?: Budget
}

export interface Simulation extends Games {
  /** The level of each seat; fewer than seats go round again. */
  readonly players: readonly string[]
  readonly check: boolean
  /** One seat chooses a Cylon leader, where there are some. */
  readonly leader?: boolean
  /** Where records of all games go, if they are wanted. */
  readonly record?: string
}

export interface Result {
  readonly number: number
  readonly seed: string
  readonly options: Options
  readonly decisions: number
  readonly winner?: string
  readonly reason?: string
  /** For everybody who wins by aims of their own, as leaders do, whether they won. */
  readonly ownAims: readonly boolean[]
  readonly failure?: Failure
}

export interface Failure {
  readonly seed: string
  readonly options: Options
  /** The number of the choice after which something was wrong. */
  readonly choice: number
  readonly faults: readonly string[]
  /** A record that `replay` takes. */
  readonly file: string
}

export interface Summary {
  readonly games: number
  readonly finished: number
  readonly failures: readonly Failure[]
  readonly winners: { readonly humans: number; readonly cylons: number }
  /** How many had aims of their own, as leaders have, and how many of them won. */
  readonly ownAims: { readonly had: number; readonly won: number }
  readonly endings: Readonly<Record<string, number>>
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
}

/** What may vary from game to game is left out. */
export type FixedOptions = Partial<GameOptions>

/** How options vary that are not given: through all combinations, or through few that meet whatever goes together. */
export const ways = ['any', 'pairwise', 'triples'] as const

/** The options that game after game is played with; without boxes, with every choice of them. */
export function optionsFor(fixed: FixedOptions, varying: (typeof ways)[number] | undefined): Options[] {
  if (varying === undefined && fixed.players !== undefined) return [checkOptions({ ...fixed, players: fixed.players })]
  const all = fixed.sets === undefined ? everyAllowedOptions() : allowedOptions(fixed.sets)
  const found = all.filter((options) =>
    Object.entries(fixed).every(
      ([name, value]) => name === 'sets' || (options[name as keyof Options] ?? false) === value,
    ),
  )
  if (found.length === 0) throw new UsageError('No combination of options that is allowed fits these arguments.')
  if (varying === 'pairwise') return coveringOptions(found, 2)
  return varying === 'triples' ? coveringOptions(found, 3) : found
}

export function seedFrom(seed: string): string {
  if (!/^[\w.-]{1,40}$/.test(seed)) throw new UsageError('--seed is made of letters, digits, ".", "_" and "-".')
  return seed
}

/** What the seed and the options of game number n are. */
export function gameOf({ seed, options }: Games, number: number): { seed: string; options: Options } {
  return { seed: `${seed}-${number}`, options: options[number % options.length] }
}

export function playNumber(simulation: Simulation, number: number): Result {
  const { players, budget, check, leader, record: folder } = simulation
  const { seed, options } = gameOf(simulation, number)
  const { game, record, faults } = playGame({
    options,
    seed,
    players: withLeader(leader, number, playersFor(players, options.players, seed, budget)),
    check: check ? { fully: 1, restore: 10 } : undefined,
  })
  const decisions = record.choices.length
  const ownAims = ownAimsIn(game)
  const result = { number, seed, options, decisions, winner: game.over?.winner, reason: game.over?.reason, ownAims }
  if (faults.length > 0) {
    const file = writeRecord('.', `failure-${seed}`, record)
    return { ...result, failure: { seed, options, choice: decisions, faults, file } }
  }
  if (folder !== undefined) writeRecord(folder, `game-${seed}`, { ...record, hash: hashOf(game) })
  return result
}

function ownAimsIn(game: Game): boolean[] {
  return game.seats.flatMap((_, seat) => {
    const part = partOf(view(game, seat), seat)
    return part?.was === 'ownAim' ? [part.won === true] : []
  })
}

export function summarise(results: readonly Result[], seconds: number): Summary {
  const whole = results.filter(({ failure }) => failure === undefined)
  const endings: Record<string, number> = {}
  for (const { reason = '' } of whole) endings[reason] = (endings[reason] ?? 0) + 1
  const won = (side: string): number => whole.filter(({ winner }) => winner === side).length
  const aims = whole.flatMap(({ ownAims }) => ownAims)
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0)
  return {
    games: results.length,
    finished: whole.length,
    failures: results.flatMap(({ failure }) => (failure === undefined ? [] : [failure])),
    winners: { humans: won('humans'), cylons: won('cylons') },
    ownAims: { had: aims.length, won: aims.filter(Boolean).length },
    endings: Object.fromEntries(Object.entries(endings).sort(([, one], [, other]) => other - one)),
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(results.length / seconds, 1),
  }
}

export const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))
