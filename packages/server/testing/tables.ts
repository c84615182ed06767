// Servers and tables for tests.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { livePace, type Pace, slowPace, type TableSettings } from '@cic/protocol'
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings.ts'
import { Client } from './client.ts'

export interface TestServer extends RunningServer {
  readonly directory: string
}

/** A server of its own on a free port, with a new SQLite file unless the environment says otherwise. */
export async function testServer(
  environment: Readonly<Record<string, string>> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'cic-server-'))
  const settings = settingsFrom({
    PORT: '0',
    DATA_DIR: directory,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '1000000',
    ...environment,
  })
  const surprises = new Set<string>()
  const server = await startServer(settings, {
    sharesFile: true,
    onSurprise: (route, code) => surprises.add(`${route} ${code}`),
    ...options,
    notifications: { ...nobodyLingers, ...options.notifications },
  })
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
    assert.deepEqual([...surprises], [], 'the description of the API knows every refusal')
  }
  return { ...server, directory, stop }
}

/** Who hangs up is away at once. */
const nobodyLingers = { presence: { lately: 0 } }

/** Nothing waits longer than it has to. */
export const quick: Pace = { ...livePace, windowSeconds: 0.1, botSeconds: 0 }
export const quickSlow: Pace = { ...slowPace, botSeconds: 0 }
/** People answer everything themselves: what the table would answer for them, as a choice between ships alike, waits. */
export const patient: Pace = { ...slowPace, botSeconds: 60 }

export const settings = (pace: Pace = quickSlow, more: Partial<TableSettings> = {}): TableSettings => ({
  game: {},
  pace,
  visibility: 'public',
  language: 'en',
  ...more,
})

/** A table that is being played by these people, in the order of their seats; bots take the rest. */
export async function newGame(
  people: readonly Client[],
  {
    players = people.length,
    pace = players > people.length ? quickSlow : patient,
    level = 'random',
    ...more
  }: NewGame = {},
): Promise<string> {
  const [host] = people
  const seats = Array.from({ length: players }, (_, i) =>
    i === 0 ? { kind: 'me' } : i < people.length ? { kind: 'open' } : { kind: 'bot', level },
  )
  const made = await host.post<{ id: string }>('/api/tables', { name: 'Test', settings: settings(pace, more), seats })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const { id } = made.body
  for (const [i, person] of people.entries()) if (i > 0) await person.post(`/api/tables/${id}/seats/${i}`)
  const started = await host.post(`/api/tables/${id}/start`)
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  return id
}

export interface NewGame extends Partial<TableSettings> {
  readonly players?: number
  readonly pace?: Pace
  readonly level?: string
}

export const newPeople = (base: string, count: number): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => Client.new(base, `Person ${i}`)))
