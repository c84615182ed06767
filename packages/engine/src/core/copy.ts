// A copy of a game that shares nothing that can change. Options, log entries and effects never
// change, so they are shared.

import type { Game } from './state.ts'

export function copyGame(game: Game): Game {
  const copy = {} as Record<string, unknown>
  for (const key in game) {
    const value = game[key as keyof Game]
    if (key === 'log') copy.log = game.log.slice()
    else copy[key] = key === 'options' ? value : copyValue(value)
  }
  return copy as unknown as Game
}

export function copyValue<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const { length } = value
    if (length === 0) return [] as T
    if (typeof value[0] !== 'object') return value.slice() as T
    const list = new Array(length)
    for (let i = 0; i < length; i++) list[i] = copyValue(value[i])
    return list as T
  }
  if (Object.isFrozen(value)) return value
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyValue(value[key])
  return copy as T
}
