// Tells people that a table waits for them: when it is their turn, when there is a vote, when their clock runs out. Only those who
// are away and have not acted for a while, and only once until they come back. Nothing at a table waits for this: a message that is
// lost with the process, or sent twice, harms nobody.

import { randomUUID } from 'node:crypto'
import type { Seat } from '@cic/engine'
import type { Logger } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Channel, NotifiedEvent, People, Person } from '../people.ts'
import type { Documents } from '../storage/storage.ts'
import type { Streams } from '../stream.ts'
import { isPresent, type PersonId, type Play, seatOf, type Table, type TableEvent } from '../table/table.ts'
import { voters } from '../table/votes.ts'
import type { Tables } from '../tables.ts'
import type { Delivery, Messengers, Occasion } from './channel.ts'
import { Lanes } from './lanes.ts'
import type { Presence } from './presence.ts'

/** How long somebody is given to act before they are told, in milliseconds. */
export type Grace = Readonly<Record<Occasion['pace'], number>>

const usualGrace: Grace = { live: 20_000, slow: 60_000 }

/** Somebody who is here is looked for again, less and less often, up to so many times the grace. */
const longestLook = 5
const attempts = 3
const sendsAtOnce = 64
const mostSends = 10_000
/** What a process has begun to tell and not finished within this time, it never will. */
const abandonedAfter = 120_000

export interface NotifierParts {
  readonly tables: Tables
  readonly streams: Streams
  readonly people: People
  readonly documents: Documents
  readonly presence: Presence
  readonly messengers: Messengers
  readonly metrics: Metrics
  readonly log: Logger
  readonly grace?: Grace
}

/** A table that waits for somebody who may have to be told. */
interface Wait {
  readonly key: string
  readonly person: PersonId
  readonly table: string
  readonly event: NotifiedEvent
  delay: number
  failures: number
}

export class Notifier {
  readonly #parts: NotifierParts
  readonly #grace: Grace
  readonly #lanes = new Lanes(sendsAtOnce, mostSends)
  readonly #waits = new Map<string, NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()
  readonly #stop = new AbortController()

  constructor(parts: NotifierParts) {
    this.#parts = parts
    this.#grace = parts.grace ?? usualGrace
  }

