// Clients that take their time: requests that drip in, streams that nobody reads, too many streams, and a server that has to stop
// meanwhile. None of them keeps a connection or memory for long.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { call, metric, Wire } from '../testing/guarded.ts'
import { Client, newPeople, settings, type TestServer, testServer } from '../testing/index.ts'

const open = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }]

async function newTable(client: Client): Promise<string> {
  const { body } = await client.post<{ id: string }>('/api/tables', { name: 'Slow', settings: settings(), seats: open })
  return body.id
}

describe('a request that does not arrive', () => {
  const patience = { head: 400, request: 800, look: 50, stop: 500 }
  /** What a slow machine may add. */
  const grace = 3_000
  let server: TestServer
  before(async () => {
    server = await testServer({}, { patience })
  })
  after(() => server.stop())

  /** Sends the text a byte at a time until the server hangs up; how long that took. */
  async function drip(wire: Wire, text: string): Promise<number> {
    let at = 0
    const dripping = setInterval(() => wire.socket.writable && wire.send(text[at++ % text.length]), 20)
    const took = await wire.closed()
    clearInterval(dripping)
    return took
  }

  test('is cut off when its head drips in', async () => {
    const took = await drip(new Wire(server.address).send('GET /api/me HTTP/1.1\r\nhost: x\r\n'), 'x-drip: y\r\n')
    assert.ok(took >= 300 && took < patience.head + grace, String(took))
  })

  test('is cut off when its body drips in', async () => {
    const wire = new Wire(server.address)
    wire.send(
      'POST /api/me/claim HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
    )
    const took = await drip(wire, ' ')
    assert.ok(took >= 600 && took < patience.request + grace, String(took))
    assert.ok([0, 408].includes(wire.status), wire.received)
  })

  test('is cut off when nothing comes at all', async () => {
    const took = await new Wire(server.address).closed()
    assert.ok(took < patience.request + grace, String(took))
  })

  test('keeps nobody else waiting, however many there are', async () => {
    const drips = Array.from({ length: 200 }, () => new Wire(server.address).send('GET / HTTP/1.1\r\nx-drip: '))
    const [person] = await newPeople(server.address, 1)
    for (let i = 0; i < 20; i++) assert.equal((await person.get('/api/tables?list=open')).status, 200)
    await Promise.all(drips.map((wire) => wire.closed()))
  })

  test('has nothing to do with a stream, which may stay open', async () => {
    const [person] = await newPeople(server.address, 1)
    const id = await newTable(person)
    const watching = person.watch(id)
    await watching.until(() => true)
    await new Wire(server.address).closed()
    await new Wire(server.address).closed()
    await person.say(id, { text: 'Still there?' })
    await watching.until(({ talk }) => talk.length === 1)
    assert.equal(watching.reconnects, 0)
    watching.stop()
  })

  test('does not keep the server from stopping', async () => {
    const stopping = await testServer({}, { patience: { ...patience, head: 60_000, request: 60_000 } })
    const wire = new Wire(stopping.address).send('GET /api/me HTTP/1.1\r\nx-drip: ')
    const person = await Client.new(stopping.address)
    const began = performance.now()
    await stopping.stop()
    assert.ok(performance.now() - began < patience.stop + grace)
    await wire.closed()
    await assert.rejects(person.get('/api/me'))
  })
})

