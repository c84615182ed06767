// The 12 characters of Daybreak: four new ones, four other versions of characters of the base game, and four Cylon leaders. (Rulebook: Choosing
// characters.)

import type { Character } from '../../../core/card.ts'
import type { CharacterId } from '../../../core/ids.ts'
import { changed } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { selectable } from '../../../rules/setup.ts'
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

/** Of people with two versions the other one of each. */
const otherVersions = new Map<string, CharacterId>()
for (const [id, { alternateOf }] of Object.entries<Character>(characters)) {
  if (alternateOf === undefined) continue
  otherVersions.set(id, alternateOf)
  otherVersions.set(alternateOf, id as CharacterId)
}

/** Those of whom nobody plays the other version. */
function notPlayedOtherwise({ seats }: Table, ids: CharacterId[]): CharacterId[] {
  const gone = seats.map(({ character = '' }) => otherVersions.get(character))
  return ids.filter((id) => !gone.includes(id))
}

export const characterChanges = [
  changed(selectable, (rule, game) => notPlayedOtherwise(game, rule(game))),
  ...hotDogChanges,
  ...leeChanges,
]

export const characterWraps = [zarekWraps, lampkinWraps, heloWraps, dannaWraps, simonWraps, athenaWraps]
