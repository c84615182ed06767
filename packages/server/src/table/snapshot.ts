// A table at a moment, as bytes: so that opening it does not need the events before. It is a short cut and no more: one that an earlier
// version has stored is not used, and the table is made from its events again. The game inside is stored by the engine.

import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { restore, save } from '@cic/engine'
import type { Snapshot } from '../storage/storage.ts'
import type { Table } from './table.ts'

/** The shape of stored tables: what is added to a table or changed in it raises it. */
const shape = 2

export function snapshotOf(table: Table): Snapshot {
  const { play, ...rest } = table
  const stored = {
    shape,
    table: rest,
    ...(play === undefined ? {} : { play: { ...play, game: undefined }, game: save(play.game) }),
  }
  return { number: table.number, body: zstdCompressSync(JSON.stringify(stored)) }
}

/** An earlier version has stored it, and with less in it. */
export class OldSnapshot extends Error {}

export function tableFrom({ body }: Snapshot): Table {
  const {
    shape: stored,
    table,
    play,
    game,
  } = JSON.parse(zstdDecompressSync(body).toString()) as {
    shape: number
    table: Table
    play?: Omit<NonNullable<Table['play']>, 'game'>
    game?: string
  }
  if (stored > shape)
    throw new Error(`The table was stored by a later version (shape ${stored}, this one reads ${shape}).`)
  if (stored < shape) throw new OldSnapshot(`The table was stored by an earlier version (shape ${stored}).`)
  return play === undefined || game === undefined ? table : { ...table, play: { ...play, game: restore(game) } }
}
