// Who is here: whoever looks at a table through a stream, in this process or in another; and who was here a moment ago. Each process
// writes down now and then who is with it; what a process has written that is no more expires by itself.

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
  /** So long somebody still counts as here who has asked for something or looked: a page that is loaded again loses nobody a seat. */
  readonly lately: number
}

export const usualTimes: PresenceTimes = {
  every: 15_000,
  soon: 2_000,
  lasts: 40_000,
  remembered: 1_000,
  lately: 60_000,
}

const mostProcesses = 1_000
/** Of so many it is remembered when they looked last. */
const mostGone = 1_000

interface Written {
  readonly until: number
  /** Those who look, and those who did lately. */
  readonly people: readonly string[]
  readonly lately?: readonly string[]
  /** When those who are gone looked last. */
  readonly gone?: Readonly<Record<string, number>>
}

interface Elsewhere {
  readonly people: ReadonlySet<string>
  readonly lately: ReadonlySet<string>
  readonly gone: ReadonlyMap<string, number>
}

export class Presence {
  readonly #id = randomUUID()
  readonly #documents: Documents
  readonly #streams: Streams
  readonly #log: Logger
  readonly #now: () => number
  readonly #times: PresenceTimes
  /** When each was seen last. */
  readonly #seen = new Map<string, number>()
  /** When each looked last who does not any more, the latest at the end. */
  readonly #gone = new Map<string, number>()
  #timer?: NodeJS.Timeout
  #hurries = false
  #stopped = false
  #isWritten = false
  #elsewhere?: { readonly asked: number; readonly others: Promise<Elsewhere> }

  constructor(parts: {
    documents: Documents
    streams: Streams
    log: Logger
    now: () => number
    times?: Partial<PresenceTimes>
  }) {
    this.#documents = parts.documents
    this.#streams = parts.streams
    this.#log = parts.log
    this.#now = parts.now
    this.#times = { ...usualTimes, ...parts.times }
  }

  begin(): void {
    this.#streams.onArrival(() => {
      if (this.#hurries) return
      this.#hurries = true
      this.#writeIn(this.#times.soon)
    })
    this.#streams.onDeparture((person) => {
      this.saw(person)
      this.#leave(person)
    })
    this.#writeIn(this.#times.every)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    if (this.#isWritten) await this.#documents.remove('presence', this.#id)
  }

  /** Somebody has asked for something, or has just stopped looking. */
  saw(person: string): void {
    if (this.#times.lately > 0) this.#seen.set(person, this.#now())
  }

  /** Whether this person looks at a table now. */
  async isHere(person: string): Promise<boolean> {
    return this.#streams.has(person) || (await this.#othersHave()).people.has(person)
  }

  /** Whether whoever has a seat looks at a table, and otherwise when they did last, as far as that is known. */
  async of(person: string | undefined): Promise<{ here: boolean; since?: number }> {
    if (person === undefined) return { here: false }
    if (await this.isHere(person)) return { here: true }
    const since = Math.max(this.#gone.get(person) ?? 0, (await this.#othersHave()).gone.get(person) ?? 0)
    return { here: false, ...(since > 0 && { since }) }
  }

  #leave(person: string): void {
    this.#gone.delete(person)
    this.#gone.set(person, this.#now())
    const [first] = this.#gone.keys()
    if (this.#gone.size > mostGone) this.#gone.delete(first)
  }

  /** Whether this person is here or was a moment ago. */
  async wasHere(person: string): Promise<boolean> {
    if (this.#streams.has(person) || this.#now() - (this.#seen.get(person) ?? -Infinity) < this.#times.lately)
      return true
    const { people, lately } = await this.#othersHave()
    return people.has(person) || lately.has(person)
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
    const lately = this.#seenLately()
    const anybody = people.length + lately.length + this.#gone.size > 0
    if (anybody) {
      const until = this.#now() + this.#times.lasts
      const written: Written = { until, people, lately, gone: Object.fromEntries(this.#gone) }
      await this.#documents.put('presence', this.#id, JSON.stringify(written), until)
    } else if (this.#isWritten) await this.#documents.remove('presence', this.#id)
    this.#isWritten = anybody
  }

  #seenLately(): string[] {
    const now = this.#now()
    for (const [person, at] of this.#seen) if (now - at >= this.#times.lately) this.#seen.delete(person)
    return [...this.#seen.keys()]
  }

  #othersHave(): Promise<Elsewhere> {
    const now = this.#now()
    if (this.#elsewhere === undefined || now - this.#elsewhere.asked > this.#times.remembered)
      this.#elsewhere = { asked: now, others: this.#askOthers(now) }
    return this.#elsewhere.others
  }

  async #askOthers(now: number): Promise<Elsewhere> {
    const written = await this.#documents.list('presence', mostProcesses)
    const others = written
      .filter(({ id }) => id !== this.#id)
      .map(({ body }) => JSON.parse(body) as Written)
      .filter(({ until }) => until > now)
    return {
      people: new Set(others.flatMap(({ people }) => people)),
      lately: new Set(others.flatMap(({ lately = [] }) => lately)),
      gone: new Map(others.flatMap(({ gone = {} }) => Object.entries(gone))),
    }
  }
}
