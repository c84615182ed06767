// What the server says when something may not be done: a status, a code for programs and a sentence for people.

import type { RefusalCode } from '@cic/protocol'
import type { FastifyError } from 'fastify'

/** Each code comes with one status. */
export const statuses = {
  'bad-address': 400,
  'bad-matter': 400,
  'bad-options': 400,
  'bad-record': 400,
  'bad-request': 400,
  'bad-saved-game': 400,
  'bad-settings': 400,
  'bad-standing-order': 400,
  'bad-statement': 400,
  'bad-subscription': 400,
  'bad-version': 400,
  'illegal-answer': 400,
  'no-open-window': 400,
  'not-your-decision': 400,
  'unknown-seat': 400,
  'who-are-you': 401,
  forbidden: 403,
  'no-such-link': 404,
  'no-such-seat': 404,
  'not-found': 404,
  'too-slow': 408,
  free: 409,
  'game-over': 409,
  'key-reused': 409,
  kept: 409,
  left: 409,
  'no-email': 409,
  'no-such-decision': 409,
  'no-vote': 409,
  'not-over': 409,
  'not-playing': 409,
  'nothing-to-undo': 409,
  'one-seat': 409,
  'open-seats': 409,
  'other-rules': 409,
  over: 409,
  present: 409,
  refused: 409,
  seated: 409,
  'stale-decision': 409,
  'stale-version': 409,
  'stand-in': 409,
  started: 409,
  taken: 409,
  voting: 409,
  'too-large': 413,
  'not-json': 415,
  'too-many-mails': 429,
  'too-many-requests': 429,
  'too-many-streams': 429,
  broken: 500,
  'being-updated': 503,
  'email-failed': 503,
} as const satisfies Readonly<Record<RefusalCode, number>>

export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  /** What would have been allowed, where that can be listed. */
  readonly allowed?: readonly string[]

  constructor(code: RefusalCode, message: string, allowed?: readonly string[], status: number = statuses[code]) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.allowed = allowed
  }
}

export const notFound = (what: string): Refusal => new Refusal('not-found', `There is no such ${what}.`)
export const forbidden = (why: string): Refusal => new Refusal('forbidden', why)

/** What is sent for whatever was thrown. Of what went wrong here nothing is said. */
export function failureFor(error: FastifyError | Refusal): { status: number; body: Failed } {
  if (!(error instanceof Refusal)) return failureFor(refusalFor(error))
  const { status, code, message, allowed } = error
  return { status, body: { error: { code, message, ...(allowed === undefined ? {} : { allowed: [...allowed] }) } } }
}

interface Failed {
  readonly error: { readonly code: RefusalCode; readonly message: string; readonly allowed?: readonly string[] }
}

function refusalFor(error: FastifyError): Refusal {
  const { statusCode = 500, message, code, validationContext, validation } = error
  if (statusCode < 400 || statusCode >= 500) return new Refusal('broken', 'Something went wrong here.')
  // What is no address of a table is answered like the address of none: nobody learns what addresses look like.
  if (validationContext === 'params') return notFound(validation?.[0]?.instancePath === '/id' ? 'table' : 'address')
  if (code === 'FST_ERR_MAX_PARAM_LENGTH' || statusCode === 404) return notFound('address')
  const why = asked.find((one) => statuses[one] === statusCode) ?? 'bad-request'
  return new Refusal(why, message, undefined, statusCode)
}

/** What may be wrong with how something is asked. */
const asked = ['forbidden', 'too-slow', 'too-large', 'not-json'] as const
