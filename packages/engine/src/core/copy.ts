// A copy of a game that shares nothing that can change. Options, log entries and effects never
// change, so they are shared. And what is alike: plain JSON values that look the same.

import type { Game } from './state.ts'

export function copyGame(game: Game): Game {
  // As it is built, and then what it holds: an object that is put together key by key is slow to read from then on.
  const copy: Game = { ...game }
  const fields = copy as unknown as Record<string, unknown>
  for (const key in fields) if (key !== 'options' && key !== 'log') fields[key] = copyValue(fields[key])
  copy.log = game.log.slice()
  return copy
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

/** The earlier one of two that are alike: whoever compares them later sees it at once. */
export const asBefore = <T>(before: T | undefined, now: T): T =>
  before !== undefined && same(before, now) ? before : now

/** A copy, unless there is one. */
export const copyOnce = <T>(before: T | undefined, now: T): T =>
  before !== undefined && same(before, now) ? before : copyValue(now)

/** Whether two plain JSON values are alike. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) return Array.isArray(other) && sameLists(one, other)
  return !Array.isArray(other) && sameRecords(one as Json, other as Json)
}

type Json = Readonly<Record<string, unknown>>

function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !same(one[i], other[i])) return false
  return true
}

/** What is undefined is not there. */
function sameRecords(one: Json, other: Json): boolean {
  let more = 0
  for (const key in one) {
    const value = one[key]
    if (value === undefined) continue
    if (value !== other[key] && !same(value, other[key])) return false
    more++
  }
  for (const key in other) if (other[key] !== undefined) more--
  return more === 0
}
