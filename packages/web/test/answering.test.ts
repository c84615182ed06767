// An answer on its way: whatever the line does, it counts once, and the question can be answered again if it is asked again.

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Decision } from '@cic/engine'
import { openSession, type TableSession } from '../src/table-session.ts'

const decision = { id: '0.5', seat: 0, options: [], min: 1, max: 1 } as unknown as Decision

const picture = (version: string, ...open: string[]): string =>
  `id: ${version}\nevent: picture\ndata: ${JSON.stringify({ version, game: { decisions: open.map((id) => ({ id })) } })}\n\n`

type Send = (headers: Record<string, string>, signal: AbortSignal | undefined) => Promise<Response>

/** A table whose stream says what it is told to, and which takes answers like this. */
async function tableThat(
  context: TestContext,
  send: Send,
): Promise<{ table: TableSession; says: (text: string) => void }> {
  const globals = globalThis as Record<string, unknown>
  const before = { fetch: globals.fetch, document: globals.document }
  const nothing = (): void => undefined
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  const says = (text: string): void => void writer.write(new TextEncoder().encode(text))
  Object.assign(globals, {
    document: { visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
    fetch: (_url: string, { method, headers, signal }: RequestInit) =>
      method === 'POST'
        ? send(headers as Record<string, string>, signal ?? undefined)
        : Promise.resolve(new Response(stream.readable)),
  })
  const table = openSession('table')
  context.after(() => {
    table.close()
    Object.assign(globals, before)
  })
  says(picture('4', '0.5'))
  await until(() => table.store.get().picture !== undefined)
  return { table, says }
}

async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; !holds() && turn < 1000; turn++) await new Promise((resolve) => setImmediate(resolve))
  assert.ok(holds())
}

test('a question that is asked again right after its answer, because it was taken back, can be answered again', async (context) => {
  const { table, says } = await tableThat(context, async () => Response.json({ version: '5' }))
  await table.answer(decision, 'one')
  assert.equal(table.store.get().sending, '0.5', 'it is not seen yet where the answer has led to')
  says(picture('4.1', '0.5'))
  await until(() => table.store.get().picture?.version === '4.1')
  assert.equal(table.store.get().sending, '0.5')
  says(picture('6', '0.5'))
  await until(() => table.store.get().sending === undefined)
})

test('an answer to which a dead line says nothing is sent again, and counts once', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const keys: (string | undefined)[] = []
  const { table, says } = await tableThat(context, ({ 'idempotency-key': key }, signal) => {
    keys.push(key)
    if (keys.length > 1) return Promise.resolve(Response.json({ version: '5' }))
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const answering = table.answer(decision, 'one')
  await until(() => keys.length === 1)
  context.mock.timers.tick(25_000)
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  context.mock.timers.tick(1000)
  await answering
  assert.equal(keys.length, 2)
  assert.equal(keys[0], keys[1])
  says(picture('5'))
  await until(() => table.store.get().sending === undefined)
  assert.equal(table.store.get().error, undefined)
})
