// Everything that the page asks of the server. See docs/api.md of the server for the contract.

import type { Answer, Language, StandingOrder } from '@cic/engine'
import {
  applyPatch,
  type BotLevel,
  type Patch,
  type Picture,
  type RefusalCode,
  type TableSettings,
  type TableStatement,
  type TableSummary,
  type VoteMatter,
} from '@cic/protocol'
import { openStream } from './stream.ts'

export interface Me {
  readonly id: string
  readonly name: string
  readonly language?: Language
}

export type NewSeat = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly level: BotLevel }

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
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: Partial<Pick<Me, 'name' | 'language'>>) => call<Me>('PATCH', '/me', change),
  deviceLink: () => call<{ link: string; expires: number }>('POST', '/me/links', {}),
  claim: (token: string) => call<Me>('POST', '/me/claim', { token }),
  tables: async (list: 'open' | 'running' | 'mine') =>
    (await call<{ tables: TableSummary[] }>('GET', `/tables?list=${list}`)).tables,
  createTable: (name: string, settings: TableSettings, seats: readonly NewSeat[]) =>
    call<{ id: string }>('POST', '/tables', { name, settings, seats }),
  sit: (id: string, seat: number) => call('POST', `/tables/${id}/seats/${seat}`, {}),
  leave: (id: string, seat: number) => call('DELETE', `/tables/${id}/seats/${seat}`, {}),
  /** Others may have it, if those who are left agree on whom. */
  leaveForGood: (id: string, seat: number) => call('DELETE', `/tables/${id}/seats/${seat}?forGood=yes`, {}),
  setSeat: (id: string, seat: number, kind: Exclude<NewSeat, { kind: 'me' }>) =>
    call('PUT', `/tables/${id}/seats/${seat}`, kind),
  changeSettings: (id: string, settings: TableSettings) => call('PUT', `/tables/${id}/settings`, { settings }),
  start: (id: string) => call('POST', `/tables/${id}/start`, {}),
  choose: (id: string, version: string, decision: string, answer: Answer, key: string) =>
    call('POST', `/tables/${id}/choices`, { version, decision, answer }, { 'idempotency-key': key }),
  order: (id: string, orders: readonly StandingOrder[]) => call('PUT', `/tables/${id}/orders`, { orders }),
  undo: (id: string, version: string) =>
    call<{ undone: true } | { vote: number }>('POST', `/tables/${id}/undo`, { version }, once()),
  callVote: (id: string, matter: VoteMatter) => call<{ vote: number }>('POST', `/tables/${id}/votes`, { matter }),
  vote: (id: string, vote: number, yes: boolean) => call('POST', `/tables/${id}/votes/${vote}`, { yes }),
  talk: (id: string, version: string, words: { text: string } | { statement: TableStatement }) =>
    call('POST', `/tables/${id}/talk`, { version, ...words }, once()),
  rematch: (id: string) => call<{ id: string }>('POST', `/tables/${id}/rematch`, {}),
  report: (id: string, text: string) => call('POST', `/tables/${id}/reports`, { text }),
  seen: (id: string, moment: number) => call('PUT', `/tables/${id}/seen`, { moment }),
  /** The state of the game at a moment, through the eyes that are allowed. */
  moment: (id: string, moment: number, eyes: number | 'spectator' | 'all') =>
    call<{ moment: number; of: number; view: NonNullable<Picture['game']> }>(
      'GET',
      `/tables/${id}/moments/${moment}?eyes=${eyes}`,
    ),
}

/** `crypto.randomUUID` exists on secure pages only; a table in a home network is none. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

/** However often it arrives, it is done once. */
const once = (): Record<string, string> => ({ 'idempotency-key': newKey() })

export type ConnectionState = 'connecting' | 'live' | 'lost'

/** Follows a table: every new picture, and how the line is. Returns what ends it. */
export function followTable(
  id: string,
  heard: (picture: Picture) => void,
  state: (state: ConnectionState, status?: number) => void,
): () => void {
  let picture: Picture | undefined
  return openStream(`/api/tables/${id}/events`, {
    state,
    event: ({ event, data }) => {
      try {
        if (event === 'picture') picture = JSON.parse(data) as Picture
        else if (event === 'patch' && picture !== undefined) picture = applyPatch(picture, JSON.parse(data) as Patch)
        else return event !== 'patch'
        heard(picture)
        return true
      } catch {
        return false
      }
    },
  })
}

export async function call<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { ...json, ...headers },
      // What is kept by itself arrives even if the page is being left.
      keepalive: method === 'PUT',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError('offline', 0)
  }
  const answer = response.status === 204 ? {} : await response.json().catch(() => ({}))
  if (response.ok) return answer as T
  // A proxy in between says no in its own way.
  const { code = 'broken' } = (answer as { error?: { code?: RefusalCode } }).error ?? {}
  throw new ApiError(code, response.status)
}
