// Whole games through the API: real HTTP, a real SQLite file, real streams.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { Client, type Watching } from '../testing/client.ts'
import { newGame, newPeople, quick, quickSlow, type TestServer, testServer } from '../testing/tables.ts'

let server: TestServer
before(async () => {
  server = await testServer()
})
after(() => server.stop())

/** Answers whatever this client is asked with the safe default, until the game is over. */
async function playOn(client: Client, table: string, watching: Watching): Promise<Picture> {
  for (;;) {
    const picture = await watching.until(
      ({ status, game }) => status !== 'playing' || (game?.decisions.length ?? 0) > 0,
      60_000,
    )
    const [decision] = picture.game?.decisions ?? []
    if (picture.status !== 'playing' || decision === undefined) return picture
    const answered = await client.choose(table, picture, decision.fallback)
    assert.ok([200, 409].includes(answered.status), JSON.stringify(answered.body))
    await watching.until(({ game }) => game?.decisions[0]?.id !== decision.id)
  }
}

test('one person plays a whole live game against bots', async () => {
  const client = await Client.new(server.address, 'Solo')
  const id = await newGame([client], { players: 4, pace: { ...quick, windowSeconds: 0.1 } })
  const watching = client.watch(id)
  const picture = await playOn(client, id, watching)
  assert.equal(picture.status, 'over')
  assert.ok(picture.fairness?.seed)
  watching.stop()
})

test('three people play a whole slow game, and all streams end equal', async () => {
  const people = await newPeople(server.address, 3)
  const id = await newGame(people, { pace: quickSlow })
  const streams = people.map((client) => client.watch(id))
  const pictures = await Promise.all(people.map((client, i) => playOn(client, id, streams[i])))
  for (const [i, { version, status, game }] of pictures.entries()) {
    assert.equal(status, 'over')
    assert.equal(version, pictures[0].version)
    assert.deepEqual(game?.resources, pictures[0].game?.resources)
    const whole = await people[i].get<Picture>(`/api/tables/${id}`)
    assert.deepEqual(streams[i].picture, whole.body, 'the patched picture is the whole one')
  }
  for (const stream of streams) stream.stop()
})
