// Answers that may be better than the officer's: how much each gained or lost against it, in the same worlds.

import type { Candidate } from './candidates.ts'

export interface Rival {
  readonly candidate: Candidate
  readonly gains: number[]
}

export const rivalOf = (candidate: Candidate): Rival => ({ candidate, gains: [] })

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The standard error of the mean; with too few tries to tell, anything may be. */
function errorOf(gains: readonly number[]): number {
  if (gains.length < leastTries) return Number.POSITIVE_INFINITY
  const middle = mean(gains)
  return Math.sqrt(gains.reduce((sum, gain) => sum + (gain - middle) ** 2, 0)) / gains.length
}

const leastTries = 5

/** By how many standard errors something must be better to be believed, and worse to be given up. */
const believed = 1
const givenUp = 2

/** The rival that is better than the officer's answer for sure enough; none, if it may be luck. */
export function bestOf(rivals: readonly Rival[]): Rival | undefined {
  return better(rivals).find(({ gains }) => mean(gains) > believed * errorOf(gains))
}

export const hopeless = ({ gains }: Rival): boolean => mean(gains) < -givenUp * errorOf(gains)

export const betterHalf = (rivals: readonly Rival[]): Rival[] => better(rivals).slice(0, Math.ceil(rivals.length / 2))

const better = (rivals: readonly Rival[]): Rival[] =>
  rivals.toSorted((one, other) => mean(other.gains) - mean(one.gains))
