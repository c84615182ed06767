// The rules that a table is played by. A game that was begun by earlier ones goes on from where it is; what was before is never played
// again by others, so nothing there can be taken back or looked at any more.

import { save } from '@cic/engine'
import { Refusal } from '../refusal.ts'
import type { Play, Table } from './table.ts'

/** The version of the rules that a table goes on by; nothing, before there is a game. */
export const rulesInForce = ({ play }: Table): number | undefined => play?.rules.at(-1)?.rules

/** From here on the game is played by these rules. */
export function putInForce(play: Play, rules: number): void {
  const from = play.record.choices.length
  // Rules by which nobody has chosen anything were not played by.
  if (play.rules.length > 1 && play.rules.at(-1)?.from === from) play.rules.pop()
  play.rules.push({ from, rules })
  play.base = save(play.game)
}

/** How many entries of the record lie before what can be played again. */
export const firstEntry = ({ base, rules }: Play): number => (base === undefined ? 0 : (rules.at(-1)?.from ?? 0))

/** The first moment that can be looked at again. */
export function firstMoment(play: Play): number {
  const first = firstEntry(play)
  const found = play.moments.findIndex((entries) => entries >= first)
  return found < 0 ? play.moments.length - 1 : found
}

export const playedByOthers = (): Refusal =>
  new Refusal('other-rules', 'This was played by earlier rules: it can be neither shown nor taken back any more.')

/** What a process says of a table with which a later one has gone on, or of one that it cannot go on with yet. */
export const beingUpdated = (why: string): Refusal =>
  new Refusal('being-updated', `${why} The server is being updated: try again in a minute.`)
