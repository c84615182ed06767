// What the server says when something may not be done: a status, a code for programs and a sentence for people.

export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** What would have been allowed, where that can be listed. */
  readonly allowed?: readonly string[]

  constructor(status: number, code: string, message: string, allowed?: readonly string[]) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.allowed = allowed
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'not-found', `There is no such ${what}.`)
export const forbidden = (why: string): Refusal => new Refusal(403, 'forbidden', why)
export const conflict = (code: string, why: string, allowed?: readonly string[]): Refusal =>
  new Refusal(409, code, why, allowed)
export const bad = (code: string, why: string, allowed?: readonly string[]): Refusal =>
  new Refusal(400, code, why, allowed)
