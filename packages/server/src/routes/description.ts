// The description of the API for programs (OpenAPI), made from the routes: each says what it is for, what it takes and gives, and who
// may call it.

import { type Access, cookieName, whoMay } from '../access.ts'
import { version } from '../version.ts'

export const description = {
  openapi: '3.1.0',
  info: {
    title: 'CIC',
    version,
    description:
      'Tables of Battlestar Galactica: The Board Game. Get an identity with GET /api/me (a cookie), make or join a table, read its events, and post choices. A program in any language can sit at a table.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  components: {
    securitySchemes: {
      identity: { type: 'apiKey', in: 'cookie', name: cookieName, description: 'Given by GET /api/me' },
      token: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the server' },
    },
  },
} as const

/** Says at each route who may call it. */
export function withAccess<
  T extends { schema?: { description?: string }; url: string; route: { config?: { access?: Access } } },
>({ schema = {}, url, route }: T) {
  const access = route.config?.access ?? 'anyone'
  const description = [...(schema.description === undefined ? [] : [schema.description]), `For ${whoMay[access]}.`]
  return { schema: { ...schema, 'x-access': access, description: description.join(' '), ...security[access] }, url }
}

const identity = { security: [{ identity: [] }] }

const security: Readonly<Record<Access, object>> = {
  anyone: {},
  person: identity,
  seat: identity,
  host: identity,
  operator: { security: [{}, { token: [] }] },
}
