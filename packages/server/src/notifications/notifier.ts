// Tells people that a table waits for them: when it is their turn, when there is a vote, when their clock runs out. Only those who
// do not look and have not acted for a while, and only once until they come back. Whom a table waits for is stored with its events:
// whichever process is there when the time has come tells them. Nothing at a table waits for this.

import { randomUUID } from 'node:crypto'
import type { History } from '../history.ts'
import { codeOf, type Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Channel, People, Person } from '../people.ts'
import { Refusal } from '../refusal.ts'
import { inLines, sinceSeen } from '../since.ts'
import type { DueNotice, Storage } from '../storage/storage.ts'
import type { Streams } from '../stream.ts'
import { type Grace, usualGrace } from '../table/notices.ts'
import type { PersonId, Table, TableEvent } from '../table/table.ts'
import type { Tables } from '../tables.ts'
import type { Delivery, Messengers, Occasion } from './channel.ts'
import { Lanes } from './lanes.ts'
import type { Presence } from './presence.ts'

/** Somebody who is here is looked for again, less and less often, up to so many times the grace. */
const longestLook = 5
const attempts = 3
const sendsAtOnce = 64
const mostSends = 10_000
/** What a process has begun to tell and not finished within this time, it never will: another does it. */
const usualLease = 30_000
const atOnce = 200
/** A server that stops waits so long for messages that are on their way. */
const lastMessages = 2_000

export interface NotifierParts {
  readonly tables: Tables
  readonly streams: Streams
  readonly people: People
  readonly storage: Storage
  readonly history: History
  readonly presence: Presence
  readonly messengers: Messengers
  readonly metrics: Metrics
  readonly log: Logger
  readonly grace?: Grace
  readonly lease?: number
}

export class Notifier {
  readonly #parts: NotifierParts
  readonly #grace: Grace
  readonly #lease: number
  readonly #lanes = new Lanes(sendsAtOnce, mostSends)
  readonly #underWay = new Set<Promise<void>>()
  readonly #stop = new AbortController()
  #timer?: NodeJS.Timeout
  #stopped = false

  constructor(parts: NotifierParts) {
    this.#parts = parts
    this.#grace = parts.grace ?? usualGrace
    this.#lease = parts.lease ?? usualLease
  }

