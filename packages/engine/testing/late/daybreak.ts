// Games that begin with Mutiny cards in every hand, motives close to coming true, and a mission next; with every other box.

import { everything } from '../../src/core/boxes.ts'
import { cardOption } from '../../src/core/option-kinds.ts'
import { rulesOf } from '../../src/core/rules.ts'
import type { Decision, Game } from '../../src/index.ts'
import { checkFacts, type SkillCheck } from '../../src/rules/skill-check.ts'
import type { Name, Situation } from '../arrange.ts'
import { randomAnswer } from '../choosing.ts'
import { begun, boxesWith, deckToMeet, eagerFor, type LateStart, type ToMeet, timed } from './late-start.ts'

const cardsOf = (deck: string): string[] => Object.keys(everything().otherDecks[deck])

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
  adama: ['leadership 4', 'leadership 3', 'tactics 3', 'tactics 3'],
  starbuck: ['piloting 4', 'piloting 3', 'tactics 3', 'engineering 4', 'engineering 3'],
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

/** Doral infiltrates, Tigh is the Mutineer if the number is even, and somebody stands on the Bridge of Demetrius with a mission next. */
export const closeToHome: LateStart = {
  name: 'close to motives and missions',
  objective: 'earth',
  games: 112,
  start: (number) => {
    const [motive, near] = motives[number % motives.length]
    const [other] = motives[(number * 3 + 5) % motives.length]
    const [mutinies, missions] = [cardsOf('mutiny'), cardsOf('mission')]
    const mutiny = [0, 1, 2, 3].map((more) => mutinies[(number * 4 + more) % mutinies.length])
    const seats: Name[] = ['tigh', 'roslin', 'adama', 'starbuck', 'doral']
    return begun({
      seats,
      options: { sets: boxesWith('daybreak', Math.floor(number / 2)), objective: 'earth', ...timed(number % 2 === 0) },
      current: seats[number % 4],
      president: 'roslin',
      admiral: 'adama',
      ...(number % 2 === 0 ? { mutineer: 'tigh' as const } : {}),
      loyalty: { starbuck: ['cylon-damage-galactica'] },
      ...(number % 5 === 0 ? { revealed: ['starbuck'] } : {}),
      infiltrating: ['doral'],
      motives: { doral: motive === other ? [motive] : [motive, other] },
      mutiny: {
        tigh: mutiny.slice(0, 1),
        roslin: mutiny.slice(1, 2),
        adama: mutiny.slice(2, 3),
        doral: mutiny.slice(3),
      },
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
  },
  // Whoever can play a Mutiny card, begin a mission or show a motive.
  player: eagerFor(/^(mutiny:|activate:bridge$|location:bridge$|use:)/, (game, decision, chance) =>
    decision.kind === 'skillCheck:contribute' && game.turn % 2 === 0
      ? cardsThatHelp(game, decision)
      : randomAnswer(decision, chance),
  ),
}

export const toMeet: readonly ToMeet[] = [
  deckToMeet('motive', 'motiveShown'),
  deckToMeet('mutiny', 'playsMutiny'),
  {
    group: 'mission',
    all: () => cardsOf('mission').flatMap((card) => ['pass', 'fail'].map((outcome) => `${card} ${outcome}`)),
    met: (log) =>
      log.flatMap(({ t, card }, at) =>
        t === 'activatesMission' ? [`${card} ${log.slice(at).find((one) => one.t === 'checkOutcome')?.outcome}`] : [],
      ),
  },
]