describe('streams', () => {
  let server: TestServer
  before(async () => {
    server = await testServer()
  })
  after(() => server.stop())

  const opened = (id: string, cookie?: string): Wire =>
    new Wire(server.address).send(
      `GET /api/tables/${id}/events HTTP/1.1\r\nhost: x\r\n${cookie === undefined ? '' : `cookie: ${cookie}\r\n`}\r\n`,
    )

  test('are limited for each person, and for those without an identity by where they call from', async () => {
    const [greedy, modest] = await newPeople(server.address, 2)
    const id = await newTable(greedy)
    for (const cookie of [greedy.cookie, undefined]) {
      const streams = Array.from({ length: 30 }, () => opened(id, cookie))
      await Promise.all(streams.map((wire) => wire.until(() => wire.received.includes('event: picture'))))
      for (const { status } of streams) assert.equal(status, 200)
      const refused = await call(server.address, {
        path: `/api/tables/${id}/events`,
        headers: cookie === undefined ? {} : { cookie },
      })
      assert.equal(refused.status, 429)
      assert.equal(JSON.parse(refused.text).error.code, 'too-many-streams')
      const other = await call(server.address, {
        path: `/api/tables/${id}/events`,
        headers: { cookie: modest.cookie ?? '' },
      })
      assert.equal(other.status, 200, 'nobody else is kept out')
      for (const { socket } of streams) socket.destroy()
      await metric(server.address, 'cic_streams', (count) => count === 0)
      const again = opened(id, cookie)
      await again.until(() => again.status > 0)
      assert.equal(again.status, 200, 'those that were closed count no more')
      again.socket.destroy()
      await metric(server.address, 'cic_streams', (count) => count === 0)
    }
  })

  test('that nobody reads are cut off instead of filling memory', async () => {
    const [talker, sleeper, reader] = await newPeople(server.address, 3)
    const id = await newTable(talker)
    for (let i = 0; i < 200; i += 20)
      await Promise.all(Array.from({ length: 20 }, () => talker.say(id, { text: '🚀'.repeat(500) })))
    const picture = JSON.stringify((await sleeper.get<Picture>(`/api/tables/${id}`)).body)
    const most = 512 * 1024 + Buffer.byteLength(picture) + 4096
    const watching = reader.watch(id)
    await watching.until(() => true)
    const before = await metric(server.address, 'cic_slow_readers_total')
    const asleep = opened(id, sleeper.cookie)
    await asleep.until(() => asleep.received.includes('event: picture'))
    asleep.socket.pause()
    // Whoever sits down or gets up is shown everything anew.
    let unread = 0
    let changes = 0
    while ((await metric(server.address, 'cic_slow_readers_total')) === before) {
      assert.ok(changes++ < 200, 'it is cut off at some time')
      await sleeper.post(`/api/tables/${id}/seats/0`)
      await sleeper.call('DELETE', `/api/tables/${id}/seats/0`)
      unread = Math.max(unread, await metric(server.address, 'cic_unread_bytes'))
      assert.ok(unread < 2 * most, `${unread} bytes wait to be read`)
    }
    assert.ok(unread > 0, 'something had to wait')
    await metric(server.address, 'cic_unread_bytes', (bytes) => bytes < most)
    await talker.say(id, { text: 'Good night' })
    await watching.until(({ talk }) => talk.at(-1)?.text === 'Good night')
    assert.equal(watching.reconnects, 0, 'who reads is not cut off')
    asleep.socket.resume()
    await asleep.closed()
    const back = sleeper.watch(id)
    const { talk } = await back.until(() => true)
    assert.equal(talk.at(-1)?.text, 'Good night', 'who comes back has missed nothing')
    back.stop()
    watching.stop()
  })

  test('end when the server stops, and it does not wait for those who read nothing', async () => {
    const stopping = await testServer({}, { patience: { head: 5_000, request: 5_000, look: 100, stop: 300 } })
    const [person] = await newPeople(stopping.address, 1)
    const id = await newTable(person)
    const wires = Array.from({ length: 10 }, () =>
      new Wire(stopping.address).send(`GET /api/tables/${id}/events HTTP/1.1\r\nhost: x\r\n\r\n`),
    )
    await Promise.all(wires.map((wire) => wire.until(() => wire.received.includes('event: picture'))))
    wires[0].socket.pause()
    await stopping.stop()
    wires[0].socket.resume()
    for (const wire of wires) await wire.closed()
    for (const { received } of wires) assert.match(received, /\r\n0\r\n\r\n$/, 'ended, not broken off')
  })
})