  begin(): void {
    const { tables, streams } = this.#parts
    tables.onEvent((table, event, here) => {
      const actor = here ? actorOf(table, event) : undefined
      // Whoever looks was welcomed back when they began to.
      if (actor !== undefined && !streams.has(actor)) this.#isBack(actor)
    })
    streams.onArrival((person) => this.#isBack(person))
    this.#lookAgain()
  }

  /** What is on its way arrives, or is broken off if it takes too long: otherwise it would be sent again. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const breakOff = setTimeout(() => this.#stop.abort(), lastMessages)
    await Promise.all(this.#underWay)
    clearTimeout(breakOff)
  }

  #lookAgain(): void {
    if (this.#stopped) return
    const every = Math.min(1_000, ...Object.values(this.#grace))
    this.#timer = setTimeout(async () => {
      await this.#claimAll().catch((error) => this.#parts.log.error({ err: error }, 'could not look who is to be told'))
      this.#lookAgain()
    }, every)
    this.#timer.unref()
  }

  async #claimAll(): Promise<void> {
    const { storage, tables } = this.#parts
    for (const notice of await storage.claimNotices(tables.now(), this.#lease, atOnce))
      this.#finish(this.#look(notice), 'could not look whether somebody is away')
  }

  #finish(work: Promise<void>, otherwise: string): void {
    const done = work.catch((error) => this.#parts.log.error({ err: error }, otherwise))
    this.#underWay.add(done)
    done.finally(() => this.#underWay.delete(done))
  }

  async #look(notice: DueNotice): Promise<void> {
    const { tables, presence, storage } = this.#parts
    const table = await tables.look(notice.table, ({ id, name, settings }) => ({ id, name, settings })).catch(isGone)
    const again = table && {
      due: tables.now() + this.#nextLook(notice, this.#grace[table.settings.pace.kind]),
      failures: notice.failures,
    }
    if (table === undefined) await storage.settleNotice(notice)
    else if (await presence.isHere(notice.person)) await storage.settleNotice(notice, again)
    else if (await this.#tell(notice, table)) await storage.settleNotice(notice)
    else await storage.settleNotice(notice, again && { ...again, failures: notice.failures + 1 })
  }

  /** Whoever is here may leave without having noticed; and what could not be sent is tried again. */
  #nextLook({ since }: DueNotice, grace: number): number {
    return Math.min(Math.max(grace, this.#parts.tables.now() - since), grace * longestLook)
  }

  /** Whether nothing remains to be done. */
  async #tell(notice: DueNotice, { id, name, settings }: Pick<Table, 'id' | 'name' | 'settings'>): Promise<boolean> {
    const { people, storage } = this.#parts
    const person = await people.get(notice.person)
    if (person === undefined) return true
    const occasion = { event: notice.event, table: { id, name }, pace: settings.pace.kind }
    if (this.#deliveries(person, { ...occasion, id: '', since: [] }).length === 0) return true
    const claim = await this.#claim(person.id)
    if (claim === undefined) return true
    if (claim === 'another') return false
    const since = occasion.pace === 'slow' ? await this.#since(id, person) : []
    const deliveries = this.#deliveries(person, { ...occasion, id: claim.by, since })
    const sent = await Promise.all(deliveries.map(([channel, delivery]) => this.#deliver(channel, delivery)))
    if (sent.includes(true)) {
      await storage.documents.put('told', person.id, claim.by)
      return true
    }
    await storage.documents.remove('notified', person.id)
    return notice.failures + 1 >= attempts
  }

  /** What everybody saw happen since they last looked. A message that cannot tell it is sent all the same. */
  async #since(table: string, { id, language }: Person): Promise<string[]> {
    try {
      return inLines(await sinceSeen(this.#parts, table, id, 'spectator'), language)
    } catch (error) {
      this.#parts.log.error({ err: error }, 'could not sum up what has happened')
      return []
    }
  }

  /** By the channels that the person wants for this, as far as they are set up. */
  #deliveries(person: Person, occasion: Occasion): [Channel, Delivery][] {
    return person.notifications[occasion.event].flatMap((channel) =>
      this.#parts.messengers[channel]
        .deliveries(person, occasion)
        .map((delivery): [Channel, Delivery] => [channel, delivery]),
    )
  }

  async #deliver(channel: Channel, delivery: Delivery): Promise<boolean> {
    const { metrics, log } = this.#parts
    try {
      const outcome = await this.#lanes.run(() => delivery(this.#stop.signal))
      metrics.notifications.inc({ channel, outcome })
      return outcome === 'sent'
    } catch (error) {
      metrics.notifications.inc({ channel, outcome: 'failed' })
      // Not its message: that may hold an address.
      log.warn({ channel, code: codeOf(error) }, 'a notification could not be sent')
      return false
    }
  }

  /**
   * Of all processes and tables that would tell somebody something, one does, until they are back: then there is nothing to do. If a
   * process has died in the middle of it, another goes on with the same message once the lease of the first is over.
   */
  async #claim(person: PersonId): Promise<Claim | 'another' | undefined> {
    const { storage, tables } = this.#parts
    const { documents } = storage
    const mine = JSON.stringify({ by: randomUUID(), at: tables.now() } satisfies Claim)
    const there = (await documents.get('notified', person)) ?? (await documents.getOrPut('notified', person, mine))
    if (there === mine) return JSON.parse(mine) as Claim
    const claim = JSON.parse(there) as Claim
    if ((await documents.get('told', person)) === claim.by) return undefined
    if (tables.now() - claim.at < this.#lease) return 'another'
    const taken = JSON.stringify({ ...claim, at: tables.now() } satisfies Claim)
    return (await documents.replace('notified', person, there, taken)) ? claim : 'another'
  }

  #isBack(person: PersonId): void {
    this.#finish(this.#parts.storage.documents.remove('notified', person), 'could not note that somebody is back')
  }
}

/** Who tells somebody, and since when. */
interface Claim {
  readonly by: string
  readonly at: number
}

/** A table that was removed waits for nobody. */
function isGone(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.status !== 404) throw error
}

/** Who has done it themselves. */
function actorOf({ seats }: Table, event: TableEvent): PersonId | undefined {
  if (event.t === 'proposed') return seats[event.by].person
  if (event.t === 'voted') return seats[event.seat].person
  if (event.t !== 'chose' || event.by !== 'person') return undefined
  const seat = 'seat' in event.choice ? event.choice.seat : event.seat
  return seat === undefined ? undefined : seats[seat].person
}
