// What happened since somebody was last here: at most ten lines, in every language, of what its reader may see.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../src/core/languages.ts'
import { describeSince, type LogEntry, view } from '../../src/index.ts'
import { given, readerOf, rule } from '../../testing/index.ts'
import { playAtRandom } from './random-games.ts'

const { state } = given({ seats: ['tigh', 'roslin', 'starbuck', 'adama'] })
const since = (log: readonly LogEntry[], language: (typeof languages)[number] = 'en'): string[] =>
  describeSince(log, view(state, 'spectator'), readerOf(state, language))

rule(
  'Key moments, then the resources from what they were to what they are, the sky, what was destroyed, and the titles',
  () => {
    const log: LogEntry[] = [
      { t: 'resource', resource: 'fuel', by: -1, now: 7 },
      { t: 'checkOutcome', card: 'water-sabotaged', outcome: 'fail' },
      { t: 'resource', resource: 'food', by: -2, now: 6 },
      { t: 'resource', resource: 'fuel', by: -2, now: 5 },
      { t: 'title', seat: 1, title: 'admiral' },
      { t: 'title', seat: 0, title: 'admiral' },
      { t: 'viperDestroyed', area: 'front' },
      { t: 'shipDestroyed', ship: 'raider', area: 'front', count: 2 },
      { t: 'sleeperAgentPhase' },
    ]
    assert.deepEqual(since(log), [
      'The skill check for “Water Sabotaged” fails.',
      'The Sleeper Agent phase begins.',
      'Fuel 8 → 5, food 8 → 6.',
      'No ships are in space.',
      'Destroyed: 1 viper, 2 raiders.',
      'Tigh becomes Admiral.',
    ])
    assert.deepEqual(since(log, 'de').slice(2, 5), [
      'Treibstoff 8 → 5, Nahrung 8 → 6.',
      'Im Weltraum sind keine Schiffe.',
      'Zerstört: 1 Viper, 2 Jäger.',
    ])
  },
)

test('where nothing happened nothing is told; where no dial has turned that is said', () => {
  assert.deepEqual(since([]), [])
  assert.equal(since([{ t: 'turn', seat: 1, turn: 3 }])[0], 'The four resources are as they were.')
})

test('of many moments the most important are told, in the order in which they came', () => {
  const checks = Array.from({ length: 30 }, () => ({ t: 'checkOutcome', card: 'resistance', outcome: 'pass' }))
  const lines = since([{ t: 'sleeperAgentPhase' }, ...checks, { t: 'goalInSight', distance: 8 }, ...checks])
  assert.equal(lines.length, 10)
  assert.equal(lines[0], 'The Sleeper Agent phase begins.')
  assert.equal(lines.filter((line) => line.startsWith('The fleet has travelled a distance of 8')).length, 1)
})

test('games with all boxes: at most ten sound lines in every language, the same whatever the reader may not see', () => {
  for (const seed of [1, 2, 3]) {
    const game = playAtRandom(seed, () => undefined, { players: 3 + seed, sets: ['base', 'pegasus'] })
    for (const viewer of ['spectator', 0] as const) {
      const seen = view(game, viewer)
      for (let from = 0; from < seen.log.length; from += 97) {
        for (const language of languages) {
          const lines = describeSince(seen.log.slice(from, from + 250), seen, readerOf(game, language))
          assert.ok(lines.length > 0 && lines.length <= 10, `${lines.length}`)
          for (const line of lines) assert.match(line, /^[\p{Lu}\p{N}“„«].*[.…”]$/su, line)
        }
      }
      const own = (entry: LogEntry): boolean => entry.only === undefined || (entry.only as number[]).includes(0)
      const told = describeSince(seen.log, seen, readerOf(game, 'en'))
      const everything = describeSince(
        game.log.filter(viewer === 0 ? own : ({ only }) => !only),
        game,
        readerOf(game, 'en'),
      )
      assert.deepEqual(told, everything)
    }
  }
})
