// The skill cards of Pegasus: Reckless cards, movement abilities, skill check abilities, Treachery.

import assert from 'node:assert/strict'
import { describeLog, languages, logReaders } from '../../src/index.ts'
import { rule, type Situation } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck'] as const

/** Prison Labor is 10 with Politics, Leadership and Tactics; a failure costs 1 morale and 1 food. */
const check = (more: Partial<Situation>) =>
  pegasus({ seats, tops: { destiny: ['piloting 1', 'piloting 1'] }, morale: 8, food: 8, ...more }).crisis(
    'prison-labor',
  )

rule('Jury Rigged: the difficulty is 4 less, and the check is Reckless', () => {
  const table = check({ hands: { tigh: ['jury-rigged-1', 'tactics 4', 'tactics 4'] } })
    .answers('tigh', 'play:jury-rigged-1')
    .contributes({ tigh: ['tactics 4', 'tactics 4'] })
    .expect({ morale: 8, food: 8 })
    .rest()
  assert.equal(table.log('reckless').length, 1)
  assert.equal(table.log('checkTotal')[0].difficulty, 6)
})

rule('Jury Rigged does not move the threshold of a partial pass', () => {
  pegasus({ seats, hands: { tigh: ['jury-rigged-1', 'tactics 4'] }, tops: { destiny: ['piloting 1', 'piloting 1'] } })
    .crisis('review-galacticas-log')
    .answers('tigh', 'play:jury-rigged-1')
    .contributes({ tigh: ['tactics 4'] })
    .expect({ morale: 9 })
    .rest()
})

rule('Only one Reckless card may be played on a check, of whatever name and by whomever', () => {
  check({ hands: { tigh: ['jury-rigged-1', 'guts-and-initiative-1'], roslin: ['at-any-cost-3'] } })
    .answers('tigh', 'play:jury-rigged-1')
    .asks('roslin', 'skillCheck:contribute')
    .goesOn()
})

rule('Guts and Initiative: no Destiny cards are added', () => {
  const table = check({ hands: { tigh: ['guts-and-initiative-1', 'tactics 3'] } })
    .answers('tigh', 'play:guts-and-initiative-1')
    .contributes({ tigh: ['tactics 3'] })
    .rest()
  assert.deepEqual(table.log('checkRevealed')[0].cards, ['strategic-planning-3'])
})

rule('Guts and Initiative: a check without any card can be read in every language', () => {
  const { log, seats: now } = check({ hands: { tigh: ['guts-and-initiative-1'] } })
    .answers('tigh', 'play:guts-and-initiative-1')
    .contributes()
    .rest().state
  for (const language of languages) {
    const readerOf = logReaders(log, { language, character: (seat) => now[seat].character })
    for (const entry of log) assert.ok(describeLog(entry, readerOf(entry)).length > 0)
  }
})

rule('At Any Cost: Treachery counts for the check', () => {
  const table = check({ hands: { tigh: ['at-any-cost-3'], roslin: ['sabotage-3', 'sabotage-3'] } })
    .answers('tigh', 'play:at-any-cost-3')
    .contributes({ roslin: ['sabotage-3', 'sabotage-3'] })
    .rest()
  assert.equal(table.log('checkTotal')[0].total, 4)
})

rule('Without it Treachery counts against a check that does not name it', () => {
  const table = check({ hands: { roslin: ['sabotage-3'] } })
    .contributes({ roslin: ['sabotage-3'] })
    .rest()
  assert.equal(table.log('checkTotal')[0].total, -5)
})

rule('Support the People: humans with 4 cards or fewer may draw 2, and the card just played no longer counts', () => {
  check({
    hands: {
      tigh: ['support-the-people-1', 'tactics 1', 'tactics 1', 'tactics 1', 'tactics 1'],
      roslin: ['politics 1', 'politics 1', 'politics 1', 'politics 1', 'politics 1'],
    },
  })
    .answers('tigh', 'play:support-the-people-1')
    .answers('tigh', 'yes')
    .answers('tigh', 'skills:tactics,tactics')
    .answers('starbuck', 'no')
    .expect({ hand: { tigh: 6, roslin: 5, starbuck: 0 } })
    .rest()
})

