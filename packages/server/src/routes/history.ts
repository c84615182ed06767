// What has been: moments of a game through somebody's eyes, the record of a finished one, what happened while I was away, and
// what I keep for myself.

import { createHash } from 'node:crypto'
import { type GameRecord, save } from '@cic/engine'
import { Type } from 'typebox'
import { whoAsks } from '../access.ts'
import { forbidden, notFound, Refusal } from '../refusal.ts'
import { played, sinceSeen } from '../since.ts'
import { eyesOf } from '../table/picture.ts'
import { firstEntry, playedByOthers } from '../table/rules.ts'
import { isOver, type Play, recordOf } from '../table/table.ts'
import { checkRoutes } from './check.ts'
import { type App, failures, type Parts } from './route.ts'
import { Notes, RecordBody, SinceBody, TableParams, ViewBody } from './schemas.ts'

export function historyRoutes(app: App, { tables, storage, history }: Parts): void {
  checkRoutes(app)

  app.get(
    '/api/tables/:id/moments/:moment',
    {
      config: { access: 'anyone', refusals: ['not-playing', 'other-rules', 'forbidden'] },
      schema: {
        summary: 'The game as it was: through my own eyes, and anybody’s once it is over',
        params: Type.Object({ id: TableParams.properties.id, moment: Type.Integer({ minimum: 0 }) }),
        querystring: Type.Object(
          { eyes: Type.Optional(Type.String({ pattern: '^([0-6]|spectator|all)$' })) },
          { additionalProperties: false },
        ),
        response: { 200: ViewBody, ...failures },
      },
    },
    async ({ params, query, person }, reply) => {
      const { moment } = params
      const found = await tables.look(params.id, (table) => {
        const play = played(table)
        const entries = play.moments[moment]
        if (entries === undefined) throw notFound('moment')
        if (entries < firstEntry(play)) throw playedByOthers()
        const own = String(eyesOf(table, person?.id).viewer)
        const { eyes = own } = query
        if (eyes !== own && eyes !== 'spectator' && !isOver(table))
          throw forbidden('Through other eyes only when the game is over.')
        if (Number(eyes) >= table.seats.length) throw notFound('seat')
        return { play, entries, eyes, of: play.moments.length }
      })
      const { play, entries, eyes, of } = found
      const seen = await history.view(play, entries, eyes)
      // As it came from its thread: the shape of a view is the engine's.
      return reply.type('application/json').send(`{"moment":${moment},"of":${of},"view":${seen}}` as never)
    },
  )

  app.get(
    '/api/tables/:id/record',
    {
      config: { access: 'anyone', refusals: ['not-playing', 'not-over'] },
      schema: {
        summary: 'The record of a finished game, with its seed: `npm run replay` reads it',
        params: TableParams,
        response: { 200: RecordBody, ...failures },
      },
    },
    async ({ params }, reply) => {
      reply.header('content-disposition', `attachment; filename="cic-${params.id}.json"`)
      return tables.look(params.id, (table) => {
        const play = played(table)
        if (!isOver(table)) throw new Refusal('not-over', 'The record of a game is shown when it is over.')
        return published(play)
      })
    },
  )

  app.get(
    '/api/tables/:id/since',
    {
      config: { access: 'person', refusals: ['not-playing'] },
      schema: {
        summary: 'What has happened since I last looked',
        params: TableParams,
        response: { 200: SinceBody, ...failures },
      },
    },
    async (request) => {
      const { moment, log } = await sinceSeen({ tables, storage, history }, request.params.id, whoAsks(request).id)
      return { moment, log }
    },
  )

  app.put(
    '/api/tables/:id/seen',
    {
      config: { access: 'person' },
      schema: {
        summary: 'I have seen everything up to this moment',
        params: TableParams,
        body: Type.Object({ moment: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
        response: { 200: Type.Object({}), ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      await tables.look(request.params.id, () => undefined)
      await storage.documents.put('seen', `${request.params.id} ${person.id}`, String(request.body.moment))
      return {}
    },
  )

  app.get(
    '/api/tables/:id/notes',
    {
      config: { access: 'person' },
      schema: { summary: 'My notes', params: TableParams, response: { 200: Notes, ...failures } },
    },
    async (request) => {
      const { id } = request.params
      await tables.look(id, () => undefined)
      const notes = await storage.documents.get('notes', `${id} ${whoAsks(request).id}`)
      return notes === undefined ? { text: '', marks: {} } : JSON.parse(notes)
    },
  )

  app.put(
    '/api/tables/:id/notes',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Keeps notes that only I see',
        params: TableParams,
        body: Notes,
        response: { 200: Type.Object({}), ...failures },
      },
    },
    async (request) => {
      const { id } = request.params
      await tables.look(id, () => undefined)
      await storage.documents.put('notes', `${id} ${whoAsks(request).id}`, JSON.stringify(request.body))
      return {}
    },
  )
}

/** With what was promised of the seed at the start, and what the end of a replay must be. */
function published(play: Play): GameRecord & { readonly commitment: string } {
  const { choices, ...head } = recordOf(play)
  const hash = createHash('sha256').update(save(play.game)).digest('hex')
  return { ...head, commitment: play.commitment, hash, choices }
}
