// Which rules a game was played by: its record says so, and is not replayed by others. Where choices lead can be told by a mark.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  beginning,
  checkRecord,
  checkRules,
  copy,
  fingerprint,
  type GameRecord,
  newGame,
  pending,
  replay,
  rulesVersion,
  save,
  setOrders,
  submit,
} from '../../src/index.ts'
import { playGame } from '../../testing/index.ts'

const { record, game } = playGame({ options: { players: 3 }, seed: 'rules', players: ['default'] })

test('a record says by which rules it was played, and is replayed by them', () => {
  assert.equal(record.rules, rulesVersion)
  assert.equal(save(replay(record)), save(game))
})

test('a record of other rules is refused with a sentence that says which, and only tried if somebody insists', () => {
  const { rules: _rules, ...silent } = record
  const mixed = [
    { from: 0, rules: 1 },
    { from: 5, rules: rulesVersion },
  ]
  const others: [GameRecord, RegExp][] = [
    [silent, /^The record cannot be replayed: it was played by version 1 of the rules, and today's are version \d+\.$/],
    [{ ...record, rules: rulesVersion + 1 }, /played by version \d+ of the rules, and this program knows version/],
    [{ ...record, rules: mixed }, /the rules have changed in the middle of the game \(versions 1, then \d+\)/],
  ]
  for (const [other, message] of others) {
    for (const tried of [() => replay(other), () => beginning(other)])
      assert.throws(tried, { name: 'GameError', code: 'other-rules', message })
    assert.equal(save(replay(other, undefined, { anyway: true })), save(game))
    assert.equal(beginning(other, { anyway: true }).log.length, newGame(record.options, record.seed).log.length)
  }
  checkRules({ rules: 7 }, 7)
  assert.throws(() => checkRules({ rules: 7 }, 8), { code: 'other-rules' })
})

test('what is no version of the rules is no record', () => {
  for (const rules of [0, '2', null, [], [{ from: 0 }], [undefined]])
    assert.throws(() => checkRecord({ ...record, rules }), { code: 'bad-record', message: /by which rules/ })
})

test('the mark of a game changes with every choice, and is the same for the same choices', () => {
  const one = newGame({ players: 5 }, 'marks')
  const marks = new Set([fingerprint(one)])
  let choices = 0
  for (; one.over === undefined && choices < 150; choices++) {
    const [{ seat, id, fallback }] = pending(one)
    const twin = copy(one)
    submit(one, seat, id, fallback)
    submit(twin, seat, id, fallback)
    assert.equal(fingerprint(twin), fingerprint(one))
    marks.add(fingerprint(one))
  }
  assert.equal(marks.size, choices + 1)
  const before = fingerprint(one)
  setOrders(one, 0, [])
  assert.equal(fingerprint(one), before, 'wishes are not moves')
})

test('a game in which one card, one question or one line is another has another mark', () => {
  const one = newGame({ players: 4 }, 'other')
  const differs = (change: (game: typeof one) => void): void => {
    const other = copy(one)
    change(other)
    assert.notEqual(fingerprint(other), fingerprint(one))
  }
  differs(({ random }) => {
    random.drawn++
  })
  differs(({ log }) => log.pop())
  differs(({ resources }) => {
    resources.fuel--
  })
  differs(({ seats }) => seats[2].hand.push('repair-1'))
  differs(({ seats }) => {
    seats[1].asked++
  })
})
