// What can be chosen when a table is set up; the engine knows which combinations are allowed.

import { availableSets, type GameOptions, isAllowed, variantsOf } from '@cic/engine'
import type { BotLevel, BotTemper, TableSettings } from '@cic/protocol'

export const levels: readonly BotLevel[] = ['random', 'cadet', 'officer', 'admiral']
export const tempers: readonly BotTemper[] = ['cautious', 'bold', 'talkative']

/** All boxes but the game itself. */
export const expansions = (): ReturnType<typeof availableSets> => availableSets().filter(({ id }) => id !== 'base')

export type GameChoice = TableSettings['game']
export type Variant =
  | 'noSympathizer'
  | 'noCylonLeader'
  | 'sympatheticCylon'
  | 'personalGoals'
  | 'finalFive'
  | 'cylonFleet'

const variantNames = (game: GameChoice): Variant[] => variantsOf(game.sets) as Variant[]

const allowed = (game: GameChoice, players: number): boolean => isAllowed({ ...game, players } as GameOptions)

/** The variants that may be switched on beside what is chosen already. */
export const variantsFor = (game: GameChoice, players: number): Variant[] =>
  variantNames(game).filter((variant) => allowed({ ...game, [variant]: true }, players))

/** The choice without the variants that no longer go with it, because others have changed. */
export function fitting(game: GameChoice, players: number): GameChoice {
  const wanted = variantNames(game).filter((variant) => game[variant] === true)
  let fits: GameChoice = Object.fromEntries(
    Object.entries(game).filter(([name]) => !(variantsOf() as readonly string[]).includes(name)),
  )
  // One variant may only be played together with another: they are tried until none is added.
  for (let added = true; added; ) {
    const next = wanted.find((variant) => fits[variant] !== true && allowed({ ...fits, [variant]: true }, players))
    added = next !== undefined
    if (next !== undefined) fits = { ...fits, [next]: true }
  }
  return fits
}
