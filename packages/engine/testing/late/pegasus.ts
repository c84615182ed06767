// Games that begin on New Caprica, before and after Galactica's return, and games in which executions have left nobody to follow; each with
// every other box.

import type { CharacterId } from '../../src/core/ids.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { checkOptions, type GameOptions, variantsOf } from '../../src/index.ts'
import { called, type Name } from '../arrange.ts'
import { aimsOf, begun, boxesWith, eagerFor, type LateStart, tableOf, timed } from './late-start.ts'

const tables: readonly (readonly Name[])[] = [
  ['tigh', 'roslin', 'starbuck'],
  ['cain', 'roslin', 'kat', 'cavil'],
  ['tigh', 'ellen', 'starbuck', 'dee', 'leoben'],
  ['adama', 'baltar', 'apollo', 'tyrol', 'zarek', 'six'],
  ['helo', 'ellen', 'boomer', 'dee', 'kat', 'cain', 'cavil'],
]

/** With so few ships to lose the humans may win by chance. */
const fewShips = { locked: ['empty', 'population-1'], prepared: ['population-1'] }

export const onNewCaprica: LateStart = {
  name: 'on New Caprica',
  objective: 'new-caprica',
  games: 60,
  start: (number) => {
    const sets = boxesWith('pegasus', Math.floor(number / 2))
    const seats = tableOf(tables, sets, number)
    return begun({
      seats,
      options: {
        sets,
        objective: 'new-caprica',
        ...timed(number % 3 > 0),
        ...(number % 3 < 2 && variantsOf(sets).includes('cylonFleet') ? { cylonFleet: true } : {}),
      },
      ...aimsOf(seats, sets),
      travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
      newCaprica: { orbit: number % 2 === 0, forces: [1, 0, 1], ...(number % 20 < 6 ? fewShips : {}) },
      quorumHand: ['eulogy', 'arrest-order'],
      space: { front: { basestars: 1, raiders: 3 } },
      seed: `new caprica ${number}`,
      ...{ fuel: 12, food: 12, morale: 12, population: 12 },
    })
  },
}

/** Everybody else has been executed: nobody is left to follow the next. */
export const noneLeft: LateStart = {
  name: 'with nobody left to follow',
  objective: 'kobol',
  games: 8,
  start: (number) => {
    const sets = boxesWith('pegasus', number)
    const options: Partial<GameOptions> = { sets, objective: 'kobol', ...timed(number % 8 < 4) }
    const { characters } = rulesOf({ options: checkOptions({ players: 4, ...options }) })
    const seats: readonly Name[] = ['tigh', 'roslin', 'starbuck', 'tyrol']
    return begun({
      seats,
      options,
      admiral: 'starbuck',
      executed: (Object.keys(characters) as CharacterId[]).filter(
        (one) => characters[one].type !== 'cylon leader' && seats.every((name) => called[name] !== one),
      ),
      tops: { crisis: ['a-verdict-of-guilty'] },
      morale: 9,
      seed: `nobody ${number}`,
    })
  },
  player: eagerFor(/^option:0$/),
}
