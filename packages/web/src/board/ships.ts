// The ships of a space area as they are drawn: alike ones in stacks, each basestar and piloted viper by itself.

import { type Area, type Seat, scarIn, type View } from '@cic/engine'
import type { ShipShapeName } from '../art/ship.tsx'
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
  /** The raider that has a name. */
  readonly scar?: true
}

/** Cylons first. Civilian ships are stacked where there are many, unless each of them matters now. */
export function shipsIn(seen: Pick<View, 'space' | 'seats' | 'boxes'>, area: Area, apart: boolean): ShipItem[] {
  const { basestars, raiders, heavyRaiders, vipers, civilians } = seen.space[area]
  const stack = (shape: ShipShapeName, side: ShipItem['side'], target: string, count: number): ShipItem[] =>
    count === 0 ? [] : [{ shape, side, target: `${target}:${area}`, count }]
  const scar = scarIn(seen) === area || undefined
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
    ...(scar ? [{ shape: 'raider', side: 'cylon', target: `scar:${area}`, count: 1, scar } as const] : []),
    ...stack('raider', 'cylon', 'raider', raiders - (scar ? 1 : 0)),
    ...stack('heavyRaider', 'cylon', 'heavyRaider', heavyRaiders),
    ...stack('viper', 'human', 'viper', vipers),
    ...seen.seats.flatMap(({ at }, seat): ShipItem[] =>
      at === area ? [{ shape: 'viper', side: 'human', target: `pilot:${seat}`, count: 1, pilot: seat }] : [],
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
