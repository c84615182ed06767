// What a route may say no with: the codes that it names, and those that follow from who may call it and how it is called. The description
// of the API is made from this, and the tests' servers see to it that nobody is refused with anything else.

import type { RefusalCode } from '@cic/protocol'
import type { Access } from '../access.ts'
import { statuses } from '../refusal.ts'

export interface Refusing {
  readonly method: string
  readonly url: string
  readonly access: Access
  readonly own?: readonly RefusalCode[]
}

/** All its codes, by their status. */
export function refusalsOf(route: Refusing): ReadonlyMap<number, readonly RefusalCode[]> {
  const codes = [...new Set([...(route.own ?? []), ...usual(route)])].sort()
  return Map.groupBy(codes, (code) => statuses[code])
}

export const mayRefuseWith = (route: Refusing, code: RefusalCode): boolean =>
  refusalsOf(route).get(statuses[code])?.includes(code) ?? false

function usual({ method, url, access }: Refusing): RefusalCode[] {
  const changes = method !== 'GET'
  return [
    'bad-request',
    'broken',
    'not-found',
    'too-many-requests',
    ...(changes ? (['forbidden', 'not-json', 'too-large'] as const) : []),
    ...byAccess[access],
    ...(url.includes('/tables/:id') ? (['being-updated'] as const) : []),
  ]
}

const byAccess: Readonly<Record<Access, readonly RefusalCode[]>> = {
  anyone: [],
  person: ['who-are-you'],
  seat: ['who-are-you', 'forbidden'],
  host: ['who-are-you', 'forbidden'],
  operator: ['forbidden'],
}
