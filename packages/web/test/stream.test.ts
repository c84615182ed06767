// Server-sent events, however the network cuts them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checksum } from '@cic/protocol'
import { followTable } from '../src/api.ts'
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

test('a patch whose checksum does not fit is not shown: the stream begins again with the whole', async (context) => {
  const heard: unknown[] = []
  const asked: (string | undefined)[] = []
  const first = { version: '1', turn: 1 }
  const patch = (turn: number, sum: number) => JSON.stringify({ changes: [[['turn'], turn]], sum })
  const streams = [
    `id: 1\nevent: picture\ndata: ${JSON.stringify(first)}\n\n` +
      `id: 2\nevent: patch\ndata: ${patch(2, checksum({ ...first, turn: 2 }))}\n\n` +
      `id: 3\nevent: patch\ndata: ${patch(3, 1)}\n\n`,
    `id: 3\nevent: picture\ndata: ${JSON.stringify({ version: '3', turn: 3 })}\n\n`,
  ]
  const again = Promise.withResolvers<void>()
  const globals = globalThis as Record<string, unknown>
  const before = { fetch: globals.fetch, document: globals.document }
  context.after(() => Object.assign(globals, before))
  const nothing = (): void => undefined
  Object.assign(globals, {
    document: { visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
    fetch: async (_url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push(headers['last-event-id'])
      if (asked.length === streams.length) again.resolve()
      return new Response(streams[asked.length - 1] ?? '')
    },
  })
  const stop = followTable(
    'table',
    (picture) => heard.push(picture),
    () => undefined,
  )
  await again.promise
  while (heard.length < 3) await new Promise((resolve) => setImmediate(resolve))
  stop()
  assert.deepEqual(asked, [undefined, undefined], 'what it had last is not said')
  assert.deepEqual(heard, [first, { ...first, turn: 2 }, { version: '3', turn: 3 }])
})
