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
function errorOf(gains: readonly number[], least = 0, tries = leastTries): number {
  if (gains.length < tries) return Number.POSITIVE_INFINITY
  const middle = mean(gains)
  const variance = gains.reduce((sum, gain) => sum + (gain - middle) ** 2, 0) / gains.length
  return Math.sqrt((variance + least ** 2) / gains.length)
}

/** A small gain may have come so far without the seldom great loss that it risks, as when a check fails for want of a card. */
const unseen = 0.03

const leastTries = 5

/** By how many standard errors something must be better to be believed, and worse to be given up. */
const believed = 1
const givenUp = 2
const beyondDoubt = 4

/** What is worth thinking about, as a part of the chance to win. */
const leastGain = 0.001

/** The rival that is better than the officer's answer for sure enough; none, if it may be luck. */
export function bestOf(rivals: readonly Rival[]): Rival | undefined {
  return better(rivals).find(({ gains }) => mean(gains) > believed * errorOf(gains, unseen))
}

/** Worse, or at best no better to speak of; what is far worse shows after a few tries. */
export const hopeless = ({ gains }: Rival): boolean =>
  mean(gains) + givenUp * Math.min(errorOf(gains), errorOf(gains, hasty, fewTries)) < leastGain

const fewTries = 2
const hasty = 0.05

/** Better beyond doubt: there is nothing left to find out. */
export const decided = ({ gains }: Rival): boolean =>
  gains.length >= 2 * leastTries && mean(gains) > beyondDoubt * errorOf(gains)

export const betterHalf = (rivals: readonly Rival[]): Rival[] => better(rivals).slice(0, Math.ceil(rivals.length / 2))

const better = (rivals: readonly Rival[]): Rival[] =>
  rivals.toSorted((one, other) => mean(other.gains) - mean(one.gains))
