// What every route gets: the parts of the server, and types from its schemas.

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import { networkOf } from '../access.ts'
import type { History } from '../history.ts'
import type { Metrics } from '../metrics.ts'
import type { Channels } from '../notifications/index.ts'
import type { Presence } from '../notifications/presence.ts'
import type { People } from '../people.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import type { Storage } from '../storage/storage.ts'
import type { Streams } from '../stream.ts'
import type { Tables } from '../tables.ts'
import { Failure } from './schemas.ts'

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

export interface Parts {
  readonly settings: Settings
  readonly storage: Storage
  readonly tables: Tables
  readonly people: People
  readonly streams: Streams
  readonly metrics: Metrics
  readonly channels: Channels
  readonly history: History
  readonly presence: Presence
}

/** What may come back besides what a route promises. */
export const failures = { '4xx': Failure, '5xx': Failure } as const

/** What costs the server something for good: identities are free, so those behind one address may have half of the rate in an hour. */
export function perHourAndAddress(app: App, { rateLimit }: Settings): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit({
    max: Math.ceil(rateLimit / 2),
    timeWindow: 3_600_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  return async (request) => {
    const used = await limit(request)
    if (!used.isAllowed && used.isExceeded)
      throw new Refusal('too-many-requests', 'Too many of these from your address: wait an hour.')
  }
}
