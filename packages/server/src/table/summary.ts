// A table in a list of tables. It says no more than everybody may know; who is waited for is told to each person alone.

import type { TableSummary } from '@cic/protocol'
import type { TableEntry } from '../storage/storage.ts'
import { isPeopled, nextDue } from './due.ts'
import { isOver, isPresent, type PersonId, type Play, type Table } from './table.ts'

/** What is stored with every event, to find and wake the table by. */
export function entryOf(table: Table): TableEntry {
  const due = nextDue(table)
  return {
    id: table.id,
    status: table.status,
    visibility: table.settings.visibility,
    changed: table.changed,
    ...(due === undefined ? {} : { due }),
    rank: rankOf(table),
    people: [...new Set([table.host, ...table.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))])],
    summary: JSON.stringify(summaryOf(table)),
  }
}

/** What a visitor may join comes first, and where nobody is any more nobody is led to. */
function rankOf(table: Table): number {
  if (isOver(table)) return 1
  if (!isPeopled(table)) return 0
  return openSeats(table) > 0 ? 2 : 1
}

const openSeats = ({ seats }: Table): number => seats.filter(({ kind, givenUp }) => kind === 'open' || givenUp).length

type StoredSummary = Omit<TableSummary, 'waitingForMe'> & { readonly waiting: readonly PersonId[] }

function summaryOf(table: Table): StoredSummary {
  const { settings, seats, play } = table
  return {
    id: table.id,
    name: table.name,
    status: table.status,
    players: seats.length,
    open: openSeats(table),
    language: settings.language,
    pace: settings.pace.kind,
    sets: [...(settings.game.sets ?? ['base'])],
    objective: settings.game.objective ?? 'kobol',
    names: seats.flatMap(({ name, level }) => name ?? level ?? []),
    ...(play === undefined ? {} : turnIn(table, play)),
    changed: table.changed,
    waiting: waitingFor(table),
  }
}

function turnIn({ seats, status }: Table, { game }: Play): Pick<TableSummary, 'turn' | 'turnOf' | 'won'> {
  const { name, level } = seats[game.current]
  const turnOf = name ?? level
  return {
    turn: game.turn,
    ...(status === 'playing' && game.turn > 0 && turnOf !== undefined ? { turnOf } : {}),
    ...(game.over === undefined ? {} : { won: game.over.winner }),
  }
}

/** Everybody who is asked something. Each is told so alone: in a window the others must not know. */
function waitingFor({ play, seats, status }: Table): PersonId[] {
  if (play === undefined || status !== 'playing') return []
  return seats.flatMap((seat, i) => {
    const asked = play.game.asks.some(({ seat: who, answer }) => who === i && answer === undefined)
    return asked && isPresent(seat) && seat.person !== undefined ? [seat.person] : []
  })
}

export function summaryFor(entry: TableEntry, person: PersonId): TableSummary {
  const { waiting, ...summary } = JSON.parse(entry.summary) as StoredSummary
  return { ...summary, waitingForMe: waiting.includes(person) }
}
