// PostgreSQL (13 or later), for when several processes serve the same tables. Appends that arrive together are one statement, and
// so one transaction and one round trip: a process that dies leaves nothing open behind it. What one process stores the others
// hear by NOTIFY.

import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import {
  type Append,
  Conflict,
  type Documents,
  Repeated,
  type Snapshot,
  type Storage,
  type StoredEvent,
  type TableEntry,
  type TableList,
} from './storage.ts'

/** Statements by version: a database is brought from its version to the last one. Those that were released stay as they are. */
const migrations = [
  `
  CREATE TABLE events (
    table_id text COLLATE "C" NOT NULL, number bigint NOT NULL, body text NOT NULL, key text COLLATE "C",
    PRIMARY KEY (table_id, number)
  );
  CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
  CREATE TABLE snapshots (table_id text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, body bytea NOT NULL);
  -- "stored" is the transaction that wrote the last event: it tells what was missed while nobody listened.
  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY, status text NOT NULL, visibility text NOT NULL, changed double precision NOT NULL,
    due double precision, summary text NOT NULL, stored xid8 NOT NULL
  );
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_list ON tables (visibility, status, changed);
  CREATE INDEX tables_stored ON tables (stored);
  CREATE TABLE members (
    person text COLLATE "C" NOT NULL, table_id text COLLATE "C" NOT NULL, PRIMARY KEY (person, table_id)
  );
  CREATE INDEX members_table ON members (table_id);
  CREATE TABLE documents (
    kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, body text NOT NULL, expires double precision,
    put timestamptz NOT NULL, PRIMARY KEY (kind, id)
  );
  CREATE INDEX documents_expires ON documents (expires) WHERE expires IS NOT NULL;
  `,
]

/** Held while the schema is looked at and changed. Any number would do that nothing else in the database uses. */
const migrationLock = 4_242_001

const channel = 'cic_events'

/** How many appends go into one statement. */
const batchSize = 250

/** A lost connection is made again after a tenth of a second, later once a second. */
const options = {
  backoff: (attempt: number) => Math.min((attempt + 1) / 10, 1),
  connection: { application_name: 'cic' },
  fetch_types: false,
  onnotice: () => {},
}

type Sql = postgres.Sql
type Row = postgres.Row

interface Waiting extends Append {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** `pulse` says how often, in milliseconds, it is checked that notifications still arrive. */
export async function openPostgres(url: string, { pulse = 20_000 } = {}): Promise<Storage> {
  const sql = postgres(url, options)
  try {
    await migrate(sql)
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }
  return new PostgresStorage(sql, new Ear(url, sql, pulse))
}

/** Several processes may start at once: the first changes the schema, the others wait for it. */
async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (sql) => {
    await sql`SELECT pg_advisory_xact_lock(${migrationLock})`
    await sql`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`
    const [row] = await sql`SELECT version FROM schema_version`
    const version = row?.version ?? 0
    if (version > migrations.length) throw new Error(`The database was written by a later version (${version}).`)
    if (version === migrations.length) return
    for (const statements of migrations.slice(version)) await sql.unsafe(statements)
    await sql`DELETE FROM schema_version`
    await sql`INSERT INTO schema_version (version) VALUES (${migrations.length})`
  })
}

class PostgresStorage implements Storage {
  readonly documents: Documents
  readonly #sql: Sql
  readonly #ear: Ear
  #waiting: Waiting[] = []
  #committing: Promise<void> | undefined

