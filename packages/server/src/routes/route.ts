// What every route gets: the parts of the server, and types from its schemas.

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Channels } from '../notifications/index.ts'
import type { Presence } from '../notifications/presence.ts'
import type { People } from '../people.ts'
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
  readonly presence: Presence
}

/** What may come back besides what a route promises. */
export const failures = { '4xx': Failure, '5xx': Failure } as const