rule('Investigative Committee: players add their cards face up, Destiny cards stay face down', () => {
  const table = check({ hands: { roslin: ['politics 3', 'politics 1'], tigh: ['tactics 1'] } })
    .answers('roslin', 'play:politics 3')
    .answers('roslin', 'card:politics 1')
    .asks('tigh', 'skillCheck:contribute')
    .goesOn()
  const seen = table.view('starbuck').checks[0].map(({ card, faceUp }) => [card, faceUp])
  assert.deepEqual(seen, [
    ['?', false],
    ['?', false],
    ['consolidate-power-1', true],
  ])
})

rule('Calculations: the result goes up or down by 1, once per roll', () => {
  pegasus({
    seats,
    morale: 6,
    quorumHand: ['inspirational-speech'],
    current: 'roslin',
    hands: { tigh: ['calculations-3', 'calculations-4'] },
    dice: [5],
  })
    .action()
    .answers('roslin', 'quorum:inspirational-speech')
    .answers('tigh', 'play:calculations-3')
    .answers('tigh', 'effect:0')
    .finished()
    .expect({ morale: 7, hand: { tigh: 1 } })
})

rule('Calculations may lower a die', () => {
  pegasus({
    seats,
    morale: 6,
    quorumHand: ['inspirational-speech'],
    current: 'roslin',
    hands: { tigh: ['calculations-3'] },
    dice: [6],
  })
    .action()
    .answers('roslin', 'quorum:inspirational-speech')
    .answers('tigh', 'play:calculations-3')
    .answers('tigh', 'effect:1')
    .finished()
    .expect({ morale: 6 })
})

rule('Critical Situation: an action instead of a move, and the usual action follows', () => {
  pegasus({ seats, at: { tigh: 'research-lab' }, hands: { tigh: ['critical-situation-3'] } })
    .movementStep()
    .answers('tigh', 'play:critical-situation-3')
    .answers('tigh', 'activate:research-lab')
    .answers('tigh', 'skills:tactics')
    .expect({ hand: { tigh: 1 } })
    .asks('tigh', 'action:choose')
    .goesOn()
})

rule('Critical Situation and Executive Order share one limit a turn', () => {
  pegasus({ seats, at: { tigh: 'research-lab' }, hands: { tigh: ['critical-situation-3', 'executive-order-1'] } })
    .movementStep()
    .answers('tigh', 'play:critical-situation-3')
    .mayNot('tigh', 'play:executive-order-1')
    .goesOn()
})

rule('A movement ability is no move: nobody uses one when another card lets them move', () => {
  pegasus({ seats, hands: { tigh: ['critical-situation-3'] } })
    .movement('tigh')
    .mayNot('tigh', 'play:critical-situation-3')
    .goesOn()
})

rule('A prisoner does not move but may use a movement ability', () => {
  pegasus({ seats, at: { tigh: 'brig' }, hands: { tigh: ['critical-situation-3'] } })
    .movementStep()
    .asks('tigh', 'move:choose', ['stay', 'play:critical-situation-3'])
    .goesOn()
})

rule('Preventative Policy: the next loss of the named resource in this turn is 1 less', () => {
  pegasus({
    seats,
    hands: { tigh: ['preventative-policy-3'] },
    food: 8,
    tops: { destiny: ['piloting 1', 'piloting 1'] },
  })
    .movementStep()
    .answers('tigh', 'play:preventative-policy-3')
    .answers('tigh', 'effect:1')
    .goesOn()
    .crisis('sabotage-investigated')
    .contributes()
    .expect({ food: 8, fuel: 7, morale: 9 })
    .rest()
})

