// Rules that implementations of this game get wrong, one test each or more.

import assert from 'node:assert/strict'
import { given, rule } from '../testing/index.ts'

// Choices on crises

rule('a box of a crisis may be chosen even if it cannot be carried out in full', () => {
  given({ seats: ['roslin', 'tigh', 'starbuck'], current: 'tigh', hands: { roslin: ['politics 1'] }, food: 5 })
    .crisis('water-shortage-b')
    .asks('roslin', 'crisis:option', ['option:0', 'option:1'])
    .answers('roslin', 'option:1')
    .expect({ food: 5, hand: { roslin: 0, tigh: 0 } })
    .rest()
})

rule('a box that the card itself forbids cannot be chosen: no nuke, no detector', () => {
  given({ seats: ['roslin', 'tigh', 'starbuck'], current: 'tigh', nukes: 0, morale: 6 })
    .crisis('build-cylon-detector')
    .rest()
    .expect({ morale: 5 })
})

rule('with a nuke the Admiral may spend it on the detector', () => {
  given({ seats: ['roslin', 'tigh', 'starbuck'], current: 'tigh', nukes: 1, morale: 6 })
    .crisis('build-cylon-detector')
    .answers('tigh', 'option:0')
    .expect({ nukes: 0, morale: 6 })
    .rest()
})

// Revealed Cylons

rule('revealed Cylons discard nothing for a crisis', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    revealed: ['starbuck'],
    hands: {
      starbuck: ['piloting 1', 'piloting 2'],
      tigh: ['tactics 1', 'tactics 2'],
      roslin: ['politics 1', 'politics 2'],
    },
  })
    .crisis('cylon-screenings')
    .answers('tigh', 'option:1')
    .expect({ hand: { starbuck: 2, tigh: 0, roslin: 0 } })
    .rest()
})

rule('a revealed Cylon who plays a crisis at Caprica is sent neither to the Brig nor to Sickbay', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'starbuck',
    revealed: ['starbuck'],
    at: { starbuck: 'caprica' },
    tops: { crisis: ['cylon-accusation', 'terrorist-bomber'] },
  })
    .action()
    .answers('starbuck', 'activate:caprica')
    .asks('starbuck', 'crisis:choose', ['card:cylon-accusation', 'card:terrorist-bomber'])
    .answers('starbuck', 'card:cylon-accusation')
    .contributes()
    .finished()
    .expect({ at: { starbuck: 'caprica' } })
})

rule('a revealed Cylon who plays Mandatory Testing at Caprica shows the President no hidden card', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'starbuck',
    revealed: ['starbuck'],
    loyalty: { starbuck: ['cylon-reduce-morale', 'you-are-not-a-cylon'] },
    at: { starbuck: 'caprica' },
    hands: { roslin: ['politics 3', 'politics 4'] },
    tops: { crisis: ['mandatory-testing', 'terrorist-bomber'], destiny: ['politics 5', 'politics 4'] },
  })
    .action()
    .answers('starbuck', 'activate:caprica')
    .answers('starbuck', 'card:mandatory-testing')
    .contributes({ roslin: ['politics 3', 'politics 4'] })
    .finished()
  assert.equal(table.log('checkOutcome')[0].outcome, 'pass')
  assert.deepEqual(table.log('looksAtLoyalty'), [])
})

rule('a revealed Cylon adds at most one card to a check', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    revealed: ['starbuck'],
    hands: { starbuck: ['piloting 1', 'piloting 2'] },
  })
    .crisis('prison-labor')
    .asks('starbuck', 'skillCheck:contribute')
    .refuses('starbuck', ['card:piloting 1', 'card:piloting 2'])
    .answers('starbuck', 'card:piloting 2')
    .rest()
})

rule('a revealed Cylon uses no skill card text and no sheet', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'starbuck',
    revealed: ['starbuck'],
    at: { starbuck: 'caprica' },
    hands: { starbuck: ['tactics 3', 'tactics 1', 'leadership 1'] },
  }).action()
  table.asks('starbuck', 'action:choose', ['activate:caprica', 'nothing']).goesOn()
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    revealed: ['starbuck'],
    hands: { starbuck: ['leadership 3'] },
  })
    .crisis('prison-labor')
    .asks('starbuck', 'skillCheck:contribute')
    .rest()
})

