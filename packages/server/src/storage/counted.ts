// A storage of which every failure is told, whoever has asked for what could not be done. That somebody else was first is none.

import { Conflict, Repeated, type Storage } from './storage.ts'

type Failed = (error: unknown) => void

export const counted = (storage: Storage, failed: Failed): Storage =>
  telling(storage, failed, { documents: telling(storage.documents, failed) })

function telling<T extends object>(parts: T, failed: Failed, instead: Partial<T> = {}): T {
  const known = new Map<string | symbol, unknown>(Object.entries(instead))
  return new Proxy(parts, {
    get: (target, name) => {
      if (!known.has(name)) known.set(name, tellingIn(target, Reflect.get(target, name), failed))
      return known.get(name)
    },
  })
}

function tellingIn(target: object, method: unknown, failed: Failed): unknown {
  if (typeof method !== 'function') return method
  return (...values: unknown[]): unknown => {
    const result: Promise<unknown> = method.apply(target, values)
    result.catch((error) => {
      if (!(error instanceof Conflict || error instanceof Repeated)) failed(error)
    })
    return result
  }
}
