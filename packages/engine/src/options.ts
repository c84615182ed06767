// What a game is played with, and which combinations the rulebooks allow.

import { GameError } from './core/errors.ts'
import type { ObjectiveId, SetId } from './core/ids.ts'
import { knownSets, rulesOf } from './core/rules.ts'
import type { Options } from './core/state.ts'
import type { SetOptions } from './language/card.ts'
import './sets/index.ts'

/** What may be left out has the rulebook's default. Variants of other boxes are named as they name them. */
export type GameOptions = Pick<Options, 'players'> & Partial<Omit<Options, 'sets'>> & { sets?: readonly SetId[] }

/** Every combination of options that is allowed with these boxes. */
export function allowedOptions(sets: readonly SetId[] = ['base']): Options[] {
  const found: Options[] = []
  for (const players of playersWith(sets))
    for (const objective of objectivesOf(sets))
      for (const resources of difficulties)
        for (const chosen of switches(variantsOf(sets))) {
          const options = { players, sets: [...sets], objective, resources, ...chosen } as Options
          if (isAllowed(options)) found.push(checkOptions(options))
        }
  return found
}

/** What can be switched on with these boxes, or with any that this copy of the game knows. */
export const variantsOf = (sets: readonly SetId[] = knownSets()): string[] => [
  'noSympathizer',
  ...addedOptions(sets).flatMap(({ variants }) => variants),
]

/** How many may play with these boxes. */
export const playersWith = (sets: readonly SetId[]): number[] => playerNumbers(addedOptions(sets))

/** Every way to switch these on or off. */
function switches(variants: readonly string[]): Record<string, boolean>[] {
  const [first, ...rest] = variants
  if (first === undefined) return [{}]
  return [false, true].flatMap((on) => switches(rest).map((others) => ({ [first]: on, ...others })))
}

export function isAllowed(options: GameOptions): boolean {
  try {
    checkOptions(options)
    return true
  } catch {
    return false
  }
}

const basePlayers = [3, 4, 5, 6]
const difficulties = ['standard', 'easier', 'harder'] as const
const baseNames = ['players', 'sets', 'objective', 'resources', 'noSympathizer']

const setsOf = (sets: readonly SetId[]) => rulesOf({ options: { sets } as unknown as Options }).sets
const addedOptions = (sets: readonly SetId[]): SetOptions[] => setsOf(sets).flatMap(({ options }) => options ?? [])
const objectivesOf = (sets: readonly SetId[]) =>
  setsOf(sets).flatMap(({ objectives }) => Object.keys(objectives) as ObjectiveId[])
const playerNumbers = (added: readonly SetOptions[]): number[] => [
  ...new Set([...basePlayers, ...added.flatMap(({ players }) => players)]),
]

/** Fills in the defaults, or refuses with the reason. */
export function checkOptions(options: GameOptions): Options {
  const { players, sets = ['base'], resources = 'standard', noSympathizer = false } = options
  checkSets(sets)
  const added = addedOptions(sets)
  const variants = ['timedWindows', ...added.flatMap((one) => one.variants)]
  checkNames(options, [...baseNames, ...variants])
  const { objective = added.at(-1)?.objective ?? 'kobol' } = options
  const numbers = playerNumbers(added)
  if (!numbers.includes(players)) {
    const game = sets.length === 1 ? 'The base game' : 'This game'
    throw refusal(`${game} is for ${numbers[0]} to ${numbers.at(-1)} players, not ${players}.`, numbers.map(String))
  }
  const objectives = objectivesOf(sets)
  if (!objectives.includes(objective)) throw refusal(`There is no objective "${objective}".`, objectives)
  if (!difficulties.includes(resources))
    throw refusal(`There is no setting "${resources}" for resources.`, difficulties)
  const switched = Object.entries(options).filter(([name]) => variants.includes(name))
  for (const [name, value] of [['noSympathizer', noSympathizer] as const, ...switched]) {
    if (typeof value !== 'boolean') throw refusal(`${name} is true or false.`, ['true', 'false'])
  }
  if (noSympathizer && players % 2 === 1) {
    throw refusal('The variant without the Sympathizer is for 4 or 6 players: others play without that card anyway.', [
      '4',
      '6',
    ])
  }
  // A variant that is not played is not mentioned, so that games without it look as they always did.
  const played = Object.fromEntries(switched.filter(([, value]) => value === true))
  const inOrder = knownSets().filter((set) => sets.includes(set))
  const checked: Options = { players, sets: inOrder, objective, resources, noSympathizer, ...played }
  for (const { refuses } of added) {
    const why = refuses(checked)
    if (why !== undefined) throw refusal(why, [])
  }
  return checked
}

function checkNames(options: GameOptions, names: readonly string[]): void {
  for (const name of Object.keys(options)) {
    if (!names.includes(name)) throw refusal(`There is no option "${name}".`, names)
  }
}

function checkSets(sets: readonly SetId[]): void {
  for (const set of sets) if (!knownSets().includes(set)) throw refusal(`There is no set "${set}".`, knownSets())
  if (!sets.includes('base')) throw refusal('Every game needs the base set.', ['base'])
  if (new Set(sets).size < sets.length) throw refusal('A set is named twice.', knownSets())
}

const refusal = (why: string, allowed: readonly string[]): GameError => new GameError('bad-options', why, allowed)
