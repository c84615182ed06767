// What a game is played with, and which combinations the rulebooks allow.

import { allBoxes, knownSets, usualObjective } from './core/boxes.ts'
import type { SetOptions } from './core/card.ts'
import { GameError } from './core/errors.ts'
import type { ObjectiveId, SetId } from './core/ids.ts'
import { languages, type Text } from './core/languages.ts'
import type { Options } from './core/state.ts'

/** What may be left out has the rulebook's default. Variants of other boxes are named as they name them. */
export type GameOptions = Pick<Options, 'players'> & Partial<Omit<Options, 'sets'>> & { sets?: readonly SetId[] }

/** Every combination of options that is allowed with these boxes. */
export function allowedOptions(sets: readonly SetId[] = neededSets()): Options[] {
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

/** Every choice of boxes that makes a game. */
export function boxCombinations(): SetId[][] {
  const needed = neededSets()
  const others = knownSets().filter((set) => !needed.includes(set))
  return subsets(others).map((chosen) => knownSets().filter((set) => needed.includes(set) || chosen.includes(set)))
}

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((some) => [some, [first, ...some]])

/** Every combination of options that is allowed with any boxes. */
export const everyAllowedOptions = (): Options[] => boxCombinations().flatMap((sets) => allowedOptions(sets))

/** Few of these combinations in which every so many settings that any of them has together are met together. */
export function coveringOptions(all: readonly Options[], together: 2 | 3): Options[] {
  const covers = all.map((options) => groupsOf(settingsOf(options), together))
  const open = new Set(covers.flat())
  const chosen: Options[] = []
  while (open.size > 0) {
    const gains = covers.map((groups) => groups.filter((group) => open.has(group)).length)
    const best = gains.indexOf(Math.max(...gains))
    chosen.push(all[best])
    for (const group of covers[best]) open.delete(group)
  }
  return chosen
}

/** What is chosen, setting by setting; a variant that is not played is a setting as well. */
function settingsOf({ sets, players, objective, resources, ...switched }: Options): string[] {
  const variants = variantsOf().map((name) => `${name}:${(switched as Record<string, unknown>)[name] === true}`)
  return [sets.join(), String(players), objective, resources, ...variants]
}

const groupsOf = (settings: readonly string[], size: number): string[] =>
  size === 0
    ? ['']
    : settings.flatMap((one, i) => groupsOf(settings.slice(i + 1), size - 1).map((others) => `${one} ${others}`))

/** What can be switched on with these boxes, or with any that this copy of the game knows. */
export const variantsOf = (sets: readonly SetId[] = knownSets()): string[] => [
  ...new Set(optionsOf(sets).flatMap(({ variants = [] }) => variants)),
]

/** How many may play with these boxes. */
export const playersWith = (sets: readonly SetId[]): number[] => [
  ...new Set(optionsOf(sets).flatMap(({ players = [] }) => players)),
]

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

const difficulties = ['standard', 'easier', 'harder'] as const
const ownNames = ['players', 'sets', 'objective', 'resources', 'timedWindows']

const boxesOf = (sets: readonly SetId[]) => allBoxes().filter(({ id }) => sets.includes(id))
/** What several boxes share is named by each of them, and counts once. */
const optionsOf = (sets: readonly SetId[]): SetOptions[] => [
  ...new Set(boxesOf(sets).flatMap(({ options = [] }) => options)),
]
const objectivesOf = (sets: readonly SetId[]) =>
  boxesOf(sets).flatMap(({ objectives }) => Object.keys(objectives) as ObjectiveId[])
const neededSets = (): SetId[] => allBoxes().flatMap(({ id, needed }) => (needed ? [id] : []))

/** Fills in the defaults, or refuses with the reason. */
export function checkOptions(options: GameOptions): Options {
  const { players, sets = neededSets(), resources = 'standard', noSympathizer = false } = options
  checkSets(sets)
  const variants = variantsOf(sets)
  checkNames(options, [...ownNames, ...variants])
  const { objective = usualObjective(sets) } = options
  const numbers = playersWith(sets)
  if (!numbers.includes(players)) {
    const game = sets.length === 1 ? 'The base game' : 'This game'
    throw refusal(`${game} is for ${numbers[0]} to ${numbers.at(-1)} players, not ${players}.`, numbers.map(String))
  }
  const objectives = objectivesOf(sets)
  if (objective === undefined || !objectives.includes(objective))
    throw refusal(`There is no objective "${objective}".`, objectives)
  if (!difficulties.includes(resources))
    throw refusal(`There is no setting "${resources}" for resources.`, difficulties)
  const switched = Object.entries(options).filter(([name]) => name === 'timedWindows' || variants.includes(name))
  for (const [name, value] of switched) {
    if (typeof value !== 'boolean') throw refusal(`${name} is true or false.`, ['true', 'false'])
  }
  // A variant that is not played is not mentioned, so that games without it look as they always did.
  const played = Object.fromEntries(switched.filter(([, value]) => value === true))
  const inOrder = knownSets().filter((set) => sets.includes(set))
  const checked: Options = { players, sets: inOrder, objective, resources, noSympathizer, ...played }
  const why = refusedBy(checked)
  if (why !== undefined) throw refusal(why[languages[0]], [])
  return checked
}

/** Why the rulebooks do not allow a combination of boxes, players, objective and variants that there are; nothing, if they do. */
export const whyNotAllowed = (options: GameOptions): Text | undefined => {
  const { players, sets = neededSets(), objective = usualObjective(sets), resources = 'standard' } = options
  const { noSympathizer = false } = options
  return objective && refusedBy({ ...options, players, sets: [...sets], objective, resources, noSympathizer })
}

function refusedBy(options: Options): Text | undefined {
  // What a box has changed is said before what would hold without it.
  for (const { refuses } of optionsOf(options.sets).reverse()) {
    const why = refuses?.(options)
    if (why !== undefined) return why
  }
  return undefined
}

function checkNames(options: GameOptions, names: readonly string[]): void {
  for (const name of Object.keys(options)) {
    if (!names.includes(name)) throw refusal(`There is no option "${name}".`, names)
  }
}

function checkSets(sets: readonly SetId[]): void {
  for (const set of sets) if (!knownSets().includes(set)) throw refusal(`There is no set "${set}".`, knownSets())
  for (const set of neededSets()) if (!sets.includes(set)) throw refusal(`Every game needs the ${set} set.`, [set])
  if (new Set(sets).size < sets.length) throw refusal('A set is named twice.', knownSets())
}

const refusal = (why: string, allowed: readonly string[]): GameError => new GameError('bad-options', why, allowed)
