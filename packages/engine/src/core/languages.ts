// The five languages in which CIC speaks. Every text that a player reads is a Text: one ICU message per language,
// formatted by icu.ts. To add a language, add it here; the type checker then lists every text that lacks it.

export const languages = ['en', 'es', 'de', 'fr', 'pl'] as const

export type Language = (typeof languages)[number]

/** One ICU message per language (see icu.ts for what a message may contain). */
export type Text = Readonly<Record<Language, string>>

/** A pattern without words of its own, so the same in every language. */
export const alike = (pattern: string): Text => ({ en: pattern, es: pattern, de: pattern, fr: pattern, pl: pattern })

/** A name in every language, in their order: names`Armory | Armería | Waffenkammer | Armurerie | Zbrojownia`. */
export function names([row]: TemplateStringsArray): Text {
  const parts = row.split(' | ')
  if (parts.length !== languages.length) throw new Error(`There is not one name for each language: ${row}`)
  return Object.fromEntries(languages.map((language, i) => [language, parts[i]])) as unknown as Text
}
