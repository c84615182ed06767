// The test kit: arrange any situation, go on through decisions, ask what happened. docs/testing.md teaches it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOpen } from './table.ts'
import './boxes/index.ts'

export { arrange, called, type Name, type Situation } from './arrange.ts'
export { type Chance, chanceFrom, nextChoice, type Player, type PlayerName, players, randomAnswer } from './choosing.ts'
export { allToMeet, lateGames, type Met, metInGame, metLate } from './coverage.ts'
export { checkInvariants, determinizationFaults, disagreements, soundnessFaults } from './invariants.ts'
export { type LookAlike, lookAlikeFaults, lookAlikesOf } from './look-alikes.ts'
export { namesOfEverything, usables } from './names.ts'
export { type GamePlan, type PlayedGame, playGame } from './play.ts'
export { faultOf, readerOf, readingFaults } from './reading.ts'
export { extraLoyalty, loyaltyOf, setUp } from './set-up.ts'
export { type Expected, given, type Table } from './table.ts'
export { playToTheEnd, takeFromDeck } from './to-the-end.ts'

/** A test of a rule, named by a sentence about the game. It fails if a question is left open that nobody mentioned. */
export function rule(sentence: string, check: () => void): void {
  test(sentence, () => {
    leftOpen()
    check()
    assert.equal(leftOpen(), 0, 'a question is left open: end with finished(), rest() or goesOn()')
  })
}
