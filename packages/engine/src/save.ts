// Storing a game at any moment, and opening it again. A stored game says its version; where the shape has changed since,
// a migration brings it up to date. What cannot be opened is refused with the reason.

import { GameError } from './core/errors.ts'
import { type Game, stateVersion } from './core/state.ts'
import { faultsOf } from './integrity.ts'
import { isRecord, migrations, type Stored } from './migrations.ts'
import { asBuilt } from './rules/setup.ts'

const format = 'cic-game'

export function save(game: Game): string {
  return JSON.stringify({ format, version: stateVersion, state: game })
}

export function restore(text: string): Game {
  const stored = parse(text)
  if (stored.format !== format) throw damaged('it is not a stored game of this program')
  let { version, state } = stored as { version: unknown; state: unknown }
  if (typeof version !== 'number') throw damaged('it does not say its version')
  if (version > stateVersion)
    throw damaged(`it was written by a later version (${version}, this one reads up to ${stateVersion})`)
  if (!isRecord(state)) throw damaged('it holds no state')
  for (; version < stateVersion; version++) {
    const migrate = migrations[version]
    if (migrate === undefined) throw damaged(`version ${version} cannot be opened any more`)
    state = migrate(state as Stored)
  }
  const game = state as Game
  checkShape(game)
  return asBuilt(game)
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (isRecord(value)) return value
  } catch {
    throw damaged('it is not JSON')
  }
  throw damaged('it is not an object')
}

const lists = [
  'seats',
  'stack',
  'asks',
  'log',
  'checks',
  'held',
  'inPlay',
  'quorumHand',
  'travelled',
  'damage',
] as const
const records = ['options', 'random', 'resources', 'space', 'reserves', 'decks', 'titles', 'removed'] as const

function checkShape(game: Game): void {
  for (const key of lists) if (!Array.isArray(game[key])) throw damaged(`${key} is not a list`)
  for (const key of records) if (!isRecord(game[key])) throw damaged(`${key} is missing`)
  let faults: string[]
  try {
    faults = faultsOf(game)
  } catch (error) {
    throw damaged(error instanceof Error ? error.message : String(error))
  }
  if (faults.length > 0) throw damaged(faults.join('; '))
}

const damaged = (why: string): GameError => new GameError('bad-saved-game', `The stored game cannot be opened: ${why}.`)
