// The tokens in the boxes as plain facts: civilian ships, and damage to Galactica and to basestars.

import { knownSets, setOf } from './core/boxes.ts'
import type { LocationId, SetId } from './core/ids.ts'
import type { Text } from './core/languages.ts'
import { cardName } from './language/names.ts'

export interface Token {
  readonly id: string
  readonly set: SetId
  readonly kind: 'civilianShip' | 'galacticaDamage' | 'basestarDamage'
  readonly count: number
  readonly name: Text
  /** The location that it damages. */
  readonly location?: LocationId
}

/** All tokens of these boxes; of all boxes, if none are named. */
export function tokens(sets: readonly SetId[] = knownSets()): Token[] {
  return sets.map(setOf).flatMap(({ id: set, civilianShips = {}, galacticaDamage = {}, basestarDamage = [] }) => [
    ...Object.entries(civilianShips).map(([id, { count }]) => token(set, 'civilianShip', id, count)),
    ...Object.entries(galacticaDamage).map(([id, { location }]) => ({
      ...token(set, 'galacticaDamage', id, 1),
      ...(location === undefined ? {} : { location }),
    })),
    ...[...new Set(basestarDamage)].map((id) =>
      token(set, 'basestarDamage', id, basestarDamage.filter((one) => one === id).length),
    ),
  ])
}

function token(set: SetId, kind: Token['kind'], id: string, count: number): Token {
  const name = cardName(id)
  if (name === undefined) throw new Error(`No token is called ${id}`)
  return { id, set, kind, count, name }
}
