// A skill check with something of every box in it, and those that nothing may bend. (Rulebooks: Skill check abilities; Reckless skill checks;
// Missions; docs/rulings.md, Order of a check.)

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { allBoxes } from './table.ts'

rule('Only one Reckless card makes a check Reckless, whoever plays it', () => {
  allBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { tigh: ['guts-and-initiative-1'], roslin: ['guts-and-initiative-2'] },
  })
    .crisis('prison-labor')
    .answers('tigh', 'play:guts-and-initiative-1')
    .asks('roslin', 'skillCheck:contribute')
    .goesOn()
})

rule(
  'Abilities of three boxes in one check: what has been resolved counts on, what was removed before is not resolved',
  () => {
    const table = allBoxes({
      seats: ['tigh', 'roslin', 'starbuck'],
      hands: { tigh: ['all-hands-on-deck-0', 'red-tape-0'], roslin: ['exploit-a-weakness-5', 'establish-network-0'] },
      tops: { destiny: ['piloting 1', 'piloting 1'] },
      morale: 9,
    })
      .crisis('prison-labor')
      .contributes({
        tigh: ['all-hands-on-deck-0', 'red-tape-0'],
        roslin: ['exploit-a-weakness-5', 'establish-network-0'],
      })
      .asks('tigh', 'skillCheck:checkAbilities', [
        'card:all-hands-on-deck',
        'card:establish-network',
        'card:exploit-a-weakness',
        'card:red-tape',
      ])
      // Red Tape takes away the Treachery of strength 5 before it is resolved.
      .answers('tigh', 'card:red-tape')
      .answers('tigh', 'card:establish-network')
      .rest()
    assert.equal(table.log('drawsMutiny').length, 0)
    // Three cards of strength 0 that count 1 each, against two Piloting cards of 1.
    assert.equal(table.log('checkTotal')[0].total, 1)
  },
)

rule('No card and no sheet of any box bends the check of a mission, before, during or after it', () => {
  const table = allBoxes({
    seats: ['adama', 'dee', 'boomer', 'cally'],
    at: { adama: 'bridge' },
    options: { objective: 'earth' },
    hands: {
      adama: ['political-prowess-6', 'guts-and-initiative-1', 'restore-order-3', 'red-tape-0'],
      dee: ['support-the-people-1', 'scientific-research-3', 'investigative-committee-3'],
    },
    tops: { mission: ['attack-on-the-colony'], destiny: ['tactics 3', 'piloting 3'] },
  })
    .action('adama')
    .answers('adama', 'activate:bridge')
    .asks('dee', 'skillCheck:contribute')
  table.contributes({ adama: ['red-tape-0'] }).rest()
  assert.equal(table.log('cardTriggers').length, 0)
  assert.equal(table.log('checkTotal')[0].total, 6)
})

rule(
  'All Hands on Deck counts the cards of the type that Blind Devotion has named, which are of strength 0 there',
  () => {
    const table = allBoxes({
      seats: ['tyrol', 'roslin', 'starbuck'],
      hands: { tyrol: ['all-hands-on-deck-0'] },
      tops: { destiny: ['piloting 3', 'piloting 2'] },
    })
      .crisis('prison-labor')
      .contributes({ tyrol: ['all-hands-on-deck-0'] })
      .answers('tyrol', 'ability:blindDevotion')
      .answers('tyrol', 'skill:piloting')
      .rest()
    assert.equal(table.log('checkTotal')[0].total, 3)
  },
)
rule('Protect the Fleet: Piloting cards that Blind Devotion has named have no strength', () => {
  const table = allBoxes({
    seats: ['tyrol', 'roslin', 'starbuck'],
    hands: { roslin: ['protect-the-fleet-0'] },
    tops: { destiny: ['piloting 3', 'piloting 2'] },
  })
    .crisis('prison-labor')
    .contributes({ roslin: ['protect-the-fleet-0'] })
    .answers('tyrol', 'ability:blindDevotion')
    .answers('tyrol', 'skill:piloting')
    .rest()
  assert.equal(table.log('cardTriggers').length, 0)
})
rule(
  'Restore Order and a Reckless card at the same moment: the current player says which, and the other is kept',
  () => {
    const both = (first: string) =>
      allBoxes({
        seats: ['tigh', 'roslin', 'adama'],
        hands: { tigh: ['restore-order-3'], roslin: ['guts-and-initiative-1'] },
      })
        .crisis('prison-labor')
        .answers('roslin', 'play:guts-and-initiative-1')
        .answers('tigh', 'play:restore-order-3')
        .answers('tigh', first)
        .until('skillCheck:contribute')
        .goesOn()
    both('seat:tigh').expect({ hand: { tigh: 0, roslin: 1 } })
    both('seat:roslin').expect({ hand: { tigh: 1, roslin: 0 } })
  },
)
rule('Restore Order: Trust Instincts adds no Destiny cards', () => {
  const table = allBoxes({
    seats: ['tigh', 'roslin', 'starbuck'],
    hands: { tigh: ['restore-order-3', 'trust-instincts-0'] },
  })
    .crisis('prison-labor')
    .answers('tigh', 'play:restore-order-3')
    .contributes({ tigh: ['trust-instincts-0'] })
    .rest()
  assert.equal((table.log('checkTotal')[0].cards as string[]).length, 3)
})
