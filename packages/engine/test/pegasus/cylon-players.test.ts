// What has changed for revealed Cylons, and the Quorum hand. (Rulebook: Rule changes and clarifications.)

import assert from 'node:assert/strict'
import { describeQuestion } from '../../src/index.ts'
import { rule } from '../../testing/index.ts'
import { pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'boomer'] as const

rule('A Cylon player draws 2 cards of different types', () => {
  const table = pegasus({ seats, revealed: ['tigh'], at: { tigh: 'caprica' } }).turn()
  const options = table.asked('tigh').options.map(({ id }) => id)
  assert.equal(options.length, 15)
  assert.ok(options.includes('skills:politics,treachery'))
  assert.ok(!options.includes('skills:politics,politics'))
  table.goesOn()
})

rule('On the Resurrection Ship only 1 card is drawn', () => {
  pegasus({ seats, revealed: ['tigh'] })
    .turn()
    .answers('tigh', 'skills:treachery')
    .expect({ hand: { tigh: 1 } })
    .goesOn()
})

rule('A Cylon who reveals gives all hidden loyalty cards to one human player', () => {
  const table = pegasus({
    seats,
    loyalty: { tigh: ['cylon-reduce-morale', 'you-are-not-a-cylon'] },
    at: { tigh: 'command' },
  })
    .action()
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .answers('tigh', 'no')
    .asks('tigh', 'passOnLoyalty:give', ['seat:roslin', 'seat:starbuck', 'seat:boomer'])
    .answers('tigh', 'seat:roslin')
    .finished()
    .expect({ at: { tigh: 'resurrection-ship' } })
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [1, 2, 1, 1],
  )
})

rule('From distance 7 on they are kept', () => {
  const table = pegasus({
    seats,
    loyalty: { tigh: ['cylon-reduce-morale', 'you-are-not-a-cylon'] },
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
  })
    .action()
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .answers('tigh', 'no')
    .finished()
  assert.equal(table.state.seats[0].loyalty.length, 2)
})

rule('Whoever reveals with an action of the Movement step has no Action step any more', () => {
  pegasus({
    seats,
    loyalty: { tigh: ['cylon-reduce-morale'] },
    hands: { tigh: ['critical-situation-3'] },
    at: { tigh: 'command' },
  })
    .movementStep()
    .answers('tigh', 'play:critical-situation-3')
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .answers('tigh', 'no')
    .finished()
    .expect({ at: { tigh: 'resurrection-ship' } })
})

rule('In the Sleeper Agent phase a Cylon player gives the card to a human player', () => {
  const table = pegasus({ seats, revealed: ['tigh'], travelled: ['cylon-ambush', 'deep-space'] })
    .sleeperAgentPhase()
    .asks('tigh', 'receiveLoyalty:handOn', ['seat:roslin', 'seat:starbuck', 'seat:boomer'])
  const question = describeQuestion(table.asked('tigh'), { language: 'en', character: () => undefined })
  assert.equal(question, 'Which human player receives the Loyalty card that you were dealt?')
  table.answers('tigh', 'seat:starbuck').rest()
  assert.equal(table.state.seats[0].loyalty.length, 1)
  assert.equal(table.state.seats[2].loyalty.length, 3)
})

rule('In the Sleeper Agent phase a revealed Boomer gives both her cards to one human player', () => {
  const table = pegasus({ seats, current: 'boomer', revealed: ['boomer'], food: 3 })
    .sleeperAgentPhase()
    .asks('boomer', 'receiveLoyalty:handOn', ['seat:tigh', 'seat:roslin', 'seat:starbuck'])
    .answers('boomer', 'seat:starbuck')
    .finished()
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [2, 2, 4, 1],
  )
})

rule(
  'In the Sleeper Agent phase a Boomer who becomes the Sympathizer gives her other cards to one human player',
  () => {
    const table = pegasus({
      seats,
      current: 'boomer',
      options: { noCylonLeader: true },
      loyalty: { boomer: ['cylon-reduce-morale'] },
      tops: { loyalty: ['you-are-a-sympathizer', 'you-are-not-a-cylon'] },
    })
      .sleeperAgentPhase()
      .asks('boomer', 'passOnLoyalty:give', ['seat:tigh', 'seat:roslin', 'seat:starbuck'])
      .answers('boomer', 'seat:starbuck')
      .finished()
      .expect({ revealed: ['boomer'], at: { boomer: 'resurrection-ship' } })
    assert.equal(table.state.seats[3].loyalty.length, 1)
    assert.equal(table.state.seats[2].loyalty.length, 4)
  },
)

rule('Whoever is given the Sympathizer shows it at once', () => {
  pegasus({
    seats,
    revealed: ['tigh'],
    tops: { loyalty: ['you-are-a-sympathizer'] },
    food: 3,
  })
    .sleeperAgentPhase()
    .answers('tigh', 'seat:roslin')
    .rest()
    .expect({ at: { roslin: 'brig' } })
})

rule('The President discards down to 10 Quorum cards at the end of a turn', () => {
  pegasus({
    seats,
    current: 'roslin',
    at: { roslin: 'brig' },
    quorumHand: [
      'accept-prophecy',
      'arrest-order',
      'arrest-order',
      'assign-arbitrator',
      'assign-vice-president',
      'encourage-mutiny',
      'food-rationing',
      'food-rationing',
      'eulogy',
      'probation',
      'inspirational-speech',
      'execute-prisoner',
    ],
  })
    .actionStep()
    .answers('roslin', 'nothing')
    .answers('roslin', 'quorum:eulogy', 'quorum:probation')
    .finished()
  pegasus({ seats, current: 'roslin', at: { roslin: 'brig' }, quorumHand: ['eulogy'] })
    .actionStep()
    .answers('roslin', 'nothing')
    .finished()
    .expect({ quorumHand: ['eulogy'] })
})

rule('The new line of succession: Cain before Adama, Ellen Tigh before Apollo', () => {
  pegasus({ seats: ['adama', 'cain', 'ellen', 'apollo'] })
    .goesOn()
    .expect({ admiral: 'cain', president: 'ellen' })
})
