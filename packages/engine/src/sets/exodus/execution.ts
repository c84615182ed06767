// Execution as Exodus has it: the dead leave their loyalty behind, whoever follows draws a new card, and the turn of an executed current
// player ends. (Rulebook: Execution; Rules for choosing special characters after an execution.)

import type { Wrap } from '../../core/card.ts'
import type { Seat } from '../../core/ids.ts'
import { bendBySheet, changed, rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { dealLoyalty } from '../../rules/loyalty.ts'
import { sleeperPhaseIsOver } from '../../rules/table.ts'
import { endTurn } from '../../rules/turn.ts'
import { countsTurnsAnew, type Joining, joinLoyalty, settleLoyalty, startIfGone } from '../parts/execution.ts'
import { joinLoyaltyDeck, notACylon } from './not-a-cylon.ts'

export const executionChanges = [
  changed(settleLoyalty, (_rule, game, seat) => discardLoyalty(game, seat)),
  changed(joinLoyalty, (_rule, game, seat, frame) => drawLoyaltyAnew(game, seat, frame)),
  changed(startIfGone, () => 'sickbay'),
  /** Some sit on the bench in their first turn. */
  changed(countsTurnsAnew, () => true),
]

/** All of it goes to the discards of its deck; what lies open elsewhere has left the game already. */
function discardLoyalty(game: Game, seat: Seat): void {
  const state = game.seats[seat]
  const { loyalty } = rulesOf(game)
  for (const { card } of state.loyalty) {
    if (loyalty[card].side === 'human') game.decks[notACylon].discard.push(card)
    else game.removed.cards.push(card)
  }
  state.loyalty = []
}

/** One card for everybody; more for Baltar who comes before the Sleeper Agent phase, for Boomer after it, and for a Boomer who died before it. */
function drawLoyaltyAnew(game: Game, seat: Seat, frame: Joining): void {
  const more = (quantity: 'loyaltyCardsAtStart' | 'loyaltyCardsOfSleeper'): number =>
    bendBySheet(game, quantity, 1, { seat }, seat) - 1
  const over = sleeperPhaseIsOver(game)
  const ofBaltar = over ? 0 : more('loyaltyCardsAtStart')
  const ofBoomer = more('loyaltyCardsOfSleeper')
  const deal = (): void => {
    if (dealLoyalty(game, seat) !== undefined) frame.dealt = true
  }
  for (let i = 0; i < ofBaltar; i++) {
    joinLoyaltyDeck(game)
    deal()
  }
  for (let i = 0; i < ofBoomer; i++) joinLoyaltyDeck(game)
  joinLoyaltyDeck(game)
  const draws = 1 + (frame.owed ?? 0) + (over ? ofBoomer : 0)
  for (let i = 0; i < draws; i++) deal()
}

export const executionWraps = {
  'execution:begin': ((game, { seat }, step) => {
    const next = step()
    if (seat === game.current) endTurn(game)
    return next
  }) satisfies Wrap<{ seat: Seat }>,
}
