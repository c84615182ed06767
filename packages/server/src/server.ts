// The whole server: storage, tables, streams, bots and clocks behind one HTTP port. Starts and stops cleanly.

import { randomBytes } from 'node:crypto'
import type { DestinationStream } from 'pino'
import { type AppOptions, buildApp, type Patience } from './app.ts'
import { Thinkers, type ThinkersOptions } from './bots/thinkers.ts'
import { Clockwork } from './clockwork.ts'
import { type Logger, newLog } from './log.ts'
import { newMetrics } from './metrics.ts'
import { type NotificationOptions, openNotifications } from './notifications/index.ts'
import { People } from './people.ts'
import { type Settings, SettingsError } from './settings.ts'
import { openStorage } from './storage/index.ts'
import type { Documents } from './storage/storage.ts'
import { Streams, type StreamsOptions } from './stream.ts'
import { Tables } from './tables.ts'

export interface RunningServer {
  /** Where it listens. */
  readonly address: string
  /** Breaks every connection, as a tunnel would: whoever wants comes back. */
  cut(): void
  stop(): Promise<void>
}

export interface ServerOptions {
  /** Where the lines of the log go: to the standard output, if absent. */
  readonly logTo?: DestinationStream
  readonly patience?: Patience
  readonly onRoute?: AppOptions['onRoute']
  readonly notifications?: NotificationOptions
  readonly bots?: ThinkersOptions
  readonly streams?: StreamsOptions
}

export async function startServer(
  settings: Settings,
  { logTo, patience, onRoute, notifications, bots, streams: streaming }: ServerOptions = {},
): Promise<RunningServer> {
  const log = newLog(settings.logLevel, logTo)
  const metrics = newMetrics()
  const storage = await openStorage(settings).catch((error) => {
    throw whyNotStored(error, settings)
  })
  const { documents } = storage
  const shared = settings.databaseUrl !== undefined
  const tables = new Tables({
    storage,
    log,
    metrics,
    grace: notifications?.grace,
    ...(shared && { patience: patienceWithOthers }),
  })
  const people = new People(documents)
  const streams = new Streams(tables, metrics, streaming)
  const thinkers = new Thinkers(settings.botThreads, metrics, bots)
  const clockwork = new Clockwork({ tables, storage, thinkers, log })
  const cookieSecret = await documents.getOrPut('secret', 'cookie', randomBytes(32).toString('hex'))
  // Known once the server listens, where nobody has said it.
  const home = (): string => settings.publicUrl ?? app.listeningOrigin
  const parts = { settings, storage, tables, streams, people, metrics, log, home }
  const notifying = await openNotifications({ ...parts, ...notifications })
  const app = await buildApp({
    settings,
    storage,
    tables,
    people,
    streams,
    metrics,
    channels: notifying.channels,
    presence: notifying.presence,
    cookieSecret,
    logger: log,
    patience,
    onRoute,
  })
  await tables.begin()
  clockwork.begin()
  notifying.begin()
  const sweeping = setInterval(() => sweep(documents, log), sweepEvery)
  sweeping.unref()
  const storing = setInterval(() => tables.store(storeAfter), storeAfter)
  storing.unref()
  const stop = async (): Promise<void> => {
    streams.close()
    await app.close()
    clearInterval(sweeping)
    clearInterval(storing)
    await clockwork.stop()
    await notifying.stop()
    await tables.settled()
    // Another version may open them: then nothing that this one has made has to be followed.
    await tables.store()
    await thinkers.close()
    await storage.close()
  }
  const cut = (): void => app.server.closeAllConnections()
  try {
    return { address: await app.listen({ port: settings.port, host: settings.host }), cut, stop }
  } catch (error) {
    await stop()
    throw whyNotHeard(error, settings)
  }
}

/** Links that nobody has opened and what dead processes have left behind. */
function sweep(documents: Documents, log: Logger): void {
  documents.sweep(Date.now()).catch((error) => log.error({ err: error }, 'could not sweep'))
}

const sweepEvery = 10 * 60_000
/** A game in progress that nobody has touched for so long gets a snapshot. */
const storeAfter = 60_000
/** So another process, which may have another version, has had time for that and for its last snapshots. */
const patienceWithOthers = 3 * storeAfter

/** Some settings are found to be wrong only when they are used. */
function whyNotHeard(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') return new SettingsError(`PORT ${port} is in use at ${host}.`)
  if (code === 'EACCES') return new SettingsError(`PORT ${port} may not be used by this user.`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return new SettingsError(`HOST ${host} is no address of this machine.`)
  return error
}

function whyNotStored(error: unknown, { databaseUrl, dataDirectory }: Settings): Error {
  const [first] = error instanceof AggregateError ? error.errors : [error]
  const why = first instanceof Error ? first.message : String(first)
  if (databaseUrl === undefined) return new SettingsError(`DATA_DIR ${dataDirectory} cannot be used: ${why}`)
  return new Error(`The database at DATABASE_URL cannot be used: ${why}`)
}
