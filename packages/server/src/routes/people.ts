// Who somebody is: an identity made at the first visit, a name, a language, and links that make another device theirs.

import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { giveCookie, takeCookie, whoAsks } from '../access.ts'
import { newDevice } from '../devices.ts'
import type { Person } from '../people.ts'
import { notFound, Refusal } from '../refusal.ts'
import { type App, failures, type Parts, perHourAndAddress } from './route.ts'
import { Devices, Empty, Me, MyChanges } from './schemas.ts'

export function peopleRoutes(app: App, { people, settings, tables }: Parts): void {
  const fromAddress = perHourAndAddress(app, settings)
  const secure = settings.publicUrl?.startsWith('https:') ?? false

  /** Who asks, on a device that can be named; a new person, if nobody is known there. */
  const knownOn = async (request: FastifyRequest): Promise<{ person: Person; device: string }> => {
    const { person, device, headers } = request
    if (person !== undefined && device !== undefined) return { person, device }
    const now = tables.now()
    const fresh = newDevice(headers['user-agent'], now)
    const known = person && (await people.logIn(person.id, fresh))
    return { person: known ?? (await people.create(headers['accept-language'], now, fresh)), device: fresh.id }
  }

  app.get(
    '/api/me',
    {
      config: { access: 'anyone', rateLimit: { max: Math.ceil(settings.rateLimit / 5) } },
      schema: { summary: 'Who I am; makes an identity at the first visit', response: { 200: Me, ...failures } },
    },
    async (request, reply) => {
      if (request.person === undefined) await fromAddress(request)
      const { person, device } = await knownOn(request)
      giveCookie(reply, person, device, secure)
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
      const { body, device } = request
      const from = body.everywhere ? 'everywhere' : device
      if (from !== undefined) await people.logOut(id, from)
      takeCookie(reply)
      return {}
    },
  )

  app.get(
    '/api/me/devices',
    {
      config: { access: 'person' },
      schema: { summary: 'The devices that I am logged in on', response: { 200: Devices, ...failures } },
    },
    async (request) => {
      const { loggedIn = [] } = whoAsks(request)
      return { devices: loggedIn.map((one) => ({ ...one, current: one.id === request.device })) }
    },
  )

  app.delete(
    '/api/me/devices/:device',
    {
      config: { access: 'person' },
      schema: {
        summary: 'That device is not mine any more',
        params: Type.Object({ device: Type.String({ pattern: '^[A-Za-z0-9_-]{8}$' }) }),
        response: { 200: Type.Object({}), ...failures },
      },
    },
    async (request) => {
      const { id, loggedIn = [] } = whoAsks(request)
      const { device } = request.params
      if (!loggedIn.some((one) => one.id === device)) throw notFound('device')
      await people.logOut(id, device)
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
      const claimed = await people.claim(request.body.token)
      const device = newDevice(request.headers['user-agent'], tables.now())
      const person = claimed && (await people.logIn(claimed.id, device))
      if (person === undefined) throw new Refusal('no-such-link', 'This link has been used or has expired.')
      giveCookie(reply, person, device.id, secure)
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
