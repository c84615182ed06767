// Daybreak on the way to the objectives of other boxes, and with their boards. (Rulebook: Combining expansions.)

import assert from 'node:assert/strict'
import { rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/index.ts'
import { drawMutinyCard } from '../../src/sets/daybreak/mutiny.ts'
import { boardsOf } from '../../src/table-doors.ts'
import { extraLoyalty, loyaltyOf, rule, type Situation, setUp } from '../../testing/index.ts'
import { allBoxes, exodusAndDaybreak, pegasusAndDaybreak } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'cottle'] as const

// The Loyalty deck

for (const [players, leader, cylon, human, mutineer] of [
  [3, false, 1, 6, 0],
  [4, false, 1, 8, 1],
  [4, true, 1, 6, 0],
  [5, false, 2, 9, 0],
  [5, true, 1, 8, 1],
  [6, false, 2, 11, 1],
  [6, true, 2, 9, 0],
  [7, true, 2, 11, 1],
] as const) {
  const withLeader = leader ? ', one of them a Cylon leader' : ''
  rule(`With Exodus the Loyalty deck has one card more: ${players} players${withLeader}`, () => {
    for (const sets of [
      ['base', 'exodus', 'daybreak'],
      ['base', 'pegasus', 'exodus', 'daybreak'],
    ] as const) {
      const game = setUp({ players, sets, objective: 'kobol' }, 'deck', leader ? 'aaron-doral' : undefined)
      const expected = { cylon, human: human + extraLoyalty(game), mutineer }
      assert.deepEqual(loyaltyOf(game, 'cylon', 'human', 'mutineer'), expected, `${sets}`)
    }
  })
}

rule('With Daybreak leaders of every box have motives, and what Pegasus has in their place stays in the box', () => {
  const sets = ['base', 'pegasus', 'daybreak'] as const
  const { skillCards, otherDecks, loyalty } = rulesOf({ options: checkOptions({ players: 5, sets }) })
  const treachery = Object.values(skillCards).filter(({ skill }) => skill === 'treachery')
  assert.deepEqual(new Set(treachery.map(({ kind }) => kind)).has('sabotage'), false)
  assert.deepEqual(Object.keys(otherDecks).toSorted(), ['motive', 'mutiny'])
  assert.ok(Object.values(loyalty).every(({ side }) => ['human', 'cylon', 'mutineer'].includes(side)))
  const game = setUp({ players: 5, sets, objective: 'kobol' }, 'deck', 'cavil')
  const leader = game.seats.findIndex(({ character }) => character === 'cavil')
  assert.equal(game.kept?.find(({ by, deck }) => by === leader && deck === 'motive')?.cards.length, 2)
  assert.throws(() => checkOptions({ players: 4, sets, sympatheticCylon: true }), /Sympathetic/)
})

// New Caprica

const occupied = (situation: Partial<Situation>) =>
  pegasusAndDaybreak({
    seats,
    admiral: 'tigh',
    president: 'roslin',
    ...situation,
    options: { objective: 'new-caprica', noCylonLeader: true },
  })

rule('When the New Caprica phase begins assault raptors come home and their pilots go to Resistance HQ', () => {
  occupied({
    travelled: ['cylon-ambush', 'deep-space'],
    assaultRaptors: { front: 1, reserves: 1 },
    inAssaultRaptor: ['starbuck'],
    at: { starbuck: 'portBow' },
    tops: { destination: ['barren-planet', 'icy-moon'] },
  })
    .jump()
    .answers('starbuck', 'stayThere')
    .answers('tigh', 'viper:front:assaultRaptor')
    .answers('tigh', 'card:barren-planet')
    .rest()
    .expect({ assaultRaptors: { reserves: 3, beside: 1 } })
    .expect({ at: { starbuck: 'resistance-hq', tigh: 'resistance-hq' }, locked: 12 })
})
rule('Colonial One is left behind with the rest, and does not come back with Galactica', () => {
  const table = occupied({ newCaprica: { orbit: true }, hands: { tigh: ['tactics 1'] }, at: { tigh: 'resistance-hq' } })
  table.movement('tigh').isAskedWithout('tigh', 'location:quorum-chamber').may('tigh', 'location:command').goesOn()
})
rule('Unorthodox Plan activates nothing aboard a Galactica that is away', () => {
  occupied({
    newCaprica: {},
    current: 'tigh',
    at: { tigh: 'resistance-hq' },
    boarding: [1, 0, 0, 0],
    hands: { tigh: ['unorthodox-plan-3'] },
  })
    .action()
    .isAskedWithout('tigh', 'play:unorthodox-plan-3')
    .goesOn()
})
rule('The Rebel Basestar lies on the table only once the rebels have come, with the board of Pegasus too', () => {
  const boards = (situation: Partial<Situation>) =>
    boardsOf(
      pegasusAndDaybreak({
        seats: ['roslin', 'adama', 'starbuck', 'tyrol'],
        options: { objective: 'earth' },
        ...situation,
      })
        .action()
        .goesOn()
        .view('roslin'),
    ).map(({ board }) => board)
  assert.ok(boards({}).includes('demetrius'))
  assert.ok(!boards({}).includes('rebel-basestar'))
  assert.ok(boards({ rebels: 'cylons' }).includes('rebel-basestar'))
})
rule('Too many Mutiny cards lead to Detention on New Caprica', () => {
  occupied({ newCaprica: {}, mutiny: { tigh: ['panic'] } })
    .begins((game) => drawMutinyCard.begin(game, { seat: 0 }))
    .rest()
    .expect({ at: { tigh: 'detention' } })
})

