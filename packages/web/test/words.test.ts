// Every word of the page is a well-formed message in five languages with the same placeholders.

import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Language, languages, writeText } from '@cic/engine'
import type { Words } from '../src/words/words.ts'

const src = join(import.meta.dirname, '../src')
/** All but how they are looked up. */
const files = globSync('{words/*,boxes/**/{words,*-words}}.ts', { cwd: src })
  .filter((file) => file !== 'words/words.ts' && file !== 'boxes/use-aim-words.ts')
  .sort()

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()

const isTable = (offered: unknown): offered is Words =>
  typeof offered === 'object' &&
  offered !== null &&
  Object.values(offered).every((text) => typeof text?.en === 'string')

/** Every table of words that a file offers. */
async function tablesIn(file: string): Promise<Words[]> {
  const offered: Record<string, unknown> = await import(join(src, file))
  return Object.values(offered).filter(isTable)
}

test('there are words to look at', () => assert.ok(files.length > 15))

for (const file of files) {
  test(`${file}: all languages say the same`, async () => {
    for (const [name, text] of (await tablesIn(file)).flatMap((words) => Object.entries(words))) {
      const expected = placeholders(text.en)
      for (const language of languages) {
        assert.deepEqual(placeholders(text[language]), expected, `${name} in ${language}`)
        for (const n of [0, 1, 2, 5, 22]) {
          const facts = Object.fromEntries(expected.map((one) => [one, n]))
          assert.notEqual(writeText(text, facts, language).trim(), '', `${name} in ${language}`)
        }
      }
    }
  })
}

/** What the page calls otherwise, by its own headings and by the editions: log, sheet, location, distance. */
const otherwise: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /en el registro|tu ficha y|capacidades de la ficha/i,
  de: /Protokoll|Bogen/,
  pl: /lokacj|odległoś/i,
}

test('one thing has one name', async () => {
  const texts = (await Promise.all(files.map(tablesIn))).flat().flatMap((words) => Object.values(words))
  for (const language of languages) {
    const wrong = otherwise[language]
    if (wrong === undefined) continue
    assert.deepEqual(
      texts.map((text) => text[language]).filter((words) => wrong.test(words)),
      [],
      language,
    )
  }
})
