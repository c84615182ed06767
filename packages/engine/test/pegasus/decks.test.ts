// The Quorum cards, destinations and loyalty cards of Pegasus.

import assert from 'node:assert/strict'
import { rule, type Situation } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const seats = ['roslin', 'tigh', 'starbuck', 'zarek'] as const
const plays = (card: string, more: Partial<Situation> = {}) =>
  pegasus({ seats, president: 'roslin', admiral: 'tigh', quorumHand: [card], morale: 8, food: 8, fuel: 8, ...more })
    .action()
    .answers('roslin', `quorum:${card}`)

rule('Assign Chief of Staff: 2 Politics cards, and once Politics counts for a check', () => {
  plays('assign-chief-of-staff')
    .answers('roslin', 'seat:tigh')
    .finished()
    .expect({ hand: { roslin: 2 }, inPlay: ['assign-chief-of-staff'] })
  const table = pegasus({
    seats,
    current: 'zarek',
    inPlay: [{ card: 'assign-chief-of-staff', holder: 'tigh' }],
    hands: { roslin: ['politics 4'] },
    tops: { destiny: ['treachery 1', 'treachery 1'] },
  })
    .crisis('training-snafu')
    .answers('tigh', 'use:assign-chief-of-staff')
    .contributes({ roslin: ['politics 4'] })
    .rest()
    .expect({ inPlay: [] })
  assert.equal(table.log('checkTotal')[0].total, 2)
})

for (const [die, ships] of [
  [2, 0],
  [3, 1],
] as const) {
  rule(
    `Civilian Self Defense: 3 raiders are destroyed, and on ${die} ${ships ? 'the ship survives' : 'the ship is lost'}`,
    () => {
      plays('civilian-self-defense', {
        space: { front: { raiders: 4, heavyRaiders: 1, civilians: ['empty'] } },
        dice: [die],
      })
        .answers('roslin', 'raiders')
        .finished()
        .expect({ raiders: { front: 1 }, civilians: { front: ships } })
    },
  )
}
rule('Civilian Self Defense: or a heavy raider', () => {
  plays('civilian-self-defense', { space: { front: { raiders: 1, heavyRaiders: 1, civilians: ['empty'] } }, dice: [8] })
    .answers('roslin', 'heavyRaider:front')
    .finished()
    .expect({ raiders: { front: 1 }, heavyRaiders: { front: 0 } })
})

rule(
  'Civilian Self Defense does nothing without a ship, if it has to be resolved as none of the others does anything',
  () => {
    const none = ['authorization-of-brutal-force', 'execute-prisoner', 'presidential-pardon', 'civilian-self-defense']
    pegasus({ seats: ['roslin', 'tigh', 'adama'], tops: { quorum: none } })
      .action()
      .answers('roslin', 'ability:skilledPolitician')
      .answers('roslin', 'quorum:civilian-self-defense')
      .finished()
  },
)

rule('Consult the Oracle: the bottom of a deck, then the Destiny deck, of which 2 cards are discarded', () => {
  const table = plays('consult-the-oracle', { tops: { destiny: ['sabotage-3', 'politics 4'] } })
    .answers('roslin', 'deck:crisis')
    .answers('roslin', 'card:sabotage-3', 'card:politics 4')
    .finished()
  const { decks } = table.state
  assert.equal(decks.destiny.cards.length, 10)
  assert.ok(decks.treachery.discard.includes('sabotage-3'))
  assert.equal(table.view('roslin').decks.crisis.cards[0], decks.crisis.cards[0])
  assert.equal(table.view('tigh').decks.crisis.cards[0], '?')
})
rule('Consult the Oracle: when the last 2 cards of the Destiny deck are discarded a new one is made', () => {
  const table = pegasus({ seats, president: 'roslin', admiral: 'tigh', quorumHand: ['consult-the-oracle'] })
    .superCrisis('psychological-warfare')
    .answers('roslin', 'option:1')
    .crisis('sabotage-investigated')
    .contributes()
    .rest()
    .crisis('medical-breakthrough')
    .contributes()
    .rest()
  assert.equal(table.state.decks.destiny.cards.length, 2)
  table.action('roslin').answers('roslin', 'quorum:consult-the-oracle').answers('roslin', 'deck:crisis').rest()
  assert.equal(table.state.decks.destiny.cards.length, 12)
})
rule('Consult the Oracle does not speak of loyalty or agendas', () => {
  const table = plays('consult-the-oracle')
  const decks = table.asked('roslin').options.map(({ id }) => id)
  for (const deck of ['loyalty', 'hostileAgenda', 'sympatheticAgenda', 'newCaprica'])
    assert.ok(!decks.includes(`deck:${deck}`))
  table.goesOn()
})

