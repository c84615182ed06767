// Structured logs, one JSON object a line. What may be logged is named at each place: never a view, a hand, a seed, a cookie or the
// whole link of a table. An error is logged by its kind and where it was thrown.

import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type LogFn, type LoggerOptions, pino } from 'pino'

export type { FastifyBaseLogger as Logger } from 'fastify'

/** Lines go to the standard output, unless told otherwise. */
export function newLog(level: string, to?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    serializers: { err: fault, req: asked, res: answered },
    hooks: {
      logMethod(parts, log) {
        log.apply(this, withoutMessage(parts))
      },
    },
  }
  return to === undefined ? pino(options) : pino(options, to)
}

/** Enough to find the table by, and too little to get in: who knows the whole id of a table has been invited. */
export const shortId = (id: string): string => id.slice(0, 8)

/**
 * What may be logged of an error. Its message may name a card that nobody has seen or quote what is stored, so it is kept only of
 * errors of the system, the database and the HTTP server: their codes are in capitals.
 */
function fault(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, message, stack = '' } = error
  const code = 'code' in error ? String(error.code) : undefined
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return {
    name,
    ...(code === undefined ? {} : { code }),
    ...(code !== undefined && /^[A-Z0-9_]+$/.test(code) ? { message: message.replace(/[\w-]{22,}/g, shortId) } : {}),
    at: frames.slice(0, 10).map((line) => line.slice(7)),
  }
}

/** What an error of the system or the database is called. */
export const codeOf = (error: unknown): string =>
  error instanceof Error ? String('code' in error ? error.code : error.name) : 'unknown'

/** The logger would take an error's message for the line's, if there is no other. */
function withoutMessage([first, ...rest]: Parameters<LogFn>): Parameters<LogFn> {
  if (first instanceof Error) return [{ err: first }, 'failed']
  return rest.length === 0 && typeof first === 'object' ? [first, ''] : [first, ...rest]
}

const asked = ({ method, routeOptions }: FastifyRequest): object => ({ method, route: routeOptions?.url })

const answered = ({ statusCode }: FastifyReply): object => ({ statusCode })