rule('Full Throttle: a viper flies anywhere and attacks there', () => {
  pegasus({
    seats,
    current: 'starbuck',
    at: { starbuck: 'portBow' },
    hands: { starbuck: ['full-throttle-1'] },
    space: { front: { raiders: 1 } },
    dice: [3],
  })
    .action()
    .answers('starbuck', 'play:full-throttle-1')
    .answers('starbuck', 'fly:front')
    .answers('starbuck', 'attack:front:raider')
    .finished()
    .expect({ at: { starbuck: 'front' }, raiders: { front: 0 } })
})

rule('Full Throttle may be used in the Movement step, or attack without flying', () => {
  pegasus({
    seats,
    current: 'starbuck',
    at: { starbuck: 'portBow' },
    hands: { starbuck: ['full-throttle-1'] },
    space: { portBow: { raiders: 1 } },
    dice: [2],
  })
    .movementStep()
    .answers('starbuck', 'play:full-throttle-1')
    .answers('starbuck', 'stay')
    .answers('starbuck', 'attack:portBow:raider')
    .expect({ raiders: { portBow: 1 } })
    .goesOn()
})

rule('Run Interference: the first 4 raiders in that pilot’s area miss without a roll', () => {
  const table = pegasus({
    seats,
    at: { starbuck: 'front' },
    hands: { starbuck: ['run-interference-3'] },
    space: { front: { raiders: 5 } },
    dice: [1],
  })
    .activate('raiders')
    .answers('starbuck', 'play:run-interference-3')
    .finished()
    .expect({ at: { starbuck: 'front' } })
  assert.equal(table.log('rolls').length, 1)
  assert.equal(table.log('misses').length, 5)
})

rule('Run Interference does not cost Scar his second activation', () => {
  for (const [raiders, misses, rolls] of [
    [3, 4, 0],
    [4, 5, 1],
  ]) {
    const table = pegasus({
      seats,
      at: { starbuck: 'front' },
      hands: { starbuck: ['run-interference-3'] },
      space: { front: { raiders } },
      scar: 'front',
      inPlay: ['scar'],
      dice: [1],
    })
      .activate('raiders')
      .answers('starbuck', 'play:run-interference-3')
      .finished(...(rolls === 0 ? [1] : []))
    assert.equal(table.log('misses').length, misses)
    assert.equal(table.log('rolls').length, rolls)
  }
})

rule('Major Victory: a 5 gains 1 morale after a basestar is destroyed by this player', () => {
  pegasus({
    seats,
    admiral: 'tigh',
    hands: { tigh: ['major-victory-1'] },
    space: { front: { basestars: 1 } },
    morale: 6,
    dice: [3, 5],
  })
    .action()
    .answers('tigh', 'nuke')
    .answers('tigh', 'play:major-victory-1')
    .finished()
    .expect({ morale: 7 })
})

rule('Major Victory: a 4 gains nothing, and nobody plays it for the deed of another', () => {
  pegasus({
    seats,
    at: { tigh: 'armory' },
    hands: { tigh: ['major-victory-1'], roslin: ['major-victory-2'] },
    boarding: [1, 0, 0, 0],
    morale: 6,
    dice: [7, 4],
  })
    .action()
    .answers('tigh', 'activate:armory')
    .mayNot('roslin', 'play:major-victory-2')
    .answers('tigh', 'play:major-victory-1')
    .finished()
    .expect({ morale: 6 })
})

rule('Broadcast Location in a Reckless check: a basestar before Galactica and a civilian ship behind it', () => {
  check({ hands: { tigh: ['jury-rigged-1'], roslin: ['broadcast-location-1', 'broadcast-location-1'] } })
    .answers('tigh', 'play:jury-rigged-1')
    .contributes({ roslin: ['broadcast-location-1', 'broadcast-location-1'] })
    .expect({ basestars: { front: 1 }, civilians: { rear: 1 } })
    .rest()
})

