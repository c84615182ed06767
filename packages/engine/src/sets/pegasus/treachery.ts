// Treachery: a human player who discards it may be answered with Sabotage. (Rulebook: Treachery; "Sabotage".)

import type { CardId, Seat } from '../../core/ids.ts'
import { frameOf, procedure } from '../../core/procedure.ts'
import { changed } from '../../core/rules.ts'
import type { Game } from '../../core/state.ts'
import { opensWindow } from '../../core/windows.ts'
import { skillOf } from '../../core/zones.ts'
import type { Wrap } from '../../language/card.ts'
import { reveal } from '../../rules/loyalty.ts'
import { discardCards, discardRandom } from '../../rules/skill-cards.ts'
import { isHuman } from '../../rules/table.ts'

/** A human player has just discarded Treachery. */
export const treacheryDiscarded = procedure<{ seat: Seat }>('treacheryDiscarded', {
  discarded: opensWindow('treacheryDiscarded', ({ seat }: { seat: Seat }) => ({ seat })), // Sabotage
  over: () => undefined,
})

/** Whoever has shown a Cylon card is no human player any more. */
const discardsAsHuman = (game: Game, seat: Seat): boolean => isHuman(game, seat) && frameOf(game, reveal)?.seat !== seat

const noticing = (game: Game, seat: Seat, cards: readonly CardId[]): void => {
  if (cards.some((card) => skillOf(game, card) === 'treachery') && discardsAsHuman(game, seat)) {
    treacheryDiscarded.begin(game, { seat })
  }
}

export const treacheryChanges = [
  changed(discardCards, (rule, game, seat, cards) => {
    rule(game, seat, cards)
    noticing(game, seat, cards)
  }),
  changed(discardRandom, (rule, game, seat, count) => {
    const cards = rule(game, seat, count)
    noticing(game, seat, cards)
    return cards
  }),
]

interface Moving {
  seat: Seat
  from?: string
}

/** ruling: docs/rulings.md#sabotage-on-the-way */
export const treacheryWraps = {
  'move:pay': ((game, frame: Moving, step) => {
    frame.from = game.seats[frame.seat].at
    return step()
  }) satisfies Wrap<Moving>,
  'move:arrive': ((game, frame: Moving, step) =>
    game.seats[frame.seat].at === frame.from ? step() : undefined) satisfies Wrap<Moving>,
}
