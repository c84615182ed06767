// The difference of two plain JSON values as a short list of changes, and how to apply one. Pictures of a table change in a few
// places at a time; a patch of those is a hundredth of the whole.

import { checksum, type Path, sumAt, sumOfTail } from './checksum.ts'

/**
 * Where (keys from the outside in), and what: a new value in its place; nothing, if the key is gone; or for a list, from which
 * index how many elements go and which come.
 */
export type Change =
  | readonly [path: Path, value: unknown]
  | readonly [path: Path]
  | readonly [path: Path, from: number, removed: number, added: readonly unknown[]]

export interface Patch {
  readonly changes: readonly Change[]
  /** The checksum of what comes out. */
  readonly sum: number
}

/** What turns one value into the other, and what that adds to its checksum. */
export interface Difference {
  readonly changes: readonly Change[]
  readonly more: number
}

export const diff = (before: unknown, after: unknown): Difference => new Comparison().of(before, after)

/** A value that follows another by patches, and its checksum. */
export interface Kept<T> {
  readonly value: T
  readonly sum: number
}

export const kept = <T>(value: T): Kept<T> => ({ value, sum: checksum(value) })

/**
 * The patched value; what did not change is shared with the one before, which stays as it was. Nothing, if the patch does not fit: then
 * the whole is to be asked for.
 */
export function patched<T>({ value, sum }: Kept<T>, { changes, sum: wanted }: Patch): Kept<T> | undefined {
  const tally = { sum }
  try {
    let after: unknown = value
    for (const change of changes) after = applyAt(after, change, 0, tally)
    return tally.sum >>> 0 === wanted ? { value: after as T, sum: wanted } : undefined
  } catch {
    return undefined
  }
}

/** Where pictures have parts in common: below this depth nothing is looked up, because looking would cost more than comparing. */
const deepestShared = 4

/**
 * Compares values with those that came before them. What several have in common now, and had before, is compared once: so all pictures of a
 * table cost little more than one.
 */
export class Comparison {
  readonly #known = new Map<unknown, Known>()

  /** The path says where they lie, if they are parts. */
  of(before: unknown, after: unknown, path: Path = []): Difference {
    const found = new Found([...path])
    if (before !== after) this.#compareParts(before, after, found)
    return found
  }

  #compare(before: unknown, after: unknown, found: Found): void {
    if (before === after) return
    const { length } = found.path
    if (length > 0 && length < deepestShared && typeof after === 'object') this.#compareOnce(before, after, found)
    else this.#compareParts(before, after, found)
  }

  #compareOnce(before: unknown, after: unknown, found: Found): void {
    const known = this.#known.get(after)
    if (known !== undefined && known.before === before && isThere(known, found.path)) found.addAll(known)
    else this.#compareFirst(before, after, found)
  }

  #compareFirst(before: unknown, after: unknown, found: Found): void {
    const { more } = found
    const { length } = found.changes
    this.#compareParts(before, after, found)
    const changes = found.changes.length === length ? none : found.changes.slice(length)
    this.#known.set(after, { before, depth: found.path.length, changes, more: found.more - more })
  }

  #compareParts(before: unknown, after: unknown, found: Found): void {
    if (Array.isArray(before) && Array.isArray(after)) this.#compareLists(before, after, found)
    else if (isRecord(before) && isRecord(after)) this.#compareRecords(before, after, found)
    else found.put(before, after)
  }

  #compareRecords(before: Json, after: Json, found: Found): void {
    let gone = 0
    for (const _key in before) gone++
    for (const key in after) {
      const was = before[key]
      const is = after[key]
      if (was !== undefined && is !== undefined) gone--
      if (is === undefined || is === was) continue
      found.path.push(key)
      if (was === undefined) found.put(undefined, is)
      else this.#compare(was, is, found)
      found.path.pop()
    }
    // Nearly always none is: then they need not be looked for.
    if (gone === 0) return
    for (const key in before) if (after[key] === undefined && before[key] !== undefined) found.remove(key, before[key])
  }

  /** As many on both sides are compared one by one; otherwise what differs between the same beginning and the same end goes and comes. */
  #compareLists(before: readonly unknown[], after: readonly unknown[], found: Found): void {
    if (before.length !== after.length) this.#compareEnds(before, after, found)
    else
      for (let i = 0; i < after.length; i++) {
        if (before[i] === after[i]) continue
        found.path.push(i)
        this.#compare(before[i], after[i], found)
        found.path.pop()
      }
  }

  #compareEnds(before: readonly unknown[], after: readonly unknown[], found: Found): void {
    const shorter = Math.min(before.length, after.length)
    let from = 0
    while (from < shorter && (before[from] === after[from] || same(before[from], after[from]))) from++
    let tail = 0
    while (tail < shorter - from && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++
    found.splice(before, after, { from, removed: before.length - from - tail, added: after.length - from - tail })
  }
}

interface Known extends Difference {
  readonly before: unknown
  readonly depth: number
}

const none: readonly Change[] = []

/** The same value may be in several places. */
const isThere = ({ changes: [first], depth }: Known, path: Path): boolean =>
  first === undefined || (depth === path.length && path.every((key, i) => key === first[0][i]))

/** What a comparison has found so far, and where it is. */
class Found implements Difference {
  readonly changes: Change[] = []
  readonly path: (string | number)[]
  more = 0

  constructor(path: (string | number)[]) {
    this.path = path
  }

  put(before: unknown, after: unknown): void {
    this.changes.push([[...this.path], after])
    this.more += sumAt(after, this.path) - sumAt(before, this.path)
  }

  remove(key: string, before: unknown): void {
    const path = [...this.path, key]
    this.changes.push([path])
    this.more -= sumAt(before, path)
  }

  splice(
    before: readonly unknown[],
    after: readonly unknown[],
    { from, removed, added }: { readonly from: number; readonly removed: number; readonly added: number },
  ): void {
    this.changes.push([[...this.path], from, removed, after.slice(from, from + added)])
    this.more += sumOfTail(after, from, this.path) - sumOfTail(before, from, this.path)
  }

  addAll({ changes, more }: Difference): void {
    for (const change of changes) this.changes.push(change)
    this.more += more
  }
}

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

interface Tally {
  sum: number
}

function applyAt(value: unknown, change: Change, depth: number, tally: Tally): unknown {
  const [path] = change
  if (depth === path.length) return replaced(value, change, tally)
  const key = path[depth]
  if (Array.isArray(value)) return value.with(key as number, applyAt(value[key as number], change, depth + 1, tally))
  const record = value as Json
  if (depth < path.length - 1 || change.length > 1)
    return { ...record, [key]: applyAt(record[key], change, depth + 1, tally) }
  const { [key]: gone, ...rest } = record
  tally.sum -= sumAt(gone, path)
  return rest
}

function replaced(value: unknown, change: Change, tally: Tally): unknown {
  const [path] = change
  if (change.length !== 4) {
    tally.sum += sumAt(change[1], path) - sumAt(value, path)
    return change[1]
  }
  const [, from, removed, added] = change
  const before = value as readonly unknown[]
  const after = before.toSpliced(from, removed, ...added)
  tally.sum += sumOfTail(after, from, path) - sumOfTail(before, from, path)
  return after
}
