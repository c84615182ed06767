// What a screen shows of the Cylon Fleet board.

import { type Phrase, phrase } from '../../../core/facts.ts'
import type { Area } from '../../../core/ids.ts'
import type { Language } from '../../../core/languages.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { alsoAtArea, countedShips } from '../../../language/areas.ts'
import { write } from '../../../language/text.ts'
import { boardInPlay } from '../../../rules/movement.ts'
import type { CylonShip } from '../../../rules/placement.ts'
import { allGathered, cylonShips, gathered, numberOf, recall } from './board.ts'
import { spaces } from './pursuit-track.ts'

export interface FleetSeen {
  /** The space of the pursuit marker. */
  readonly pursuit: number
  /** It stands still: space around Galactica is out of the game. */
  readonly waits: boolean
  /** Civilian ships that each space places; the last one is Auto Attack. */
  readonly spaces: readonly { readonly civilians: number; readonly attack?: true }[]
}

/** The pursuit track; nothing, where it is not played. */
export const pursuitOf = (seen: Table): FleetSeen | undefined =>
  seen.options.cylonFleet === true
    ? { pursuit: recall(seen).pursuit, waits: !boardInPlay(seen, 'galactica'), spaces: track }
    : undefined

const track: FleetSeen['spaces'] = [
  ...spaces.map((civilians) => ({ civilians })),
  { civilians: 0, attack: true as const },
]

/** The same in words: “1 basestar, 4 raiders”; nothing, where none waits. */
export const describeBeyond = (seen: Table, area: Area, language: Language): string | undefined =>
  written(waitingIn(seen, area), language)

const waitingIn = (table: Table, area: Area): Phrase | undefined =>
  countedShips(cylonShips.map((ship) => [ship, gathered(table, area, ship)]))

const written = (ships: Phrase | undefined, language: Language): string | undefined =>
  ships === undefined ? undefined : write(ships, { language })

/** Everything that waits on the board, in words. */
export const describeGathered = (seen: Table, language: Language): string | undefined =>
  written(countedShips(cylonShips.map((ship) => [ship, allGathered(seen, ship)])), language)

export const areaChanges = [
  changed(alsoAtArea, (rule, table, area) => {
    const waiting = waitingIn(table, area)
    return [...rule(table, area), ...(waiting === undefined ? [] : [phrase(beyondTheLine, { waiting })])]
  }),
]

const beyondTheLine = {
  en: 'beyond the line {waiting}',
  es: 'más allá de la línea {waiting}',
  de: 'jenseits der Linie {waiting}',
  fr: 'au-delà de la ligne {waiting}',
  pl: 'za linią {waiting}',
}

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
