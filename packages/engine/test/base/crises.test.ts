// The 70 crisis cards of the base game: every box, every outcome of every check, both sides of every die roll.

import assert from 'node:assert/strict'
import type { Activation, Area, CardId, SkillType } from '../../src/core/ids.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/options.ts'
import { type Expected, given, type Name, rule, type Situation, type Table } from '../../testing/index.ts'

const [P, L, T, F, E]: SkillType[] = ['politics', 'leadership', 'tactics', 'piloting', 'engineering']

// Cards with boxes and checks: Zarek is the current player, Roslin is President, Tigh is Admiral, and space is empty.

const choosers = { current: 'zarek', president: 'roslin', admiral: 'tigh' } as const satisfies Record<string, Name>

interface Printed {
  chooser?: keyof typeof choosers
  /** The skill types that count for the check. */
  skills?: readonly SkillType[]
  icon: Activation
  jump: boolean
}

interface Outcome extends Expected {
  /** The box that is chosen: the upper one is 0. */
  box?: 0 | 1
  /** What the cards in the skill check add up to. */
  total?: number
  /** The next die roll. */
  die?: number
  before?: Partial<Situation>
  /** What players decide after the box and the check. */
  decides?: (table: Table) => Table
  afterwards?: (table: Table) => void
}

const tested = new Set<CardId>()

/** A card, and what may come of it: a sentence for each outcome. */
function crisis(card: CardId, name: string, printed: Printed): (outcomes: Record<string, Outcome>) => void {
  tested.add(card)
  return (outcomes) => {
    for (const [sentence, outcome] of Object.entries(outcomes)) {
      rule(`${name}: ${sentence}`, () => resolve(card, printed, outcome))
    }
  }
}

function resolve(card: CardId, { chooser, skills = [], icon, jump }: Printed, outcome: Outcome): void {
  const { box, total, die, before = {}, decides, afterwards, ...changes } = outcome
  const added = total === undefined ? [] : cardsWorth(total, skills)
  const table = given({
    seats: ['roslin', 'tigh', 'zarek'],
    current: 'zarek',
    president: 'roslin',
    admiral: 'tigh',
    dice: die === undefined ? [] : [die],
    ...before,
    at: { zarek: 'communications', ...before.at },
    hands: { ...hands, zarek: [...hands.zarek, ...added], ...before.hands },
    tops: { destiny: total === undefined ? [] : destinyWorthNothing(skills), ...before.tops },
  }).crisis(card)
  if (box !== undefined && chooser !== undefined) {
    table.asks(choosers[chooser], 'crisis:option', ['option:0', 'option:1'])
    table.answers(choosers[chooser], `option:${box}`)
  }
  if (total !== undefined) {
    table.contributes({ zarek: added })
    assert.equal(table.log('checkTotal')[0]?.total, total)
  }
  decides?.(table)
  table.rest().expect(unchangedExcept(changes, jump))
  assert.deepEqual(icons(table), [icon])
  assert.deepEqual(
    table.state.decks.crisis.discard,
    changes.inPlay?.includes(card) || changes.distance !== undefined ? [] : [card],
  )
  afterwards?.(table)
}

const hands = {
  roslin: ['piloting 1', 'piloting 1', 'piloting 2', 'piloting 2'],
  tigh: ['piloting 1', 'piloting 1', 'piloting 2', 'piloting 2'],
  zarek: ['engineering 1', 'engineering 1', 'engineering 1', 'engineering 2', 'engineering 2', 'engineering 2'],
}

const none = { front: 0, starboardBow: 0, starboardAft: 0, rear: 0, portAft: 0, portBow: 0 } satisfies Record<
  Area,
  number
>

/** Everything that a crisis may change, and where it stands if the card changes nothing but these. */
function unchangedExcept(changes: Expected, jump: boolean): Expected {
  return {
    fuel: 8,
    food: 8,
    morale: 10,
    population: 12,
    president: 'roslin',
    admiral: 'tigh',
    jumpPreparation: jump ? 1 : 0,
    distance: 0,
    damagedVipers: 0,
    destroyedVipers: 0,
    destroyedRaptors: 0,
    damaged: [],
    boarding: [0, 0, 0, 0],
    nukes: 2,
    inPlay: [],
    over: undefined,
    ...changes,
    at: { roslin: 'presidents-office', tigh: 'command', zarek: 'communications', ...changes.at },
    hand: { roslin: 4, tigh: 4, zarek: 6, ...changes.hand },
    reserves: { vipers: 8, raptors: 4, ...changes.reserves },
    raiders: { ...none, ...changes.raiders },
    heavyRaiders: { ...none, ...changes.heavyRaiders },
    basestars: { ...none, ...changes.basestars },
    vipers: { ...none, ...changes.vipers },
    civilians: { ...none, ...changes.civilians },
  }
}

/** Skill cards of all these types that add up to exactly so much. */
function cardsWorth(total: number, skills: readonly SkillType[]): string[] {
  const copies = skills.map(() => [5, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1])
  const cards: string[] = []
  for (let left = total; left > 0; ) {
    const turn = cards.length % skills.length
    const most = left - Math.max(0, skills.length - cards.length - 1)
    const strength = copies[turn].find((one) => one <= most) ?? 1
    copies[turn].splice(copies[turn].indexOf(strength), 1)
    cards.push(`${skills[turn]} ${strength}`)
    left -= strength
  }
  return cards
}

/** One card for and one against. */
function destinyWorthNothing(skills: readonly SkillType[]): string[] {
  const against = [F, E, P, L, T].find((skill) => !skills.includes(skill))
  return [`${skills[0]} 2`, `${against} 2`]
}

const icons = (table: Table): unknown[] => table.log('activation').map(({ icon }) => icon)

/** Only this player has seen one loyalty card, and whose it is. */
const sawLoyaltyOf = (by: Name, of: Name) => (table: Table) => {
  for (const name of ['roslin', 'tigh', 'zarek'] as const) {
    const seen = table.log('sawLoyalty', name)
    assert.equal(seen.length, name === by ? 1 : 0)
    if (name === by) {
      assert.equal(seen[0].of, table.seat(of))
      assert.deepEqual(seen[0].cards, ['you-are-not-a-cylon'])
    }
  }
}
const sawNoLoyalty = (table: Table) => assert.equal(table.log('looksAtLoyalty').length, 0)

/** Two cards lie before everybody, so that seeing one is seeing one of two. */
const twoLoyaltyCards = {
  loyalty: {
    roslin: ['you-are-not-a-cylon', 'you-are-not-a-cylon'],
    tigh: ['you-are-not-a-cylon', 'you-are-not-a-cylon'],
    zarek: ['you-are-not-a-cylon', 'you-are-not-a-cylon'],
  },
} satisfies Partial<Situation>

const civilianShips = (faces: Record<CardId, number>): CardId[] =>
  Object.entries(faces).flatMap(([face, count]) => Array<CardId>(count).fill(face))

/** All civilian ships but one that carries 2 population. */
const elevenCivilians = civilianShips({
  empty: 2,
  'population-1': 6,
  'population-2': 1,
  'population-fuel': 1,
  'population-morale': 1,
})
/** All civilian ships but three that carry 1 population each. */
const nineCivilians = civilianShips({
  empty: 2,
  'population-1': 3,
  'population-2': 2,
  'population-fuel': 1,
  'population-morale': 1,
})

const everybody = ['seat:roslin', 'seat:tigh', 'seat:zarek']

crisis('a-traitor-accused', 'A Traitor Accused', { chooser: 'current', skills: [P, L], icon: 'raiders', jump: true })({
  'a total of 8 passes the check, and nothing happens': { box: 0, total: 8 },
  'a total of 7 fails, and the current player sends a character to the Brig': {
    box: 0,
    total: 7,
    decides: (table) => table.asks('zarek', 'chooseCharacter:choose', everybody).answers('zarek', 'seat:roslin'),
    at: { roslin: 'brig' },
  },
  'somebody in Sickbay may be chosen for the Brig, a prisoner may not': {
    box: 0,
    total: 7,
    before: { at: { roslin: 'brig', tigh: 'sickbay' } },
    decides: (table) =>
      table.asks('zarek', 'chooseCharacter:choose', ['seat:tigh', 'seat:zarek']).answers('zarek', 'seat:zarek'),
    at: { roslin: 'brig', tigh: 'sickbay', zarek: 'brig' },
  },
  'an Admiral sent to the Brig loses the title': {
    box: 0,
    total: 7,
    decides: (table) => table.answers('zarek', 'seat:tigh'),
    at: { tigh: 'brig' },
    admiral: 'zarek',
  },
  'instead the current player discards 5 Skill cards': { box: 1, hand: { zarek: 1 } },
})