  begin(): void {
    const { tables, streams } = this.#parts
    tables.onEvent((table, event, here) => {
      // The process that has written it tells of it: one is enough.
      if (here) this.#heard(table, event)
    })
    streams.onArrival((person) => this.#isBack(person))
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    for (const timer of this.#waits.values()) clearTimeout(timer)
    this.#waits.clear()
    await Promise.all(this.#underWay)
  }

  #heard(table: Table, event: TableEvent): void {
    const { play } = table
    if (table.status !== 'playing' || play === undefined) return
    const actor = actorOf(table, event)
    // Whoever has a stream open was welcomed back when they opened it.
    if (actor !== undefined && !this.#parts.streams.has(actor)) this.#isBack(actor)
    const grace = this.#grace[table.settings.pace.kind]
    for (const { seat } of questions(play)) this.#await(table, seat, 'turn', grace)
    if (event.t === 'proposed') for (const seat of missingVotes(table)) this.#await(table, seat, 'vote', grace)
    // Their clock has run for long enough already.
    if (event.t === 'reminded') this.#await(table, event.seat, 'clock', 0)
  }

  #await({ id, seats }: Table, seat: Seat, event: NotifiedEvent, delay: number): void {
    const { person } = seats[seat]
    if (person === undefined || !isPresent(seats[seat]) || this.#stop.signal.aborted) return
    const key = `${event} ${id} ${person}`
    if (this.#waits.has(key)) return
    this.#lookIn({ key, person, table: id, event, delay, failures: 0 }, delay)
  }

  /** What happens while it is being looked begins another wait; that one goes on then. */
  #lookIn(wait: Wait, milliseconds: number): void {
    if (this.#stop.signal.aborted || this.#waits.has(wait.key)) return
    const timer = setTimeout(() => {
      this.#waits.delete(wait.key)
      this.#finish(this.#look(wait), 'could not look whether somebody is away')
    }, milliseconds)
    timer.unref()
    this.#waits.set(wait.key, timer)
  }

  #finish(work: Promise<void>, otherwise: string): void {
    const done = work.catch((error) => this.#parts.log.error({ err: error }, otherwise))
    this.#underWay.add(done)
    done.finally(() => this.#underWay.delete(done))
  }

  async #look(wait: Wait): Promise<void> {
    const { tables, presence } = this.#parts
    const table = await tables.get(wait.table)
    const since = waitsSince(table, wait)
    const grace = this.#grace[table.settings.pace.kind]
    if (since === undefined) return
    const rest = since + grace - tables.now()
    if (rest > 0) this.#lookIn(wait, rest)
    else if ((await presence.isHere(wait.person)) || !(await this.#tell(wait, table))) this.#lookLater(wait, grace)
  }

  /** Whoever is here may leave without having noticed; and what could not be sent is tried again. */
  #lookLater(wait: Wait, grace: number): void {
    wait.delay = Math.min(Math.max(grace, wait.delay * 2), grace * longestLook)
    this.#lookIn(wait, wait.delay)
  }

  /** Whether nothing remains to be done. */
  async #tell(wait: Wait, { id, name, settings }: Table): Promise<boolean> {
    const person = await this.#parts.people.get(wait.person)
    if (person === undefined) return true
    const occasion: Occasion = { event: wait.event, table: { id, name }, pace: settings.pace.kind }
    const deliveries = this.#deliveries(person, occasion)
    if (deliveries.length === 0) return true
    const claim = await this.#claim(person.id)
    if (claim === undefined) return true
    const sent = await Promise.all(deliveries.map(([channel, delivery]) => this.#deliver(channel, delivery)))
    const { documents } = this.#parts
    if (sent.includes(true)) {
      await documents.put('told', person.id, claim)
      return true
    }
    await documents.remove('notified', person.id)
    wait.failures++
    return wait.failures >= attempts
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
   * Of all processes and tables that would tell somebody something, one does, until they are back. If a process has died in the
   * middle of it, another takes over.
   */
  async #claim(person: PersonId): Promise<string | undefined> {
    const { documents, tables } = this.#parts
    const mine = JSON.stringify({ by: randomUUID(), at: tables.now() })
    const there = (await documents.get('notified', person)) ?? (await documents.getOrPut('notified', person, mine))
    if (there === mine) return mine
    const { at } = JSON.parse(there) as { at: number }
    const abandoned = tables.now() - at > abandonedAfter && (await documents.get('told', person)) !== there
    if (!abandoned || (await documents.take('notified', person)) !== there) return undefined
    return (await documents.getOrPut('notified', person, mine)) === mine ? mine : undefined
  }

  #isBack(person: PersonId): void {
    this.#finish(this.#parts.documents.remove('notified', person), 'could not note that somebody is back')
  }
}

/** The open questions to seats, in windows too. */
const questions = ({ game, asked }: Play) => game.asks.filter(({ id }) => id in asked)

function missingVotes(table: Table): Seat[] {
  return table.votes.flatMap((vote) =>
    voters(table, vote).filter((seat) => !vote.yes.includes(seat) && !vote.no.includes(seat)),
  )
}

/** Since when the table waits for the person in this matter; undefined, if it does not any more. */
function waitsSince(table: Table, { person, event }: Wait): number | undefined {
  const { play, seats, status } = table
  const seat = seatOf(table, person)
  if (status !== 'playing' || play === undefined || seat === undefined || !isPresent(seats[seat])) return undefined
  if (event === 'vote') return missingVotes(table).includes(seat) ? 0 : undefined
  if (event === 'clock') return play.clocks?.[seat].reminded ? 0 : undefined
  const times = questions(play).flatMap((ask) => (ask.seat === seat ? [play.asked[ask.id]] : []))
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Who has done it themselves. */
function actorOf({ seats }: Table, event: TableEvent): PersonId | undefined {
  if (event.t === 'proposed') return seats[event.by].person
  if (event.t === 'voted') return seats[event.seat].person
  if (event.t !== 'chose' || event.by !== 'person') return undefined
  const seat = 'seat' in event.choice ? event.choice.seat : event.seat
  return seat === undefined ? undefined : seats[seat].person
}

const codeOf = (error: unknown): string =>
  error instanceof Error ? String('code' in error ? error.code : error.name) : 'unknown'
