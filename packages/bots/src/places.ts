// What places are worth: the actions that wait there, for this player and for others who are told to act.

import {
  type Area,
  boardActionsOf,
  cardSpentBy,
  isActionCard,
  isDamagedIn,
  isLeftBehindAt,
  type LocationId,
  mayPilot,
  prospectAt,
  prospectOfDeed,
  type Seat,
  skillCardFacts,
  standingAt,
} from '@cic/engine'
import { viperWorth } from './changes.ts'
import { kindsOfUse } from './conduct.ts'
import { worthOf } from './judge.ts'
import type { Mind } from './mind.ts'
import { isPrisonerIn, placesIn } from './people.ts'
import { remembered } from './remembered.ts'
import { isArea } from './sky.ts'

const worths = remembered((_mind: Mind): Map<string, number> => new Map())

/** What the action of a place is worth to the humans in somebody's hands. */
export function locationWorth(mind: Mind, seat: Seat, place: LocationId): number {
  const key = `${seat} ${place}`
  const known = worths(mind)
  let worth = known.get(key)
  if (worth === undefined) {
    // While it is worked out what is said of a place may lead back to it.
    known.set(key, 0)
    worth = worthOf(seat === mind.seat ? mind : inPlaceOf(mind, seat), prospectAt(mind.view, seat, place))
    known.set(key, worth)
  }
  return worth
}

const others = remembered((_mind: Mind): Mind[] => [])

/** The same position, judged for another player of the same side. */
function inPlaceOf(mind: Mind, seat: Seat): Mind {
  const known = others(mind)
  known[seat] ??= { ...mind, seat, harmful: false }
  return known[seat]
}

/** What somebody could do at a place. */
export function placeWorth(mind: Mind, place: LocationId | Area | undefined): number {
  const { view, seat } = mind
  if (place === undefined) return 0
  if (isArea(place)) return viperWorth(mind, seat)
  const action = Math.max(locationWorth(mind, seat, place), repairAt(mind, place))
  return Math.max(0, action) + (isLeftBehindAt(view, place) ? -0.35 : 0)
}

/** What a card in hand would repair there. */
function repairAt(mind: Mind, place: LocationId): number {
  const { view, seat } = mind
  if (!isDamagedIn(view, place) && view.damagedVipers === 0) return 0
  let best = 0
  for (const card of repairsIn(mind)) {
    const there = standingAt(view, seat, place)
    const worth = worthOf({ ...mind, view: there }, prospectOfDeed(there, seat, `play:${card}`))
    best = Math.max(best, worth - priceOfCard(mind, `play:${card}`))
  }
  return best
}

/** The cards in hand that repair something where their owner stands: one of each strength. */
const repairsIn = remembered(({ view, seat }: Mind): string[] =>
  [...new Set(view.seats[seat].hand)].filter((card) => {
    if (!isActionCard(view, card)) return false
    const kinds = kindsOfUse(view, card, seat)
    return kinds.size === 1 && (kinds.has('repaired') || kinds.has('vipers'))
  }),
)

/** What a skill card is worth in hand, so that it is not spent for less. */
export function priceOfCard({ view }: Mind, option: string): number {
  const card = cardSpentBy(option)
  return card === undefined ? 0 : 0.065 + 0.047 * (skillCardFacts(view, card)?.strength ?? 1)
}

/** Telling somebody who is trusted to act: two actions, or a move and one. */
export function orderedWorth(mind: Mind, seat: Seat): number {
  const { view, suspicion } = mind
  const { at, revealed } = view.seats[seat]
  if (seat === mind.seat || revealed || at === undefined) return 0
  const honest = Math.max(0, 1 - 1.3 * suspicion[seat])
  return honest * Math.max(twiceWorth(mind, seat), isPrisonerIn(mind.view, seat) ? 0 : movedWorth(mind, seat))
}

/** Two actions where somebody is; the second is not worth as much as the first, and some can be taken only once. */
export function twiceWorth(mind: Mind, seat: Seat): number {
  const { at } = mind.view.seats[seat]
  if (at === undefined) return 0
  const here = Math.max(titleDeeds(mind, seat), isArea(at) ? viperWorth(mind, seat) : locationWorth(mind, seat, at))
  return here > onceEnough || isPrisonerIn(mind.view, seat) ? here + 0.2 : here * 1.75 + 0.15
}

/** What is worth so much is a jump, or the end of the game. */
const onceEnough = 2.2

/** What somebody may do wherever they are, as everybody can see. */
function titleDeeds(mind: Mind, seat: Seat): number {
  let best = 0
  for (const action of boardActionsOf(mind.view, seat))
    best = Math.max(best, worthOf(mind, prospectOfDeed(mind.view, seat, action)))
  return best
}

/** A move to the best place, and its action. */
export function movedWorth(mind: Mind, seat: Seat): number {
  const pilot = mayPilot(mind.view, seat)
  let best = 0
  for (const place of placesIn(mind.view)) {
    const worth = locationWorth(mind, seat, place)
    if (worth > best && (pilot || worth > 0)) best = worth
  }
  return 0.1 + best
}
