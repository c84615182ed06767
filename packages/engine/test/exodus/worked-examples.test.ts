// The worked examples of the Exodus rulebook, in its order; those of the Cylon Fleet and the Ionian Nebula are not among them.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { bothBoxes, conflicted, exodus } from './table.ts'

rule('Nuke tokens: with Build Nuke the Admiral gains the third', () => {
  exodus({ seats: ['tyrol', 'adama', 'roslin'], hands: { tyrol: ['build-nuke-6'] } })
    .expect({ nukes: 2, nukesBeside: 1 })
    .action()
    .answers('tyrol', 'play:build-nuke-6')
    .finished()
    .expect({ nukes: 3, nukesBeside: 0 })
})

rule('Skill check abilities: two cards Establish Network double the Engineering cards once', () => {
  const cards = ['establish-network-0', 'establish-network-0', 'engineering 3']
  const table = exodus({
    seats: ['tigh', 'tyrol', 'starbuck', 'adama'],
    hands: { tyrol: cards },
    tops: { destiny: ['tactics 1', 'leadership 1'] },
    tokens: ['damage-armory'],
  })
    .crisis('power-failure')
    .contributes({ tyrol: cards })
    .rest()
  assert.equal(table.log('checkTotal')[0].total, 1 + 1 + 2 * 3)
  assert.equal(table.log('cardTriggers').length, 1)
})

rule('Execution: Assign Mission Specialist, played on whoever is executed, is discarded', () => {
  exodus({
    seats: ['cally', 'roslin', 'adama'],
    at: { cally: 'command', adama: 'command' },
    inPlay: [{ card: 'assign-mission-specialist', holder: 'adama' }],
    quorumHand: ['arrest-order'],
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .rest()
    .expect({ inPlay: [], discards: { quorum: ['assign-mission-specialist'] }, quorumHand: ['arrest-order'] })
})

rule('Execution: after Bomb on Colonial 1 a character who would start there starts in Sickbay', () => {
  exodus({
    seats: ['cally', 'starbuck', 'adama'],
    at: { cally: 'command', adama: 'command' },
    inPlay: ['bomb-on-colonial-1'],
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .answers('adama', 'character:laura-roslin')
    .rest()
    .expect({ at: { roslin: 'sickbay' } })
})

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

rule(
  'Timing: of two who play Strategic Planning the current player names one, and the other takes the card back',
  () => {
    exodus({
      seats: ['tigh', 'roslin', 'adama'],
      at: { tigh: 'armory' },
      hands: { roslin: ['strategic-planning-3'], adama: ['strategic-planning-4'] },
      boarding: [1, 0, 0, 0],
      dice: [5],
    })
      .action()
      .answers('tigh', 'activate:armory')
      .answers('roslin', 'play:strategic-planning-3')
      .answers('adama', 'play:strategic-planning-4')
      .asks('tigh', 'window:order', ['seat:roslin', 'seat:adama'])
      .answers('tigh', 'seat:adama')
      .finished()
      .expect({ hand: { adama: 0, roslin: ['strategic-planning-3'] }, boarding: [0, 0, 0, 0] })
  },
)

rule(
  'Revealed Cylons: a crisis with a jump icon, played at Caprica, moves the fleet marker; the other is discarded',
  () => {
    const atCaprica = { seats: ['tigh', 'roslin', 'adama'], revealed: ['tigh'], at: { tigh: 'caprica' } } as const
    const table = exodus({
      ...atCaprica,
      tops: { crisis: ['water-sabotaged', 'food-shortage'] },
      space: { front: { raiders: 1 } },
    })
      .action()
      .answers('tigh', 'activate:caprica')
      .answers('tigh', 'card:water-sabotaged')
      .answers('tigh', 'option:1')
      .finished()
      .expect({ food: 7, jumpPreparation: 1, discards: { crisis: ['food-shortage', 'water-sabotaged'] } })
    assert.equal(table.log('activation').length, 0)
    bothBoxes({ ...atCaprica, tops: { crisis: ['water-sabotaged', 'food-shortage'] } })
      .action()
      .answers('tigh', 'activate:caprica')
      .answers('tigh', 'card:water-sabotaged')
      .answers('tigh', 'option:1')
      .finished()
      .expect({ jumpPreparation: 1, discards: { crisis: ['water-sabotaged'] } })
  },
)

rule('Revealed Cylons: the card that a revealed Boomer is not dealt may be drawn after an execution', () => {
  const table = exodus({ seats: ['cally', 'boomer', 'adama'], revealed: ['boomer'], at: { adama: 'hangar-deck' } })
    .sleeperAgentPhase()
    .finished()
    .expect({ left: { loyalty: 2 } })
  table
    .action('cally')
    .answers('cally', 'ability:dischargeOfAFirearm')
    .rest()
    .expect({ left: { loyalty: 2 } })
  assert.equal(table.state.seats[2].loyalty.length, 1)
})

rule('The Final Five: Baltar’s Cylon Detector shows one, and its holder resolves it', () => {
  conflicted({ seats: ['baltar', 'roslin', 'starbuck'], loyalty: { roslin: ['final-five-examiner-brig'] } })
    .action()
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')
    .finished()
    .told('looksAtLoyalty', 'finalFiveShown', 'sent')
    .expect({ at: { baltar: 'brig' } })
})
