// The HTTP server, put together: checks of what comes in and goes out, who may ask, how often, and the routes.

import { existsSync } from 'node:fs'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import responseValidation from '@fastify/response-validation'
import files from '@fastify/static'
import swagger from '@fastify/swagger'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyBaseLogger, type FastifyError, LogController } from 'fastify'
import { enforce, recognise, sameSite } from './access.ts'
import { Refusal } from './refusal.ts'
import { historyRoutes } from './routes/history.ts'
import { operationRoutes } from './routes/operations.ts'
import { peopleRoutes } from './routes/people.ts'
import { playRoutes } from './routes/play.ts'
import type { App, Parts } from './routes/route.ts'
import { tableRoutes } from './routes/tables.ts'
import { version } from './version.ts'

export interface AppOptions extends Parts {
  readonly cookieSecret: string
  readonly logger: FastifyBaseLogger
}

export async function buildApp({ cookieSecret, logger, ...parts }: AppOptions): Promise<App> {
  const { settings, people, tables, metrics } = parts
  const app: App = fastify({
    loggerInstance: logger,
    trustProxy: settings.trustProxy,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 20_000,
    connectionTimeout: 0,
    keepAliveTimeout: 75_000,
    http: { headersTimeout: 10_000 },
    routerOptions: { maxParamLength: 64 },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  await app.register(swagger, { openapi: { info } })
  await app.register(cookie, { secret: cookieSecret })
  await app.register(responseValidation)
  app.addHook('onRequest', recognise(people))
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: 60_000,
    keyGenerator: ({ person, ip }) => person?.id ?? ip,
    errorResponseBuilder: () => new Refusal(429, 'too-many-requests', 'Too many requests: wait a minute.'),
  })
  app.addHook('onRequest', sameSite(settings.publicUrl))
  app.addHook('preHandler', enforce(tables))
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(safeHeaders)) reply.header(name, value)
  })
  app.addHook('onResponse', async ({ routeOptions, url }, reply) => {
    const route = routeOptions.url ?? (url.startsWith('/api') ? 'unknown' : 'page')
    metrics.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = failureFor(error)
    if (status >= 500) request.log.error({ error: error.message, stack: error.stack, route: request.routeOptions.url })
    return reply.code(status).send(body)
  })
  for (const routes of [peopleRoutes, tableRoutes, playRoutes, historyRoutes, operationRoutes]) routes(app, parts)
  await servePage(app, settings.webDirectory)
  return app
}

const info = {
  title: 'CIC',
  version,
  description:
    'Tables of Battlestar Galactica: The Board Game. Get an identity with GET /api/me (a cookie), make or join a table, read its events, and post choices. A program in any language can sit at a table.',
}

const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
} as const

function failureFor(error: FastifyError | Refusal): { status: number; body: object } {
  if (error instanceof Refusal) {
    const { status, code, message, allowed } = error
    return { status, body: { error: { code, message, ...(allowed === undefined ? {} : { allowed: [...allowed] }) } } }
  }
  const status = error.statusCode ?? 500
  if (status >= 500) return { status: 500, body: { error: { code: 'broken', message: 'Something went wrong here.' } } }
  return { status, body: { error: { code: 'bad-request', message: error.message } } }
}

/** The page and its parts; every other address that is not the API's is the page's own. */
async function servePage(app: App, directory: string | undefined): Promise<void> {
  const there = directory !== undefined && existsSync(directory)
  if (there)
    await app.register(files, { root: directory, wildcard: false, index: false, config: { access: 'anyone' } } as never)
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w+$/.test(request.url.split('?')[0])
    if (there && page) return reply.type('text/html; charset=utf-8').sendFile('index.html')
    return reply.code(404).send({ error: { code: 'not-found', message: 'There is no such address.' } })
  })
}
