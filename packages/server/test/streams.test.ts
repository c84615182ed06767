// Streams: what happens at a table reaches everybody who watches once and in order, whatever happens to their connections.

import assert from 'node:assert/strict'
import { type IncomingMessage, request } from 'node:http'
import { after, before, test } from 'node:test'
import { chanceFrom } from '@cic/engine/testing'
import type { Picture } from '@cic/protocol'
import { Client, patchText, type StreamedEvent, type Watching } from '../testing/client.ts'
import { playOn } from '../testing/playing.ts'
import { newGame, newPeople, quick, settings, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer({}, { streams: { heartbeat: 40 } })
})
after(() => server.stop())

const parts = (version: string): [number, number] => {
  const [all, own = 0] = version.split('.').map(Number)
  return [all, own]
}

function isLater(version: string, than: string): boolean {
  const [[all, own], [allBefore, ownBefore]] = [parts(version), parts(than)]
  return all > allBefore || (all === allBefore && own > ownBefore)
}

/** A stream of which every message is looked at. */
function observed(
  client: Client,
  id: string,
  look: (picture: Picture, event: StreamedEvent, before?: Picture) => void,
) {
  let last: Picture | undefined
  return client.watch(id, (picture, event) => {
    assert.equal(picture.version, event.id, 'the id of an event is the version')
    if (last !== undefined) assert.ok(isLater(event.id, last.version), `${event.id} comes after ${last.version}`)
    look(picture, event, last)
    last = picture
  })
}

