// The 12 characters of Daybreak: four new ones, four other versions of characters of the base game, and four Cylon leaders. (Rulebook: Choosing
// characters.)

import type { Character } from '../../../core/card.ts'
import type { CharacterId } from '../../../core/ids.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { selectable } from '../../../rules/setup.ts'
import { personOf } from '../../../rules/table.ts'
import { aaronDoral } from './aaron-doral.ts'
import { brendanHotDogCostanza, hotDogChanges } from './brendan-hot-dog-costanza.ts'
import { dannaBiers, dannaWraps } from './danna-biers.ts'
import { gaiusBaltarAlt } from './gaius-baltar-alt.ts'
import { heloWraps, karlHeloAgathonAlt } from './karl-helo-agathon-alt.ts'
import { leeAdamaAlt, leeChanges } from './lee-adama-alt.ts'
import { louisHoshi } from './louis-hoshi.ts'
import { lampkinWraps, romoLampkin } from './romo-lampkin.ts'
import { athenaWraps, sharonAthenaAgathon } from './sharon-athena-agathon.ts'
import { shermanDocCottle } from './sherman-doc-cottle.ts'
import { simonONeill, simonWraps } from './simon-oneill.ts'
import { tomZarekAlt, zarekWraps } from './tom-zarek-alt.ts'

export const characters = {
  'louis-hoshi': louisHoshi,
  'romo-lampkin': romoLampkin,
  'brendan-hot-dog-costanza': brendanHotDogCostanza,
  'sherman-doc-cottle': shermanDocCottle,
  'lee-adama-alt': leeAdamaAlt,
  'tom-zarek-alt': tomZarekAlt,
  'karl-helo-agathon-alt': karlHeloAgathonAlt,
  'gaius-baltar-alt': gaiusBaltarAlt,
  'aaron-doral': aaronDoral,
  'danna-biers': dannaBiers,
  'simon-oneill': simonONeill,
  'sharon-athena-agathon': sharonAthenaAgathon,
} as const satisfies Partial<Record<CharacterId, Character>>

/** Those of whom nobody plays the other version. */
function notPlayedOtherwise(table: Table, ids: CharacterId[]): CharacterId[] {
  const played = new Map(
    table.seats.flatMap(({ character: id }) => (id === undefined ? [] : [[personOf(table, id), id]])),
  )
  return ids.filter((id) => (played.get(personOf(table, id)) ?? id) === id)
}

export const characterChanges = [
  changed(selectable, (rule, game) => notPlayedOtherwise(game, rule(game))),
  ...hotDogChanges,
  ...leeChanges,
]

export const characterWraps = [zarekWraps, lampkinWraps, heloWraps, dannaWraps, simonWraps, athenaWraps]
