// What the actions of a turn are worth to this player's side, where to move for them, and what to use in a window.

import {
  type Area,
  aimOf,
  boardOf,
  cardSpentBy,
  type Decision,
  type DecisionOption,
  distanceToGo,
  isActionCard,
  isOnceOnly,
  type LocationId,
  type Prospect,
  prospectAt,
  prospectOfAnswer,
  prospectOfArrivalAt,
  prospectOfDeed,
  skillCardFacts,
  usesCardInPlay,
} from '@cic/engine'
import { pullOf } from './aims.ts'
import { hiddenWorth, revealWorth } from './cylon.ts'
import { kindsIn, worthOf } from './judge.ts'
import type { Mind } from './mind.ts'
import { placeWorth, priceOfCard } from './places.ts'
import { remembered } from './remembered.ts'
import { type Judge, plausible } from './sides.ts'
import { flightWorth, isArea, pilotWorth } from './sky.ts'

/** What an action is worth to this player's side; doing nothing is worth 0. */
export const actionWorth: Judge = (mind, option, decision) => {
  const prospect = prospectOfAnswer(mind.view, decision, option)
  return prospect === undefined ? 0 : deedWorth(mind, prospect) - priceOf(mind, option)
}

/** What something comes to that this player does of their own will. */
export function deedWorth(mind: Mind, prospect: Prospect): number {
  return sidedWorth(mind, prospect) + ownWorth(mind, prospect)
}

/** What something does for aims of one's own. */
export const ownWorth = ({ view, pulls }: Mind, prospect: Prospect): number =>
  pulls === undefined ? 0 : pullOf(view, pulls, prospect)

function sidedWorth(mind: Mind, prospect: Prospect): number {
  const kinds = kindsIn(mind, prospect)
  if (kinds.has('revealed')) return revealWorth(mind, prospect)
  const human = worthOf(mind, prospect)
  const own = errandWorth(mind, kinds, human)
  if (own !== undefined) return own
  if (mind.revealed) return mind.harmful ? -human : human
  return mind.cylon ? hiddenWorth(mind, kinds, human) : human
}

/** What it means to somebody with an aim of their own; nothing, if it is none of that business. */
function errandWorth(
  { view, seat, harmful, pulls }: Mind,
  kinds: ReadonlySet<string>,
  human: number,
): number | undefined {
  const aim = aimOf(view, seat)
  if (aim === undefined) return undefined
  const { errand } = aim
  const several = pulls !== undefined
  const wantsCrisis = errand === 'playSuperCrisis'
  if (wantsCrisis && kinds.has('superCrises')) return 3
  if (wantsCrisis && kinds.has('crises') && view.seats[seat].superCrises.length > 0) return 3
  if (kinds.has('infiltration')) {
    if (!view.seats[seat].revealed) return wantsCrisis ? 2 : harmful && errand === undefined && several ? 0.8 : -1
    return errand !== undefined || !harmful ? 1.6 : Math.max(0, -human)
  }
  return view.seats[seat].revealed && (!harmful || wantsCrisis) ? Math.min(0.3, human) : undefined
}

/** What an ability is worth that can be used only once: the less, the nearer the end. */
const keptOnce = ({ view }: Mind): number => 1.3 * Math.min(1, distanceToGo(view) / 8)

/** What is given up with an action: a card, or the only use of an ability. */
function priceOf(mind: Mind, { id }: DecisionOption): number {
  return cardSpentBy(id) === undefined
    ? isOnceOnly(mind.view, mind.seat, id)
      ? keptOnce(mind)
      : 0
    : priceOfCard(mind, id)
}

/** Where to move: to the place whose action is worth most. */
export const moveWorth: Judge = (mind, option, decision) => {
  const { view, seat, forecast } = mind
  const { at } = view.seats[seat]
  const [how, where] = option.id.split(':')
  if (how === 'location')
    return (
      withDeeds(mind, placeFor(mind, where as LocationId)) +
      arrivalWorth(mind, where as LocationId) -
      (movesShip(mind, where) ? 0.2 : 0.02)
    )
  if (how === 'fly')
    return isArea(at) && !mind.cylon
      ? flightWorth(forecast, at, where as Area) + pilotWorth(forecast, where as Area)
      : 0.05
  const here = withDeeds(mind, placeFor(mind, at)) + arrivalWorth(mind, at)
  return how === 'play' || how === 'ability' ? here + insteadOfMoving(mind, option, decision) : here
}

/** A place counts by its action as far as that is the best one; where another is better, by what it may be good for later. */
function withDeeds(mind: Mind, place: number): number {
  const deed = deedAnywhere(mind)
  return Math.max(place, deed) + later * Math.max(0, Math.min(place, deed))
}

const later = 0.35

/** The best of what this player can do wherever they are with the cards in hand. */
const deedAnywhere = remembered((mind: Mind): number => {
  const { view, seat } = mind
  let best = 0
  for (const card of new Set(view.seats[seat].hand)) {
    if (!isActionCard(view, card)) continue
    const option = `play:${card}`
    best = Math.max(best, deedWorth(mind, prospectOfDeed(view, seat, option)) - priceOfCard(mind, option))
  }
  return best
})

/** What waits for whoever ends the movement at a place. */
function arrivalWorth(mind: Mind, place: LocationId | Area | undefined): number {
  if (place === undefined || isArea(place)) return 0
  const human = worthOf(mind, prospectOfArrivalAt(mind.view, mind.seat, place))
  return mind.harmful ? harmOf(mind, -human) : human
}

const insteadOfMoving: Judge = (mind, option, decision) => {
  const prospect = prospectOfAnswer(mind.view, decision, option)
  return prospect === undefined ? -1 : deedWorth(mind, prospect) - priceOf(mind, option)
}

const movesShip = ({ view, seat }: Mind, to: string): boolean => {
  const { at } = view.seats[seat]
  return at === undefined || boardOf(view, at) !== boardOf(view, to)
}

/** What being at a place is worth to this player. */
export function placeFor(mind: Mind, place: LocationId | Area | undefined): number {
  if (place === undefined) return 0
  if (mind.revealed) return isArea(place) ? 0 : Math.max(0, deedWorth(mind, prospectAt(mind.view, mind.seat, place)))
  if (isArea(place)) return placeWorth(mind, place) * (mind.cylon ? 0.2 : 1)
  const worth = placeWorth(mind, place)
  if (!mind.cylon) return worth
  return hiddenWorth(mind, kindsIn(mind, prospectAt(mind.view, mind.seat, place)), worth)
}

/** A card or ability that interrupts: whether to use it now. Above 0: use it. */
export function windowWorth(mind: Mind, option: DecisionOption, decision: Decision): number {
  const prospect = option.id === 'pass' ? undefined : prospectOfAnswer(mind.view, decision, option)
  if (prospect === undefined) return 0
  const human = worthOf(mind, prospect)
  return (mind.harmful ? harmOf(mind, -human) : human) + ownWorth(mind, prospect) - keptFor(mind, option)
}

/** A hidden Cylon does harm that could be bad judgement; with more it would be found out. */
const harmOf = ({ revealed }: Mind, harm: number): number => (revealed || harm <= plausible ? harm : 0)

/** What is given up with something that interrupts. */
function keptFor(mind: Mind, { id }: DecisionOption): number {
  const card = cardSpentBy(id)
  if (card !== undefined) return 0.12 + 0.06 * (skillCardFacts(mind.view, card)?.strength ?? 1)
  if (isOnceOnly(mind.view, mind.seat, id)) return 0.6 + keptOnce(mind)
  return usesCardInPlay(id) ? 0.25 : 0.02
}