// The Ionian Nebula

const nebula = (situation: Partial<Situation>) =>
  exodusAndDaybreak({ seats, ...situation, options: { objective: 'ionian-nebula' } })

rule('An ally does not come as whom somebody plays another version of the same person', () => {
  const whoComes = (first: 'otherBaltar' | 'tyrol' | 'athena', ally: string) =>
    nebula({
      seats: [first, 'roslin', 'starbuck', 'cottle'],
      ...(first === 'athena' ? { infiltrating: ['athena' as const] } : {}),
      at: { [first]: 'command' },
      allies: [{ ally: 'billy-keikeya', token: 'benevolent' }],
      trauma: { roslin: ['benevolent'] },
      current: 'roslin',
      tops: { ally: [ally] },
    })
      .turns()
      .until('move:choose')
      .answers('roslin', 'location:administration')
      .rest()
      .log('allyStaysAway')
      .map(({ card }) => card)
  assert.deepEqual(whoComes('otherBaltar', 'ally-gaius-baltar'), ['ally-gaius-baltar'])
  assert.deepEqual(whoComes('tyrol', 'ally-gaius-baltar'), [])
  assert.deepEqual(whoComes('athena', 'ally-sharon-boomer-valerii'), [])
})

// The Cylon Fleet

const pursued = (situation: Partial<Situation>) =>
  exodusAndDaybreak({
    seats: ['adama', 'roslin', 'starbuck', 'tyrol', 'cottle'],
    ...situation,
    options: { objective: 'earth', cylonFleet: true, ...situation.options },
  })

rule('With the Cylon Fleet no attack cards of Daybreak are played', () => {
  const { crises } = rulesOf(pursued({}).goesOn().state)
  assert.ok(Object.values(crises).every((card) => !('attack' in card)))
})
rule('Between the Basestar Bridge and the Rebel Basestar a Cylon moves for one card', () => {
  pursued({
    revealed: ['tyrol'],
    current: 'tyrol',
    at: { tyrol: 'basestar-bridge' },
    rebels: 'cylons',
    hands: { tyrol: ['tactics 1'] },
  })
    .movement('tyrol')
    .answers('tyrol', 'location:datastream')
    .finished()
    .expect({ hand: { tyrol: 0 }, at: { tyrol: 'datastream' } })
})
rule('No human player has the use of the Basestar Bridge, not even by Resolute; a Cylon leader has', () => {
  const resolute = (situation: Partial<Situation>) =>
    pursued({ seats: ['adama', 'roslin', 'starbuck', 'athena'], current: 'athena', ...situation })
      .action()
      .answers('athena', 'ability:resolute')
      .may('athena', 'activate:cylon-fleet')
  resolute({ infiltrating: ['athena'] })
    .isAskedWithout('athena', 'activate:basestar-bridge')
    .goesOn()
  resolute({ at: { athena: 'caprica' } })
    .may('athena', 'activate:basestar-bridge')
    .goesOn()
})
rule('Meticulous leads to the Basestar Bridge, which is a Cylon location', () => {
  pursued({
    seats: ['adama', 'roslin', 'starbuck', 'doral'],
    current: 'doral',
    infiltrating: ['doral'],
    at: { doral: 'armory' },
  })
    .action()
    .answers('doral', 'action:end-infiltration')
    .answers('doral', 'ability:meticulous')
    .answers('doral', 'location:basestar-bridge')
    .answers('doral', 'activate:basestar-bridge')
    .rest()
    .expect({ at: { doral: 'basestar-bridge' }, revealed: ['doral'] })
})
rule('Whoever becomes the Mutineer loses the title of CAG, too', () => {
  const table = pursued({
    seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
    current: 'tyrol',
    cag: 'starbuck',
    loyalty: { tyrol: ['cylon-reduce-morale', 'you-are-the-mutineer'] },
    options: { objective: 'kobol' },
  })
    .action('tyrol')
    .answers('tyrol', 'reveal:cylon-reduce-morale')
    .until('handOnMutineer:give')
    .answers('tyrol', 'seat:starbuck')
    .rest()
    .expect({ mutineer: 'starbuck' })
  assert.notEqual(table.state.titles.cag, 2)
})

// Conflicted Loyalties

rule('Motives of the end are shown after the price of open goals', () => {
  const table = allBoxes({
    seats: ['roslin', 'adama', 'starbuck', 'doral'],
    admiral: 'adama',
    travelled: ['cylon-ambush', 'deep-space', 'icy-moon', 'barren-planet', 'remote-planet'],
    loyalty: { adama: ['personal-goal-acquire-power'] },
    motives: { doral: ['pressure-their-leaders', 'keep-them-docile'] },
    ...{ morale: 6, food: 4, fuel: 6, population: 8 },
    options: { objective: 'kobol', personalGoals: true },
  })
  const lines = table
    .jump()
    .rest()
    .state.log.map(({ t }) => t)
  assert.ok(lines.indexOf('openGoal') < lines.indexOf('motiveShown'), lines.slice(-12).join(' '))
})
