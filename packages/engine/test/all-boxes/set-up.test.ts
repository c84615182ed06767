// Every table that the rulebooks allow, counted out anew from them: which combinations there are, what the Loyalty deck holds, and which
// cards are in the game. (Rulebooks: Creating the Loyalty deck; Combining expansions.)

import assert from 'node:assert/strict'
import { languages } from '../../src/core/languages.ts'
import { rulesOf } from '../../src/core/rules.ts'
import {
  boxCombinations,
  checkOptions,
  type GameOptions,
  isAllowed,
  type SetId,
  whyNotAllowed,
} from '../../src/index.ts'
import { extraLoyalty, loyaltyOf, rule, setUp } from '../../testing/index.ts'

const has = (sets: readonly SetId[]) => ({
  pegasus: sets.includes('pegasus'),
  exodus: sets.includes('exodus'),
  daybreak: sets.includes('daybreak'),
})

type Switch = 'noSympathizer' | 'noCylonLeader' | 'sympatheticCylon' | 'personalGoals' | 'finalFive' | 'cylonFleet'
const switches: readonly Switch[] = [
  'noSympathizer',
  'noCylonLeader',
  'sympatheticCylon',
  'personalGoals',
  'finalFive',
  'cylonFleet',
]

const objectives = { kobol: undefined, 'new-caprica': 'pegasus', 'ionian-nebula': 'exodus', earth: 'daybreak' } as const

/** What the box has that somebody would like to play with. */
function isInTheBoxes(sets: readonly SetId[], objective: keyof typeof objectives, on: readonly Switch[]): boolean {
  const { pegasus, exodus, daybreak } = has(sets)
  const box = objectives[objective]
  return (
    (box === undefined || sets.includes(box)) &&
    (exodus || !on.some((one) => ['personalGoals', 'finalFive', 'cylonFleet'].includes(one))) &&
    (pegasus || !on.includes('sympatheticCylon')) &&
    (pegasus || daybreak || !on.includes('noCylonLeader'))
  )
}

/** What the rulebooks say of the rest. */
function isWritten(sets: readonly SetId[], players: number, on: readonly Switch[]): boolean {
  const { pegasus, daybreak } = has(sets)
  const leaders = pegasus || daybreak
  if (players === 7 && !leaders) return false
  if (on.includes('noCylonLeader') && (players === 3 || players === 7)) return false
  const inPlaceOfSympathizer = on.filter((one) => one === 'noSympathizer' || one === 'sympatheticCylon')
  if (inPlaceOfSympathizer.length === 0) return true
  if (daybreak || players % 2 === 1 || inPlaceOfSympathizer.length > 1) return false
  return !(on.includes('noSympathizer') && leaders && !on.includes('noCylonLeader'))
}

const subsets = <T>([first, ...rest]: readonly T[]): T[][] =>
  first === undefined ? [[]] : subsets(rest).flatMap((some) => [some, [first, ...some]])

rule('Of all that can be asked for exactly 954 tables are allowed at each of three levels, and no other', () => {
  let allowed = 0
  for (const sets of boxCombinations())
    for (const players of [3, 4, 5, 6, 7])
      for (const objective of Object.keys(objectives) as (keyof typeof objectives)[])
        for (const on of subsets(switches)) {
          const options = { players, sets, objective, ...Object.fromEntries(on.map((one) => [one, true])) }
          const expected = isInTheBoxes(sets, objective, on) && isWritten(sets, players, on)
          assert.equal(isAllowed(options as GameOptions), expected, JSON.stringify(options))
          if (expected) allowed++
          else if (isInTheBoxes(sets, objective, on) && (players < 7 || has(sets).pegasus || has(sets).daybreak))
            saysWhyNot(options as GameOptions)
        }
  assert.equal(allowed * 3, 2862)
})

/** In five languages, each in its own words. */
function saysWhyNot(options: GameOptions): void {
  const why = whyNotAllowed(options)
  assert.ok(why !== undefined, JSON.stringify(options))
  const sentences = languages.map((language) => why[language])
  assert.equal(new Set(sentences).size, languages.length)
  assert.ok(sentences.every((sentence) => /^\p{Lu}.*\.$/u.test(sentence)))
}

// Loyalty

const withoutLeader: Readonly<Record<number, readonly [number, number]>> = {
  3: [1, 5],
  4: [1, 6],
  5: [2, 8],
  6: [2, 9],
}
const withLeader: Readonly<Record<number, readonly [number, number]>> = { 4: [1, 5], 5: [1, 7], 6: [2, 8], 7: [2, 10] }

function expectedLoyalty(sets: readonly SetId[], players: number, leader: boolean, on: readonly Switch[]) {
  const { exodus, daybreak } = has(sets)
  const [cylon, human] = (leader ? withLeader : withoutLeader)[players]
  const even = players % 2 === 0
  const mutineer = daybreak && even !== leader && players > 3 ? 1 : 0
  const joins = !daybreak && even && !leader
  const spare = on.includes('noSympathizer')
  const sympathetic = on.includes('sympatheticCylon')
  return {
    cylon,
    human: human + (exodus ? 1 : 0) + (mutineer > 0 && !leader ? 1 : 0) + (joins && spare ? 1 : 0),
    mutineer,
    sympathizer: joins && !spare && !sympathetic ? 1 : 0,
    sympathetic: joins && sympathetic ? 1 : 0,
  }
}

