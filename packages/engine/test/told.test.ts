// What screens ask about a skill check: how the log tells it, what comes of it, and whether a question about it has anything at stake.

import assert from 'node:assert/strict'
import { isAtStake, resultsOf, toldCheck } from '../src/index.ts'
import { given, rule, type Situation, type Table } from '../testing/index.ts'

const seats = ['tigh', 'roslin', 'zarek', 'helo'] as const

/** Prison Labor, 10; Roslin holds Declare Emergency. */
const laborWith = (tactics: string, more: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    tops: { destiny: ['leadership 2', 'politics 1'] },
    hands: { tigh: [tactics, 'tactics 1'], roslin: ['leadership 3'] },
    ...more,
  }).crisis('prison-labor')

const stakes = (table: Table, name: 'roslin' | 'tigh'): boolean => isAtStake(table.view(name), table.asked(name))

rule('Declare Emergency has something at stake if it turns the result, and only then', () => {
  for (const [tactics, turns] of [
    ['tactics 5', true],
    ['tactics 4', true],
    ['tactics 3', false],
  ] as const) {
    const table = laborWith(tactics).contributes({ tigh: [tactics, 'tactics 1'] })
    assert.equal(stakes(table, 'roslin'), turns)
    table.rest()
  }
})

rule('Cards that all count against a check are nothing to choose from, unless somebody wants it to fail', () => {
  for (const loyalty of ['you-are-not-a-cylon', 'cylon-send-to-brig']) {
    const table = laborWith('piloting 2', {
      hands: { tigh: ['piloting 2'] },
      loyalty: { tigh: [loyalty] },
    }).until('skillCheck:contribute')
    while (table.view('tigh').decisions.length === 0) table.passes()
    assert.equal(stakes(table, 'tigh'), loyalty !== 'you-are-not-a-cylon')
    table.rest()
  }
})

rule('Two destinations of the same name are nothing to choose between', () => {
  for (const [other, chosen] of [
    ['barren-planet', false],
    ['icy-moon', true],
  ] as const) {
    const table = given({ seats, tops: { destination: ['barren-planet', other] } }).jump()
    assert.equal(table.asked('tigh').kind, 'jump:chooseDestination')
    assert.equal(stakes(table, 'tigh'), chosen)
    table.rest()
  }
})

rule('The log tells a check from its first line to its outcome, each seat its own cards', () => {
  const table = laborWith('tactics 5')
    .contributes({ tigh: ['tactics 5', 'tactics 1'] })
    .answers('roslin', 'play:leadership 3')
    .rest()
  for (const [name, mine] of [
    ['tigh', 2],
    ['helo', 0],
  ] as const) {
    const seen = table.view(name)
    const at = seen.log.findIndex(({ t }) => t === 'checkTotal')
    const check = toldCheck(seen, at)
    assert.deepEqual(check?.added, { 0: 2, 1: 0 })
    assert.equal(check?.mine.length, mine)
    assert.equal(check?.printed, 10)
    assert.equal(check?.difficulty, 8)
    assert.equal(check?.outcome, 'pass')
    assert.equal(check?.cards.length, 4)
    const early = toldCheck({ ...seen, log: seen.log.slice(0, at) }, at - 1)
    assert.equal(early?.total, undefined)
    assert.equal(early?.outcome, undefined)
    assert.deepEqual(early?.cards, [])
    assert.equal(toldCheck(seen, 0), undefined)
  }
})

rule('A later check does not change what the log tells of an earlier one', () => {
  const table = laborWith('tactics 5')
    .contributes({ tigh: ['tactics 5', 'tactics 1'] })
    .answers('roslin', 'pass')
    .rest()
  const { log, viewer } = table.view('helo')
  const at = log.findIndex(({ t }) => t === 'checkTotal')
  const later = [
    ...log,
    { t: 'checkBegins', difficulty: 12, skills: ['tactics'] },
    { t: 'difficulty', by: -2, now: 10 },
    { t: 'checkOutcome', outcome: 'pass' },
  ]
  assert.deepEqual(toldCheck({ log: later, viewer }, at), toldCheck({ log, viewer }, at))
  assert.equal(toldCheck({ log: later, viewer }, later.length - 1)?.difficulty, 10)
})

rule('What passing and failing do is read where the check comes from', () => {
  const table = laborWith('tactics 5')
    .contributes({ tigh: ['tactics 5'] })
    .rest()
  const seen = table.view('helo')
  const check = toldCheck(
    seen,
    seen.log.findIndex(({ t }) => t === 'checkTotal'),
  )
  assert.ok(check !== undefined)
  const results = resultsOf(seen, check)
  assert.ok(results?.fail !== undefined)
  assert.equal(resultsOf(seen, { ...check, printed: 99 }), undefined)
})
