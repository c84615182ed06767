// What the server keeps, and how it is asked for. Two adapters offer it, one for SQLite and one for PostgreSQL, and one suite of
// tests holds both to it. A table is an append-only list of events; the pair of table and number is unique, so that of two writers
// one wins. Everything else is a small document.

/** One event of a table as it is stored. */
export interface StoredEvent {
  readonly number: number
  /** JSON. */
  readonly body: string
  /** Made by the program that asked: asking again with the same key changes nothing. */
  readonly key?: string
}

/** A table as it was after an event, so that opening it does not need the ones before. */
export interface Snapshot {
  readonly number: number
  readonly body: Uint8Array
  /** The events before it do not lead to it: it is kept until there is another such. */
  readonly lasting?: boolean
}

/** Somebody who may have to be told that a table waits for them. Those of a table are stored together with its events. */
export interface Notice {
  readonly person: string
  readonly event: 'turn' | 'vote' | 'clock'
  /** Since when the table waits for them, and when they are to be told; in milliseconds since 1970. */
  readonly since: number
  readonly due: number
}

/** One whose time has come. */
export interface DueNotice extends Notice {
  readonly table: string
  /** How often it could not be sent. */
  readonly failures: number
}

/** What tables are found and woken by. It is stored together with the event that changed it. */
export interface TableEntry {
  readonly id: string
  readonly status: 'gathering' | 'playing' | 'over' | 'ended'
  readonly visibility: 'public' | 'link'
  /** In milliseconds since 1970. */
  readonly changed: number
  /** When something has to happen here without anybody asking: a bot, a clock, the end of a window. */
  readonly due?: number
  /** Where it stands in a list: 2, if a visitor may join; 0, if it is not shown because nobody is there. */
  readonly rank: number
  /** Everybody who has to do with it: it is among "my tables" for these. */
  readonly people: readonly string[]
  /** JSON for lists of tables. */
  readonly summary: string
}

export interface Append {
  readonly event: StoredEvent
  /** `people`: nothing, if they are the same as before. */
  readonly entry: Omit<TableEntry, 'people'> & { readonly people?: TableEntry['people'] }
  readonly snapshot?: Snapshot
  /** All whom the table waits for now, in place of those before; nothing, if they are the same. */
  readonly notices?: readonly Notice[]
}

/** `after` is the last one of the page before; of public tables those are listed that were changed since. */
export type TableList = { readonly limit: number; readonly after?: Pick<TableEntry, 'rank' | 'changed' | 'id'> } & (
  | { readonly list: 'open' | 'running' | 'finished'; readonly since?: number }
  | { readonly list: 'mine'; readonly person: string }
  | { readonly list: 'all' }
)

/** Small things that are kept by kind and id: people, one-time links, keys, reports. */
export interface Documents {
  get(kind: string, id: string): Promise<string | undefined>
  put(kind: string, id: string, body: string, expires?: number): Promise<void>
  /** Puts another in the place of one that is still as it was; false, if somebody else was first. */
  replace(kind: string, id: string, before: string, after: string): Promise<boolean>
  /** Keeps what is there already: of several who make something at once, all get the same. */
  getOrPut(kind: string, id: string, body: string): Promise<string>
  /** Gets it and removes it, for one asker alone. */
  take(kind: string, id: string): Promise<string | undefined>
  remove(kind: string, id: string): Promise<void>
  /** All of a kind, the latest first. */
  list(kind: string, limit: number): Promise<readonly { readonly id: string; readonly body: string }[]>
  /** Removes what has expired. */
  sweep(now: number): Promise<void>
}

export interface Storage {
  readonly documents: Documents
  /** Stored for good when it returns. Throws `Conflict` if another writer was first, `Repeated` if the key was there. */
  append(append: Append): Promise<void>
  /** The latest snapshot (before this number) and what came after it; nothing, if there is no such table. */
  load(
    table: string,
    before?: number,
  ): Promise<{ readonly snapshot?: Snapshot; readonly events: readonly StoredEvent[] } | undefined>
  /** Keeps a snapshot without an event, unless a later one is there; in place of one of the same number. */
  keep(table: string, snapshot: Snapshot): Promise<void>
  /** What was stored with the last event of a table, for lists. */
  entry(table: string): Promise<TableEntry | undefined>
  eventsAfter(table: string, number: number, limit?: number): Promise<readonly StoredEvent[]>
  eventWithKey(table: string, key: string): Promise<StoredEvent | undefined>
  tables(list: TableList): Promise<readonly TableEntry[]>
  /** Tables at which something is due, each for one asker alone until the lease is over. */
  claimDue(now: number, lease: number, limit: number): Promise<readonly string[]>
  /** What waits for a time that the clock will not show for long, because it was set back, is due now. */
  bringForward(now: number): Promise<void>
  /** Those whose time has come, each for one asker alone until the lease is over. */
  claimNotices(now: number, lease: number, limit: number): Promise<readonly DueNotice[]>
  /** Done with it, unless it is to be looked at again. What the table waits for by now is another matter. */
  settleNotice(notice: DueNotice, again?: { readonly due: number; readonly failures: number }): Promise<void>
  /** Tables of these kinds at which nothing has happened since then. */
  untouched(statuses: readonly TableEntry['status'][], since: number, limit: number): Promise<readonly string[]>
  /** Every table that has ever had to do with somebody. All that is stored is gone through for it. */
  tablesOf(person: string): Promise<readonly string[]>
  /** Puts these events in the place of those that have their numbers, and this snapshot in the place of all. The other processes open it anew. */
  rewrite(table: string, events: readonly StoredEvent[], snapshot: Snapshot): Promise<void>
  /** Forgets a table, and all that people have kept of it. */
  remove(table: string): Promise<void>
  /** Forgets people who have to do with no table and were not seen since then; says how many. */
  removePeople(since: number): Promise<number>
  /** Whether something can be stored. */
  probe(): Promise<void>
  /**
   * Says which table has a new event, whichever process wrote it. After an interruption a table is told with its last number:
   * numbers may be left out and one may come twice, so look for everything after what you have.
   */
  watch(heard: (table: string, number: number) => void): Promise<void>
  /** Says who was written anew or removed, whichever process did it; without a name, if it may have been anybody. */
  watchPeople(changed: (person?: string) => void): Promise<void>
  backup(to: string): Promise<void>
  close(): Promise<void>
}

/** Another writer has stored this number of this table. */
export class Conflict extends Error {
  constructor(table: string, number: number) {
    super(`Event ${number} of table ${table} is there already.`)
    this.name = 'Conflict'
  }
}

/** An event with this key is stored already. */
export class Repeated extends Error {
  constructor(table: string, key: string) {
    super(`Table ${table} has an event with key ${key} already.`)
    this.name = 'Repeated'
  }
}

/** The database could not do it: its disk is full, it is gone, or it is spoilt. */
export class StorageError extends Error {
  readonly code: string

  constructor(message: string, code: string) {
    super(message)
    this.name = 'StorageError'
    this.code = code
  }
}

/** As much as a snapshot of a long game: what is left of a disk must be enough for one. It is another each time, so it is written. */
export const probeBody = (): string => JSON.stringify(String(performance.now()).padEnd(64 * 1024))
