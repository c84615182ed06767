// A replay from the record shows what the game showed, in any order; one from the server fetches ahead and no moment twice.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { follow, type GameRecord, newGame, openView, rulesVersion, type View, view } from '@cic/engine'
import { momentSource } from '../src/replay/moment-source.ts'
import { recordSource, stepAtEntry } from '../src/replay/record-source.ts'
import { worthTelling } from '../src/replay/since.ts'
import { firstWhere, Recent } from '../src/replay/source.ts'

const golden = join(import.meta.dirname, '../../engine/test/golden/5-defaults.json')
const record = { ...JSON.parse(readFileSync(golden, 'utf8')), rules: rulesVersion } as GameRecord
const never = (): Promise<View> => Promise.reject(new Error('nobody is asked'))

test('every step of a record, forwards, backwards and at random, is the game as it was', async () => {
  const source = recordSource(record, never)
  let game = newGame(record.options, record.seed)
  const truth: string[] = []
  const seen = new Map<number, string>()
  for (let entry = 0; entry <= record.choices.length; entry++) {
    if (entry > 0) game = follow(record, entry - 1, game)
    truth.push(JSON.stringify(openView(game)))
    seen.set(entry, JSON.stringify(view(game, 2)))
  }
  const entryOf = (step: number): number => Number(source.linkTo(step).slice(1))
  const steps = Array.from({ length: source.last + 1 }, (_, i) => i)
  for (const step of [...steps, ...steps.toReversed(), 7, 3, source.last, 0, 40]) {
    assert.equal(JSON.stringify(await source.load(step, 'all')), truth[entryOf(step)], `step ${step}`)
    assert.equal(JSON.stringify(await source.load(step, 2)), seen.get(entryOf(step)), `step ${step}`)
  }
  assert.ok(source.peek(source.last, 'all')?.over !== undefined)
})

test('turns and links lead to their steps', async () => {
  const source = recordSource(record, async () => view(newGame(record.options, record.seed), 'spectator'))
  for (const { turn, seat } of source.turns) {
    const start = await source.turnStart(turn, 'all')
    const seen = await source.load(start, 'all')
    assert.equal(seen.turn, turn)
    assert.equal(seen.current, seat)
    assert.ok(start === 0 || (await source.load(start - 1, 'all')).turn < turn)
    assert.equal(await source.stepOf(source.linkTo(start)), start)
  }
  assert.equal(await source.stepOf('0'), 0)
  assert.equal(await source.stepOf('nonsense'), undefined)
  assert.equal(await source.stepOf('e999999'), source.last)
})

test('a link between two steps leads to the one before', () => {
  assert.equal(stepAtEntry([0, 3, 4, 9], 8), 2)
  assert.equal(stepAtEntry([0, 3, 4, 9], 0), 0)
  assert.equal(stepAtEntry([0, 3, 4, 9], 12), 3)
})

test('a running game comes moment by moment, each once, some ahead', async () => {
  const asked: number[] = []
  const at = (turn: number) => ({ turn, log: [] }) as unknown as View
  const source = momentSource({ moments: 30 }, async (moment) => {
    asked.push(moment)
    return at(Math.floor(moment / 10))
  })
  assert.equal(source.last, 29)
  await source.load(4, 0)
  await new Promise((resolve) => setTimeout(resolve, 5))
  assert.ok(source.peek(5, 0) !== undefined)
  await source.load(5, 0)
  assert.equal(new Set(asked).size, asked.length)
  assert.equal(await source.turnStart(2, 0), 20)
  assert.equal(await source.stepOf('12'), 12)
  assert.equal(await source.stepOf('99'), 29)
})

test('where the rules have changed on the way, the first step is the first moment that can be shown', async () => {
  const asked: number[] = []
  const source = momentSource({ moments: 30, replayFrom: 20 }, async (moment) => {
    asked.push(moment)
    return { turn: moment, log: [] } as unknown as View
  })
  assert.equal(source.last, 9)
  assert.equal((await source.load(0, 0)).turn, 20)
  assert.equal(source.linkTo(0), '20')
  assert.deepEqual([await source.stepOf('3'), await source.stepOf('24'), await source.stepOf('99')], [0, 4, 9])
  assert.equal(await source.turnStart(23, 0), 3)
  assert.ok(asked.every((moment) => moment >= 20 && moment < 30))
})

test('a record of other rules is not played here', () => {
  assert.throws(() => recordSource({ ...record, rules: undefined }, never), { code: 'other-rules' })
})

test('the first step from which something holds is found by halves', async () => {
  let looks = 0
  const found = await firstWhere(1000, async (step) => {
    looks++
    return step >= 637
  })
  assert.equal(found, 637)
  assert.ok(looks <= 11)
})

test('of many views the latest are kept', () => {
  const recent = new Recent<number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  recent.get('a')
  recent.set('c', 3)
  assert.deepEqual([recent.get('a'), recent.get('b'), recent.get('c')], [1, undefined, 3])
})

test('only somebody who has been here is told what happened since, and only if it was much', () => {
  const log = Array.from({ length: 9 }, () => ({ t: 'adds' }))
  assert.equal(worthTelling({ moment: 0, log }), false)
  assert.equal(worthTelling({ moment: 5, log }), true)
  assert.equal(worthTelling({ moment: 5, log: log.slice(3) }), false)
})
