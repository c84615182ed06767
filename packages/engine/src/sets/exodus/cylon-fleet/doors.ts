// What a screen shows of the Cylon Fleet board.

import { phrase } from '../../../core/facts.ts'
import type { Area } from '../../../core/ids.ts'
import { alike, type Language } from '../../../core/languages.ts'
import type { Table } from '../../../core/state.ts'
import { ships } from '../../../language/terms.ts'
import { write } from '../../../language/text.ts'
import type { CylonShip } from '../../../rules/placement.ts'
import { cylonShips, gathered, numberOf, recall } from './board.ts'
import { spaces } from './pursuit-track.ts'

export interface FleetSeen {
  /** The space of the pursuit marker. */
  readonly pursuit: number
  /** Civilian ships that each space places; the last one is Auto Attack. */
  readonly spaces: readonly { readonly civilians: number; readonly attack?: true }[]
}

/** The pursuit track; nothing, where it is not played. */
export const pursuitOf = (seen: Table): FleetSeen | undefined =>
  seen.options.cylonFleet === true ? { pursuit: recall(seen).pursuit, spaces: track } : undefined

const track: FleetSeen['spaces'] = [
  ...spaces.map((civilians) => ({ civilians })),
  { civilians: 0, attack: true as const },
]

/** The same in words: “1 basestar, 4 raiders”. */
export const describeBeyond = (seen: Table, area: Area, language: Language): string =>
  write(phrase(alike('{ships, list, comma}'), { ships: beyond(seen, area).ships.map(countedShip) }), { language })

const countedShip = ({ ship, count }: { readonly ship: CylonShip; readonly count: number }) =>
  phrase(alike('{ship, counted, count}'), { ship: ships[ship], count })

/** The ships that wait beyond an area around Galactica, and the number that is printed there. */
export const beyond = (
  seen: Table,
  area: Area,
): { readonly number: string; readonly ships: readonly { readonly ship: CylonShip; readonly count: number }[] } => ({
  number: numberOf(area),
  ships: cylonShips.flatMap((ship) => {
    const count = gathered(seen, area, ship)
    return count > 0 ? [{ ship, count }] : []
  }),
})
