// Games that begin right before the jump that ends them, with all that is looked at then: what goals cost, what leaders want, and whatever else
// a box brings to the end.

import { boxCombinations, isAllowed, variantsOf } from '../../src/index.ts'
import type { Name } from '../arrange.ts'
import { aimsOf, begun, type LateStart, tableOf, timed } from './late-start.ts'

const tables: readonly (readonly Name[])[] = [
  ['tigh', 'roslin', 'starbuck'],
  ['cain', 'roslin', 'kat', 'cavil'],
  ['adama', 'tory', 'starbuck', 'cally'],
  ['lee', 'roslin', 'hotDog', 'simon', 'cottle'],
  ['adama', 'baltar', 'apollo', 'tyrol'],
]

export const beforeTheLastJump: LateStart = {
  name: 'before the last jump',
  objective: 'kobol',
  games: 48,
  start: (number) => {
    const choices = boxCombinations()
    const sets = choices[number % choices.length]
    const seats = tableOf(tables, sets, Math.floor(number / choices.length))
    const has = (variant: string): boolean => variantsOf(sets).includes(variant) && number % 16 < 8
    return begun({
      seats,
      options: {
        sets,
        objective: isAllowed({ players: 4, sets, objective: 'earth' }) && number % 3 > 0 ? 'earth' : 'kobol',
        ...timed(number % 3 > 0),
        ...(has('personalGoals') ? { personalGoals: true, finalFive: true } : {}),
      },
      ...aimsOf(seats, sets),
      ...(has('personalGoals') ? { loyalty: { [seats[1]]: ['personal-goal-acquire-power'] } } : {}),
      travelled: ['deep-space', 'deep-space', 'asteroid-field', 'cylon-ambush'],
      jumpPreparation: 4,
      space: { rear: { civilians: 1 } },
      ...{ fuel: 4, food: 4, morale: 4, population: 4 },
      seed: `last jump ${number}`,
    })
  },
}
