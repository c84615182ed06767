// Storing a game at any moment, and opening it again. A stored game says its version; where the shape has changed since,
// a migration brings it up to date. What cannot be opened is refused with the reason.

import { GameError } from './core/errors.ts'
import type { Seat } from './core/ids.ts'
import { type Game, stateVersion } from './core/state.ts'
import { wanted } from './core/windows.ts'
import { faultsOf } from './integrity.ts'

const format = 'cic-game'

type Stored = Record<string, unknown>

/** From each older version to the next. */
const migrations: Readonly<Record<number, (state: Stored) => Stored>> = {
  /** What players wanted to use in a window lay open on the stack. */
  1: (state) => {
    const held = state.held as Game['held']
    for (const frame of state.stack as { at: string; plays?: { seat: Seat; play: string }[] | Seat[] }[]) {
      if (!frame.at.startsWith('window:') || frame.plays === undefined) continue
      const plays = frame.plays as { seat: Seat; play: string }[]
      held.push(...plays.map(({ seat, play }) => ({ by: seat, deck: wanted, cards: [play] })))
      frame.plays = plays.map(({ seat }) => seat)
    }
    return { ...state, version: 2 }
  },
}

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
  return game
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
