// Titles and lines of succession. (Rulebook: Title cards; Lines of succession.)

import type { Seat, Title } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { inBrig, isHuman } from './table.ts'

/** Gives a title away; the Quorum hand and the nukes go with it. */
export function giveTitle(game: Game, title: Title, seat: Seat): void {
  if (game.titles[title] === seat || !isHuman(game, seat) || !mayHoldTitles(game, seat)) return
  game.titles[title] = seat
  log(game, 'title', { seat, title })
  passOnIfImprisoned(game, title)
}

/** The human player highest in a line, among those that may hold the title. */
export function firstInLine(game: Table, title: Title, among: (seat: Seat) => boolean): Seat | undefined {
  for (const character of rulesOf(game).succession[title]) {
    const seat = game.seats.findIndex((state) => state.character === character)
    if (seat >= 0 && mayHoldTitles(game, seat) && among(seat)) return seat
  }
  return undefined
}

/** Whether a human player may be President or Admiral at all. */
export const mayHoldTitles = changeable('mayHoldTitles', (_game: Table, _seat: Seat): boolean => true)

/** Whether this player may hold this title where others could as well. */
export const isFitFor = (table: Table, title: Title, seat: Seat): boolean =>
  isHuman(table, seat) && !(rulesOf(table).titles[title]?.lostInBrig && inBrig(table, seat))

/** Who follows in a title: the highest in line who is fit for it, or else the highest at all. */
export const heirTo = (game: Game, title: Title, among: (seat: Seat) => boolean): Seat | undefined =>
  firstInLine(game, title, (seat) => among(seat) && isFitFor(game, title, seat)) ?? firstInLine(game, title, among)

/** A holder who turns out to be a Cylon loses all titles. */
export function passOnTitles(game: Game, from: Seat): void {
  const humans = (seat: Seat) => isHuman(game, seat) && seat !== from
  for (const title of rulesOf(game).titleOrder) {
    if (game.titles[title] !== from) continue
    const heir = heirTo(game, title, humans)
    if (heir !== undefined) giveTitle(game, title, heir)
  }
}

/**
 * The Admiral may not be in the Brig while another human is out of it. A title lost is not given back; if everybody sat
 * there, the highest in line among them holds it until the first leaves.
 */
export function passOnOfPrisoners(game: Game): void {
  for (const title of rulesOf(game).titleOrder) passOnIfImprisoned(game, title)
}

function passOnIfImprisoned(game: Game, title: Title): void {
  const holder = game.titles[title]
  if (!rulesOf(game).titles[title]?.lostInBrig || holder === undefined || holder < 0) return
  if (isFitFor(game, title, holder)) return
  const heir = heirTo(game, title, (seat) => isHuman(game, seat))
  if (heir !== undefined) giveTitle(game, title, heir)
}
