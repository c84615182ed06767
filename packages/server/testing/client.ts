// A program at a table: has an identity, keeps the picture of a table up to date by its stream, and posts choices. For tests and
// for measuring; it knows no more than any browser.

import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { checksum, diff, type Kept, kept, type Patch, type Picture, patched } from '@cic/protocol'

export interface Answered<T> {
  readonly status: number
  readonly body: T
  readonly headers: IncomingMessage['headers']
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, not as JSON. */
  readonly raw?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export class Client {
  /** May be changed: a client goes on at another process. */
  base: string
  cookie?: string

  constructor(base: string) {
    this.base = base
  }

  /** A client with an identity of its own. */
  static async new(base: string, name?: string): Promise<Client> {
    const client = new Client(base)
    await client.get('/api/me')
    if (name !== undefined) await client.call('PATCH', '/api/me', { name })
    return client
  }

  get<T = unknown>(path: string, options?: CallOptions): Promise<Answered<T>> {
    return this.call('GET', path, undefined, options)
  }

  post<T = unknown>(path: string, body: unknown = {}, options?: CallOptions): Promise<Answered<T>> {
    return this.call('POST', path, body, options)
  }

  call<T = unknown>(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answered<T>> {
    const text = options.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    return new Promise((resolve, reject) => {
      const headers: Record<string, string> = { ...this.#headers(), ...options.headers }
      if (text !== undefined) {
        headers['content-type'] ??= 'application/json'
        headers['content-length'] = String(Buffer.byteLength(text))
      }
      const call = request(this.base + path, { method, headers, agent }, (response) => {
        this.#remember(response)
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          received += part
        })
        response.on('end', () => {
          const json = response.headers['content-type']?.startsWith('application/json')
          const parsed = json && received !== '' ? JSON.parse(received) : received
          resolve({ status: response.statusCode ?? 0, body: parsed as T, headers: response.headers })
        })
        response.on('error', reject)
      })
      call.on('error', reject)
      if (text !== undefined) call.write(text)
      call.end()
    })
  }

  /** The same key again, if the first call got no answer. */
  choose(table: string, picture: Picture, answer: string | readonly string[], key: string = randomUUID()) {
    const [decision] = picture.game?.decisions ?? []
    return this.post<{ version: string }>(
      `/api/tables/${table}/choices`,
      { version: picture.version, decision: decision?.id, answer },
      { headers: { 'idempotency-key': key } },
    )
  }

  say<T = unknown>(table: string, words: object): Promise<Answered<T>> {
    const headers = { 'idempotency-key': randomUUID() }
    return this.post(`/api/tables/${table}/talk`, { version: '1', ...words }, { headers })
  }

  /** Takes the last choice back, as the table is now. */
  async undo<T = unknown>(table: string): Promise<Answered<T>> {
    const { body } = await this.get<Picture>(`/api/tables/${table}`)
    const headers = { 'idempotency-key': randomUUID() }
    return this.post(`/api/tables/${table}/undo`, { version: body.version }, { headers })
  }

  watch(table: string, seen?: (picture: Picture, event: StreamedEvent) => void): Watching {
    return new Watching(this, table, seen)
  }

  #headers(): Record<string, string> {
    return this.cookie === undefined ? {} : { cookie: this.cookie }
  }

  #remember({ headers }: IncomingMessage): void {
    const [set] = headers['set-cookie'] ?? []
    if (set !== undefined) this.cookie = set.split(';')[0]
  }
}

export interface StreamedEvent {
  readonly event: string
  readonly id: string
  readonly data: string
}

/** What somebody is sent who has one picture and is to have the other; nothing, if they are alike. */
export function patchText(before: Picture, after: Picture): string | undefined {
  const { changes } = diff(before, after)
  return changes.length === 0 ? undefined : JSON.stringify({ changes, sum: checksum(after) })
}

/** The picture of a table, kept up to date. Comes back by itself when the connection breaks, with the last version it has. */
export class Watching {
  /** Everything that arrived, for tests that look at every byte. */
  readonly events: StreamedEvent[] = []
  keepEvents = false
  reconnects = -1
  /** How long the last update was. */
  lastBytes = 0
  readonly #client: Client
  readonly #table: string
  readonly #seen?: (picture: Picture, event: StreamedEvent) => void
  #waiters: (() => void)[] = []
  #stop = () => {}
  #stopped = false
  #last?: string
  #kept?: Kept<Picture>

  constructor(client: Client, table: string, seen?: (picture: Picture, event: StreamedEvent) => void) {
    this.#client = client
    this.#table = table
    this.#seen = seen
    this.#connect()
  }

  get picture(): Picture | undefined {
    return this.#kept?.value
  }

  stop(): void {
    this.#stopped = true
    this.#stop()
  }

  /** Breaks the connection, as a tunnel would. */
  breakOff(): void {
    this.#stop()
  }

  /** Waits for the next change, or for a change since this picture, but not longer than so. */
  async change(milliseconds: number, since = this.picture): Promise<void> {
    await this.until((now) => now !== since, milliseconds).catch(() => undefined)
  }

  /** Waits until the picture is so. */
  async until(holds: (picture: Picture) => boolean, milliseconds = 20_000): Promise<Picture> {
    const end = Date.now() + milliseconds
    for (;;) {
      if (this.picture !== undefined && holds(this.picture)) return this.picture
      const left = end - Date.now()
      if (left <= 0) throw new Error(`It never came to that at table ${this.#table}.`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#waiters.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  #connect(): void {
    this.reconnects++
    const headers: Record<string, string> = {}
    if (this.#client.cookie !== undefined) headers.cookie = this.#client.cookie
    if (this.#last !== undefined) headers['last-event-id'] = this.#last
    const call = request(
      `${this.#client.base}/api/tables/${this.#table}/events`,
      { headers, agent: false },
      (response) => {
        response.setEncoding('utf8')
        let buffer = ''
        response.on('data', (part: string) => {
          buffer += part
          for (let at = buffer.indexOf('\n\n'); at >= 0; at = buffer.indexOf('\n\n')) {
            this.#take(buffer.slice(0, at))
            buffer = buffer.slice(at + 2)
          }
        })
        response.on('error', () => undefined)
        response.on('close', () => this.#again())
      },
    )
    call.on('error', () => this.#again())
    call.end()
    this.#stop = () => call.destroy()
  }

  #pending?: NodeJS.Timeout

  #again(): void {
    if (this.#stopped || this.#pending !== undefined) return
    this.#pending = setTimeout(() => {
      this.#pending = undefined
      if (!this.#stopped) this.#connect()
    }, 50)
  }

  #take(block: string): void {
    const fields = Object.fromEntries(
      block
        .split('\n')
        .flatMap((line) =>
          line.startsWith(':') ? [] : [[line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]],
        ),
    )
    const { event, id, data } = fields as { event?: string; id?: string; data?: string }
    if (event === undefined || id === undefined || data === undefined) return
    if (event === 'picture') this.#kept = kept(JSON.parse(data) as Picture)
    else if (this.#kept !== undefined) this.#kept = patched(this.#kept, JSON.parse(data) as Patch)
    if (this.#kept === undefined) throw new Error(`A patch of table ${this.#table} does not fit.`)
    this.#last = id
    this.lastBytes = data.length
    const streamed = { event, id, data }
    if (this.keepEvents) this.events.push(streamed)
    if (this.picture !== undefined) this.#seen?.(this.picture, streamed)
    const waiters = this.#waiters
    this.#waiters = []
    for (const wake of waiters) wake()
  }
}
