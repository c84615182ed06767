// Who is here: whoever has a stream open, in this process or in another. Each process writes down now and then who is with it; what
// a process has written that is no more expires by itself.

import { randomUUID } from 'node:crypto'
import type { Logger } from '../log.ts'
import type { Documents } from '../storage/storage.ts'
import type { Streams } from '../stream.ts'

export interface PresenceTimes {
  /** How often it is written down, how soon after somebody has come, and for how long it holds; in milliseconds. */
  readonly every: number
  readonly soon: number
  readonly lasts: number
  /** So long it is not asked again who is with the others. */
  readonly remembered: number
}

const usualTimes: PresenceTimes = { every: 15_000, soon: 2_000, lasts: 40_000, remembered: 1_000 }

const mostProcesses = 1_000

interface Written {
  readonly until: number
  readonly people: readonly string[]
}

export class Presence {
  readonly #id = randomUUID()
  readonly #documents: Documents
  readonly #streams: Streams
  readonly #log: Logger
  readonly #now: () => number
  readonly #times: PresenceTimes
  #timer?: NodeJS.Timeout
  #hurries = false
  #stopped = false
  #isWritten = false
  #elsewhere?: { readonly asked: number; readonly people: Promise<ReadonlySet<string>> }

  constructor(parts: {
    documents: Documents
    streams: Streams
    log: Logger
    now: () => number
    times?: PresenceTimes
  }) {
    this.#documents = parts.documents
    this.#streams = parts.streams
    this.#log = parts.log
    this.#now = parts.now
    this.#times = parts.times ?? usualTimes
  }

  begin(): void {
    this.#streams.onArrival(() => {
      if (this.#hurries) return
      this.#hurries = true
      this.#writeIn(this.#times.soon)
    })
    this.#writeIn(this.#times.every)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    if (this.#isWritten) await this.#documents.remove('presence', this.#id)
  }

  async isHere(person: string): Promise<boolean> {
    return this.#streams.has(person) || (await this.#othersHave()).has(person)
  }

  #writeIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    this.#timer = setTimeout(async () => {
      this.#hurries = false
      await this.#write().catch((error) => this.#log.error({ err: error }, 'could not write down who is here'))
      if (!this.#hurries) this.#writeIn(this.#times.every)
    }, milliseconds)
    this.#timer.unref()
  }

  /** Where nobody is there is nothing to write. */
  async #write(): Promise<void> {
    const { people } = this.#streams
    if (people.length > 0) {
      const until = this.#now() + this.#times.lasts
      const written: Written = { until, people }
      await this.#documents.put('presence', this.#id, JSON.stringify(written), until)
    } else if (this.#isWritten) await this.#documents.remove('presence', this.#id)
    this.#isWritten = people.length > 0
  }

  #othersHave(): Promise<ReadonlySet<string>> {
    const now = this.#now()
    if (this.#elsewhere === undefined || now - this.#elsewhere.asked > this.#times.remembered)
      this.#elsewhere = { asked: now, people: this.#askOthers(now) }
    return this.#elsewhere.people
  }

  async #askOthers(now: number): Promise<ReadonlySet<string>> {
    const written = await this.#documents.list('presence', mostProcesses)
    const others = written.flatMap(({ id, body }) => (id === this.#id ? [] : [JSON.parse(body) as Written]))
    return new Set(others.flatMap(({ until, people }) => (until > now ? people : [])))
  }
}