crisis('admiral-grilled', 'Admiral Grilled', { chooser: 'current', skills: [P, L], icon: 'raiders', jump: true })({
  'a total of 9 passes the check, and nothing happens': { box: 0, total: 9 },
  'a total of 8 fails, which costs 1 morale, and the Admiral discards 2 Skill cards': {
    box: 0,
    total: 8,
    decides: (table) =>
      table.asks('tigh', 'discardSkillCards:choose').answers('tigh', 'card:piloting 1', 'card:piloting 1'),
    morale: 9,
    hand: { tigh: ['piloting 2', 'piloting 2'] },
  },
  'instead 1 morale is lost': { box: 1, morale: 9 },
})

crisis('analyze-enemy-fighter', 'Analyze Enemy Fighter', {
  chooser: 'current',
  skills: [T, E],
  icon: 'raiders',
  jump: true,
})({
  'a total of 7 passes the check, and a destroyed raptor comes back': {
    box: 0,
    total: 7,
    before: { destroyedRaptors: 2 },
    reserves: { raptors: 3 },
    destroyedRaptors: 1,
  },
  'a pass does nothing if no raptor has been destroyed': { box: 0, total: 7 },
  'a total of 6 fails, which costs 1 population': { box: 0, total: 6, population: 11 },
  'instead, on a roll of 4, 1 population is lost and the current player discards 2 Skill cards': {
    box: 1,
    die: 4,
    population: 11,
    hand: { zarek: 4 },
  },
  'instead, on a roll of 5, nothing happens': { box: 1, die: 5 },
})

crisis('bomb-threat', 'Bomb Threat', { chooser: 'current', skills: [P, L, T], icon: 'raiders', jump: true })({
  'a total of 13 passes the check, and nothing happens': { box: 0, total: 13 },
  'a total of 12 fails, which costs 1 morale and a civilian ship': {
    box: 0,
    total: 12,
    before: { space: { rear: { civilians: elevenCivilians } } },
    morale: 9,
    population: 10,
    civilians: { rear: 11 },
    afterwards: (table) => assert.deepEqual(table.state.removed.civilians, ['population-2']),
  },
  'instead, on a roll of 4, 1 morale and a civilian ship are lost': {
    box: 1,
    die: 4,
    before: { space: { rear: { civilians: elevenCivilians } } },
    morale: 9,
    population: 10,
    civilians: { rear: 11 },
    afterwards: (table) => assert.deepEqual(table.state.removed.civilians, ['population-2']),
  },
  'instead, on a roll of 5, nothing happens': { box: 1, die: 5 },
})

crisis('build-cylon-detector', 'Build Cylon Detector', { chooser: 'admiral', icon: 'heavy', jump: false })({
  'the Admiral may discard a nuke': { box: 0, nukes: 1 },
  'or 1 morale is lost, and the Admiral discards 2 Skill cards': { box: 1, morale: 9, hand: { tigh: 2 } },
  'without a nuke the Admiral cannot choose to discard one': {
    before: { nukes: 0 },
    decides: (table) => table.asks('tigh', 'discardSkillCards:choose'),
    nukes: 0,
    morale: 9,
    hand: { tigh: 2 },
  },
})

crisis('colonial-day', 'Colonial Day', { chooser: 'current', skills: [P, T], icon: 'basestars', jump: true })({
  'a total of 10 passes the check, and morale rises by 1': { box: 0, total: 10, morale: 11 },
  'a total of 9 fails, which costs 2 morale': { box: 0, total: 9, morale: 8 },
  'instead 1 morale is lost': { box: 1, morale: 9 },
  'no resource rises above 15': { box: 0, total: 10, before: { morale: 15 }, morale: 15 },
})

crisis('crash-landing', 'Crash Landing', { skills: [T, F], icon: 'heavy', jump: false })({
  'a total of 6 passes the check, and nothing happens': { total: 6 },
  'after a total of 5 the Admiral may spend 1 fuel': {
    total: 5,
    decides: (table) => table.asks('tigh', 'mayDo:choose', ['yes', 'no']).answers('tigh', 'yes'),
    fuel: 7,
  },
  'if the Admiral does not, 1 morale is lost and the current player is sent to Sickbay': {
    total: 5,
    decides: (table) => table.answers('tigh', 'no'),
    morale: 9,
    at: { zarek: 'sickbay' },
  },
  'fuel that is not there cannot be spent': {
    total: 5,
    before: { fuel: 0 },
    decides: (table) => table.asksNobody('tigh'),
    fuel: 0,
    morale: 9,
    at: { zarek: 'sickbay' },
  },
})

crisis('crippled-raider', 'Crippled Raider', { chooser: 'current', skills: [T, E], icon: 'raiders', jump: true })({
  'a total of 10 passes the check, and the fleet marker moves on twice, once for the card’s own icon': {
    box: 0,
    total: 10,
    jumpPreparation: 2,
  },
  'a total of 9 fails, which costs 1 population': { box: 0, total: 9, population: 11 },
  'instead, on a roll of 4, 3 raiders come to the front, from where they are activated, and a civilian ship to the rear':
    { box: 1, die: 4, raiders: { starboardBow: 3 }, civilians: { rear: 1 } },
  'instead, on a roll of 5, nothing happens': { box: 1, die: 5 },
})

crisis('cylon-accusation', 'Cylon Accusation', { skills: [P, L, T], icon: 'raiders', jump: false })({
  'a total of 10 passes the check, and nothing happens': { total: 10 },
  'a total of 9 fails, and the current player is sent to the Brig': { total: 9, at: { zarek: 'brig' } },
})

crisis('cylon-screenings', 'Cylon Screenings', { chooser: 'current', skills: [P, L], icon: 'raiders', jump: false })({
  'a total of 9 passes the check, and nothing happens': { box: 0, total: 9, afterwards: sawNoLoyalty },
  'a total of 8 fails, which costs 1 morale, and the current player looks at 1 Loyalty card of the Admiral': {
    box: 0,
    total: 8,
    before: twoLoyaltyCards,
    decides: (table) =>
      table.asks('zarek', 'lookAtTitleHolder:choose', ['seat:roslin', 'seat:tigh']).answers('zarek', 'seat:tigh'),
    morale: 9,
    afterwards: sawLoyaltyOf('zarek', 'tigh'),
  },
  'or at 1 of the President': {
    box: 0,
    total: 8,
    before: twoLoyaltyCards,
    decides: (table) => table.answers('zarek', 'seat:roslin'),
    morale: 9,
    afterwards: sawLoyaltyOf('zarek', 'roslin'),
  },
  'a current player who is President can only look at the Admiral’s': {
    box: 0,
    total: 8,
    before: { ...twoLoyaltyCards, president: 'zarek' },
    president: 'zarek',
    morale: 9,
    afterwards: sawLoyaltyOf('zarek', 'tigh'),
  },
  'instead each player discards 2 Skill cards': { box: 1, hand: { roslin: 2, tigh: 2, zarek: 4 } },
})

crisis('cylon-tracking-device', 'Cylon Tracking Device', { skills: [T, F, E], icon: 'raiders', jump: false })({
  'a total of 10 passes the check, and nothing happens': { total: 10 },
  'a total of 9 fails: a raptor is destroyed, a basestar comes to the front and 2 civilian ships to the rear; then the basestar launches':
    {
      total: 9,
      reserves: { raptors: 3 },
      destroyedRaptors: 1,
      basestars: { front: 1 },
      raiders: { front: 2 },
      civilians: { rear: 2 },
    },
})

crisis('cylon-virus', 'Cylon Virus', { skills: [T, E], icon: 'launch', jump: false })({
  'a total of 13 passes the check, and nothing happens': {
    total: 13,
    before: { at: { tigh: 'ftl-control' } },
    at: { tigh: 'ftl-control' },
  },
  'a total of 12 fails: everybody in FTL Control is sent to Sickbay, and a centurion boards': {
    total: 12,
    before: { at: { tigh: 'ftl-control', roslin: 'ftl-control' } },
    at: { tigh: 'sickbay', roslin: 'sickbay' },
    boarding: [1, 0, 0, 0],
  },
})

