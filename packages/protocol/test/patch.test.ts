import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, newGame, view } from '@cic/engine'
import { chanceFrom, playGame } from '@cic/engine/testing'
import { applyPatch, diff, same } from '@cic/protocol'

const patched = (before: unknown, after: unknown) => applyPatch(before, diff(before, after))

test('a patch turns the value before into the value after, and leaves the first as it was', () => {
  const before = { a: 1, b: [1, 2, 3], c: { d: 'x', e: [{ f: 1 }, { f: 2 }] }, gone: 1 }
  const after = { a: 2, b: [1, 3], c: { d: 'x', e: [{ f: 1 }, { f: 3 }] }, come: [] }
  const copy = structuredClone(before)
  assert.deepEqual(patched(before, after), after)
  assert.deepEqual(before, copy)
})

test('what is alike needs no patch', () => {
  assert.deepEqual(diff({ a: [{ b: 1 }] }, { a: [{ b: 1 }] }), [])
  assert.ok(same({ a: undefined, b: 1 }, { b: 1 }))
  assert.ok(!same({ b: 1 }, { a: 1, b: 1 }))
})

test('lists that grow at the end cost only what came', () => {
  assert.deepEqual(diff({ log: [1, 2] }, { log: [1, 2, 3] }), [[['log'], 2, 0, [3]]])
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
    assert.deepEqual(JSON.parse(JSON.stringify(patched(before, after))), JSON.parse(JSON.stringify(after)))
  }
})

test('the views of a whole game follow one another by patches, a small part of their size', () => {
  const { record } = playGame({ options: { players: 5 }, seed: 'patches' })
  const game = newGame(record.options, record.seed)
  let kept = view(game, 0)
  let whole = 0
  let sent = 0
  for (const i of record.choices.keys()) {
    const before = structuredClone(view(game, 0))
    follow(record, i, game)
    const after = structuredClone(view(game, 0))
    const patch = JSON.stringify(diff(before, after))
    kept = applyPatch(kept, JSON.parse(patch))
    assert.deepEqual(kept, JSON.parse(JSON.stringify(after)))
    whole += JSON.stringify(after).length
    sent += patch.length
  }
  assert.ok(sent < whole / 10, `${sent} of ${whole}`)
})
