// Measures how fast officers play, on one core: whole games of officers alone, a Cylon leader among them where there are some.

import { type Game, newGame, type Options, pending, submit } from '@cic/engine'
import { chanceFrom, type Player } from '@cic/engine/testing'
import { playersFor, timed, withLeader } from './bots.ts'
import { rounded } from './simulation.ts'

/** So many games until most of the hot code is compiled. */
const warmingUp = 5

export interface OfficerSpeed {
  readonly games: number
  readonly decisions: number
  readonly secondsPerGame: number
  /** What it takes to look at the table, to say something, and to answer. */
  readonly officerMilliseconds: { readonly p50: number; readonly p99: number }
}

export function measureOfficers(table: Options, games: number): OfficerSpeed {
  for (let n = 0; n < warmingUp; n++) playNumber(table, `warm-${n}`, n, [])
  const times: number[] = []
  const begun = performance.now()
  for (let n = 0; n < games; n++) playNumber(table, `officers-${n}`, n, times)
  const seconds = (performance.now() - begun) / 1000
  const sorted = times.toSorted((one, other) => one - other)
  const share = (part: number): number => rounded(sorted[Math.floor(part * (sorted.length - 1))], 2)
  return {
    games,
    decisions: times.length,
    secondsPerGame: rounded(seconds / games, 3),
    officerMilliseconds: { p50: share(0.5), p99: share(0.99) },
  }
}

function playNumber(table: Options, seed: string, number: number, times: number[]): void {
  const officers = playersFor(['officer'], table.players, seed).map((player) => timed(player, times))
  const seated = withLeader(true, number, officers)
  const game = newGame(table, seed)
  const chance = chanceFrom(seed)
  while (game.over === undefined) choose(game, seated, chance)
}

function choose(game: Game, seated: readonly Player[], chance: ReturnType<typeof chanceFrom>): void {
  const [decision] = pending(game)
  submit(game, decision.seat, decision.id, seated[decision.seat](game, decision, chance))
}
