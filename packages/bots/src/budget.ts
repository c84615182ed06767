// How long the admiral thinks about a decision.

/** By the clock, or by the number of lines played on, which makes the answer the same every time; or at most both. */
export interface Budget {
  readonly milliseconds?: number
  readonly nodes?: number
}

export const defaultBudget: Budget = { milliseconds: 500 }

/** The time in milliseconds since whenever. */
export type Clock = () => number

export const wallClock: Clock = () => performance.now()

export interface Thinking {
  /** Whether there is room for one more line, if it takes as long as the longest so far. */
  mayGoOn(): boolean
  /** Spends one line of the budget. */
  on<Result>(line: () => Result): Result
}

export function thinking({ milliseconds, nodes }: Budget, clock: Clock): Thinking {
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : clock() + milliseconds
  let left = nodes ?? Number.POSITIVE_INFINITY
  let longest = 0
  let over = false
  return {
    // Time that is up stays up, and the clock is not looked at again.
    mayGoOn: () => {
      over ||= left <= 0 || clock() + longest >= until
      return !over
    },
    on: (line) => {
      const began = clock()
      const result = line()
      longest = Math.max(longest, clock() - began)
      left--
      return result
    },
  }
}
