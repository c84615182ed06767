// Tables of earlier versions, from the museum; and what can be said of a table without naming a rule, by which each is compared with how
// it was when it was stored.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { type View, type Viewer, view } from '@cic/engine'
import { databaseFile } from '../src/storage/index.ts'
import { eyesOf, pictureOf } from '../src/table/picture.ts'
import type { Table } from '../src/table/table.ts'

export interface TableFacts {
  readonly id: string
  /** By person; `nobody` is a spectator. */
  readonly pictures: Readonly<Record<string, object>>
  readonly game?: object
}

export function factsOf(table: Table): TableFacts {
  const persons = table.seats.flatMap(({ person }) => person ?? [])
  const pictures = Object.fromEntries([...persons, 'nobody'].map((who) => [who, seenBy(table, who)]))
  const { play } = table
  return { id: table.id, pictures, ...(play === undefined ? {} : { game: gameFacts(view(play.game, 'spectator')) }) }
}

function seenBy(table: Table, who: string): object {
  const { version, status, seats, moments, votes, talk, window, game } = pictureOf(table, eyesOf(table, who))
  return {
    version,
    status,
    moments,
    seats: seats.map(({ kind, name, level, standIn }) => [kind, name ?? level ?? '', standIn === true].join()),
    votes: votes.map(({ id, matter, yes, no }) => [id, matter.kind, yes.length, no.length].join()),
    talk: talk.length,
    ...(window === undefined ? {} : { window: window.name }),
    ...(game === undefined ? {} : { decisions: game.decisions.map(({ id, kind }) => `${id} ${kind}`) }),
    ...(game === undefined ? {} : { hand: handOf(game, game.viewer) }),
  }
}

const handOf = ({ seats }: View, viewer: Viewer): string =>
  viewer === 'spectator' ? '' : seats[viewer].hand.toSorted().join()

function gameFacts({ turn, current, resources, jumpPreparation, seats, log, travelled }: View): object {
  return {
    turn,
    current,
    resources,
    jumpPreparation,
    distance: travelled.length,
    log: log.length,
    seats: seats.map(({ character, at, hand, revealed }) => [character, at, hand.length, revealed].join()),
  }
}

export interface Exhibit extends TableFacts {
  /** The folder of the museum, and the file in it. */
  readonly museum: string
  readonly file: string
  /** By which rules it was played. */
  readonly rules: number
  readonly number: number
  /** How many events came after the last snapshot. */
  readonly tail: number
}

const folder = join(import.meta.dirname, '..', 'test', 'museum')

/** Every table of every museum. */
export function exhibits(): Exhibit[] {
  const museums = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return museums.flatMap(({ name: museum }) => {
    const { rules, tables } = JSON.parse(readFileSync(join(folder, museum, 'facts.json'), 'utf8'))
    return tables.map((facts: Omit<Exhibit, 'museum' | 'rules'>) => ({ museum, rules, ...facts }))
  })
}

/** Puts a table of the museum where a server looks for its tables. */
export function unpack({ museum, file }: Exhibit, directory: string): string {
  mkdirSync(directory, { recursive: true })
  const database = databaseFile(directory)
  writeFileSync(database, zstdDecompressSync(readFileSync(join(folder, museum, file))))
  return database
}
