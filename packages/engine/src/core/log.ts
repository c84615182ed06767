// What happened, as facts. The sentences of the rulebook's chapters are in `language/log.ts`; whatever else tells something declares its
// own with `tells`. An entry with `only` is seen by those seats alone.

import type { Facts, Reader } from './facts.ts'
import type { Text } from './languages.ts'
import type { Game, LogEntry, Seat } from './state.ts'

/** The keys of all sentences that `log` may be called with; whoever has sentences declares their keys. */
export interface LogKeys {
  abilityTriggers: unknown
}
export type LogKey = keyof LogKeys

/** Facts that a sentence needs besides those of its entry. */
export type MoreFacts = (facts: Readonly<Record<string, unknown>>, reader: Reader) => Facts

export interface Sentence {
  readonly text: Text
  readonly facts?: MoreFacts
}

/** Sentences that lie beside what they tell of, by their keys. */
export const sentences: Record<string, Sentence> = {}

/** Which entries are key moments, and how important: a summary tells of those alone. A box adds its own. */
export const keyMoments: Record<string, number> = {}

/** Entries that tell somebody alone which side they are on. A box adds its own. */
export const allegianceLines = new Set(['yourLoyalty', 'receivedLoyalty'])

export function log(game: Game, t: LogKey, facts: Record<string, unknown>, only?: readonly Seat[]): void {
  const entry = facts as LogEntry
  entry.t = t
  if (only !== undefined) entry.only = [...only]
  game.log.push(entry)
}

/** Declares a sentence, and returns what writes it down. */
export function tells(
  t: string,
  text: Text,
  more?: MoreFacts,
): (game: Game, facts: Record<string, unknown>, only?: readonly Seat[]) => void {
  if (sentences[t] !== undefined) throw new Error(`Two sentences are called ${t}`)
  sentences[t] = { text, ...(more === undefined ? {} : { facts: more }) }
  return (game, facts, only) => log(game, t as LogKey, facts, only)
}
