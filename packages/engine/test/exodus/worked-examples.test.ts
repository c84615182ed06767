// The worked example of a skill check in the Exodus rulebook. (Example of skill check abilities.)

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { exodus } from './table.ts'

rule('Trust Instincts adds two Destiny cards, then the consequence follows, and only then the total is counted', () => {
  const table = exodus({
    seats: ['tigh', 'roslin', 'starbuck', 'adama'],
    hands: { tigh: ['leadership 5', 'leadership 4'], adama: ['tactics 0'] },
    tops: { destiny: ['politics 1', 'piloting 1', 'tactics 4', 'engineering 3'] },
    jumpPreparation: 2,
    tokens: ['damage-armory'],
  })
    .crisis('power-failure')
    .contributes({ tigh: ['leadership 5', 'leadership 4'], adama: ['tactics 0'] })
    .rest()
    .told(
      'checkRevealed',
      'cardTriggers',
      'joinCheck',
      'checkConsequence',
      'locationDamaged',
      'checkTotal',
      'checkOutcome',
    )
    .expect({ damaged: ['armory'], jumpPreparation: 2 })
  const [{ total, cards }] = table.log('checkTotal')
  assert.equal(total, 5 + 4 + 0 - 1 - 1 + 4 + 3)
  assert.equal((cards as unknown[]).length, 7)
  assert.equal(table.log('checkOutcome')[0].outcome, 'pass')
})

rule(
  'A Destiny card that Trust Instincts adds has its ability resolved as well, unless it is another Trust Instincts',
  () => {
    const table = exodus({
      seats: ['tigh', 'roslin', 'starbuck', 'adama'],
      hands: { adama: ['tactics 0'] },
      tops: { destiny: ['politics 1', 'piloting 1', 'tactics 0', 'politics 0'] },
    })
      .crisis('divisive-behavior')
      .contributes({ adama: ['tactics 0'] })
      .until('testing:finished')
      .finished()
    assert.deepEqual(
      table.log('cardTriggers').map(({ card }) => card),
      ['trust-instincts', 'red-tape'],
    )
    assert.equal(table.log('joinCheck').length, 1)
  },
)
