// Thinking time is shared by host and by table, and nobody thinks where nobody is.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BotLevel } from '@cic/protocol'
import { Thinkers } from '../src/bots/thinkers.ts'
import { newMetrics } from '../src/metrics.ts'
import { Client } from '../testing/client.ts'
import { metric } from '../testing/guarded.ts'
import { playOn } from '../testing/playing.ts'
import { eventsOf } from '../testing/stored.ts'
import { newGame, newPeople, quickSlow, settings, type TestServer, testServer } from '../testing/tables.ts'

const pondering = new URL('../testing/pondering-worker.ts', import.meta.url)

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

const question = (options: number) => ({
  level: 'random',
  seed: '',
  view: {} as never,
  decision: { fallback: 'x', options: Array.from({ length: options }) } as never,
  said: [],
})

test('who has one table does not wait for somebody with a hundred', async () => {
  const metrics = newMetrics({ withDefaults: false })
  const thinkers = new Thinkers(1, metrics, { worker: pondering })
  const order: string[] = []
  const think = (host: string, table: string): Promise<unknown> =>
    thinkers.think(question(2), { host, table }).then(() => order.push(`${host} ${table}`))
  const all = Array.from({ length: 20 }, (_, i) => [think('many', `${i}`), think('many', `${i}`)]).flat()
  all.push(think('one', 'a'), think('one', 'a'), think('two', 'b'))
  assert.match(await metrics.registry.metrics(), /cic_bot_queue 42/)
  await Promise.all(all)
  await thinkers.close()
  assert.deepEqual(order.slice(0, 6), ['many 0', 'many 0', 'one a', 'two b', 'many 1', 'one a'])
  assert.ok(order.indexOf('many 19') < order.lastIndexOf('many 1'), 'a second question comes after the others’ first')
  assert.match(await metrics.registry.metrics(), /cic_bot_queue 0/)
})

test('the queue is bounded for each host, and what does not fit is asked again', async () => {
  const metrics = newMetrics({ withDefaults: false })
  const thinkers = new Thinkers(1, metrics, { worker: pondering, mostOfHost: 3 })
  const taken = Array.from({ length: 4 }, () => thinkers.think(question(2), { host: 'many', table: 'a' }))
  await assert.rejects(thinkers.think(question(2), { host: 'many', table: 'a' }), { name: 'QueueFull' })
  taken.push(thinkers.think(question(2), { host: 'one', table: 'b' }))
  await Promise.all(taken)
  await thinkers.close()
  assert.match(await metrics.registry.metrics(), /cic_bot_questions_turned_away_total 1/)
})

/** A table of bots alone, which its host has started and left. */
async function deserted(host: Client): Promise<string> {
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'random' satisfies BotLevel }))
  const { body } = await host.post<{ id: string }>('/api/tables', {
    name: 'Bots',
    settings: settings(quickSlow),
    seats,
  })
  assert.equal((await host.post(`/api/tables/${body.id}/start`)).status, 200)
  return body.id
}

const eventsAt = async (id: string): Promise<number> => (await eventsOf(server.directory, id)).length

/** Everything that was under way is done. */
async function still(id: string): Promise<number> {
  for (let before = await eventsAt(id); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const now = await eventsAt(id)
    if (now === before) return now
    before = now
  }
}

test('a table of bots stands still until somebody watches, and again when nobody does', async () => {
  const host = await Client.new(server.address)
  const id = await deserted(host)
  assert.ok((await still(id)) <= 3, 'nobody is there to see it')
  const stream = host.watch(id)
  await stream.until(({ moments }) => moments > 20)
  stream.stop()
  await metric(server.address, 'cic_streams', (count) => count === 0)
  assert.equal(stream.picture?.status, 'playing')
  const stopped = await still(id)
  assert.equal(await still(id), stopped)
})

test('so does one that its people have left to bots, until one of them comes back', async () => {
  const people = await newPeople(server.address, 2)
  const id = await newGame(people, { players: 4 })
  for (const [seat, person] of people.entries()) await person.call('DELETE', `/api/tables/${id}/seats/${seat}`)
  const left = await still(id)
  assert.ok(left < 20, `${left} events`)
  assert.equal((await people[1].post(`/api/tables/${id}/seats/1`)).status, 200)
  const stream = people[1].watch(id)
  const { moments } = await stream.until(({ game }) => game !== undefined)
  await playOn(people[1], id, stream, { until: (picture) => picture.moments > moments + 10 })
  stream.stop()
})
