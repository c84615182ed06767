// A table at a moment, as bytes: so that opening it does not need the events before. The game inside is stored by the engine,
// which also brings older ones up to date.

import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { restore, save } from '@cic/engine'
import type { Snapshot } from '../storage/storage.ts'
import type { Table } from './table.ts'

/** The shape of stored tables. A change of shape raises it and adds a migration below. */
const shape = 1

/** From each older shape to the next. */
const migrations: Readonly<Record<number, (table: Record<string, unknown>) => Record<string, unknown>>> = {}

export function snapshotOf(table: Table): Snapshot {
  const { play, ...rest } = table
  const stored = {
    shape,
    table: rest,
    ...(play === undefined ? {} : { play: { ...play, game: undefined }, game: save(play.game) }),
  }
  return { number: table.number, body: zstdCompressSync(JSON.stringify(stored)) }
}

export function tableFrom({ body }: Snapshot): Table {
  const stored = JSON.parse(zstdDecompressSync(body).toString()) as {
    shape: number
    table: Table
    play?: Omit<NonNullable<Table['play']>, 'game'>
    game?: string
  }
  let table = stored.table as unknown as Record<string, unknown>
  if (stored.shape > shape) throw new Error(`The table was stored by a later version (shape ${stored.shape}).`)
  for (let from = stored.shape; from < shape; from++) table = migrations[from](table)
  const { play, game } = stored
  const opened = table as unknown as Table
  return play === undefined || game === undefined ? opened : { ...opened, play: { ...play, game: restore(game) } }
}
