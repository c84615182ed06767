// The HTTP server, put together: checks of what comes in and goes out, who may ask, how often, and the routes.

import type { Socket } from 'node:net'
import type { RefusalCode } from '@cic/protocol'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import responseValidation from '@fastify/response-validation'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { type Access, enforce, type Maybe, networkOf, recognise, sameSite } from './access.ts'
import { checks } from './checks.ts'
import { onlySecurely, safeHeaders } from './headers.ts'
import { shortId } from './log.ts'
import { failureFor, Refusal } from './refusal.ts'
import { adminRoutes } from './routes/admin.ts'
import { description, withAccess } from './routes/description.ts'
import { historyRoutes } from './routes/history.ts'
import { notificationRoutes } from './routes/notifications.ts'
import { operationRoutes } from './routes/operations.ts'
import { pageRoutes } from './routes/page.ts'
import { peopleRoutes } from './routes/people.ts'
import { playRoutes } from './routes/play.ts'
import { mayRefuseWith } from './routes/refusals.ts'
import type { App, Parts } from './routes/route.ts'
import { tableRoutes } from './routes/tables.ts'

export interface AppOptions extends Parts {
  /** The first signs, and what any of them has signed is taken. */
  readonly cookieSecrets: string[]
  readonly logger: FastifyBaseLogger
  readonly patience?: Patience
  /** Told of every refusal that the description of its route does not know. */
  readonly onSurprise?: (route: string, code: string) => void
  /** Told of every route: a test tries each. */
  readonly onRoute?: (route: { readonly method: string; readonly url: string; readonly access: Access }) => void
}

/** How long the server waits for slow clients, in milliseconds. */
export interface Patience {
  /** Until the head of a request is there, and until all of it is. */
  readonly head: number
  readonly request: number
  /** How often it is looked for those who take longer. */
  readonly look: number
  /** Until those are cut off who do not finish while the server stops. */
  readonly stop: number
}

const usualPatience: Patience = { head: 10_000, request: 20_000, look: 2_000, stop: 5_000 }

/** So many times what one person may ask, those behind one address may ask together. */
const peoplePerAddress = 10

export async function buildApp(options: AppOptions): Promise<App> {
  const { cookieSecrets, logger, patience = usualPatience, onRoute, onSurprise, ...parts } = options
  const { settings, people, tables } = parts
  const app: App = fastify(httpOptions(options, patience)).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(checks)
  // Lines of the log say which route and which table; a logger for each request would cost more than what it writes.
  app.setChildLoggerFactory((log) => log)
  // Only JSON is read: a form on another site can send none of it.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.access === undefined) throw new Error(`${method} ${url} does not say who may call it.`)
    onRoute?.({ method: String(method), url, access: config.access })
  })
  await app.register(swagger, { openapi: description, transform: withAccess })
  // Cookies are read by who recognises people.
  await app.register(cookie, { secret: cookieSecrets, hook: false })
  // Bodies that are published under a name say so.
  await app.register(responseValidation, { ajv: { keywords: ['x-name'] } })
  await limitRates(app, parts, recognise(people, tables.now))
  const comesFromHere = sameSite(settings.publicUrl)
  app.addHook('onRequest', (request, _reply, done) =>
    inTurn(() => {
      comesFromHere(request)
      const { person, routeOptions } = request
      // Of a stream it is known whether anybody looks.
      if (person !== undefined && routeOptions.url !== '/api/tables/:id/events') parts.presence.saw(person.id)
      return undefined
    }, done),
  )
  const mayCall = enforce(tables, settings)
  app.addHook('preParsing', (request, _reply, _payload, done) => inTurn(() => mayCall(request), done))
  addHeaders(app, settings)
  note(app, parts)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, body } = failureFor(error)
    const { id } = (request.params ?? {}) as { id?: string }
    const table = id === undefined ? {} : { table: shortId(id) }
    parts.metrics.refusals.inc({ code: body.error.code })
    if (onSurprise !== undefined) noteSurprise(request, body.error.code, onSurprise)
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url, ...table }, 'could not answer')
    return reply.code(status).send(body)
  })
  stopInTime(app, patience)
  for (const routes of [
    adminRoutes,
    peopleRoutes,
    tableRoutes,
    playRoutes,
    historyRoutes,
    notificationRoutes,
    operationRoutes,
  ])
    routes(app, parts)
  await pageRoutes(app, settings.webDirectory)
  return app
}

