// The whole server: storage, tables, streams, bots and clocks behind one HTTP port. Starts and stops cleanly.

import type { DestinationStream } from 'pino'
import { type AppOptions, buildApp, type Patience } from './app.ts'
import { Thinkers, type ThinkersOptions } from './bots/thinkers.ts'
import { Clockwork } from './clockwork.ts'
import { History } from './history.ts'
import { codeOf, newLog } from './log.ts'
import { newMetrics } from './metrics.ts'
import { type NotificationOptions, openNotifications } from './notifications/index.ts'
import { People } from './people.ts'
import { secretsIn } from './secrets.ts'
import { type Settings, SettingsError } from './settings.ts'
import { steadyClock } from './steady-clock.ts'
import { claimDirectory } from './storage/alone.ts'
import { counted } from './storage/counted.ts'
import { openStorage } from './storage/index.ts'
import { Streams, type StreamsOptions } from './stream.ts'
import { Sweeper } from './sweeper.ts'
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
  readonly onSurprise?: AppOptions['onSurprise']
  readonly notifications?: NotificationOptions
  readonly bots?: ThinkersOptions
  readonly streams?: StreamsOptions
  /** For tests: several servers of one process on one file. */
  readonly sharesFile?: boolean
  readonly sweepEvery?: number
  /** What the time is, in milliseconds since 1970. */
  readonly clock?: () => number
}

export async function startServer(settings: Settings, options: ServerOptions = {}): Promise<RunningServer> {
  const { logTo, patience, onRoute, onSurprise, notifications, bots, sharesFile = false, clock } = options
  const log = newLog(settings.logLevel, logTo)
  const metrics = newMetrics()
  const shared = settings.databaseUrl !== undefined
  const leave = claim(settings, shared || sharesFile)
  const opened = await openStorage(settings).catch((error) => {
    leave()
    throw whyNotStored(error, settings)
  })
  const storage = counted(opened, (error) => metrics.storageErrors.inc({ code: codeOf(error) }))
  const { documents } = storage
  const tables = new Tables({
    now: steadyClock(clock),
    storage,
    log,
    metrics,
    grace: notifications?.grace,
    ...(shared && { patience: patienceWithOthers }),
  })
  const people = new People(documents)
  const streams = new Streams(tables, metrics, {
    mostFromNetwork: Math.ceil(settings.rateLimit / 2),
    ...options.streams,
  })
  const thinkers = new Thinkers(settings.botThreads, metrics, bots)
  const history = new History()
  const clockwork = new Clockwork({ tables, storage, thinkers, log })
  const cookieSecrets = await secretsIn(documents)
  // Known once the server listens, where nobody has said it.
  const home = (): string => settings.publicUrl ?? app.listeningOrigin
  const parts = { settings, storage, history, tables, streams, people, metrics, log, home }
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
    history,
    cookieSecrets,
    logger: log,
    patience,
    onRoute,
    onSurprise,
  })
  await tables.begin()
  await people.begin(storage)
  people.onChange((id) => {
    streams.check(people, id).catch((error) => log.error({ err: error }, 'could not look who is still logged in'))
  })
  clockwork.begin()
  notifying.begin()
  await storage.bringForward(tables.now())
  const sweeper = new Sweeper({ settings, storage, tables, log })
  const sweeping = setInterval(() => sweeper.sweep(), options.sweepEvery ?? sweepEvery)
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
    await history.close()
    await storage.close()
    leave()
  }
  const cut = (): void => app.server.closeAllConnections()
  try {
    return { address: await app.listen({ port: settings.port, host: settings.host }), cut, stop }
  } catch (error) {
    await stop()
    throw whyNotHeard(error, settings)
  }
}

const sweepEvery = 10 * 60_000
/** A game in progress that nobody has touched for so long gets a snapshot. */
const storeAfter = 60_000
/** So another process, which may have another version, has had time for that and for its last snapshots. */
const patienceWithOthers = 3 * storeAfter

/** A file has one server; a database as many as there are. */
function claim(settings: Settings, isShared: boolean): () => void {
  if (isShared) return () => undefined
  try {
    return claimDirectory(settings.dataDirectory)
  } catch (error) {
    throw whyNotStored(error, settings)
  }
}

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
