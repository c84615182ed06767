// The tables that this process has open. Whatever happens at a table goes through `act`: the command looks at the table as it is,
// its event is stored, and only then is it acknowledged and shown. Other processes may write to the same tables at any moment: of
// two writers one wins, and the other looks again.

import { fingerprint, GameError, rulesVersion, type Viewer } from '@cic/engine'
import { same } from '@cic/protocol'
import { answerAtOnce } from './bots/at-once.ts'
import { codeOf, type Logger, shortId } from './log.ts'
import type { Metrics } from './metrics.ts'
import { notFound, Refusal } from './refusal.ts'
import { Conflict, type Notice, Repeated, type Snapshot, type Storage, type StoredEvent } from './storage/storage.ts'
import { takeBackAlone } from './table/alone.ts'
import { asRefusal } from './table/commands.ts'
import { count, fold, happen, newTable } from './table/fold.ts'
import { Forgetting } from './table/forgetting.ts'
import { Looks, type Message, Update } from './table/looks.ts'
import { type Grace, noticesOf, usualGrace } from './table/notices.ts'
import { leadsTo, type Opened, openTable } from './table/opening.ts'
import { type Eyes, eyesAs, eyesOf, versionFor } from './table/picture.ts'
import { beingUpdated, rulesInForce } from './table/rules.ts'
import { snapshotOf, tableFrom } from './table/snapshot.ts'
import { entryOf } from './table/summary.ts'
import { isOver, type PersonId, type Table, type TableEvent } from './table/table.ts'
import { isUnseen } from './table/undo.ts'

/** Somebody who is shown every change: a stream, usually. */
export interface Watcher {
  readonly person: PersonId | undefined
  show(message: Message): void
  /** Nothing more will be shown: come again. */
  end(): void
}

interface Open {
  table: Table
  /** The rules are others than it was played by: this is stored before anything else happens here. */
  news?: Opened['news']
  /** The number of its last snapshot. */
  kept: number
  /** Everything at one table happens one after the other: what is under way, and how much waits for it. */
  work: Promise<unknown>
  waiting: number
  /** Whom it waits for and who has to do with it, as it is stored; nothing, if that is not known here. */
  notices?: readonly Notice[]
  people?: readonly PersonId[]
  /** Those who watch, with what they were shown last. */
  readonly watchers: Map<Watcher, Shown>
  /** How it looks now to those who have looked lately. */
  looks?: Looks
  used: number
}

type Loaded = NonNullable<Awaited<ReturnType<Storage['load']>>>

interface Source {
  readonly first?: Table
  /** The table before its events, made anew. */
  readonly again: () => Table
  readonly events: readonly TableEvent[]
  /** A snapshot was found that cannot be read: another is needed. */
  readonly spoilt: boolean
  readonly snapshot?: Snapshot
}

interface Shown {
  readonly eyes: Eyes
  readonly version: string
}

/** Called after every event, with the table as it is then; `here`, if this process has written it. */
export type Listener = (table: Table, event: TableEvent, here: boolean) => void

/** What a request is known by, so that it is carried out once; `request` says what it asked for. */
export interface Key {
  readonly name: string
  readonly request: string
}

export interface TablesOptions {
  readonly storage: Storage
  readonly log: Logger
  readonly metrics: Metrics
  readonly now?: () => number
  /** How many tables are kept open although nobody watches them. */
  readonly keepOpen?: number
  /** The version of the rules that tables go on by. */
  readonly rules?: number
  /**
   * Where other processes write to the same tables: how long one of another version is given to store a snapshot before what it has
   * written, and what cannot be followed here, is passed over. In milliseconds.
   */
  readonly patience?: number
  /** How long people are given to act before they are told that a table waits for them. */
  readonly grace?: Grace
}

/** A snapshot is stored with every so manieth event, so that opening a table never replays more. */
const eventsPerSnapshot = 25
const attempts = 20

export class Tables {
  readonly #storage: Storage
  readonly #log: Logger
  readonly #metrics: Metrics
  readonly #keepOpen: number
  readonly #rules: number
  readonly #patience: number
  readonly #grace: Grace
  readonly now: () => number
  readonly #open = new Map<string, Open>()
  readonly #opening = new Map<string, Promise<Open>>()
  readonly #listeners: Listener[] = []
  readonly #onWatch: ((table: Table) => void)[] = []
  /** Snapshots of tables that were let go of, on their way. */
  readonly #keeping = new Set<Promise<void>>()