  constructor(sql: Sql, ear: Ear) {
    this.#sql = sql
    this.#ear = ear
    this.documents = documentsOf(sql)
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...append, resolve, reject })
      this.#committing ??= this.#commitAll()
    })
  }

  async load(table: string): Promise<{ snapshot?: Snapshot; events: readonly StoredEvent[] } | undefined> {
    const [row] = await this.#sql`SELECT number, body FROM snapshots WHERE table_id = ${table}`
    const snapshot = row && { number: Number(row.number), body: bytesOf(row.body) }
    const events = await this.eventsAfter(table, snapshot?.number ?? 0)
    return snapshot === undefined && events.length === 0 ? undefined : { snapshot, events }
  }

  async eventsAfter(table: string, number: number, limit?: number): Promise<readonly StoredEvent[]> {
    const rows = await this.#sql`
      SELECT number, body, key FROM events WHERE table_id = ${table} AND number > ${number}
      ORDER BY number LIMIT ${limit ?? null}`
    return rows.map(eventOf)
  }

  async eventWithKey(table: string, key: string): Promise<StoredEvent | undefined> {
    const [row] = await this.#sql`SELECT number, body, key FROM events WHERE table_id = ${table} AND key = ${key}`
    return row && eventOf(row)
  }

  async tables(wanted: TableList): Promise<readonly TableEntry[]> {
    const which =
      wanted.list === 'mine'
        ? this.#sql`id IN (SELECT table_id FROM members WHERE person = ${wanted.person})`
        : this.#sql`visibility = 'public' AND status = ${statusOf[wanted.list]}`
    const rows = await this.#sql`
      SELECT id, status, visibility, changed, due, summary,
        to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
      FROM tables WHERE ${which} ORDER BY changed DESC LIMIT ${wanted.limit}`
    return rows.map(entryOf)
  }

  async claimDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#sql`
      WITH found AS MATERIALIZED (
        SELECT id, due FROM tables WHERE due <= ${now} ORDER BY due LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE tables SET due = ${now + lease}::double precision FROM found WHERE tables.id = found.id
        RETURNING found.id, found.due
      )
      SELECT id FROM claimed ORDER BY due`
    return rows.map(({ id }) => id)
  }

  /**
   * Own events are told as soon as they are stored, those of other processes when their notification arrives. After the connection
   * for notifications was lost, every table that changed meanwhile is told with its last number: so a number may be skipped, or
   * come twice, but none is the last one unheard.
   */
  async watch(heard: (table: string, number: number) => void): Promise<void> {
    await this.#ear.add(heard)
  }

  async backup(): Promise<void> {
    throw new Error('A PostgreSQL database is backed up with pg_dump, not by this program.')
  }

  async close(): Promise<void> {
    await this.#committing
    this.#ear.close()
    await this.#sql.end({ timeout: 5 })
  }

  /** One batch after the other: what arrives while one is written makes up the next. */
  async #commitAll(): Promise<void> {
    await setImmediate()
    while (this.#waiting.length > 0) await this.#commit(this.#nextBatch())
    this.#committing = undefined
  }

  /** What waits, up to the first that competes with another for its number or its key. */
  #nextBatch(): Waiting[] {
    const taken = new Set<string>()
    let size = 0
    for (const { event, entry } of this.#waiting.slice(0, batchSize)) {
      const names = [nameOf(entry.id, event.number), ...(event.key === undefined ? [] : [nameOf(entry.id, event.key)])]
      if (names.some((name) => taken.has(name))) break
      for (const name of names) taken.add(name)
      size++
    }
    return this.#waiting.splice(0, size)
  }

  /** What cannot be stored is told to its writer alone. */
  async #commit(batch: readonly Waiting[]): Promise<void> {
    const stored = await this.#store(batch).catch((error: unknown) => ({ error }))
    if (stored instanceof Set) this.#tell(batch, stored)
    else if (batch.length > 1 && wasUndone(stored.error)) for (const one of batch) await this.#commit([one])
    else for (const { reject } of batch) reject(stored.error)
  }

  #tell(batch: readonly Waiting[], stored: ReadonlySet<string>): void {
    for (const { event, entry, resolve, reject } of batch) {
      if (!stored.has(nameOf(entry.id, event.number))) this.#whyNot(entry.id, event).then(reject, reject)
      else {
        resolve()
        this.#ear.tell(entry.id, event.number)
      }
    }
  }

  /** Stores all that can be, with everything that belongs to it, and returns the names of these events. */
  async #store(batch: readonly Append[]): Promise<Set<string>> {
    const given = JSON.stringify(batch.map(givenOf), wellFormed)
    const rows = await this.#sql`
      WITH given AS (
        SELECT * FROM json_to_recordset(${given}::text::json) AS given (
          position integer, id text, number bigint, body text, key text, status text, visibility text,
          changed double precision, due double precision, summary text, people json, snapshot_number bigint, snapshot text
        )
      ), stored AS (
        INSERT INTO events (table_id, number, body, key) SELECT id, number, body, key FROM given ORDER BY id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
      ), kept AS (
        SELECT given.* FROM given JOIN stored ON stored.table_id = given.id AND stored.number = given.number
      ), latest AS (
        SELECT DISTINCT ON (id) * FROM kept ORDER BY id, position DESC
      ), entries AS (
        INSERT INTO tables (id, status, visibility, changed, due, summary, stored)
        SELECT id, status, visibility, changed, due, summary, pg_current_xact_id() FROM latest ORDER BY id
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility,
          changed = excluded.changed, due = excluded.due, summary = excluded.summary, stored = excluded.stored
      ), gone AS (
        DELETE FROM members USING latest WHERE table_id = id
          AND person NOT IN (SELECT * FROM json_array_elements_text(people))
      ), come AS (
        INSERT INTO members (person, table_id)
        SELECT person, id FROM latest, json_array_elements_text(people) AS everybody (person) ORDER BY id, person
        ON CONFLICT DO NOTHING
      ), snapshots_put AS (
        INSERT INTO snapshots (table_id, number, body)
        SELECT DISTINCT ON (id) id, snapshot_number, decode(snapshot, 'base64') FROM kept WHERE snapshot IS NOT NULL
        ORDER BY id, position DESC
        ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body
      )
      SELECT table_id, number, pg_notify(${channel}, ${this.#ear.name}::text || ' ' || number || ' ' || table_id) FROM stored`
    return new Set(rows.map(({ table_id, number }) => nameOf(table_id, Number(number))))
  }

  async #whyNot(table: string, { number, key }: StoredEvent): Promise<Error> {
    const repeated = key !== undefined && (await this.eventWithKey(table, key)) !== undefined
    return repeated ? new Repeated(table, key) : new Conflict(table, number)
  }
}

