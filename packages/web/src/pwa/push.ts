// Messages on this device: asked for by a click, kept by the browser, known to the server.

import { moreApi } from '../more-api.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function pushState(): Promise<PushState> {
  if (!supported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription === null || subscription === undefined ? 'off' : 'on'
}

/** The browser asks the person first; whoever says no is left alone. */
export async function turnPushOn(): Promise<PushState> {
  if (!supported()) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const registration = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(await moreApi.pushKey())
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await moreApi.subscribe(subscription.toJSON())
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription !== null && subscription !== undefined) {
    await moreApi.unsubscribe(subscription.endpoint)
    await subscription.unsubscribe()
  }
  return pushState()
}

/** A key in base64url as bytes. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const base64 = key.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
