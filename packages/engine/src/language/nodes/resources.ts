// Fuel, food, morale and population.

import type { Resource } from '../../core/ids.ts'
import { node } from '../../core/node.ts'
import { type Amounts, changeResources, chooseHighest, highestResources, negative } from '../../rules/resources.ts'
import { amountOf, changeOf, quantityOf } from '../phrases.ts'

const entries = (of: Amounts) => Object.entries(of) as [Resource, number][]
const changes = (sign: 1 | -1, of: Amounts) => entries(of).map(([resource, n]) => amountOf(resource, sign * n))

const changedBy = (of: Amounts) => entries(of).map(([resource, n]) => changeOf(resource, n))
const quantities = (of: Amounts) => entries(of).map(([resource, n]) => quantityOf(resource, n))

export const lose = node('lose', {
  /** `again` on a card that has taken the same already. */
  make: (resources: Amounts, again?: 'again') => ({ resources, ...(again && { again }) }),
  run: (game, { resources }) => changeResources(game, negative(resources)),
  text: {
    en: '{again, select, yes {another } other {}}[{amounts}|{amounts}|reduce {changed}]',
    es: '[{amounts}|{amounts}|reducir {changed}]{again, select, yes { adicional} other {}}',
    de: '[{amounts}|{amounts}|{changed} senken]{again, select, yes { zusätzlich} other {}}',
    fr: '{again, select, yes {encore } other {}}[{amounts}|{amounts}|réduire {changed}]',
    pl: '{again, select, yes {jeszcze } other {}}[{amounts}|{amounts}|zmniejszyć {changed}]',
  },
  facts: ({ resources, again }) => ({
    amounts: changes(-1, resources),
    changed: changedBy(resources),
    again: again === undefined ? 'no' : 'yes',
  }),
  price: ({ resources }) => negative(resources),
})

/** A price that somebody may decide to pay, if it can be paid. */
export const spend = node('spend', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, negative(resources)),
  text: {
    en: '[spend|spends] {amounts}',
    es: '[gasta|gasta|gastar] {amounts}',
    de: '[gib |gibt |]{amounts} [aus|aus|ausgeben]',
    fr: '[dépensez|dépense|dépenser] {amounts}',
    pl: '[wydaj|wydaje|wydać] {amounts}',
  },
  facts: ({ resources }) => ({ amounts: quantities(resources) }),
  price: ({ resources }) => negative(resources),
  possible: (game, { resources }) =>
    (Object.entries(resources) as [Resource, number][]).every(([resource, n]) => game.resources[resource] >= n),
})

export const gain = node('gain', {
  make: (resources: Amounts) => ({ resources }),
  run: (game, { resources }) => changeResources(game, resources),
  text: {
    en: '[{amounts}|{amounts}|raise {changed}]',
    es: '[{amounts}|{amounts}|aumentar {changed}]',
    de: '[{amounts}|{amounts}|{changed} erhöhen]',
    fr: '[{amounts}|{amounts}|augmenter {changed}]',
    pl: '[{amounts}|{amounts}|zwiększyć {changed}]',
  },
  facts: ({ resources }) => ({ amounts: changes(1, resources), changed: changedBy(resources) }),
  price: ({ resources }) => resources,
})

/** Human Weakness, Breeder's Canyon: whichever resource there is most of. */
export const loseHighest = node('loseHighest', {
  run: (game, _node, { actor = 0 }) => chooseHighest.begin(game, { seat: actor }),
  text: {
    en: '[reduce|reduces] the highest resource by 1',
    es: '[reduce|reduce|reducir] en 1 el Recurso más alto',
    de: '[senke |senkt |]die höchste Ressource um 1[|| senken]',
    fr: '[réduisez|réduit|réduire] de 1 la ressource la plus haute',
    pl: '[zmniejsz|zmniejsza|zmniejszyć] najwyższy zasób o 1',
  },
  price: (_node, view) => ({ [highestResources(view)[0]]: -1 }),
})