rule('Skill check abilities do nothing in a check that is not Reckless', () => {
  check({ hands: { roslin: ['broadcast-location-1'] } })
    .contributes({ roslin: ['broadcast-location-1'] })
    .expect({ basestars: { front: 0 }, civilians: { rear: 0 } })
    .rest()
})

rule('By Your Command: raiders and heavy raiders act, centurions do not', () => {
  check({
    hands: { tigh: ['jury-rigged-1'], roslin: ['by-your-command-1'] },
    space: { front: { raiders: 1, heavyRaiders: 1 } },
    boarding: [1, 0, 0, 0],
    dice: [1],
  })
    .answers('tigh', 'play:jury-rigged-1')
    .contributes({ roslin: ['by-your-command-1'] })
    .expect({ boarding: [1, 0, 0, 0], heavyRaiders: { front: 0, portBow: 1 } })
    .rest()
})

rule('Special Destiny: every player, human and Cylon, draws a Treachery card', () => {
  check({ hands: { tigh: ['jury-rigged-1'], roslin: ['special-destiny-2'] }, revealed: ['starbuck'] })
    .answers('tigh', 'play:jury-rigged-1')
    .contributes({ roslin: ['special-destiny-2'] })
    .expect({ hand: { tigh: 1, roslin: 1, starbuck: 1 } })
    .rest()
})

rule('The current player orders different skill check abilities', () => {
  check({ hands: { tigh: ['jury-rigged-1'], roslin: ['special-destiny-2', 'broadcast-location-1'] } })
    .answers('tigh', 'play:jury-rigged-1')
    .contributes({ roslin: ['special-destiny-2', 'broadcast-location-1'] })
    .asks('tigh', 'skillCheck:checkAbilities', ['card:broadcast-location', 'card:special-destiny'])
    .answers('tigh', 'card:special-destiny')
    .expect({ basestars: { front: 1 } })
    .rest()
})

rule('God’s Plan: a Cylon exchanges it for the top card of the Destiny deck', () => {
  const table = pegasus({
    seats,
    revealed: ['tigh'],
    at: { tigh: 'caprica' },
    hands: { tigh: ['gods-plan-2'] },
    tops: { destiny: ['politics 4'] },
  })
    .movementStep()
    .answers('tigh', 'play:gods-plan-2')
    .expect({ hand: { tigh: ['politics 4'] } })
    .goesOn()
  assert.equal(table.state.decks.destiny.cards.at(-1), 'gods-plan-2')
  assert.equal(table.view('roslin').decks.destiny.cards.at(-1), 'gods-plan-2')
})

rule('Sabotage: a Cylon damages Galactica when a human discards Treachery, once a turn', () => {
  pegasus({
    seats,
    current: 'roslin',
    revealed: ['tigh'],
    at: { roslin: 'press-room' },
    hands: { roslin: ['sabotage-3'], tigh: ['sabotage-3', 'sabotage-3'] },
  })
    .movement('roslin')
    .answers('roslin', 'location:command')
    .answers('tigh', 'play:sabotage-3')
    .answers('roslin', 'board:pegasus')
    .finished()
    .expect({ at: { roslin: 'command' }, hand: { tigh: 1 } })
})

rule('Sabotage does not answer a player who has shown a Cylon card: that is no human player any more', () => {
  pegasus({
    seats: ['roslin', 'tigh', 'starbuck', 'zarek', 'boomer'],
    revealed: ['tigh'],
    loyalty: { roslin: ['cylon-reduce-morale'] },
    hands: { roslin: ['sabotage-3', 'politics 1', 'politics 1', 'politics 2'], tigh: ['sabotage-3'] },
  })
    .action()
    .answers('roslin', 'reveal:cylon-reduce-morale')
    .answers('roslin', 'no')
    .answers('roslin', 'card:sabotage-3')
    .asksNobody('tigh')
    .finished()
})

