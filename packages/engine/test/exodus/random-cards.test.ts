// Every crisis, super crisis and Quorum card of Exodus played by chance, with full hands and a full sky. After every choice all
// invariants are checked, and nobody may notice which card another hand or deck holds.

import { test } from 'node:test'
import { advance } from '../../src/core/interpreter.ts'
import type { Game } from '../../src/index.ts'
import { crisis } from '../../src/rules/crisis.ts'
import { playQuorum } from '../../src/rules/quorum.ts'
import { turns } from '../../src/rules/turn.ts'
import { arrange, playToTheEnd, takeFromDeck } from '../../testing/index.ts'
import * as facts from './facts.ts'

/** A table in the middle of a game, with a revealed Cylon and skill check abilities in most hands. */
function table(seed: string, more: object = {}): Game {
  const game = arrange({
    seats: ['tigh', 'roslin', 'starbuck', 'adama'],
    options: { sets: ['base', 'exodus'], timedWindows: true, personalGoals: true, finalFive: true },
    president: 'roslin',
    admiral: 'adama',
    hands: {
      tigh: ['tactics 0', 'tactics 4', 'leadership 3'],
      roslin: ['politics 0', 'politics 4', 'leadership 0'],
      adama: ['leadership 4', 'leadership 3', 'tactics 3'],
    },
    revealed: ['starbuck'],
    space: { front: { raiders: 2, basestars: 1 }, rear: { heavyRaiders: 1, civilians: 2 }, portBow: { vipers: 1 } },
    boarding: [1, 0, 1, 0],
    jumpPreparation: 1,
    seed,
    ...more,
  })
  turns.begin(game, {})
  return game
}

/** Goes on by chance through the card and into the turn that follows. */
function playOut(game: Game, seed: string): void {
  advance(game)
  playToTheEnd(game, { seed, thorough: () => true, most: 24 })
}

test('every crisis of Exodus holds every invariant', () => {
  for (const card of Object.keys(facts.crises)) {
    const game = table(card, { tops: { crisis: [card] } })
    crisis.begin(game, { drawer: game.current, draw: 1, rest: 'bottom', steps: true })
    playOut(game, card)
  }
})

test('every super crisis of Exodus holds every invariant', () => {
  for (const card of Object.keys(facts.superCrises)) {
    const game = table(card, { current: 'starbuck', at: { starbuck: 'caprica' } })
    takeFromDeck(game, 'superCrisis', card)
    crisis.begin(game, { drawer: game.current, draw: 0, rest: 'discard', steps: false, superCrisis: true, card })
    playOut(game, card)
  }
})

test('every Quorum card of Exodus holds every invariant', () => {
  for (const card of Object.keys(facts.quorum)) {
    const game = table(card, { current: 'roslin', quorumHand: [card, 'arrest-order', 'food-rationing'] })
    playQuorum(game, game.titles.president, card)
    playOut(game, card)
  }
})
