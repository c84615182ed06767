// Whole games with the Ionian Nebula by players who choose at random, and games that begin just before the crossroads: hardly any game by
// chance gets so far. After every choice everything is counted; all invariants are checked now and then, and look-alikes where windows are
// timed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SetId } from '../../../src/core/ids.ts'
import { advance } from '../../../src/core/interpreter.ts'
import type { LogEntry } from '../../../src/core/state.ts'
import { checkOptions, type Game } from '../../../src/index.ts'
import { beginJump } from '../../../src/rules/jump.ts'
import { turn, turns } from '../../../src/rules/turn.ts'
import { arrange, chanceFrom, type Name, playGame, playToTheEnd } from '../../../testing/index.ts'

const wholeGames = 40
/** Combinations with other boxes are played by the random games of all boxes as well. */
const gamesWithOthers = 12
const lateGames = 60

function* metIn(log: readonly LogEntry[]): Generator<string> {
  for (const { t, token, outcome } of log) {
    yield t
    if (t === 'meetsAlly' || t === 'turnsUpCrossroads') yield `${t} ${token}`
    if (t === 'drawsDisaster') yield `${t} ${outcome}`
  }
}

const missing = (met: ReadonlySet<string>, wanted: readonly string[]): string[] => wanted.filter((one) => !met.has(one))

function playWhole(games: number, sets: readonly SetId[], players: readonly number[], more: object = {}): Set<string> {
  const met = new Set<string>()
  for (let i = 0; i < games; i++) {
    const options = checkOptions({ players: players[i % players.length], sets, objective: 'ionian-nebula', ...more })
    const check = { fully: 40, offset: i, restore: 40 }
    const { game, faults } = playGame({ options, seed: `nebula ${i}`, players: ['random'], orders: i % 2 === 0, check })
    assert.deepEqual(faults, [], `nebula ${i} with ${sets}`)
    for (const one of metIn(game.log)) met.add(one)
  }
  return met
}

test('random games on the way to the Ionian Nebula finish, and meet allies and trauma', () => {
  const met = playWhole(wholeGames, ['base', 'exodus'], [3, 4, 5, 6])
  const wanted = [
    ...['drawsTrauma', 'discardsTrauma', 'laysTrauma', 'allyLost', 'allyStaysAway'],
    ...['benevolent', 'antagonistic', 'disaster'].map((token) => `meetsAlly ${token}`),
    ...['executed', 'replaced'].map((outcome) => `drawsDisaster ${outcome}`),
  ]
  assert.deepEqual(missing(met, wanted), [])
})

test('so do games with Pegasus, with the Cylon Fleet and with Conflicted Loyalties', () => {
  playWhole(gamesWithOthers, ['base', 'pegasus', 'exodus'], [3, 4, 5, 6, 7])
  playWhole(gamesWithOthers, ['base', 'exodus'], [3, 4, 5, 6], { cylonFleet: true })
  playWhole(gamesWithOthers, ['base', 'exodus'], [3, 4, 5, 6], { personalGoals: true, finalFive: true })
})

const tables: readonly (readonly Name[])[] = [
  ['tigh', 'roslin', 'starbuck'],
  ['adama', 'baltar', 'apollo', 'anders'],
  ['gaeta', 'tory', 'starbuck', 'cally', 'boomer'],
  ['adama', 'zarek', 'apollo', 'tyrol', 'roslin', 'helo'],
]
const withLeaders: readonly (readonly Name[])[] = [
  ['cain', 'roslin', 'kat', 'cavil'],
  ['tigh', 'ellen', 'starbuck', 'dee', 'leoben'],
  ['helo', 'ellen', 'boomer', 'dee', 'kat', 'cain', 'six'],
]

test(`${lateGames} games that begin before the crossroads finish, and every invariant holds`, () => {
  const met = new Set<string>()
  for (let number = 0; number < lateGames; number++) {
    const game = playToTheEnd(beforeCrossroads(number), {
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

/** The fleet is about to jump: with much trauma, with little, or with none at all before some players. */
function beforeCrossroads(number: number): Game {
  const leaders = number % 3 === 0
  const list = leaders ? withLeaders : tables
  const seats = list[number % list.length]
  const chance = chanceFrom(`trauma ${number}`)
  const most = [0, 4, 5, 7][number % 4]
  const lots = seats.map((_, seat) => (number % 5 === seat ? 0 : chance(most + 1)))
  const game = arrange({
    seats,
    options: {
      sets: leaders ? ['base', 'pegasus', 'exodus'] : ['base', 'exodus'],
      objective: 'ionian-nebula',
      ...(number % 2 === 0 ? { timedWindows: true } : {}),
      ...(number % 7 === 0 ? { cylonFleet: true } : {}),
      ...(number % 11 === 0 ? { personalGoals: true, finalFive: true } : {}),
    },
    agendas: Object.fromEntries(
      seats.filter((name) => ['cavil', 'leoben', 'six'].includes(name)).map((name) => [name, 'join-the-colonials']),
    ),
    ...(number % 6 === 3 ? { infiltrating: seats.filter((name) => ['cavil', 'leoben', 'six'].includes(name)) } : {}),
    loyalty: { [seats[0]]: ['cylon-damage-galactica'] },
    ...(number % 2 === 1 ? { revealed: [seats[0]] } : {}),
    trauma: Object.fromEntries(
      seats.map((name, seat) => [
        name,
        Array.from({ length: Math.min(lots[seat], 5) }, () => (['benevolent', 'antagonistic'] as const)[chance(2)]),
      ]),
    ),
    traumaOn: { sickbay: 'benevolent', brig: 'antagonistic' },
    allies: [
      { ally: 'billy-keikeya', token: 'benevolent' },
      { ally: 'kendra-shaw', token: 'antagonistic', by: seats[1] },
    ],
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    space: { rear: { civilians: 2 } },
    ...{ fuel: 14, food: 14, morale: 14, population: 14 },
    seed: `crossroads ${number}`,
  })
  turns.begin(game, {})
  turn.begin(game, {})
  game.stack[game.stack.length - 1].at = 'turn:end'
  beginJump(game)
  advance(game)
  return game
}
