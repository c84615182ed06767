// What can be chosen when a table is set up; the engine knows which combinations are allowed.

import {
  availableObjectives,
  availableSets,
  type GameOptions,
  isAllowed,
  type Text,
  usualObjective,
  variantsOf,
  whyNotAllowed,
} from '@cic/engine'
import type { BotLevel, BotTemper, TableSettings } from '@cic/protocol'
import { factOf } from '../boxes/lobby.ts'
import type { Preset } from './facts.ts'

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

/** The variants of what is chosen, whether they may be switched on or not. */
export const variantNames = (game: GameChoice): Variant[] => variantsOf(game.sets) as Variant[]

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

/** Why the rulebooks do not allow it to be switched on beside what is chosen already. */
export const whyNot = (game: GameChoice, variant: Variant, players: number): Text | undefined =>
  whyNotAllowed({ ...game, [variant]: true, players } as GameOptions)

/** All that a preset stands for, as far as it can be played by so many. */
export function presetGame(preset: Preset, players: number): GameChoice {
  const wanted = ({ id }: { readonly id: string }): boolean => factOf(id).presets.includes(preset)
  const sets = availableSets()
    .filter((set) => set.id === 'base' || wanted(set))
    .map(({ id }) => id)
  const objective = availableObjectives(sets).find(wanted)?.id
  const switched = variantNames({ sets }).filter((id) => wanted({ id }))
  return fitting({ sets, objective, ...Object.fromEntries(switched.map((id) => [id, true])) }, players)
}

/** Whether two choices lead to the same game. */
export function isSame(one: GameChoice, other: GameChoice): boolean {
  const parts = ({ sets = ['base'], objective, resources = 'standard', ...more }: GameChoice): string =>
    JSON.stringify([
      availableSets().filter(({ id }) => sets.includes(id)),
      objective ?? usualObjective(sets),
      resources,
      variantsOf().filter((variant) => (more as Record<string, unknown>)[variant] === true),
    ])
  return parts(one) === parts(other)
}

/** Every objective with the box that it needs. */
export const objectives = (): readonly Objective[] =>
  availableSets().flatMap(({ id: box, name: boxName }) =>
    availableObjectives([box]).map(({ id, name }) => ({ id, name, box, boxName })),
  )

export interface Objective {
  readonly id: ReturnType<typeof availableObjectives>[number]['id']
  readonly name: Text
  readonly box: ReturnType<typeof availableSets>[number]['id']
  readonly boxName: Text
}
