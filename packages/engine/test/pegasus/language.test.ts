// Everything that players of Pegasus read: every card, location and sheet, every question, option and log line that random
// games meet, in five languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowedOptions, catalogue } from '../../src/index.ts'
import { describeOption, describeQuestion } from '../../src/language/decisions.ts'
import { argumentNames, assertMessage } from '../../src/language/icu.ts'
import { languages } from '../../src/language/languages.ts'
import { allLogTexts, describeLog, logTexts } from '../../src/language/log.ts'
import { faultOf, playAtRandom, readerOf } from '../language/random-games.ts'

const everyOption = allowedOptions(['base', 'pegasus'])

test('every card, sheet and location of Pegasus has a name and a text in five languages', () => {
  const { cards, characters, locations, others } = catalogue(['base', 'pegasus'])
  const written = [
    ...[...cards, ...locations, ...others].map(({ id, name, text }) => ({ id, name, text })),
    ...characters.flatMap(({ abilities }) => abilities),
  ]
  for (const { id, name, text } of written) {
    for (const language of languages) {
      assert.equal(faultOf(name[language]), undefined, `${id} ${language}: ${name[language]}`)
      if (id !== 'sickbay') assert.equal(faultOf(text[language]), undefined, `${id} ${language}: ${text[language]}`)
    }
  }
})

test('every log line of Pegasus is a sound message in five languages', () => {
  for (const text of Object.values(allLogTexts())) assertMessage(text, argumentNames(text.en))
})

test('random games: every question, option and log entry can be read in five languages', () => {
  const met = new Set<string>()
  const labels = new Set<string>()
  for (let seed = 1; seed <= everyOption.length; seed++) {
    const game = playAtRandom(
      seed,
      (decision, now) => {
        const unread = decision.options.filter(({ id }) => !labels.has(id))
        for (const language of languages) {
          const reader = readerOf(now, language)
          if (!labels.has(decision.kind)) {
            const question = describeQuestion(decision, reader)
            assert.equal(faultOf(question), undefined, `${language} ${decision.kind}: ${question}`)
          }
          for (const option of unread) {
            const label = describeOption(option, reader)
            assert.equal(faultOf(label), undefined, `${language} ${option.id}: ${label}`)
          }
        }
        labels.add(decision.kind)
        for (const { id } of unread) if (!/^(effect|option|seat|yes|no|outcome)/.test(id)) labels.add(id)
      },
      everyOption[seed - 1],
    )
    for (const entry of game.log) {
      if (met.has(entry.t)) continue
      for (const language of languages) {
        const read = describeLog(entry, readerOf(game, language))
        assert.equal(faultOf(read), undefined, `${language} ${JSON.stringify(entry)}: ${read}`)
      }
      met.add(entry.t)
    }
  }
  const unmet = Object.keys(allLogTexts()).filter((key) => !(key in logTexts) && !met.has(key))
  assert.ok(unmet.length < 12, `never met: ${unmet.join(', ')}`)
})
