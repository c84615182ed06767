// Everything that the page asks of the server, by the names that its description gives (`generated/operations.ts`).

import type { Answer as Chosen, StandingOrder } from '@cic/engine'
import {
  type BotLevel,
  type BotTemper,
  type Kept,
  kept,
  type Patch,
  type Picture,
  patched,
  type RefusalCode,
  type TableSettings,
  type TableStatement,
  type VoteMatter,
} from '@cic/protocol'
import { type Operations, operations } from './generated/operations.ts'
import { openStream } from './stream.ts'

export type Me = Operations['getMe']['answer']

export type NewSeat =
  | { readonly kind: 'me' | 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly temper?: BotTemper }

/** The server said no, or could not be reached. */
export class ApiError extends Error {
  readonly code: RefusalCode | 'offline'
  readonly status: number
  constructor(code: ApiError['code'], status: number) {
    super(code)
    this.code = code
    this.status = status
  }
}

export const api = {
  me: () => ask('getMe'),
  changeMe: (body: Operations['patchMe']['body']) => ask('patchMe', { body }),
  deviceLink: () => ask('postMeLinks'),
  claim: (token: string) => ask('postMeClaim', { body: { token } }),
  tables: (list: 'open' | 'running' | 'mine', after?: string) =>
    ask('getTables', { query: { list, ...(after === undefined ? {} : { after }) } }),
  createTable: (name: string, settings: TableSettings, seats: readonly NewSeat[]) =>
    ask('postTables', { body: { name, settings, seats: seats as Operations['postTables']['body']['seats'] } }),
  sit: (id: string, seat: number) => ask('postTablesByIdSeatsBySeat', { path: { id, seat } }),
  leave: (id: string, seat: number) => ask('deleteTablesByIdSeatsBySeat', { path: { id, seat } }),
  /** Others may have it, if those who are left agree on whom. */
  leaveForGood: (id: string, seat: number) =>
    ask('deleteTablesByIdSeatsBySeat', { path: { id, seat }, query: { forGood: 'yes' } }),
  setSeat: (id: string, seat: number, kind: Exclude<NewSeat, { kind: 'me' }>) =>
    ask('putTablesByIdSeatsBySeat', {
      path: { id, seat },
      body: kind as Operations['putTablesByIdSeatsBySeat']['body'],
    }),
  changeSettings: (id: string, settings: TableSettings) =>
    ask('putTablesByIdSettings', { path: { id }, body: { settings } }),
  start: (id: string) => ask('postTablesByIdStart', { path: { id } }),
  choose: (id: string, version: string, decision: string, answer: Chosen, key: string) =>
    ask('postTablesByIdChoices', { path: { id }, body: { version, decision, answer }, key }),
  order: (id: string, orders: readonly StandingOrder[]) =>
    ask('putTablesByIdOrders', { path: { id }, body: { orders } }),
  undo: (id: string, version: string) => ask('postTablesByIdUndo', { path: { id }, body: { version }, key: newKey() }),
  callVote: (id: string, matter: Exclude<VoteMatter, { kind: 'admit' }>) =>
    ask('postTablesByIdVotes', { path: { id }, body: { matter } }),
  vote: (id: string, vote: number, yes: boolean) =>
    ask('postTablesByIdVotesByVote', { path: { id, vote }, body: { yes } }),
  talk: (id: string, version: string, words: { text: string } | { statement: TableStatement }) =>
    ask('postTablesByIdTalk', { path: { id }, body: { version, ...words }, key: newKey() }),
  rest: (id: string, body: Operations['putTablesByIdRest']['body']) => ask('putTablesByIdRest', { path: { id }, body }),
  presence: (id: string) => ask('getTablesByIdPresence', { path: { id } }),
  rematch: (id: string) => ask('postTablesByIdRematch', { path: { id } }),
  report: (id: string, text: string, line?: number) =>
    ask('postTablesByIdReports', { path: { id }, body: line === undefined ? { text } : { text, line } }),
  seen: (id: string, moment: number) => ask('putTablesByIdSeen', { path: { id }, body: { moment } }),
  /** The state of the game at a moment, through the eyes that are allowed. */
  moment: (id: string, moment: number, eyes: number | 'spectator' | 'all') =>
    ask('getTablesByIdMomentsByMoment', { path: { id, moment }, query: { eyes: String(eyes) } }),
}

/** `crypto.randomUUID` exists on secure pages only; a table in a home network is none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** Follows a table: every new picture, and how the line is. Returns what ends it. */
export function followTable(
  id: string,
  heard: (picture: Picture) => void,
  state: (state: ConnectionState, status?: number) => void,
): () => void {
  let now: Kept<Picture> | undefined
  return openStream(`/api/tables/${id}/events`, {
    state,
    event: ({ event, data }) => {
      try {
        if (event === 'picture') now = kept(JSON.parse(data) as Picture)
        else if (event === 'patch') now = now && patched(now, JSON.parse(data) as Patch)
        else return true
        // Without one, or with one that is not the server's, the stream begins again with the whole.
        if (now !== undefined) heard(now.value)
        return now !== undefined
      } catch {
        return false
      }
    },
  })
}

/** In milliseconds: a line may be dead without anybody having said so. */
const longestSilence = 20_000

type Name = keyof Operations

/** What an operation needs has to be given; what it does not need, or takes nothing of, need not. */
type Part<Key extends string, T> =
  Record<string, never> extends T
    ? { readonly [K in Key]?: T }
    : undefined extends T
      ? { readonly [K in Key]?: undefined }
      : { readonly [K in Key]: T }

type Asked<N extends Name> = Part<'path', Operations[N]['path']> &
  Part<'query', Operations[N]['query']> &
  Part<'body', Operations[N]['body']> & { /** However often it arrives, it is done once. */ readonly key?: string }

export async function ask<N extends Name>(
  name: N,
  ...[asked]: Record<string, never> extends Asked<N> ? [Asked<N>?] : [Asked<N>]
): Promise<Operations[N]['answer']> {
  const [method, template] = operations[name]
  const {
    path = {},
    query = {},
    body,
    key,
  } = (asked ?? {}) as {
    path?: Record<string, string | number>
    query?: Record<string, string>
    body?: unknown
    key?: string
  }
  const filled = template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part]))
  const search = String(new URLSearchParams(query))
  const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {})
  let response: Response
  // Who is not answered at all knows as little as who is offline; what has a key can be sent again.
  const silent = new AbortController()
  const timer = key === undefined ? undefined : setTimeout(() => silent.abort(), longestSilence)
  try {
    response = await fetch(search === '' ? filled : `${filled}?${search}`, {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      signal: silent.signal,
      // What is kept by itself arrives even if the page is being left.
      keepalive: method === 'PUT',
      ...(sent === undefined ? {} : { body: sent }),
    })
  } catch {
    throw new ApiError('offline', 0)
  } finally {
    clearTimeout(timer)
  }
  const answer = response.status === 204 ? {} : await response.json().catch(() => ({}))
  if (response.ok) return answer as Operations[N]['answer']
  // A proxy in between says no in its own way.
  const { code = 'broken' } = (answer as { error?: { code?: RefusalCode } }).error ?? {}
  throw new ApiError(code, response.status)
}
