// Games that begin just before the crossroads, and games close to a goal, to one of the Final Five and to a check with a consequence; each
// with every other box.

import { advance } from '../../src/core/interpreter.ts'
import { stay } from '../../src/core/option-kinds.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/index.ts'
import { beginJump } from '../../src/rules/jump.ts'
import { turn, turns } from '../../src/rules/turn.ts'
import { allies } from '../../src/sets/exodus/ionian-nebula/ally-cards.ts'
import { arrange, called, type Name, type Situation } from '../arrange.ts'
import { chanceFrom, randomAnswer } from '../choosing.ts'
import {
  aimsOf,
  begun,
  boxesWith,
  deckToMeet,
  eagerFor,
  type LateStart,
  loyaltyToMeet,
  type ToMeet,
  tableOf,
  timed,
} from './late-start.ts'

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
  ['hoshi', 'lampkin', 'otherHelo', 'athena'],
  ['tigh', 'otherBaltar', 'hotDog', 'cottle', 'danna'],
  ['lee', 'otherZarek', 'gaeta', 'tory', 'anders', 'cally', 'simon'],
]

/** The fleet is about to jump: with much trauma, with little, or with none at all before some players. */
export const beforeCrossroads: LateStart = {
  name: 'before the crossroads',
  objective: 'ionian-nebula',
  games: 120,
  start: (number) => {
    const sets = boxesWith('exodus', number)
    const leads = sets.length > 2 && number % 3 === 0
    const seats = tableOf(leads ? withLeaders : tables, sets, Math.floor(number / 3))
    const chance = chanceFrom(`trauma ${number}`)
    const most = [0, 4, 5, 7][Math.floor(number / 4) % 4]
    const lots = seats.map((_, seat) => (number % 5 === seat || number % 8 === 7 ? 0 : chance(most + 1)))
    const { characters } = rulesOf({ options: checkOptions({ players: seats.length, sets }) })
    const leaders = seats.filter((name) => characters[called[name]].type === 'cylon leader')
    const game = arrange({
      seats,
      options: {
        sets,
        objective: 'ionian-nebula',
        ...timed(number % 8 < 4),
        ...(number % 7 === 0 ? { cylonFleet: true } : {}),
        ...(number % 11 === 0 ? { personalGoals: true, finalFive: true } : {}),
      },
      ...aimsOf(seats, sets),
      ...(number % 6 === 3 ? { infiltrating: leaders } : {}),
      loyalty: { [seats[0]]: ['cylon-damage-galactica'] },
      ...(number % 2 === 1 ? { revealed: [seats[0]] } : {}),
      trauma: Object.fromEntries(
        seats.map((name, seat) => [
          name,
          // In every eighth game humans have as much of the same, so that the President may have to name one of them.
          number % 8 === 7 && (seat === 1 || seat === 2)
            ? Array.from({ length: 4 }, () => 'antagonistic' as const)
            : Array.from(
                { length: Math.min(lots[seat], 5) },
                () => (['benevolent', 'antagonistic'] as const)[chance(2)],
              ),
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
  },
}

/** Each with what brings it close. */
const goals: readonly (readonly [goal: string, near: Partial<Situation>])[] = [
  ['acquire-power', { president: 'cally', admiral: 'cally' }],
  ['devastation', { nukes: 0 }],
  ['political-intrigue', { president: 'adama', at: { adama: 'brig' } }],
  ['sacrifice', { damagedVipers: 4, destroyedVipers: 2 }],
  ['self-destruction', { at: { cally: 'sickbay', baltar: 'sickbay' } }],
  ['selfish', { hands: { cally: ['leadership 5', 'politics 5', 'tactics 5', 'piloting 5'] } }],
  ['stand-and-fight', { space: { front: { raiders: 6 }, rear: { raiders: 5 } } }],
  ['use-caution', { travelled: ['icy-moon'] }],
]
const finalFive = ['cylon-activation', 'damage-galactica', 'examiner-brig', 'examiner-executed', 'you-are-executed']
/** The cards with a consequence. */
export const consequences = [
  'divisive-behavior',
  'haunted-by-the-past',
  'in-the-ring',
  'power-failure',
  'threat-of-super-nova',
  'fire-all-missiles',
]
const abilities = ['iron-will-0', 'trust-instincts-0']

/** Cally holds a goal and stands beside Baltar, who has one of the Final Five and may look at those of Adama; Starbuck is a Cylon. */
export const closeToLoyalties: LateStart = {
  name: 'close to goals and the Final Five',
  objective: 'kobol',
  games: 60,
  start: (number) => {
    const [goal, near] = goals[number % goals.length]
    const [five, other] = [0, 1].map((more) => `final-five-${finalFive[(number + more) % finalFive.length]}`)
    const crisis = consequences[number % consequences.length]
    return begun({
      seats: ['cally', 'baltar', 'adama', 'starbuck', ...(number % 2 === 0 ? [] : ['roslin' as const])],
      options: {
        sets: boxesWith('exodus', Math.floor(number / 3)),
        objective: 'kobol',
        personalGoals: true,
        finalFive: true,
        ...timed(number % 4 < 2),
      },
      current: (['cally', 'baltar', 'starbuck'] as const)[number % 3],
      revealed: ['starbuck'],
      superCrises: { starbuck: ['fire-all-missiles'] },
      loyalty: {
        cally: [`personal-goal-${goal}`],
        baltar: [five, 'you-are-not-a-cylon'],
        adama: [other, 'you-are-not-a-cylon-exodus'],
      },
      quorumHand: ['release-cylon-mugshots', 'arrest-order'],
      tops: { destiny: abilities, crisis: crisis === 'fire-all-missiles' ? [] : [crisis] },
      ...{ food: 8, fuel: 8, morale: 8, population: 8 },
      seed: `loyalties ${number}`,
      ...near,
      at: { cally: 'command', baltar: 'command', starbuck: 'caprica', ...near.at },
    })
  },
  // Whoever can show a goal, look at loyalty cards or shoot.
  player: eagerFor(
    /^(goal:|ability:(cylonDetector|dischargeOfAFirearm)$|quorum:release|activate:caprica$|card:fire-all)/,
  ),
}

/** Whoever is to move stands where an ally is; each of them is met with either token. */
export const besideAllies: LateStart = {
  name: 'beside an ally',
  objective: 'ionian-nebula',
  games: 70,
  start: (number) => {
    const cards = Object.entries(allies)
    const [card, { location, character }] = cards[number % cards.length]
    const sets = boxesWith('exodus', number)
    const seats = tables.find((names) => names.every((name) => called[name] !== character)) ?? tables[0]
    return begun({
      seats,
      options: { sets, objective: 'ionian-nebula', ...timed(number % 3 > 0) },
      at: { [seats[0]]: location },
      allies: [
        {
          ally: card.slice('ally-'.length),
          token: number < cards.length ? 'benevolent' : 'antagonistic',
          by: seats[1],
        },
      ],
      trauma: { [seats[0]]: ['benevolent', 'antagonistic'], [seats[1]]: ['antagonistic'] },
      travelled: ['icy-moon'],
      space: { front: { raiders: 3, basestars: 1 }, rear: { civilians: 2, vipers: 1 } },
      ...{ fuel: 6, food: 6, morale: 6, population: 6 },
      seed: `ally ${number}`,
    })
  },
  /** Whoever is to move stays, until an ally has been met. */
  player: ({ log }, decision, chance) =>
    decision.kind === 'move:choose' && log.every(({ t }) => t !== 'meetsAlly') ? stay : randomAnswer(decision, chance),
  most: 24,
}

/** Starbuck and Apollo fly among raiders, and somebody is the best of the best. */
export const inBattle: LateStart = {
  name: 'in battle',
  objective: 'kobol',
  games: 12,
  start: (number) =>
    begun({
      seats: ['starbuck', 'apollo', 'roslin', 'tigh'],
      options: {
        sets: boxesWith('exodus', number),
        objective: 'kobol',
        ...timed(number % 8 < 4),
        ...(number % 3 === 0 ? { cylonFleet: true } : {}),
      },
      current: number % 2 === 0 ? 'starbuck' : 'apollo',
      at: { starbuck: 'front', apollo: 'rear' },
      hands: {
        starbuck: ['best-of-the-best-6', 'piloting 1'],
        apollo: ['piloting 3'],
        tigh: ['tactics 1', 'build-nuke-6'],
      },
      space: { front: { raiders: 5, basestars: 1 }, rear: { raiders: 4, heavyRaiders: 1, civilians: 1 } },
      ...{ fuel: 5, food: 5, morale: 5, population: 5 },
      seed: `battle ${number}`,
    }),
  player: eagerFor(/^(stay|viper|attack:.*|play:best.*)$/),
  most: 60,
}

export const toMeet: readonly ToMeet[] = [
  loyaltyToMeet('personal-goal', 'goalFulfilled'),
  loyaltyToMeet('final-five', 'finalFiveShown'),
  deckToMeet('ally', 'meetsAlly'),
  deckToMeet('crossroads', 'turnsUpCrossroads'),
]
