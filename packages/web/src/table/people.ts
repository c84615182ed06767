// Names of people as the table writes them.

import { type CharacterId, type Language, labelOf, type Reader, type Seat, shortName } from '@cic/engine'

/** Two letters: the first of the first and of the last name, without callsigns. */
export function initialsOf(name: string): string {
  const words = name.replaceAll(/[“”„"«][^“”„"»]*[“”"»]/g, ' ').match(/\p{L}+/gu) ?? []
  const [first = '?', last = ''] = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return (first.charAt(0) + last.charAt(0)).toUpperCase()
}

export const fullName = (character: CharacterId, language: Language): string =>
  labelOf('character', character, language)

/** The character's short name, or "Player 2" before there is one. */
export const nameOf = (seat: Seat, reader: Reader): string => shortName(seat, reader)
