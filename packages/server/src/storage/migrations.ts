// How a database of an older version is brought up to date: one list for both databases, each step in the words of each. A step that was
// released stays as it is. Both adapters carry out what is missing in one transaction, and write down how far they have come.

export type Dialect = 'sqlite' | 'postgres'

const migrations: readonly Readonly<Record<Dialect, string>>[] = [
  {
    sqlite: `
      CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, key TEXT,
        PRIMARY KEY (table_id, number)
      ) WITHOUT ROWID;
      CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
      CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, number INTEGER NOT NULL, body BLOB NOT NULL);
      CREATE TABLE tables (
        id TEXT PRIMARY KEY, status TEXT NOT NULL, visibility TEXT NOT NULL, changed INTEGER NOT NULL, due INTEGER,
        summary TEXT NOT NULL
      );
      CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
      CREATE INDEX tables_list ON tables (visibility, status, changed);
      CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
      CREATE INDEX members_table ON members (table_id);
      CREATE TABLE documents (
        kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, expires INTEGER, put INTEGER NOT NULL,
        PRIMARY KEY (kind, id)
      ) WITHOUT ROWID;`,
    // "stored" is the transaction that wrote the last event: it tells what was missed while nobody listened.
    postgres: `
      CREATE TABLE events (
        table_id text COLLATE "C" NOT NULL, number bigint NOT NULL, body text NOT NULL, key text COLLATE "C",
        PRIMARY KEY (table_id, number)
      );
      CREATE UNIQUE INDEX events_key ON events (table_id, key) WHERE key IS NOT NULL;
      CREATE TABLE snapshots (table_id text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, body bytea NOT NULL);
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
      CREATE INDEX documents_expires ON documents (expires) WHERE expires IS NOT NULL;`,
  },
  // Lists are ordered by what can be joined; more than one snapshot of a table is kept; who is to be told of a table is stored.
  {
    sqlite: `
      ALTER TABLE tables ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
      UPDATE tables SET rank = 2 WHERE json_extract(summary, '$.open') > 0;
      DROP INDEX tables_list;
      CREATE INDEX tables_list ON tables (visibility, status, rank, changed, id);
      CREATE INDEX tables_changed ON tables (status, changed);
      CREATE TABLE kept (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, lasting INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, number)
      );
      INSERT INTO kept (table_id, number, body, lasting) SELECT table_id, number, body, 1 FROM snapshots;
      DROP TABLE snapshots;
      ALTER TABLE kept RENAME TO snapshots;
      CREATE TABLE notices (
        table_id TEXT NOT NULL, person TEXT NOT NULL, event TEXT NOT NULL, since INTEGER NOT NULL, due INTEGER NOT NULL,
        failures INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, person, event)
      ) WITHOUT ROWID;
      CREATE INDEX notices_due ON notices (due);
      CREATE INDEX documents_put ON documents (kind, put);`,
    postgres: `
      ALTER TABLE tables ADD COLUMN rank integer NOT NULL DEFAULT 1;
      UPDATE tables SET rank = 2 WHERE (summary::json ->> 'open')::integer > 0;
      DROP INDEX tables_list;
      CREATE INDEX tables_list ON tables (visibility, status, rank, changed, id);
      CREATE INDEX tables_changed ON tables (status, changed);
      ALTER TABLE snapshots DROP CONSTRAINT snapshots_pkey;
      ALTER TABLE snapshots ADD PRIMARY KEY (table_id, number);
      ALTER TABLE snapshots ADD COLUMN lasting boolean NOT NULL DEFAULT true;
      ALTER TABLE snapshots ALTER COLUMN lasting SET DEFAULT false;
      CREATE TABLE notices (
        table_id text COLLATE "C" NOT NULL, person text COLLATE "C" NOT NULL, event text NOT NULL,
        since double precision NOT NULL, due double precision NOT NULL, failures integer NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, person, event)
      );
      CREATE INDEX notices_due ON notices (due);
      CREATE INDEX documents_put ON documents (kind, put);`,
  },
  // Processes remember people, so each is told who was changed by another. A file has one process.
  {
    sqlite: '',
    postgres: `
      CREATE FUNCTION tell_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('cic_people', coalesce(NEW.id, OLD.id));
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER person_written AFTER INSERT OR UPDATE ON documents
        FOR EACH ROW WHEN (NEW.kind = 'person') EXECUTE FUNCTION tell_of_person();
      CREATE TRIGGER person_removed AFTER DELETE ON documents
        FOR EACH ROW WHEN (OLD.kind = 'person') EXECUTE FUNCTION tell_of_person();`,
  },
]

export const schemaVersion = migrations.length

/** What brings a database from this version to ours. */
export function missingSince(version: number, dialect: Dialect): readonly string[] {
  if (version > schemaVersion) throw new Error(`The database was written by a later version (${version}).`)
  return migrations.slice(version).map((step) => step[dialect])
}
