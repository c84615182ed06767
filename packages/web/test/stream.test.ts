// Server-sent events, however the network cuts them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventParser } from '../src/stream.ts'

const text = ': beat\n\nid: 7\nevent: patch\ndata: [1,\ndata: 2]\n\nevent: picture\ndata: {}\n\n'

test('events are found in any pieces', () => {
  for (const size of [1, 2, 5, 1000]) {
    const parse = eventParser()
    const found = []
    for (let at = 0; at < text.length; at += size) found.push(...parse(text.slice(at, at + size)))
    assert.deepEqual(found, [
      { id: '7', event: 'patch', data: '[1,\n2]' },
      { id: undefined, event: 'picture', data: '{}' },
    ])
  }
})

test('comments and half events give nothing', () => {
  const parse = eventParser()
  assert.deepEqual(parse(': heartbeat\n\n'), [])
  assert.deepEqual(parse('data: 1\n'), [])
  assert.equal(parse('\n').length, 1)
})
