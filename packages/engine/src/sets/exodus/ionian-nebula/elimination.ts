// A player who is out of the game: everything is discarded, and the seat is skipped from now on. (Rulebook: Resolving the trial, Elimination.)

import type { Seat } from '../../../core/ids.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { endGame } from '../../../rules/end.ts'
import { place } from '../../../rules/people.ts'
import { emptySeat } from '../../../rules/setup.ts'
import { isHuman } from '../../../rules/table.ts'
import { giveTitle, heirTo } from '../../../rules/titles.ts'
import { neverAgain, settleLoyalty } from '../../parts/execution.ts'

/** Somebody has been executed, and nobody follows. */
export function leaveTheGame(game: Game, seat: Seat): void {
  const { character, superCrises } = game.seats[seat]
  if (character === undefined || !handOnTitles(game, seat)) {
    endGame(game, 'cylons', 'no-characters')
    return
  }
  place(game, seat, undefined)
  game.decks.superCrisis.discard.push(...superCrises)
  neverAgain(game, character)
  if (isHuman(game, seat)) settleLoyalty(game, seat, {})
  // What a Cylon was is no secret any more.
  for (const card of game.seats[seat].loyalty) card.revealed = true
  const { loyalty, revealed, sympathizer, usedOnce, turnsTaken, asked } = game.seats[seat]
  game.seats[seat] = { ...emptySeat(), loyalty, revealed, sympathizer, usedOnce, turnsTaken, asked, out: character }
}

/** Where nobody is left to hold a title, the humans have lost. ruling: docs/rulings.md#the-last-human-eliminated */
function handOnTitles(game: Game, from: Seat): boolean {
  for (const title of rulesOf(game).titleOrder) {
    if (game.titles[title] !== from) continue
    const heir = heirTo(game, title, (seat) => seat !== from && isHuman(game, seat))
    if (heir === undefined) return false
    giveTitle(game, title, heir)
  }
  return true
}
