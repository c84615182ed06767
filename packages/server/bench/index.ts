// Measures a real server in a process of its own, from this one, over the loopback: many tables with all seats streaming, choices
// at a steady rate, games that lie idle, and opening stored games.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IdleFigures, measureIdle } from './idle.ts'
import { type LoadFigures, measureLoad } from './load.ts'

export interface ServerBench {
  readonly tables: number
  readonly seconds: number
  /** Choices a second that the clients try to make. */
  readonly rate: number
  readonly idleGames: number
  readonly databaseUrl?: string
  readonly say?: (line: string) => void
}

export interface ServerFigures {
  readonly load: LoadFigures
  readonly idle: IdleFigures
}

export async function measureServer(bench: ServerBench): Promise<ServerFigures> {
  const load = await inDirectory((directory) => measureLoad(bench, directory))
  const idle = await inDirectory((directory) => measureIdle(bench, directory))
  return { load, idle }
}

async function inDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'cic-bench-'))
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

export { startProcess } from './process.ts'
