// The tables that this process has open. Whatever happens at a table goes through `act`: the command looks at the table as it is,
// its event is stored, and only then is it acknowledged and shown. Other processes may write to the same tables at any moment: of
// two writers one wins, and the other looks again.

import type { Seat, Viewer } from '@cic/engine'
import { diff, type Picture, same } from '@cic/protocol'
import { type Logger, shortId } from './log.ts'
import type { Metrics } from './metrics.ts'
import { notFound } from './refusal.ts'
import { Conflict, Repeated, type Storage, type StoredEvent } from './storage/storage.ts'
import { asRefusal } from './table/commands.ts'
import { count, fold, happen, newTable } from './table/fold.ts'
import { type Eyes, eyesOf, pictureOf } from './table/picture.ts'
import { snapshotOf, tableFrom } from './table/snapshot.ts'
import { entryOf } from './table/summary.ts'
import type { PersonId, Table, TableEvent } from './table/table.ts'

/** Somebody who is shown every change: a stream, usually. */
export interface Watcher {
  readonly person: PersonId | undefined
  /** A whole picture or a patch of the one before, as JSON. */
  show(event: 'picture' | 'patch', version: string, data: string): void
}

interface Open {
  readonly table: Table
  /** Everything at one table happens one after the other. */
  work: Promise<unknown>
  readonly watchers: Set<Watcher>
  used: number
}

/** Called after every event, with the table as it is then; `here`, if this process has written it. */
export type Listener = (table: Table, event: TableEvent, here: boolean) => void

export interface TablesOptions {
  readonly storage: Storage
  readonly log: Logger
  readonly metrics: Metrics
  readonly now?: () => number
  /** How many tables are kept open although nobody watches them. */
  readonly keepOpen?: number
}

/** A snapshot is stored with every so manieth event, so that opening a table never replays more. */
const eventsPerSnapshot = 25
const attempts = 20

export class Tables {
  readonly #storage: Storage
  readonly #log: Logger
  readonly #metrics: Metrics
  readonly #keepOpen: number
  readonly now: () => number
  readonly #open = new Map<string, Open>()
  readonly #opening = new Map<string, Promise<Open>>()
  readonly #listeners: Listener[] = []

  constructor({ storage, log, metrics, now = Date.now, keepOpen = 500 }: TablesOptions) {
    this.#storage = storage
    this.#log = log
    this.#metrics = metrics
    this.#keepOpen = keepOpen
    this.now = now
  }

  /** Begins to hear what other processes write. */
  async begin(): Promise<void> {
    await this.#storage.watch((id, number) => this.#heard(id, number))
  }

  onEvent(listener: Listener): void {
    this.#listeners.push(listener)
  }

  get open(): number {
    return this.#open.size
  }