  constructor({ storage, log, metrics, now = Date.now, keepOpen = 500, ...more }: TablesOptions) {
    const { rules = rulesVersion, patience = 0, grace = usualGrace } = more
    this.#grace = grace
    this.#rules = rules
    this.#patience = patience
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

  /** Called when somebody begins to watch a table at which nobody did here. */
  onWatch(listener: (table: Table) => void): void {
    this.#onWatch.push(listener)
  }

  /** Whether anybody watches this table here. */
  isWatched(id: string): boolean {
    return (this.#open.get(id)?.watchers.size ?? 0) > 0
  }

  get open(): number {
    return this.#open.size
  }

  async create(event: Extract<TableEvent, { t: 'created' }>): Promise<Table> {
    const table = newTable(event)
    await this.#storage.append({
      event: { number: 1, body: JSON.stringify(event) },
      entry: entryOf(table),
      snapshot: snapshotOf(table),
    })
    this.#keep({ table, passed: [] }, 1)
    return table
  }

  /** Makes a table, unless it is there already. */
  async createOnce(event: Extract<TableEvent, { t: 'created' }>): Promise<void> {
    await this.create(event).catch((error) => {
      if (!(error instanceof Conflict)) throw error
    })
  }

  /** The table as it is stored; later it will be another. It must not be changed, and what matters is read by `look`. */
  async get(id: string): Promise<Table> {
    return this.known(id) ?? this.look(id, (table) => table)
  }

  /** The same, where nothing has to be waited for. */
  known(id: string): Table | undefined {
    const open = this.#open.get(id)
    return open?.waiting === 0 ? open.table : undefined
  }

  /** Looks at the table as it is stored, while nothing happens there. */
  look<T>(id: string, what: (table: Table) => T): Promise<T> {
    return this.#inTurn(id, async ({ table }) => what(table))
  }