crisis('declare-martial-law', 'Declare Martial Law', { chooser: 'admiral', icon: 'basestars', jump: false })({
  '1 morale is lost, and the Admiral becomes President': { box: 0, morale: 9, president: 'tigh' },
  'or 1 population is lost, and the Admiral discards 2 Skill cards': { box: 1, population: 11, hand: { tigh: 2 } },
})

crisis('detector-sabotage', 'Detector Sabotage', { skills: [L, T], icon: 'heavy', jump: true })({
  'a total of 8 passes the check, and nothing happens': {
    total: 8,
    before: { at: { tigh: 'research-lab' } },
    at: { tigh: 'research-lab' },
  },
  'a total of 7 fails: everybody in the Research Lab is sent to Sickbay, and the card stays in play': {
    total: 7,
    before: { at: { tigh: 'research-lab', roslin: 'research-lab' } },
    at: { tigh: 'sickbay', roslin: 'sickbay' },
    inPlay: ['detector-sabotage'],
  },
})

crisis('elections-loom', 'Elections Loom', { skills: [P, L], icon: 'heavy', jump: true })({
  'a total of 8 passes the check, and nothing happens': { total: 8 },
  'a total of 7 costs 1 morale': { total: 7, morale: 9 },
  'a total of 5 costs 1 morale': { total: 5, morale: 9 },
  'a total of 4 fails, which costs 1 morale, and the President discards 4 Skill cards': {
    total: 4,
    before: { hands: { roslin: [...hands.roslin, 'piloting 2'] } },
    morale: 9,
    hand: { roslin: 1 },
  },
})

crisis('food-shortage', 'Food Shortage', { chooser: 'president', icon: 'raiders', jump: true })({
  'the President may have 2 food lost': { box: 0, food: 6 },
  'or 1 food is lost, the President discards 2 Skill cards and the current player 3': {
    box: 1,
    decides: (table) =>
      table
        .asks('roslin', 'discardSkillCards:choose')
        .answers('roslin', 'card:piloting 1', 'card:piloting 1')
        .asks('zarek', 'discardSkillCards:choose')
        .answers('zarek', 'card:engineering 1', 'card:engineering 1', 'card:engineering 1'),
    food: 7,
    hand: {
      roslin: ['piloting 2', 'piloting 2'],
      zarek: ['engineering 2', 'engineering 2', 'engineering 2'],
    },
  },
})

// ruling: docs/rulings.md#food-and-water-shortages
rule('Food Shortage: a current player who is President discards 2 Skill cards and then 3', () => {
  given({ seats: ['roslin', 'tigh', 'zarek'], president: 'tigh', current: 'tigh', hands: { tigh: hands.zarek } })
    .crisis('food-shortage')
    .answers('tigh', 'option:1')
    .rest()
    .expect({ food: 7, hand: { tigh: 1 } })
})

crisis('forced-water-mining', 'Forced Water Mining', {
  chooser: 'current',
  skills: [P, L, T, E],
  icon: 'raiders',
  jump: true,
})({
  'a total of 17 passes the check, and food rises by 1': { box: 0, total: 17, food: 9 },
  'a total of 16 fails, which costs 1 population and 1 morale': { box: 0, total: 16, population: 11, morale: 9 },
  'instead food rises by 1, 1 morale is lost, and everybody discards 1 Skill card at random': {
    box: 1,
    decides: (table) => table.asksNobody('roslin').asksNobody('tigh').asksNobody('zarek'),
    food: 9,
    morale: 9,
    hand: { roslin: 3, tigh: 3, zarek: 5 },
  },
})

crisis('fulfiller-of-prophecy', 'Fulfiller of Prophecy', {
  chooser: 'current',
  skills: [P, L],
  icon: 'basestars',
  jump: false,
})({
  'a total of 6 passes the check, and the current player draws a Politics card': {
    box: 0,
    total: 6,
    before: { tops: { destiny: ['politics 1', 'piloting 1'], politics: ['politics 4'] } },
    hand: { zarek: [...hands.zarek, 'politics 4'] },
  },
  'a total of 5 fails, which costs 1 population': { box: 0, total: 5, population: 11 },
})

rule('Fulfiller of Prophecy: or a card is discarded, and after the Cylon ships another crisis is drawn', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'zarek'],
    current: 'zarek',
    hands,
    space: { front: { basestars: 1 } },
    dice: [1],
    tops: { crisis: ['riots-b'] },
  })
    .crisis('fulfiller-of-prophecy')
    .answers('zarek', 'option:1')
    .answers('zarek', 'card:engineering 1')
  assert.deepEqual(icons(table), ['basestars'])
  table
    .asks('tigh', 'crisis:option')
    .answers('tigh', 'option:1')
    .rest()
    .expect({ hand: { zarek: 5 }, population: 11, fuel: 7, jumpPreparation: 1 })
  assert.deepEqual(icons(table), ['basestars', 'basestars'])
  assert.deepEqual(
    table.log('crisis').map(({ card }) => card),
    ['fulfiller-of-prophecy', 'riots-b'],
  )
  assert.deepEqual(table.state.decks.crisis.discard, ['fulfiller-of-prophecy', 'riots-b'])
})

crisis('guilt-by-collusion', 'Guilt by Collusion', { skills: [L, T], icon: 'raiders', jump: true })({
  'a total of 9 passes the check, and the current player may send a character to the Brig': {
    total: 9,
    before: { at: { tigh: 'sickbay' } },
    decides: (table) =>
      table
        .asks('zarek', 'mayDo:choose', ['yes', 'no'])
        .answers('zarek', 'yes')
        .asks('zarek', 'chooseCharacter:choose', everybody)
        .answers('zarek', 'seat:roslin'),
    at: { roslin: 'brig', tigh: 'sickbay' },
  },
  'after a pass the current player need not send anybody': {
    total: 9,
    decides: (table) => table.answers('zarek', 'no'),
  },
  'a total of 8 fails, which costs 1 morale': { total: 8, morale: 9 },
})

crisis('hangar-accident', 'Hangar Accident', { skills: [T, F, E], icon: 'heavy', jump: true })({
  'a total of 10 passes the check, and nothing happens': { total: 10 },
  'a total of 9 costs 1 population': { total: 9, population: 11 },
  'a total of 7 costs 1 population': { total: 7, population: 11 },
  'a total of 6 fails, which costs 1 population and damages 2 vipers in the Reserves': {
    total: 6,
    population: 11,
    reserves: { vipers: 6 },
    damagedVipers: 2,
  },
  'no more vipers are damaged than are in the Reserves': {
    total: 6,
    before: { space: { portAft: { vipers: 4 } }, destroyedVipers: 3 },
    population: 11,
    reserves: { vipers: 0 },
    damagedVipers: 1,
    destroyedVipers: 3,
    vipers: { portAft: 4 },
  },
})

crisis('informing-the-public', 'Informing the Public', {
  chooser: 'current',
  skills: [P, L],
  icon: 'raiders',
  jump: true,
})({
  'a total of 7 passes the check, and the current player looks at 1 Loyalty card of a player of their choice': {
    box: 0,
    total: 7,
    before: twoLoyaltyCards,
    decides: (table) =>
      table.asks('zarek', 'chooseCharacter:choose', ['seat:roslin', 'seat:tigh']).answers('zarek', 'seat:tigh'),
    afterwards: sawLoyaltyOf('zarek', 'tigh'),
  },
  'a total of 6 fails, which costs 2 morale': { box: 0, total: 6, morale: 8, afterwards: sawNoLoyalty },
  'instead, on a roll of 4, 1 morale and 1 population are lost': { box: 1, die: 4, morale: 9, population: 11 },
  'instead, on a roll of 5, nothing happens': { box: 1, die: 5 },
})

crisis('jump-computer-failure', 'Jump Computer Failure', { skills: [T, E], icon: 'launch', jump: false })({
  'a total of 7 passes the check, and nothing happens': { total: 7 },
  'a total of 6 fails, which costs 1 population and moves the fleet marker back': {
    total: 6,
    before: { jumpPreparation: 3 },
    population: 11,
    jumpPreparation: 2,
  },
  'the fleet marker does not go back beyond Start': { total: 6, population: 11, jumpPreparation: 0 },
})

crisis('keep-tabs-on-visitor', 'Keep Tabs on Visitor', {
  chooser: 'current',
  skills: [P, L, T],
  icon: 'raiders',
  jump: true,
})({
  'a total of 12 passes the check, and nothing happens': { box: 0, total: 12 },
  'after a total of 11, a roll of 4 costs 2 population': { box: 0, total: 11, die: 4, population: 10 },
  'after a total of 11, a roll of 5 costs nothing': { box: 0, total: 11, die: 5 },
  'instead the current player discards 4 Skill cards at random': {
    box: 1,
    decides: (table) => table.asksNobody('zarek'),
    hand: { zarek: 2 },
  },
})

