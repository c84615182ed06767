import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow as followGame, newGame, view } from '@cic/engine'
import { chanceFrom, playGame } from '@cic/engine/testing'
import { Comparison, checksum, diff, kept, patched, same } from '@cic/protocol'

/** What whoever has the value before makes of the patch. */
function follow<T>(before: T, after: unknown): T | undefined {
  const { changes, more } = diff(before, after)
  const sum = (checksum(before) + more) >>> 0
  assert.equal(sum, checksum(after))
  return patched(kept(before), { changes, sum })?.value
}

test('a patch turns the value before into the value after, and leaves the first as it was', () => {
  const before = { a: 1, b: [1, 2, 3], c: { d: 'x', e: [{ f: 1 }, { f: 2 }] }, gone: 1 }
  const after = { a: 2, b: [1, 3], c: { d: 'x', e: [{ f: 1 }, { f: 3 }] }, come: [] }
  const copy = structuredClone(before)
  assert.deepEqual(follow<unknown>(before, after), after)
  assert.deepEqual(before, copy)
})

test('what is alike needs no patch', () => {
  assert.deepEqual(diff({ a: [{ b: 1 }] }, { a: [{ b: 1 }] }).changes, [])
  assert.ok(same({ a: undefined, b: 1 }, { b: 1 }))
  assert.ok(!same({ b: 1 }, { a: 1, b: 1 }))
})

test('lists that grow at the end cost only what came', () => {
  assert.deepEqual(diff({ log: [1, 2] }, { log: [1, 2, 3] }).changes, [[['log'], 2, 0, [3]]])
})

test('random values are patched exactly', () => {
  const chance = chanceFrom('patch')
  const value = (depth: number): unknown => {
    const kind = depth === 0 ? 0 : chance(3)
    if (kind === 0) return [chance(3), `s${chance(3)}`, chance(2) === 0][chance(3)]
    if (kind === 1) return Array.from({ length: chance(5) }, () => value(depth - 1))
    return Object.fromEntries(Array.from({ length: chance(5) }, () => [`k${chance(6)}`, value(depth - 1)]))
  }
  for (let i = 0; i < 5_000; i++) {
    const [before, after] = [value(4), value(4)]
    assert.deepEqual(JSON.parse(JSON.stringify(follow(before, after))), JSON.parse(JSON.stringify(after)))
  }
})

test('a patch that was made for another value is noticed: nothing comes of it', () => {
  const before = { hand: ['piloting-1', 'piloting-2', 'tactics-1'], dials: { fuel: 8 }, at: 3 }
  const after = { hand: ['piloting-1', 'tactics-1'], dials: { fuel: 7 }, at: 3 }
  const { changes } = diff(before, after)
  const patch = { changes, sum: checksum(after) }
  assert.deepEqual(patched(kept(before), patch)?.value, after)
  for (const other of [
    { ...before, at: 4 },
    { ...before, at: '3' },
    { ...before, hand: ['piloting-2', 'piloting-1', 'tactics-1'] },
    { ...before, hand: ['piloting-1', 'piloting-2', 'tactics-1', 'tactics-1'] },
    { ...before, dials: { food: 8 } },
    { hand: before.hand },
    [],
  ])
    assert.equal(patched<unknown>(kept(other), patch), undefined, JSON.stringify(other))
  assert.equal(patched(kept(before), { changes: changes.slice(1), sum: patch.sum }), undefined)
  assert.equal(patched(kept(before), { changes: [...changes, ...changes], sum: patch.sum }), undefined)
})

test('the checksum is the one that the description of the API explains', () => {
  assert.equal(checksum({}), checksum([]))
  assert.equal(checksum('CIC'), 4111763149)
  assert.equal(checksum({ seats: [{ name: 'Zoë 🚀', open: true }], turn: 12 }), 2011656000)
})

test('values that share parts are compared as if they did not', () => {
  const parts = (turn: number) => ({ log: [{ turn }], dials: { fuel: turn } })
  const [before, after] = [parts(1), parts(2)]
  const comparison = new Comparison()
  for (const name of ['one', 'other', 'one'])
    assert.deepEqual(
      comparison.of({ name, table: before, again: before }, { name, table: after, again: after }).changes,
      diff(structuredClone({ name, table: before, again: before }), { name, table: after, again: after }).changes,
    )
})

test('the views of a whole game follow one another by patches, a small part of their size', () => {
  const { record } = playGame({ options: { players: 5 }, seed: 'patches' })
  const game = newGame(record.options, record.seed)
  let now = kept(view(game, 0))
  let before = view(game, 0)
  let whole = 0
  let sent = 0
  for (const i of record.choices.keys()) {
    followGame(record, i, game)
    const after = view(game, 0)
    const { changes, more } = diff(before, after)
    const patch = JSON.stringify({ changes, sum: (now.sum + more) >>> 0 })
    const next = patched(now, JSON.parse(patch))
    assert.ok(next !== undefined)
    assert.deepEqual(next.value, JSON.parse(JSON.stringify(after)))
    now = next
    before = after
    whole += JSON.stringify(after).length
    sent += patch.length
  }
  assert.equal(now.sum, checksum(before))
  assert.ok(sent < whole / 10, `${sent} of ${whole}`)
})