/**
 * Hears what other processes store. A connection that was lost is made again by the library; one that is silently dead is found out
 * by a notification to itself that does not come back. Nothing is missed either way: a snapshot of the database says what has
 * been told for certain, and after an interruption every table is told that a later transaction wrote to.
 */
class Ear {
  /** Marks own notifications, which are told without them. */
  readonly name = randomUUID()
  readonly #url: string
  readonly #sql: Sql
  readonly #every: number
  readonly #listeners: ((table: string, number: number) => void)[] = []
  #opening: Promise<void> | undefined
  #line: Sql | undefined
  #timer: NodeJS.Timeout | undefined
  /** Everything that can be seen in this snapshot has been told. */
  #told: string | undefined
  #pulse: { readonly number: number; readonly snapshot: string; heard: boolean } | undefined
  #pulses = 0
  /** How many interruptions have not been made up for. */
  #behind = 0
  #closed = false

  constructor(url: string, sql: Sql, every: number) {
    this.#url = url
    this.#sql = sql
    this.#every = every
  }

  async add(heard: (table: string, number: number) => void): Promise<void> {
    this.#opening ??= this.#open()
    await this.#opening
    this.#listeners.push(heard)
  }

  /** What fails in a listener is its own affair: it is thrown where it stops nothing here. */
  tell(table: string, number: number): void {
    for (const heard of this.#listeners)
      try {
        heard(table, number)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    this.#hangUp()
  }

  async #open(): Promise<void> {
    try {
      await this.#listen()
      this.#told = await this.#snapshot()
      this.#timer = setInterval(() => this.#check(), this.#every).unref()
    } catch (error) {
      this.#hangUp()
      this.#opening = undefined
      throw error
    }
  }

  async #listen(): Promise<void> {
    const line = postgres(this.#url, { ...options, max: 1 })
    this.#line = line
    await line.listen(
      channel,
      (payload) => this.#hear(payload),
      () => this.#catchUp(),
    )
  }

  #hangUp(): void {
    this.#line?.end({ timeout: 0 }).catch(() => {})
    this.#line = undefined
  }

  /** "who number table", or "who number" for a pulse. */
  #hear(payload: string): void {
    const [, who, number, table] = /^(\S+) (\d+)(?: (.*))?$/s.exec(payload) ?? []
    if (who !== this.name && table !== undefined) this.tell(table, Number(number))
    if (who === this.name && this.#pulse?.number === Number(number) && table === undefined) this.#pulse.heard = true
  }

