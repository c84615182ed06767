// PostgreSQL (13 or later), for when several processes serve the same tables. Appends that arrive together are one statement, and
// so one transaction and one round trip: a process that dies leaves nothing open behind it. What one process stores the others
// hear by NOTIFY.

import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { missingSince, schemaVersion } from './migrations.ts'
import { Pace } from './pace.ts'
import {
  type Append,
  Conflict,
  type Documents,
  type DueNotice,
  probeBody,
  Repeated,
  type Snapshot,
  type Storage,
  type StoredEvent,
  type TableEntry,
  type TableList,
} from './storage.ts'

/** Held while the schema is looked at and changed. Any number would do that nothing else in the database uses. */
const migrationLock = 4_242_001

/** How many appends go into one statement. */
const batchSize = 250

type Value = string | number | null | readonly string[]

type Row = pg.QueryResultRow

interface Waiting extends Append {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

export interface PostgresOptions {
  /** After how many milliseconds without an answer a question, and the connection with it, is given up. */
  readonly patience?: number
  /** How many questions are with the database at once. */
  readonly connections?: number
}

export async function openPostgres(
  url: string,
  { patience = 15_000, connections = 10 }: PostgresOptions = {},
): Promise<Storage> {
  await migrate(url, patience)
  return new PostgresStorage(new Pool(url, patience, connections), new Ear(url, patience))
}

/** Several processes may start at once: the first changes the schema, the others wait for it. */
async function migrate(url: string, patience: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'cic', connectionTimeoutMillis: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`)
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version')
    const missing = missingSince(rows[0]?.version ?? 0, 'postgres')
    for (const statements of missing) await client.query(statements)
    if (missing.length > 0)
      await client.query(`DELETE FROM schema_version; INSERT INTO schema_version (version) VALUES (${schemaVersion})`)
    await client.query('COMMIT')
  } finally {
    await client.end()
  }
}

class PostgresStorage implements Storage {
  readonly documents: Documents
  readonly #pool: Pool
  readonly #ear: Ear
  readonly #pace = new Pace()
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

  async load(
    table: string,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<{ snapshot?: Snapshot; events: readonly StoredEvent[] } | undefined> {
    const [row] = await this.#pool.ask`
      SELECT number, body FROM snapshots WHERE table_id = ${table} AND number < ${before} ORDER BY number DESC LIMIT 1`
    const snapshot = row && { number: Number(row.number), body: bytesOf(row.body) }
    const events = await this.eventsAfter(table, snapshot?.number ?? 0)
    return snapshot === undefined && events.length === 0 ? undefined : { snapshot, events }
  }

  async keep(table: string, { number, body, lasting = false }: Snapshot): Promise<void> {
    await this.#pool.ask`
      INSERT INTO snapshots (table_id, number, body, lasting)
      SELECT ${table}, ${number}::bigint, decode(${base64(body)}, 'base64'), ${String(lasting)}::boolean
      WHERE NOT EXISTS (SELECT 1 FROM snapshots WHERE table_id = ${table} AND number > ${number})
      ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body, lasting = excluded.lasting`
    await this.#forget([table])
  }

  /** The last two snapshots are kept, so that a spoilt one is not the end of it, and the last one to which no events lead. */
  async #forget(tables: readonly string[]): Promise<void> {
    await this.#pool.ask`
      DELETE FROM snapshots USING (
        SELECT table_id AS id, number AS old, lasting, row_number() OVER (PARTITION BY table_id ORDER BY number DESC) AS nth,
          max(number) FILTER (WHERE lasting) OVER (PARTITION BY table_id) AS last
        FROM snapshots WHERE table_id = ANY(${tables})
      ) AS all_of WHERE table_id = id AND number = old AND nth > 2 AND old IS DISTINCT FROM last`
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
    return (await this.#rowsOf(wanted)).map(entryOf)
  }

  #rowsOf(wanted: TableList): Promise<readonly Row[]> {
    const { limit, after } = wanted
    const [changed, id] = [after?.changed ?? Number.MAX_SAFE_INTEGER, after?.id ?? '']
    if (wanted.list === 'all')
      return this.#pool.ask`
        SELECT tables.*, to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
        FROM tables WHERE (changed, id) < (${changed}, ${id}) ORDER BY changed DESC, id DESC LIMIT ${limit}`
    if (wanted.list === 'mine')
      return this.#pool.ask`
        SELECT tables.*, to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
        FROM tables WHERE id IN (SELECT table_id FROM members WHERE person = ${wanted.person})
          AND (changed, id) < (${changed}, ${id})
        ORDER BY changed DESC, id DESC LIMIT ${limit}`
    return this.#pool.ask`
      SELECT tables.*, to_json(ARRAY(SELECT person FROM members WHERE table_id = id ORDER BY person)) AS people
      FROM tables WHERE visibility = 'public' AND status = ${statusOf[wanted.list]} AND rank > 0
        AND changed >= ${wanted.since ?? 0} AND (rank, changed, id) < (${after?.rank ?? 9}, ${changed}, ${id})
      ORDER BY rank DESC, changed DESC, id DESC LIMIT ${limit}`
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

  async bringForward(now: number): Promise<void> {
    await this.#pool.ask`UPDATE tables SET due = ${now} WHERE due > ${now} AND changed > ${now + 60_000}`
    await this.#pool.ask`UPDATE notices SET due = ${now} WHERE due > ${now} AND since > ${now + 60_000}`
  }

  async claimNotices(now: number, lease: number, limit: number): Promise<readonly DueNotice[]> {
    const rows = await this.#pool.ask`
      WITH found AS MATERIALIZED (
        SELECT table_id, person, event FROM notices WHERE due <= ${now} ORDER BY due LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE notices SET due = ${now + lease}::double precision FROM found
      WHERE notices.table_id = found.table_id AND notices.person = found.person AND notices.event = found.event
      RETURNING notices.*`
    return rows.map(noticeOf)
  }

  async settleNotice(
    { table, person, event, since }: DueNotice,
    again?: { readonly due: number; readonly failures: number },
  ): Promise<void> {
    if (again === undefined)
      await this.#pool.ask`
        DELETE FROM notices
        WHERE table_id = ${table} AND person = ${person} AND event = ${event} AND since = ${since}`
    else
      await this.#pool.ask`
        UPDATE notices SET due = ${again.due}, failures = ${again.failures}
        WHERE table_id = ${table} AND person = ${person} AND event = ${event} AND since = ${since}`
  }

  async untouched(statuses: readonly TableEntry['status'][], since: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#pool.ask`
      SELECT id FROM tables WHERE status = ANY(${statuses}) AND changed < ${since} ORDER BY changed LIMIT ${limit}`
    return rows.map(({ id }) => id)
  }

  async tablesOf(person: string): Promise<readonly string[]> {
    const rows = await this.#pool.ask`
      SELECT table_id FROM members WHERE person = ${person} UNION
      SELECT table_id FROM events WHERE position(${person}::text IN body) > 0 OR starts_with(key, ${person}::text || ':')`
    return rows.map(({ table_id }) => table_id)
  }

  async rewrite(table: string, events: readonly StoredEvent[], { number, body }: Snapshot): Promise<void> {
    await this.#pool.ask`
      WITH given AS (
        SELECT * FROM json_to_recordset(${JSON.stringify(events, wellFormed)}::text::json)
          AS given (number bigint, body text, key text)
      ), changed AS (
        UPDATE events SET body = given.body, key = given.key FROM given
        WHERE events.table_id = ${table} AND events.number = given.number
      ), gone AS (
        DELETE FROM snapshots WHERE table_id = ${table} AND number <> ${number}
      ), put AS (
        INSERT INTO snapshots (table_id, number, body, lasting)
        VALUES (${table}, ${number}, decode(${base64(body)}, 'base64'), true)
        ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body, lasting = true
      )
      SELECT pg_notify('cic_events', ${this.#ear.name}::text || ' 0 ' || ${table}::text)`
  }

  /** The other processes hear of it as of an event with the number 0. */
  async remove(table: string): Promise<void> {
    await this.#pool.ask`
      WITH one AS (DELETE FROM events WHERE table_id = ${table}),
        two AS (DELETE FROM snapshots WHERE table_id = ${table}),
        three AS (DELETE FROM members WHERE table_id = ${table}),
        four AS (DELETE FROM notices WHERE table_id = ${table}),
        five AS (DELETE FROM tables WHERE id = ${table}),
        six AS (
          DELETE FROM documents WHERE kind IN ('seen', 'notes')
            AND id >= ${table}::text || ' ' AND id < ${table}::text || '!'
        )
      SELECT pg_notify('cic_events', ${this.#ear.name}::text || ' 0 ' || ${table}::text)`
  }

  async removePeople(since: number): Promise<number> {
    const rows = await this.#pool.ask`
      DELETE FROM documents WHERE kind = 'person' AND put < to_timestamp(${since}::double precision / 1000)
        AND NOT EXISTS (SELECT 1 FROM members WHERE person = id) RETURNING id`
    return rows.length
  }

  async probe(): Promise<void> {
    await this.documents.put('health', 'probe', probeBody())
  }

  /**
   * Own events are told as soon as they are stored, those of other processes when their notification arrives. After the connection
   * for notifications was lost, every table that changed meanwhile is told with its last number: so numbers may be left out, and
   * one may come twice, but of every table the last one is heard.
   */
  async watch(heard: (table: string, number: number) => void): Promise<void> {
    await this.#ear.add(heard)
  }

  async watchPeople(changed: (person?: string) => void): Promise<void> {
    await this.#ear.addPeople(changed)
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
    while (this.#waiting.length > 0) {
      const wait = this.#pace.wait(performance.now())
      if (wait > 0) await sleep(wait)
      const batch = this.#nextBatch()
      this.#pace.posted(batch.length, performance.now())
      await this.#commit(batch)
    }
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
          changed double precision, due double precision, rank integer, summary text, people json, snapshot_number bigint,
          snapshot text, lasting boolean, notices json
        )
      ), stored AS (
        INSERT INTO events (table_id, number, body, key) SELECT id, number, body, key FROM given ORDER BY id, number
        ON CONFLICT DO NOTHING RETURNING table_id, number
      ), kept AS (
        SELECT given.* FROM given JOIN stored ON stored.table_id = given.id AND stored.number = given.number
      ), latest AS (
        SELECT DISTINCT ON (id) * FROM kept ORDER BY id, position DESC
      ), entries AS (
        INSERT INTO tables (id, status, visibility, changed, due, rank, summary, stored)
        SELECT id, status, visibility, changed, due, rank, summary, pg_current_xact_id() FROM latest ORDER BY id
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility,
          changed = excluded.changed, due = excluded.due, rank = excluded.rank, summary = excluded.summary, stored = excluded.stored
      ), peopled AS (
        SELECT DISTINCT ON (id) id, people FROM kept WHERE people IS NOT NULL ORDER BY id, position DESC
      ), gone AS (
        DELETE FROM members USING peopled WHERE table_id = id
          AND person NOT IN (SELECT * FROM json_array_elements_text(people))
      ), come AS (
        INSERT INTO members (person, table_id)
        SELECT person, id FROM peopled, json_array_elements_text(people) AS everybody (person) ORDER BY id, person
        ON CONFLICT DO NOTHING
      ), snapshots_put AS (
        INSERT INTO snapshots (table_id, number, body, lasting)
        SELECT id, snapshot_number, decode(snapshot, 'base64'), coalesce(lasting, false) FROM kept
        WHERE snapshot IS NOT NULL ORDER BY id, snapshot_number
        ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body, lasting = excluded.lasting
      ), noticed AS (
        SELECT DISTINCT ON (id) id, notices FROM kept WHERE notices IS NOT NULL ORDER BY id, position DESC
      ), settled AS (
        DELETE FROM notices USING noticed WHERE table_id = id AND NOT EXISTS (
          SELECT 1 FROM json_to_recordset(noticed.notices) AS one (person text, event text)
          WHERE one.person = notices.person AND one.event = notices.event
        )
      ), awaited AS (
        INSERT INTO notices (table_id, person, event, since, due)
        SELECT id, person, event, since, due FROM noticed, json_to_recordset(noticed.notices)
          AS one (person text, event text, since double precision, due double precision)
        ORDER BY id, person, event
        ON CONFLICT (table_id, person, event) DO UPDATE
          SET since = excluded.since, due = excluded.due, failures = 0 WHERE notices.since <> excluded.since
      )
      SELECT table_id, number, pg_notify('cic_events', ${this.#ear.name}::text || ' ' || number || ' ' || table_id) FROM stored`
    const snapshots = batch.flatMap(({ entry, snapshot }) => (snapshot === undefined ? [] : [entry.id]))
    if (snapshots.length > 0) await this.#forget(snapshots).catch(() => undefined)
    return new Set(rows.map(({ table_id, number }) => nameOf(table_id, Number(number))))
  }

  async #whyNot(table: string, { number, key }: StoredEvent): Promise<Error> {
    const repeated = key !== undefined && (await this.eventWithKey(table, key)) !== undefined
    return repeated ? new Repeated(table, key) : new Conflict(table, number)
  }
}

/** The library's pool, with a time limit. A connection on which a question failed for another reason than the question is not used again. */
class Pool {
  readonly #pool: pg.Pool
  #asked = 0
  #isClosed = false

  constructor(url: string, patience: number, connections: number) {
    this.#pool = new pg.Pool({ ...configOf(url, patience), max: connections, idleTimeoutMillis: 60_000 })
    // Whoever waits for an answer on it is told; nobody else has to be.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  async ask(question: TemplateStringsArray, ...values: Value[]): Promise<readonly Row[]> {
    if (this.#isClosed) throw new Error('The storage is closed.')
    this.#asked++
    try {
      return await this.#answer(statementOf(question), values)
    } finally {
      this.#asked--
    }
  }

  async #answer(statement: Statement, values: Value[]): Promise<readonly Row[]> {
    const client = await this.#pool.connect()
    try {
      const { rows } = await client.query<Row>({ ...statement, values })
      client.release()
      return rows
    } catch (error) {
      client.release(!wasUndone(error))
      throw error
    }
  }

  /** What was asked before is answered first. */
  async close(): Promise<void> {
    this.#isClosed = true
    while (this.#asked > 0) await sleep(10)
    await this.#pool.end()
  }
}

/** A connection of its own, on which notifications arrive. Once it has failed it is not used again. */
class Line {
  readonly #client: pg.Client
  readonly #connected: Promise<unknown>
  readonly #broken: () => void
  #isBroken = false

  constructor(url: string, patience: number, broken: () => void, heard: (channel: string, payload: string) => void) {
    this.#broken = broken
    this.#client = new pg.Client(configOf(url, patience))
    this.#client.on('notification', ({ channel, payload = '' }) => heard(channel, payload))
    for (const event of ['error', 'end'] as const) this.#client.on(event as 'end', () => this.#break())
    this.#connected = this.#client.connect()
    this.#connected.catch(() => undefined)
  }

  async ask(question: TemplateStringsArray, ...values: Value[]): Promise<readonly Row[]> {
    if (this.#isBroken) throw new Error('The connection to the database was lost.')
    try {
      await this.#connected
      return (await this.#client.query<Row>({ text: statementOf(question).text, values })).rows
    } catch (error) {
      if (!wasUndone(error)) this.#break()
      throw error
    }
  }

  async end(): Promise<void> {
    this.#isBroken = true
    await hangUp(this.#client)
  }

  #break(): void {
    if (this.#isBroken) return
    this.#isBroken = true
    void hangUp(this.#client)
    this.#broken()
  }
}

/** A connection that is dead without a sign does not answer that it ends. */
async function hangUp(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => undefined), sleep(500, undefined, { ref: false })])
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

const configOf = (url: string, patience: number): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'cic',
  connectionTimeoutMillis: patience,
  statement_timeout: patience,
  query_timeout: patience,
  keepAlive: true,
})

interface Statement {
  readonly name: string
  readonly text: string
}

const statements = new WeakMap<TemplateStringsArray, Statement>()

/** The text of a question with its places for values; by its name the database remembers how it is answered. */
function statementOf(question: TemplateStringsArray): Statement {
  let found = statements.get(question)
  if (found === undefined) {
    const text = question.reduce((before, part, i) => `${before}$${i}${part}`)
    found = { name: createHash('sha256').update(text).digest('hex').slice(0, 40), text }
    statements.set(question, found)
  }
  return found
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
  readonly #peopleListeners: ((person?: string) => void)[] = []
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

  async addPeople(changed: (person?: string) => void): Promise<void> {
    this.#opening ??= this.#open()
    await this.#opening
    this.#peopleListeners.push(changed)
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
      (channel, payload) => (channel === 'cic_people' ? this.#tellPeople(payload) : this.#hear(payload)),
    )
    let changed: readonly Row[] = []
    try {
      await line.ask`LISTEN cic_events`
      await line.ask`LISTEN cic_people`
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
    this.#tellPeople()
    for (const { id, number } of changed) this.tell(id, Number(number))
  }

  #tellPeople(person?: string): void {
    for (const changed of this.#peopleListeners) changed(person)
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
const wasUndone = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR'

const givenOf = ({ event, entry, snapshot, notices }: Append, position: number) => ({
  position,
  ...entry,
  ...event,
  snapshot_number: snapshot?.number,
  snapshot: snapshot && base64(snapshot.body),
  lasting: snapshot?.lasting,
  notices,
})

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const noticeOf = ({ table_id, person, event, since, due, failures }: Row): DueNotice => ({
  table: table_id,
  person,
  event,
  since,
  due,
  failures,
})

const bytesOf = (buffer: Buffer): Uint8Array => new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)

const eventOf = ({ number, body, key }: Row): StoredEvent => ({
  number: Number(number),
  body,
  ...(key === null ? {} : { key }),
})

const entryOf = ({ id, status, visibility, changed, due, rank, summary, people }: Row): TableEntry => ({
  id,
  status,
  visibility,
  changed,
  ...(due === null ? {} : { due }),
  rank,
  people,
  summary,
})
