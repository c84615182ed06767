// Which language this browser reads. The page is built once for each, and src/start.ts loads the one that is chosen here.

import type { Language } from '@cic/engine'

export const settingsKey = 'cic.settings'

const names: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['pl', 'Polski'],
]

/** What each language calls itself: pairs, so that a page in one language still knows of the others. */
export const languageNames = Object.fromEntries(names) as Readonly<Record<Language, string>>

export const allLanguages = Object.keys(languageNames) as readonly Language[]

export const isLanguage = (tag: unknown): tag is Language => allLanguages.some((language) => language === tag)

/** The one that was chosen, or the first of the browser's own that there is. */
export function chosenLanguage(): Language {
  const { language } = storedSettings()
  if (isLanguage(language)) return language
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

/** What was chosen in this browser before; nothing, where it keeps nothing. */
export function storedSettings(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(settingsKey) ?? '{}')
  } catch {
    return {}
  }
}
