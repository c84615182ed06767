// PostgreSQL (13 or later), for when several processes serve the same tables. Appends that arrive together are one statement, and
// so one transaction and one round trip: a process that dies leaves nothing open behind it. What one process stores the others
// hear by NOTIFY.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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

/** How many appends go into one statement. */
const batchSize = 250

/** How many questions are with the database at once. */
const poolSize = 10

/** Fetching types would end the process if a connection is lost meanwhile; none of them is needed here. */
const options = {
  connection: { application_name: 'cic' },
  fetch_types: false,
  max: 1,
  max_lifetime: null,
  onnotice: () => {},
}

type Sql = postgres.Sql
type Row = postgres.Row
type Value = string | number | null

interface Waiting extends Append {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** `patience` is after how many milliseconds without an answer a connection is given up. */
export async function openPostgres(url: string, { patience = 15_000 } = {}): Promise<Storage> {
  await migrate(url)
  const pool = new Pool(url, patience)
  return new PostgresStorage(pool, new Ear(url, patience))
}

/** Several processes may start at once: the first changes the schema, the others wait for it. */
async function migrate(url: string): Promise<void> {
  const sql = postgres(url, options)
  try {
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
  } finally {
    await sql.end({ timeout: 1 })
  }
}

class PostgresStorage implements Storage {
  readonly documents: Documents
  readonly #pool: Pool
  readonly #ear: Ear
  #waiting: Waiting[] = []
  #committing: Promise<void> | undefined

