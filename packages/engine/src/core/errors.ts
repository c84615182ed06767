// What the doors say when something is not allowed. The state is untouched whenever one of these is thrown.

export type ErrorCode =
  | 'bad-options'
  | 'bad-saved-game'
  | 'bad-record'
  | 'other-rules'
  | 'game-over'
  | 'no-open-window'
  | 'no-such-decision'
  | 'stale-decision'
  | 'not-your-decision'
  | 'illegal-answer'
  | 'bad-standing-order'
  | 'unknown-seat'

export class GameError extends Error {
  readonly code: ErrorCode
  /** What would have been allowed, where that can be listed. */
  readonly allowed: readonly string[]

  constructor(code: ErrorCode, message: string, allowed: readonly string[] = []) {
    super(message)
    this.name = 'GameError'
    this.code = code
    this.allowed = allowed
  }
}
