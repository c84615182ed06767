// The commands that let bots play: games by any mix of levels, the balance report, and what a level is worth to a seat.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Figures } from '../src/balance/figures.ts'
import type { DuelSummary } from '../src/duelling.ts'
import type { Summary } from '../src/simulation.ts'
import { pairedDifference, quantiles, rateOf } from '../src/statistics.ts'
import { json, newFolder, run } from './run.ts'

/** What is the same every time: all but the clock's numbers. */
const lasting = ({ winners, endings, decisions, failures }: Summary) => ({ winners, endings, decisions, failures })

describe('bots on the command line', { concurrency: 2 }, () => {
  test('simulate seats any mix of bots, and plays the same games with any number of threads', async () => {
    const args = ['--games', '2', '--players', '5', '--bots', 'officer,cadet,random,default,admiral', '--nodes', '2']
    const [one, two] = await Promise.all([
      run('simulate', ...args, '--json'),
      run('simulate', ...args, '--json', '--jobs', '2'),
    ])
    const summary = json(one) as unknown as Summary
    assert.equal(one.status, 0)
    assert.equal(summary.finished, 2)
    assert.deepEqual(lasting(json(two) as unknown as Summary), lasting(summary))
  })

  test('balance writes one page that needs nothing else and has every section', async () => {
    const out = join(newFolder(), 'balance.html')
    const report = await run(
      'balance',
      '--games',
      '4',
      '--bots',
      'officer,random',
      '--out',
      out,
      '--json',
      '--jobs',
      '2',
    )
    const figures = json(report) as unknown as Figures
    const page = readFileSync(out, 'utf8')
    assert.equal(report.status, 0)
    assert.equal(figures.finished, 4)
    assert.deepEqual(
      figures.winners.map(({ players }) => players),
      [3, 4, 5, 6, 'all'],
    )
    assert.deepEqual(figures.times.map(({ level }) => level).sort(), ['officer', 'random'])
    assert.deepEqual(openTags(page), [])
    assert.doesNotMatch(page, /:\/\/|src=|url\(|@import|<script|<link/)
    assert.doesNotMatch(page, /NaN|undefined|Infinity|\[object/)
    for (const id of sectionIds) assert.match(page, new RegExp(`<section id="${id}"`))
    assert.equal(count(page, '<svg '), count(page, 'role="img" aria-label="'), 'every plot has a text alternative')
    assert.equal(count(page, '<table>'), count(page, '<caption>'), 'every table has a caption')
    assert.match(page, /prefers-color-scheme: dark/)
  })

  test('duel compares a seat at two levels, as human and as Cylon', async () => {
    const args = ['--seat-level', 'officer', '--against', 'random', '--games', '2', '--players', 'any', '--json']
    const [one, two] = await Promise.all([run('duel', ...args), run('duel', ...args, '--jobs', '2')])
    const { level, against, others, games, ...summary } = json(one) as unknown as DuelSummary & Record<string, unknown>
    assert.equal(one.status, 0)
    assert.deepEqual([level, against, others, games], ['officer', 'random', 'officer', 2])
    assert.deepEqual(summary.failures, [])
    for (const arm of ['against', 'level'] as const) {
      assert.equal(summary.all[arm].of, 2)
      assert.equal(summary.human[arm].of + summary.cylon[arm].of, 2)
      assert.equal(summary.human[arm].count + summary.cylon[arm].count, summary.all[arm].count)
    }
    assert.equal(summary.all.difference?.difference, summary.all.level.rate - summary.all.against.rate)
    assert.equal(two.stdout, one.stdout)
  })

  test('a seat at the same level twice makes no difference', async () => {
    const { stdout } = await run(
      'duel',
      '--seat-level',
      'cadet/bold',
      '--against',
      'cadet/bold',
      '--games',
      '2',
      '--players',
      '3',
      '--others',
      'cadet/talkative',
    )
    assert.match(stdout, /^in all .+\+0\.0 % \(\+0\.0 % to \+0\.0 %\)$/m)
  })

  test('duel compares a whole side with what it was, at a table of another box', async () => {
    const args = ['--games', '1', '--players', '4', '--sets', 'base,pegasus', '--objective', 'new-caprica']
    const outcome = await run(
      'duel',
      '--seat-level',
      'random',
      '--against',
      'officer',
      '--team',
      'humans',
      ...args,
      '--json',
    )
    const { human, cylon, games } = json(outcome) as unknown as DuelSummary
    assert.equal(games, 1)
    assert.equal(human.level.of, 1, 'every game counts for the side')
    assert.equal(cylon.level.of, 0)
    const wrong = await run('duel', '--variants', 'noSuchThing', '--games', '1')
    assert.equal(wrong.status, 2)
  })

  test('fit gives the same weights for the same seed', async () => {
    const folder = newFolder()
    const args = ['--games', '16', '--rounds', '1', '--players', '3', '--seed', 'again', '--json']
    const files = ['one.json', 'two.json'].map((name) => join(folder, name))
    const [one] = await Promise.all(files.map((out) => run('fit', ...args, '--out', out)))
    const [first, second] = files.map((file) => readFileSync(file, 'utf8'))
    assert.equal(first, second)
    const models = JSON.parse(first) as Record<string, Record<string, number>>
    assert.ok(Object.keys(models).length > 0)
    assert.ok(Object.values(models).every((model) => Object.values(model).every(Number.isFinite)))
    const { rounds } = json(one) as { rounds: { games: number; turns: number }[] }
    assert.equal(rounds[0].games, 16)
  })

  test('rates counts what hidden Cylons and humans do', async () => {
    const { rates, loss, counts } = json(
      await run('rates', '--games', '3', '--players', '5', '--seed', 'count', '--json'),
    ) as { rates: Record<string, number>; loss: number; counts: Record<string, number> }
    assert.ok(counts['human:adds'] > counts['cylon:adds'] && counts['cylon:adds'] > 0)
    assert.equal(rates.byHumans, Number(((counts['human:against'] ?? 0) / counts['human:adds']).toFixed(4)))
    assert.ok(rates.sabotages > rates.byHumans, 'Cylons add cards against checks more often')
    assert.ok(loss > 0 && loss < 1, `off by ${loss}`)
  })
})

describe('the statistics of reports', () => {
  test('the interval of a rate is that of Wilson', () => {
    const { rate, low, high } = rateOf(8, 10)
    assert.deepEqual([rate, low, high].map(rounded), [0.8, 0.49, 0.943])
    assert.deepEqual([rateOf(0, 20).low, rounded(rateOf(0, 20).high)], [0, 0.161])
  })

  test('paired differences are narrower than the games apart would be', () => {
    const pairs = [...Array(40).keys()].map((i) => [i % 2, i % 2 === 1 || i % 10 === 0 ? 1 : 0] as [0 | 1, 0 | 1])
    const { difference = 0, low = 0, high = 0 } = pairedDifference(pairs) ?? {}
    assert.deepEqual([difference, low, high].map(rounded), [0.1, 0.006, 0.194])
  })

  test('a pair counts only in the arm where the question arose', () => {
    const found = pairedDifference([
      [0, undefined],
      [1, 1],
      [undefined, 1],
    ])
    assert.equal(found?.difference, 0.5)
    assert.equal(pairedDifference([[undefined, 1]]), undefined)
  })

  test('quantiles lie between neighbours', () => {
    assert.deepEqual(quantiles([4, 1, 3, 2], [0, 0.5, 1]), [1, 2.5, 4])
  })
})

const sectionIds = [
  'winners',
  'tables',
  'endings',
  'length',
  'resources',
  'crises',
  'characters',
  'reveals',
  'jumps',
  'times',
]

const rounded = (value: number): number => Number(value.toFixed(3))

const count = (text: string, part: string): number => text.split(part).length - 1

/** The tags that are never closed, or closed out of order. */
function openTags(page: string): string[] {
  const open: string[] = []
  for (const [, closing, name, alone] of page.matchAll(
    /<(\/?)([a-z][a-z0-9]*)(?:\s+[\w:-]+(?:="[^"<>]*")?)*\s*(\/?)>/g,
  )) {
    if (alone === '/' || name === 'meta') continue
    if (closing === '') open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [`</${name}> after ${open.join(' ')}`]
  }
  return open
}
