// Games for `duel`: each is played twice from the same seeds, with one seat at one level and then at another, so that what
// differs is what the level is worth to that seat.

import type { Statement } from '@cic/bots'
import type { Seat, Side } from '@cic/engine'
import { type Player, playGame } from '@cic/engine/testing'
import { playersFor } from './bots.ts'
import { isOnSide, sideOf } from './sides.ts'
import { type Games, gameOf } from './simulation.ts'
import { type Arm, type Difference, pairedDifference, type Rate, rateOf } from './statistics.ts'

export interface Duel extends Games {
  /** The seat's level the first time. */
  readonly against: string
  /** The seat's level the second time. */
  readonly level: string
  /** The level of all other seats. */
  readonly others: string
  /** Everybody on this side plays at the level, whoever that is at the time; not one seat. */
  readonly team?: Side
}

export interface Pair {
  readonly number: number
  readonly seed: string
  readonly seat: Seat
  /** How it went at the level to compare with, and at the level in question. */
  readonly arms: readonly [SeatResult, SeatResult]
}

export interface SeatResult {
  /** The side that the seat was on at the end. */
  readonly side: Side
  readonly won: boolean
  readonly faults: readonly string[]
}

export interface Comparison {
  readonly against: Rate
  readonly level: Rate
  /** Of the two rates, with its interval; nothing, if there was no game to compare. */
  readonly difference?: Difference
}

export interface DuelSummary {
  readonly games: number
  readonly all: Comparison
  readonly human: Comparison
  readonly cylon: Comparison
  readonly failures: readonly { readonly seed: string; readonly seat: Seat; readonly faults: readonly string[] }[]
}

export function playPair(duel: Duel, number: number): Pair {
  const { seed, options } = gameOf(duel, number)
  // Every seat has its turn with every number of players.
  const seat = Math.floor(number / duel.options.length) % options.players
  const playAt = (level: string): SeatResult => {
    const { game, faults } = playGame({ options, seed, players: seated(duel, level, options.players, seed, seat) })
    const side = duel.team ?? sideOf(game, seat)
    return { side, won: game.over?.winner === side, faults }
  }
  return { number, seed, seat, arms: [playAt(duel.against), playAt(duel.level)] }
}

/** Who plays: one seat at the level, or everybody who is on its side. */
function seated({ team, others, budget }: Duel, level: string, count: number, seed: string, seat: Seat): Player[] {
  if (team === undefined) {
    const names = Array.from({ length: count }, (_, one) => (one === seat ? level : others))
    return playersFor(names, count, seed, budget)
  }
  const said: Statement[] = []
  const usual = playersFor([others], count, seed, budget, said)
  const best = playersFor([level], count, seed, budget, said)
  return usual.map(
    (player, one): Player =>
      (game, ...asked) =>
        (isOnSide(game, one, team) ? best[one] : player)(game, ...asked),
  )
}

export function compareArms(pairs: readonly Pair[]): DuelSummary {
  const whole = pairs.filter(({ arms }) => arms.every(({ faults }) => faults.length === 0))
  const failures = pairs
    .filter((pair) => !whole.includes(pair))
    .map(({ seed, seat, arms }) => ({ seed, seat, faults: arms.flatMap(({ faults }) => faults) }))
  return {
    games: whole.length,
    all: comparison(whole),
    human: comparison(whole, 'humans'),
    cylon: comparison(whole, 'cylons'),
    failures,
  }
}

/** Each arm counts where the seat was on this side in it. */
function comparison(pairs: readonly Pair[], side?: Side): Comparison {
  const outcome = ({ side: own, won }: SeatResult): Arm =>
    side === undefined || own === side ? (won ? 1 : 0) : undefined
  const outcomes = pairs.map(({ arms: [first, second] }) => [outcome(first), outcome(second)] as const)
  return {
    against: rateOfArm(outcomes.map(([arm]) => arm)),
    level: rateOfArm(outcomes.map(([, arm]) => arm)),
    difference: pairedDifference(outcomes),
  }
}

function rateOfArm(arm: readonly Arm[]): Rate {
  const known = arm.filter((outcome) => outcome !== undefined)
  return rateOf(known.filter((outcome) => outcome === 1).length, known.length)
}
