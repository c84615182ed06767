// What the operator does to tables and people, for `npm run admin`. Only from the server's own machine, or with METRICS_TOKEN.

import { Type } from 'typebox'
import { notFound } from '../refusal.ts'
import type { Table, TableEvent } from '../table/table.ts'
import { type App, failures, type Parts } from './route.ts'
import { TableParams } from './schemas.ts'

const config = { access: 'operator' } as const
const Nothing = Type.Object({}, { additionalProperties: false })
const Anything = Type.Unsafe<object>({ type: 'object', additionalProperties: true })
const PersonParams = Type.Object({ person: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })
const ReportParams = Type.Object({ report: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) })
const most = 1_000

export function adminRoutes(app: App, { tables, storage, people }: Parts): void {
  app.get(
    '/api/admin/tables',
    { config, schema: { summary: 'The tables that changed last', response: { 200: Anything, ...failures } } },
    async () => ({
      tables: (await storage.tables({ list: 'all', limit: most })).map((entry) => JSON.parse(entry.summary)),
    }),
  )

  app.get(
    '/api/admin/tables/:id',
    {
      config,
      schema: {
        summary: 'What the operator may know of a table: nothing of the game that its seats do not all know',
        params: TableParams,
        response: { 200: Anything, ...failures },
      },
    },
    async ({ params }) => tables.look(params.id, lookedAt),
  )

  app.post(
    '/api/admin/tables/:id/end',
    {
      config,
      schema: { summary: 'Ends a game', params: TableParams, body: Nothing, response: { 200: Nothing, ...failures } },
    },
    async ({ params }) => {
      await tables.act(params.id, ({ status }, at): TableEvent | undefined =>
        status === 'over' || status === 'ended' ? undefined : { t: 'ended', at },
      )
      return {}
    },
  )

  app.post(
    '/api/admin/tables/:id/snapshot',
    {
      config,
      schema: {
        summary: 'Stores a snapshot anew',
        params: TableParams,
        body: Nothing,
        response: { 200: Nothing, ...failures },
      },
    },
    async ({ params }) => {
      await tables.rebuild(params.id)
      return {}
    },
  )

  app.delete(
    '/api/admin/tables/:id',
    { config, schema: { summary: 'Forgets a table', params: TableParams, response: { 200: Nothing, ...failures } } },
    async ({ params }) => {
      await tables.get(params.id)
      await tables.remove(params.id)
      return {}
    },
  )

  app.get(
    '/api/admin/reports',
    { config, schema: { summary: 'What people have reported', response: { 200: Anything, ...failures } } },
    async () => {
      const reports = await storage.documents.list('report', most)
      return { reports: reports.map(({ id, body }) => ({ id, ...withoutPicture(JSON.parse(body)) })) }
    },
  )

  app.delete(
    '/api/admin/reports/:report',
    { config, schema: { summary: 'Closes a report', params: ReportParams, response: { 200: Nothing, ...failures } } },
    async ({ params }) => {
      if ((await storage.documents.take('report', params.report)) === undefined) throw notFound('report')
      return {}
    },
  )

  app.put(
    '/api/admin/people/:person/ban',
    {
      config,
      schema: {
        summary: 'Has nothing to do with somebody any more, or again',
        params: PersonParams,
        body: Type.Object({ banned: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Nothing, ...failures },
      },
    },
    async ({ params, body }) => {
      const changed = await people.change(params.person, (person) => ({ ...person, banned: body.banned }))
      if (changed === undefined) throw notFound('person')
      return {}
    },
  )

  app.delete(
    '/api/admin/people/:person',
    {
      config,
      schema: {
        summary: 'Forgets somebody: bots get their seats, and what they have said, and all that is stored, has no name',
        params: PersonParams,
        response: { 200: Nothing, ...failures },
      },
    },
    async ({ params: { person } }) => {
      const removed = await people.remove(person)
      const theirs = await storage.tablesOf(person)
      // Whoever was forgotten only in part, because the server ended meanwhile, is forgotten by asking again.
      if (!removed && theirs.length === 0) throw notFound('person')
      for (const id of theirs) {
        await tables.forget(id, person)
        for (const kind of ['seen', 'notes']) await storage.documents.remove(kind, `${id} ${person}`)
      }
      for (const { id, body } of await storage.documents.list('report', most))
        if (JSON.parse(body).person === person) await storage.documents.remove('report', id)
      for (const kind of ['notified', 'told']) await storage.documents.remove(kind, person)
      return {}
    },
  )
}

const lookedAt = ({
  id,
  name,
  status,
  number,
  created,
  changed,
  host,
  seats,
  settings,
  play,
  talk,
}: Table): object => ({
  id,
  name,
  status,
  events: number,
  created,
  changed,
  host,
  seats,
  settings,
  choices: play?.record.choices.length ?? 0,
  turn: play?.game.turn,
  talk: talk.table.last,
})

/** What somebody saw is in the database for whoever mends it, and holds their hand. */
function withoutPicture({ seen: _seen, ...report }: Record<string, unknown>): object {
  return report
}