crisis('legendary-discovery', 'Legendary Discovery', { skills: [T, F], icon: 'launch', jump: false })({
  'a total of 14 passes the check, and the card counts as 1 distance': {
    total: 14,
    distance: 1,
    afterwards: (table) => assert.deepEqual(table.state.travelled, ['legendary-discovery']),
  },
  'a total of 13 fails, which costs 1 food and a raptor': {
    total: 13,
    food: 7,
    reserves: { raptors: 3 },
    destroyedRaptors: 1,
  },
})

rule('Legendary Discovery: its distance may bring about the Sleeper Agent phase', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'zarek'],
    current: 'zarek',
    travelled: ['asteroid-field'],
    hands: { zarek: cardsWorth(14, [T, F]) },
    tops: { destiny: ['tactics 1', 'politics 1'] },
  })
    .crisis('legendary-discovery')
    .contributes({ zarek: cardsWorth(14, [T, F]) })
    .rest()
    .expect({ distance: 4 })
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [2, 2, 2],
  )
})

rule('Legendary Discovery: at a distance of 8 the next jump ends the game', () => {
  given({
    seats: ['roslin', 'tigh', 'zarek'],
    current: 'zarek',
    travelled: ['asteroid-field', 'asteroid-field', 'icy-moon'],
    hands: { zarek: cardsWorth(14, [T, F]) },
    tops: { destiny: ['tactics 1', 'politics 1'] },
  })
    .crisis('legendary-discovery')
    .contributes({ zarek: cardsWorth(14, [T, F]) })
    .rest()
    .expect({ distance: 8, over: undefined })
    .jump()
    .finished()
    .expect({ over: { winner: 'humans', reason: 'kobol' } })
})

crisis('loss-of-a-friend', 'Loss of a Friend', { skills: [P, L], icon: 'heavy', jump: true })({
  'a total of 9 passes the check, and nothing happens': { total: 9 },
  'after a total of 8 the current player discards 2 Skill cards': { total: 8, hand: { zarek: 4 } },
  'after a total of 7 the current player discards 2 Skill cards': { total: 7, hand: { zarek: 4 } },
  'a total of 6 fails, which costs 1 morale besides': { total: 6, morale: 9, hand: { zarek: 4 } },
})

crisis('low-supplies', 'Low Supplies', { skills: [P, L], icon: 'raiders', jump: false })({
  'a total of 7 passes the check, and nothing happens': { total: 7 },
  'a total of 6 fails, which costs 1 morale while there are 6 food': {
    total: 6,
    before: { food: 6 },
    food: 6,
    morale: 9,
  },
  'a fail costs 2 morale if there are only 5 food': { total: 6, before: { food: 5 }, food: 5, morale: 8 },
})

crisis('mandatory-testing', 'Mandatory Testing', { skills: [P, L], icon: 'heavy', jump: true })({
  'a total of 13 passes the check, and the President looks at 1 Loyalty card of the current player': {
    total: 13,
    before: twoLoyaltyCards,
    afterwards: sawLoyaltyOf('roslin', 'zarek'),
  },
  'a President who is the current player looks at nothing': {
    total: 13,
    before: { president: 'zarek' },
    president: 'zarek',
    afterwards: sawNoLoyalty,
  },
  'after a total of 12 nothing happens': { total: 12, afterwards: sawNoLoyalty },
  'after a total of 9 nothing happens': { total: 9, afterwards: sawNoLoyalty },
  'a total of 8 fails, which costs 1 morale': { total: 8, morale: 9, afterwards: sawNoLoyalty },
})

crisis('missing-g4-explosives', 'Missing G4 Explosives', { skills: [L, T], icon: 'raiders', jump: false })({
  'a total of 7 passes the check, and nothing happens': {
    total: 7,
    before: { at: { tigh: 'armory' } },
    at: { tigh: 'armory' },
  },
  'a total of 6 fails, which costs 1 food, and everybody in the Armory is sent to the Brig': {
    total: 6,
    before: { at: { tigh: 'armory', roslin: 'armory' } },
    food: 7,
    at: { tigh: 'brig', roslin: 'brig' },
    admiral: 'zarek',
  },
})

crisis('network-computers', 'Network Computers', {
  chooser: 'current',
  skills: [P, T, E],
  icon: 'raiders',
  jump: true,
})({
  'a total of 11 passes the check, and the fleet marker moves on twice, once for the card’s own icon': {
    box: 0,
    total: 11,
    jumpPreparation: 2,
  },
  'a total of 10 fails, which costs 1 population, and a centurion boards': {
    box: 0,
    total: 10,
    population: 11,
    boarding: [1, 0, 0, 0],
  },
  'instead 1 population is lost, and the fleet marker moves back before the card’s own icon moves it on': {
    box: 1,
    before: { jumpPreparation: 3 },
    population: 11,
    jumpPreparation: 3,
  },
  'a fleet marker on Start cannot be moved back, but the card’s own icon moves it on': {
    box: 1,
    population: 11,
    jumpPreparation: 1,
  },
})

crisis('prison-labor', 'Prison Labor', { skills: [P, L, T], icon: 'raiders', jump: false })({
  'a total of 10 passes the check, and nothing happens': { total: 10 },
  'a total of 9 fails, which costs 1 morale and 1 food': { total: 9, morale: 9, food: 7 },
})

crisis('prisoner-revolt', 'Prisoner Revolt', { skills: [P, L, T], icon: 'heavy', jump: true })({
  'a total of 11 passes the check, and nothing happens': { total: 11 },
  'a total of 10 costs 1 population': { total: 10, population: 11 },
  'a total of 6 costs 1 population': { total: 6, population: 11 },
  'a total of 5 fails, which costs 1 population, and the President gives the title to another player': {
    total: 5,
    decides: (table) =>
      table.asks('roslin', 'chooseCharacter:choose', ['seat:tigh', 'seat:zarek']).answers('roslin', 'seat:tigh'),
    population: 11,
    president: 'tigh',
  },
})

crisis('requested-resignation', 'Requested Resignation', { chooser: 'admiral', icon: 'basestars', jump: false })({
  'the President and the Admiral discard 2 Skill cards each': { box: 0, hand: { roslin: 2, tigh: 2 } },
  'or the President gives the title to the Admiral': {
    box: 1,
    decides: (table) =>
      table.asks('roslin', 'chooseEffect:choose', ['effect:0', 'effect:1']).answers('roslin', 'effect:0'),
    president: 'tigh',
  },
  'or the President goes to the Brig and keeps the title': {
    box: 1,
    decides: (table) => table.answers('roslin', 'effect:1'),
    at: { roslin: 'brig' },
  },
})

rule('Requested Resignation: neither the President nor the Admiral sees first what the other discards', () => {
  const table = given({
    seats: ['zarek', 'roslin', 'tigh'],
    hands: { roslin: ['politics 1', 'politics 2', 'politics 3'], tigh: ['tactics 1', 'tactics 2', 'tactics 3'] },
    president: 'roslin',
  })
    .crisis('requested-resignation')
    .answers('tigh', 'option:0')
    .answers('roslin', 'card:politics 1', 'card:politics 2')
  assert.deepEqual(table.log('discards', 'tigh'), [])
  table.answers('tigh', 'card:tactics 1', 'card:tactics 2')
  assert.equal(table.log('discards', 'roslin').length, 2)
  table.rest().expect({ hand: { roslin: ['politics 3'], tigh: ['tactics 3'] } })
})