  /** Sends a pulse, unless the one before has not come back: then the connection is dead, and a new one takes its place. */
  async #check(): Promise<void> {
    if (this.#behind > 0) return
    try {
      if (this.#pulse?.heard === false) {
        this.#hangUp()
        await this.#listen()
        return
      }
      this.#told = this.#pulse?.snapshot ?? this.#told
      const pulse = { number: ++this.#pulses, snapshot: await this.#snapshot(), heard: false }
      this.#pulse = pulse
      await this.#sql`SELECT pg_notify(${channel}, ${`${this.name} ${pulse.number}`})`
    } catch {
      // The database cannot be reached. The next check tries again.
    }
  }

  /** Listening has begun, perhaps again: tells of every table at which something was stored since the last certain moment. */
  async #catchUp(): Promise<void> {
    this.#pulse = undefined
    if (this.#told === undefined) return
    this.#behind++
    while (!this.#closed) {
      const changed = await this.#changed().catch(() => undefined)
      if (changed !== undefined) {
        this.#behind--
        for (const { id, number } of changed) this.tell(id, Number(number))
        return
      }
      await setTimeout(1000, undefined, { ref: false })
    }
  }

  async #changed(): Promise<readonly Row[]> {
    const snapshot = await this.#snapshot()
    const rows = await this.#sql`
      SELECT id, (SELECT max(number) FROM events WHERE table_id = id) AS number FROM tables
      WHERE stored >= pg_snapshot_xmin(${this.#told ?? ''}::text::pg_snapshot)
        AND NOT pg_visible_in_snapshot(stored, ${this.#told ?? ''}::text::pg_snapshot)`
    this.#told = snapshot
    return rows
  }

  async #snapshot(): Promise<string> {
    const [{ snapshot }] = await this.#sql`SELECT pg_current_snapshot()::text AS snapshot`
    return snapshot
  }
}

function documentsOf(sql: Sql): Documents {
  const get = async (kind: string, id: string) => {
    const [row] = await sql`
      SELECT body FROM documents WHERE kind = ${kind} AND id = ${id} AND (expires IS NULL OR expires > ${Date.now()})`
    return row?.body
  }
  return {
    get,
    put: async (kind, id, body, expires) => {
      await sql`
        INSERT INTO documents (kind, id, body, expires, put)
        VALUES (${kind}, ${id}, ${body}, ${expires ?? null}, clock_timestamp())
        ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, expires = excluded.expires, put = excluded.put`
    },
    getOrPut: async (kind, id, body) => {
      for (;;) {
        const [put] = await sql`
          INSERT INTO documents (kind, id, body, put) VALUES (${kind}, ${id}, ${body}, clock_timestamp())
          ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, expires = NULL, put = excluded.put
            WHERE documents.expires <= ${Date.now()}
          RETURNING body`
        const there = put?.body ?? (await get(kind, id))
        if (there !== undefined) return there
      }
    },
    take: async (kind, id) => {
      const [row] = await sql`
        DELETE FROM documents WHERE kind = ${kind} AND id = ${id} AND (expires IS NULL OR expires > ${Date.now()})
        RETURNING body`
      return row?.body
    },
    remove: async (kind, id) => {
      await sql`DELETE FROM documents WHERE kind = ${kind} AND id = ${id}`
    },
    list: async (kind, limit) => {
      const rows = await sql`SELECT id, body FROM documents WHERE kind = ${kind} ORDER BY put DESC LIMIT ${limit}`
      return rows.map(({ id, body }) => ({ id, body }))
    },
    sweep: async (now) => {
      await sql`DELETE FROM documents WHERE expires <= ${now}`
    },
  }
}

const statusOf = { open: 'gathering', running: 'playing', finished: 'over' } as const

/** An event by its number or by its key. */
const nameOf = (table: string, numberOrKey: number | string): string => JSON.stringify([table, numberOrKey])

/** Half a character cannot be stored; SQLite replaces it as well. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

/** The database refused the statement, and so certainly undid it. If the connection was lost nobody knows. */
const wasUndone = (error: unknown): boolean => error instanceof postgres.PostgresError && error.severity === 'ERROR'

const givenOf = ({ event, entry, snapshot }: Append, position: number) => ({
  position,
  ...entry,
  ...event,
  snapshot_number: snapshot?.number,
  snapshot: snapshot && Buffer.from(snapshot.body).toString('base64'),
})

const bytesOf = (buffer: Buffer): Uint8Array => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)

const eventOf = ({ number, body, key }: Row): StoredEvent => ({
  number: Number(number),
  body,
  ...(key === null ? {} : { key }),
})

const entryOf = ({ id, status, visibility, changed, due, summary, people }: Row): TableEntry => ({
  id,
  status,
  visibility,
  changed,
  ...(due === null ? {} : { due }),
  people,
  summary,
})
