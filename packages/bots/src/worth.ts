// What changes are worth to the humans in a given position: the scarcer a resource, the more one unit of it counts.

import type { Price, Resource, View, Worth } from '@cic/engine'

const start: Readonly<Record<Resource, number>> = { fuel: 8, food: 8, morale: 10, population: 12 }

/** One unit of a resource: about 1 at the start of the game, rising steeply as the dial falls. */
export function resourceWorth(view: View, resource: Resource): number {
  const left = view.resources[resource]
  if (left <= 0) return 12
  return Math.min(8, (start[resource] / (left + 0.5)) ** 1.35)
}

const fixed: Readonly<Record<Exclude<Worth, Resource>, number>> = {
  skillCards: 0.14,
  quorumCards: 0.3,
  vipers: 0.25,
  raptors: 0.35,
  nukes: 0.7,
  civilianShips: 0.6,
  galacticaDamage: 0.9,
  basestars: 1.3,
  raiders: 0.14,
  heavyRaiders: 0.35,
  centurions: 1.1,
  cylonActivations: 0.8,
  jumpPreparation: 0.6,
  distance: 1.8,
  brig: 0.9,
  sickbay: 0.45,
  titles: 0.25,
  knowledge: 0.3,
  crises: 1.1,
  actions: 0.5,
}

/** The value of a list of expected changes, from the humans' point of view. */
export function worthOfPrice(view: View, price: Price): number {
  let value = 0
  for (const [worth, amount] of Object.entries(price) as [Worth, number][]) {
    value += amount * (worth in start ? resourceWorth(view, worth as Resource) : fixed[worth as keyof typeof fixed])
  }
  return value
}
