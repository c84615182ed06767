// Games for `simulate --coverage`: whole ones and such that begin late, and what was met in them of all that there is.

import { allToMeet, lateGames, type Met, metInGame, metLate } from '@cic/engine/testing'
import { type Games, gameOf } from './simulation.ts'

/** So many of the games are whole ones; those that begin late come after them. */
export interface CoveragePlan extends Games {
  readonly whole: number
}

export interface GroupMet {
  readonly of: number
  readonly met: number
  /** Whatever was not met in any game. */
  readonly never: readonly string[]
  /** In how many games, or how often, each was. */
  readonly counts: Readonly<Record<string, number>>
}

export interface Coverage {
  readonly games: { readonly whole: number; readonly late: number }
  readonly seconds: number
  /** Nothing was left out. */
  readonly complete: boolean
  readonly groups: Readonly<Record<string, GroupMet>>
}

/** So many whole games, and the first so many that begin late; all of those, if nothing is said. */
export const coveragePlan = (games: Games, late = lateGames()): CoveragePlan => ({
  ...games,
  whole: games.games,
  games: games.games + late,
})

export function metInNumber(plan: CoveragePlan, number: number): { number: number; met: Met } {
  if (number >= plan.whole) return { number, met: metLate(number - plan.whole) }
  const { seed, options } = gameOf(plan, number)
  return { number, met: metInGame(options, seed) }
}

export function coverageOf({ whole, games }: CoveragePlan, found: readonly { met: Met }[], seconds: number): Coverage {
  const groups = Object.fromEntries(
    Object.entries(allToMeet()).map(([group, all]) => [group, groupMet(all, countsIn(group, all, found))]),
  )
  return {
    games: { whole, late: games - whole },
    seconds: Number(seconds.toFixed(1)),
    complete: Object.values(groups).every(({ never }) => never.length === 0),
    groups,
  }
}

function groupMet(all: readonly string[], counts: Readonly<Record<string, number>>): GroupMet {
  const never = all.filter((one) => counts[one] === 0)
  return { of: all.length, met: all.length - never.length, never, counts }
}

const countsIn = (group: string, all: readonly string[], found: readonly { met: Met }[]): Record<string, number> =>
  Object.fromEntries(all.map((one) => [one, found.reduce((sum, { met }) => sum + (met[group]?.[one] ?? 0), 0)]))

/** One row for each group: how many there are, how many were met, the least often met, and what never was. */
export function coverageTable({ games, seconds, groups }: Coverage): string {
  const rows = Object.entries(groups).map(([group, { of, met, never, counts }]) => {
    const [rarest, times] = Object.entries(counts).reduce((one, other) => (other[1] < one[1] ? other : one))
    return [group, `${of}`, `${met}`, never.length > 0 ? `never: ${never.join(', ')}` : `rarest: ${rarest} (${times})`]
  })
  const [first, ...rest] = [['', 'there are', 'met', ''], ...rows]
  const line = ([name, of, met, last]: readonly string[]): string =>
    `${name.padEnd(16)}${of.padStart(10)}${met.padStart(6)}  ${last}`.trimEnd()
  return [
    `${games.whole} whole games and ${games.late} that begin late, ${seconds} seconds`,
    ...[first, ...rest].map(line),
  ].join('\n')
}