rule('super crises ignore abilities of characters, but not skill cards', () => {
  given({
    seats: ['adama', 'boomer', 'baltar', 'tyrol'],
    current: 'baltar',
    revealed: ['baltar'],
    hands: { adama: ['piloting 1', 'leadership 3'], tyrol: ['leadership 4'] },
    tops: { destiny: ['leadership 5', 'tactics 5'] },
    fuel: 5,
  })
    .superCrisis('inbound-nukes') // neither Mysterious Intuition nor Blind Devotion nor Command Authority is offered
    .asks('tyrol', 'skillCheck:contribute')
    .answers('tyrol', 'card:leadership 4')
    .answers('adama', 'card:piloting 1')
    .asks('adama', 'window:ask', ['pass', 'play:leadership 3'])
    .answers('adama', 'play:leadership 3') // 13 against 15 − 2
    .finished()
    .expect({ fuel: 5 })
})

// Checks and dice

rule('lowering the difficulty never moves the threshold of a partial pass', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    hands: { roslin: ['politics 2', 'leadership 3'], tigh: ['leadership 4'] },
    tops: { destiny: ['politics 1', 'leadership 1'] },
    morale: 6,
  })
    .crisis('elections-loom') // difficulty 8, partial pass at 5
    .contributes({ roslin: ['politics 2'] })
    .answers('tigh', 'play:leadership 4') // the difficulty is 6 now; 4 is not enough for 5
    .finished()
    .expect({ morale: 5, hand: { roslin: 0 } })
})

rule('a difficulty may fall below 0, and a total that is no less passes', () => {
  given({
    seats: ['tigh', 'roslin', 'starbuck'],
    at: { tigh: 'admirals-quarters' },
    hands: { roslin: ['leadership 3'], starbuck: ['tactics 1'] },
    tops: { destiny: ['piloting 1', 'politics 1'] },
  })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:starbuck') // Insubordinate: 4
    .answers('tigh', 'ability:cylonHatred') // 1
    .contributes({ starbuck: ['tactics 1'] }) // 1 − 2 = −1
    .answers('roslin', 'play:leadership 3') // −1
    .finished()
    .expect({ at: { starbuck: 'brig' } })
})

rule('the result of a die stays within 1 and 8', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'roslin',
    quorumHand: ['inspirational-speech'],
    hands: { tigh: ['tactics 3'] },
    dice: [7],
    morale: 6,
  })
    .action()
    .answers('roslin', 'quorum:inspirational-speech')
    .answers('tigh', 'play:tactics 3')
    .finished()
    .expect({ morale: 7 })
  assert.equal(table.log('rolls')[0].die, 8)
})

rule('what was added to a die stays when it is rolled again', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'helo'],
    current: 'helo',
    president: 'helo',
    quorumHand: ['food-rationing'],
    hands: { tigh: ['tactics 3'] },
    dice: [2, 4],
    food: 6,
  })
    .action()
    .answers('helo', 'quorum:food-rationing')
    .answers('tigh', 'play:tactics 3')
    .answers('helo', 'ability:ecoOfficer')
    .finished()
    .expect({ food: 7 })
  assert.deepEqual(
    table.log('rolls').map(({ die }) => die),
    [4, 6],
  )
})

// Resources

rule('a resource at 0 loses only at the end of a turn, and can be won back before', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'roslin',
    food: 0,
    at: { roslin: 'brig' },
    quorumHand: ['food-rationing'],
    dice: [8],
  })
    .turn()
    .until('action:choose')
    .answers('roslin', 'quorum:food-rationing')
    .rest()
    .expect({ food: 1, over: undefined })
})

rule('a resource that is still at 0 when the turn ends loses the game', () => {
  given({ seats: ['roslin', 'tigh', 'starbuck'], current: 'tigh', food: 1, tops: { crisis: ['water-shortage-b'] } })
    .turn()
    .until('crisis:option')
    .answers('roslin', 'option:0')
    .rest()
    .expect({ food: 0, over: { winner: 'cylons', reason: 'food' } })
})

