// Late starts: from an arranged position a game is played on to its end, for what hardly any game by chance would reach.

import assert from 'node:assert/strict'
import { copyGame } from '../src/core/copy.ts'
import type { CardId } from '../src/core/ids.ts'
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
  /** After so many choices it is enough. */
  readonly most?: number
  /** What else is looked at then. */
  readonly look?: (game: Game, chance: Chance) => void
}

export function playToTheEnd(game: Game, { seed, player = 'random', thorough, most, look }: Late): Game {
  const chance = chanceFrom(seed)
  for (let choices = 1; game.over === undefined && choices <= (most ?? choices); choices++) {
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

/** A card of a deck, to be played from nowhere. */
export function takeFromDeck({ decks }: Game, deck: string, card: CardId): void {
  const { cards, seen } = decks[deck]
  const at = cards.indexOf(card)
  assert.ok(at >= 0, `${card} is not in the ${deck} deck`)
  cards.splice(at, 1)
  seen.splice(at, 1)
}