  /** The same with everything that other processes have written, heard of or not. */
  lookAtLatest<T>(id: string, what: (table: Table) => T): Promise<T> {
    return this.#inTurn(id, async (open) => {
      await this.#catchUp(open)
      return what(open.table)
    })
  }

  /**
   * Does something at a table, and looks at it then. With a key that was used before, nothing is done again, and the report is of what
   * was done then. A command that has nothing to do returns nothing.
   */
  act<T = void>(
    id: string,
    command: (table: Table, now: number) => TableEvent | undefined,
    { key, report }: { readonly key?: Key; readonly report?: (table: Table, event?: TableEvent) => T } = {},
  ): Promise<T> {
    return this.#inTurn(id, async (open) => {
      for (let attempt = 1; ; attempt++) {
        try {
          if (open.news !== undefined) await this.#happen(open, { ...open.news, at: this.now() })
          // The time at a table never goes back, whoever has written there by which clock.
          const event = command(open.table, Math.max(this.now(), open.table.changed))
          if (event !== undefined)
            await this.#happen(open, { ...event, ...(key && { request: key.request }) }, key?.name)
          return report?.(open.table, event) as T
        } catch (error) {
          // What was done before is refused now, or its key is there.
          if (isForestalled(error)) await this.#reopen(open)
          const done = key && !(error instanceof Conflict) ? await this.#doneWith(id, key) : undefined
          if (done !== undefined) return report?.(open.table, done) as T
          if (!isForestalled(error) && !(await this.#wasBehind(open, error))) throw asRefusal(error)
          this.#metrics.conflicts.inc()
          if (attempt === attempts) throw asRefusal(error)
        }
      }
    })
  }

  /** Whoever is refused is refused by the table as it is stored: what another process has just written may not have been heard of yet. */
  async #wasBehind(open: Open, refusal: unknown): Promise<boolean> {
    if (!(refusal instanceof Refusal || refusal instanceof GameError)) return false
    const { number } = open.table
    await this.#catchUp(open)
    return open.table.number > number
  }

  /** What was done with this key, if anything was. With one that was used for something else nothing is done. */
  async #doneWith(id: string, { name, request }: Key): Promise<TableEvent | undefined> {
    const stored = await this.#storage.eventWithKey(id, name)
    if (stored === undefined) return undefined
    const done = eventFrom(stored)
    if (done.request !== undefined && done.request !== request)
      throw new Refusal('key-reused', 'This key was used for something else.')
    return done
  }

  /** Shows the table and every change of it, beginning with the whole unless this version is seen already. */
  async watch(id: string, watcher: Watcher, seen?: string): Promise<() => void> {
    return this.#inTurn(id, async (open) => {
      const eyes = eyesOf(open.table, watcher.person)
      const version = versionFor(open.table, eyes.viewer)
      if (version !== seen) showWhole(open, watcher, eyes)
      else open.watchers.set(watcher, { eyes, version })
      if (open.watchers.size === 1) for (const listener of this.#onWatch) listener(open.table)
      return () => {
        open.watchers.delete(watcher)
        if (open.watchers.size === 0) open.looks = undefined
      }
    })
  }

  /** Forgets a table for good. Those who watch are sent away, and so is whoever opens it meanwhile. */
  async remove(id: string): Promise<void> {
    await this.#open.get(id)?.work
    await this.#storage.remove(id)
    await this.#opening.get(id)?.catch(() => undefined)
    const open = this.#open.get(id)
    if (open !== undefined) this.#drop(open)
  }

  /** Somebody is no more: bots have their seats, and what is stored does not name them. */
  async forget(id: string, person: PersonId): Promise<void> {
    await this.act(id, (_table, at) => ({ t: 'forgotten', at, person }))
    await this.#inTurn(id, async (open) => {
      const events = await this.#storage.eventsAfter(id, 0)
      const forgetting = new Forgetting(person, events)
      const changed = events.flatMap((event) => forgetting.event(event) ?? [])
      await this.#storage.rewrite(id, changed, snapshotOf(forgetting.table(open.table)))
      await this.#reopen(open)
      for (const watcher of open.watchers.keys()) showWhole(open, watcher, eyesOf(open.table, watcher.person))
    })
  }

  /** Stores a snapshot of a table anew, made of what is stored. */
  async rebuild(id: string): Promise<void> {
    await this.#inTurn(id, async (open) => {
      await this.#reopen(open)
      await this.#storage.keep(id, snapshotOf(open.table))
    })
  }

  /** Waits for everything that is under way. */
  async settled(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ work }) => work.catch(() => undefined)))
  }

  /**
   * Stores a snapshot of every game in progress that has gone on since its last one and that nobody has touched for so long: so that
   * whoever opens it, by whichever rules, has nothing to follow.
   */
  async store(untouched = 0): Promise<void> {
    const idle = [...this.#open.values()].filter((open) => this.now() - open.used >= untouched)
    await Promise.all([...this.#keeping, ...idle.map((open) => this.#store(open))])
  }

  async #store(open: Open): Promise<void> {
    open.waiting++
    const done = open.work.then(async () => {
      const { table, kept, news } = open
      if (table.number === kept || table.status !== 'playing' || news !== undefined) return
      open.kept = table.number
      await this.#storage.keep(table.id, snapshotOf(table))
    })
    open.work = done
      .catch((error) => {
        open.kept = 0
        this.#log.error({ err: error, table: shortId(open.table.id) }, 'could not store a snapshot')
      })
      .finally(() => open.waiting--)
    await open.work
  }

  async #inTurn<T>(id: string, work: (open: Open) => Promise<T>): Promise<T> {
    let open = await this.#opened(id)
    // It may have been let go of before this has come to it.
    while (this.#open.get(id) !== open) open = await this.#opened(id)
    open.waiting++
    const done = open.work.then(() => work(open)).finally(() => open.waiting--)
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
        .then(([opened, kept]) => this.#keep(opened, kept))
        .finally(() => this.#opening.delete(id))
      this.#opening.set(id, opening)
    }
    return opening
  }

  /** The table, and the number of its snapshot. */
  async #read(id: string): Promise<[Opened, number]> {
    const began = performance.now()
    const stored = await this.#storage.load(id)
    if (stored === undefined) throw notFound('table')
    const { first, again, events, spoilt, snapshot } = await this.#source(id, stored)
    // Each is changed by what is folded into it; usually one is enough.
    let next = first
    const before = (): Table => {
      const table = next ?? again()
      next = undefined
      return table
    }
    const foreign = events.length > 0 && first !== undefined && rulesInForce(first) !== this.#rules
    const entry = foreign || first === undefined ? await this.#storage.entry(id) : undefined
    const opened = openTable({ before, events, entry }, this.#rules, this.now())
    this.#checkPassed(opened)
    this.#metrics.openings.observe((performance.now() - began) / 1000)
    return [opened, spoilt ? 0 : (snapshot?.number ?? 0)]
  }

  /**
   * What a table is made from: its snapshot and what came after it. A snapshot is a short cut: where it is spoilt, all events are
   * followed; and where they do not lead there because the rules have changed since, the snapshot before it.
   */
  async #source(id: string, stored: Loaded, spoilt = false): Promise<Source> {
    const { snapshot } = stored
    const first = snapshot && this.#sound(id, snapshot)
    if (snapshot !== undefined && first instanceof Object)
      return {
        first,
        again: () => tableFrom(snapshot, this.#rules) as Table,
        events: stored.events.map(eventFrom),
        spoilt,
        snapshot,
      }
    const isSpoilt = spoilt || first === 'spoilt'
    const [created, ...events] = (await this.#storage.eventsAfter(id, 0)).map(eventFrom)
    if (created?.t !== 'created') throw notFound('table')
    if (!isSpoilt || events.every((event) => this.#isOfToday(event)))
      return { again: () => newTable(created), events, spoilt: isSpoilt }
    const before = await this.#storage.load(id, snapshot?.number)
    if (before?.snapshot === undefined) throw new Error('No snapshot of the table is sound.')
    return this.#source(id, before, true)
  }

  /** The table in a snapshot; nothing, if it cannot be brought up to date. */
  #sound(id: string, snapshot: Snapshot): Table | 'spoilt' | undefined {
    try {
      return tableFrom(snapshot, this.#rules)
    } catch (error) {
      if (error instanceof Refusal) throw error
      this.#metrics.spoiltSnapshots.inc()
      this.#log.error({ err: error, table: shortId(id), event: snapshot.number }, 'a snapshot is spoilt')
      return 'spoilt'
    }
  }

  /** Whether it was made by the rules of today, as far as it says. */
  #isOfToday(event: TableEvent): boolean {
    return event.t === 'started' ? (event.rules ?? 1) === this.#rules : event.t !== 'rules'
  }

  /** Whoever has written it may be about to store a snapshot, and then nothing has to be passed over. */
  #checkPassed({ table, passed }: Opened): void {
    const last = passed.at(-1)
    if (last === undefined) return
    if (this.now() - last.at < this.#patience)
      throw beingUpdated('The last choices at this table were made by other rules.')
    this.#log.warn({ table: shortId(table.id), events: passed.length }, 'passed over what does not lead where it led')
  }

  #keep({ table, news, passed }: Opened, kept: number): Open {
    const there = this.#open.get(table.id)
    if (there !== undefined) return there
    const open = { table, news, kept, work: Promise.resolve(), waiting: 0, watchers: new Map(), used: this.now() }
    this.#open.set(table.id, open)
    if (this.#open.size > this.#keepOpen) this.#letGo(open)
    this.#metrics.openTables.set(this.#open.size)
    // What was passed over is marked at once, so that every process has the same table; otherwise looking changes nothing.
    if (passed.length > 0 && news !== undefined)
      this.act(table.id, () => undefined).catch((error) =>
        this.#log.error({ err: error, table: shortId(table.id) }, 'could not go on by other rules'),
      )
    return open
  }

  /** Lets go of the tables that nobody watches, where nothing is under way, and that were used longest ago. */
  #letGo(except: Open): void {
    const idle = [...this.#open.values()].filter(
      (open) => open !== except && open.watchers.size === 0 && open.waiting === 0,
    )
    idle.sort((a, b) => a.used - b.used)
    for (const open of idle.slice(0, this.#open.size - this.#keepOpen)) {
      this.#open.delete(open.table.id)
      const keeping = this.#store(open).finally(() => this.#keeping.delete(keeping))
      this.#keeping.add(keeping)
    }
  }

  /** Reads a table again, after somebody else was first or something went wrong. Those who watch stay, or have to come again. */
  async #reopen(open: Open): Promise<void> {
    try {
      const [{ table, news }, kept] = await this.#read(open.table.id)
      Object.assign(open, { table, news, kept, notices: undefined, people: undefined, looks: undefined })
    } catch (error) {
      this.#drop(open)
      throw error
    }
    for (const [watcher, shown] of open.watchers) {
      const eyes = eyesOf(open.table, watcher.person)
      if (shown.eyes !== eyes || shown.version !== versionFor(open.table, eyes.viewer)) showWhole(open, watcher, eyes)
    }
  }

  /** What cannot be read now is read when somebody asks again. */
  #drop(open: Open): void {
    this.#open.delete(open.table.id)
    for (const watcher of open.watchers.keys()) watcher.end()
    open.watchers.clear()
  }

  /** Applies an event, stores it, and shows it. What could not be stored has not happened: the table is read again. */
  async #happen(open: Open, wanted: TableEvent, key?: string): Promise<void> {
    const { table } = open
    const event = wanted.t === 'started' ? { ...wanted, rules: this.#rules } : wanted
    const entries = table.play?.record.choices.length ?? 0
    const audience = new Audience(open, event)
    const stored = await this.#apply(open, event, audience)
    const notices = noticesOf(table, this.#grace)
    const { people, ...entry } = entryOf(table)
    const snapshot = needsSnapshot(table, event, entries)
      ? { ...snapshotOf(table), lasting: event.t === 'rules' }
      : undefined
    try {
      await this.#storage.append({
        event: { number: table.number, body: JSON.stringify(stored), ...(key === undefined ? {} : { key }) },
        entry: same(people, open.people) ? entry : { ...entry, people },
        ...(snapshot === undefined ? {} : { snapshot }),
        ...(same(notices, open.notices) ? {} : { notices }),
      })
    } catch (error) {
      // Whoever was forestalled looks again anyway.
      if (!isForestalled(error)) {
        this.#log.error({ err: error, table: shortId(table.id), code: codeOf(error) }, 'could not store what happened')
        await this.#reopen(open)
      }
      throw error
    }
    if (snapshot !== undefined) open.kept = table.number
    open.notices = notices
    open.people = people
    open.news = undefined
    this.#metrics.events.inc({ kind: event.t })
    audience.show()
    this.#tell(table, stored, true)
  }

  /** Returns the event with what else came of it. What the engine refuses has changed nothing. */
  async #apply(open: Open, event: TableEvent, audience: Audience): Promise<TableEvent> {
    const { table } = open
    const entries = table.play?.record.choices.length
    let happened = false
    try {
      happen(table, event)
      happened = true
      const also = [...takeBackAlone(table, event.at), ...answerAtOnce(table, event.at)]
      const silent = audience.onlyOneWhoSees()
      const stored: TableEvent = {
        ...event,
        ...(also.length === 0 ? {} : { also }),
        ...(silent === undefined ? {} : { silent }),
        ...(table.play === undefined || table.play.record.choices.length === entries
          ? {}
          : { fingerprint: fingerprint(table.play.game) }),
      }
      count(table, stored)
      return stored
    } catch (error) {
      if (happened || !(error instanceof GameError)) await this.#reopen(open)
      throw error
    }
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
    // What is being read may have been read just before that was written.
    if (open === undefined)
      this.#opening
        .get(id)
        ?.then(() => this.#heard(id, number))
        .catch(() => undefined)
    if (open !== undefined && number === 0) this.#drop(open)
    if (open === undefined || number === 0 || open.table.number >= number) return
    this.#inTurn(id, (current) => this.#catchUp(current)).catch((error) => {
      this.#log.error({ err: error, table: shortId(id) }, 'could not catch up')
      const current = this.#open.get(id)
      if (current !== undefined) this.#drop(current)
    })
  }

  async #catchUp(open: Open): Promise<void> {
    for (const stored of await this.#storage.eventsAfter(open.table.id, open.table.number)) {
      const event = eventFrom(stored)
      const audience = new Audience(open, event)
      // What was made by other rules is not simply followed: then the table is opened as anybody would find it.
      if (open.news !== undefined || !this.#follows(open.table, event)) return this.#reopen(open)
      audience.show()
      open.notices = undefined
      open.people = undefined
      this.#tell(open.table, event, false)
    }
  }

  /** Whether the event leads here where it led in the process that wrote it. */
  #follows(table: Table, event: TableEvent): boolean {
    if (event.t === 'rules' || (event.t === 'started' && event.rules !== this.#rules)) return false
    try {
      fold(table, event)
    } catch {
      return false
    }
    return event.fingerprint === undefined || leadsTo(table, event.fingerprint)
  }
}

