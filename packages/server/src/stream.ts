// A table's changes as server-sent events: `id` is the version, so that a browser that comes back misses nothing and gets nothing
// twice. Somebody who reads too slowly is cut off, and comes back with the last version that arrived.

import type { ServerResponse } from 'node:http'
import { isLoggedIn, type Login } from './access.ts'
import { safeHeaders } from './headers.ts'
import type { Metrics } from './metrics.ts'
import type { People } from './people.ts'
import type { Tables, Watcher } from './tables.ts'

/** What may wait to be read before anything more is written, in bytes. */
const mostUnread = 512 * 1024
/** By one person; or without an identity, from one network. */
export const mostStreams = 30
/** By all people of one network together, unless told otherwise. */
const mostFromNetwork = 300

export interface StreamsOptions {
  /** After how long something is sent where nothing happens, in milliseconds. */
  readonly heartbeat?: number
  readonly mostFromNetwork?: number
}

/** Who wants a stream. */
export interface Reader {
  readonly person: string | undefined
  /** As whom they are known. */
  readonly login?: Login
  readonly network: string
  /** Whether somebody looks at what it brings: a tab in the background keeps its stream, but nobody sees it. */
  readonly attentive: boolean
}

interface Stream {
  readonly response: ServerResponse
  readonly reader: Reader
  /** At which beat something was sent last. */
  sent: number
  leave: () => void
}

/** The heart beats so often between two signs of life: those whose turn it is are a few at a time, not all at once. */
const beats = 15

export class Streams {
  readonly #tables: Tables
  readonly #metrics: Metrics
  readonly #streams = new Set<Stream>()
  /** How many each person and each network has open, and at how many of theirs people look. */
  readonly #ofPeople = new Tally()
  readonly #ofNetworks = new Tally()
  readonly #looking = new Tally()
  readonly #mostFromNetwork: number
  readonly #arrivals: ((person: string) => void)[] = []
  readonly #departures: ((person: string) => void)[] = []
  #closed = false
  #beats = 0
  readonly #heart: NodeJS.Timeout

  constructor(tables: Tables, metrics: Metrics, options: StreamsOptions = {}) {
    const { heartbeat = 15_000 } = options
    this.#mostFromNetwork = options.mostFromNetwork ?? mostFromNetwork
    this.#tables = tables
    this.#metrics = metrics
    this.#heart = setInterval(() => this.#beat(), heartbeat / beats)
    this.#heart.unref()
  }

  /** Whether these may open one more. */
  mayOpen({ person, network }: Reader): boolean {
    const own = person === undefined ? this.#ofNetworks.of(network) : this.#ofPeople.of(person)
    return own < mostStreams && this.#ofNetworks.of(network) < this.#mostFromNetwork
  }

  /** Those who look at a table here. */
  get people(): string[] {
    return this.#looking.names
  }

  /** Whether this person looks at a table here. */
  has(person: string): boolean {
    return this.#looking.of(person) > 0
  }

  /** Called when somebody begins to look here who did not. */
  onArrival(listener: (person: string) => void): void {
    this.#arrivals.push(listener)
  }

  /** Called when somebody does not look here any more. */
  onDeparture(listener: (person: string) => void): void {
    this.#departures.push(listener)
  }

  /** What waits in memory to be read, in bytes. */
  get unread(): number {
    return [...this.#streams].reduce((sum, { response }) => sum + response.writableLength, 0)
  }

  async open(table: string, reader: Reader, seen: string | undefined, response: ServerResponse): Promise<void> {
    const stream: Stream = { response, reader, sent: this.#beats, leave: () => undefined }
    const watcher: Watcher = {
      person: reader.person,
      show: ({ event, version, data }) => this.#send(stream, `event: ${event}\nid: ${version}\ndata: ${data}\n\n`),
      end: () => response.end(),
    }
    response.writeHead(200, {
      ...safeHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    })
    response.write('retry: 1000\n\n')
    this.#add(stream)
    response.on('close', () => this.#remove(stream))
    try {
      stream.leave = await this.#tables.watch(table, watcher, seen)
    } catch (error) {
      response.destroy()
      throw error
    }
    if (response.destroyed) stream.leave()
    if (this.#closed) response.end()
  }

  /** Ends the streams of those who are not logged in any more; where nobody is named, it may be anybody. */
  async check(people: People, changed?: string): Promise<void> {
    for (const { reader, response } of [...this.#streams]) {
      const { person, login } = reader
      if (person === undefined || login === undefined || (changed !== undefined && person !== changed)) continue
      const now = await people.get(person)
      if (now === undefined || !isLoggedIn(now, login)) response.end()
    }
  }

  /** Ends all streams; browsers come back by themselves. */
  close(): void {
    this.#closed = true
    clearInterval(this.#heart)
    for (const { response } of this.#streams) response.end()
  }

  #send(stream: Stream, text: string): void {
    const { response } = stream
    if (response.destroyed || response.writableEnded) return
    if (response.writableLength <= mostUnread) {
      stream.sent = this.#beats
      write(response, text)
      return
    }
    this.#metrics.slowReaders.inc()
    response.destroy()
  }

  #beat(): void {
    this.#beats++
    for (const stream of this.#streams) if (this.#beats - stream.sent >= beats) this.#send(stream, ':\n\n')
  }

  #add(stream: Stream): void {
    this.#streams.add(stream)
    this.#metrics.streams.set(this.#streams.size)
    const { person, network, attentive } = stream.reader
    this.#ofNetworks.add(network, 1)
    if (person === undefined) return
    this.#ofPeople.add(person, 1)
    if (!attentive) return
    this.#looking.add(person, 1)
    if (this.#looking.of(person) === 1) for (const listener of this.#arrivals) listener(person)
  }

  #remove(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    stream.leave()
    this.#metrics.streams.set(this.#streams.size)
    const { person, network, attentive } = stream.reader
    this.#ofNetworks.add(network, -1)
    if (person === undefined) return
    this.#ofPeople.add(person, -1)
    if (!attentive) return
    this.#looking.add(person, -1)
    if (!this.has(person)) for (const listener of this.#departures) listener(person)
  }
}

/** Straight to the connection, as a response would: what it does around every write costs more than the write. */
function write(response: ServerResponse, text: string): void {
  const { socket } = response
  if (socket === null || !response.chunkedEncoding) {
    response.write(text)
    return
  }
  const bytes = Buffer.byteLength(text)
  // What has as many bytes as letters is ASCII, and need not be turned into UTF-8.
  socket.write(`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? 'latin1' : 'utf8')
}

/** How many of something each has. */
class Tally {
  readonly #counts = new Map<string, number>()

  get names(): string[] {
    return [...this.#counts.keys()]
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  add(name: string, more: number): void {
    const now = this.of(name) + more
    if (now === 0) this.#counts.delete(name)
    else this.#counts.set(name, now)
  }
}
