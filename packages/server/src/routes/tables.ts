// Tables: making one, finding one, sitting down, getting up, starting.

import { Type } from 'typebox'
import { whoAsks } from '../access.ts'
import { conflict } from '../refusal.ts'
import * as commands from '../table/commands.ts'
import { eyesOf, pictureOf, versionFor } from '../table/picture.ts'
import { summaryFor } from '../table/summary.ts'
import { seatOf, type Table } from '../table/table.ts'
import { type App, failures, type Parts } from './route.ts'
import {
  Arrangement,
  Created,
  Done,
  Empty,
  Name,
  NewTable,
  PictureBody,
  SeatParams,
  Settings,
  Summaries,
  TableParams,
} from './schemas.ts'

const listed = 100

export function tableRoutes(app: App, { tables, storage, settings }: Parts): void {
  app.get(
    '/api/tables',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Public tables that wait for players or can be watched, or my own',
        querystring: Type.Object({ list: Type.Enum(['open', 'running', 'mine']) }, { additionalProperties: false }),
        response: { 200: Summaries, ...failures },
      },
    },
    async (request) => {
      const { id: person } = whoAsks(request)
      const { list } = request.query
      const found = await storage.tables(list === 'mine' ? { list, person, limit: listed } : { list, limit: listed })
      return { tables: found.map((entry) => summaryFor(entry, person)) }
    },
  )

  app.post(
    '/api/tables',
    {
      config: { access: 'person', rateLimit: { max: Math.ceil(settings.rateLimit / 10) } },
      schema: { summary: 'Makes a table', body: NewTable, response: { 200: Created, ...failures } },
    },
    async (request) => {
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
    async ({ params, person }) => {
      const table = await tables.get(params.id)
      return pictureOf(table, eyesOf(table, person?.id))
    },
  )

  app.post(
    '/api/tables/:id/seats/:seat',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Takes a free seat, or my own again from the bot that stood in',
        params: SeatParams,
        body: Empty,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id, seat } = request.params
      return done(await tables.act(id, (table, now) => commands.sit(table, person, seat, now)), person.id)
    },
  )

  app.delete(
    '/api/tables/:id/seats/:seat',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Leaves a seat; while the game is played a bot stands in. The host may free a seat before that.',
        params: SeatParams,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const { id, seat } = request.params
      return done(await tables.act(id, (table, now) => commands.leave(table, person, seat, now)), person.id)
    },
  )

  app.put(
    '/api/tables/:id/seats/:seat',
    {
      config: { access: 'host' },
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
      return done(
        await tables.act(id, (table, now) => commands.arrange(table, person, seat, request.body, now)),
        person.id,
      )
    },
  )

  app.put(
    '/api/tables/:id/settings',
    {
      config: { access: 'host' },
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
      const acted = await tables.act(request.params.id, (table, now) =>
        commands.change(table, person, wanted, name ?? table.name, now),
      )
      return done(acted, person.id)
    },
  )

  app.post(
    '/api/tables/:id/start',
    {
      config: { access: 'host' },
      schema: {
        summary: 'Starts the game',
        params: TableParams,
        body: Empty,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      return done(await tables.act(request.params.id, (table, now) => commands.start(table, person, now)), person.id)
    },
  )

  app.post(
    '/api/tables/:id/rematch',
    {
      config: { access: 'seat' },
      schema: {
        summary: 'The next table of the same people, with the same settings',
        params: TableParams,
        body: Empty,
        response: { 200: Created, ...failures },
      },
    },
    async (request) => {
      const person = whoAsks(request)
      const table = await tables.get(request.params.id)
      if (table.rematch !== undefined) return { id: table.rematch }
      if (table.status === 'gathering' || table.status === 'playing')
        throw conflict('not-over', 'The game is not over.')
      const next = await tables.create(commands.rematch(table, person, tables.now()))
      const { table: after } = await tables.act(table.id, (old, at) =>
        old.rematch === undefined ? { t: 'rematch', at, table: next.id } : undefined,
      )
      return { id: after.rematch ?? next.id }
    },
  )
}

/** What everybody who has done something at a table gets back. */
export const done = ({ table }: { readonly table: Table }, person: string): { version: string } => ({
  version: versionFor(table, seatOf(table, person) ?? 'spectator'),
})