rule('no resource rises above 15', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'roslin',
    morale: 15,
    quorumHand: ['inspirational-speech'],
    dice: [8],
  })
    .action()
    .answers('roslin', 'quorum:inspirational-speech')
    .finished()
    .expect({ morale: 15 })
})

// Cylon ships

rule('the current player chooses the order of the areas in which raiders are activated', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    space: { front: { raiders: 1 }, rear: { raiders: 1, civilians: ['empty'] } },
  })
    .activate('raiders')
    .asks('tigh', 'activateRaiders:chooseArea', ['area:front', 'area:rear'])
    .answers('tigh', 'area:rear')
    // The only civilian ship is gone, so the raider in front has nothing to fly to and attacks Galactica.
    .finished()
    .expect({ civilians: { rear: 0 }, raiders: { front: 1, rear: 1 } })
})

rule('a raider attacks an unmanned viper before a piloted one, and either before a civilian ship', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    at: { starbuck: 'rear' },
    space: { rear: { raiders: 2, vipers: 1, civilians: 1 } },
    dice: [5, 1],
  })
    .activate('raiders')
    .finished()
    .expect({ vipers: { rear: 0 }, damagedVipers: 1, civilians: { rear: 1 }, at: { starbuck: 'rear' } })
  assert.deepEqual(
    table.log('attacks').map(({ pilot }) => pilot),
    [undefined, table.seat('starbuck')],
  )
})

rule('a raider destroys a civilian ship in its area before it moves', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    space: { rear: { raiders: 1, civilians: ['population-2'] } },
    population: 9,
  })
    .activate('raiders')
    .finished()
    .expect({ population: 7, civilians: { rear: 0 } })
})

rule(
  'a raider moves to the nearest civilian ship, clockwise if two are equally near, and is not activated twice',
  () => {
    given({
      seats: ['roslin', 'tigh', 'starbuck'],
      space: { front: { raiders: 1 }, starboardAft: { civilians: 1 }, portAft: { civilians: 1 } },
    })
      .activate('raiders')
      .finished()
      .expect({ raiders: { front: 0, starboardBow: 1, portBow: 0 }, civilians: { starboardAft: 1, portAft: 1 } })
  },
)

rule('without raiders on the board each basestar launches two', () => {
  given({ seats: ['roslin', 'tigh', 'starbuck'], space: { front: { basestars: 1 } } })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 2 } })
})

rule('without heavy raiders on the board each basestar launches one', () => {
  given({ seats: ['roslin', 'tigh', 'starbuck'], space: { front: { basestars: 1 } }, boarding: [1, 0, 0, 0] })
    .activate('heavy')
    .finished()
    .expect({ heavyRaiders: { front: 1 }, boarding: [0, 1, 0, 0] })
})

// Titles

rule('the Admiral loses the title in the Brig and does not get it back on leaving', () => {
  given({
    seats: ['roslin', 'adama', 'tigh'],
    current: 'adama',
    at: { adama: 'command' },
    hands: { roslin: ['politics 4', 'politics 5'] },
    tops: { destiny: ['politics 1', 'politics 1', 'politics 1', 'politics 2'] },
  })
    .crisis('cylon-accusation')
    .contributes()
    .rest()
    .expect({ at: { adama: 'brig' }, admiral: 'tigh' })
    .action('adama')
    .answers('adama', 'activate:brig')
    .contributes({ roslin: ['politics 4', 'politics 5'] })
    .answers('adama', 'location:command')
    .finished()
    .expect({ at: { adama: 'command' }, admiral: 'tigh' })
})

rule('the President keeps the title in the Brig', () => {
  given({ seats: ['roslin', 'adama', 'tigh'], current: 'roslin', at: { roslin: 'command' } })
    .crisis('cylon-accusation')
    .answers('roslin', 'card:cylon-accusation')
    .rest()
    .expect({ at: { roslin: 'brig' }, president: 'roslin' })
})

// Damage

rule('everybody in a location that is damaged goes to Sickbay', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    at: { tigh: 'command', starbuck: 'command' },
    space: { front: { basestars: 1 } },
    damaged: ['ftl-control', 'weapons-control', 'admirals-quarters', 'hangar-deck'],
    dice: [4],
    seed: 'b',
  })
    .activate('basestars')
    .finished()
    .expect({ damaged: ['ftl-control', 'weapons-control', 'admirals-quarters', 'hangar-deck', 'command'] })
    .expect({ at: { tigh: 'sickbay', starbuck: 'sickbay' } })
})

