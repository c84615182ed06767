// Names of people as the table writes them.

import {
  areas,
  type CharacterId,
  type Language,
  labelOf,
  playedBy,
  type Reader,
  type Seat,
  shortName,
  titlesOf,
  type View,
} from '@cic/engine'
import type { tableWords } from '../words/table.ts'
import type { Say } from '../words/words.ts'

/** Two letters: the first of the first and of the last name, without callsigns. */
export function initialsOf(name: string): string {
  const words = name.replaceAll(/[“”„"«][^“”„"»]*[“”"»]/g, ' ').match(/\p{L}+/gu) ?? []
  const [first = '?', last = ''] = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return (first.charAt(0) + last.charAt(0)).toUpperCase()
}

export const fullName = (character: CharacterId, language: Language): string =>
  labelOf('character', character, language)

/** Who reads: somebody whose character was executed is called by its name until there is another. */
export const readerOf = (game: View, language: Language): Reader => ({
  language,
  character: (seat) => playedBy(game, seat) ?? lastPlayed(game, seat),
})

const lastPlayed = ({ log }: View, seat: Seat): CharacterId | undefined =>
  log.findLast((entry) => entry.seat === seat && entry.character !== undefined)?.character as CharacterId | undefined

/** The character's short name, or "Player 2" before there is one. */
export const nameOf = (seat: Seat, reader: Reader): string => shortName(seat, reader)

/** Whether somebody there flies. */
export const isArea = (place: string): boolean => (areas as readonly string[]).includes(place)

/** The offices that somebody holds. */
export const officesOf = (seat: Seat, game: View, language: Language): string[] =>
  game.turn === 0
    ? []
    : titlesOf(game)
        .filter((title) => game.titles[title] === seat)
        .map((title) => labelOf('title', title, language, 'office'))

/** Where somebody's character is; nothing, where there is none yet. */
export function placeOfSeat(seat: Seat, game: View, language: Language, t: Say<typeof tableWords>): string | undefined {
  const { at, character } = game.seats[seat]
  if (character === undefined) return undefined
  if (at === undefined) return t('offBoard')
  return isArea(at) ? t('inViper', { area: labelOf('area', at, language) }) : labelOf('place', at, language)
}
