// Every long word of a name says where it may be broken.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@cic/engine'
import { entriesIn, type Group } from '../src/reference/entries.ts'
import { breakable, longWords } from '../src/words/long-words.ts'

/** From how many letters on a word may be too long for its place: skill cards are the smallest, rooms come next. */
const tooLong = (group: Group): number => (group === 'skill' ? 10 : group === 'locations' ? 12 : 14)

const wordsIn = (language: Language): Set<string> =>
  new Set(
    entriesIn(language).flatMap(({ group, name, abilities }) =>
      [name, ...abilities.map((ability) => ability.name)]
        .flatMap((words) => words.match(/\p{L}+/gu) ?? [])
        .filter((word) => word.length >= tooLong(group)),
    ),
  )

for (const language of languages) {
  test(`${language}: every long word of a name is there, and no other`, () => {
    assert.deepEqual([...longWords(language).keys()].sort(), [...wordsIn(language)].sort())
  })
  test(`${language}: no word is broken after or before less than three letters`, () => {
    for (const broken of longWords(language).values()) {
      const parts = broken.split('\u00ad')
      assert.ok(parts.length > 1 && parts.every((part) => part.length >= 3), parts.join('|'))
    }
  })
}

test('only the long words of a sentence are given places to break at', () => {
  assert.equal(breakable('Die Kommandozentrale aktivieren', 'de'), 'Die Kommando\u00adzentrale aktivieren')
  assert.equal(breakable('Maximale Feuerkraft', 'de'), 'Maximale Feuerkraft')
  assert.equal(breakable('Maximale Feuerkraft', 'de', 10), 'Maximale Feuer\u00adkraft')
})
