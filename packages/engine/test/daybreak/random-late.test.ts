// Games of Daybreak that begin late and are played on by chance: with Mutiny cards in every hand, motives close to coming true, and a
// mission next. It is counted what was met.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import './table.ts'
import { advance } from '../../src/core/interpreter.ts'
import { cardOption } from '../../src/core/option-kinds.ts'
import { rulesOf } from '../../src/core/rules.ts'
import type { LogEntry } from '../../src/core/state.ts'
import { checkOptions, type Decision, type Game } from '../../src/index.ts'
import { checkFacts, type SkillCheck } from '../../src/rules/skill-check.ts'
import { turns } from '../../src/rules/turn.ts'
import {
  arrange,
  type Name,
  type Player,
  playGame,
  playToTheEnd,
  randomAnswer,
  type Situation,
} from '../../testing/index.ts'
import * as facts from './facts.ts'

const games = 112

const missions = Object.keys(facts.missions)

/** So short of everything that a hand is still the same when the game ends. */
const soon = { food: 1, fuel: 1, morale: 1, population: 1 }

/** Each with what brings it close; those that are shown at the end come true by themselves. */
const motives: readonly (readonly [motive: string, near: Partial<Situation>])[] = [
  ['a-false-sense-of-security', {}],
  ['a-justified-response', { space: {}, jumpPreparation: 3 }],
  ['end-the-chase', { damaged: ['ftl-control'] }],
  ['fight-with-honor', { ...soon, hands: { doral: ['treachery 3', 'treachery 3', 'treachery 3', 'treachery 0'] } }],
  ['harvest-their-resources', {}],
  ['improve-efficiency', { ...soon, hands: { doral: ['politics 1', 'tactics 1', 'engineering 1'] } }],
  ['keep-them-docile', { food: 4 }],
  ['learn-to-cherish', { population: 5 }],
  ['make-an-ally', { at: { adama: 'brig' } }],
  ['no-unnecessary-force', { travelled: ['deep-space', 'deep-space', 'asteroid-field'], boarding: [0, 0, 0, 0] }],
  ['pressure-their-leaders', { morale: 4 }],
  ['remove-the-threat', { destroyedVipers: 4 }],
  ['savor-their-demise', { travelled: ['deep-space', 'deep-space', 'asteroid-field'] }],
  ['subjects-for-study', {}],
]

const strong = {
  tigh: ['leadership 5', 'leadership 4', 'tactics 4', 'tactics 5'],
  roslin: ['politics 5', 'politics 4', 'politics 3', 'leadership 3'],
  starbuck: ['piloting 4', 'piloting 3', 'tactics 3', 'engineering 4', 'engineering 3'],
}

/** Doral infiltrates, Tigh is the Mutineer if the number is even, and somebody stands on the Bridge of Demetrius with a mission next. */
function closeToIt(number: number): Game {
  const [motive, near] = motives[number % motives.length]
  const [other] = motives[(number * 3 + 5) % motives.length]
  const mutiny = [0, 1, 2, 3].map((more) => facts.mutiny[(number * 4 + more) % facts.mutiny.length])
  const seats: Name[] = ['tigh', 'roslin', 'adama', 'starbuck', 'doral']
  const game = arrange({
    seats,
    options: {
      sets: ['base', 'daybreak'],
      objective: 'earth',
      ...(number % 2 === 0 ? { timedWindows: true } : {}),
    },
    current: seats[number % 4],
    president: 'roslin',
    admiral: 'adama',
    ...(number % 2 === 0 ? { mutineer: 'tigh' as const } : {}),
    loyalty: { starbuck: ['cylon-damage-galactica'] },
    ...(number % 5 === 0 ? { revealed: ['starbuck'] } : {}),
    infiltrating: ['doral'],
    motives: { doral: motive === other ? [motive] : [motive, other] },
    mutiny: { tigh: mutiny.slice(0, 1), roslin: mutiny.slice(1, 2), adama: mutiny.slice(2, 3), doral: mutiny.slice(3) },
    quorumHand: ['arrest-order', 'food-rationing'],
    space: { front: { raiders: 2, basestars: 1 }, rear: { civilians: 2 } },
    tops: { mission: [missions[number % missions.length]] },
    travelled: ['deep-space'],
    ...{ food: 8, fuel: 8, morale: 8, population: 8 },
    seed: `late ${number}`,
    ...near,
    at: { [seats[number % 4]]: 'bridge', doral: 'armory', ...near.at },
    hands: { ...strong, ...near.hands },
  })
  turns.begin(game, {})
  advance(game)
  return game
}

