// A table at a moment, as bytes: so that opening it does not need the events before. While the rules are the same it is a short cut;
// once they have changed it is all that is known of the game, because what was played by other rules is not played again. So one that
// an earlier version has stored is brought up to date. The game inside is stored by the engine.

import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { restore, rulesVersion, save } from '@cic/engine'
import type { Snapshot } from '../storage/storage.ts'
import { beingUpdated } from './rules.ts'
import type { FormerMatter, Table, TableSeat, Vote } from './table.ts'

/** The shape of stored tables. What is added to a table or changed in it raises it, and adds a migration. */
const shape = 6

interface Stored {
  shape: number
  table: Table
  play?: Omit<NonNullable<Table['play']>, 'game'>
  game?: string
}

type FormerSeat = TableSeat & { vacant?: boolean }

const matterNow = (matter: Vote['matter'] | FormerMatter): Vote['matter'] =>
  matter.kind === 'vacate' ? { ...matter, kind: 'replace' } : matter

/** From each older shape to the next. Those before 3 were nobody's but ours: such a table is made from its events. */
const migrations: Readonly<Record<number, (stored: Stored) => Stored>> = {
  // There was no version of the rules yet: it was 1.
  3: ({ play, ...rest }) => ({ ...rest, ...(play && { play: { ...play, rules: [{ from: 0, rules: 1 }] } }) }),
  // A seat that anybody could take is kept by its bot now, and such a vote would replace somebody.
  4: ({ table, ...rest }) => ({
    ...rest,
    table: {
      ...table,
      seats: table.seats.map(({ vacant: _vacant, ...seat }: FormerSeat) => seat),
      votes: table.votes.map(({ matter, ...vote }) => ({ ...vote, matter: matterNow(matter) })),
    },
  }),
  // Nobody had said yet when they rest, and nothing that was refused was remembered.
  5: (stored) => stored,
}

export function snapshotOf(table: Table): Snapshot {
  const { play, ...rest } = table
  const stored = {
    shape,
    table: rest,
    ...(play === undefined ? {} : { play: { ...play, game: undefined }, game: save(play.game) }),
  }
  return { number: table.number, body: zstdCompressSync(JSON.stringify(stored), { params }) }
}

/** With a checksum: one that is spoilt is not taken for a game. */
const params = { [constants.ZSTD_c_checksumFlag]: 1 }

/** Nothing, if it cannot be brought up to date; `today` is the version of the rules that this process has. */
export function tableFrom({ body }: Snapshot, today: number = rulesVersion): Table | undefined {
  let stored: Stored | undefined = JSON.parse(zstdDecompressSync(body).toString())
  while (stored !== undefined && stored.shape < shape) stored = migrated(stored)
  if (stored === undefined) return undefined
  const { table, play, game } = stored
  if (stored.shape > shape)
    throw beingUpdated(`The table was stored by a later version (shape ${stored.shape}, this one reads ${shape}).`)
  const rules = play?.rules.at(-1)?.rules ?? 0
  if (rules > today)
    throw beingUpdated(`The table goes on by later rules (version ${rules}, this process has ${today}).`)
  return play === undefined || game === undefined ? table : { ...table, play: { ...play, game: restore(game) } }
}

function migrated(stored: Stored): Stored | undefined {
  const next = migrations[stored.shape]?.(stored)
  return next && { ...next, shape: stored.shape + 1 }
}
