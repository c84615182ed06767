// What has happened at a table since somebody last looked.

import { describeSince, type Language, type LogEntry, playedBy, type View, type Viewer, view } from '@cic/engine'
import { same } from '@cic/protocol'
import type { History } from './history.ts'
import { Refusal } from './refusal.ts'
import type { Storage } from './storage/storage.ts'
import { eyesOf } from './table/picture.ts'
import { firstEntry, firstMoment } from './table/rules.ts'
import type { PersonId, Play, Table } from './table/table.ts'
import type { Tables } from './tables.ts'

export interface SinceParts {
  readonly tables: Tables
  readonly storage: Storage
  readonly history: History
}

export interface Since {
  /** The last moment that they have seen. */
  readonly moment: number
  readonly log: LogEntry[]
  readonly now: View
}

/** Through the eyes of whoever asks, or as everybody sees it. */
export async function sinceSeen(
  { tables, storage, history }: SinceParts,
  id: string,
  person: PersonId,
  as: 'own' | 'spectator' = 'own',
): Promise<Since> {
  const seen = await storage.documents.get('seen', `${id} ${person}`)
  const { before, ...found } = await tables.look(id, (table) => {
    const play = played(table)
    const viewer = as === 'own' ? eyesOf(table, person).viewer : as
    const now = view(play.game, viewer)
    // Who has never looked is told everything.
    if (seen === undefined) return { moment: 0, now }
    const moment = Math.min(Number(seen), play.moments.length - 1)
    return { moment, now, before: logAt(history, play, viewer, moment) }
  })
  const { log } = found.now
  return { ...found, log: before === undefined ? log : comeSince(await before, log) }
}

/** The same in a few lines; nobody was away who has never been here. */
export const inLines = ({ moment, log, now }: Since, language: Language): string[] =>
  moment === 0 ? [] : describeSince(log, now, { language, character: (seat) => playedBy(now, seat) })

export function played({ play }: Table): Play {
  if (play === undefined) throw new Refusal('not-playing', 'The game has not been started.')
  return play
}

/** The log as it was; where the rules have changed since, when they did; nothing, where not even that can be played again. */
async function logAt(history: History, play: Play, viewer: Viewer, seen: number): Promise<LogEntry[] | undefined> {
  const entries = play.moments[Math.max(seen, firstMoment(play))]
  if (entries < firstEntry(play)) return undefined
  return (JSON.parse(await history.view(play, entries, String(viewer))) as View).log
}

/** What has come since; where something was taken back meanwhile, from there on. */
function comeSince(before: readonly LogEntry[] | undefined, log: readonly LogEntry[]): LogEntry[] {
  const first = before === undefined ? -1 : log.findIndex((entry, i) => !same(entry, before[i]))
  return first < 0 ? [] : log.slice(first)
}
