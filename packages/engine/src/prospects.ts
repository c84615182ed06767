// What an answer comes to, for whoever has to weigh it: worked out from a view, so that options carry nothing more over the wire.

import type { LocationId, Seat } from './core/ids.ts'
import { expected, isPossible, type Node, type Price, type Prospect, prospectOf } from './core/node.ts'
import type { DecisionOption } from './core/option.ts'
import { abilityOption, actionOption, playOption, useOption } from './core/option-kinds.ts'
import type { Decision } from './core/procedure.ts'
import { rulesOf } from './core/rules.ts'
import type { CardId, Frame } from './core/state.ts'
import { actionAt, canActivate, prospectOfAction, prospectOfPlace, prospectOfPlay } from './rules/actions.ts'
import { prospectOfCrisis as crisisAt } from './rules/crisis.ts'
import { prospectOfRoll } from './rules/die.ts'
import { costOfGoal, isLeftBehind, type Pursuers, pursuersOf, shipsToCome } from './rules/end.ts'
import { isOpen, prospectOfArrival } from './rules/movement.ts'
import { isConfined } from './rules/table.ts'
import type { View } from './view.ts'

export type { CheckProspect, Prospect } from './core/node.ts'

/** What an answer comes to; nothing, where the question does not say. */
export function prospectOfAnswer(seen: View, { kind, seat }: Decision, option: DecisionOption): Prospect | undefined {
  const frame = seen.stack.at(-1) as Frame
  const said = rulesOf(seen).steps.get(kind)?.question?.prospect?.(seen, frame, option.id, seat)
  if (said !== undefined) return said
  if (option.effect !== undefined) return { effect: option.effect, context: { actor: seat } }
  return prospectOfPlay(seen, seat, option.id)
}

/** What an effect comes to, one level down. */
export const unfold = (seen: View, { effect, context }: Extract<Prospect, { effect: Node }>): Prospect =>
  prospectOf(effect, seen, context)

/** What something is expected to change, as far as it can be summed up. */
export const expectedChanges = (seen: View, prospect: Prospect): Price => expected(prospect, seen)

/** What somebody could do at a place. */
export const prospectAt = (seen: View, seat: Seat, place: LocationId): Prospect => prospectOfPlace(seen, seat, place)

/** What ending the Movement step at a place brings on. */
export const prospectOfArrivalAt = (seen: View, seat: Seat, place: LocationId): Prospect =>
  prospectOfArrival(seen, seat, place)

/** What the action of a place would come to, if nothing kept somebody from using it. */
export function prospectIfRepaired(seen: View, seat: Seat, place: LocationId): Prospect | undefined {
  const effect = actionAt(seen, seat, place)
  const context = { actor: seat, source: place }
  return effect === undefined || canActivate(seen, seat, place) || !isPossible(seen, effect, context)
    ? undefined
    : { effect, context }
}

/** What an action of somebody comes to, by its option. */
export const prospectOfDeed = (seen: View, seat: Seat, option: string): Prospect => prospectOfAction(seen, seat, option)

/** What somebody may do wherever they are, by a title or by what is printed on a board: everybody can see it. */
export function boardActionsOf(seen: View, seat: Seat): string[] {
  const { actions } = rulesOf(seen)
  return Object.keys(actions).flatMap((id) => (actions[id].possible(seen, seat) ? [actionOption(id)] : []))
}

/** What the die under way comes to if it shows so much. */
export const prospectOfDie = (seen: View, shows: number): Prospect | undefined => prospectOfRoll(seen, shows)

/** What a crisis card comes to in somebody's crisis step. */
export const prospectOfCrisis = (seen: View, card: CardId, drawer: Seat, steps = true): Prospect =>
  crisisAt(seen, card, drawer, steps)

/** What reaching the goal will still cost, besides the way there. */
export const costsAhead = (seen: View): Price => costOfGoal(seen)

/** Whether somebody at this place is lost if the fleet reaches its goal now. */
export const isLeftBehindAt = (seen: View, place: string): boolean => isLeftBehind(seen, place)

/** How many civilian ships are about to appear in each area that vipers launch into. */
export const civiliansToCome = (seen: View): number => shipsToCome(seen)

/** Cylon ships that pursue the fleet without being there yet. */
export const pursuers = (seen: View): Pursuers | undefined => pursuersOf(seen)

export const isPrisoner = (seen: View, seat: Seat): boolean => isConfined(seen, seat)

/** How often something can be used: a card once, an ability as its sheet says. */
export function isOnceOnly(seen: View, seat: Seat, option: string): boolean {
  const { character } = seen.seats[seat]
  if (!abilityOption.is(option) || character === undefined) return false
  const ability = rulesOf(seen).characters[character].abilities[abilityOption.of(option)]
  return ability !== undefined && 'once' in ability && ability.once === 'game'
}

/** The skill card that an answer spends. */
export const cardSpentBy = (option: string): CardId | undefined =>
  playOption.is(option) ? playOption.of(option) : undefined

/** Whether an answer uses up a card that lies in play. */
export const usesCardInPlay = (option: string): boolean => useOption.is(option)

/** The view of somebody who stood somewhere else. */
export const standingAt = (seen: View, seat: Seat, place: LocationId): View => ({
  ...seen,
  seats: seen.seats.map((state, one) => (one === seat ? { ...state, at: place } : state)),
})

/** What a card or ability that was used came to, by what the log calls it: for whoever reads conduct from it. */
export function prospectOfUse(seen: View, used: CardId, seat: Seat): Prospect | undefined {
  const { locations, skillCards } = rulesOf(seen)
  const effect = locations[used as LocationId]?.action ?? skillCards[used]?.card.ability.effect
  return effect === undefined ? undefined : { effect, context: { actor: seat, source: used } }
}

/** The locations where somebody of the humans may act who is free to move. */
export const placesToAct = (seen: View): LocationId[] => {
  const { locations } = rulesOf(seen)
  return (Object.keys(locations) as LocationId[]).filter(
    (id) => locations[id].who !== 'cylons' && !locations[id].hazard && isOpen(seen, id),
  )
}