rule('The Loyalty deck of every number of players, with every choice of boxes, with a leader and without', () => {
  for (const sets of boxCombinations()) {
    const { pegasus, daybreak, exodus } = has(sets)
    const leaders = [...(pegasus ? ['cavil'] : []), ...(daybreak ? ['aaron-doral', 'sharon-athena-agathon'] : [])]
    for (const players of [3, 4, 5, 6, 7])
      for (const leader of [undefined, ...leaders])
        for (const on of subsets(['noSympathizer', 'sympatheticCylon', 'noCylonLeader'] as const)) {
          if (!isInTheBoxes(sets, 'kobol', on) || !isWritten(sets, players, on)) continue
          if (leader === undefined ? players === 7 : players === 3 || on.includes('noCylonLeader')) continue
          const chosen = Object.fromEntries(on.map((one) => [one, true]))
          const conflicted = exodus ? { personalGoals: true, finalFive: true } : {}
          const options = { players, sets, objective: 'kobol', ...chosen, ...conflicted } as GameOptions
          const game = setUp(options, 'loyalty', leader)
          const expected = expectedLoyalty(sets, players, leader !== undefined, on)
          const found = loyaltyOf(game, 'cylon', 'human', 'mutineer', 'sympathizer', 'sympathetic')
          assert.deepEqual(
            found,
            { ...expected, human: expected.human + extraLoyalty(game) },
            `${sets} ${players} ${leader} ${on}`,
          )
        }
  }
})

rule('Six players with Baltar and Boomer find as many human cards as they need, with every choice of boxes', () => {
  for (const sets of boxCombinations())
    for (const seed of ['one', 'two', 'three']) {
      const game = setUp({ players: 6, sets, objective: 'kobol' }, seed, 'gaius-baltar')
      const { human } = loyaltyOf(game, 'human')
      assert.equal(human, expectedLoyalty(sets, 6, false, []).human + extraLoyalty(game))
    }
})

// Decks

const rulesWith = (sets: readonly SetId[], more: Partial<GameOptions> = {}) =>
  rulesOf({ options: checkOptions({ players: 5, sets, objective: 'kobol', ...more }) })

rule(
  'Treachery is that of Daybreak as soon as it is played, else that of Pegasus, and there is none without both',
  () => {
    for (const sets of boxCombinations()) {
      const { pegasus, daybreak } = has(sets)
      const { skillCards, skillTypes } = rulesWith(sets)
      const treachery = Object.values(skillCards).filter(({ skill }) => skill === 'treachery')
      const copies = treachery.reduce((sum, { card, strength }) => sum + (card.strengths[strength] ?? 0), 0)
      assert.equal(copies, pegasus || daybreak ? 26 : 0, `${sets}`)
      assert.equal(
        treachery.some(({ kind }) => kind === 'bait'),
        daybreak,
      )
      assert.equal(
        treachery.some(({ kind }) => kind === 'sabotage'),
        pegasus && !daybreak,
      )
      assert.equal(skillTypes.length, pegasus || daybreak ? 6 : 5)
      const { decks } = setUp({ players: 5, sets, objective: 'kobol' }, 'destiny')
      assert.equal(decks.destiny.cards.length, pegasus || daybreak ? 12 : 10)
    }
  },
)

rule('The Crisis deck has the cards of all boxes; with the Cylon Fleet no attacks, without it none of the CAG', () => {
  const copies = (cards: Readonly<Record<string, { copies?: number; deck?: string }>>) =>
    Object.values(cards).reduce((sum, { copies: n = 1, deck }) => sum + (deck === undefined ? n : 0), 0)
  for (const sets of boxCombinations()) {
    const { pegasus, exodus, daybreak } = has(sets)
    const usual = 70 + (pegasus ? 20 : 0) + (exodus ? 34 : 0) + (daybreak ? 30 : 0)
    assert.equal(copies(rulesWith(sets).crises), usual, `${sets}`)
    if (!exodus) continue
    const attacks = 10 + (pegasus ? 3 : 0) + (daybreak ? 6 : 0)
    assert.equal(copies(rulesWith(sets, { cylonFleet: true }).crises), usual - attacks + 6, `${sets}`)
  }
})

rule('Leaders have motives as soon as Daybreak is played, else agendas', () => {
  for (const sets of boxCombinations()) {
    const { pegasus, daybreak } = has(sets)
    const decks = Object.keys(rulesWith(sets).otherDecks)
    assert.equal(decks.includes('motive'), daybreak, `${sets}`)
    assert.equal(decks.includes('hostileAgenda'), pegasus && !daybreak, `${sets}`)
  }
})