const isForestalled = (error: unknown): boolean => error instanceof Conflict || error instanceof Repeated

const eventFrom = ({ body }: StoredEvent): TableEvent => JSON.parse(body) as TableEvent

/** Going back takes as long as playing, so a table that has gone back is not opened by doing it again. */
function needsSnapshot({ number, status, play }: Table, { t }: TableEvent, entries: number): boolean {
  const goneBack = play?.record.choices.slice(entries).some((entry) => 'undo' in entry) ?? false
  const turning = t === 'started' || t === 'rules' || status === 'over' || status === 'ended'
  return number % eventsPerSnapshot === 0 || turning || goneBack
}

function showWhole(open: Open, watcher: Watcher, eyes: Eyes): void {
  const picture = looksOf(open).of(eyes)
  const { version } = picture
  open.watchers.set(watcher, { eyes, version })
  watcher.show({ event: 'picture', version, data: JSON.stringify(picture) })
}

function looksOf(open: Open): Looks {
  open.looks ??= new Looks(open.table)
  return open.looks
}

/** Those who watch a table while something happens: what they saw before decides what they are sent afterwards. */
class Audience {
  readonly #open: Open
  /** Nothing, where nobody looks. */
  readonly #before: Looks | undefined
  /** How it looks once it has happened and is not counted yet, where that was asked for. */
  #uncounted?: Looks
  /** Who may be the only ones to see it. */
  readonly #secretly: Viewer | undefined