rule('Enact Production Quotas: 1 food for 1 morale', () => {
  plays('enact-production-quotas').finished().expect({ food: 9, morale: 7 })
})

rule('Eulogy: only after an execution has cost morale', () => {
  pegasus({ seats, president: 'roslin', quorumHand: ['eulogy'] })
    .action()
    .mayNot('roslin', 'quorum:eulogy')
    .goesOn()
  pegasus({ seats, president: 'roslin', current: 'tigh', admiral: 'starbuck', quorumHand: ['eulogy'], morale: 8 })
    .crisis('a-verdict-of-guilty')
    .answers('starbuck', 'option:0')
    .rest()
    .action('roslin')
    .answers('roslin', 'quorum:eulogy')
    .finished()
    .expect({ morale: 8 })
})

rule('Execute Prisoner: somebody in the Brig is executed', () => {
  plays('execute-prisoner', { at: { starbuck: 'brig' } })
    .asks('starbuck', 'execution:chooseCharacter')
    .rest()
    .expect({ morale: 7 })
  pegasus({ seats, president: 'roslin', quorumHand: ['execute-prisoner'] })
    .action()
    .mayNot('roslin', 'quorum:execute-prisoner')
    .goesOn()
})
rule('Execute Prisoner: while the President is on New Caprica it is about Detention', () => {
  newCaprica({ seats, president: 'roslin', quorumHand: ['execute-prisoner'], at: { starbuck: 'detention' }, dice: [8] })
    .action()
    .answers('roslin', 'quorum:execute-prisoner')
    .asks('starbuck', 'execution:chooseCharacter')
    .rest()
})

rule('Probation: the President looks at the cards that its holder has added', () => {
  plays('probation')
    .answers('roslin', 'seat:tigh')
    .finished()
    .expect({ inPlay: ['probation'] })
  const table = pegasus({
    seats,
    president: 'roslin',
    current: 'zarek',
    inPlay: [{ card: 'probation', holder: 'tigh' }],
    hands: { tigh: ['sabotage-3'], starbuck: ['piloting 1'] },
  })
    .crisis('prison-labor')
    .answers('tigh', 'card:sabotage-3')
    .answers('roslin', 'use:probation')
    .asks('starbuck', 'skillCheck:contribute')
    .expect({ inPlay: [] })
    .goesOn()
  assert.deepEqual(table.log('sawPlayed', 'roslin')[0].cards, ['sabotage-3'])
  assert.ok(table.view('roslin').checks[0].some(({ card }) => card === 'sabotage-3'))
  assert.ok(!table.view('zarek').checks[0].some(({ card }) => card === 'sabotage-3'))
})

rule('Resources for Galactica: a location and 2 vipers are repaired', () => {
  plays('resources-for-galactica', { damaged: ['command', 'airlock'], damagedVipers: 3 })
    .answers('roslin', 'location:airlock')
    .answers('roslin', 'repair:damagedViper')
    .answers('roslin', 'repair:damagedViper')
    .finished()
    .expect({ damaged: ['command'], damagedVipers: 1 })
})
rule('Resources for Galactica: the locations of a destroyed Pegasus are beyond repair', () => {
  plays('resources-for-galactica', { damaged: ['command', 'airlock', 'pegasus-cic', 'main-batteries', 'engine-room'] })
    .asks('roslin', 'repairs:choose', ['location:command', 'done'])
    .goesOn()
})
rule('Resources for Galactica: while Galactica is away there is nothing to repair', () => {
  newCaprica({ seats, president: 'roslin', quorumHand: ['resources-for-galactica'], damagedVipers: 2 })
    .action('roslin')
    .mayNot('roslin', 'quorum:resources-for-galactica')
    .goesOn()
})

