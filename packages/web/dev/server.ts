// A tiny server with the contract of the real one, tables in memory, and the built page: for developing and testing the page alone.
// `node packages/web/dev/server.ts [port]`; CIC_SPEED=0 makes bots and windows instant.

import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { GameError } from '@cic/engine'
import { diff, type Picture, type TableSettings } from '@cic/protocol'
import { type NewSeat, Table } from './tables.ts'

const dist = join(import.meta.dirname, '../dist')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

interface Person {
  id: string
  name: string
  language?: string
}

export interface Harness {
  readonly url: string
  readonly tables: Map<string, Table>
  readonly server: Server
  /** Ends every open stream, as a tunnel would. */
  cut(): void
  close(): void
}

export function startHarness(port: number, speed: number, seed?: string): Promise<Harness> {
  const tables = new Map<string, Table>()
  const people = new Map<string, Person>()
  const streams = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const known = error instanceof GameError
      send(response, known ? 409 : 500, { error: { code: known ? error.code : 'internal', message: String(error) } })
    })
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith('/api/')) return page(url.pathname, response)
    const me = personOf(request, response)
    const body = request.method === 'GET' ? {} : JSON.parse((await textOf(request)) || '{}')
    const [, , area, id = '', what = '', which = ''] = url.pathname.split('/')
    if (area === 'me') {
      if (request.method === 'PATCH') Object.assign(me, body)
      return send(response, 200, { notifications: { turn: [], vote: [], clock: [] }, ...me })
    }
    if (area !== 'tables') return send(response, 404, { error: { code: 'not-found', message: 'Nothing is here.' } })
    if (id === '') return request.method === 'POST' ? create(me, body, response) : list(me, url, response)
    const table = tables.get(id)
    if (table === undefined) return send(response, 404, { error: { code: 'no-such-table', message: 'No such table.' } })
    if (what === 'events') return stream(me, table, response)
    if (what === '') return send(response, 200, table.picture(me.id))
    if (what === 'moments')
      return send(response, 200, { moment: Number(which), of: table.moments, view: table.picture(me.id).game })
    return act(me, table, `${request.method} ${what}`, which, body, response)
  }

  function create(me: Person, body: { name: string; settings: TableSettings; seats: NewSeat[] }, to: ServerResponse) {
    const table = new Table(body.name, body.settings, body.seats, me, speed, seed)
    tables.set(table.id, table)
    send(to, 200, { id: table.id })
  }

  function list(me: Person, url: URL, to: ServerResponse): void {
    const wanted = url.searchParams.get('list')
    const found = [...tables.values()].filter((table) => {
      if (wanted === 'mine') return table.seatOf(me.id) !== undefined || table.host === me.id
      if (table.settings.visibility !== 'public') return false
      return table.status === (wanted === 'open' ? 'gathering' : 'playing')
    })
    const summaries = found.map((table) => ({
      id: table.id,
      name: table.name,
      status: table.status,
      players: table.seats.length,
      open: table.seats.filter(({ kind }) => kind === 'open').length,
      language: table.settings.language,
      pace: table.settings.pace.kind,
      sets: table.settings.game.sets ?? ['base'],
      objective: table.settings.game.objective ?? 'kobol',
      names: table.seats.flatMap(({ name }) => name ?? []),
      turn: table.game?.turn,
      waitingForMe: (table.picture(me.id).game?.decisions.length ?? 0) > 0,
      changed: table.changed,
    }))
    send(to, 200, { tables: summaries })
  }

  function act(me: Person, table: Table, what: string, which: string, body: Body, to: ServerResponse): void {
    const seat = table.seatOf(me.id)
    const at = Number(which)
    let answer: unknown = {}
    if (what === 'POST seats') table.seats[at] = { kind: 'person', name: me.name, person: me.id }
    else if (what === 'DELETE seats') table.seats[at] = { kind: 'open' }
    else if (what === 'PUT seats') table.seats[at] = body as unknown as NewSeat & { kind: 'open' }
    else if (what === 'PUT settings') table.settings = body.settings
    else if (what === 'POST start') table.start()
    else if (what === 'POST choices' && seat !== undefined) table.choose(seat, body.decision, body.answer)
    else if (what === 'PUT orders' && seat !== undefined) table.orders(seat, body.orders)
    else if (what === 'POST undo' && seat !== undefined) {
      table.undo(seat)
      answer = { undone: true }
    } else if (what === 'POST votes' && which === '' && seat !== undefined)
      answer = { vote: table.vote(body.matter, seat) }
    else if (what === 'POST talk') table.say(me, body)
    else if (what === 'GET notes') answer = { text: '', marks: {} }
    else if (what === 'GET since') answer = { moment: table.moments, log: [] }
    if (/seats|settings/.test(what)) table.touch()
    send(to, 200, answer)
  }

  function stream(me: Person, table: Table, to: ServerResponse): void {
    to.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    streams.add(to)
    let sent: Picture | undefined
    const tell = (): void => {
      const next = structuredClone(table.picture(me.id))
      const event = sent === undefined ? ['picture', next] : ['patch', diff(sent, next)]
      to.write(`id: ${next.version}\nevent: ${event[0]}\ndata: ${JSON.stringify(event[1])}\n\n`)
      sent = next
    }
    tell()
    const beat = setInterval(() => to.write(': beat\n\n'), 15_000)
    table.listeners.add(tell)
    to.on('close', () => {
      clearInterval(beat)
      streams.delete(to)
      table.listeners.delete(tell)
    })
  }

  function personOf(request: IncomingMessage, to: ServerResponse): Person {
    const known = /cic=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
    const id = known ?? crypto.randomUUID()
    if (known === undefined) to.setHeader('set-cookie', `cic=${id}; HttpOnly; SameSite=Lax; Path=/`)
    const person = people.get(id) ?? { id, name: '' }
    people.set(id, person)
    return person
  }

  return new Promise((resolve) => {
    server.listen(port, () => {
      const address = server.address()
      const at = typeof address === 'object' && address !== null ? address.port : port
      resolve({
        url: `http://localhost:${at}`,
        tables,
        server,
        cut: () => {
          for (const open of streams) open.destroy()
        },
        close: () => {
          for (const open of streams) open.destroy()
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}

type Body = { [K in 'decision' | 'answer']: string } & {
  settings: TableSettings
  orders: never[]
  matter: never
  text?: string
}

async function page(path: string, to: ServerResponse): Promise<void> {
  const file = extname(path) === '' ? '/index.html' : path
  try {
    const content = await readFile(join(dist, file))
    to.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    to.end(content)
  } catch {
    send(to, 404, {})
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

function send(to: ServerResponse, status: number, body: unknown): void {
  to.writeHead(status, { 'content-type': 'application/json' })
  to.end(JSON.stringify(body))
}

if (import.meta.main) {
  const harness = await startHarness(Number(process.argv[2] ?? 8787), Number(process.env.CIC_SPEED ?? 1))
  console.log(`${harness.url} serves packages/web/dist with tables in memory`)
}
