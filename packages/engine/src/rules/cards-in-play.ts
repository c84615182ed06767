// Cards that stay on the table, and when they leave it.

import type { CardId, Seat, ShipKind } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { changeable, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { shuffleInto } from '../core/zones.ts'

export const putInPlay = changeable('putInPlay', (game: Game, card: CardId, holder?: Seat): void => {
  game.inPlay.push(holder === undefined ? { card } : { card, holder })
  log(game, 'staysInPlay', { card, seat: holder })
})

export const isInPlay = (game: Table, card: CardId): boolean => game.inPlay.some((one) => one.card === card)

/** Discards a card from the table to the deck it belongs to. */
export function discardInPlay(game: Game, card: CardId): void {
  const at = game.inPlay.findIndex((one) => one.card === card)
  if (at < 0) return
  game.inPlay.splice(at, 1)
  discardCard(game, card)
  log(game, 'leavesPlay', { card })
}

/** Puts a card on the discard pile of its deck. */
export function discardCard(game: Game, card: CardId): void {
  game.decks[deckOf(game, card)].discard.push(card)
}

export function deckOf(game: Game, card: CardId): string {
  const rules = rulesOf(game)
  if (rules.crises[card] !== undefined) return rules.crises[card].deck ?? 'crisis'
  if (rules.superCrises[card] !== undefined) return 'superCrisis'
  if (rules.quorum[card] !== undefined) return 'quorum'
  const other = Object.keys(rules.otherDecks).find((deck) => rules.otherDecks[deck][card] !== undefined)
  if (other !== undefined) return other
  return rules.skillCards[card].skill
}

/** What lies before a player is discarded when that player becomes a revealed Cylon. */
export function discardHeldBy(game: Game, seat: Seat): void {
  for (const { card, holder } of [...game.inPlay]) if (holder === seat) discardInPlay(game, card)
}

/** Cards that stay until a ship of this kind is destroyed. */
export function shipDestroyed(game: Game, ship: ShipKind): void {
  const { crises, superCrises } = rulesOf(game)
  for (const { card } of [...game.inPlay]) {
    if ((crises[card] ?? superCrises[card])?.untilDestroyed?.includes(ship)) discardInPlay(game, card)
  }
}

/** Cards that stay until the fleet jumps. */
export function fleetJumped(game: Game): void {
  const { crises, superCrises } = rulesOf(game)
  for (const { card } of [...game.inPlay]) {
    const until = (crises[card] ?? superCrises[card])?.untilJump
    if (until === 'discard') discardInPlay(game, card)
    if (until === 'shuffleBack') {
      game.inPlay = game.inPlay.filter((one) => one.card !== card)
      shuffleInto(game, deckOf(game, card), card)
      log(game, 'shuffledBack', { card })
    }
  }
}
