// What the server says when something may not be done: a status, a code for programs and a sentence for people.

import type { RefusalCode } from '@cic/protocol'
import type { FastifyError } from 'fastify'

export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode
  /** What would have been allowed, where that can be listed. */
  readonly allowed?: readonly string[]

  constructor(status: number, code: RefusalCode, message: string, allowed?: readonly string[]) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.allowed = allowed
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'not-found', `There is no such ${what}.`)
export const forbidden = (why: string): Refusal => new Refusal(403, 'forbidden', why)
export const conflict = (code: RefusalCode, why: string, allowed?: readonly string[]): Refusal =>
  new Refusal(409, code, why, allowed)
export const bad = (code: RefusalCode, why: string, allowed?: readonly string[]): Refusal =>
  new Refusal(400, code, why, allowed)

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
  if (statusCode < 400 || statusCode >= 500) return new Refusal(500, 'broken', 'Something went wrong here.')
  // What is no address of a table is answered like the address of none: nobody learns what addresses look like.
  if (validationContext === 'params') return notFound(validation?.[0]?.instancePath === '/id' ? 'table' : 'address')
  if (code === 'FST_ERR_MAX_PARAM_LENGTH' || statusCode === 404) return notFound('address')
  return new Refusal(statusCode, codes[statusCode] ?? 'bad-request', message)
}

const codes: Readonly<Record<number, RefusalCode>> = {
  403: 'forbidden',
  408: 'too-slow',
  413: 'too-large',
  415: 'not-json',
}
