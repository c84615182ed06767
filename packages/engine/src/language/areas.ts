// What lies in a space area, in words: for a list of areas to choose from.

import { type Phrase, phrase } from '../core/facts.ts'
import type { Area } from '../core/ids.ts'
import { alike, type Language } from '../core/languages.ts'
import { changeable } from '../core/rules.ts'
import type { Table } from '../core/state.ts'
import { countOfKind, kindsAt } from '../rules/viper-kinds.ts'
import { capitalise } from './icu.ts'
import { ships } from './terms.ts'
import { write } from './text.ts'

type ShipCounts = readonly (readonly [ship: keyof typeof ships, count: number])[]

/** What is told of an area besides the ships in it; a box may know more. */
export const alsoAtArea = changeable('alsoAtArea', (_table: Table, _area: Area): Phrase[] => [])

/** The ships of an area, the Cylons' first; nothing, where there are none. */
export function describeArea(seen: Table, area: Area, language: Language): string | undefined {
  const { basestars, raiders, heavyRaiders, civilians } = seen.space[area]
  const here = countedShips([
    ['basestar', basestars.length],
    ['raider', raiders],
    ['heavyRaider', heavyRaiders],
    ...kindsAt(seen, area).map((kind) => [kind, countOfKind(seen, area, kind)] as const),
    ['civilianShip', civilians.length],
  ])
  const told = [...(here === undefined ? [] : [here]), ...alsoAtArea(seen, area)].map((part) =>
    write(part, { language }),
  )
  return told.length === 0 ? undefined : `${capitalise(told.join('; '), language)}.`
}

/** “1 basestar, 4 raiders”; nothing, where there are none. */
export function countedShips(counts: ShipCounts): Phrase | undefined {
  const some = counts.filter(([, count]) => count > 0)
  if (some.length === 0) return undefined
  return phrase(alike('{ships, list, comma}'), {
    ships: some.map(([ship, count]) => phrase(alike('{ship, counted, count}'), { ship: ships[ship], count })),
  })
}
