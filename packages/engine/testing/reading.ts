// Whether what a game has told can be read in every language.

import type { Reader } from '../src/core/facts.ts'
import { type Language, languages } from '../src/core/languages.ts'
import type { Game } from '../src/core/state.ts'
import { describeLog } from '../src/language/log.ts'

export const readerOf = (game: Game, language: Language): Reader => ({
  language,
  character: (seat) => game.seats[seat].character,
})

/** What is wrong with a sentence or label at first sight. */
export function faultOf(text: string): string | undefined {
  if (text === '') return 'is empty'
  if (text !== text.trim()) return 'has white space around it'
  if (/[{}]/.test(text)) return 'has braces'
  if (/undefined|NaN|\[object|null/.test(text)) return 'lacks a value'
  if (/\s\s/.test(text)) return 'has two spaces'
  if (/[.?!]\.|\s[.,]|\(\)|“”|„”|„“/.test(text)) return 'has odd punctuation'
  if (/^\p{Ll}/u.test(text)) return 'begins with a small letter'
  return undefined
}

/** What is wrong with the lines of a log. */
export const readingFaults = (game: Game): string[] =>
  languages.flatMap((language) => {
    const reader = readerOf(game, language)
    return game.log.flatMap((entry) => {
      const read = describeLog(entry, reader)
      const fault = faultOf(read)
      return fault === undefined ? [] : [`${language} ${entry.t} ${fault}: ${read}`]
    })
  })
