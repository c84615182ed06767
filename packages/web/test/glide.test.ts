// Where pieces on the board glide from.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { origins } from '../src/board/origins.ts'

const at = (x: number, y = 0) => ({ x, y })

test('a piece that stays does not move, and one that is new comes from nowhere', () => {
  assert.deepEqual(origins([at(10)], [at(12)]), [undefined])
  assert.deepEqual(origins([at(10)], []), [undefined])
})

test('a piece comes from the nearest place of its name that was left', () => {
  assert.deepEqual(origins([at(0), at(500)], [at(0), at(300), at(900)]), [undefined, at(300)])
  assert.deepEqual(origins([at(200), at(800)], [at(100), at(900)]), [at(100), at(900)])
})

test('ships that leave a stack come out of it', () => {
  assert.deepEqual(origins([at(100), at(400)], [at(100)]), [undefined, at(100)])
})
