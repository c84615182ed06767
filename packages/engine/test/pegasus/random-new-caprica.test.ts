// Random games that begin on New Caprica, before and after Galactica's return: hardly any game by chance gets so far. After every
// choice everything is counted; all invariants are checked after every tenth, at another place in every game, and in every other
// game, whose windows are timed, look-alikes are compared there too.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyGame } from '../../src/core/copy.ts'
import { advance } from '../../src/core/interpreter.ts'
import { applyChoice, type Game } from '../../src/index.ts'
import { turns } from '../../src/rules/turn.ts'
import {
  arrange,
  chanceFrom,
  checkInvariants,
  lookAlikeFaults,
  type Name,
  nextChoice,
  soundnessFaults,
} from '../../testing/index.ts'

const tables: readonly (readonly Name[])[] = [
  ['tigh', 'roslin', 'starbuck'],
  ['cain', 'roslin', 'kat', 'cavil'],
  ['tigh', 'ellen', 'starbuck', 'dee', 'leoben'],
  ['adama', 'baltar', 'apollo', 'tyrol', 'zarek', 'six'],
  ['helo', 'ellen', 'boomer', 'dee', 'kat', 'cain', 'cavil'],
]

const games = 60

test(`${games} random games from New Caprica on finish, and every invariant holds`, () => {
  const endings = new Set<string>()
  for (let number = 0; number < games; number++) {
    const game = onNewCaprica(number)
    const chance = chanceFrom(`new caprica ${number}`)
    for (let choices = 1; game.over === undefined; choices++) {
      const choice = nextChoice(game, ['random'], chance)
      const thorough = (choices + number) % 10 === 0
      const before = thorough ? copyGame(game) : undefined
      applyChoice(game, choice)
      const faults = thorough || game.over !== undefined ? checkInvariants(game, choices) : soundnessFaults(game)
      if (before !== undefined) faults.push(...lookAlikeFaults(before, choice, game, chance))
      assert.deepEqual(faults, [], `game ${number}, choice ${choices}, ${game.stack.map(({ at }) => at)}`)
      assert.ok(choices < 5000, `game ${number} does not end`)
    }
    endings.add(`${game.over?.winner} ${game.over?.reason}`)
  }
  assert.ok(endings.has('humans new-caprica'), [...endings].join(', '))
})

/** With so few ships to lose the humans may win by chance. */
const fewShips = { locked: ['empty', 'population-1'], prepared: ['population-1'] }

function onNewCaprica(number: number): Game {
  const seats = tables[number % tables.length]
  const orbit = number % 2 === 0
  const timed = number % 4 < 2
  const rich = { fuel: 12, food: 12, morale: 12, population: 12 }
  const game = arrange({
    seats,
    options: { sets: ['base', 'pegasus'], objective: 'new-caprica', ...(timed ? { timedWindows: true } : {}) },
    agendas: Object.fromEntries(
      seats.filter((name) => ['cavil', 'leoben', 'six'].includes(name)).map((name) => [name, 'join-the-colonials']),
    ),
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    newCaprica: { orbit, forces: [1, 0, 1], ...(number % 3 === 0 ? fewShips : {}) },
    quorumHand: ['eulogy', 'arrest-order'],
    space: { front: { basestars: 1, raiders: 3 } },
    seed: `new caprica ${number}`,
    ...rich,
  })
  turns.begin(game, {})
  advance(game)
  return game
}
