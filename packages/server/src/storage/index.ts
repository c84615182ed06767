// Which storage a server uses: PostgreSQL if it is told of one, otherwise a file of its own.

import { join } from 'node:path'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

export interface StorageOptions {
  /** `postgres://…`; without it a file in the data directory is used. */
  readonly databaseUrl?: string
  readonly dataDirectory: string
  readonly databasePool?: number
  readonly databaseSeconds?: number
}

export const databaseFile = (dataDirectory: string): string => join(dataDirectory, 'cic.sqlite')

export async function openStorage({ databaseUrl, dataDirectory, ...more }: StorageOptions): Promise<Storage> {
  if (!databaseUrl) return openSqlite(databaseFile(dataDirectory))
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('The database URL has to begin with postgres://.')
  const { databasePool: connections, databaseSeconds = 15 } = more
  return openPostgres(databaseUrl, { connections, patience: databaseSeconds * 1000 })
}
