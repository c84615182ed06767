// Twenty thousand requests that nobody would send on purpose, by seats, a host, strangers, nobodies and forgers, to a running and a
// gathering table. Nothing breaks, nothing grows, and afterwards the games go on.

import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { test } from 'node:test'
import type { Picture } from '@cic/protocol'
import { type Description, type FuzzedRequest, Fuzzer, type Known } from '../testing/fuzz.ts'
import { metric } from '../testing/guarded.ts'
import { Client, newGame, newPeople, quickSlow, settings } from '../testing/index.ts'
import { spawnServer } from '../testing/spawned.ts'
import { startPostgres } from './postgres.ts'

const atOnce = 24
/** Another one tries other things. */
const seed = Number(process.env.CIC_FUZZ_SEED ?? 20_261_115)

type Server = Awaited<ReturnType<typeof spawnServer>>

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

interface Outcome {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Of a stream only the head is read. */
function send(base: string, { method, path, headers, body }: FuzzedRequest, cookie?: string): Promise<Outcome> {
  const { hostname, port } = new URL(base)
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

/** By people: where bots have been put in their places, little is left to try. */
const isPlayed = ({ status, seats }: Picture): boolean =>
  status === 'playing' && seats.every(({ kind, standIn }) => kind === 'person' && standIn !== true)

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
    if (this.wild === '' || !isPlayed(await pictureOf(host, this.wild))) {
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
  server: Server,
  environment: Readonly<Record<string, string>>,
  everybody: readonly Client[],
  still: readonly string[],
  moving: readonly string[],
): Promise<void> {
  const seen = (id: string): Promise<Picture[]> => Promise.all(everybody.map((person) => pictureOf(person, id)))
  const before = await Promise.all(still.map(seen))
  assert.equal(await server.program.stop(), 0)
  const again = await spawnServer({ ...environment, DATA_DIR: server.directory })
  for (const person of everybody) person.base = again.address
  assert.deepEqual(await Promise.all(still.map(seen)), before)
  for (const id of moving) assert.equal((await everybody[0].get(`/api/tables/${id}`)).status, 200)
  assert.equal(again.program.complaints, '')
  assert.equal(await again.stop(), 0)
}

test('twenty thousand spoilt requests break nothing', { timeout: 600_000 }, () => fuzz(20_000))

test('nor do some thousands where PostgreSQL keeps the tables', { timeout: 600_000 }, async () => {
  const postgres = await startPostgres()
  try {
    await fuzz(4_000, { DATABASE_URL: await postgres.url('fuzz') })
  } finally {
    await postgres.stop()
  }
})

async function fuzz(requests: number, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const server = await spawnServer(environment)
  try {
    await fuzzAt(server, requests, environment)
  } finally {
    await server.stop()
  }
}

async function fuzzAt(server: Server, requests: number, environment: Readonly<Record<string, string>>): Promise<void> {
  const quiet = await newPeople(server.address, 3)
  const calm = await newGame(quiet, { pace: quickSlow })
  await goOn(quiet, calm, 10)
  const before = await Promise.all(quiet.map((person) => pictureOf(person, calm)))
  const attack = await Attack.at(server.address, calm)
  await attack.run(requests)
  await assertTried(server, attack, requests)

  const after = await Promise.all(quiet.map((person) => pictureOf(person, calm)))
  assert.deepEqual(after, before, 'who has no seat has changed nothing that seats see')
  await goOn(quiet, calm, 30)
  const again = await newGame(attack.people, { pace: quickSlow })
  await goOn(attack.people, again, 30)
  await metric(server.address, 'cic_streams', (count) => count === 0)
  assertUnharmed(server)
  await assertKept(server, environment, [...quiet, ...attack.people], [calm, again], attack.tables)
}

/** Three people at a table of their own, two strangers, forgers and nobody: all of them send what the fuzzer makes up. */
class Attack {
  readonly people: readonly Client[]
  readonly statuses = new Map<number, number>()
  /** What the server had in use, now and then. */
  readonly memory: number[] = []
  readonly #base: string
  readonly #calm: string
  readonly #fuzzer: Fuzzer
  readonly #targets: Targets
  readonly #callers: readonly { readonly cookie?: string; readonly seat?: number }[]
  readonly #pictures: Picture[] = []
  #refreshing: Promise<void> | undefined
  #sent = 0

  private constructor(
    base: string,
    calm: string,
    people: readonly Client[],
    strangers: readonly Client[],
    fuzzer: Fuzzer,
  ) {
    this.people = people
    this.#base = base
    this.#calm = calm
    this.#fuzzer = fuzzer
    this.#targets = new Targets(people)
    const known = [
      ...people.map(({ cookie }, seat) => ({ cookie, seat })),
      ...strangers.map(({ cookie }) => ({ cookie })),
    ]
    const forged = [people[1], strangers[0]].map(({ cookie }) => ({ cookie: `${cookie?.slice(0, -4)}AAAA` }))
    this.#callers = [...known, ...known, ...known, ...forged, {}]
  }

  static async at(base: string, calm: string): Promise<Attack> {
    const people = await newPeople(base, 3)
    const strangers = await newPeople(base, 2)
    const { body } = await people[0].get<Description>('/api/openapi.json')
    return new Attack(base, calm, people, strangers, new Fuzzer(body, seed))
  }

  get tables(): readonly string[] {
    const { wild, open, ended } = this.#targets
    return [wild, open, ...ended]
  }

  async run(requests: number): Promise<void> {
    const work = async (): Promise<void> => {
      while (this.#sent < requests) await this.#one(this.#sent++)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }

  async #one(number: number): Promise<void> {
    if (number % 250 === 0) {
      this.#refreshing = this.#targets.refresh()
      this.memory.push(await metric(this.#base, 'nodejs_heap_size_used_bytes'))
    }
    await this.#refreshing
    const { cookie, known } = number % 50 === 0 ? await this.#victim() : await this.#caller(number)
    const fuzzed = this.#fuzzer.request(known)
    const { status, type, text } = await send(this.#base, fuzzed, cookie)
    const shown = JSON.stringify(fuzzed).slice(0, 2_000)
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    assert.ok(status < 500, `${status} ${shown} ${text}`)
    if (status < 400 || fuzzed.method === 'HEAD') return
    assert.match(type, /^application\/json/, shown)
    assert.equal(typeof JSON.parse(text).error.code, 'string', shown)
  }

  async #caller(number: number): Promise<{ cookie?: string; known: Known }> {
    const { cookie, seat } = this.#callers[number % this.#callers.length]
    return { cookie, known: await this.#known(number, seat) }
  }

  /** Somebody with a table of their own: neither is missed by anybody. */
  async #victim(): Promise<{ cookie?: string; known: Known }> {
    const victim = await Client.new(this.#base)
    const { body } = await victim.get<{ id: string }>('/api/me')
    return { cookie: victim.cookie, known: { tables: [await gathering(victim)], victim: body.id } }
  }

  /** Everybody knows the calm table, at which they have no business. */
  async #known(number: number, seat: number | undefined): Promise<Known> {
    const { wild } = this.#targets
    const tables = [wild, ...this.tables, this.#calm]
    if (seat === undefined) return { tables }
    // Not always the newest: choices on old pictures are tried too.
    if (this.#pictures[seat]?.id !== wild || number % 7 === 0)
      this.#pictures[seat] = await pictureOf(this.people[seat], wild)
    return { tables, picture: this.#pictures[seat] }
  }
}

async function assertTried(server: Server, { statuses, memory }: Attack, requests: number): Promise<void> {
  const chosen = await metric(server.address, 'cic_events_total{kind="chose"}')
  assert.ok(chosen > requests / 400, `${chosen} choices were made`)
  assert.ok((statuses.get(200) ?? 0) > requests / 20, 'enough of them were right')
  assert.ok((statuses.get(400) ?? 0) > requests / 20, 'enough of them were wrong')
  const early = Math.max(...memory.slice(4, 12))
  const late = Math.max(...memory.slice(-8))
  assert.ok(late < early + 100 * 2 ** 20, `memory has grown from ${early} to ${late} bytes`)
}

function assertUnharmed({ program }: Server): void {
  assert.equal(program.process.exitCode, null, 'the server still runs')
  assert.equal(program.complaints, '')
  assert.equal(program.printed.split('\n').length, 2, `nothing was logged as wrong: ${program.printed}`)
}
