// Drawing by types: every combination that is an answer can be made, and no other.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerTo, cardsToDraw, isDraw, mayTake, typesOf } from '../src/question/draws.ts'

const draw = (...ids: string[]) => ({ options: ids.map((id) => ({ id: `skills:${id}` })) })
const any = draw('leadership,leadership', 'leadership,politics', 'politics,politics')
const different = draw('leadership,politics', 'leadership,tactics', 'politics,tactics')

test('a choice among combinations of several cards is a draw; among single cards or few it is a list', () => {
  assert.ok(isDraw(any))
  assert.ok(isDraw(different))
  assert.ok(!isDraw(draw('leadership', 'engineering', 'politics')))
  assert.ok(!isDraw({ options: [{ id: 'pass' }, { id: 'skills:a,b' }, { id: 'skills:a,a' }] }))
})

test('every answer can be made in any order, and nothing beyond it', () => {
  assert.equal(cardsToDraw(any), 2)
  assert.deepEqual(typesOf(any), ['leadership', 'politics'])
  assert.equal(answerTo(any, ['politics', 'leadership']), 1)
  assert.equal(answerTo(any, ['politics']), undefined)
  assert.ok(mayTake(any, ['politics'], 'politics'))
  assert.ok(!mayTake(any, ['politics', 'politics'], 'politics'))
})

test('of different types each is taken once', () => {
  assert.ok(mayTake(different, ['leadership'], 'tactics'))
  assert.ok(!mayTake(different, ['leadership'], 'leadership'))
  assert.equal(answerTo(different, ['tactics', 'politics']), 2)
})