function noteSurprise(request: FastifyRequest, code: RefusalCode, tell: NonNullable<AppOptions['onSurprise']>): void {
  const { method, routeOptions } = request
  const { url, config } = routeOptions
  if (url === undefined || config.access === undefined) return
  const known = mayRefuseWith({ method, url, access: config.access, own: config.refusals }, code)
  if (!known) tell(`${method} ${url}`, code)
}

const httpOptions = ({ settings, logger }: AppOptions, { head, request, look }: Patience): HttpOptions => ({
  loggerInstance: logger,
  // The last proxy says who called it; what stands before that in the header anybody can write.
  trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: 64 * 1024,
  requestTimeout: request,
  connectionTimeout: 0,
  keepAliveTimeout: 75_000,
  http: { headersTimeout: head, connectionsCheckingInterval: look },
  routerOptions: { maxParamLength: 64 },
  clientErrorHandler,
  frameworkErrors: (error, _request, reply) => {
    const { status, body } = failureFor(error)
    ;(reply as unknown as FastifyReply).code(status).send(body)
  },
})

type HttpOptions = FastifyHttpOptions<RawServerDefault>

/** First by address, before anything is looked up, then by person. */
async function limitRates(app: App, { settings }: Parts, recogniseAll: ReturnType<typeof recognise>): Promise<void> {
  const tooMany = (): Refusal => new Refusal('too-many-requests', 'Too many requests: wait a minute.')
  const options = { timeWindow: 60_000, cache: 50_000, errorResponseBuilder: tooMany }
  await app.register(rateLimit, {
    ...options,
    max: settings.rateLimit,
    keyGenerator: ({ person, ip }) => person?.id ?? networkOf(ip),
  })
  const byAddress = app.createRateLimit({
    ...options,
    max: settings.rateLimit * peoplePerAddress,
    keyGenerator: ({ ip }) => networkOf(ip),
  })
  app.addHook('onRequest', async (request, reply) => {
    const limit = await byAddress(request)
    if (limit.isAllowed || !limit.isExceeded) return
    reply.header('retry-after', limit.ttlInSeconds)
    throw tooMany()
  })
  app.addHook('onRequest', (request, _reply, done) => inTurn(() => recogniseAll(request), done))
}

/** What a hook does, without a promise where there is nothing to wait for: there are many hooks, and each comes with every request. */
function inTurn(work: () => Maybe, done: (error?: Error) => void): void {
  let waiting: Maybe
  try {
    waiting = work()
  } catch (error) {
    done(error as Error)
    return
  }
  if (waiting === undefined) done()
  else waiting.then(() => done(), done)
}

function addHeaders(app: App, { publicUrl }: Parts['settings']): void {
  const headers = publicUrl?.startsWith('https:') ? { ...safeHeaders, ...onlySecurely } : safeHeaders
  app.addHook('onSend', ({ url }, reply, _payload, done) => {
    reply.headers(headers)
    if (url.startsWith('/api')) reply.header('cache-control', 'no-store')
    done()
  })
}

/** Counts every answer, and logs it for those who look for something. */
function note(app: App, { metrics }: Parts): void {
  app.addHook('onResponse', ({ routeOptions, method, log }, reply, done) => {
    const route = routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    metrics.requests.observe({ route, status: String(status) }, reply.elapsedTime / 1000)
    log.debug({ method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
}

/** What cannot even be read as a request, or does not arrive in time. Nothing of it is logged: it may hold a cookie. */
function clientErrorHandler(error: ConnectionError, socket: Socket): void {
  const [status, body] =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', failure('too-slow', 'The request took too long to arrive.')]
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', failure('too-large', 'The head of the request is too large.')]
        : ['400 Bad Request', failure('bad-request', 'This is not an HTTP request.')]
  if (socket.writable) {
    const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}`
    socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`)
  }
  socket.destroy()
}

const failure = (code: string, message: string): string => JSON.stringify({ error: { code, message } })

/**
 * While the server stops, requests under way are answered, but those who are slow do not keep it from stopping, and those who want
 * nothing even less. Streams have been ended, and get a moment to say so.
 */
function stopInTime(app: App, { stop }: Patience): void {
  let underWay = 0
  app.server.on('request', ({ url = '' }, response) => {
    if (/\/events(\?|$)/.test(url)) return
    underWay++
    response.on('close', () => underWay--)
  })
  app.addHook('preClose', async () => {
    const end = performance.now() + stop
    const look = setInterval(() => {
      if (underWay > 0 && performance.now() < end) return
      clearInterval(look)
      app.server.closeAllConnections()
    }, 200)
    look.unref()
  })
}
