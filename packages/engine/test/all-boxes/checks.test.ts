// Skill checks with Pegasus and Daybreak: what a Reckless card comes to, and Restore Order. (Rulebook: Reckless skill checks.)

import assert from 'node:assert/strict'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { allBoxes, pegasusAndDaybreak } from './table.ts'

/** Prison Labor is 10 with Politics, Leadership and Tactics; a failure costs 1 morale and 1 food. */
const check = (treachery: readonly string[], more: Partial<Situation> = {}): Table =>
  pegasusAndDaybreak({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { tigh: ['guts-and-initiative-1', 'tactics 3'], ...more.hands },
    ...more,
    tops: { destiny: ['piloting 1', 'piloting 1'], treachery, ...more.tops },
  }).crisis('prison-labor')

const reckless = (treachery: readonly string[], more: Partial<Situation> = {}): Table =>
  check(treachery, more)
    .answers('tigh', 'play:guts-and-initiative-1')
    .contributes({ tigh: ['tactics 3'] })

rule('A Reckless check shows a Treachery card: stronger than 0 it is discarded and does nothing', () => {
  const table = reckless(['violent-outbursts-4'])
    .rest()
    .expect({ discards: { treachery: ['violent-outbursts-4'] } })
  assert.equal(table.log('showsTreachery').length, 1)
  assert.equal(table.log('checkTotal')[0].total, 3)
  assert.equal(table.state.seats[0].at, 'command')
})

rule(
  'After one of strength 0 another is shown, both are resolved in the order of the current player, and neither counts',
  () => {
    const table = reckless(['bait-0', 'violent-outbursts-4'])
      .asks('tigh', 'showTreachery:resolve', ['card:bait', 'card:violent-outbursts'])
      .answers('tigh', 'card:violent-outbursts')
      .rest()
      .expect({ civilians: { rear: 1 }, at: { tigh: 'sickbay' } })
    assert.equal(table.log('checkTotal')[0].total, 3)
  },
)

rule('Both are resolved though the check has resolved one of that name, and twice if they are alike', () => {
  const table = reckless(['dradis-contact-0', 'dradis-contact-0'], {
    hands: { tigh: ['guts-and-initiative-1', 'tactics 3'] },
  }).rest()
  table.expect({ raiders: { front: 4 } })
})

rule('A Treachery card that is shown is not shuffled in with the discards to be shown once more', () => {
  const table = reckless(['bait-0'], {
    patch: ({ decks: { treachery }, seats: [, roslin] }) => {
      const rest = treachery.cards.splice(0, treachery.cards.length - 1)
      treachery.seen = [0]
      roslin.hand.push(...rest)
      roslin.handSeen.push(...rest.map(() => 0))
    },
  }).rest()
  table.expect({ civilians: { rear: 1 }, discards: { treachery: ['bait-0'] } })
})

rule('Treachery in a Reckless check is resolved as in any other', () => {
  check(['violent-outbursts-4'], { hands: { tigh: ['guts-and-initiative-1'], roslin: ['bait-0'] } })
    .answers('tigh', 'play:guts-and-initiative-1')
    .contributes({ roslin: ['bait-0'] })
    .rest()
    .expect({ civilians: { rear: 1 }, at: { tigh: 'command' } })
})

rule('Restore Order and a Reckless card exclude each other, whichever comes first', () => {
  const hands = { tigh: ['guts-and-initiative-1'], roslin: ['restore-order-3'] }
  check([], { hands }).answers('tigh', 'play:guts-and-initiative-1').asks('roslin', 'skillCheck:contribute').goesOn()
  check([], { hands: { tigh: ['restore-order-3'], roslin: ['guts-and-initiative-1'] } })
    .answers('tigh', 'play:restore-order-3')
    .asks('roslin', 'skillCheck:contribute')
    .goesOn()
})

rule('Abilities come first, then the shown Treachery card, then the consequence, and the total last', () => {
  const table = allBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { tigh: ['guts-and-initiative-1', 'iron-will-0'], roslin: ['bait-0'] },
    tops: { destiny: ['piloting 1', 'piloting 1'], treachery: ['violent-outbursts-4'] },
    morale: 9,
  })
    .crisis('power-failure')
    .answers('tigh', 'play:guts-and-initiative-1')
    .contributes({ tigh: ['iron-will-0'], roslin: ['bait-0'] })
    .rest()
  const told = ['cardTriggers', 'showsTreachery', 'checkConsequence', 'checkTotal']
  assert.deepEqual([...new Set(table.state.log.map(({ t }) => t).filter((t) => told.includes(t)))], told)
})

rule('Restore Order resolves no abilities, and the consequence is due all the same', () => {
  const table = allBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { tigh: ['restore-order-3', 'iron-will-0'] },
    tops: { destiny: ['piloting 1', 'piloting 1'] },
    morale: 9,
  })
    .crisis('power-failure')
    .answers('tigh', 'play:restore-order-3')
    .contributes({ tigh: ['iron-will-0'] })
    .rest()
  assert.equal(table.log('checkConsequence').length, 1)
  assert.equal(table.log('cardTriggers').length, 0)
})
