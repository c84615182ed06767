// Every word of the page is a well-formed message in five languages with the same placeholders.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, writeText } from '@cic/engine'
import { checkWords } from '../src/words/check.ts'
import { coachWords, reasonWords } from '../src/words/coach.ts'
import { common } from '../src/words/common.ts'
import { home } from '../src/words/home.ts'
import { lessonWords } from '../src/words/lessons.ts'
import { noteWords } from '../src/words/notes.ts'
import { pegasusWords } from '../src/words/pegasus.ts'
import { pwaWords } from '../src/words/pwa.ts'
import { questionWords } from '../src/words/question.ts'
import { referenceWords } from '../src/words/reference.ts'
import { refusalWords } from '../src/words/refusals.ts'
import { replayWords } from '../src/words/replay.ts'
import { settingsWords } from '../src/words/settings.ts'
import { setup } from '../src/words/setup.ts'
import { sideWords } from '../src/words/side.ts'
import { tableWords } from '../src/words/table.ts'

const areas = {
  checkWords,
  common,
  home,
  pegasusWords,
  questionWords,
  setup,
  sideWords,
  tableWords,
  coachWords,
  lessonWords,
  noteWords,
  reasonWords,
  pwaWords,
  referenceWords,
  refusalWords,
  replayWords,
  settingsWords,
}

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()

for (const [area, words] of Object.entries(areas)) {
  test(`${area}: all languages say the same`, () => {
    for (const [name, text] of Object.entries(words)) {
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
