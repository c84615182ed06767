// The page's own words. Each area has one table with all five languages; a missing one does not compile. Words with numbers or
// names are the engine's ICU messages.

import { type Language, type Text, writeText } from '@cic/engine'
import { useLanguage } from '../settings.ts'

export type Facts = Parameters<typeof writeText>[1]
export type Words = Readonly<Record<string, Text>>

/** Words by name, in one language. */
export type Say<W extends Words> = (name: keyof W, facts?: Facts) => string

export const sayIn =
  <W extends Words>(words: W, language: Language): Say<W> =>
  (name, facts = {}) =>
    writeText(words[name], facts, language)

/** The words of an area in the reader's language. */
export const useWords = <W extends Words>(words: W): Say<W> => sayIn(words, useLanguage())
