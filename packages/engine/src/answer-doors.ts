// What stands under an answer: one line of what it does, and what it costs to go there.

import type { Area, CardId, LocationId, Seat } from './core/ids.ts'
import type { Language } from './core/languages.ts'
import { kindOf, priceOf } from './core/node.ts'
import {
  abilityOption,
  actionOption,
  activateOption,
  areaOption,
  cardOption,
  launchOption,
  locationOption,
  playOption,
  quorumOption,
  useOption,
} from './core/option-kinds.ts'
import { rulesOf } from './core/rules.ts'
import type { Node } from './core/state.ts'
import { describeArea } from './language/areas.ts'
import { describeBoardAction } from './language/cards.ts'
import { capitalise } from './language/icu.ts'
import type { Reader } from './language/reader.ts'
import { sentence, write } from './language/text.ts'
import { crisisOf } from './outlook.ts'
import { actionAt } from './rules/actions.ts'
import { thresholdTexts } from './rules/jump.ts'
import { changesShip } from './rules/movement.ts'
import { distance, distanceOf, distanceOfGoal } from './rules/table.ts'
import { describeEffect, printedCard, printedLocation } from './table-doors.ts'
import type { View } from './view.ts'

/** What an answer does, where its name does not say it; nothing, where there is no more to say. */
export function describeAnswer(id: string, seen: View, seat: Seat, language: Language): string | undefined {
  for (const kind of [locationOption, activateOption]) {
    if (kind.is(id)) return effectAt(kind.of(id) as LocationId, seen, seat, language)
  }
  for (const kind of [areaOption, launchOption])
    if (kind.is(id)) return describeArea(seen, kind.of(id) as Area, language)
  if (cardOption.is(id)) return abilityCalled(cardOption.of(id), seen, language)
  if (playOption.is(id))
    return describeEffect(rulesOf(seen).skillCards[playOption.of(id)].card.ability.effect, language)
  for (const kind of [quorumOption, useOption])
    if (kind.is(id)) return printedCard(kind.of(id) as CardId, language, seen)?.text
  if (actionOption.is(id)) return describeBoardAction(rulesOf(seen).actions[actionOption.of(id)], { language })
  const { character } = seen.seats[seat]
  if (!abilityOption.is(id) || character === undefined) return undefined
  const ability = rulesOf(seen).characters[character].abilities[abilityOption.of(id)]
  if (ability === undefined || !('effect' in ability)) return undefined
  const turned = turnedBy(ability.effect, seen)
  const words = [ability.effect, ...(turned === undefined ? [] : [turned])].map((one) => describeEffect(one, language))
  return words.join(' → ')
}

/** The box of the crisis that would come in the place of the one that was chosen. */
function turnedBy(effect: Node, seen: View): Node | undefined {
  const { choice, boxes } = crisisOf(seen) ?? { boxes: [] }
  return choice === undefined || priceOf(effect, seen).crisisTurned === undefined ? undefined : boxes[1 - choice]
}

/** What the skill cards of this name do in a check, where an answer names no single one of them. */
function abilityCalled(name: CardId, seen: View, language: Language): string | undefined {
  const card = Object.values(rulesOf(seen).skillCards).find(({ kind }) => kind === name)?.card
  return card?.ability.does === 'checkAbility' ? describeEffect(card.ability.effect, language) : undefined
}

/** What an answer would mean now, for whom; nothing, where its effect says it all. */
export function describeStakes(id: string, seen: View, reader: Reader): string | undefined {
  const stakes = actionOption.is(id) ? rulesOf(seen).actions[actionOption.of(id)].stakes : undefined
  return stakes === undefined ? undefined : sentence(write(stakes(seen, reader), reader), reader)
}

/** What this player could do at a place; where that is nothing, what the place does to whoever is there. */
function effectAt(place: LocationId, seen: View, seat: Seat, language: Language): string {
  const action = actionAt(seen, seat, place)
  return action === undefined ? printedLocation(place, language, seen) : describeEffect(action, language)
}

/** How far the fleet would have come with this destination, how far it has to go, and what is due there for the first time. */
export function routeTo(
  seen: View,
  card: CardId,
  language: Language,
): { readonly now: number; readonly then: number; readonly goal: number; readonly due: readonly string[] } {
  const now = distance(seen)
  const then = now + distanceOf(seen, card)
  const due = rulesOf(seen)
    .objectives[seen.options.objective].thresholds.filter(
      (one) => one.distance <= then && !seen.reached.includes(one.distance),
    )
    .map(({ does }) => capitalise(thresholdTexts[does][language], language))
  return { now, then, goal: distanceOfGoal(seen), due }
}

/** How many skill cards it costs this player to move there. */
export const costOfMove = (seen: View, seat: Seat, to: LocationId): number => (changesShip(seen, seat, to) ? 1 : 0)

/** What happens one after the other, where an effect is several things. */
export const partsOf = (effect: Node): readonly Node[] =>
  effect.kind === 'all' ? (kindOf(effect).parts?.(effect) ?? []) : [effect]

/** The place that an answer moves to. */
export const placeOf = (id: string): LocationId | undefined =>
  locationOption.is(id) ? locationOption.of(id) : undefined
