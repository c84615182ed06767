// Running the server: is it well, what has it counted, what can it be asked; and reports of what went wrong at a table.

import { Type } from 'typebox'
import { whoAsks } from '../access.ts'
import { Readiness } from '../readiness.ts'
import { newId } from '../table/commands.ts'
import { eyesOf, pictureOf } from '../table/picture.ts'
import { version } from '../version.ts'
import { published } from './description.ts'
import { docsPage } from './docs-page.ts'
import { type App, failures, type Parts, perHourAndAddress } from './route.ts'
import { Html, OpenApi, PlainText, TableParams } from './schemas.ts'

const Health = Type.Object({
  status: Type.Enum(['ok', 'failing']),
  alive: Type.Literal(true),
  ready: Type.Optional(Type.Boolean()),
  version: Type.String(),
})

export function operationRoutes(app: App, { tables, storage, metrics, streams, settings }: Parts): void {
  const fromAddress = perHourAndAddress(app, settings)
  const health = new Readiness(storage, metrics, app.log)
  let page: string | undefined
  let description: object | undefined
  const described = (): object => {
    description ??= published(app.swagger())
    return description
  }

  app.get(
    '/healthz',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Whether the server is ready: it reaches its storage and can store something',
        response: { 200: Health, 503: Health, ...failures },
      },
    },
    async (_request, reply) => {
      const ready = await health.isReady()
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failing', alive: true, ready, version })
    },
  )

  app.get(
    '/healthz/live',
    {
      config: { access: 'anyone' },
      schema: { summary: 'Whether the server runs, whatever it can do', response: { 200: Health, ...failures } },
    },
    async () => ({ status: 'ok' as const, alive: true as const, version }),
  )

  app.get(
    '/metrics',
    {
      config: { access: 'operator' },
      schema: {
        summary: 'What the server has counted and measured, for Prometheus',
        response: { 200: PlainText, ...failures },
      },
    },
    async (_request, reply) => {
      metrics.unread.set(streams.unread)
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    },
  )

  app.get(
    '/api/openapi.json',
    {
      config: { access: 'anyone' },
      schema: { summary: 'This description', response: { 200: OpenApi, ...failures } },
    },
    async () => described(),
  )

  app.get(
    '/api/docs',
    {
      config: { access: 'anyone' },
      schema: { summary: 'This description, to read', response: { 200: Html, ...failures } },
    },
    async (_request, reply) => {
      page ??= docsPage(described() as Parameters<typeof docsPage>[0])
      return reply.type('text/html; charset=utf-8').send(page)
    },
  )

  app.post(
    '/api/tables/:id/reports',
    {
      config: { access: 'person', rateLimit: { max: Math.ceil(settings.rateLimit / 30) } },
      schema: {
        summary: 'Reports something wrong: stored with the version, the game, the number of the choice and what I saw',
        params: TableParams,
        body: Type.Object(
          {
            text: Type.String({ maxLength: 5_000 }),
            line: Type.Optional(Type.Integer({ minimum: 0, description: 'The line of my log that it is about' })),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ report: Type.String() }), ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      await fromAddress(request)
      const report = await tables.look(request.params.id, (table) => ({
        at: tables.now(),
        version,
        table: table.id,
        choice: table.play?.record.choices.length ?? 0,
        event: table.number,
        person: person.id,
        ...request.body,
        seen: pictureOf(table, eyesOf(table, person.id)),
      }))
      const id = newId()
      await storage.documents.put('report', id, JSON.stringify(report))
      return { report: id }
    },
  )
}