rule('Unsavory Connections: 2 random cards for 2 Treachery cards, and 1 food or 1 fuel', () => {
  for (const [box, expected] of [
    [0, { food: 9, fuel: 8 }],
    [1, { food: 8, fuel: 9 }],
  ] as const) {
    plays('unsavory-connections', { hands: { roslin: ['politics 1', 'politics 1', 'politics 2'] } })
      .answers('roslin', `effect:${box}`)
      .finished()
      .expect({ hand: { roslin: 3 }, ...expected })
  }
})

// Destinations

const jumps = (card: string, more: Partial<Situation> = {}) =>
  pegasus({
    seats,
    admiral: 'tigh',
    fuel: 8,
    morale: 8,
    population: 8,
    tops: { destination: [card, 'deep-space'] },
    ...more,
  })
    .jump()
    .answers('tigh', `card:${card}`)

rule('A Civilian Convoy: 3 fuel, 1 population, and 1 morale may buy 1 fuel', () => {
  jumps('a-civilian-convoy')
    .answers('tigh', 'yes')
    .finished()
    .expect({ fuel: 6, population: 9, morale: 7, distance: 3 })
  jumps('a-civilian-convoy').answers('tigh', 'no').finished().expect({ fuel: 5, population: 9, morale: 8 })
})
rule('Binary Star: 1 fuel, and a civilian ship before and behind Galactica', () => {
  jumps('binary-star')
    .finished()
    .expect({ fuel: 7, civilians: { front: 1, rear: 1 }, distance: 2 })
})
rule('Gas Cloud: the Admiral sorts the top 3 crisis cards', () => {
  const table = jumps('gas-cloud', {
    tops: { destination: ['gas-cloud', 'deep-space'], crisis: ['ambush', 'code-blue', 'riots-b'] },
  })
    .answers('tigh', 'card:riots-b', 'card:ambush')
    .finished()
    .expect({ fuel: 8, distance: 1 })
  const { cards } = table.state.decks.crisis
  assert.deepEqual(cards.slice(-2), ['ambush', 'riots-b'])
  assert.equal(cards[0], 'code-blue')
})
rule('Mining Asteroid: 1 fuel, 2 vipers repaired, and Scar is met at once', () => {
  jumps('mining-asteroid', { damagedVipers: 3 })
    .rest()
    .expect({
      fuel: 7,
      damagedVipers: 1,
      inPlay: ['scar'],
      raiders: { starboardBow: 1 },
      jumpPreparation: 0,
      distance: 2,
    })
})
rule('Mining Asteroid: if Scar is in play already he leaves with the jump and comes again', () => {
  jumps('mining-asteroid', { inPlay: ['scar'], scar: 'front', space: { front: { raiders: 1 } } })
    .rest()
    .expect({ inPlay: ['scar'], raiders: { front: 0, starboardBow: 1 } })
})
rule('Misjump: a civilian ship is lost, and a single new destination takes its place', () => {
  const table = jumps('misjump', { tops: { destination: ['misjump', 'deep-space', 'barren-planet'] } })
    .finished()
    .expect({ fuel: 6, distance: 2 })
  assert.equal(table.log('civilianDestroyed').length, 1)
  assert.deepEqual(table.state.decks.destination.discard, ['misjump'])
})

// Loyalty

const treachery = (at: 'command' | 'brig') =>
  pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    at: { tigh: at },
    loyalty: { tigh: ['cylon-treachery'] },
    hands: { tigh: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2'], roslin: ['politics 1'] },
  })
    .action()
    .answers('tigh', 'reveal:cylon-treachery')

rule(
  'Can Make Players Draw Treachery Cards: humans change a random card for Treachery, the Cylon draws 2 after discarding',
  () => {
    treachery('command')
      .until('discardSkillCards:choose')
      .answers('tigh', 'card:tactics 1')
      .finished()
      .expect({ hand: { tigh: 5, roslin: 1, starbuck: 1, zarek: 1 } })
  },
)
rule('Can Make Players Draw Treachery Cards is not optional: nobody is asked whether to use it', () => {
  treachery('command')
    .asks('tigh', 'discardSkillCards:choose')
    .expect({ hand: { roslin: 1, starbuck: 1 } })
    .goesOn()
})
rule('In the Brig the card has no effect', () => {
  treachery('brig')
    .answers('tigh', 'card:tactics 1')
    .finished()
    .expect({ hand: { tigh: 3, roslin: ['politics 1'] } })
})
