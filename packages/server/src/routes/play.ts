// Playing: the stream of changes, choices, standing orders, taking back, votes and talk.

import { hash } from 'node:crypto'
import { Type } from 'typebox'
import { networkOf, whoAsks } from '../access.ts'
import { Refusal } from '../refusal.ts'
import * as commands from '../table/commands.ts'
import type { Table, TableEvent, Vote } from '../table/table.ts'
import { subjectOf } from '../table/votes.ts'
import type { Key as RequestKey } from '../tables.ts'
import { type App, failures, type Parts } from './route.ts'
import { Choice, Done, EventStream, Matter, Orders, Resting, TableParams, Undo, VoteParams, Words } from './schemas.ts'
import { done } from './tables.ts'

const Key = Type.Object({ 'idempotency-key': Type.String({ pattern: '^[\\w.:-]{8,64}$' }) })

export function playRoutes(app: App, { tables, streams, presence, settings }: Parts): void {
  /** Whether the person is here whom a vote is about. */
  const isPresent = async (id: string, vote: (table: Table) => Pick<Vote, 'matter'> | undefined): Promise<boolean> => {
    const person = await tables.look(id, (table) => {
      const about = vote(table)
      const seat = about && subjectOf(about)
      return seat === undefined ? undefined : table.seats[seat]?.person
    })
    return person !== undefined && presence.wasHere(person)
  }

  app.get(
    '/api/tables/:id/events',
    {
      config: { access: 'anyone', refusals: ['too-many-streams'] },
      exposeHeadRoute: false,
      schema: {
        summary: 'The table and every change of it, as server-sent events `picture` and `patch`; `id` is the version',
        params: TableParams,
        querystring: Type.Object(
          {
            seen: Type.Optional(
              Type.String({ maxLength: 30, description: 'The version that I have, as Last-Event-ID' }),
            ),
            attention: Type.Optional(
              Type.Enum(['yes', 'no'], { description: 'no: nobody looks at it now, so I want to be told by message' }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: EventStream, ...failures },
      },
    },
    async (request, reply) => {
      const { params, person, device, query, headers, ip } = request
      const login = person && { devices: String(person.devices ?? 0), device }
      const reader = { person: person?.id, login, network: networkOf(ip), attentive: query.attention !== 'no' }
      await tables.look(params.id, () => undefined)
      if (!streams.mayOpen(reader)) throw new Refusal('too-many-streams', 'You have too many streams open.')
      const last = headers['last-event-id']
      reply.hijack()
      const seen = typeof last === 'string' ? last : query.seen
      await streams.open(params.id, reader, seen, reply.raw)
    },
  )

  app.post(
    '/api/tables/:id/choices',
    {
      config: {
        access: 'seat',
        refusals: [
          'stand-in',
          'not-playing',
          'bad-version',
          'stale-decision',
          'stale-version',
          'illegal-answer',
          'key-reused',
        ],
      },
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
      const { body, params, headers } = request
      return tables.act(params.id, (table, now) => commands.answer(table, person, body, now), {
        ...done(person.id),
        key: keyOf(person, 'choices', headers, body),
      })
    },
  )

  app.put(
    '/api/tables/:id/orders',
    {
      config: { access: 'seat', refusals: ['stand-in', 'not-playing', 'bad-standing-order'] },
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
      const { id } = request.params
      return tables.act(id, (table, now) => commands.order(table, person, orders, now), done(person.id))
    },
  )

  app.put(
    '/api/tables/:id/rest',
    {
      config: { access: 'seat', refusals: ['stand-in', 'not-playing', 'bad-settings'] },
      schema: {
        summary: 'When I rest: away until then, and in quiet hours of my own. My clock stands still meanwhile.',
        params: TableParams,
        body: Resting,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { body, params } = request
      return tables.act(params.id, (table, now) => commands.rest(table, person, body, now), done(person.id))
    },
  )

  app.post(
    '/api/tables/:id/undo',
    {
      config: {
        access: 'seat',
        refusals: [
          'stand-in',
          'not-playing',
          'bad-version',
          'stale-version',
          'nothing-to-undo',
          'other-rules',
          'bad-matter',
          'refused',
          'voting',
          'key-reused',
        ],
      },
      schema: {
        summary: 'Takes my last choice back, or asks the table to agree where somebody has learned something since',
        params: TableParams,
        headers: Key,
        body: Undo,
        response: {
          200: Type.Object({ undone: Type.Boolean(), vote: Type.Optional(Type.Integer()), version: Type.String() }),
          ...failures,
        },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { headers, body, params } = request
      return tables.act(params.id, (table, now) => commands.undo(table, person, now, body.version), {
        key: keyOf(person, 'undo', headers, body),
        report: (table, event) => ({ ...undoIn(table, event), ...done(person.id).report(table) }),
      })
    },
  )

  app.post(
    '/api/tables/:id/votes',
    {
      config: {
        access: 'seat',
        refusals: [
          'stand-in',
          'not-playing',
          'bad-matter',
          'kept',
          'no-such-seat',
          'other-rules',
          'present',
          'refused',
          'voting',
        ],
      },
      schema: {
        summary: 'Proposes something to the people at the table',
        params: TableParams,
        body: Matter,
        response: { 200: Type.Object({ vote: Type.Integer(), version: Type.String() }), ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { matter } = request.body
      const isHere = await isPresent(request.params.id, () => ({ matter }))
      return tables.act(request.params.id, (table, now) => commands.propose(table, person, matter, now, isHere), {
        report: (table) => ({ vote: table.voted, ...done(person.id).report(table) }),
      })
    },
  )

  app.post(
    '/api/tables/:id/votes/:vote',
    {
      config: { access: 'seat', refusals: ['stand-in', 'no-vote', 'present'] },
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
      const isHere = await isPresent(id, ({ votes }) => votes.find((one) => one.id === vote))
      const { yes } = request.body
      return tables.act(id, (table, now) => commands.vote(table, person, vote, yes, now, isHere), done(person.id))
    },
  )

  app.post(
    '/api/tables/:id/talk',
    {
      config: {
        access: 'person',
        refusals: ['bad-version', 'bad-statement', 'not-playing', 'key-reused'],
        rateLimit: { max: Math.ceil(settings.rateLimit / 5) },
      },
      schema: {
        summary: 'Says something: free words, or a statement that every reader gets in their own language',
        params: TableParams,
        headers: Key,
        body: Words,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { body, headers, params } = request
      return tables.act(params.id, (table, now) => commands.say(table, person, body, now), {
        ...done(person.id),
        key: keyOf(person, 'talk', headers, body),
      })
    },
  )
}

/** What came of taking something back, also where it was asked for before: it was proposed, and may have been agreed to since. */
function undoIn(table: Table, event: TableEvent | undefined): { undone: boolean; vote?: number } {
  if (event?.t !== 'proposed') return { undone: true }
  const vote = table.votes.find(({ matter, by }) => matter.kind === 'undo' && by === event.by)
  if (vote !== undefined) return { undone: false, vote: vote.id }
  const agreed = table.talk.table.last.some(
    ({ notice, at }) =>
      at >= event.at &&
      notice?.kind === 'vote' &&
      notice.matter.kind === 'undo' &&
      notice.by === event.by &&
      notice.outcome === 'accepted',
  )
  return { undone: agreed }
}

/** A key is its person's own: nobody can use up another's. What was asked for is remembered by its hash. */
const keyOf = (
  { id }: { readonly id: string },
  what: string,
  headers: { readonly 'idempotency-key': string },
  body: object,
): RequestKey => ({
  name: `${id}:${headers['idempotency-key']}`,
  request: hash('sha256', `${what} ${JSON.stringify(body)}`, 'base64url').slice(0, 22),
})