/** The raw bytes of a stream, from its beginning. */
function rawStream(client: Client, id: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${client.base}/api/tables/${id}/events`,
      { agent: false, headers: { cookie: client.cookie ?? '', ...headers } },
      resolve,
    )
    call.on('error', reject)
    call.end()
  })
}

/** What arrives until so many blocks are there. */
function blocks(response: IncomingMessage, count: number): Promise<string[]> {
  return new Promise((resolve) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      text += part
      const found = text.split('\n\n')
      if (found.length > count) {
        response.destroy()
        resolve(found.slice(0, count))
      }
    })
    response.on('error', () => undefined)
  })
}

test('whoever loses the connection again and again misses nothing and gets nothing twice', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { players: 4, pace: { ...quick, kind: 'slow' } })
  const chance = chanceFrom('connections')
  const seen = new Map<string, Picture>()
  let compared = 0
  const compare = (picture: Picture): void => {
    const key = `${picture.game?.viewer} ${picture.me.host} ${picture.version}`
    const other = seen.get(key)
    if (other !== undefined) compared++
    assert.deepEqual(picture, other ?? picture, 'two streams with the same eyes show the same')
    seen.set(key, picture)
  }
  const spectator = await Client.new(server.address)
  const everybody = [...people, ...people, spectator, spectator]
  const streams = everybody.map((client) => observed(client, id, compare))
  const cutting = setInterval(() => streams[chance(streams.length)].breakOff(), 40)
  const compareWhole = async (client: Client): Promise<void> =>
    compare((await client.get<Picture>(`/api/tables/${id}`)).body)
  const wholes = setInterval(() => everybody.forEach((client) => void compareWhole(client)), 50)
  await Promise.all(people.map((client, i) => playOn(client, id, streams[i])))
  clearInterval(cutting)
  clearInterval(wholes)
  await Promise.all(streams.map((stream) => stream.until(({ status }) => status === 'over')))
  for (const [i, stream] of streams.entries()) {
    assert.deepEqual(stream.picture, (await everybody[i].get<Picture>(`/api/tables/${id}`)).body)
    stream.stop()
  }
  const reconnects = streams.reduce((sum, stream) => sum + stream.reconnects, 0)
  assert.ok(reconnects > 10 && compared > 50, `${reconnects} reconnects, ${compared} pictures compared`)
})

test('a change arrives whole or as a patch, whichever is smaller', async () => {
  const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Paris' }
  const clock = { bankSeconds: 60, incrementSeconds: 10, onTimeout: 'bot', quiet } as const
  const game = { resources: 'harder', noSympathizer: false } as const
  const pace = { kind: 'live', windowSeconds: 9, botSeconds: 9, clock } as const
  const some = { name: 'Some', settings: settings(pace, { game, visibility: 'link', language: 'fr' }) }
  const other = {
    game: { resources: 'easier' },
    pace: {
      kind: 'slow',
      windowSeconds: 1,
      botSeconds: 0,
      clock: {
        bankSeconds: 99,
        incrementSeconds: 9,
        onTimeout: 'default',
        quiet: { from: '01:00', to: '02:00', zone: 'UTC' },
      },
    },
  } as const
  const quite = { name: 'Quite another', settings: settings(other.pace, { game: other.game, language: 'pl' }) }
  const people = await newPeople(server.address, 3)
  const made = await people[0].post<{ id: string }>('/api/tables', {
    name: 'Test',
    settings: settings(),
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  })
  const { id } = made.body
  const counts = { picture: 0, patch: 0 }
  const sameEyes = (picture: Picture, last: Picture): boolean =>
    picture.me.seat === last.me.seat && picture.me.host === last.me.host
  const streams = people.map((client) =>
    observed(client, id, (picture, { event, data }, last) => {
      if (last === undefined || !sameEyes(picture, last)) return assert.equal(event, 'picture')
      const whole = JSON.stringify(picture).length
      const patch = patchText(last, picture)?.length ?? 0
      counts[event as keyof typeof counts]++
      assert.equal(data.length, Math.min(whole, patch))
    }),
  )
  await Promise.all(streams.map((stream) => stream.until(() => true)))
  // A table that changes in every word is shorter whole.
  for (const wanted of [some, quite]) await people[0].call('PUT', `/api/tables/${id}/settings`, wanted)
  for (const seat of [1, 2]) await people[seat].post(`/api/tables/${id}/seats/${seat}`)
  await people[0].post(`/api/tables/${id}/start`)
  await Promise.all(streams.map((stream) => stream.until(({ status }) => status === 'playing')))
  await Promise.all(people.map((client, i) => playOn(client, id, streams[i])))
  for (const stream of streams) stream.stop()
  assert.ok(counts.patch > 100 && counts.picture > 0, JSON.stringify(counts))
})

test('a browser that comes back with the last version gets nothing until something happens', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const { version } = (await people[0].get<Picture>(`/api/tables/${id}`)).body
  for (const [headers, first] of [
    [{ 'last-event-id': version }, ':'],
    [{ 'last-event-id': '1' }, 'event: picture'],
    [{ 'last-event-id': '999999' }, 'event: picture'],
    [{ 'last-event-id': 'nonsense' }, 'event: picture'],
    [{}, 'event: picture'],
  ] as const) {
    const [retry, next] = await blocks(await rawStream(people[0], id, headers), 2)
    assert.match(retry, /^retry: \d+$/)
    assert.ok(next.startsWith(first), `after ${JSON.stringify(headers)}: ${next.slice(0, 40)}`)
  }
})

test('where nothing happens a heart beats', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people)
  const response = await rawStream(people[0], id)
  assert.equal(response.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(response.headers['cache-control'], 'no-store')
  const [, , ...beats] = await blocks(response, 6)
  assert.deepEqual(beats, [':', ':', ':', ':'])
})

test('who sits down sees with the eyes of the seat at once, and who gives it up does not any more', async () => {
  const [host, guest] = await newPeople(server.address, 2)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }]
  const { body } = await host.post<{ id: string }>('/api/tables', { name: 'Test', settings: settings(), seats })
  const { id } = body
  const events: StreamedEvent[] = []
  const stream = observed(guest, id, (_picture, event) => events.push(event))
  await stream.until(({ me }) => me.seat === undefined)
  await guest.post(`/api/tables/${id}/seats/1`)
  await stream.until(({ me }) => me.seat === 1)
  assert.equal(events.at(-1)?.event, 'picture')
  await host.call('DELETE', `/api/tables/${id}/seats/1`)
  await stream.until(({ me }) => me.seat === undefined)
  await guest.post(`/api/tables/${id}/seats/1`)
  await host.post(`/api/tables/${id}/start`)
  const { game } = await stream.until(({ status }) => status === 'playing')
  assert.equal(game?.viewer, 1)
  stream.stop()
})

test('who reads too slowly is cut off, and nobody else notices', async () => {
  const [host, guest] = await newPeople(server.address, 2)
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { body } = await host.post<{ id: string }>('/api/tables', { name: 'Test', settings: settings(), seats })
  const { id } = body
  const words = Array.from({ length: 200 }, () => host.say(id, { text: 'x'.repeat(500) }))
  await Promise.all(words)
  const slow = await rawStream(guest, id)
  slow.pause()
  const others: Watching = host.watch(id)
  const cutOff = async (): Promise<number> => {
    const { body: metrics } = await host.get<string>('/metrics')
    return Number(/^cic_slow_readers_total (\d+)/m.exec(metrics)?.[1])
  }
  // Whoever sits down or gets up gets the whole table, which is long here.
  for (let i = 0; i < 400 && (await cutOff()) === 0; i++) {
    await guest.post(`/api/tables/${id}/seats/1`)
    await guest.call('DELETE', `/api/tables/${id}/seats/1`)
  }
  assert.equal(await cutOff(), 1)
  slow.destroy()
  const { version } = (await host.get<Picture>(`/api/tables/${id}`)).body
  await others.until((picture) => picture.version === version)
  const again = guest.watch(id)
  await again.until((picture) => picture.version === version)
  again.stop()
  others.stop()
})