  async create(event: Extract<TableEvent, { t: 'created' }>): Promise<Table> {
    const table = newTable(event)
    const { at } = event
    await this.#storage.append({
      event: { number: 1, body: JSON.stringify(event) },
      entry: entryOf(table),
      snapshot: snapshotOf(table),
    })
    this.#keep({ table, work: Promise.resolve(), watchers: new Set(), used: this.now() })
    return table
  }

  /** The table as it is stored. It must not be changed. */
  get(id: string): Promise<Table> {
    return this.#inTurn(id, async ({ table }) => table)
  }

  /**
   * Does something at a table. With a key that was used before, nothing is done again: `repeated` is true then. A command that
   * has nothing to do returns nothing.
   */
  act(
    id: string,
    command: (table: Table, now: number) => TableEvent | undefined,
    key?: string,
  ): Promise<{ readonly table: Table; readonly repeated: boolean }> {
    return this.#inTurn(id, async (first) => {
      let open = first
      for (let attempt = 1; ; attempt++) {
        try {
          if (key !== undefined && (await this.#storage.eventWithKey(id, key)) !== undefined)
            return { table: open.table, repeated: true }
          const event = command(open.table, this.now())
          if (event !== undefined) await this.#happen(open, event, key)
          return { table: open.table, repeated: false }
        } catch (error) {
          if (!isForestalled(error)) throw asRefusal(error)
          this.#metrics.conflicts.inc()
          if (attempt === attempts) throw error
          open = await this.#reopen(open)
        }
      }
    })
  }

  /** Shows the table and every change of it, beginning with the whole unless this version is seen already. */
  async watch(id: string, watcher: Watcher, seen?: string): Promise<() => void> {
    return this.#inTurn(id, async (open) => {
      const picture = pictureOf(open.table, eyesOf(open.table, watcher.person))
      if (picture.version !== seen) watcher.show('picture', picture.version, JSON.stringify(picture))
      open.watchers.add(watcher)
      return () => {
        this.#open.get(id)?.watchers.delete(watcher)
      }
    })
  }

  /** Waits for everything that is under way. */
  async settled(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ work }) => work.catch(() => undefined)))
  }

  async #inTurn<T>(id: string, work: (open: Open) => Promise<T>): Promise<T> {
    const open = await this.#opened(id)
    const done = open.work.then(() => work(this.#open.get(id) ?? open))
    open.work = done.catch(() => undefined)
    return done
  }

  async #opened(id: string): Promise<Open> {
    const open = this.#open.get(id) ?? (await this.#load(id))
    open.used = this.now()
    return open
  }

  #load(id: string): Promise<Open> {
    let opening = this.#opening.get(id)
    if (opening === undefined) {
      opening = this.#read(id)
        .then((table) => this.#keep({ table, work: Promise.resolve(), watchers: new Set(), used: this.now() }))
        .finally(() => this.#opening.delete(id))
      this.#opening.set(id, opening)
    }
    return opening
  }

  async #read(id: string): Promise<Table> {
    const began = performance.now()
    const stored = await this.#storage.load(id)
    if (stored === undefined) throw notFound('table')
    const { snapshot, events } = stored
    const [first] = events
    const table = snapshot === undefined ? newTable(eventFrom(first) as never) : tableFrom(snapshot)
    for (const event of events) if (event.number > table.number) fold(table, eventFrom(event))
    this.#metrics.openings.observe((performance.now() - began) / 1000)
    return table
  }

  #keep(open: Open): Open {
    this.#open.set(open.table.id, open)
    if (this.#open.size > this.#keepOpen) this.#letGo()
    this.#metrics.openTables.set(this.#open.size)
    return open
  }

  /** Lets go of the tables that nobody watches and that were used longest ago. */
  #letGo(): void {
    const idle = [...this.#open.values()].filter(({ watchers }) => watchers.size === 0).sort((a, b) => a.used - b.used)
    for (const { table } of idle.slice(0, Math.max(0, this.#open.size - this.#keepOpen))) this.#open.delete(table.id)
  }

  /** Reads a table again after somebody else was first; those who watch stay. */
  async #reopen(open: Open): Promise<Open> {
    const table = await this.#read(open.table.id)
    const again: Open = { ...open, table }
    this.#open.set(table.id, again)
    for (const watcher of open.watchers) showWhole(table, watcher)
    return again
  }

  /** Applies an event, stores it, and shows it. If it cannot be stored, the table is read again. */
  async #happen(open: Open, event: TableEvent, key?: string): Promise<void> {
    const { table } = open
    const audience = new Audience(open, event)
    happen(table, event)
    const silent = audience.onlyOneWhoSees()
    const stored = silent === undefined ? event : { ...event, silent }
    count(table, stored)
    const due = table.number % eventsPerSnapshot === 0 || event.t === 'started' || table.status === 'over'
    try {
      await this.#storage.append({
        event: { number: table.number, body: JSON.stringify(stored), ...(key === undefined ? {} : { key }) },
        entry: entryOf(table),
        ...(due ? { snapshot: snapshotOf(table) } : {}),
      })
    } catch (error) {
      // What could not be stored has not happened.
      if (!isForestalled(error)) await this.#reopen(open).catch(() => this.#open.delete(table.id))
      throw error
    }
    this.#metrics.events.inc({ kind: event.t })
    audience.show()
    this.#tell(table, stored, true)
  }

  #tell(table: Table, event: TableEvent, here: boolean): void {
    for (const listener of this.#listeners) {
      try {
        listener(table, event, here)
      } catch (error) {
        this.#log.error({ err: error, table: shortId(table.id) }, 'a listener failed')
      }
    }
  }

  /** Another process has written: catches up, if the table is open here. */
  #heard(id: string, number: number): void {
    const open = this.#open.get(id)
    if (open === undefined || open.table.number >= number) return
    this.#inTurn(id, (current) => this.#catchUp(current)).catch((error) => {
      this.#log.error({ err: error, table: shortId(id) }, 'could not catch up')
      this.#open.delete(id)
    })
  }

  async #catchUp(open: Open): Promise<void> {
    for (const stored of await this.#storage.eventsAfter(open.table.id, open.table.number)) {
      const event = eventFrom(stored)
      const audience = new Audience(open, event)
      fold(open.table, event)
      audience.show()
      this.#tell(open.table, event, false)
    }
  }
}