  constructor(pool: Pool, ear: Ear) {
    this.#pool = pool
    this.#ear = ear
    this.documents = documentsOf(pool)
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...append, resolve, reject })
      this.#committing ??= this.#commitAll()
    })
  }

  async load(table: string): Promise<{ snapshot?: Snapshot; events: readonly StoredEvent[] } | undefined> {
    const [row] = await this.#pool.ask`SELECT number, body FROM snapshots WHERE table_id = ${table}`
    const snapshot = row && { number: Number(row.number), body: bytesOf(row.body) }
    const events = await this.eventsAfter(table, snapshot?.number ?? 0)
    return snapshot === undefined && events.length === 0 ? undefined : { snapshot, events }
  }

  async keep(table: string, { number, body }: Snapshot): Promise<void> {
    await this.#pool.ask`
      INSERT INTO snapshots (table_id, number, body)
      VALUES (${table}, ${number}, decode(${Buffer.from(body).toString('base64')}, 'base64'))
      ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, body = excluded.body
      WHERE excluded.number > snapshots.number`
  }

  async entry(table: string): Promise<TableEntry | undefined> {
    const [row] = await this.#pool.ask`
      SELECT tables.*, to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
      FROM tables WHERE id = ${table}`
    return row && entryOf(row)
  }

  async eventsAfter(table: string, number: number, limit?: number): Promise<readonly StoredEvent[]> {
    const rows = await this.#pool.ask`
      SELECT number, body, key FROM events WHERE table_id = ${table} AND number > ${number}
      ORDER BY number LIMIT ${limit ?? null}`
    return rows.map(eventOf)
  }

  async eventWithKey(table: string, key: string): Promise<StoredEvent | undefined> {
    const [row] = await this.#pool.ask`SELECT number, body, key FROM events WHERE table_id = ${table} AND key = ${key}`
    return row && eventOf(row)
  }

  async tables(wanted: TableList): Promise<readonly TableEntry[]> {
    const rows =
      wanted.list === 'mine'
        ? await this.#pool.ask`
            SELECT tables.*, to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
            FROM tables WHERE id IN (SELECT table_id FROM members WHERE person = ${wanted.person})
            ORDER BY changed DESC LIMIT ${wanted.limit}`
        : await this.#pool.ask`
            SELECT tables.*, to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
            FROM tables WHERE visibility = 'public' AND status = ${statusOf[wanted.list]}
            ORDER BY changed DESC LIMIT ${wanted.limit}`
    return rows.map(entryOf)
  }

  async claimDue(now: number, lease: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#pool.ask`
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
   * for notifications was lost, every table that changed meanwhile is told with its last number: so numbers may be left out, and
   * one may come twice, but of every table the last one is heard.
   */
  async watch(heard: (table: string, number: number) => void): Promise<void> {
    await this.#ear.add(heard)
  }

  async backup(): Promise<void> {
    throw new Error('A PostgreSQL database is backed up with pg_dump, not by this program.')
  }

  async close(): Promise<void> {
    await this.#committing
    await Promise.all([this.#ear.close(), this.#pool.close()])
  }

  /** One batch after the other: what arrives while one is written makes up the next. */
  async #commitAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
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
    const rows = await this.#pool.ask`
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
      SELECT table_id, number, pg_notify('cic_events', ${this.#ear.name}::text || ' ' || number || ' ' || table_id) FROM stored`
    return new Set(rows.map(({ table_id, number }) => nameOf(table_id, Number(number))))
  }

  async #whyNot(table: string, { number, key }: StoredEvent): Promise<Error> {
    const repeated = key !== undefined && (await this.eventWithKey(table, key)) !== undefined
    return repeated ? new Repeated(table, key) : new Conflict(table, number)
  }
}

/**
 * One connection, for one question at a time. The library has a pool and makes lost connections again, but a question that is asked
 * while a connection breaks may then stay without an answer for ever (compare its issues 1186 and 1195). So a connection here is an
 * instance of the library, and once it has failed it is not used again.
 */
class Line {
  readonly #sql: Sql
  readonly #patience: number
  readonly #broken: () => void
  #isBroken = false
  #giveUp: (error: unknown) => void = () => {}

  constructor(url: string, patience: number, broken: () => void, heard?: (payload: string) => void) {
    this.#patience = patience
    this.#broken = broken
    const more = {
      onclose: () => this.#break(new Error('The connection to the database was lost.')),
      onnotify: (_: string, payload: string) => heard?.(payload),
    }
    this.#sql = postgres(url, { ...options, ...more })
  }

  async ask(question: TemplateStringsArray, ...values: Value[]): Promise<readonly Row[]> {
    if (this.#isBroken) throw new Error('The connection to the database was lost.')
    const { promise, resolve, reject } = Promise.withResolvers<readonly Row[]>()
    this.#giveUp = reject
    const timer = setTimeout(() => this.#break(new Error('The database does not answer.')), this.#patience)
    this.#sql(question, ...values).then(resolve, reject)
    try {
      return await promise
    } catch (error) {
      if (!wasUndone(error)) this.#break(error)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async end(): Promise<void> {
    this.#isBroken = true
    await this.#sql.end({ timeout: 1 })
  }

  #break(error: unknown): void {
    if (this.#isBroken) return
    this.#isBroken = true
    this.#giveUp(error)
    this.#sql.end({ timeout: 0 }).catch(() => {})
    this.#broken()
  }
}

/** As many connections as there are questions at the same time, up to a limit. */
class Pool {
  readonly #url: string
  readonly #patience: number
  readonly #lines = new Set<Line>()
  readonly #free: Line[] = []
  readonly #waiting: (() => void)[] = []
  #asked = 0
  #isClosed = false

  constructor(url: string, patience: number) {
    this.#url = url
    this.#patience = patience
  }

  async ask(question: TemplateStringsArray, ...values: Value[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw new Error('The storage is closed.')
    if (this.#asked++ >= poolSize) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    const line = this.#line()
    try {
      return await line.ask(question, ...values)
    } finally {
      if (this.#lines.has(line)) this.#free.push(line)
      this.#asked--
      this.#waiting.shift()?.()
    }
  }

  /** What was asked before is answered first. */
  async close(): Promise<void> {
    this.#isClosed = true
    while (this.#asked > 0) await sleep(10)
    await Promise.all([...this.#lines].map((line) => line.end()))
  }

  #line(): Line {
    for (let line = this.#free.pop(); line !== undefined; line = this.#free.pop())
      if (this.#lines.has(line)) return line
    const line = new Line(this.#url, this.#patience, () => this.#lines.delete(line))
    this.#lines.add(line)
    return line
  }
}

/**
 * Hears what other processes store. A connection that is lost, or that is silently dead and does not answer, is replaced. Nothing
 * is missed: a snapshot of the database says what has been told for certain, and after an interruption every table is told that a
 * later transaction wrote to.
 */
class Ear {
  /** Marks own notifications: own events are told without them. */
  readonly name = randomUUID()
  readonly #url: string
  readonly #patience: number
  readonly #listeners: ((table: string, number: number) => void)[] = []
  #opening: Promise<void> | undefined
  #line: Line | undefined
  /** Everything that can be seen in this snapshot has been told. */
  #told: string | undefined
  /** The same for this one as soon as the connection has answered again: its notifications may be on their way. */
  #seen: string | undefined
  #isClosed = false

  constructor(url: string, patience: number) {
    this.#url = url
    this.#patience = patience
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

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#line?.end()
  }

  async #open(): Promise<void> {
    try {
      await this.#listen()
    } catch (error) {
      this.#opening = undefined
      throw error
    }
    this.#checkNowAndThen()
  }

  async #listen(): Promise<void> {
    const line: Line = new Line(
      this.#url,
      this.#patience,
      () => this.#lost(line),
      (payload) => this.#hear(payload),
    )
    let changed: readonly Row[] = []
    try {
      await line.ask`LISTEN cic_events`
      const snapshot = await snapshotOf(line)
      if (this.#told !== undefined) changed = await changedSince(line, this.#told)
      this.#told = snapshot
    } catch (error) {
      await line.end()
      throw error
    }
    this.#seen = undefined
    this.#line = line
    if (this.#isClosed) await line.end()
    for (const { id, number } of changed) this.tell(id, Number(number))
  }

  async #lost(line: Line): Promise<void> {
    if (line !== this.#line) return
    this.#line = undefined
    while (!this.#isClosed)
      try {
        return await this.#listen()
      } catch {
        await sleep(500, undefined, { ref: false })
      }
  }

  /** "who number table" */
  #hear(payload: string): void {
    const [, who, number, table] = /^(\S+) (\d+) (.*)$/s.exec(payload) ?? []
    if (who !== this.name && table !== undefined) this.tell(table, Number(number))
  }

  async #checkNowAndThen(): Promise<void> {
    while (!this.#isClosed) {
      await sleep(this.#patience, undefined, { ref: false })
      const line = this.#line
      const snapshot = line && (await snapshotOf(line).catch(() => undefined))
      if (snapshot === undefined || line !== this.#line) continue
      this.#told = this.#seen ?? this.#told
      this.#seen = snapshot
    }
  }
}

async function snapshotOf(line: Line): Promise<string> {
  const [{ snapshot }] = await line.ask`SELECT pg_current_snapshot()::text AS snapshot`
  return snapshot
}

/** Every table that was written to by a transaction that cannot be seen in the snapshot, and its last number. */
const changedSince = (line: Line, snapshot: string): Promise<readonly Row[]> => line.ask`
  SELECT id, (SELECT max(number) FROM events WHERE table_id = id) AS number FROM tables
  WHERE stored >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    AND NOT pg_visible_in_snapshot(stored, ${snapshot}::text::pg_snapshot)`

function documentsOf(pool: Pool): Documents {
  const get = async (kind: string, id: string) => {
    const [row] = await pool.ask`
      SELECT body FROM documents WHERE kind = ${kind} AND id = ${id} AND (expires IS NULL OR expires > ${Date.now()})`
    return row?.body
  }
  return {
    get,
    put: async (kind, id, body, expires) => {
      await pool.ask`
        INSERT INTO documents (kind, id, body, expires, put)
        VALUES (${kind}, ${id}, ${body}, ${expires ?? null}, clock_timestamp())
        ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, expires = excluded.expires, put = excluded.put`
    },
    replace: async (kind, id, before, after) => {
      const replaced = await pool.ask`
        UPDATE documents SET body = ${after}, put = clock_timestamp()
        WHERE kind = ${kind} AND id = ${id} AND body = ${before} RETURNING id`
      return replaced.length > 0
    },
    getOrPut: async (kind, id, body) => {
      for (;;) {
        const [put] = await pool.ask`
          INSERT INTO documents (kind, id, body, put) VALUES (${kind}, ${id}, ${body}, clock_timestamp())
          ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body, expires = NULL, put = excluded.put
            WHERE documents.expires <= ${Date.now()}
          RETURNING body`
        const there = put?.body ?? (await get(kind, id))
        if (there !== undefined) return there
      }
    },
    take: async (kind, id) => {
      const [row] = await pool.ask`
        DELETE FROM documents WHERE kind = ${kind} AND id = ${id} AND (expires IS NULL OR expires > ${Date.now()})
        RETURNING body`
      return row?.body
    },
    remove: async (kind, id) => {
      await pool.ask`DELETE FROM documents WHERE kind = ${kind} AND id = ${id}`
    },
    list: async (kind, limit) => {
      const rows = await pool.ask`
        SELECT id, body FROM documents WHERE kind = ${kind} AND (expires IS NULL OR expires > ${Date.now()})
        ORDER BY put DESC LIMIT ${limit}`
      return rows.map(({ id, body }) => ({ id, body }))
    },
    sweep: async (now) => {
      await pool.ask`DELETE FROM documents WHERE expires <= ${now}`
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
