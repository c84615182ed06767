// What a game is played with, and which combinations the rulebooks allow.

import { GameError } from './core/errors.ts'
import type { ObjectiveId, SetId } from './core/ids.ts'
import { knownSets } from './core/rules.ts'
import type { Options } from './core/state.ts'
import './sets/index.ts'

/** What may be left out has the rulebook's default. */
export interface GameOptions {
  players: number
  sets?: readonly SetId[]
  objective?: ObjectiveId
  resources?: Options['resources']
  noSympathizer?: boolean
  timedWindows?: boolean
}

/** Every combination of options that is allowed with these boxes. */
export function allowedOptions(sets: readonly SetId[] = ['base']): Options[] {
  const found: Options[] = []
  for (const players of playerNumbers)
    for (const objective of objectives)
      for (const resources of difficulties)
        for (const noSympathizer of [false, true]) {
          const options = { players, sets: [...sets], objective, resources, noSympathizer }
          if (isAllowed(options)) found.push(options)
        }
  return found
}

function isAllowed(options: Options): boolean {
  try {
    checkOptions(options)
    return true
  } catch {
    return false
  }
}

const playerNumbers = [3, 4, 5, 6]
const difficulties = ['standard', 'easier', 'harder'] as const
const objectives = ['kobol'] as const
const names = ['players', 'sets', 'objective', 'resources', 'noSympathizer', 'timedWindows']

/** Fills in the defaults, or refuses with the reason. */
export function checkOptions(options: GameOptions): Options {
  for (const name of Object.keys(options)) {
    if (!names.includes(name)) throw refusal(`There is no option "${name}".`, names)
  }
  const { players, sets = ['base'], objective = 'kobol', resources = 'standard', noSympathizer = false } = options
  if (!Number.isInteger(players) || players < 3 || players > 6) {
    throw refusal(`The base game is for 3 to 6 players, not ${players}.`, ['3', '4', '5', '6'])
  }
  for (const set of sets) if (!knownSets().includes(set)) throw refusal(`There is no set "${set}".`, knownSets())
  if (!sets.includes('base')) throw refusal('Every game needs the base set.', ['base'])
  if (new Set(sets).size < sets.length) throw refusal('A set is named twice.', knownSets())
  if (!objectives.includes(objective)) throw refusal(`There is no objective "${objective}".`, objectives)
  if (!difficulties.includes(resources))
    throw refusal(`There is no setting "${resources}" for resources.`, difficulties)
  if (typeof noSympathizer !== 'boolean') throw refusal('noSympathizer is true or false.', ['true', 'false'])
  if (![undefined, true, false].includes(options.timedWindows))
    throw refusal('timedWindows is true or false.', ['true', 'false'])
  if (noSympathizer && players % 2 === 1) {
    throw refusal('The variant without the Sympathizer is for 4 or 6 players: others play without that card anyway.', [
      '4',
      '6',
    ])
  }
  const checked = { players, sets: [...sets], objective, resources, noSympathizer }
  return options.timedWindows === true ? { ...checked, timedWindows: true } : checked
}

const refusal = (why: string, allowed: readonly string[]): GameError => new GameError('bad-options', why, allowed)