const isForestalled = (error: unknown): boolean => error instanceof Conflict || error instanceof Repeated

const eventFrom = ({ body }: StoredEvent): TableEvent => JSON.parse(body) as TableEvent

function showWhole(table: Table, watcher: Watcher): void {
  const picture = pictureOf(table, eyesOf(table, watcher.person))
  watcher.show('picture', picture.version, JSON.stringify(picture))
}

/** Those who watch a table while something happens: what they saw before decides what they are sent afterwards. */
class Audience {
  readonly #open: Open
  readonly #before = new Map<string, Picture>()
  readonly #eyes = new Map<Watcher, Eyes>()
  /** The seat that may be the only one to see it. */
  readonly #secretly: Seat | undefined

  constructor(open: Open, event: TableEvent) {
    this.#open = open
    for (const watcher of open.watchers) {
      const eyes = eyesOf(open.table, watcher.person)
      this.#eyes.set(watcher, eyes)
      this.#look(eyes)
    }
    this.#secretly = secretChooser(open.table, event)
    if (this.#secretly !== undefined) for (const eyes of this.#others(this.#secretly)) this.#look(eyes)
  }

  /** The seat that alone can see what has happened, if nobody else can. */
  onlyOneWhoSees(): Seat | undefined {
    const seat = this.#secretly
    if (seat === undefined) return undefined
    const noticed = this.#others(seat).some(
      (eyes) => !same(this.#before.get(keyOf(eyes)), pictureOf(this.#open.table, eyes)),
    )
    return noticed ? undefined : seat
  }

  #others(seat: Seat): Eyes[] {
    const viewers: Viewer[] = [...this.#open.table.seats.keys(), 'spectator']
    return viewers.filter((viewer) => viewer !== seat).map((viewer) => ({ viewer, host: false }))
  }

  show(): void {
    const { table, watchers } = this.#open
    const made = new Map<string, readonly ['picture' | 'patch', string, string]>()
    for (const watcher of watchers) {
      const eyes = eyesOf(table, watcher.person)
      const before = this.#eyes.get(watcher)
      if (before === undefined || keyOf(before) !== keyOf(eyes)) {
        showWhole(table, watcher)
        continue
      }
      let message = made.get(keyOf(eyes))
      if (message === undefined) {
        message = this.#message(eyes)
        made.set(keyOf(eyes), message)
      }
      if (message[2] !== '[]') watcher.show(...message)
    }
  }

  #look(eyes: Eyes): void {
    const key = keyOf(eyes)
    if (!this.#before.has(key)) this.#before.set(key, pictureOf(this.#open.table, eyes))
  }

  /** Whole or as a patch, whichever is smaller. */
  #message(eyes: Eyes): readonly ['picture' | 'patch', string, string] {
    const after = pictureOf(this.#open.table, eyes)
    const patch = JSON.stringify(diff(this.#before.get(keyOf(eyes)), after))
    if (patch.length < smallPatch) return ['patch', after.version, patch]
    const whole = JSON.stringify(after)
    return patch.length < whole.length ? ['patch', after.version, patch] : ['picture', after.version, whole]
  }
}

const smallPatch = 4_000

const keyOf = ({ viewer, host }: Eyes): string => `${viewer}${host ? ' host' : ''}`

/** Whose choice it is, where nobody else may be able to tell that there was one: in a window, or standing orders. */
function secretChooser({ play }: Table, event: TableEvent): Seat | undefined {
  if (event.t !== 'chose') return undefined
  const { choice } = event
  if ('undo' in choice) return event.seat
  if ('close' in choice) return undefined
  if ('orders' in choice) return choice.seat
  const asked = play?.game.asks.find(({ id }) => id === choice.decision)
  return asked?.at === 'window:ask' ? choice.seat : undefined
}
