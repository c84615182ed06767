// Whole games with the Ionian Nebula by players who choose at random, and games that begin just before the crossroads: hardly any game by
// chance gets so far. After every choice everything is counted; all invariants are checked now and then, and look-alikes where windows are
// timed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SetId } from '../../../src/core/ids.ts'
import type { LogEntry } from '../../../src/core/state.ts'
import { checkOptions } from '../../../src/index.ts'
import { playGame, playToTheEnd } from '../../../testing/index.ts'
import { beforeCrossroads } from '../../../testing/late/exodus.ts'

const wholeGames = 40
const { games: lateGames } = beforeCrossroads

function* metIn(log: readonly LogEntry[]): Generator<string> {
  for (const { t, token, outcome } of log) {
    yield t
    if (t === 'meetsAlly' || t === 'turnsUpCrossroads') yield `${t} ${token}`
    if (t === 'drawsDisaster') yield `${t} ${outcome}`
  }
}

const missing = (met: ReadonlySet<string>, wanted: readonly string[]): string[] => wanted.filter((one) => !met.has(one))

function playWhole(sets: readonly SetId[], players: readonly number[], more: object = {}): Set<string> {
  const met = new Set<string>()
  for (let i = 0; i < wholeGames; i++) {
    const options = checkOptions({ players: players[i % players.length], sets, objective: 'ionian-nebula', ...more })
    const check = { fully: 40, offset: i, restore: 40 }
    const { game, faults } = playGame({ options, seed: `nebula ${i}`, players: ['random'], orders: i % 2 === 0, check })
    assert.deepEqual(faults, [], `nebula ${i} with ${sets}`)
    for (const one of metIn(game.log)) met.add(one)
  }
  return met
}

test('random games on the way to the Ionian Nebula finish, and meet allies and trauma', () => {
  const met = playWhole(['base', 'exodus'], [3, 4, 5, 6])
  const wanted = [
    ...['drawsTrauma', 'discardsTrauma', 'laysTrauma', 'allyLost', 'allyStaysAway'],
    ...['benevolent', 'antagonistic', 'disaster'].map((token) => `meetsAlly ${token}`),
    ...['executed', 'replaced'].map((outcome) => `drawsDisaster ${outcome}`),
  ]
  assert.deepEqual(missing(met, wanted), [])
})

test('so do games with Pegasus, with the Cylon Fleet and with Conflicted Loyalties', () => {
  playWhole(['base', 'pegasus', 'exodus'], [3, 4, 5, 6, 7])
  playWhole(['base', 'exodus'], [3, 4, 5, 6], { cylonFleet: true })
  playWhole(['base', 'exodus'], [3, 4, 5, 6], { personalGoals: true, finalFive: true })
})

test(`${lateGames} games that begin before the crossroads finish, and every invariant holds`, () => {
  const met = new Set<string>()
  for (let number = 0; number < lateGames; number++) {
    const game = playToTheEnd(beforeCrossroads.start(number), {
      seed: `crossroads ${number}`,
      thorough: (choices) => (choices + number) % 12 === 0 || (choices < 30 && choices % 3 === number % 3),
    })
    for (const one of metIn(game.log)) met.add(one)
    met.add(`${game.over?.winner} ${game.over?.reason}`)
  }
  const wanted = [
    ...['crossroadsPhase', 'choosesResult', 'showsTrauma', 'eliminated', 'condemns', 'nobodyCondemned', 'trialOver'],
    ...['benevolent', 'antagonistic', 'undefined'].map((token) => `turnsUpCrossroads ${token}`),
    'humans ionian-nebula',
  ]
  assert.deepEqual(missing(met, wanted), [])
})
