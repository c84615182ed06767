// The log as a story: what is one event is one line, in every language, and nothing is lost by it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../src/core/languages.ts'
import { describeEvent, describeLog, eventsOf, type LogEntry, logReaders, view } from '../../src/index.ts'
import { given, readerOf, rule, type Table } from '../../testing/index.ts'
import { playAtRandom } from './random-games.ts'

/** The lines of what has happened at a table, as everybody reads them. */
function story(table: Table): string[] {
  const seen = view(table.state, 'spectator')
  const reader = readerOf(table.state, 'en')
  return eventsOf(seen.log).map((event) => describeEvent(event, reader))
}

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const

rule('A check is three lines: what it is for, who added how many, and how it came out by types', () => {
  const told = story(
    given({
      seats,
      hands: { tigh: ['tactics 3', 'leadership 2'], roslin: ['politics 1'], starbuck: ['piloting 1'] },
      tops: { destiny: ['repair-1', 'repair-2'] },
    })
      .crisis('unidentified-ship')
      .passes()
      .contributes({ tigh: ['tactics 3', 'leadership 2'], roslin: ['politics 1'] })
      .rest(),
  )
  assert.deepEqual(told.slice(-5, -1), [
    'Tigh faces the Crisis “Unidentified Ship”. Skill check for “Unidentified Ship”: difficulty 10 with Tactics and Piloting.',
    'Cards added: Roslin 1, Tigh 2; none from Starbuck.',
    'The skill check for “Unidentified Ship” fails. −3 against 10; for: Tactics 3; against: Engineering 3, Leadership 2, Politics 1.',
    'Population falls by 1 to 11.',
  ])
})

test('in games with all boxes every entry is told once, and every line is a sentence in every language', () => {
  for (const seed of [1, 2, 3]) {
    const game = playAtRandom(seed, () => undefined, { players: 3 + seed, sets: ['base', 'pegasus'] })
    for (const viewer of ['spectator', 0] as const) {
      const { log } = view(game, viewer)
      const events = eventsOf(log)
      const told = events.flatMap(({ entries }) => entries)
      assert.equal(told.length, log.length)
      assert.deepEqual(new Set(told), new Set(log))
      for (const { at, entries } of events) {
        assert.equal(entries[0], log[at], 'an event begins where it says')
        assert.deepEqual(
          entries,
          log.filter((entry) => entries.includes(entry)),
          'in the order of the log',
        )
        assert.equal(new Set(entries.map(({ only }) => only)).size, 1)
      }
      for (const language of languages) {
        const readers = logReaders(log, readerOf(game, language))
        for (const event of events) {
          const words = describeEvent(event, readers(event.entries[0]))
          assert.match(words, /^[\p{Lu}\p{N}“„«−+¿].*[.…”]$/su, words)
          assert.doesNotMatch(words, /\s\s|[[\]<>|]|undefined|\.\./, words)
        }
      }
    }
  }
})

test('a line that is one entry reads as that entry', () => {
  const game = playAtRandom(4, () => undefined)
  const { log } = view(game, 'spectator')
  const reader = logReaders(log, readerOf(game, 'de'))
  for (const event of eventsOf(log).filter(({ entries }) => entries.length === 1)) {
    const [entry] = event.entries as [LogEntry]
    assert.equal(describeEvent(event, reader(entry)), describeLog(entry, reader(entry)))
  }
})

test('a turn is at most twelve lines on average', () => {
  let lines = 0
  let turns = 0
  for (const seed of [5, 6, 7, 8]) {
    const { log } = view(
      playAtRandom(seed, () => undefined),
      'spectator',
    )
    const begun = log.findIndex(({ t }) => t === 'turn')
    lines += eventsOf(log.slice(begun)).length
    turns += log.filter(({ t }) => t === 'turn').length
  }
  assert.ok(lines / turns <= 12, `${lines / turns}`)
})