rule('Sabotage finds nothing to damage while Galactica is away from New Caprica', () => {
  const discarded = (orbit: boolean) =>
    newCaprica({
      seats,
      admiral: 'roslin',
      revealed: ['tigh'],
      current: 'starbuck',
      newCaprica: { orbit },
      hands: { roslin: ['sabotage-3', 'politics 1'], tigh: ['sabotage-3'] },
    })
      .crisis('a-cylon-ally')
      .answers('roslin', 'option:1')
  discarded(true).may('tigh', 'play:sabotage-3').goesOn()
  discarded(false).asksNobody('tigh').goesOn()
})

rule('A Cylon who reveals while Galactica is away is not asked to damage it', () => {
  const reveal = (orbit: boolean) =>
    newCaprica({ seats, current: 'roslin', newCaprica: { orbit }, loyalty: { roslin: ['cylon-damage-galactica'] } })
      .action('roslin')
      .answers('roslin', 'reveal:cylon-damage-galactica')
  reveal(true).asks('roslin', 'reveal:usePower').goesOn()
  reveal(false)
    .finished()
    .expect({ revealed: ['roslin'] })
})

rule('Sabotage may send the mover to Sickbay before they have left', () => {
  const table = pegasus({
    seats,
    current: 'roslin',
    revealed: ['tigh'],
    damaged: ['airlock', 'main-batteries', 'engine-room'],
    at: { roslin: 'pegasus-cic' },
    hands: { roslin: ['sabotage-3'], tigh: ['sabotage-3'] },
  })
    .movement('roslin')
    .answers('roslin', 'location:command')
    .answers('tigh', 'play:sabotage-3')
    .answers('roslin', 'board:pegasus')
    .finished()
    .expect({ at: { roslin: 'sickbay' } })
  assert.equal(table.log('pegasusDestroyed').length, 1)
})

rule('Humans may not use the text of Treachery cards, Cylons that of no other', () => {
  pegasus({
    seats,
    revealed: ['tigh'],
    at: { tigh: 'caprica', roslin: 'brig' },
    hands: { tigh: ['human-weakness-3', 'politics 1'], roslin: ['human-weakness-3'] },
  })
    .action('tigh')
    .may('tigh', 'play:human-weakness-3')
    .mayNot('tigh', 'play:politics 1')
    .answers('tigh', 'nothing')
    .action('roslin')
    .mayNot('roslin', 'play:human-weakness-3')
    .goesOn()
})

rule('Human Weakness: with a prisoner in the Brig the highest resource falls by 1', () => {
  pegasus({
    seats,
    revealed: ['tigh'],
    at: { tigh: 'caprica', roslin: 'brig' },
    hands: { tigh: ['human-weakness-3'] },
    population: 12,
  })
    .action('tigh')
    .answers('tigh', 'play:human-weakness-3')
    .finished()
    .expect({ population: 11 })
})

rule('Human Weakness: of two resources that are equally high the Cylon chooses', () => {
  pegasus({
    seats,
    revealed: ['tigh'],
    at: { tigh: 'caprica', roslin: 'brig' },
    hands: { tigh: ['human-weakness-3'] },
    population: 10,
    morale: 10,
  })
    .action('tigh')
    .answers('tigh', 'play:human-weakness-3')
    .asks('tigh', 'chooseHighest:choose', ['resource:morale', 'resource:population'])
    .answers('tigh', 'resource:morale')
    .finished()
    .expect({ population: 10, morale: 9 })
})

rule('Human Weakness is not offered while nobody is in the Brig', () => {
  pegasus({ seats, revealed: ['tigh'], at: { tigh: 'caprica' }, hands: { tigh: ['human-weakness-3'] } })
    .action('tigh')
    .mayNot('tigh', 'play:human-weakness-3')
    .goesOn()
})

rule('The Destiny deck holds two cards of each type, Treachery too', () => {
  const { decks } = pegasus({ seats }).goesOn().state
  assert.equal(decks.destiny.cards.length, 12)
})
