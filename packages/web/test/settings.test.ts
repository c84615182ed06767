// The parts of the settings that need no page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOf } from '../src/pwa/push.ts'
import { withTick } from '../src/settings-page/matrix.ts'

test('a box of the matrix is ticked and cleared, and nothing else changes', () => {
  const before = { turn: ['push', 'email'], vote: [], clock: ['webhook'] } as const
  assert.deepEqual(withTick(before, 'vote', 'webhook', true), { ...before, vote: ['webhook'] })
  assert.deepEqual(withTick(before, 'turn', 'push', false), { ...before, turn: ['email'] })
  assert.deepEqual(withTick(before, 'turn', 'push', true), before)
})

test('a key of a push service is read from base64url', () => {
  assert.deepEqual([...bytesOf('-_8A')], [251, 255, 0])
})