  constructor(open: Open, event: TableEvent) {
    this.#open = open
    this.#secretly = secretViewer(open.table, event)
    if (open.watchers.size === 0 && this.#secretly === undefined) return
    this.#before = looksOf(open)
    for (const { eyes } of open.watchers.values()) this.#before.expect(eyes)
    if (this.#secretly !== undefined) for (const eyes of this.#others(this.#secretly)) this.#before.own(eyes)
  }

  /** The seat (or the spectators) that alone can see what has happened, if nobody else can. */
  onlyOneWhoSees(): Viewer | undefined {
    const alone = this.#secretly
    const before = this.#before
    if (alone === undefined || before === undefined) return undefined
    const now = new Looks(this.#open.table, before)
    this.#uncounted = now
    const update = new Update(before, now)
    return this.#others(alone).some((eyes) => update.shows(eyes)) ? undefined : alone
  }

  #others(alone: Viewer): Eyes[] {
    const viewers: Viewer[] = [...this.#open.table.seats.keys(), 'spectator']
    return viewers.filter((viewer) => viewer !== alone).map((viewer) => eyesAs(viewer, false))
  }

  show(): void {
    const { table, watchers } = this.#open
    const before = this.#before
    if (before === undefined || watchers.size === 0) {
      this.#open.looks = undefined
      return
    }
    const after = new Looks(table, this.#uncounted ?? before, this.#uncounted !== undefined)
    this.#open.looks = after
    const update = new Update(before, after)
    for (const [watcher, { eyes: last }] of watchers) {
      const eyes = eyesOf(table, watcher.person)
      if (last !== eyes) {
        showWhole(this.#open, watcher, eyes)
        continue
      }
      const message = update.for(eyes)
      if (message === undefined) continue
      watchers.set(watcher, { eyes, version: message.version })
      watcher.show(message)
    }
  }
}

/**
 * Who does something that nobody else may be able to notice: a choice in a window, standing orders, taking such a choice back, or
 * spectators talking among themselves.
 */
function secretViewer(table: Table, event: TableEvent): Viewer | undefined {
  if (event.t === 'said') return event.channel === 'spectators' && !isOver(table) ? 'spectator' : undefined
  if (event.t !== 'chose' || table.play === undefined) return undefined
  const { choice } = event
  if ('undo' in choice) return event.seat
  return 'seat' in choice && isUnseen(table.play.game, choice) ? choice.seat : undefined
}
