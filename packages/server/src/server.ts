// The whole server: storage, tables, streams, bots and clocks behind one HTTP port. Starts and stops cleanly.

import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { Thinkers } from './bots/thinkers.ts'
import { Clockwork } from './clockwork.ts'
import { newMetrics } from './metrics.ts'
import { People } from './people.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage/index.ts'
import { Streams } from './stream.ts'
import { Tables } from './tables.ts'

export interface RunningServer {
  /** Where it listens. */
  readonly address: string
  stop(): Promise<void>
}

export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = pino({ level: settings.logLevel })
  const metrics = newMetrics()
  const storage = await openStorage(settings)
  const { documents } = storage
  const tables = new Tables({ storage, log, metrics })
  const people = new People(documents)
  const streams = new Streams(tables, metrics)
  const thinkers = new Thinkers(settings.botThreads, metrics)
  const clockwork = new Clockwork({ tables, storage, thinkers, log })
  const cookieSecret = await documents.getOrPut('secret', 'cookie', randomBytes(32).toString('hex'))
  const app = await buildApp({ settings, storage, tables, people, streams, metrics, cookieSecret, logger: log })
  await tables.begin()
  clockwork.begin()
  const address = await app.listen({ port: settings.port, host: settings.host })
  const stop = async (): Promise<void> => {
    streams.close()
    await app.close()
    await clockwork.stop()
    await tables.settled()
    await thinkers.close()
    await storage.close()
  }
  return { address, stop }
}
