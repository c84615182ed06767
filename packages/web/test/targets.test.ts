// An answer points at the thing on the table that it names.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, view } from '@cic/engine'
import { keyOf, marksOf, optionOfKey } from '../src/question/targets.ts'

test('a thing that several answers name belongs to all of them', () => {
  const game = view(newGame({ players: 3 }, 'marks'), 0)
  const marks = marksOf([{ id: 'launch:portBow' }, { id: 'nothing' }, { id: 'move:portAft:portBow' }], game, 0)
  assert.deepEqual(marks.get('area:portBow'), [0, 2])
})

test('answers have the keys 1 to 9, then letters', () => {
  assert.deepEqual([0, 8, 9, 34].map(keyOf), ['1', '9', 'a', 'z'])
  assert.deepEqual(['1', '9', 'a', 'Z', 'Enter', '0'].map(optionOfKey), [0, 8, 9, 34, undefined, undefined])
})
