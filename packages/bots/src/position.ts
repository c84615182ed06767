// How good a position is for the humans, to compare positions that a search reaches.

import { distanceOf, type Game, resources, type View } from '@cic/engine'
import { forecastOf } from './sky.ts'

const won = 40

/** Above 0 the humans are better off than usual; a game that is over counts most. */
export function positionWorth(game: Game): number {
  if (game.over !== undefined) return game.over.winner === 'humans' ? won : -won
  const view = game as unknown as View
  const stores = resources.reduce((sum, resource) => sum + storeWorth(game.resources[resource]), 0)
  const hands = game.seats.reduce((sum, { hand, revealed }) => sum + (revealed ? -0.05 : 0.1) * hand.length, 0)
  const people = game.seats.reduce((sum, { at }) => sum - (at === 'brig' ? 0.7 : at === 'sickbay' ? 0.3 : 0), 0)
  return (
    stores +
    hands +
    people +
    distanceOf(view) * 1.7 +
    game.jumpPreparation * 0.45 -
    forecastOf(view).danger * 0.8 -
    game.damage.length * 0.8 +
    (game.reserves.vipers + game.reserves.raptors) * 0.15 +
    game.nukes * 0.4
  )
}

/** A dial: each unit counts more the fewer are left, and an empty one nearly loses. */
const storeWorth = (left: number): number => (left <= 0 ? -14 : 3.2 * Math.log(left))
