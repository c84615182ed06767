// Titles and lines of succession. (Rulebook: Title cards; Lines of succession.)

import type { Seat, Title } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { inBrig, isHuman } from './table.ts'

/** Gives a title away; the Quorum hand and the nukes go with it. */
export function giveTitle(game: Game, title: Title, seat: Seat): void {
  if (game.titles[title] === seat || !isHuman(game, seat) || !mayHoldTitles(game, seat)) return
  game.titles[title] = seat
  log(game, 'title', { seat, title })
  if (title === 'admiral') passOnAdmiral(game)
}

/** The human player highest in a line, among those that may hold the title. */
export function firstInLine(game: Game, title: Title, among: (seat: Seat) => boolean): Seat | undefined {
  for (const character of rulesOf(game).succession[title]) {
    const seat = game.seats.findIndex((state) => state.character === character)
    if (seat >= 0 && mayHoldTitles(game, seat) && among(seat)) return seat
  }
  return undefined
}

/** Whether a human player may be President or Admiral at all. */
export const mayHoldTitles = changeable('mayHoldTitles', (_game: Game, _seat: Seat): boolean => true)

/** A holder who turns out to be a Cylon loses both titles. */
export function passOnTitles(game: Game, from: Seat): void {
  const humans = (seat: Seat) => isHuman(game, seat) && seat !== from
  for (const title of ['president', 'admiral'] as const) {
    if (game.titles[title] !== from) continue
    const heir =
      (title === 'admiral' ? firstInLine(game, title, (s) => humans(s) && !inBrig(game, s)) : undefined) ??
      firstInLine(game, title, humans)
    if (heir !== undefined) giveTitle(game, title, heir)
  }
}

/**
 * The Admiral may not be in the Brig while another human is out of it. A title lost is not given back; if everybody sat
 * there, the highest in line among them holds it until the first leaves.
 */
export function passOnAdmiral(game: Game): void {
  const holder = game.titles.admiral
  if (holder < 0 || (!inBrig(game, holder) && isHuman(game, holder))) return
  const humans = (seat: Seat) => isHuman(game, seat)
  const free = firstInLine(game, 'admiral', (seat) => humans(seat) && !inBrig(game, seat))
  const heir = free ?? firstInLine(game, 'admiral', humans)
  if (heir !== undefined) giveTitle(game, 'admiral', heir)
}
