// The devices that somebody is logged in on: each has a number of its own in its cookie, so that one can be sent away without the others.

import { randomBytes } from 'node:crypto'

export interface Device {
  readonly id: string
  /** What it looks like, as `Firefox, Linux`; nothing, if it does not say. */
  readonly name: string
  readonly since: number
  /** When it was here last, to the day. */
  readonly seen: number
}

/** Of more than so many the one that was not here for longest is sent away. */
const mostDevices = 20

export const newDevice = (agent: string | undefined, now: number): Device => ({
  id: randomBytes(6).toString('base64url'),
  name: nameOf(agent),
  since: now,
  seen: now,
})

export const withDevice = (devices: readonly Device[] = [], device: Device): Device[] =>
  [...devices, device].sort((one, other) => other.seen - one.seen).slice(0, mostDevices)

/** The first that fits: most browsers also call themselves by the names of those that come after them. */
const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'FxiOS', 'CriOS', 'Chrome', 'Safari']
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux']
const usualNames: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  'Mac OS': 'macOS',
  CrOS: 'ChromeOS',
}

function nameOf(agent = ''): string {
  const found = [browsers, systems].flatMap((names) => names.find((name) => agent.includes(name)) ?? [])
  return found.map((name) => usualNames[name] ?? name).join(', ')
}
