// Cards that decide whether a player wins by an aim of their own. (Rulebooks: Cylon leaders, winning the game.)

import { holds } from '../core/ability.ts'
import { type AimCard, isAim, type OtherCard } from '../core/card.ts'
import type { CardId, Seat, Side } from '../core/ids.ts'
import { changeable, type Rules, rulesOf } from '../core/rules.ts'
import type { Table } from '../core/state.ts'

/** Somebody's card with what it asks for. */
export interface Aim extends AimCard {
  readonly card: CardId
}

/** Whether the cards of this deck are such. */
export function isAimDeck({ otherDecks }: Rules, deck: string): boolean {
  const cards = otherDecks[deck]
  if (cards === undefined) return false
  let found = aimDecks.get(cards)
  if (found === undefined) {
    found = Object.values(cards).some(isAim)
    aimDecks.set(cards, found)
  }
  return found
}

const aimDecks = new WeakMap<object, boolean>()

/** Those of a player, as far as they can be seen: face down before them, or shown. */
export function aimsOf(table: Table, seat: Seat): Aim[] {
  const { otherDecks } = rulesOf(table)
  const hidden = (table.kept ?? [])
    .filter(({ by }) => by === seat)
    .flatMap(({ deck, cards }) => cards.flatMap((card) => aim(card, otherDecks[deck]?.[card])))
  return [
    ...hidden,
    ...shownAims(table, seat).flatMap((card) => Object.values(otherDecks).flatMap((deck) => aim(card, deck[card]))),
  ]
}

const aim = (card: CardId, printed: OtherCard | undefined): Aim[] => (isAim(printed) ? [{ ...printed, card }] : [])

/** Those that lie open before a player. */
export const shownAims = changeable('shownAims', (_table: Table, _seat: Seat): readonly CardId[] => [])

/** Whether a player with such cards would win now, if this side did. */
export const wouldWin = changeable('wouldWin', (table: Table, seat: Seat, winner: Side): boolean =>
  aimsOf(table, seat).some(({ wins, when }) => wins === winner && holds(table, when, seat)),
)
