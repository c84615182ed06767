// The Loyalty deck of Daybreak, and the Mutineer: found in the first deal or later, handed on, and what it brings.

import assert from 'node:assert/strict'
import { rulesOf } from '../../src/core/rules.ts'
import { checkOptions } from '../../src/index.ts'
import { determinizationFaults, extraLoyalty, loyaltyOf, rule, setUp } from '../../testing/index.ts'
import { daybreak } from './table.ts'

const sets = ['base', 'daybreak'] as const

for (const [players, leader, cylon, human, mutineer] of [
  [3, false, 1, 5, 0],
  [4, false, 1, 7, 1],
  [4, true, 1, 5, 0],
  [5, false, 2, 8, 0],
  [5, true, 1, 7, 1],
  [6, false, 2, 10, 1],
  [6, true, 2, 8, 0],
  [7, true, 2, 10, 1],
] as const) {
  rule(`The Loyalty deck for ${players} players${leader ? ', one of them a Cylon leader' : ''}`, () => {
    const game = setUp({ players, sets }, 'deck', leader ? 'aaron-doral' : undefined)
    assert.equal(
      game.seats.some(({ character }) => character === 'aaron-doral'),
      leader,
    )
    assert.deepEqual(loyaltyOf(game, 'cylon', 'human', 'mutineer'), {
      cylon,
      human: human + extraLoyalty(game),
      mutineer,
    })
  })
}

rule('There is no Sympathizer in the game, and no variant without one', () => {
  const { loyalty } = rulesOf({ options: checkOptions({ players: 4, sets }) })
  assert.ok(Object.values(loyalty).every(({ side }) => side !== 'sympathizer'))
  assert.throws(() => checkOptions({ players: 4, sets, noSympathizer: true }), /Mutineer/)
  assert.throws(() => checkOptions({ players: 7, sets, noCylonLeader: true }), /leader/)
  assert.throws(() => checkOptions({ players: 4, sets, objective: 'new-caprica' }), /objective/)
  for (const objective of ['kobol', 'earth'] as const)
    for (const players of [3, 4, 5, 6, 7]) assert.equal(checkOptions({ players, sets, objective }).objective, objective)
})

rule(
  'Whoever is dealt the Mutineer in the first deal shows it, draws another card, a Mutiny card, and holds no title',
  () => {
    let found = 0
    for (let i = 0; i < 12; i++) {
      const game = setUp({ players: 4, sets }, `first deal ${i}`)
      const seat = game.seats.findIndex(({ loyalty }) => loyalty.some(({ card }) => card === 'you-are-the-mutineer'))
      if (seat < 0) continue
      found++
      const { loyalty, character } = game.seats[seat]
      assert.ok(loyalty.some(({ card, revealed }) => card === 'you-are-the-mutineer' && revealed))
      assert.equal(loyalty.filter(({ revealed }) => !revealed).length, character === 'gaius-baltar' ? 2 : 1)
      assert.equal(game.kept?.find(({ by }) => by === seat)?.cards.length, 1)
      assert.ok(!Object.values(game.titles).includes(seat))
    }
    assert.ok(found > 2 && found < 12, `${found}`)
  },
)

const four = { seats: ['roslin', 'adama', 'starbuck', 'tyrol'] } as const
const human = 'you-are-not-a-cylon'
const mutineer = 'you-are-the-mutineer'

rule(
  'Whoever is dealt the Mutineer in the Sleeper Agent phase shows it, draws another card, and gives up all titles',
  () => {
    const table = daybreak({ ...four, current: 'roslin', tops: { loyalty: [human, mutineer, human, human, human] } })
      .sleeperAgentPhase()
      .finished()
      .expect({ mutineer: 'adama', admiral: 'starbuck', president: 'roslin' })
    assert.equal(table.state.seats[1].loyalty.length, 3)
    assert.equal(table.state.kept?.find(({ by }) => by === 1)?.cards.length, 1)
  },
)

rule('If nobody finds the Mutineer, the current player names a human player who draws one card more', () => {
  const table = daybreak({ ...four, tops: { loyalty: [human, human, human, human, mutineer] } })
    .sleeperAgentPhase()
    .asks('roslin', 'mutineerLeftOver:choose', ['seat:roslin', 'seat:adama', 'seat:starbuck', 'seat:tyrol'])
    .answers('roslin', 'seat:roslin')
    .finished()
    .expect({ mutineer: 'roslin', president: 'adama' })
  assert.equal(table.state.seats[0].loyalty.length, 3)
})

rule('A revealed Cylon who is dealt the Mutineer passes it on, and the receiver shows it as if dealt', () => {
  const table = daybreak({
    ...four,
    loyalty: { tyrol: ['cylon-reduce-morale'] },
    revealed: ['tyrol'],
    tops: { loyalty: [human, human, human, mutineer, human] },
  })
    .sleeperAgentPhase()
    .answers('tyrol', 'seat:starbuck')
    .finished()
    .expect({ mutineer: 'starbuck' })
  assert.equal(table.state.seats[2].loyalty.length, 4)
})