rule('Requested Resignation: a President who is Admiral, too, discards for both titles', () => {
  given({
    seats: ['zarek', 'roslin', 'tigh'],
    hands: { tigh: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2', 'tactics 3'] },
    president: 'tigh',
  })
    .crisis('requested-resignation')
    .answers('tigh', 'option:0')
    .answers('tigh', 'card:tactics 1', 'card:tactics 1')
    .answers('tigh', 'card:tactics 2', 'card:tactics 2')
    .rest()
    .expect({ hand: { tigh: ['tactics 3'] } })
})

crisis('rescue-caprica-survivors', 'Rescue Caprica Survivors', { chooser: 'president', icon: 'raiders', jump: true })({
  '1 fuel and 1 food are lost, and population rises by 1': { box: 0, fuel: 7, food: 7, population: 13 },
  'or 1 morale is lost': { box: 1, morale: 9 },
})

for (const [card, icon] of [
  ['rescue-mission-b', 'basestars'],
  ['rescue-mission-r', 'raiders'],
] as const) {
  crisis(card, `Rescue Mission (${icon})`, { chooser: 'admiral', icon, jump: true })({
    '1 morale is lost, and the current player is sent to Sickbay': { box: 0, morale: 9, at: { zarek: 'sickbay' } },
    'or 1 fuel and a raptor are lost': { box: 1, fuel: 7, reserves: { raptors: 3 }, destroyedRaptors: 1 },
  })
}

crisis('rescue-the-fleet', 'Rescue the Fleet', { chooser: 'admiral', icon: 'raiders', jump: true })({
  '2 population are lost': { box: 0, population: 10 },
  'or 1 morale is lost, a basestar and 3 raiders, which are then activated, come to the front and 3 civilian ships to the rear':
    {
      box: 1,
      morale: 9,
      basestars: { front: 1 },
      raiders: { starboardBow: 3 },
      civilians: { rear: 3 },
    },
})

crisis('resistance', 'Resistance', { skills: [P, L, T], icon: 'heavy', jump: true })({
  'a total of 12 passes the check, and nothing happens': { total: 12 },
  'a total of 11 costs 1 food': { total: 11, food: 7 },
  'a total of 9 costs 1 food': { total: 9, food: 7 },
  'a total of 8 fails, which costs 1 food and 1 fuel': { total: 8, food: 7, fuel: 7 },
})

for (const [card, icon, jump] of [
  ['riots-b', 'basestars', true],
  ['riots-l', 'launch', false],
] as const) {
  crisis(card, `Riots (${icon})`, { chooser: 'admiral', icon, jump })({
    '1 food and 1 morale are lost': { box: 0, food: 7, morale: 9 },
    'or 1 population and 1 fuel are lost': { box: 1, population: 11, fuel: 7 },
  })
}

crisis('scouting-for-fuel', 'Scouting for Fuel', { chooser: 'current', skills: [T, F], icon: 'raiders', jump: true })({
  'a total of 12 passes the check, and fuel rises by 1': { box: 0, total: 12, fuel: 9 },
  'a total of 11 fails, which costs 1 fuel and a raptor': {
    box: 0,
    total: 11,
    fuel: 7,
    reserves: { raptors: 3 },
    destroyedRaptors: 1,
  },
  'instead, on a roll of 4, 1 fuel is lost': { box: 1, die: 4, fuel: 7 },
  'instead, on a roll of 5, nothing happens': { box: 1, die: 5 },
})

crisis('scouting-for-water', 'Scouting for Water', { chooser: 'current', skills: [T, F], icon: 'raiders', jump: true })(
  {
    'a total of 9 passes the check, and food rises by 1': { box: 0, total: 9, food: 9 },
    'a total of 8 fails, which costs 1 fuel and a raptor': {
      box: 0,
      total: 8,
      fuel: 7,
      reserves: { raptors: 3 },
      destroyedRaptors: 1,
    },
    'a raptor that is not there cannot be lost': {
      box: 0,
      total: 8,
      before: { destroyedRaptors: 4 },
      fuel: 7,
      reserves: { raptors: 0 },
      destroyedRaptors: 4,
    },
    'instead 1 food is lost': { box: 1, food: 7 },
  },
)

crisis('security-breach', 'Security Breach', { skills: [L, T], icon: 'launch', jump: false })({
  'a total of 6 passes the check, and nothing happens': { total: 6 },
  'a total of 5 fails, which costs 1 morale, and everybody in Command is sent to Sickbay': {
    total: 5,
    before: { at: { roslin: 'command' } },
    morale: 9,
    at: { tigh: 'sickbay', roslin: 'sickbay' },
  },
})

crisis('send-survey-team', 'Send Survey Team', { chooser: 'current', skills: [T, F, E], icon: 'raiders', jump: true })({
  'a total of 15 passes the check, and nothing happens': { box: 0, total: 15 },
  'a total of 14 fails: the current player is sent to Sickbay, and a raptor is destroyed': {
    box: 0,
    total: 14,
    at: { zarek: 'sickbay' },
    reserves: { raptors: 3 },
    destroyedRaptors: 1,
  },
  'instead, on a roll of 5, 1 fuel is lost': { box: 1, die: 5, fuel: 7 },
  'instead, on a roll of 6, nothing happens': { box: 1, die: 6 },
})

crisis('sleep-deprivation', 'Sleep Deprivation', { chooser: 'admiral', icon: 'basestars', jump: true })({
  'all undamaged vipers return to the Reserves, and the current player is sent to Sickbay': {
    box: 0,
    before: { space: { portAft: { vipers: 2 }, front: { vipers: 1 } }, damagedVipers: 2 },
    at: { zarek: 'sickbay' },
    reserves: { vipers: 6 },
    damagedVipers: 2,
  },
  'a pilot returns with the viper': {
    box: 0,
    before: { at: { tigh: 'portBow' } },
    at: { tigh: 'hangar-deck', zarek: 'sickbay' },
    reserves: { vipers: 8 },
  },
  'a current player in a viper ends up in Sickbay': {
    box: 0,
    before: { at: { zarek: 'portBow' } },
    at: { zarek: 'sickbay' },
    reserves: { vipers: 8 },
  },
  'or 1 morale is lost': { box: 1, morale: 9 },
})

crisis('terrorist-bomber', 'Terrorist Bomber', { skills: [L, T], icon: 'heavy', jump: true })({
  'a total of 9 passes the check, and nothing happens': { total: 9 },
  'a total of 8 fails, which costs 1 morale, and the current player is sent to Sickbay': {
    total: 8,
    morale: 9,
    at: { zarek: 'sickbay' },
  },
})

crisis('terrorist-investigations', 'Terrorist Investigations', { skills: [P, L], icon: 'heavy', jump: true })({
  'a total of 12 passes the check, and the current player looks at 1 Loyalty card of a player of their choice': {
    total: 12,
    before: twoLoyaltyCards,
    decides: (table) =>
      table.asks('zarek', 'chooseCharacter:choose', ['seat:roslin', 'seat:tigh']).answers('zarek', 'seat:roslin'),
    afterwards: sawLoyaltyOf('zarek', 'roslin'),
  },
  'after a total of 11 nothing happens': { total: 11, afterwards: sawNoLoyalty },
  'after a total of 6 nothing happens': { total: 6, afterwards: sawNoLoyalty },
  'a total of 5 fails, which costs 1 morale': { total: 5, morale: 9, afterwards: sawNoLoyalty },
})

crisis('the-olympic-carrier', 'The Olympic Carrier', { skills: [P, L, F], icon: 'heavy', jump: true })({
  'a total of 11 passes the check, and nothing happens': { total: 11 },
  'a total of 10 costs 1 population': { total: 10, population: 11 },
  'a total of 8 costs 1 population': { total: 8, population: 11 },
  'a total of 7 fails, which costs 1 morale and 1 population': { total: 7, morale: 9, population: 11 },
})

crisis('unexpected-reunion', 'Unexpected Reunion', { skills: [P, L, T], icon: 'raiders', jump: false })({
  'a total of 8 passes the check, and nothing happens': { total: 8 },
  'a total of 7 fails, which costs 1 morale, and the current player discards all Skill cards': {
    total: 7,
    morale: 9,
    hand: { zarek: 0 },
  },
})

crisis('unidentified-ship', 'Unidentified Ship', { skills: [T, F], icon: 'launch', jump: false })({
  'a total of 10 passes the check, and nothing happens': { total: 10 },
  'a total of 9 fails, which costs 1 population': { total: 9, population: 11 },
})

crisis('water-sabotaged', 'Water Sabotaged', { chooser: 'current', skills: [P, L, T], icon: 'raiders', jump: true })({
  'a total of 13 passes the check, and nothing happens': { box: 0, total: 13 },
  'a total of 12 fails, which costs 2 food': { box: 0, total: 12, food: 6 },
  'instead 1 food is lost': { box: 1, food: 7 },
})

for (const [card, icon, jump] of [
  ['water-shortage-b', 'basestars', true],
  ['water-shortage-b-nojump', 'basestars', false],
  ['water-shortage-r', 'raiders', true],
] as const) {
  crisis(card, `Water Shortage (${icon}${jump ? '' : ', no jump icon'})`, { chooser: 'president', icon, jump })({
    'the President may have 1 food lost': { box: 0, food: 7 },
    'or the President discards 2 Skill cards and the current player 3': { box: 1, hand: { roslin: 2, zarek: 3 } },
    'the discarding may be chosen with empty hands': {
      box: 1,
      before: { hands: { roslin: [], zarek: [] } },
      hand: { roslin: 0, zarek: 0 },
    },
  })
}

crisis('weapon-malfunction', 'Weapon Malfunction', { skills: [T, F, E], icon: 'launch', jump: false })({
  'a total of 11 passes the check, and nothing happens': {
    total: 11,
    before: { space: { portAft: { vipers: 2 } } },
    vipers: { portAft: 2 },
    reserves: { vipers: 6 },
  },
  'a total of 10 fails: 2 vipers in space are damaged, and everybody in Weapons Control is sent to Sickbay': {
    total: 10,
    before: {
      space: { portAft: { vipers: 2 }, front: { vipers: 1 } },
      at: { roslin: 'weapons-control', tigh: 'weapons-control' },
    },
    decides: (table) =>
      table.asks('zarek', 'damageSomeVipers:space', ['viper:front', 'viper:portAft']).answers('zarek', 'viper:front'),
    vipers: { portAft: 1 },
    reserves: { vipers: 5 },
    damagedVipers: 2,
    at: { roslin: 'sickbay', tigh: 'sickbay' },
  },
  'with 2 vipers in space there is nothing to choose': {
    total: 10,
    before: { at: { tigh: 'portBow' }, space: { front: { vipers: 1 } } },
    decides: (table) => table.asksNobody('zarek'),
    vipers: { front: 0 },
    reserves: { vipers: 6 },
    damagedVipers: 2,
    at: { tigh: 'sickbay' },
  },
  'the pilot of a damaged viper is sent to Sickbay': {
    total: 10,
    before: { at: { tigh: 'portBow' } },
    reserves: { vipers: 7 },
    damagedVipers: 1,
    at: { tigh: 'sickbay' },
  },
  'vipers in the Reserves are not damaged': { total: 10 },
})

crisis('witch-hunt', 'Witch Hunt', { skills: [P, L], icon: 'heavy', jump: true })({
  'a total of 10 passes the check, and nothing happens': { total: 10 },
  'a total of 9 costs 1 morale': { total: 9, morale: 9 },
  'a total of 6 costs 1 morale': { total: 6, morale: 9 },
  'a total of 5 fails, which costs 1 morale, and the current player sends a character to Sickbay': {
    total: 5,
    decides: (table) => table.asks('zarek', 'chooseCharacter:choose', everybody).answers('zarek', 'seat:tigh'),
    morale: 9,
    at: { tigh: 'sickbay' },
  },
  'prisoners and those in Sickbay cannot be chosen': {
    total: 5,
    before: { at: { roslin: 'brig', tigh: 'sickbay' } },
    decides: (table) => table.asksNobody('zarek'),
    morale: 9,
    at: { roslin: 'brig', tigh: 'sickbay', zarek: 'sickbay' },
  },
})

rule('Detector Sabotage: while it is in play nobody looks at Loyalty cards of others', () => {
  const seats = ['roslin', 'tigh', 'baltar'] as const
  const inPlay = ['detector-sabotage']
  const informed = given({
    seats,
    inPlay,
    current: 'tigh',
    hands: { tigh: ['leadership 5', 'leadership 3'] },
    tops: { destiny: ['politics 1', 'piloting 1'] },
  })
    .crisis('informing-the-public')
    .answers('tigh', 'option:0')
    .contributes({ tigh: ['leadership 5', 'leadership 3'] })
    .finished() // nobody is asked whose card to look at
  sawNoLoyalty(informed)
  const screened = given({ seats, inPlay, current: 'tigh', tops: { destiny: ['piloting 1', 'piloting 1'] } })
    .crisis('cylon-screenings')
    .answers('tigh', 'option:0')
    .contributes()
    .finished()
    .expect({ morale: 9 })
  sawNoLoyalty(screened)
  const detector = given({ seats, inPlay, current: 'baltar' }).action('baltar')
  assert.ok(!detector.asked('baltar').options.some(({ id }) => id === 'ability:cylonDetector'))
  detector.answers('baltar', 'nothing').finished()
})

rule('Detector Sabotage: it stays in play when the fleet jumps', () => {
  given({ seats: ['roslin', 'tigh', 'zarek'], inPlay: ['detector-sabotage'] })
    .jump()
    .rest()
    .expect({ inPlay: ['detector-sabotage'] })
})

// Cylon attack cards: activation, then setup, then the special rule.

const humans = { seats: ['roslin', 'tigh', 'zarek'], current: 'zarek' } as const satisfies Situation

/** How often Galactica was attacked, and how often hit. */
const hits = (table: Table) => ({
  attacks: table.log('attacks').filter(({ target }) => target === 'galactica').length,
  damage: table.log('locationDamaged').length + table.log('galacticaHit').length,
})

interface AttackOutcome extends Expected {
  before?: Partial<Situation>
  icons: readonly Activation[]
}

function attack(card: CardId, name: string, outcomes: Record<string, AttackOutcome>): void {
  tested.add(card)
  for (const [sentence, { before = {}, icons: activated, ...changes }] of Object.entries(outcomes)) {
    rule(`${name}: ${sentence}`, () => {
      const table = given({
        seats: ['roslin', 'tigh', 'zarek'],
        current: 'zarek',
        hands,
        ...before,
        at: { zarek: 'communications', ...before.at },
      })
        .crisis(card)
        .rest()
        .expect(unchangedExcept(changes, false))
      assert.deepEqual(icons(table), activated)
      assert.deepEqual(table.state.decks.crisis.discard, changes.inPlay?.includes(card) ? [] : [card])
    })
  }
}

attack('ambush', 'Ambush', {
  'sets up a basestar, 8 raiders, 2 vipers and 3 civilian ships, and stays in play': {
    icons: ['basestars'],
    inPlay: ['ambush'],
    basestars: { rear: 1 },
    raiders: { front: 4, rear: 4 },
    vipers: { portAft: 2 },
    civilians: { starboardAft: 1, portAft: 1, portBow: 1 },
    reserves: { vipers: 6 },
  },
})

rule('Ambush: the basestars that are there attack before the others come', () => {
  const table = given({ ...humans, space: { front: { basestars: 1 } }, dice: [4] })
    .crisis('ambush')
    .rest()
    .expect({ basestars: { front: 1, rear: 1 } })
  assert.deepEqual(hits(table), { attacks: 1, damage: 1 })
})

rule('Ambush: while it is in play, unmanned vipers have −2 on their attacks', () => {
  const shot = (die: number) =>
    given({
      ...humans,
      inPlay: ['ambush'],
      at: { tigh: 'command' },
      space: { portBow: { raiders: 2, vipers: 1 } },
      dice: [die],
    })
      .action('tigh')
      .answers('tigh', 'activate:command')
      .answers('tigh', 'attack:portBow:raider')
      .answers('tigh', 'done')
      .finished()
  shot(4).expect({ raiders: { portBow: 2 } })
  shot(5).expect({ raiders: { portBow: 1 } })
})

rule('Ambush: vipers with a pilot and Galactica aim as well as ever', () => {
  given({
    seats: ['roslin', 'tigh', 'apollo'],
    inPlay: ['ambush'],
    at: { apollo: 'portBow' },
    space: { portBow: { raiders: 1 } },
    dice: [3],
  })
    .action('apollo')
    .answers('apollo', 'viper')
    .answers('apollo', 'attack:portBow:raider')
    .finished()
    .expect({ raiders: { portBow: 0 } })
  given({
    ...humans,
    inPlay: ['ambush'],
    at: { tigh: 'weapons-control' },
    space: { portBow: { raiders: 1, heavyRaiders: 1 } },
    dice: [3],
  })
    .action('tigh')
    .answers('tigh', 'activate:weapons-control')
    .answers('tigh', 'attack:portBow:raider')
    .finished()
    .expect({ raiders: { portBow: 0 } })
})

attack('besieged', 'Besieged', {
  'sets up a basestar, 4 raiders, a heavy raider, 2 vipers and 3 civilian ships; the raiders attack at once': {
    before: { dice: [4, 4, 4, 4] },
    icons: ['raiders'],
    basestars: { portAft: 1 },
    raiders: { portBow: 4 },
    heavyRaiders: { rear: 1 },
    vipers: { portBow: 2 },
    civilians: { front: 1, starboardBow: 1, portBow: 1 },
    reserves: { vipers: 6 },
  },
  'its raiders damage a viper on a 5, destroy one on an 8, destroy the civilian ship there and go on to the next': {
    before: { dice: [5, 8], space: { starboardAft: { civilians: nineCivilians } } },
    icons: ['raiders'],
    population: 11,
    basestars: { portAft: 1 },
    raiders: { portBow: 3, front: 1 },
    heavyRaiders: { rear: 1 },
    damagedVipers: 1,
    destroyedVipers: 1,
    civilians: { starboardAft: 9, front: 1, starboardBow: 1 },
    reserves: { vipers: 6 },
  },
})

rule('Besieged: raiders that were there before act before the setup, and not again', () => {
  const table = given({ ...humans, space: { portBow: { raiders: 2 } }, dice: [1, 1, 1, 1, 1, 1] })
    .crisis('besieged')
    .rest()
    .expect({ raiders: { portBow: 6 } })
  assert.deepEqual(
    table.log('attacks').map(({ target }) => target),
    ['galactica', 'galactica', 'viper', 'viper', 'viper', 'viper'],
  )
})

rule('Besieged: if there are only 2 raiders left to place, only those 2 attack at once', () => {
  const table = given({
    ...humans,
    space: { portBow: { raiders: 4 }, rear: { raiders: 10 } },
    dice: Array<number>(20).fill(1),
  })
    .crisis('besieged')
    .rest(1, 1, 1, 1)
    .expect({ raiders: { rear: 10, portBow: 6 } })
  assert.equal(table.log('attacks').filter(({ target }) => target === 'viper').length, 2)
})

attack('boarding-parties', 'Boarding Parties', {
  'sets up a basestar, 4 raiders, 4 heavy raiders and 3 civilian ships, but no vipers': {
    icons: ['heavy'],
    basestars: { starboardBow: 1 },
    raiders: { starboardBow: 4 },
    heavyRaiders: { front: 2, starboardAft: 2 },
    civilians: { rear: 1, portAft: 2 },
  },
  'the heavy raiders and centurions that are there act before the others come': {
    before: { space: { portAft: { heavyRaiders: 1 } }, boarding: [1, 0, 0, 0] },
    icons: ['heavy'],
    boarding: [1, 1, 0, 0],
    basestars: { starboardBow: 1 },
    raiders: { starboardBow: 4 },
    heavyRaiders: { front: 2, starboardAft: 2 },
    civilians: { rear: 1, portAft: 2 },
  },
})

attack('cylon-swarm', 'Cylon Swarm', {
  'sets up a basestar, 5 raiders, a heavy raider, 2 vipers and 3 civilian ships, and stays in play': {
    icons: ['basestars'],
    inPlay: ['cylon-swarm'],
    basestars: { front: 1 },
    raiders: { front: 5 },
    heavyRaiders: { starboardBow: 1 },
    vipers: { portAft: 1, portBow: 1 },
    civilians: { rear: 1, portAft: 1, portBow: 1 },
    reserves: { vipers: 6 },
  },
})

rule('Cylon Swarm: while it is in play, each basestar launches 1 more raider or heavy raider', () => {
  const swarm = { ...humans, inPlay: ['cylon-swarm'], space: { front: { basestars: 1 }, rear: { basestars: 1 } } }
  given(swarm)
    .activate('launch')
    .finished()
    .expect({ raiders: { front: 4, rear: 4 } })
  given(swarm)
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 3, rear: 3 } })
  given(swarm)
    .activate('heavy')
    .finished()
    .expect({ heavyRaiders: { front: 2, rear: 2 } })
})

