// Who may call what. Every route names it, one hook enforces it, and a test tries everybody else.

import '@fastify/cookie'
import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RefusalCode } from '@cic/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, Person } from './people.ts'
import { forbidden, notFound, Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import { seatOf, type Table } from './table/table.ts'
import type { Tables } from './tables.ts'

/** In words, for the description of the API. What is at a table needs the table's link besides. */
export const whoMay = {
  anyone: 'anybody',
  person: 'anybody with an identity',
  seat: 'whoever has a seat at the table',
  host: 'the host of the table',
  operator: 'who runs the server: from its own machine, or with the token METRICS_TOKEN',
} as const

export type Access = keyof typeof whoMay

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** What it may say no with besides what every route of its kind may. */
    refusals?: readonly RefusalCode[]
  }
  interface FastifyRequest {
    /** Who asks, if they have an identity. */
    person?: Person
    /** On which of their devices; cookies of earlier versions do not say. */
    device?: string
  }
}

/** Over https a browser takes it from this very host alone, and only if nobody on the way can have set it. */
export const cookieName = 'cic'
const secureCookieName = `__Host-${cookieName}`

const cookieLasts = 400 * 86_400

/** What is waited for, where there is anything to wait for: most requests are answered from memory. */
export type Maybe = Promise<void> | undefined

export function recognise(people: People, now: () => number) {
  const valueIn = rememberingCookies()
  const take = (request: FastifyRequest, person: Person | undefined, devices: string, device?: string): void => {
    if (person === undefined || !isLoggedIn(person, { devices, device })) return
    request.person = person
    request.device = device
    people.touch(person, now(), device)
  }
  return (request: FastifyRequest): Maybe => {
    const value = valueIn(request)
    if (value === undefined) return undefined
    const [id, devices = '0', device] = value.split('.')
    const known = people.known(id)
    if (known === undefined) return people.get(id).then((person) => take(request, person, devices, device))
    take(request, known, devices, device)
    return undefined
  }
}

/** What a cookie says besides the name: how often all devices had been sent away, and on which one it is. */
export interface Login {
  readonly devices: string
  readonly device?: string
}

/** Unless all devices were sent away since, or this one, or the operator wants nothing to do with them. */
export const isLoggedIn = (person: Person, { devices, device }: Login): boolean =>
  person.banned !== true &&
  String(person.devices ?? 0) === devices &&
  (device === undefined || person.loggedIn?.some((one) => one.id === device) === true)

/** The same cookies come with every request: they are read, and the signature is checked, once, as long as not too many others come. */
function rememberingCookies() {
  const most = 10_000
  const values = new Map<string, string>()
  return (request: FastifyRequest): string | undefined => {
    const header = request.headers.cookie
    if (header === undefined) return undefined
    const known = values.get(header)
    if (known !== undefined) return known
    const cookies = request.server.parseCookie(header)
    const signed = cookies[secureCookieName] ?? cookies[cookieName]
    if (signed === undefined) return undefined
    const { valid, value } = request.unsignCookie(signed)
    if (!valid || value === null) return undefined
    if (values.size >= most) values.clear()
    values.set(header, value)
    return value
  }
}

export function enforce(tables: Tables, settings: Settings) {
  return (request: FastifyRequest): Maybe => {
    const { access } = request.routeOptions.config
    // What is not there is refused for that reason.
    if (request.is404 || access === 'anyone') return undefined
    if (access === undefined) throw new Refusal('not-found', 'There is no such address.')
    if (access === 'operator') return mustOperate(request, settings)
    const person = whoAsks(request)
    if (access === 'person') return undefined
    const { id } = request.params as { id: string }
    // Nothing has been checked yet: what cannot be the address of a table does not reach the storage.
    if (!isTableId(id)) throw notFound('table')
    const known = tables.known(id)
    if (known !== undefined && belongs(known, person, access)) return undefined
    // Another process may have let them sit down just now.
    return tables.lookAtLatest(id, (table) => {
      if (!belongs(table, person, access)) throw forbidden(strangers[access])
    })
  }
}

const belongs = (table: Table, { id }: Person, access: 'host' | 'seat'): boolean =>
  access === 'host' ? table.host === id : seatOf(table, id) !== undefined

const strangers = { host: 'Only the host may do this.', seat: 'You have no seat at this table.' } as const

const isTableId = (id: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(id)

export function whoAsks({ person }: FastifyRequest): Person {
  if (person === undefined) throw new Refusal('who-are-you', 'Get an identity first: GET /api/me.')
  return person
}

/** How often events happen tells something about what is played: it is nobody's business but the operator's. */
function mustOperate(request: FastifyRequest, { metricsToken, trustProxy }: Settings): undefined {
  const shown = request.headers.authorization?.replace(/^Bearer /i, '')
  if (metricsToken !== undefined && shown !== undefined && alike(shown, metricsToken)) return
  // A proxy on this machine that is not known of would make everybody look local.
  const passedOn = !trustProxy && ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in request.headers)
  // A page that a browser of this machine has open may call itself by any name that leads here.
  const named = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(request.headers.host ?? '')
  if (metricsToken !== undefined || passedOn || !named || !isLocal(request.ip))
    throw forbidden(`This is for ${whoMay.operator}.`)
}

const isLocal = (address: string): boolean => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)

const alike = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export function giveCookie(reply: FastifyReply, person: Person, device: string, secure: boolean): void {
  const { id, devices = 0 } = person
  reply.setCookie(secure ? secureCookieName : cookieName, `${id}.${devices}.${device}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: cookieLasts,
  })
  if (secure) reply.clearCookie(cookieName, { path: '/' })
}

/** This device is nobody's any more. */
export function takeCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName, { path: '/' })
  reply.clearCookie(secureCookieName, { path: '/', secure: true })
}

/** Refuses what another site makes a browser send: only our own pages change anything. */
export function sameSite(publicUrl: string | undefined) {
  const home = publicUrl && new URL(publicUrl).host
  return (request: FastifyRequest): void => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
    const { origin, host } = request.headers
    const from = request.headers['sec-fetch-site']
    const ours = [home, host]
    const foreign =
      (origin !== undefined && !(URL.canParse(origin) && ours.includes(new URL(origin).host))) ||
      (from !== undefined && from !== 'same-origin' && from !== 'none')
    if (foreign) throw forbidden('This request comes from another site.')
  }
}

/** Where somebody calls from. Of IPv6 addresses everybody has as many as they like: the network counts. */
export function networkOf(ip: string): string {
  if (ip.includes('.') || !isIPv6(ip)) return ip
  const [before, after] = ip.split('%')[0].split('::')
  const groups = (part = ''): string[] => (part === '' ? [] : part.split(':'))
  const middle = Array(Math.max(0, 8 - groups(before).length - groups(after).length)).fill('0')
  return [...groups(before), ...middle, ...groups(after)].slice(0, 4).join(':')
}
