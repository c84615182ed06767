// Movement. (Rulebook: Movement; Leaving a viper; Damaged and hazardous locations.)

import { type BoardId, type LocationId, type Seat, theTable } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { nothingChanges, type Prospect } from '../core/node.ts'
import { abilityOption, flyOption, locationOption, playOption, stay } from '../core/option-kinds.ts'
import { procedure, stepOfMoment } from '../core/procedure.ts'
import { bend, changeable, type Rules, rulesOf } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'
import { mightMoveByCard, movementAbilities, playActionCard, useSheetAction } from './actions.ts'
import { place } from './people.ts'
import { discardSkillCards } from './skill-cards.ts'
import { isArea, isConfined, isHuman } from './table.ts'
import { movementEnds } from './turn.ts'
import { flightsOf, fly } from './vipers.ts'

interface Move {
  seat: Seat
  to?: LocationId
}

/** One move: within a ship for free, to another ship for a skill card, or with one's viper to the next area. */
export const moveCharacter = procedure<Move>('move', {
  choose: {
    text: says`Where do you move? | ¿Adónde te mueves? | Wohin bewegst du dich? | Où vous déplacez-vous\u202f? | Dokąd przechodzisz?`,
    options: (game, { seat }) => [
      stay,
      ...moves(game, seat),
      ...(inMovementStep(game) ? movementAbilities(game, seat) : []),
    ],
    // Whoever cannot move otherwise is asked all the same, or everybody would see who holds a movement card.
    always: (game, { seat }) => inMovementStep(game) && mightMoveByCard(game, seat),
    fallback: () => [stay],
    answer: (game, frame, seat, [choice]) => {
      if (choice === stay) return 'end'
      if (locationOption.is(choice)) {
        frame.to = locationOption.of(choice)
        return undefined
      }
      if (playOption.is(choice)) playActionCard(game, seat, playOption.of(choice))
      else if (abilityOption.is(choice)) useSheetAction(game, seat, abilityOption.of(choice))
      else fly(game, seat, flyOption.of(choice))
      return 'end'
    },
  },
  pay: (game, { seat, to }) => {
    if (to !== undefined && changesShip(game, seat, to)) {
      discardSkillCards.begin(game, { due: [{ seat, count: 1 }], why: 'ship' })
    }
  },
  arrive: (game, { seat, to }) => {
    // Whoever has been jailed for what they paid with stays there.
    if (to === undefined || isConfined(game, seat) || !mayEnter(game, rulesOf(game).locations[to].board, seat)) return
    place(game, seat, to)
    log(game, 'moves', { seat, location: to })
  },
})

/** A movement ability stands for the move of one's own Movement step, and for no other move. */
const inMovementStep = (table: Table): boolean => table.stack.at(-2)?.at === stepOfMoment(movementEnds)

/** Whether a board lies on the table now: whoever is on it acts there, and others may get there. */
export const boardInPlay = changeable('boardInPlay', (_table: Table, _board: BoardId): boolean => true)

/** Every location of the boxes, whether it is in play or not. */
export const locationsOf = (table: Table): LocationId[] => Object.keys(rulesOf(table).locations) as LocationId[]

/** Whether a location of a board in play is there: a box may lay something else over it, or take it away. */
export const locationInPlay = changeable('locationInPlay', (table: Table, location: LocationId): boolean =>
  boardInPlay(table, rulesOf(table).locations[location].board),
)

/** Whether this player may move to the locations of this board; `theTable` stands for anybody. */
export const mayEnter = changeable('mayEnter', (_table: Table, _board: BoardId, _seat: Seat): boolean => true)

/** Whether two locations are aboard the same ship: a move from one to the other is free. */
export const sameShip = changeable('sameShip', (table: Table, from: LocationId, to: LocationId): boolean => {
  const { locations } = rulesOf(table)
  return locations[from].board === locations[to].board
})

/** Whether a location is open to anybody at all, or to this player: its board lies on the table, and no card in play forbids to go there. */
export const isOpen = (table: Table, location: LocationId, seat: Seat = theTable): boolean =>
  mayEnter(table, rulesOf(table).locations[location].board, seat) &&
  bend(table, 'forbidMove', 0, { seat: theTable, location }) === 0

/** Whether a player could have the use of a location without being there: it is on the table, not lost with its ship, and not the other side's. */
export const isWithinReach = (table: Table, seat: Seat, location: LocationId): boolean =>
  locationInPlay(table, location) && isOpen(table, location, seat)

export function moves(game: Game, seat: Seat): string[] {
  const { at, hand } = game.seats[seat]
  if (at === undefined || isConfined(game, seat)) return []
  const options: string[] = []
  for (const area of flightsOf(game, seat)) options.push(flyOption(area))
  for (const [board, locations] of enterable(rulesOf(game), isHuman(game, seat) ? 'humans' : 'cylons')) {
    if ((hand.length === 0 && changesShip(game, seat, locations[0])) || !mayEnter(game, board, seat)) continue
    for (const to of locations) {
      if (to !== at && bend(game, 'forbidMove', 0, { seat, location: to }) === 0) options.push(locationOption(to))
    }
  }
  return options
}

/** The locations that this side may move to, board by board; nobody walks into a hazardous one. */
function enterable(rules: Rules, side: 'humans' | 'cylons'): ByBoard {
  let sides = known.get(rules)
  if (sides === undefined) {
    sides = { humans: byBoard(rules, 'humans'), cylons: byBoard(rules, 'cylons') }
    known.set(rules, sides)
  }
  return sides[side]
}

type ByBoard = ReadonlyMap<BoardId, readonly LocationId[]>

function byBoard({ locations }: Rules, side: 'humans' | 'cylons'): ByBoard {
  const found = (Object.keys(locations) as LocationId[]).filter(
    (id) => [side, 'both'].includes(locations[id].who) && !locations[id].hazard,
  )
  return Map.groupBy(found, (id) => locations[id].board)
}

const known = new WeakMap<Rules, Record<'humans' | 'cylons', ByBoard>>()

/** What ending one’s Movement step at a location brings on. */
export const prospectOfArrival = changeable(
  'prospectOfArrival',
  (_table: Table, _seat: Seat, _location: LocationId): Prospect => nothingChanges,
)

/** A pilot in space is aboard no ship. */
export function changesShip(game: Table, seat: Seat, to: LocationId): boolean {
  const { at } = game.seats[seat]
  return at === undefined || isArea(at) || !sameShip(game, at, to)
}