attack('heavy-assault', 'Heavy Assault', {
  'sets up 2 basestars, a viper and 3 civilian ships; the basestars attack at once': {
    before: { dice: [3, 3] },
    icons: ['raiders', 'basestars'],
    basestars: { front: 1, starboardBow: 1 },
    vipers: { portBow: 1 },
    civilians: { rear: 1, portAft: 1, portBow: 1 },
    reserves: { vipers: 7 },
  },
})

rule('Heavy Assault: each basestar damages Galactica on a 4', () => {
  const table = given({ ...humans, dice: [4, 4] })
    .crisis('heavy-assault')
    .rest()
  assert.deepEqual(hits(table), { attacks: 2, damage: 2 })
})

rule('Heavy Assault: the raiders that are there act before the others come', () => {
  const table = given({ ...humans, space: { portBow: { raiders: 1 } }, dice: [1, 1, 1] })
    .crisis('heavy-assault')
    .rest()
  assert.deepEqual(
    table.log('attacks').map(({ attacker, target }) => [attacker, target]),
    [
      ['raider', 'galactica'],
      ['basestar', 'galactica'],
      ['basestar', 'galactica'],
    ],
  )
})

attack('jammed-assault', 'Jammed Assault', {
  'sets up a basestar, 4 raiders, 2 heavy raiders, 2 vipers and 4 civilian ships, and stays in play': {
    icons: ['raiders'],
    inPlay: ['jammed-assault'],
    basestars: { starboardAft: 1 },
    raiders: { starboardBow: 4 },
    heavyRaiders: { starboardAft: 2 },
    vipers: { portAft: 1, portBow: 1 },
    civilians: { front: 1, rear: 1, portAft: 1, portBow: 1 },
    reserves: { vipers: 6 },
  },
})

