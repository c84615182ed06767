// Who somebody is: an identity made at the first visit, a name, a language, and links that make another device theirs.

import { Type } from 'typebox'
import { giveCookie, takeCookie, whoAsks } from '../access.ts'
import type { Person } from '../people.ts'
import { Refusal } from '../refusal.ts'
import { type App, failures, type Parts, perHourAndAddress } from './route.ts'
import { Empty, Me, MyChanges } from './schemas.ts'

export function peopleRoutes(app: App, { people, settings, tables }: Parts): void {
  const fromAddress = perHourAndAddress(app, settings)
  const secure = settings.publicUrl?.startsWith('https:') ?? false

  app.get(
    '/api/me',
    {
      config: { access: 'anyone', rateLimit: { max: Math.ceil(settings.rateLimit / 5) } },
      schema: { summary: 'Who I am; makes an identity at the first visit', response: { 200: Me, ...failures } },
    },
    async (request, reply) => {
      if (request.person === undefined) await fromAddress(request)
      const person = request.person ?? (await people.create(request.headers['accept-language'], tables.now()))
      giveCookie(reply, person, secure)
      return meOf(person)
    },
  )

  app.patch(
    '/api/me',
    {
      config: { access: 'person' },
      schema: {
        summary: 'Changes my name, language or notifications',
        body: MyChanges,
        response: { 200: Me, ...failures },
      },
    },
    async (request) => {
      const { body } = request
      const asking = whoAsks(request)
      const changed = await people.change(asking.id, (person) => ({ ...person, ...body }))
      return meOf(changed ?? asking)
    },
  )

  app.post(
    '/api/me/links',
    {
      config: { access: 'person' },
      schema: {
        summary: 'A link that makes another device mine, once',
        body: Empty,
        response: { 200: Type.Object({ link: Type.String(), expires: Type.Integer() }), ...failures },
      },
    },
    async (request) => {
      const { token, expires } = await people.newLink(whoAsks(request), tables.now())
      const base = settings.publicUrl ?? `${request.protocol}://${request.host}`
      // Behind the hash, so that it reaches no log on the way.
      return { link: `${base}/claim#${token}`, expires }
    },
  )

  app.post(
    '/api/me/logout',
    {
      config: { access: 'person' },
      schema: {
        summary:
          'This device is not mine any more; with `everywhere` no device is, and a new cookie comes for none of them',
        body: Type.Object({ everywhere: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
        response: { 200: Type.Object({}), ...failures },
      },
    },
    async (request, reply) => {
      const { id } = whoAsks(request)
      if (request.body.everywhere)
        await people.change(id, (person) => ({ ...person, devices: (person.devices ?? 0) + 1 }))
      takeCookie(reply)
      return {}
    },
  )

  app.post(
    '/api/me/claim',
    {
      config: { access: 'anyone', refusals: ['no-such-link'], rateLimit: { max: Math.ceil(settings.rateLimit / 30) } },
      schema: {
        summary: 'Makes this device that of the person who made the link',
        body: Type.Object({ token: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      const person = await people.claim(request.body.token)
      if (person === undefined) throw new Refusal('no-such-link', 'This link has been used or has expired.')
      giveCookie(reply, person, secure)
      return meOf(person)
    },
  )
}

const meOf = ({ id, name, language, notifications, email, webhook, push }: Person) => ({
  id,
  name,
  language,
  notifications: {
    turn: [...notifications.turn],
    vote: [...notifications.vote],
    clock: [...notifications.clock],
  },
  push: push?.length ?? 0,
  ...(email === undefined ? {} : { email }),
  ...(webhook === undefined ? {} : { webhook: webhook.url }),
})
