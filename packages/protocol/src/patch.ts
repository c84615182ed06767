// The difference of two plain JSON values as a short list of changes, and how to apply one. Pictures of a table change in a few
// places at a time; a patch of those is a hundredth of the whole.

/**
 * Where (keys from the outside in), and what: a new value in its place; nothing, if the key is gone; or for a list, from which
 * index how many elements go and which come.
 */
export type Change =
  | readonly [path: readonly (string | number)[], value: unknown]
  | readonly [path: readonly (string | number)[]]
  | readonly [path: readonly (string | number)[], from: number, removed: number, added: readonly unknown[]]

export type Patch = readonly Change[]

/** What turns one value into the other. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = []
  compare(before, after, [], changes)
  return changes
}

/** The patched value; what did not change is shared with the one before, which stays as it was. */
export function applyPatch<T>(before: T, patch: Patch): T {
  let value: unknown = before
  for (const change of patch) value = applyAt(value, change[0], 0, change)
  return value as T
}

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function compare(before: unknown, after: unknown, path: readonly (string | number)[], changes: Change[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, path, changes)
  else changes.push([path, after])
}

function compareRecords(before: Json, after: Json, path: readonly (string | number)[], changes: Change[]): void {
  for (const key in before) if (after[key] === undefined && before[key] !== undefined) changes.push([[...path, key]])
  for (const key in after) {
    if (after[key] === undefined) continue
    if (before[key] === undefined) changes.push([[...path, key], after[key]])
    else if (before[key] !== after[key]) compare(before[key], after[key], [...path, key], changes)
  }
}

/** Elements that differ between the same beginning and the same end; as many on both sides are compared one by one. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly (string | number)[],
  changes: Change[],
): void {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && same(before[from], after[from])) from++
  let tail = 0
  while (tail < shorter - from && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
  const removed = before.length - from - tail
  const added = after.length - from - tail
  if (removed === 0 && added === 0) return
  if (removed === added) {
    for (let i = from; i < from + added; i++) compare(before[i], after[i], [...path, i], changes)
  } else changes.push([path, from, removed, after.slice(from, from + added)])
}

/** Whether two plain JSON values are alike. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((value, i) => same(value, other[i]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  for (const key in one) if (!same(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

function applyAt(value: unknown, path: readonly (string | number)[], depth: number, change: Change): unknown {
  if (depth === path.length) return change.length === 4 ? splice(value as readonly unknown[], change) : change[1]
  const key = path[depth]
  if (Array.isArray(value)) return value.with(key as number, applyAt(value[key as number], path, depth + 1, change))
  const record = value as Json
  if (depth === path.length - 1 && change.length === 1) {
    const { [key]: _gone, ...rest } = record
    return rest
  }
  return { ...record, [key]: applyAt(record[key], path, depth + 1, change) }
}

function splice(list: readonly unknown[], [, from, removed, added]: Extract<Change, { length: 4 }>): unknown[] {
  return list.toSpliced(from, removed, ...added)
}
