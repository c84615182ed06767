// What changes in every game with Exodus, whatever its variants. (Rulebook: Rule changes and clarifications.)

import assert from 'node:assert/strict'
import { printedLocation, view } from '../../src/index.ts'
import { given, rule } from '../../testing/index.ts'
import { bothBoxes, exodus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck'] as const
const quorumHand = [
  'accept-prophecy',
  'arrest-order',
  'arrest-order',
  'assign-arbitrator',
  'assign-vice-president',
  'encourage-mutiny',
  'establish-dogsville',
  'food-rationing',
  'food-rationing',
  'inspirational-speech',
  'presidential-order',
  'resignation',
]

rule('A revealed Cylon draws 2 Skill cards of different types', () => {
  const table = exodus({ seats, revealed: ['tigh'], at: { tigh: 'caprica' } }).turn()
  const options = table.asked('tigh').options.map(({ id }) => id)
  assert.equal(options.length, 10)
  assert.ok(!options.includes('skills:politics,politics'))
  table
    .answers('tigh', 'skills:politics,leadership')
    .expect({ hand: { tigh: 2 } })
    .goesOn()
})

rule('Caprica says what it does: in a game with Exodus nothing of a jump that is not prepared', () => {
  const text = (table: typeof exodus) => printedLocation('caprica', 'en', view(table({ seats }).goesOn().state, 0))
  assert.match(text(given), /no jump|jump is not/i)
  assert.match(text(exodus), /resolve 1 and discard the other; no Cylon ships are activated/)
  assert.doesNotMatch(text(exodus), /jump/i)
  assert.match(text(bothBoxes), /bottom|under/)
  assert.doesNotMatch(text(bothBoxes), /jump/i)
})

rule('The President discards down to 10 Quorum cards at the end of a turn', () => {
  for (const boxes of [exodus, bothBoxes])
    boxes({ seats, current: 'roslin', at: { roslin: 'brig' }, quorumHand })
      .actionStep()
      .answers('roslin', 'nothing')
      .answers('roslin', 'quorum:arrest-order', 'quorum:resignation')
      .finished()
      .expect({ quorumHand: quorumHand.filter((card, i) => i !== 1 && card !== 'resignation') })
})

rule('Draw a civilian ship and destroy it: if all are on the board, the current player chooses one', () => {
  const all = exodus({ seats }).goesOn().state.civilianPile
  const table = exodus({
    seats,
    space: { rear: { civilians: all.slice(0, -1) }, portBow: { civilians: all.slice(-1) } },
    hands: {},
    tops: { destiny: ['piloting 1', 'piloting 2'] },
  })
    .crisis('the-passage')
    .answers('tigh', 'option:0')
    .contributes()
  const { options, kind } = table.asked('tigh')
  assert.equal(kind, 'drawAndDestroyCivilians:fromBoard')
  assert.equal(options.length, all.length)
  table.rest()
  assert.equal(table.log('civilianDestroyed').length, 2)
})

rule('The Admiral starts with two nuke tokens, and the third lies beside the board', () => {
  for (const boxes of [exodus, bothBoxes]) boxes({ seats }).goesOn().expect({ nukes: 2, nukesBeside: 1 })
  given({ seats }).goesOn().expect({ nukes: 2 })
})
