// Characters as they lie on the table while players choose: who took which, and why one is not open. (Rulebook: Setup, Choose Characters.)

import type { CharacterId, Seat } from './core/ids.ts'
import type { Language, Text } from './core/languages.ts'
import { characterOption } from './core/option-kinds.ts'
import { rulesOf } from './core/rules.ts'
import type { Table } from './core/state.ts'
import type { Decision } from './game.ts'
import { writeText } from './language/text.ts'
import type { View } from './view.ts'

export interface CharacterOnTable {
  readonly id: CharacterId
  readonly ofCylon: boolean
  /** The answer that takes this one. */
  readonly option?: number
  readonly takenBy?: Seat
  /** Why nobody takes it now. */
  readonly reason?: string
}

/** Whether a question is about which character somebody plays. */
export const asksForCharacter = ({ options }: Pick<Decision, 'options'>): boolean =>
  options.length > 0 && options.every(({ id }) => characterOption.is(id))

/** Whether an answer takes a sheet that is a Cylon's own. */
export const isCylonSheet = (table: Table, option: string): boolean =>
  characterOption.is(option) && rulesOf(table).characters[characterOption.of(option)].ofCylon === true

/** All characters of the game by their types, each with where it stands. */
export function charactersOnTable(
  seen: View,
  { options }: Pick<Decision, 'options'>,
  language: Language,
): { readonly type: string; readonly characters: readonly CharacterOnTable[] }[] {
  const { characters } = rulesOf(seen)
  const offered = options.map(({ id }) => characterOption.of(id))
  const ids = Object.keys(characters) as CharacterId[]
  const types = [...new Set(ids.map((id) => characters[id].type))]
  return types.map((type) => ({
    type,
    characters: ids
      .filter((id) => characters[id].type === type)
      .map((id): CharacterOnTable => {
        const ofCylon = characters[id].ofCylon === true
        const option = offered.indexOf(id)
        if (option >= 0) return { id, ofCylon, option }
        const takenBy = seen.seats.findIndex(({ character }) => character === id)
        if (takenBy >= 0) return { id, ofCylon, takenBy }
        const typeIsOpen = offered.some((other) => characters[other].type === type)
        return {
          id,
          ofCylon,
          reason: writeText(typeIsOpen || ofCylon ? reasons.notHere : reasons.otherTypes, {}, language),
        }
      }),
  }))
}

const reasons = {
  otherTypes: {
    en: 'First those of which fewer have been chosen',
    es: 'Antes, los tipos que menos se han elegido',
    de: 'Zuerst die Typen, von denen weniger gewählt sind',
    fr: 'D’abord les types les moins choisis',
    pl: 'Najpierw typy, których wybrano mniej',
  },
  notHere: {
    en: 'Not open to you in this game',
    es: 'No disponible para ti en esta partida',
    de: 'Für dich in diesem Spiel nicht offen',
    fr: 'Pas disponible pour vous dans cette partie',
    pl: 'Niedostępna dla ciebie w tej grze',
  },
} satisfies Record<string, Text>
