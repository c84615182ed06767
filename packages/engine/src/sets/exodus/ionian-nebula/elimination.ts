// A player who is out of the game: everything is discarded, and the seat is skipped from now on. (Rulebook: Resolving the trial, Elimination.)

import type { CharacterId, Seat, Title } from '../../../core/ids.ts'
import { rulesOf } from '../../../core/rules.ts'
import type { Game } from '../../../core/state.ts'
import { endGame } from '../../../rules/end.ts'
import { place } from '../../../rules/people.ts'
import { emptySeat } from '../../../rules/setup.ts'
import { isHuman } from '../../../rules/table.ts'
import { giveTitle, heirTo } from '../../../rules/titles.ts'
import { neverAgain, settleLoyalty } from '../../parts/execution.ts'

/**
 * Somebody has been executed, and nobody follows. Where nobody is left to hold a title, the humans have lost.
 * ruling: docs/rulings.md#the-last-human-eliminated
 */
export function leaveTheGame(game: Game, seat: Seat): void {
  const { character } = game.seats[seat]
  const titles = rulesOf(game).titleOrder.filter((title) => game.titles[title] === seat)
  const heir = (title: Title) => heirTo(game, title, (other) => other !== seat && isHuman(game, other))
  if (character === undefined || titles.some((title) => heir(title) === undefined)) {
    endGame(game, 'cylons', 'no-characters')
    return
  }
  emptyForGood(game, seat, character)
  for (const title of titles) giveTitle(game, title, heir(title) ?? seat)
}

/** Everything is discarded. A human's loyalty goes as by any execution; what a Cylon was is no secret any more. */
function emptyForGood(game: Game, seat: Seat, character: CharacterId): void {
  place(game, seat, undefined)
  game.decks.superCrisis.discard.push(...game.seats[seat].superCrises)
  neverAgain(game, character)
  if (isHuman(game, seat)) settleLoyalty(game, seat, {})
  for (const card of game.seats[seat].loyalty) card.revealed = true
  const { loyalty, revealed, sympathizer, usedOnce, turnsTaken, asked } = game.seats[seat]
  game.seats[seat] = { ...emptySeat(), loyalty, revealed, sympathizer, usedOnce, turnsTaken, asked, out: character }
}
