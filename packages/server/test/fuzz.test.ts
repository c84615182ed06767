// Twenty thousand requests that nobody would send on purpose, by seats, a host, strangers, nobodies and forgers, to a running and a
// gathering table. Nothing breaks, nothing grows, and afterwards the games go on.

import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { after, before, test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { type Description, type FuzzedRequest, Fuzzer, type Known } from '../testing/fuzz.ts'
import { metric } from '../testing/guarded.ts'
import { type Client, newGame, newPeople, quickSlow, settings } from '../testing/index.ts'
import { spawnServer } from '../testing/spawned.ts'

const requests = Number(process.env.CIC_FUZZ ?? 20_000)
const atOnce = 24
const seed = 20_261_115

let server: Awaited<ReturnType<typeof spawnServer>>
before(async () => {
  server = await spawnServer()
})
after(() => server.stop())

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

interface Outcome {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Of a stream only the head is read. */
function send({ method, path, headers, body }: FuzzedRequest, cookie: string | undefined): Promise<Outcome> {
  const { hostname, port } = new URL(server.address)
  const head: Record<string, string> = { ...(cookie === undefined ? {} : { cookie }), ...headers }
  if (body !== undefined) head['content-length'] = String(Buffer.byteLength(body))
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers: head, agent }, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      const type = answered['content-type'] ?? ''
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status, type, text }))
      response.on('error', reject)
      if (!type.startsWith('text/event-stream')) return
      resolve({ status, type, text })
      asked.destroy()
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server may hang up on what it will not read to the end.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve({ status: 0, type: '', text: '' })
      else reject(error)
    })
    asked.end(body)
  })
}

const gathering = async (host: Client): Promise<string> => {
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'me' }, { kind: 'bot', level: 'random' }]
  const { body } = await host.post<{ id: string }>('/api/tables', {
    name: 'Fuzz',
    settings: settings(quickSlow),
    seats,
  })
  return body.id
}

const pictureOf = async (client: Client, id: string): Promise<Picture> =>
  (await client.get<Picture>(`/api/tables/${id}`)).body

/** Tables that those who sit there have spoilt by what they may do are replaced by new ones. */
class Targets {
  wild = ''
  open = ''
  ended: string[] = []
  readonly #people: readonly Client[]

  constructor(people: readonly Client[]) {
    this.#people = people
  }

