// Movement. (Rulebook: Movement; Leaving a viper; Damaged and hazardous locations.)

import type { LocationId, Seat } from '../core/ids.ts'
import { log } from '../core/log.ts'
import { procedure } from '../core/procedure.ts'
import { bend, rulesOf } from '../core/rules.ts'
import type { Game } from '../core/state.ts'
import { en } from '../language/en.ts'
import { place } from './people.ts'
import { discardSkillCards } from './skill-cards.ts'
import { inBrig, isArea, isHuman } from './table.ts'
import { adjacent, fly } from './vipers.ts'

interface Move {
  seat: Seat
  to?: LocationId
}

export const stay = 'stay'

/** One move: within a ship for free, to another ship for a skill card, or with one's viper to the next area. */
export const moveCharacter = procedure<Move>('move', {
  choose: {
    text: en('Where do you move?'),
    who: (_game, { seat }) => seat,
    options: (game, { seat }) => [stay, ...moves(game, seat)],
    fallback: () => [stay],
    answer: (game, frame, seat, [choice]) => {
      if (choice === stay) return 'end'
      const [how, where] = choice.split(':')
      if (how === 'fly') {
        fly(game, seat, where as Parameters<typeof fly>[2])
        return 'end'
      }
      frame.to = where as LocationId
    },
  },
  pay: (game, { seat, to }) => {
    if (to !== undefined && changesShip(game, seat, to)) {
      discardSkillCards.begin(game, { due: [{ seat, count: 1 }], forced: false })
    }
  },
  arrive: (game, { seat, to }) => {
    if (to === undefined) return
    place(game, seat, to)
    log(game, 'moves', { seat, location: to })
  },
})

export function moves(game: Game, seat: Seat): string[] {
  const { at, hand } = game.seats[seat]
  if (at === undefined || inBrig(game, seat)) return []
  const side = isHuman(game, seat) ? 'humans' : 'cylons'
  const { locations } = rulesOf(game)
  const reachable = (Object.keys(locations) as LocationId[]).filter(
    (to) =>
      to !== at &&
      locations[to].who === side &&
      !(locations[to].hazard && side === 'humans') &&
      (hand.length > 0 || !changesShip(game, seat, to)) &&
      bend(game, 'forbidMove', 0, { seat, location: to }) === 0,
  )
  const flights = isArea(at) ? adjacent(at).map((area) => `fly:${area}`) : []
  return [...flights, ...reachable.map((to) => `location:${to}`)]
}

/** A pilot in space is aboard no ship. */
function changesShip(game: Game, seat: Seat, to: LocationId): boolean {
  const { at } = game.seats[seat]
  const { locations } = rulesOf(game)
  return at === undefined || isArea(at) || locations[at].board !== locations[to].board
}