rule(
  'A Mutineer who turns out to be a Cylon hands the card on at any distance, other cards only up to distance 6',
  () => {
    for (const [travelled, passedOn] of [
      [[], true],
      [['deep-space', 'deep-space', 'remote-planet', 'remote-planet'], false],
    ] as const) {
      const table = daybreak({
        ...four,
        current: 'adama',
        travelled: [...travelled],
        loyalty: { adama: ['cylon-reduce-morale', human, mutineer] },
        mutiny: { adama: ['panic', 'selfish-act'] },
      })
        .action()
        .answers('adama', 'reveal:cylon-reduce-morale')
        .answers('adama', 'no')
        .asks('adama', 'handOnMutineer:give', ['seat:starbuck', 'seat:tyrol', 'seat:roslin'])
        .answers('adama', 'seat:roslin')
      if (passedOn) table.asks('adama', 'passOnLoyalty:give').answers('adama', 'seat:tyrol')
      table.finished().expect({
        mutineer: 'roslin',
        president: 'tyrol',
        miracles: { adama: 0 },
        mutiny: { adama: [] },
        discards: { mutiny: ['panic', 'selfish-act'] },
      })
      assert.equal(table.state.seats[3].loyalty.length, passedOn ? 2 : 1)
      assert.equal(table.state.kept?.find(({ by }) => by === 0)?.cards.length, 1)
    }
  },
)

rule('The Mutineer draws a Mutiny card when the crisis of the own turn has a jump icon', () => {
  const drawn = (current: 'adama' | 'tyrol', card: string) =>
    daybreak({
      ...four,
      current,
      mutineer: 'adama',
      tops: { mutiny: ['panic'], destiny: ['politics 1', 'politics 2'] },
    })
      .crisis(card)
      .rest()
      .state.kept?.find(({ by }) => by === 1)?.cards
  assert.deepEqual(drawn('adama', 'hybrid-in-panic'), ['panic'])
  assert.equal(drawn('adama', 'domestic-dispute'), undefined)
  assert.equal(drawn('tyrol', 'hybrid-in-panic'), undefined)
})

rule('Until it is found the Mutineer lies in the deck, in every game that a view allows', () => {
  const table = daybreak({ ...four, tops: { loyalty: [human, human, human, human, mutineer] } }).action()
  for (const name of ['roslin', 'adama', 'spectator'] as const)
    for (let salt = 1; salt < 12; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  table.goesOn()
})

rule('Whoever becomes the Mutineer with a Mutiny card in hand keeps a second one outside the Brig', () => {
  const found = 'you-are-the-mutineer'
  daybreak({
    seats: ['tyrol', 'roslin', 'adama', 'tigh'],
    loyalty: { tyrol: ['cylon-reduce-morale', found] },
    mutineer: 'tyrol',
    mutiny: { roslin: ['panic'] },
    tops: { mutiny: ['selfish-act'] },
  })
    .action()
    .answers('tyrol', 'reveal:cylon-reduce-morale')
    .answers('tyrol', 'yes')
    .answers('tyrol', 'seat:roslin')
    .finished()
    .expect({ mutineer: 'roslin', mutiny: { roslin: ['panic', 'selfish-act'] }, at: { roslin: 'presidents-office' } })
})
rule('The Mutineer keeps the Admiral’s title only while everybody else is in the Brig', () => {
  for (const [prisoners, admiral] of [
    [['tigh'], 'tyrol'],
    [['tigh', 'tyrol', 'roslin'], 'adama'],
  ] as const)
    daybreak({
      seats: ['adama', 'roslin', 'tigh', 'tyrol'],
      admiral: 'adama',
      at: Object.fromEntries(prisoners.map((name) => [name, 'brig' as const])),
      tops: { loyalty: ['you-are-the-mutineer'] },
    })
      .sleeperAgentPhase()
      .rest()
      .expect({ mutineer: 'adama', admiral })
})
rule('A Boomer who finds the Mutineer in the Sleeper Agent phase goes to the Brig with the Mutiny card', () => {
  const human = 'you-are-not-a-cylon'
  daybreak({
    seats: ['tigh', 'roslin', 'boomer', 'tyrol'],
    admiral: 'boomer',
    tops: { loyalty: [human, human, 'you-are-the-mutineer'], mutiny: ['panic'] },
  })
    .sleeperAgentPhase()
    .rest()
    .expect({ mutineer: 'boomer', at: { boomer: 'brig' }, admiral: 'tigh', mutiny: { boomer: ['panic'] } })
})