  async refresh(): Promise<void> {
    const [host] = this.#people
    if (this.wild === '' || (await pictureOf(host, this.wild)).status !== 'playing') {
      if (this.wild !== '') this.ended = [this.wild, ...this.ended].slice(0, 3)
      this.wild = await newGame(this.#people, { pace: quickSlow })
    }
    if (this.open === '' || (await pictureOf(host, this.open)).status !== 'gathering') this.open = await gathering(host)
  }
}

async function goOn(people: readonly Client[], id: string, choices: number): Promise<void> {
  for (let made = 0; made < choices; ) {
    for (const person of people) {
      const picture = await pictureOf(person, id)
      assert.equal(picture.status, 'playing')
      const [decision] = picture.game?.decisions ?? []
      if (decision === undefined) continue
      const { status, body } = await person.choose(id, picture, decision.fallback)
      assert.equal(status, 200, JSON.stringify(body))
      made++
    }
  }
}

/** What is stored makes the same tables again. Where bots play, it may have gone on since. */
async function assertKept(
  everybody: readonly Client[],
  still: readonly string[],
  moving: readonly string[],
): Promise<void> {
  const seen = (id: string): Promise<Picture[]> => Promise.all(everybody.map((person) => pictureOf(person, id)))
  const before = await Promise.all(still.map(seen))
  assert.equal(await server.program.stop(), 0)
  const again = await spawnServer({ DATA_DIR: server.directory })
  for (const person of everybody) person.base = again.address
  assert.deepEqual(await Promise.all(still.map(seen)), before)
  for (const id of moving) assert.equal((await everybody[0].get(`/api/tables/${id}`)).status, 200)
  assert.equal(again.program.complaints, '')
  assert.equal(await again.stop(), 0)
}

test(`${requests} spoilt requests break nothing`, { timeout: 240_000 }, async () => {
  const people = await newPeople(server.address, 3)
  const quiet = await newPeople(server.address, 3)
  const strangers = await newPeople(server.address, 2)
  const calm = await newGame(quiet, { pace: quickSlow })
  await goOn(quiet, calm, 10)
  const calmBefore = await Promise.all(quiet.map((person) => pictureOf(person, calm)))
  const targets = new Targets(people)
  await targets.refresh()
  const { body: description } = await people[0].get<Description>('/api/openapi.json')
  const fuzzer = new Fuzzer(description, seed)
  const cookies = [...people, ...strangers].map(({ cookie }) => cookie ?? '')
  const forged = cookies.map((cookie) => `${cookie.slice(0, -4)}AAAA`)
  const callers = [...cookies, ...cookies, ...cookies, ...forged.slice(1, 3), undefined]
  const statuses = new Map<number, number>()
  const memory: number[] = []
  let sent = 0
  let refreshing: Promise<void> | undefined

  const pictures: Picture[] = []
  /** Not always the newest: choices on old ones are tried too. */
  const latest = async (who: number): Promise<Picture> => {
    if (pictures[who]?.id !== targets.wild || sent % 7 === 0) pictures[who] = await pictureOf(people[who], targets.wild)
    return pictures[who]
  }

  const work = async (): Promise<void> => {
    while (sent < requests) {
      const number = sent++
      if (number % 250 === 0) {
        refreshing = targets.refresh()
        memory.push(await metric(server.address, 'nodejs_heap_size_used_bytes'))
      }
      await refreshing
      const who = number % callers.length
      const seat = who < 3 * cookies.length ? who % cookies.length : people.length
      const known: Known = {
        // The calm table is shown to everybody who has no business there.
        tables: [targets.wild, targets.wild, targets.open, ...targets.ended, calm],
        ...(seat < people.length ? { picture: await latest(seat) } : {}),
      }
      const fuzzed = fuzzer.request(known)
      const { status, type, text } = await send(fuzzed, callers[who])
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      assert.ok(status < 500, `${status} ${JSON.stringify(fuzzed).slice(0, 2_000)} ${text}`)
      if (status >= 400 && fuzzed.method !== 'HEAD') {
        assert.match(type, /^application\/json/, JSON.stringify(fuzzed).slice(0, 2_000))
        assert.equal(typeof JSON.parse(text).error.code, 'string')
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  assert.ok((await metric(server.address, 'cic_events_total{kind="chose"}')) > requests / 200, 'games were played')
  assert.ok((statuses.get(200) ?? 0) > requests / 20, 'enough of them were right')
  assert.ok((statuses.get(400) ?? 0) > requests / 20, 'enough of them were wrong')
  const early = Math.max(...memory.slice(4, 12))
  const late = Math.max(...memory.slice(-8))
  assert.ok(late < early + 100 * 2 ** 20, `memory has grown from ${early} to ${late} bytes`)

  const calmAfter = await Promise.all(quiet.map((person) => pictureOf(person, calm)))
  assert.deepEqual(calmAfter, calmBefore, 'who has no seat has changed nothing that seats see')
  await goOn(quiet, calm, 30)
  const again = await newGame(people, { pace: quickSlow })
  await goOn(people, again, 30)
  await metric(server.address, 'cic_streams', (count) => count === 0)
  assert.equal(server.program.process.exitCode, null, 'the server still runs')
  assert.equal(server.program.complaints, '')
  assert.equal(server.program.printed.split('\n').length, 2, `nothing was logged as wrong: ${server.program.printed}`)
  await assertKept([...quiet, ...people], [calm, again], [targets.wild, targets.open, ...targets.ended])
})
