// Playing: the stream of changes, choices, standing orders, taking back, votes and talk.

import { Type } from 'typebox'
import { networkOf, whoAsks } from '../access.ts'
import { bad, Refusal } from '../refusal.ts'
import * as commands from '../table/commands.ts'
import { versionFor } from '../table/picture.ts'
import { type App, failures, type Parts } from './route.ts'
import { Choice, Done, Empty, EventStream, Matter, Orders, TableParams, VoteParams, Words } from './schemas.ts'
import { done } from './tables.ts'

const Key = Type.Object({ 'idempotency-key': Type.String({ pattern: '^[\\w.:-]{8,64}$' }) })

export function playRoutes(app: App, { tables, streams, settings }: Parts): void {
  app.get(
    '/api/tables/:id/events',
    {
      config: { access: 'anyone' },
      exposeHeadRoute: false,
      schema: {
        summary: 'The table and every change of it, as server-sent events `picture` and `patch`; `id` is the version',
        params: TableParams,
        querystring: Type.Object(
          { seen: Type.Optional(Type.String({ maxLength: 30 })) },
          { additionalProperties: false },
        ),
        response: { 200: EventStream, ...failures },
      },
    },
    async (request, reply) => {
      const { params, person, query, headers, ip } = request
      const who = person?.id ?? networkOf(ip)
      await tables.get(params.id)
      if (!streams.mayOpen(who)) throw new Refusal(429, 'too-many-streams', 'You have too many streams open.')
      const last = headers['last-event-id']
      reply.hijack()
      const seen = typeof last === 'string' ? last : query.seen
      await streams.open(params.id, { person: person?.id, who }, seen, reply.raw)
    },
  )

  app.post(
    '/api/tables/:id/choices',
    {
      config: { access: 'seat' },
      schema: {
        summary: 'Answers a decision of mine. The same key again changes nothing.',
        params: TableParams,
        headers: Key,
        body: Choice,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { decision, answer, version } = request.body
      // A key is its person's own: nobody can use up another's.
      const key = `${person.id}:${request.headers['idempotency-key']}`
      const acted = await tables.act(
        request.params.id,
        (table, now) => {
          const seat = commands.ownSeat(table, person)
          if (isAhead(version, versionFor(table, seat))) throw bad('bad-version', 'This version has not been yet.')
          return commands.choose(table, seat, { decision, answer, by: 'person' }, now)
        },
        key,
      )
      return done(acted, person.id)
    },
  )

  app.put(
    '/api/tables/:id/orders',
    {
      config: { access: 'seat' },
      schema: {
        summary: 'My standing orders for windows',
        params: TableParams,
        body: Orders,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { orders } = request.body
      return done(
        await tables.act(request.params.id, (table, now) => commands.order(table, person, orders, now)),
        person.id,
      )
    },
  )

  app.post(
    '/api/tables/:id/undo',
    {
      config: { access: 'seat' },
      schema: {
        summary: 'Takes my last choice back, or asks the table to agree where somebody has learned something since',
        params: TableParams,
        body: Empty,
        response: {
          200: Type.Object({ undone: Type.Boolean(), vote: Type.Optional(Type.Integer()), version: Type.String() }),
          ...failures,
        },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const acted = await tables.act(request.params.id, (table, now) => commands.undo(table, person, now))
      const vote = acted.table.votes.find(({ matter }) => matter.kind === 'undo')
      return { undone: vote === undefined, ...(vote && { vote: vote.id }), ...done(acted, person.id) }
    },
  )

  app.post(
    '/api/tables/:id/votes',
    {
      config: { access: 'seat' },
      schema: {
        summary: 'Proposes something to the people at the table',
        params: TableParams,
        body: Matter,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { matter } = request.body
      return done(
        await tables.act(request.params.id, (table, now) => commands.propose(table, person, matter, now)),
        person.id,
      )
    },
  )

  app.post(
    '/api/tables/:id/votes/:vote',
    {
      config: { access: 'seat' },
      schema: {
        summary: 'Votes',
        params: VoteParams,
        body: Type.Object({ yes: Type.Boolean() }, { additionalProperties: false }),
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id, vote } = request.params
      const { yes } = request.body
      return done(await tables.act(id, (table, now) => commands.vote(table, person, vote, yes, now)), person.id)
    },
  )

  app.post(
    '/api/tables/:id/talk',
    {
      config: { access: 'person', rateLimit: { max: Math.ceil(settings.rateLimit / 5) } },
      schema: {
        summary: 'Says something: free words, or a statement that every reader gets in their own language',
        params: TableParams,
        body: Words,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const said = request.body
      return done(
        await tables.act(request.params.id, (table, now) => commands.say(table, person, said, now)),
        person.id,
      )
    },
  )
}

/** Whether somebody claims to have seen what has not been yet. */
function isAhead(version: string, now: string): boolean {
  const [seen, seenOwn = 0] = version.split('.').map(Number)
  const [current, own = 0] = now.split('.').map(Number)
  return !(seen < current || (seen === current && seenOwn <= own))
}
