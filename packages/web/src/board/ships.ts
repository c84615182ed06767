// The ships of a space area as they are drawn: alike ones in stacks, each basestar and piloted viper by itself.

import { type Area, type Seat, type View, vipersByKind } from '@cic/engine'
import type { ShipShapeName } from '../art/ship.tsx'
import { broughtBy } from '../boxes/slots.ts'
import type { Target } from '../question/targets.ts'

export interface ShipItem {
  readonly shape: ShipShapeName
  readonly side: 'human' | 'cylon'
  readonly target: Target
  readonly count: number
  readonly pilot?: Seat
  /** A basestar's number and damage; a civilian ship's number and face, if it is known. */
  readonly number?: number
  readonly damage?: readonly string[]
  readonly face?: string
  /** A ship that has a name, and the letter on it. */
  readonly name?: string
  readonly letter?: string
}

/** Cylons first. Civilian ships are stacked where there are many, unless each of them matters now. */
export function shipsIn(
  seen: Pick<View, 'space' | 'seats' | 'boxes' | 'options' | 'reserves' | 'damagedVipers' | 'removed' | 'viperKinds'>,
  area: Area,
  apart: boolean,
): ShipItem[] {
  const { basestars, raiders, heavyRaiders, civilians } = seen.space[area]
  const stack = (shape: ShipShapeName, side: ShipItem['side'], target: string, count: number): ShipItem[] =>
    count === 0 ? [] : [{ shape, side, target: `${target}:${area}`, count }]
  const named = broughtBy(seen, 'namedShips').flatMap((ships) => ships(seen, area))
  return [
    ...basestars.map(
      ({ id, damage }): ShipItem => ({
        shape: 'basestar',
        side: 'cylon',
        target: `basestar:${id}`,
        count: 1,
        number: id + 1,
        damage,
      }),
    ),
    ...named.map((ship): ShipItem => ({ ...ship, side: 'cylon', target: `${ship.name}:${area}`, count: 1 })),
    ...stack('raider', 'cylon', 'raider', raiders - named.filter(({ shape }) => shape === 'raider').length),
    ...stack('heavyRaider', 'cylon', 'heavyRaider', heavyRaiders),
    ...vipersByKind(seen, area).flatMap(({ kind, count }) => stack(kind, 'human', 'viper', count)),
    ...seen.seats.flatMap(({ at, flies = 'viper' }, seat): ShipItem[] =>
      at === area ? [{ shape: flies, side: 'human', target: `pilot:${seat}`, count: 1, pilot: seat }] : [],
    ),
    ...civilianItems(civilians, area, apart),
  ]
}

function civilianItems(civilians: View['space'][Area]['civilians'], area: Area, apart: boolean): ShipItem[] {
  const unknown = civilians.filter(({ face }) => face === '?')
  const stacked = !apart && unknown.length > 2
  const single = stacked ? civilians.filter(({ face }) => face !== '?') : civilians
  return [
    ...single.map(
      ({ id, face }): ShipItem => ({
        shape: 'civilian',
        side: 'human',
        target: `civilian:${id}`,
        count: 1,
        number: id + 1,
        ...(face === '?' ? {} : { face }),
      }),
    ),
    ...(stacked
      ? [{ shape: 'civilian' as const, side: 'human' as const, target: `civilians:${area}`, count: unknown.length }]
      : []),
  ]
}
