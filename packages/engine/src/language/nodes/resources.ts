// Fuel, food, morale and population.

import type { Resource } from '../../core/ids.ts'
import { type Amounts, changeResources, negative } from '../../rules/resources.ts'
import { node } from '../node.ts'
import { alike, amountOf, quantityOf } from '../phrases.ts'

const entries = (of: Amounts) => Object.entries(of) as [Resource, number][]
const changes = (sign: 1 | -1, of: Amounts) => entries(of).map(([resource, n]) => amountOf(resource, sign * n))

export const lose = node('lose', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, negative(resources)),
  text: alike('{amounts}'),
  facts: ({ resources }) => ({ amounts: changes(-1, resources) }),
  price: ({ resources }) => negative(resources),
})

/** A price that somebody may decide to pay, if it can be paid. */
export const spend = node('spend', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, negative(resources)),
  text: {
    en: 'spend {amounts}',
    es: 'gasta {amounts}',
    de: '{amounts} ausgeben',
    fr: 'dépensez {amounts}',
    pl: 'wydaj {amounts}',
  },
  facts: ({ resources }) => ({ amounts: entries(resources).map(([resource, n]) => quantityOf(resource, n)) }),
  price: ({ resources }) => negative(resources),
  possible: (game, { resources }) =>
    (Object.entries(resources) as [Resource, number][]).every(([resource, n]) => game.resources[resource] >= n),
})

export const gain = node('gain', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, resources),
  text: alike('{amounts}'),
  facts: ({ resources }) => ({ amounts: changes(1, resources) }),
  price: ({ resources }) => resources,
})
