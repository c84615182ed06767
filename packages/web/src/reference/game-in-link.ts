// Which game the reference is asked about: it stands in the address, so that a link from a table lists what that table plays.

import { checkOptions, type Options, type SetId, variantsOf } from '@cic/engine'

export function referenceOf({ players, sets, objective, ...more }: Options): string {
  const switched = variantsOf(sets).filter((variant) => (more as Record<string, unknown>)[variant] === true)
  const parts = { players: String(players), sets: sets.join('.'), objective, with: switched.join('.') }
  return `/reference?${new URLSearchParams(parts)}`
}

/** Nothing, if none is meant, or one that there is not. */
export function gameIn(search: string): Options | undefined {
  const asked = new URLSearchParams(search)
  const list = (name: string): string[] => (asked.get(name) ?? '').split('.').filter(Boolean)
  const switched = Object.fromEntries(list('with').map((variant) => [variant, true]))
  try {
    return checkOptions({
      players: Number(asked.get('players')),
      sets: list('sets') as SetId[],
      objective: asked.get('objective') as Options['objective'],
      ...switched,
    })
  } catch {
    return undefined
  }
}
