// How a table is made of what is stored: from its snapshot and the events after it. These are followed only as far as they lead where
// they led when they happened. Usually that is all the way; but rules are mended between two versions of the program, and a server that
// was not stopped cleanly leaves up to 24 events behind that the version before has made. Nothing is read or stored here.

import { fingerprint } from '@cic/engine'
import { same } from '@cic/protocol'
import type { TableEntry } from '../storage/storage.ts'
import { count, fold, happen } from './fold.ts'
import { putInForce, rulesInForce } from './rules.ts'
import { entryOf } from './summary.ts'
import type { Table, TableEvent } from './table.ts'

export interface Stored {
  /** The table as it was before these events, made anew whenever it is asked for. */
  readonly before: () => Table
  readonly events: readonly TableEvent[]
  /** What was stored for lists with the last event, where it is at hand. */
  readonly entry?: TableEntry
}

export interface Opened {
  readonly table: Table
  /** What has to be stored before anything else happens there, if the rules are not those it was played by. */
  readonly news?: Extract<TableEvent, { t: 'rules' }>
  /** What was not followed. */
  readonly passed: readonly TableEvent[]
}

/** `today` is the version of the rules that this process has, `now` the time. */
export function openTable(stored: Stored, today: number, now: number): Opened {
  const { before, events, entry } = stored
  const { table, fits } = follow(stored, today)
  const passed = events.slice(fits)
  const rules = rulesInForce(table)
  if (passed.length === 0 && (rules === undefined || rules === today)) return { table, passed }
  const opened = passed.length === 0 ? table : before()
  if (passed.length > 0) for (const event of events.slice(0, fits)) fold(opened, event)
  const after = opened.number
  for (const event of passed) passOver(opened, event)
  if (entry?.status === 'ended') opened.status = 'ended'
  if (opened.play !== undefined) putInForce(opened.play, today)
  if (opened.status !== 'playing') return { table: opened, passed }
  const seen = passed.filter(({ t, silent }) => t === 'chose' && silent === undefined).length
  const news = { t: 'rules', at: now, rules: today, after, ...(passed.length > 0 && { passed: seen }) } as const
  return { table: opened, news, passed }
}

/**
 * How many of the events lead where they led, and the table after all that could be tried. An event that says the mark of the game
 * afterwards says so itself. The first version did not write it down: there a choice is taken to have led where it led if the next one
 * fits too, and the last one if lists would say of the table what they said.
 */
function follow({ before, events, entry }: Stored, today: number): { table: Table; fits: number } {
  const table = before()
  let fits = 0
  for (const [i, event] of events.entries()) {
    const played = entriesOf(table)
    const open = fits === i
    try {
      fold(table, event)
    } catch {
      return { table, fits }
    }
    if (event.fingerprint !== undefined) {
      if (!leadsTo(table, event.fingerprint)) return { table, fits }
      fits = i + 1
    } else if (rulesInForce(table) === today || (open && entriesOf(table) === played)) fits = i + 1
    else if (isEvidence(event)) fits = i
  }
  if (fits < events.length && entry !== undefined && isListedAs(table, entry)) fits = events.length
  return { table, fits }
}

const entriesOf = ({ play }: Table): number => play?.record.choices.length ?? 0

/** Whether the game is what it was when this mark was written down. */
export const leadsTo = ({ play }: Table, mark: string): boolean => play !== undefined && fingerprint(play.game) === mark

/** Whether it fits nothing but the game for which it was meant: standing orders can be given at any time. */
const isEvidence = (event: TableEvent): boolean => event.t === 'chose' && !('orders' in event.choice)

/** Whether a list would say the same of the table; later versions may say more. */
function isListedAs(table: Table, entry: TableEntry): boolean {
  const { status, summary } = entryOf(table)
  const now = JSON.parse(summary) as Record<string, unknown>
  const before = JSON.parse(entry.summary) as Record<string, unknown>
  return status === entry.status && Object.entries(before).every(([key, value]) => same(value, now[key]))
}

/** Who came, went and talked has done so all the same; choices and votes are counted, and nothing more. */
function passOver(table: Table, event: TableEvent): void {
  if (event.t === 'rules') throw new Error('The snapshot that was stored with a change of the rules is lost.')
  table.votes = table.votes.filter(({ matter }) => matter.kind !== 'undo')
  const { also: _also, ...alone } = event
  if (['seated', 'left', 'standIn', 'said', 'rematch'].includes(event.t)) happen(table, alone as typeof event)
  count(table, event)
}
