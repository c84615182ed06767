// A table's changes as server-sent events: `id` is the version, so that a browser that comes back misses nothing and gets nothing
// twice. Somebody who reads too slowly is cut off, and comes back with the last version that arrived.

import type { ServerResponse } from 'node:http'
import { safeHeaders } from './headers.ts'
import type { Metrics } from './metrics.ts'
import type { Tables, Watcher } from './tables.ts'

/** What may wait to be read before anything more is written, in bytes. */
const mostUnread = 512 * 1024
/** By one person; or without an identity, from one network. */
export const mostStreams = 30

export interface StreamsOptions {
  /** How often something is sent where nothing happens, in milliseconds. */
  readonly heartbeat?: number
}

interface Stream {
  readonly response: ServerResponse
  readonly person: string | undefined
  /** The person, or where somebody without an identity calls from. */
  readonly who: string
  leave: () => void
}

export class Streams {
  readonly #tables: Tables
  readonly #metrics: Metrics
  readonly #streams = new Set<Stream>()
  /** How many each has open. */
  readonly #counts = new Map<string, number>()
  readonly #arrivals: ((person: string) => void)[] = []
  #closed = false
  readonly #heart: NodeJS.Timeout

  constructor(tables: Tables, metrics: Metrics, { heartbeat = 15_000 }: StreamsOptions = {}) {
    this.#tables = tables
    this.#metrics = metrics
    this.#heart = setInterval(() => this.#beat(), heartbeat)
    this.#heart.unref()
  }

  /** Whether these may open one more. */
  mayOpen(who: string): boolean {
    return (this.#counts.get(who) ?? 0) < mostStreams
  }

  /** Those who have a stream open here. */
  get people(): string[] {
    return [...new Set([...this.#streams].flatMap(({ person }) => person ?? []))]
  }

  /** Whether this person has a stream open here. */
  has(person: string): boolean {
    return this.#counts.has(person)
  }

  /** Called when somebody opens a stream who had none open here. */
  onArrival(listener: (person: string) => void): void {
    this.#arrivals.push(listener)
  }

  /** What waits in memory to be read, in bytes. */
  get unread(): number {
    return [...this.#streams].reduce((sum, { response }) => sum + response.writableLength, 0)
  }

  async open(
    table: string,
    { person, who }: { readonly person: string | undefined; readonly who: string },
    seen: string | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const stream: Stream = { response, person, who, leave: () => undefined }
    const watcher: Watcher = {
      person,
      show: (event, version, data) => this.#send(stream, `event: ${event}\nid: ${version}\ndata: ${data}\n\n`),
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
      response.write(text)
      return
    }
    this.#metrics.slowReaders.inc()
    response.destroy()
  }

  #beat(): void {
    for (const stream of this.#streams) this.#send(stream, ':\n\n')
  }

  #add(stream: Stream): void {
    this.#streams.add(stream)
    this.#metrics.streams.set(this.#streams.size)
    const before = this.#counts.get(stream.who) ?? 0
    this.#counts.set(stream.who, before + 1)
    const { person } = stream
    if (before === 0 && person !== undefined) for (const listener of this.#arrivals) listener(person)
  }

  #remove(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    stream.leave()
    this.#metrics.streams.set(this.#streams.size)
    const left = (this.#counts.get(stream.who) ?? 1) - 1
    if (left === 0) this.#counts.delete(stream.who)
    else this.#counts.set(stream.who, left)
  }
}
