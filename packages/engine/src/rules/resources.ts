// Resource loss and gain. (Rulebook: Resource Loss; Card clarifications: no resource rises above 15.)

import { type Resource, resources, type Seat } from '../core/ids.ts'
import { says } from '../core/languages.ts'
import { log } from '../core/log.ts'
import { occasion } from '../core/moments.ts'
import { resourceOption } from '../core/option-kinds.ts'
import { procedure } from '../core/procedure.ts'
import { changeable } from '../core/rules.ts'
import type { Game, Table } from '../core/state.ts'

export const highest = 15

/** At or below these a dial shows red: half of what the fleet starts with. */
export const redZone: Readonly<Record<Resource, number>> = { fuel: 4, food: 4, morale: 5, population: 6 }

export type Amounts = Readonly<Partial<Record<Resource, number>>>

/** Turns the dials. A dial at 0 loses the game only at the end of a turn, so that it can be won back before. */
export const changeResources = changeable('changeResources', (game: Game, amounts: Amounts): void => {
  for (const resource of resources) {
    const by = amounts[resource]
    if (by === undefined || by === 0) continue
    const before = game.resources[resource]
    game.resources[resource] = Math.max(0, Math.min(highest, before + by))
    log(game, 'resource', { resource, by, now: game.resources[resource] })
    if (resource === 'population' && game.resources.population < before) populationLost.begin(game, {})
  }
})

/** Population has been lost. */
export const populationLost = occasion<object>('populationLost', {
  en: 'after population is reduced',
  es: 'después de reducirse la Población',
  de: 'nachdem die Bevölkerung gesunken ist',
  fr: 'après une perte de population',
  pl: 'gdy populacja zmaleje',
})

export function negative(amounts: Amounts): Amounts {
  const turned: Partial<Record<Resource, number>> = {}
  for (const resource of resources) {
    const amount = amounts[resource]
    if (amount !== undefined) turned[resource] = -amount
  }
  return turned
}

export const anyInTheRed = (game: Game): boolean => resources.some((r) => game.resources[r] <= redZone[r])

export const exhausted = (game: Game): Resource | undefined => resources.find((r) => game.resources[r] <= 0)

export function highestResources(game: Pick<Table, 'resources'>): Resource[] {
  const most = Math.max(...resources.map((resource) => game.resources[resource]))
  return resources.filter((resource) => game.resources[resource] === most)
}

/** Who says which of several resources that are equally high is meant. ruling: docs/rulings.md#highest-resource */
export const choosesHighest = changeable('choosesHighest', (_table: Table, actor: Seat): Seat => actor)

export const chooseHighest = procedure<{ seat: Seat }>('chooseHighest', {
  choose: {
    text: says`Which of the highest resources loses 1? | ¿Cuál de los Recursos más altos disminuye en 1? | Welche der höchsten Ressourcen sinkt um 1? | Laquelle des ressources les plus hautes diminue de 1\u202f? | Który z najwyższych zasobów maleje o 1?`,
    who: (game, { seat }) => choosesHighest(game, seat),
    options: (game) => highestResources(game).map((resource) => resourceOption(resource)),
    answer: (game, _frame, _seat, [choice]) => changeResources(game, { [resourceOption.of(choice)]: -1 }),
  },
})
