// A table's changes as server-sent events: `id` is the version, so that a browser that comes back misses nothing and gets nothing
// twice. Somebody who reads too slowly is cut off, and comes back with the last version that arrived.

import type { ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import type { Tables, Watcher } from './tables.ts'

const heartbeatEvery = 15_000
/** What may wait to be read, in bytes. */
const mostUnread = 512 * 1024
const mostStreamsPerPerson = 30

interface Stream {
  readonly response: ServerResponse
  readonly person: string | undefined
  leave: () => void
}

export class Streams {
  readonly #tables: Tables
  readonly #metrics: Metrics
  readonly #streams = new Set<Stream>()
  readonly #perPerson = new Map<string, number>()
  readonly #heart: NodeJS.Timeout

  constructor(tables: Tables, metrics: Metrics) {
    this.#tables = tables
    this.#metrics = metrics
    this.#heart = setInterval(() => this.#beat(), heartbeatEvery)
    this.#heart.unref()
  }

  /** Whether this person may open one more. */
  mayOpen(person: string | undefined): boolean {
    return person === undefined || (this.#perPerson.get(person) ?? 0) < mostStreamsPerPerson
  }

  /** Those who have a stream open here. */
  get people(): string[] {
    return [...this.#perPerson.keys()]
  }

  async open(
    table: string,
    person: string | undefined,
    seen: string | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const stream: Stream = { response, person, leave: () => undefined }
    const watcher: Watcher = {
      person,
      show: (event, version, data) => this.#send(stream, `event: ${event}\nid: ${version}\ndata: ${data}\n\n`),
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    })
    response.write('retry: 1000\n\n')
    this.#add(stream)
    response.on('close', () => this.#remove(stream))
    stream.leave = await this.#tables.watch(table, watcher, seen)
    if (response.destroyed) stream.leave()
  }

  /** Ends all streams; browsers come back by themselves. */
  close(): void {
    clearInterval(this.#heart)
    for (const { response } of this.#streams) response.end()
  }

  #send(stream: Stream, text: string): void {
    const { response } = stream
    if (response.destroyed) return
    response.write(text)
    if (response.writableLength > mostUnread) {
      this.#metrics.slowReaders.inc()
      response.destroy()
    }
  }

  #beat(): void {
    for (const stream of this.#streams) this.#send(stream, ':\n\n')
  }

  #add(stream: Stream): void {
    this.#streams.add(stream)
    this.#metrics.streams.set(this.#streams.size)
    const { person } = stream
    if (person !== undefined) this.#perPerson.set(person, (this.#perPerson.get(person) ?? 0) + 1)
  }

  #remove(stream: Stream): void {
    if (!this.#streams.delete(stream)) return
    stream.leave()
    this.#metrics.streams.set(this.#streams.size)
    const { person } = stream
    if (person === undefined) return
    const left = (this.#perPerson.get(person) ?? 1) - 1
    if (left === 0) this.#perPerson.delete(person)
    else this.#perPerson.set(person, left)
  }
}
