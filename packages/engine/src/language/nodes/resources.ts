// Fuel, food, morale and population.

import type { Resource } from '../../core/ids.ts'
import { type Amounts, changeResources, negative } from '../../rules/resources.ts'
import { en } from '../en.ts'
import { node } from '../node.ts'
import { amountOf } from '../phrases.ts'

const amounts = (sign: 1 | -1, of: Amounts) =>
  (Object.entries(of) as [Resource, number][]).map(([resource, n]) => amountOf(resource, sign * n))

export const lose = node('lose', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, negative(resources)),
  text: en('{amounts}'),
  facts: ({ resources }) => ({ amounts: amounts(-1, resources) }),
  price: ({ resources }) => negative(resources),
})

/** A price that somebody may decide to pay, if it can be paid. */
export const spend = node('spend', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, negative(resources)),
  text: en('spend {amounts}'),
  facts: ({ resources }) => ({ amounts: amounts(1, resources) }),
  price: ({ resources }) => negative(resources),
  possible: (game, { resources }) =>
    (Object.entries(resources) as [Resource, number][]).every(([resource, n]) => game.resources[resource] >= n),
})

export const gain = node('gain', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, resources),
  text: en('{amounts}'),
  facts: ({ resources }) => ({ amounts: amounts(1, resources) }),
  price: ({ resources }) => resources,
})
