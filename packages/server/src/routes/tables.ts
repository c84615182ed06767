// Tables: making one, finding one, sitting down, getting up, starting.

import { Type } from 'typebox'
import { whoAsks } from '../access.ts'
import type { TableEntry } from '../storage/storage.ts'
import * as commands from '../table/commands.ts'
import { eyesOf, pictureOf, versionFor } from '../table/picture.ts'
import { summaryFor } from '../table/summary.ts'
import type { Table } from '../table/table.ts'
import { type App, failures, type Parts, perHourAndAddress } from './route.ts'
import {
  Arrangement,
  Created,
  Done,
  Empty,
  Name,
  NewTable,
  PictureBody,
  Presences,
  Seated,
  SeatParams,
  Settings,
  Summaries,
  TableParams,
} from './schemas.ts'

const listed = 50

/** Where in a list a page begins. */
function placeFrom(after: string | undefined): Pick<TableEntry, 'rank' | 'changed' | 'id'> | undefined {
  if (after === undefined) return undefined
  const [rank, changed, id] = after.split('.')
  return { rank: Number(rank), changed: Number(changed), id }
}

export function tableRoutes(app: App, { tables, storage, settings, presence }: Parts): void {
  const fromAddress = perHourAndAddress(app, settings)
  app.get(
    '/api/tables',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Public tables that wait for players, can be watched or looked back at; or my own',
        querystring: Type.Object(
          {
            list: Type.Enum(['open', 'running', 'finished', 'mine']),
            after: Type.Optional(
              Type.String({
                pattern: '^\\d\\.\\d{1,16}\\.[A-Za-z0-9_-]{22}$',
                description: '`next` of the page before',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Summaries, ...failures },
      },
    },
    async (request) => {
      const { id: person } = whoAsks(request)
      const { list } = request.query
      const page = { limit: listed, after: placeFrom(request.query.after) }
      const since = tables.now() - settings.listedDays * 86_400_000
      const found = await storage.tables(list === 'mine' ? { list, person, ...page } : { list, since, ...page })
      const last = found.length === listed ? found.at(-1) : undefined
      return {
        tables: found.map((entry) => summaryFor(entry, person)),
        ...(last && { next: `${last.rank}.${last.changed}.${last.id}` }),
      }
    },
  )

  app.post(
    '/api/tables',
    {
      config: {
        access: 'person',
        refusals: ['bad-settings', 'bad-options'],
        rateLimit: { max: Math.ceil(settings.rateLimit / 10) },
      },
      schema: { summary: 'Makes a table', body: NewTable, response: { 200: Created, ...failures } },
    },
    async (request) => {
      await fromAddress(request)
      const event = commands.create(whoAsks(request), request.body, tables.now())
      const { id } = await tables.create(event)
      return { id }
    },
  )

  app.get(
    '/api/tables/:id',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'The table as I see it',
        params: TableParams,
        response: { 200: PictureBody, ...failures },
      },
    },
    async ({ params, person }) =>
      tables.lookAtLatest(params.id, (table) => pictureOf(table, eyesOf(table, person?.id))),
  )

  app.get(
    '/api/tables/:id/presence',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Who of the seats is here, and since when the others are not',
        params: TableParams,
        response: { 200: Presences, ...failures },
      },
    },
    async ({ params }) => {
      const people = await tables.look(params.id, (table) => table.seats.map(({ person }) => person))
      return { seats: await Promise.all(people.map((person) => presence.of(person))) }
    },
  )

  app.post(
    '/api/tables/:id/seats/:seat',
    {
      config: {
        access: 'person',
        refusals: ['no-such-seat', 'over', 'seated', 'taken', 'one-seat', 'kept', 'refused', 'voting'],
      },
      schema: {
        summary:
          'Takes a free seat, or my own again from the bot that stood in; asks those who are left for one that was given up',
        params: SeatParams,
        body: Empty,
        response: { 200: Seated, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id, seat } = request.params
      return tables.act(id, (table, now) => commands.sit(table, person, seat, now), {
        report: (table) => {
          const asked = table.votes.find((vote) => vote.person === person.id)
          return { ...done(person.id).report(table), ...(asked && { vote: asked.id }) }
        },
      })
    },
  )

  app.delete(
    '/api/tables/:id/seats/:seat',
    {
      config: { access: 'person', refusals: ['no-such-seat', 'free', 'over', 'left'] },
      schema: {
        summary: 'Leaves a seat; while the game is played a bot stands in. The host may free a seat before that.',
        params: SeatParams,
        querystring: Type.Object(
          {
            forGood: Type.Optional(
              Type.Literal('yes', { description: 'Others may have it, if those who are left agree on whom' }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id, seat } = request.params
      const forGood = request.query.forGood === 'yes'
      return tables.act(id, (table, now) => commands.leave(table, person, seat, now, forGood), done(person.id))
    },
  )

  app.put(
    '/api/tables/:id/seats/:seat',
    {
      config: { access: 'host', refusals: ['no-such-seat', 'started', 'taken'] },
      schema: {
        summary: 'Puts a bot on a seat, or frees it',
        params: SeatParams,
        body: Arrangement,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id, seat } = request.params
      const { body } = request
      return tables.act(id, (table, now) => commands.arrange(table, person, seat, body, now), done(person.id))
    },
  )

  app.put(
    '/api/tables/:id/settings',
    {
      config: { access: 'host', refusals: ['started', 'bad-settings', 'bad-options'] },
      schema: {
        summary: 'Changes what will be played and how',
        params: TableParams,
        body: Type.Object({ settings: Settings, name: Type.Optional(Name) }, { additionalProperties: false }),
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { settings: wanted, name } = request.body
      return tables.act(
        request.params.id,
        (table, now) => commands.change(table, person, wanted, name ?? table.name, now),
        done(person.id),
      )
    },
  )

  app.post(
    '/api/tables/:id/start',
    {
      config: { access: 'host', refusals: ['started', 'open-seats', 'bad-settings', 'bad-options'] },
      schema: {
        summary: 'Starts the game',
        params: TableParams,
        body: Empty,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      return tables.act(request.params.id, (table, now) => commands.start(table, person, now), done(person.id))
    },
  )

  app.post(
    '/api/tables/:id/rematch',
    {
      config: { access: 'seat', refusals: ['not-over'] },
      schema: {
        summary: 'The next table of the same people, with the same settings',
        params: TableParams,
        body: Empty,
        response: { 200: Created, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id } = request.params
      const { event, isThere } = await tables.look(id, (table) => ({
        event: commands.rematch(table, person, tables.now()),
        isThere: table.rematch !== undefined,
      }))
      // It is one more table: whoever ends game after game makes no more of them than others.
      if (!isThere) await fromAddress(request)
      await tables.createOnce(event)
      // It is there before anybody is told of it, and whoever asks first is its host.
      await tables.act(id, ({ rematch }, at) =>
        rematch === undefined ? { t: 'rematch', at, table: event.id } : undefined,
      )
      return { id: event.id }
    },
  )
}

/** What everybody who has done something at a table gets back. */
export const done = (person: string) => ({
  report: (table: Table): { version: string } => ({ version: versionFor(table, eyesOf(table, person).viewer) }),
})
