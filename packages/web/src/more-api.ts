// What the pages around the table ask of the server: history, notes, notifications.

import type { GameRecord, Language, LogEntry } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { call, type Me } from './api.ts'

export const notifiedEvents = ['turn', 'vote', 'clock'] as const
export const channels = ['push', 'email', 'webhook'] as const
export type NotifiedEvent = (typeof notifiedEvents)[number]
export type Channel = (typeof channels)[number]
export type Notifications = Readonly<Record<NotifiedEvent, readonly Channel[]>>

/** Me, with how I want to be told things. */
export interface MyAccount extends Me {
  readonly notifications: Notifications
  readonly email?: string
  readonly webhook?: string
  /** How many browsers of mine are told. */
  readonly push: number
}

export type Suspicion = 'trust' | 'doubt' | 'suspect'

export interface Notes {
  readonly text: string
  readonly marks: Readonly<Record<string, Suspicion | undefined>>
  readonly muted?: readonly number[]
}

export const moreApi = {
  account: () => call<MyAccount>('GET', '/me'),
  changeAccount: (change: { name?: string; language?: Language; notifications?: Notifications }) =>
    call<MyAccount>('PATCH', '/me', change),
  picture: (id: string) => call<Picture>('GET', `/tables/${id}`),
  record: (id: string) => call<GameRecord>('GET', `/tables/${id}/record`),
  since: (id: string) => call<{ moment: number; log: LogEntry[] }>('GET', `/tables/${id}/since`),
  notes: (id: string) => call<Notes>('GET', `/tables/${id}/notes`),
  keepNotes: (id: string, notes: Notes) => call('PUT', `/tables/${id}/notes`, notes),
  pushKey: async () => (await call<{ key: string }>('GET', '/push/key')).key,
  subscribe: (subscription: unknown) => call<{ push: number }>('PUT', '/me/push', { subscription }),
  unsubscribe: (endpoint: string) => call<{ push: number }>('DELETE', '/me/push', { endpoint }),
  setEmail: (address: string) => call<{ expires: number }>('PUT', '/me/email', { address }),
  removeEmail: () => call('DELETE', '/me/email'),
  confirmEmail: (token: string) => call<{ email: string }>('POST', '/me/email/confirm', { token }),
  setWebhook: (url: string) => call<{ secret: string }>('PUT', '/me/webhook', { url }),
  removeWebhook: () => call('DELETE', '/me/webhook'),
}
