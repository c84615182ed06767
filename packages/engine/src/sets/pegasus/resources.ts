// Effects that look for the highest resource, or for prisoners.

import { type Resource, resources, type Seat } from '../../core/ids.ts'
import { procedure } from '../../core/procedure.ts'
import type { Game } from '../../core/state.ts'
import { changeResources } from '../../rules/resources.ts'
import { isConfined, isHuman } from '../../rules/table.ts'

export function highestResources(game: Pick<Game, 'resources'>): Resource[] {
  const most = Math.max(...resources.map((resource) => game.resources[resource]))
  return resources.filter((resource) => game.resources[resource] === most)
}

/** ruling: docs/rulings.md#highest-resource */
export const chooseHighest = procedure<{ seat: Seat }>('chooseHighest', {
  choose: {
    text: {
      en: 'Which of the highest resources loses 1?',
      es: '¿Cuál de los Recursos más altos disminuye en 1?',
      de: 'Welche der höchsten Ressourcen sinkt um 1?',
      fr: 'Laquelle des ressources les plus hautes diminue de 1\u202f?',
      pl: 'Który z najwyższych zasobów maleje o 1?',
    },
    who: (_game, { seat }) => seat,
    options: (game) => highestResources(game).map((resource) => `resource:${resource}`),
    answer: (game, _frame, _seat, [choice]) => changeResources(game, { [choice.slice('resource:'.length)]: -1 }),
  },
})

/** Whether a human player sits in the Brig or in Detention. */
export const anyPrisoner = (game: Game): boolean =>
  game.seats.some((_, seat) => isHuman(game, seat) && isConfined(game, seat))