rule('Jammed Assault: while it is in play, nobody may activate Communications', () => {
  const calls = (inPlay: CardId[]) => {
    const table = given({
      ...humans,
      inPlay,
      at: { zarek: 'communications' },
      space: { rear: { civilians: 2 } },
    }).action('zarek')
    const offered = table.asked('zarek').options.some(({ id }) => id === 'activate:communications')
    table.answers('zarek', 'nothing').finished()
    return offered
  }
  assert.equal(calls([]), true)
  assert.equal(calls(['jammed-assault']), false)
})

attack('raiding-party', 'Raiding Party', {
  'sets up a basestar, 5 raiders, 2 heavy raiders, 2 vipers and 3 civilian ships; the fleet marker moves back': {
    before: { jumpPreparation: 3 },
    icons: ['raiders'],
    jumpPreparation: 2,
    basestars: { starboardAft: 1 },
    raiders: { starboardAft: 3, rear: 2 },
    heavyRaiders: { rear: 2 },
    vipers: { portBow: 2 },
    civilians: { portAft: 1, portBow: 2 },
    reserves: { vipers: 6 },
  },
})

attack('surrounded', 'Surrounded', {
  'sets up a basestar, 7 raiders, a heavy raider, 2 vipers and 3 civilian ships; the current player discards 3 Skill cards':
    {
      icons: ['basestars'],
      hand: { zarek: 3 },
      basestars: { starboardBow: 1 },
      raiders: { front: 4, starboardAft: 3 },
      heavyRaiders: { starboardAft: 1 },
      vipers: { portAft: 1, portBow: 1 },
      civilians: { rear: 1, portAft: 1, portBow: 1 },
      reserves: { vipers: 6 },
    },
})

rule('Surrounded: if there are too few ships the current player says where those that are left go', () => {
  given({ ...humans, space: { rear: { raiders: 14, basestars: 2 } }, dice: [1, 1] })
    .crisis('surrounded')
    .asks('zarek', 'placeShips:choose', ['area:front', 'area:starboardAft'])
    .answers('zarek', 'area:starboardAft')
    .answers('zarek', 'area:front')
    .rest()
    .expect({ raiders: { rear: 14, front: 1, starboardAft: 1 }, basestars: { rear: 2, starboardBow: 0 } })
})

attack('tactical-strike', 'Tactical Strike', {
  'sets up a basestar, 5 raiders, a heavy raider, 2 vipers and 3 civilian ships; 2 vipers in the Reserves are damaged':
    {
      icons: ['raiders'],
      basestars: { portBow: 1 },
      raiders: { portBow: 5 },
      heavyRaiders: { front: 1 },
      vipers: { portAft: 2 },
      civilians: { starboardAft: 1, rear: 1, portAft: 1 },
      reserves: { vipers: 4 },
      damagedVipers: 2,
    },
})

attack('thirty-three', 'Thirty-Three', {
  'sets up a basestar, 2 vipers and 4 civilian ships, and stays in play': {
    icons: ['raiders'],
    inPlay: ['thirty-three'],
    basestars: { front: 1 },
    vipers: { portAft: 1, portBow: 1 },
    civilians: { starboardAft: 1, rear: 1, portAft: 1, portBow: 1 },
    reserves: { vipers: 6 },
  },
})

