// Fuel, food, morale and population.

import type { Resource } from '../../core/ids.ts'
import { alike } from '../../core/languages.ts'
import { node } from '../../core/node.ts'
import { type Amounts, changeResources, chooseHighest, highestResources, negative } from '../../rules/resources.ts'
import { amountOf, quantityOf } from '../phrases.ts'

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

/** Human Weakness, Breeder's Canyon: whichever resource there is most of. */
export const loseHighest = node('loseHighest', {
  run: (game, _node, { actor = 0 }) => chooseHighest.begin(game, { seat: actor }),
  text: {
    en: '−1 of the highest resource',
    es: '−1 del Recurso más alto',
    de: '−1 der höchsten Ressource',
    fr: '−1 de la ressource la plus haute',
    pl: '−1 najwyższego zasobu',
  },
  price: (_node, view) => ({ [highestResources(view)[0]]: -1 }),
})
