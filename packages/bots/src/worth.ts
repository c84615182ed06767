// What changes are worth to the humans in a given position. The unit is about one resource of which there is enough; a
// resource counts the more, the likelier it is to run out before the fleet arrives.

import {
  costsAhead,
  distanceToGo,
  entersRed,
  hitsLeft,
  type Resource,
  resources,
  sympathizerToCome,
  type View,
} from '@cic/engine'
import { remembered } from './remembered.ts'

/** Which part of the turns belongs to revealed Cylons. */
export function cylonShare({ seats }: View): number {
  const playing = seats.filter(({ out }) => out === undefined)
  return playing.filter(({ revealed }) => revealed).length / playing.length
}

/** Most human turns bring a crisis, and somewhat more than half of those a jump icon; the turns of Cylons bring none. */
export const iconsPerTurn = (view: View): number => 0.55 * (1 - cylonShare(view))
const iconsPerJump = 3.4
const distancePerJump = 2

export const jumpsLeft = (view: View): number => Math.ceil(distanceToGo(view) / distancePerJump) + 1

/** How many turns the game will last if nothing goes wrong. */
export const turnsLeft = (view: View): number =>
  Math.max(1, (jumpsLeft(view) * iconsPerJump - view.jumpPreparation) / iconsPerTurn(view))

/** What the resources lose in a turn and with a jump of an ordinary game. */
const drain: Readonly<Record<Resource, { turn: number; jump: number }>> = {
  fuel: { turn: 0.02, jump: 1.1 },
  food: { turn: 0.12, jump: 0 },
  morale: { turn: 0.19, jump: 0 },
  population: { turn: 0.2, jump: 1.3 },
}

/** How much of each resource will be left at the end, as things go. */
const spareIn = remembered((view: View): Readonly<Record<Resource, number>> => {
  const turns = turnsLeft(view)
  const jumps = jumpsLeft(view) - 1
  const costs = costsAhead(view)
  const spare = {} as Record<Resource, number>
  for (const resource of resources) {
    const { turn, jump } = drain[resource]
    spare[resource] = view.resources[resource] - turn * turns - jump * jumps + (costs[resource] ?? 0)
  }
  return spare
})

const spare = (view: View, resource: Resource): number => spareIn(view)[resource]

const least = 0.6
const most = 4.4

/** One unit of a resource: little while there is enough of it, much when the end of it is near. */
export const resourceWorth = (view: View, resource: Resource): number =>
  unitWorth(spare(view, resource), view.resources[resource])

const unitWorth = (toSpare: number, left: number): number =>
  least + (left <= 2 ? 1.5 : 0) + (most - least) / (1 + Math.exp(toSpare / 1.7))

/** Besides resources a turn costs cards, and brings more Cylon ships. */
const besides = 1.6

/** What a turn costs the humans on the average, the Cylon ships on the board apart. */
export const turnCost: (view: View) => number = remembered(
  (view: View) =>
    besides * resources.reduce((sum, resource) => sum + drain[resource].turn * resourceWorth(view, resource), 0),
)

/** Losing the game, as far as numbers go. */
const disaster = 12

/** Losing some of a resource: each unit counts for what it is when the ones before it are gone. */
export function lossWorth(view: View, resource: Resource, amount: number): number {
  const left = view.resources[resource]
  const toSpare = spare(view, resource)
  let worth = amount >= left ? disaster : 0
  for (let gone = 0; gone < amount; gone++) worth += Math.min(1, amount - gone) * unitWorth(toSpare - gone, left - gone)
  return sympathizerToCome(view) && entersRed(view, resource, amount) ? worth - humanSympathizer : worth
}

/** With a resource in the red the Sympathizer stays a human, who only sits in the Brig. */
const humanSympathizer = 2.5

/** One more damage token, on a ship that can take only so many. */
export const damageWorth = (view: View): number => [12, 12, 4.5, 2.4, 1.5, 1.1, 0.9][hitsLeft(view)] ?? 0.9

/** One unit of distance is half a jump, and so some turns less: the more, the dearer these are. */
export const distanceWorth = (view: View): number => Math.max(3.1, 2.6 * turnCost(view))

/** A step towards the jump, as a part of it. */
export const preparationWorth = (view: View): number => Math.max(0.9, turnCost(view))
