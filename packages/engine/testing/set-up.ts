// A game set up to its first turn, with the safe answers.

import type { LoyaltySide } from '../src/core/card.ts'
import { rulesOf } from '../src/core/rules.ts'
import { type Game, type GameOptions, newGame, pending, submit } from '../src/index.ts'

/** The first player takes this character, if it is offered. */
export function setUp(options: GameOptions, seed: string, first?: string): Game {
  const game = newGame(options, seed)
  while (game.turn === 0) {
    const [{ seat, id, options: offered, fallback, kind }] = pending(game)
    const wanted = offered.find((one) => one.id === `character:${first}`)
    submit(game, seat, id, kind === 'setup:chooseCharacter' && wanted !== undefined ? wanted.id : fallback)
  }
  return game
}

/** How many cards Baltar and Boomer bring to the Loyalty deck. */
export const extraLoyalty = ({ seats }: Game): number =>
  seats.filter(({ character }) => character === 'gaius-baltar' || character === 'sharon-boomer-valerii').length

/** Of these sides how many loyalty cards were dealt or lie in the deck. */
export function loyaltyOf<S extends LoyaltySide>(game: Game, ...sides: readonly S[]): Record<S, number> {
  const { loyalty } = rulesOf(game)
  const dealt = game.seats.flatMap((seat) => seat.loyalty.map(({ card }) => card))
  const cards = [...dealt, ...game.decks.loyalty.cards]
  return Object.fromEntries(
    sides.map((side) => [side, cards.filter((card) => loyalty[card].side === side).length]),
  ) as Record<S, number>
}