rule('a damaged location loses its action, but may be entered', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    at: { tigh: 'sickbay', starbuck: 'hangar-deck' },
    hands: { starbuck: ['tactics 1'] },
    damaged: ['command'],
  })
    .movement('starbuck')
    .answers('starbuck', 'location:command')
    .finished()
    .action('starbuck')
    .asks('starbuck', 'action:choose')
    .refuses('starbuck', 'activate:command')
    .rest()
})

// Things in the middle of other things

rule('the Sleeper Agent phase can happen in the middle of a skill check, which then goes on', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    travelled: ['asteroid-field'],
    hands: { tigh: ['tactics 5', 'tactics 4', 'tactics 4'], starbuck: ['piloting 5', 'piloting 4'] },
    tops: { destiny: ['tactics 1', 'tactics 2'] },
  })
    .crisis('legendary-discovery')
    .contributes({ tigh: ['tactics 5', 'tactics 4', 'tactics 4'], starbuck: ['piloting 5'] })
    .rest()
    .expect({ distance: 4 })
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [2, 2, 2],
  )
  assert.equal(table.state.checks.length, 0)
})

rule('a jump in the middle of a crisis is followed by the rest of the crisis', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    jumpPreparation: 4,
    space: { front: { raiders: 2 } },
    hands: { tigh: ['tactics 5', 'tactics 4', 'tactics 4'] },
    tops: { destiny: ['tactics 1', 'engineering 1'], destination: ['barren-planet', 'deep-space'] },
  })
    .crisis('crippled-raider') // passing moves the track; then raiders are activated and the track moves once more
    .answers('tigh', 'option:0')
    .contributes({ tigh: ['tactics 5', 'tactics 4', 'tactics 4'] })
    .answers('tigh', 'card:barren-planet')
    .finished()
    .expect({ distance: 2, jumpPreparation: 1, raiders: { front: 0 } })
})

rule('a reveal in the middle of an Executive Order ends that order, and the turn goes on', () => {
  given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    loyalty: { starbuck: ['cylon-reduce-morale'] },
    hands: { tigh: ['leadership 1'] },
    morale: 6,
  })
    .action()
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:starbuck')
    .answers('starbuck', 'actTwice')
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .answers('starbuck', 'yes')
    .finished()
    .expect({ morale: 5, revealed: ['starbuck'], at: { starbuck: 'resurrection-ship' } })
})

// Secrets

rule('whoever looks at the top of a deck knows that card from then on, and nobody else does', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    hands: { tigh: ['tactics 1'] },
    tops: { crisis: ['riots-b'] },
    dice: [3],
  })
    .action()
    .answers('tigh', 'play:tactics 1')
    .answers('tigh', 'deck:crisis')
    .answers('tigh', 'bottom')
    .finished()
  assert.equal(table.view('tigh').decks.crisis.cards[0], 'riots-b')
  assert.equal(table.view('roslin').decks.crisis.cards[0], '?')
  assert.equal(table.view('spectator').decks.crisis.cards[0], '?')
})

rule('whoever looks at a civilian ship knows it from then on, and nobody else does', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'starbuck'],
    current: 'tigh',
    at: { tigh: 'communications' },
    space: { rear: { civilians: ['population-2'] } },
  })
    .action()
    .answers('tigh', 'activate:communications')
    .answers('tigh', 'stay')
    .finished()
  assert.equal(table.view('tigh').space.rear.civilians[0].face, 'population-2')
  assert.equal(table.view('starbuck').space.rear.civilians[0].face, '?')
})

rule('whoever looks at a loyalty card knows it from then on, and nobody else does', () => {
  const table = given({
    seats: ['roslin', 'baltar', 'starbuck'],
    current: 'baltar',
    loyalty: { starbuck: ['cylon-damage-galactica'] },
  })
    .action()
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:starbuck')
    .finished()
  const seat = table.seat('starbuck')
  assert.equal(table.view('baltar').seats[seat].loyalty[0].card, 'cylon-damage-galactica')
  assert.equal(table.view('roslin').seats[seat].loyalty[0].card, '?')
})
