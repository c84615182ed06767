// Cards that are chosen for a check before one's turn comes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LogEntry, View } from '@cic/engine'
import { isUndisturbed, preparedFor } from '../src/question/prepared.ts'

/** A view of which only the log is looked at. */
const told = (...lines: readonly string[]): View => ({ log: lines.map((t) => ({ t }) as LogEntry) }) as unknown as View

const hand = ['executive-order-1', 'repair-2']

test('what was prepared is added if others have only added their cards since', () => {
  const ready = { of: '', picked: [0], ready: 2 }
  assert.ok(isUndisturbed(ready, told('crisis', 'checkBegins')))
  assert.ok(isUndisturbed(ready, told('crisis', 'checkBegins', 'adds', 'adds')))
  assert.ok(!isUndisturbed(ready, told('crisis', 'checkBegins', 'adds', 'playsCard', 'difficulty')))
  assert.ok(!isUndisturbed(ready, told('crisis')), 'something was taken back')
  assert.ok(!isUndisturbed({ of: '', picked: [0] }, told('crisis', 'checkBegins')), 'nobody was sure of it')
})

test('what was prepared counts for one check and one hand', () => {
  const check = told('crisis', 'checkBegins', 'adds')
  const now = { ...preparedFor({ of: '', picked: [] }, check, hand), picked: [1] }
  assert.deepEqual(preparedFor(now, told('crisis', 'checkBegins', 'adds', 'adds'), hand).picked, [1])
  assert.deepEqual(preparedFor(now, check, [...hand, 'repair-1']).picked, [])
  assert.deepEqual(preparedFor(now, told('crisis', 'checkBegins', 'adds', 'checkBegins'), hand).picked, [])
})
