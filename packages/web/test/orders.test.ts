// Standing orders as one choice per card.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sparingOrders } from '@cic/engine'
import { ordersWith, orderValue } from '../src/hand/order-list.ts'

test('what is set is what is shown', () => {
  for (const value of ['ask', 'matters', 'pass', 'thisTurn', 'play:always', 'play:turnsFailureIntoPass']) {
    assert.equal(orderValue(ordersWith([], 'repair', value, 3), 'repair', 3), value)
  }
})

test('played on a condition means passed otherwise, and everything else comes last', () => {
  const orders = ordersWith([{ what: '*', do: 'pass' }], 'declare-emergency', 'play:turnsFailureIntoPass', 1)
  assert.deepEqual(orders, [
    { what: 'declare-emergency', do: 'play', when: 'turnsFailureIntoPass' },
    { what: 'declare-emergency', do: 'pass' },
    { what: '*', do: 'pass' },
  ])
})

test('an order for a turn that is over is forgotten', () => {
  const orders = ordersWith([{ what: '*', do: 'pass', thisTurn: 2 }], 'repair', 'pass', 3)
  assert.deepEqual(orders, [{ what: 'repair', do: 'pass' }])
})

test('what a person begins with: asked if it can matter, and about what is used once per game when it is wanted', () => {
  assert.equal(orderValue(sparingOrders, '*', 1), 'matters')
  assert.equal(orderValue(sparingOrders, 'declare-emergency', 1), 'matters')
  assert.equal(orderValue(sparingOrders, 'mysteriousIntuition', 1), 'pass')
  const armed = ordersWith(sparingOrders, 'mysteriousIntuition', 'ask', 1)
  assert.deepEqual(armed, [{ what: 'mysteriousIntuition', do: 'ask' }, ...sparingOrders])
  assert.equal(orderValue(armed, 'mysteriousIntuition', 1), 'ask')
})