/** By chance, but whoever can play a Mutiny card, begin a mission or show a motive does so every other time. */
const eager: Player = (game, decision, chance) => {
  if (decision.kind === 'skillCheck:contribute' && game.turn % 2 === 0) return cardsThatHelp(game, decision)
  const daring = decision.options.filter(({ id }) => /^(mutiny:|activate:bridge$|location:bridge$|use:)/.test(id))
  return daring.length > 0 && chance(2) === 0 ? daring[chance(daring.length)].id : randomAnswer(decision, chance)
}

/** Missions are too hard to be passed by chance. */
function cardsThatHelp(game: Game, { options, max }: Decision): string[] {
  const { skills } = checkFacts(game.stack.at(-1) as unknown as SkillCheck)
  const { skillCards } = rulesOf(game)
  return options
    .map(({ id }) => id)
    .filter((id) => skills.includes(skillCards[cardOption.of(id)].skill))
    .slice(0, max)
}

/** What was met, as the log has it. */
function* metIn(log: readonly LogEntry[]): Generator<string> {
  for (const [at, { t, card, seat }] of log.entries()) {
    yield t
    if (t === 'playsMutiny' || t === 'motiveShown') yield `${t} ${card}`
    if (t === 'activatesMission') yield `${card} ${log.slice(at).find((entry) => entry.t === 'checkOutcome')?.outcome}`
    if (t === 'rebels') yield `rebels ${log[at].winner}`
    if (t === 'overMutinyLimit') yield `too many ${wasMutineer(log, at, seat) ? 2 : 1}`
  }
}

const wasMutineer = (log: readonly LogEntry[], at: number, seat: unknown): boolean =>
  log.slice(0, at).findLast(({ t }) => t === 'mutineer')?.seat === seat

test(`${games} late games with Daybreak finish, every invariant holds, and all that it brings is met`, () => {
  const met = new Map<string, number>()
  for (let number = 0; number < games; number++) {
    const game = playToTheEnd(closeToIt(number), {
      seed: `late ${number}`,
      player: eager,
      thorough: (choices) => (choices + number) % 12 === 0,
    })
    for (const one of metIn(game.log)) met.set(one, (met.get(one) ?? 0) + 1)
  }
  const wanted = [
    ...facts.mutiny.map((card) => `playsMutiny ${card}`),
    ...motives.map(([motive]) => `motiveShown ${motive}`),
    ...missions.flatMap((card) => ['pass', 'fail'].map((outcome) => `${card} ${outcome}`)),
    ...['too many 1', 'too many 2', 'rebels humans', 'rebels cylons', 'hubDestroyed', 'mutineer'],
  ]
  const never = wanted.filter((one) => !met.has(one))
  assert.deepEqual(never, [])
})

test('the Mutineer is found in the first deal of some games, and later in others', () => {
  const options = checkOptions({ players: 5, sets: ['base', 'daybreak'] })
  const found = Array.from({ length: 24 }, (_, number) => {
    const { log } = playGame({ options, seed: `deal ${number}`, players: ['random'] }).game
    const [turn, mutineer] = ['turn', 'mutineer'].map((line) => log.findIndex(({ t }) => t === line))
    return mutineer < 0 ? 'never' : mutineer < turn ? 'at once' : 'later'
  })
  for (const when of ['at once', 'later'] as const) assert.ok(found.includes(when), `${found}`)
})
