// What the pages around the table ask of the server: history, notes, notifications.

import { ask } from './api.ts'
import type { Operations } from './generated/operations.ts'

export const notifiedEvents = ['turn', 'vote', 'clock'] as const
export const channels = ['push', 'email', 'webhook'] as const
export type NotifiedEvent = (typeof notifiedEvents)[number]
export type Channel = (typeof channels)[number]
export type Notifications = Readonly<Record<NotifiedEvent, readonly Channel[]>>

/** Me, with how I want to be told things. */
export type MyAccount = Operations['getMe']['answer']

export type MyDevice = Operations['getMeDevices']['answer']['devices'][number]

export type Suspicion = 'trust' | 'doubt' | 'suspect'

export interface Notes {
  readonly text: string
  readonly marks: Readonly<Record<string, Suspicion | undefined>>
  readonly muted?: readonly number[]
}

export const moreApi = {
  account: () => ask('getMe'),
  changeAccount: (body: Operations['patchMe']['body']) => ask('patchMe', { body }),
  picture: (id: string) => ask('getTablesById', { path: { id } }),
  record: (id: string) => ask('getTablesByIdRecord', { path: { id } }),
  since: (id: string) => ask('getTablesByIdSince', { path: { id } }),
  notes: (id: string) => ask('getTablesByIdNotes', { path: { id } }),
  keepNotes: (id: string, body: Notes) => ask('putTablesByIdNotes', { path: { id }, body }),
  pushKey: async () => (await ask('getPushKey')).key,
  subscribe: (subscription: PushSubscriptionJSON) =>
    ask('putMePush', { body: { subscription } as Operations['putMePush']['body'] }),
  unsubscribe: (endpoint: string) => ask('deleteMePush', { body: { endpoint } }),
  setEmail: (address: string) => ask('putMeEmail', { body: { address } }),
  removeEmail: () => ask('deleteMeEmail'),
  confirmEmail: (token: string) => ask('postMeEmailConfirm', { body: { token } }),
  setWebhook: (url: string) => ask('putMeWebhook', { body: { url } }),
  removeWebhook: () => ask('deleteMeWebhook'),
  devices: async () => (await ask('getMeDevices')).devices,
  sendAway: (device: string) => ask('deleteMeDevicesByDevice', { path: { device } }),
  logOut: (everywhere: boolean) => ask('postMeLogout', { body: { everywhere } }),
}
