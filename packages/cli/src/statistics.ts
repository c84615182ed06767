// The little statistics that reports need: quantiles, and 95 % intervals that are honest with few games.

/** The quantile of a normal distribution for 95 %. */
const z = 1.959964

export interface Rate {
  /** How often it happened, among how many. */
  readonly count: number
  readonly of: number
  readonly rate: number
  /** 95 % interval. */
  readonly low: number
  readonly high: number
}

/** A proportion with the interval of Wilson, which stays within 0 and 1 and is right for few games too. */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, rate: 0, low: 0, high: 1 }
  const rate = count / of
  const middle = (rate + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2))
  return { count, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** "48.0 % (38.5 % to 57.7 %; 48 of 100)"; nothing to say without a game. */
export const describeRate = ({ count, of, rate, low, high }: Rate): string =>
  of === 0 ? '–' : `${percentage(rate)} (${percentage(low)} to ${percentage(high)}; ${count} of ${of})`

export const percentage = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What came of one arm of a pair; nothing, if the question did not arise in it. */
export type Arm = 0 | 1 | undefined

export interface Difference {
  readonly difference: number
  readonly low: number
  readonly high: number
}

/**
 * The second arm's rate less the first's, with a 95 % interval that knows the games as pairs. In an arm where the
 * question did not arise a pair counts for nothing, so each rate is over its own games (the delta method for a difference
 * of two ratios); if it always arose, this is the usual interval of paired differences.
 */
export function pairedDifference(pairs: readonly (readonly [Arm, Arm])[]): Difference | undefined {
  const [first, second] = ([0, 1] as const).map((arm) => meanOf(pairs.map((pair) => pair[arm])))
  if (first.n === 0 || second.n === 0) return undefined
  const pull = (value: Arm, { n, mean }: { n: number; mean: number }): number =>
    value === undefined ? 0 : (value - mean) / n
  const variance = sum(pairs.map(([one, other]) => (pull(other, second) - pull(one, first)) ** 2))
  const half = z * Math.sqrt((variance * pairs.length) / Math.max(1, pairs.length - 1))
  const difference = second.mean - first.mean
  return { difference, low: difference - half, high: difference + half }
}

function meanOf(values: readonly Arm[]): { n: number; mean: number } {
  const known = values.filter((value) => value !== undefined)
  return { n: known.length, mean: sum(known) / known.length }
}

/** The quantiles of some values, between neighbours where one falls there. */
export function quantiles(values: readonly number[], at: readonly number[]): number[] {
  const sorted = Float64Array.from(values).sort()
  return at.map((share) => {
    const place = share * (sorted.length - 1)
    const below = Math.floor(place)
    const above = Math.min(below + 1, sorted.length - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - below)
  })
}

export function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** The least and the greatest of any number of values. */
export function extent(values: readonly number[]): [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    least = Math.min(least, value)
    greatest = Math.max(greatest, value)
  }
  return [least, greatest]
}

export const mean = (values: readonly number[]): number => sum(values) / values.length

/** How often each value occurs, in the order of first occurrence. */
export function tally<K>(values: Iterable<K>): Map<K, number> {
  const counts = new Map<K, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
