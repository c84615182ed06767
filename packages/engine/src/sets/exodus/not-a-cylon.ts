// The deck of “You are not a Cylon” cards beside the Loyalty deck. (Rulebook: Creating the Loyalty deck with the Exodus expansion.)

import type { CardId } from '../../core/ids.ts'
import { bend, changed, rulesOf } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { drawMany, newDeck } from '../../core/zones.ts'
import { sleeperCards } from '../../rules/loyalty.ts'
import { layOutLoyalty, spareHumans, takeFromBox } from '../../rules/setup.ts'

export const notACylon = 'notACylon'

export const notACylonChanges = [
  changed(layOutLoyalty, (rule, game, cards) => {
    const isHuman = (card: CardId): boolean => rulesOf(game).loyalty[card].side === 'human'
    game.decks[notACylon] = newDeck(game, cards.filter(isHuman))
    rule(
      game,
      cards.filter((card) => !isHuman(card)),
    )
  }),
  /** One human card more than other games have: one is left when the Sleeper Agent phase is over. */
  changed(spareHumans, (rule, table) => rule(table) + 1),
  /** Once it is used up, what was discarded is shuffled. ruling: docs/rulings.md#the-not-a-cylon-deck */
  changed(takeFromBox, (rule, game, side, count) =>
    side === 'human' ? drawMany(game, notACylon, count) : rule(game, side, count),
  ),
  /** A revealed Cylon has no sheet any more, and so no second card. */
  changed(sleeperCards, (_rule, game, seat) => bend(game, 'loyaltyCardsOfSleeper', 1, { seat })),
]

/** One of these cards joins the Loyalty deck, unseen. */
export function joinLoyaltyDeck(game: Game): void {
  const cards = takeFromBox(game, 'human', 1)
  game.decks.loyalty = newDeck(game, [...game.decks.loyalty.cards, ...cards])
}
