// Who may call what. Every route names it, one hook enforces it, and a test tries everybody else.

import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, Person } from './people.ts'
import { forbidden, Refusal } from './refusal.ts'
import { seatOf } from './table/table.ts'
import type { Tables } from './tables.ts'

/**
 * Anybody at all; anybody who knows the table's link; a person with a name (whoever has the cookie); somebody with a seat at the
 * table; its host.
 */
export type Access = 'anyone' | 'person' | 'seat' | 'host'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** Who asks, if they have an identity. */
    person?: Person
  }
}

export const cookieName = 'cic'

const cookieLasts = 400 * 86_400

export function recognise(people: People) {
  return async (request: FastifyRequest): Promise<void> => {
    const signed = request.cookies[cookieName]
    const { valid, value } = signed === undefined ? { valid: false, value: null } : request.unsignCookie(signed)
    if (valid && value !== null) request.person = await people.get(value)
  }
}

export function enforce(tables: Tables) {
  return async (request: FastifyRequest): Promise<void> => {
    const { access } = request.routeOptions.config
    if (access === undefined) throw new Refusal(404, 'not-found', 'There is no such address.')
    if (access === 'anyone') return
    const person = whoAsks(request)
    if (access === 'person') return
    const { id } = request.params as { id: string }
    const table = await tables.get(id)
    if (access === 'host' && table.host !== person.id) throw forbidden('Only the host may do this.')
    if (access === 'seat' && seatOf(table, person.id) === undefined) throw forbidden('You have no seat at this table.')
  }
}

export function whoAsks({ person }: FastifyRequest): Person {
  if (person === undefined) throw new Refusal(401, 'who-are-you', 'Get an identity first: GET /api/me.')
  return person
}

export function giveCookie(reply: FastifyReply, person: Person, secure: boolean): void {
  reply.setCookie(cookieName, person.id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: cookieLasts,
  })
}

/** Refuses what another site makes a browser send: only our own pages change anything. */
export function sameSite(publicUrl: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const { origin, host } = request.headers
    const from = request.headers['sec-fetch-site']
    const ours = [publicUrl && new URL(publicUrl).host, host]
    const foreign =
      (origin !== undefined && !(URL.canParse(origin) && ours.includes(new URL(origin).host))) ||
      (from !== undefined && from !== 'same-origin' && from !== 'none')
    if (foreign) throw forbidden('This request comes from another site.')
  }
}