rule('Thirty-Three: it is discarded when a civilian ship is destroyed', () => {
  const table = given({ ...humans, inPlay: ['thirty-three'], space: { rear: { raiders: 1, civilians: 1 } } })
    .activate('raiders')
    .finished()
    .expect({ inPlay: [], civilians: { rear: 0 } })
  assert.deepEqual(table.state.decks.crisis.discard, ['thirty-three'])
})

rule('Thirty-Three: it is discarded when a civilian ship is drawn and destroyed', () => {
  given({ ...humans, inPlay: ['thirty-three'], dice: [4] })
    .crisis('bomb-threat')
    .answers('zarek', 'option:1')
    .rest()
    .expect({ inPlay: [] })
})

rule('Thirty-Three: it is discarded when a basestar is destroyed, but not when one is damaged', () => {
  const nuke = (die: number) =>
    given({ ...humans, inPlay: ['thirty-three'], space: { rear: { basestars: 1 } }, dice: [die] })
      .action('tigh')
      .answers('tigh', 'nuke')
  nuke(3)
    .rest()
    .expect({ inPlay: [], basestars: { rear: 0 } })
  given({
    ...humans,
    inPlay: ['thirty-three'],
    at: { tigh: 'weapons-control' },
    space: { rear: { basestars: 1 } },
    dice: [5],
  })
    .action('tigh')
    .answers('tigh', 'activate:weapons-control')
    .rest()
    .expect({ inPlay: ['thirty-three'], basestars: { rear: 1 } })
})

rule('Thirty-Three: if it is in play when the fleet jumps, it is shuffled into the crisis deck', () => {
  const table = given({
    ...humans,
    inPlay: ['thirty-three'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .rest()
    .expect({ inPlay: [] })
  assert.deepEqual(table.state.decks.crisis.discard, [])
  assert.equal(table.state.decks.crisis.cards.filter((card) => card === 'thirty-three').length, 1)
})

for (const [card, name] of [
  ['ambush', 'Ambush'],
  ['cylon-swarm', 'Cylon Swarm'],
  ['jammed-assault', 'Jammed Assault'],
] as const) {
  rule(`${name}: it is discarded when the fleet jumps, and not when a ship is destroyed`, () => {
    const table = given({ ...humans, inPlay: [card], space: { rear: { raiders: 1, civilians: 1 } } })
      .activate('raiders')
      .finished()
      .expect({ inPlay: [card], civilians: { rear: 0 } })
      .jump()
      .rest()
      .expect({ inPlay: [] })
    assert.deepEqual(table.state.decks.crisis.discard, [card])
  })
}

// The icons at the bottom of the cards.

const lostFood = (table: Table) => table.answers('zarek', 'option:1')

rule('The raiders icon: raiders act; the one here attacks a viper', () => {
  lostFood(given({ ...humans, space: { rear: { raiders: 1, vipers: 1 } }, dice: [5] }).crisis('water-sabotaged'))
    .rest()
    .expect({ food: 7, vipers: { rear: 0 }, damagedVipers: 1 })
})

rule('The raiders icon: without raiders each basestar launches 2', () => {
  lostFood(given({ ...humans, space: { rear: { basestars: 2 } } }).crisis('water-sabotaged'))
    .rest()
    .expect({ food: 7, raiders: { rear: 4 } })
})

rule('The launch icon: each basestar launches 3 raiders', () => {
  given({ ...humans, space: { front: { basestars: 1 }, rear: { basestars: 1, raiders: 1 } } })
    .crisis('riots-l')
    .answers('tigh', 'option:0')
    .rest()
    .expect({ food: 7, raiders: { front: 3, rear: 4 } })
})

rule('The heavy raiders icon: centurions advance, heavy raiders at a launch icon board, the others move', () => {
  given({ ...humans, boarding: [1, 0, 1, 0], space: { portBow: { heavyRaiders: 1 }, front: { heavyRaiders: 1 } } })
    .crisis('build-cylon-detector')
    .answers('tigh', 'option:0')
    .rest()
    .expect({ boarding: [1, 1, 0, 1], heavyRaiders: { portBow: 1, front: 0 } })
})

rule('The heavy raiders icon: without heavy raiders each basestar launches 1', () => {
  given({ ...humans, space: { front: { basestars: 1 } } })
    .crisis('build-cylon-detector')
    .answers('tigh', 'option:0')
    .rest()
    .expect({ heavyRaiders: { front: 1 } })
})

rule('The basestars icon: each basestar attacks Galactica, and damages it on a 4', () => {
  const table = given({ ...humans, space: { front: { basestars: 1 }, rear: { basestars: 1 } }, dice: [3, 4] })
    .crisis('declare-martial-law')
    .answers('tigh', 'option:0')
    .rest()
  assert.deepEqual(hits(table), { attacks: 2, damage: 1 })
})

rule('The jump icon: the fleet marker moves on after the Cylon ships have acted', () => {
  const table = lostFood(
    given({ ...humans, jumpPreparation: 2, space: { rear: { raiders: 1 } }, dice: [1] }).crisis('water-sabotaged'),
  )
    .rest()
    .expect({ jumpPreparation: 3 })
  const order = table.state.log.map(({ t }) => t).filter((t) => t === 'attacks' || t === 'jumpPreparation')
  assert.deepEqual(order, ['attacks', 'jumpPreparation'])
})

rule('The jump icon: a fleet marker that reaches Auto Jump makes the fleet jump, without loss of population', () => {
  lostFood(
    given({
      ...humans,
      jumpPreparation: 4,
      space: { rear: { raiders: 3 } },
      dice: [1, 1, 1],
      tops: { destination: ['barren-planet', 'barren-planet'] },
    }).crisis('water-sabotaged'),
  )
    .rest()
    .expect({ jumpPreparation: 0, distance: 2, fuel: 6, population: 12, raiders: { rear: 0 } })
})

// Crises that a revealed Cylon draws at Caprica.

const caprica = {
  seats: ['roslin', 'tigh', 'zarek'],
  current: 'zarek',
  revealed: ['zarek'],
  at: { zarek: 'caprica' },
  hands,
} as const satisfies Situation

rule(
  'Caprica: of 2 crises one is resolved, without Cylon ships and jump preparation, and the other is discarded',
  () => {
    const table = given({
      ...caprica,
      space: { front: { basestars: 1 } },
      tops: { crisis: ['water-sabotaged', 'riots-b'] },
    })
      .action('zarek')
      .answers('zarek', 'activate:caprica')
      .asks('zarek', 'crisis:choose', ['card:water-sabotaged', 'card:riots-b'])
      .answers('zarek', 'card:water-sabotaged')
      .asks('zarek', 'crisis:option', ['option:0', 'option:1'])
      .answers('zarek', 'option:1')
      .finished()
      .expect({ food: 7, jumpPreparation: 0, raiders: { front: 0 } })
    assert.deepEqual(icons(table), [])
    assert.deepEqual(table.state.decks.crisis.discard.toSorted(), ['riots-b', 'water-sabotaged'])
  },
)

rule('Caprica: a revealed Cylon does not discard cards and is not sent anywhere by a crisis', () => {
  given({ ...caprica, tops: { crisis: ['a-traitor-accused', 'riots-b'] } })
    .action('zarek')
    .answers('zarek', 'activate:caprica')
    .answers('zarek', 'card:a-traitor-accused')
    .answers('zarek', 'option:1')
    .finished()
    .expect({ hand: { zarek: 6 } })
  given({ ...caprica, tops: { crisis: ['rescue-mission-r', 'riots-b'] } })
    .action('zarek')
    .answers('zarek', 'activate:caprica')
    .answers('zarek', 'card:rescue-mission-r')
    .answers('tigh', 'option:0')
    .finished()
    .expect({ morale: 9, at: { zarek: 'caprica' } })
  given({ ...caprica, tops: { crisis: ['cylon-screenings', 'riots-b'] } })
    .action('zarek')
    .answers('zarek', 'activate:caprica')
    .answers('zarek', 'card:cylon-screenings')
    .answers('zarek', 'option:1')
    .rest()
    .expect({ hand: { roslin: 2, tigh: 2, zarek: 6 } })
})

rule('Every crisis card of the base game is tested here', () => {
  const { crises } = rulesOf({ options: checkOptions({ players: 3 }) })
  assert.deepEqual([...tested].toSorted(), Object.keys(crises).toSorted())
})
