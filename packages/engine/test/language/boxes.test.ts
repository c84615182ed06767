// Every question, option and log line that random games of all boxes meet, in five languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../src/core/languages.ts'
import { coveringOptions, everyAllowedOptions } from '../../src/index.ts'
import { describeOption, describeQuestion } from '../../src/language/decisions.ts'
import { allLogTexts, describeLog, logTexts } from '../../src/language/log.ts'
import { faultOf, readerOf } from '../../testing/index.ts'
import { playAtRandom } from './random-games.ts'

/** Whatever three settings go together, with all boxes. */
const everyOption = coveringOptions(everyAllowedOptions(), 3)

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
      // A line that has been read may still come without the cards that it lists.
      for (const language of met.has(entry.t) ? (['en'] as const) : languages) {
        const read = describeLog(entry, readerOf(game, language))
        assert.equal(faultOf(read), undefined, `${language} ${JSON.stringify(entry)}: ${read}`)
      }
      met.add(entry.t)
    }
  }
  const unmet = Object.keys(allLogTexts()).filter((key) => !(key in logTexts) && !met.has(key))
  // Those of late games are read where late games are played.
  assert.ok(unmet.length < 40, `never met: ${unmet.join(', ')}`)
})
