// The description of the API for programs (OpenAPI), made from the routes: each says what it is for, what it takes and gives, and who
// may call it.

import type { RefusalCode } from '@cic/protocol'
import { type Access, cookieName, whoMay } from '../access.ts'
import { version } from '../version.ts'
import { refusalsOf } from './refusals.ts'
import { shapes, withNames } from './shapes.ts'

export const description = {
  openapi: '3.1.0',
  info: {
    title: 'CIC',
    version,
    description: [
      'Tables of Battlestar Galactica: The Board Game. Get an identity with GET /api/me (a cookie), make or join a table, read its events, and post choices. A program in any language can sit at a table.',
      'Streams: GET /api/tables/{id}/events sends server-sent events. `picture` is a whole Picture, `patch` a Patch of the one before, with a checksum of what comes out; `id` is the version, and a line that is only `:` comes after 15 seconds in which nothing else did. Who comes back with Last-Event-ID gets nothing until something happens if that is the current version, and the whole picture otherwise. A slow reader is cut off.',
      'Versions: "18" counts what everybody could see, "18.1" what this viewer alone could see since. A choice names the version that it was made on.',
      'Deciding: `game.decisions` of a picture has what I am asked, each with its legal options. Answer with between `min` and `max` different ids of options, or with `fallback`. The header Idempotency-Key (8 to 64 letters, digits and . : _ -) makes a request happen once however often it is sent; the same key with another body is refused with 409 `key-reused`.',
      'Limits: RATE_LIMIT requests a minute for each person and ten times as many for each address; 30 streams for each person; half of RATE_LIMIT for each address in streams, and in an hour in tables and in new people; 64 KB a request. Beyond that is 429 with Retry-After.',
    ].join('\n\n'),
    license: { name: 'MIT', identifier: 'MIT' },
  },
  components: {
    schemas: shapes,
    securitySchemes: {
      identity: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'Given by GET /api/me' },
      token: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the server' },
    },
  },
  webhooks: {
    told: {
      post: {
        summary: 'A table waits for me; CIC-Signature is t=TIME,v1=HMAC-SHA256 of "TIME.BODY" with the secret, in hex',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/WebhookMessage' } } } },
        responses: { '2XX': { description: 'It has arrived' } },
      },
    },
    pushed: {
      post: {
        summary: 'The same for a browser, encrypted for it (RFC 8291)',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/PushMessage' } } } },
        responses: { '2XX': { description: 'It has arrived' } },
      },
    },
  },
} as const

const reasons: Readonly<Record<number, string>> = {
  400: 'The request is not as described, or what it asks for is not legal',
  401: 'No identity: GET /api/me first',
  403: 'Not for you',
  404: 'There is no such thing',
  409: 'Not now: it has changed, or is over',
  413: 'Too much of it',
  415: 'Not JSON',
  429: 'Too often',
  500: 'Something went wrong at the server',
  503: 'The server is being updated, or cannot store anything: try again',
}

/** As GET /api/tables/{id}/moments/{moment} is getTablesByIdMomentsByMoment. */
export const operationIdOf = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.split('/').filter((part) => part !== '' && part !== 'api')]
    .map((part) => part.replace(/^[:{](\w+)\}?$/, 'by-$1'))
    .flatMap((part) => part.split(/[-.]/))
    .map((part, i) => (i === 0 ? part : part[0].toUpperCase() + part.slice(1)))
    .join('')

/** The whole description: every body by its name, every operation with its own, and what each may be refused with. */
export function published(made: object): object {
  const { paths, ...rest } = withNames(made) as { paths: Record<string, Record<string, Operation>> }
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId = operationIdOf(method, path)
      const { '4XX': _all, '5XX': _broken, ...responses } = operation.responses
      operation.responses = {
        ...Object.fromEntries(Object.entries(operation['x-refusals']).map(refusedWith)),
        ...responses,
        default: { description: 'Anything else', content: failure },
      }
    }
  return { ...rest, paths }
}

interface Operation {
  operationId?: string
  responses: Record<string, unknown>
  readonly 'x-refusals': Readonly<Record<number, readonly RefusalCode[]>>
}

/** A failure with one of these codes. */
const refusedWith = ([status, codes]: [string, readonly RefusalCode[]]) => [
  status,
  {
    description: `${reasons[Number(status)]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { properties: { error: { properties: { code: { enum: codes } } } } },
          ],
        },
      },
    },
  },
]

/** Says at each route who may call it, and what it may say no with. */
export function withAccess<
  T extends {
    schema?: { description?: string }
    url: string
    route: { method: string | string[]; config?: { access?: Access; refusals?: readonly RefusalCode[] } }
  },
>({ schema = {}, url, route: { method, config } }: T) {
  const access = config?.access ?? 'anyone'
  const description = [...(schema.description === undefined ? [] : [schema.description]), `For ${whoMay[access]}.`]
  const codes = refusalsOf({ method: String(method), url, access, own: config?.refusals })
  const more = { 'x-access': access, 'x-refusals': Object.fromEntries(codes) }
  return { schema: { ...schema, ...more, description: description.join(' '), ...security[access] }, url }
}

const identity = { security: [{ identity: [] }] }

const security: Readonly<Record<Access, object>> = {
  anyone: {},
  person: identity,
  seat: identity,
  host: identity,
  operator: { security: [{}, { token: [] }] },
}
