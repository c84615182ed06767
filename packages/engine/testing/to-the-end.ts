// Late starts: from an arranged position a game is played on to its end, for what hardly any game by chance would reach.

import assert from 'node:assert/strict'
import { copyGame } from '../src/core/copy.ts'
import { applyChoice, type Game } from '../src/index.ts'
import { type Chance, chanceFrom, nextChoice, type Player, type PlayerName } from './choosing.ts'
import { checkInvariants, soundnessFaults } from './invariants.ts'
import { lookAlikeFaults } from './look-alikes.ts'
import { readingFaults } from './reading.ts'

interface Late {
  readonly seed: string
  readonly player?: Player | PlayerName
  /** After which choices all invariants are checked and look-alikes are compared; after the others everything is only counted. */
  readonly thorough: (choices: number) => boolean
  /** What else is looked at then. */
  readonly look?: (game: Game, chance: Chance) => void
}

export function playToTheEnd(game: Game, { seed, player = 'random', thorough, look }: Late): Game {
  const chance = chanceFrom(seed)
  for (let choices = 1; game.over === undefined; choices++) {
    const choice = nextChoice(game, [player], chance)
    const before = thorough(choices) ? copyGame(game) : undefined
    const at = game.stack.map((frame) => frame.at)
    applyChoice(game, choice)
    const faults = before !== undefined || isOver(game) ? checkInvariants(game, choices) : soundnessFaults(game)
    if (before !== undefined) {
      faults.push(...lookAlikeFaults(before, choice, game, chance))
      look?.(game, chance)
    }
    assert.deepEqual(faults, [], `${seed}, choice ${choices}, ${at}`)
    assert.ok(choices < 5000, `${seed} does not end`)
  }
  assert.deepEqual(readingFaults(game), [], seed)
  return game
}

const isOver = ({ over }: Game): boolean => over !== undefined
