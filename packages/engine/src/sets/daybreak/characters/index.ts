// The 12 characters of Daybreak: four new ones, four other versions of characters of the base game, and four Cylon leaders. (Rulebook: Choosing
// characters.)

import type { Character } from '../../../core/card.ts'
import type { CharacterId } from '../../../core/ids.ts'
import { changed, rulesOf } from '../../../core/rules.ts'
import type { Table } from '../../../core/state.ts'
import { selectable } from '../../../rules/setup.ts'
import { aaronDoral } from './aaron-doral.ts'
import { shermanDocCottle } from './sherman-doc-cottle.ts'
import { tomZarekAlt } from './tom-zarek-alt.ts'

export const characters = {
  'sherman-doc-cottle': shermanDocCottle,
  'tom-zarek-alt': tomZarekAlt,
  'aaron-doral': aaronDoral,
} as const satisfies Partial<Record<CharacterId, Character>>

/** Whether somebody plays the other version of this character. */
function isPlayedOtherwise(table: Table, id: CharacterId): boolean {
  const all = rulesOf(table).characters
  const own = all[id].alternateOf ?? id
  return table.seats.some(({ character }) => {
    return character !== undefined && character !== id && (all[character].alternateOf ?? character) === own
  })
}

export const characterChanges = [
  changed(selectable, (rule, game) => rule(game).filter((id) => !isPlayedOtherwise(game, id))),
]
