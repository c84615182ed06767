// The worked examples of the base rulebook, in the order in which the rulebook has them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, pending, submit } from '../src/index.ts'
import { called, given, rule } from '../testing/index.ts'

test('Choosing characters: after a political leader, a military leader, a pilot or a support character may be chosen', () => {
  const game = newGame({ players: 3 }, 'characters')
  const [first] = pending(game)
  submit(game, first.seat, first.id, 'character:laura-roslin')
  const options = pending(game)[0].options.map(({ id }) => id.replace('character:', ''))
  const { adama, tigh, helo, apollo, starbuck, boomer, tyrol } = called
  assert.deepEqual(options.toSorted(), [adama, tigh, helo, apollo, starbuck, boomer, tyrol].toSorted())
})

rule('Receive Skills: William Adama draws 3 leadership and 2 tactics cards', () => {
  const table = given({ seats: ['adama', 'roslin', 'tyrol'] })
    .turn()
    .asks('adama', 'move:choose')
  const [drawn] = table.log('drawsSkills')
  assert.deepEqual(drawn.skills, ['leadership', 'leadership', 'leadership', 'tactics', 'tactics'])
  table.expect({ hand: { adama: 5 } }).goesOn()
})

rule('Multiple skills: Apollo draws 2 piloting, 1 tactics, and two of leadership or politics, or one of each', () => {
  const choices = ['leadership,leadership', 'leadership,politics', 'politics,politics'].map((pair) => `skills:${pair}`)
  const table = given({ seats: ['apollo', 'roslin', 'tyrol'] })
    .turn()
    .asks('apollo', 'drawSkillCards:choose', choices)
    .answers('apollo', 'skills:leadership,politics')
  assert.deepEqual(table.log('drawsSkills')[0].skills, ['tactics', 'piloting', 'piloting', 'leadership', 'politics'])
  table.goesOn()
})

rule('Movement: Apollo goes from Command to the Press Room on Colonial One and discards a card for it', () => {
  given({
    seats: ['apollo', 'roslin', 'tyrol'],
    at: { apollo: 'command' },
    hands: { apollo: ['piloting 1', 'tactics 2'] },
  })
    .movement()
    .answers('apollo', 'location:press-room')
    .answers('apollo', 'card:piloting 1')
    .finished()
    .expect({ at: { apollo: 'press-room' }, hand: { apollo: ['tactics 2'] } })
})

rule('Research Lab: William Adama may draw engineering there, although it is not one of his skills', () => {
  given({
    seats: ['adama', 'roslin', 'tyrol'],
    at: { adama: 'research-lab' },
    tops: { engineering: ['engineering 4'] },
  })
    .action()
    .answers('adama', 'activate:research-lab')
    .answers('adama', 'skills:engineering')
    .finished()
    .expect({ hand: { adama: ['engineering 4'] } })
})

rule('FTL Control on the last blue space: a 5 costs 1 population', () => {
  given({
    seats: ['adama', 'roslin', 'tyrol'],
    at: { adama: 'ftl-control' },
    jumpPreparation: 4,
    population: 9,
    dice: [5],
    tops: { destination: ['deep-space', 'barren-planet'] },
  })
    .action()
    .answers('adama', 'activate:ftl-control')
    .expect({ population: 8 })
    .rest()
})

rule('Using abilities: Starbuck plays Evasive Maneuvers when an unmanned viper has been hit by an 8', () => {
  given({
    seats: ['adama', 'roslin', 'starbuck'],
    hands: { starbuck: ['piloting 1'] },
    space: { front: { raiders: 1, vipers: 1 } },
    dice: [8, 3],
  })
    .activate('raiders')
    .answers('starbuck', 'play:piloting 1')
    .finished()
    .expect({ vipers: { front: 1 }, destroyedVipers: 0 })
})

rule('Reaching Kobol with 1 population: the jump wins, if FTL Control does not cost the last population', () => {
  const last = (die: number) =>
    given({
      seats: ['adama', 'roslin', 'tyrol'],
      at: { adama: 'ftl-control' },
      jumpPreparation: 4,
      population: 1,
      travelled: ['asteroid-field', 'desolate-moon', 'barren-planet'],
      dice: [die],
    })
      .action()
      .answers('adama', 'activate:ftl-control')
      .finished()
  last(7).expect({ over: { winner: 'humans', reason: 'kobol' } })
  last(6).expect({ over: { winner: 'cylons', reason: 'population' } })
})

rule('Jumping: the track reaches Auto Jump, ships leave, the Admiral chooses Remote Planet, the track is reset', () => {
  const table = given({
    seats: ['adama', 'roslin', 'starbuck'],
    current: 'roslin',
    at: { starbuck: 'portAft' },
    space: { front: { raiders: 3, basestars: 1 }, rear: { civilians: 2 }, portBow: { vipers: 2 } },
    jumpPreparation: 4,
    fuel: 6,
    tops: { destination: ['remote-planet', 'tylium-planet'], crisis: ['riots-b'] },
  })
    .crisis('riots-b')
    .answers('roslin', 'card:riots-b')
    .answers('adama', 'option:0')
    .asks('adama', 'jump:chooseDestination', ['card:remote-planet', 'card:tylium-planet'])
    .answers('adama', 'card:remote-planet')
    .finished()
    .expect({
      fuel: 5,
      reserves: { vipers: 8, raptors: 3 },
      at: { starbuck: 'hangar-deck' },
      jumpPreparation: 0,
      distance: 2,
    })
    .expect({ raiders: { front: 0 }, basestars: { front: 0 }, civilians: { rear: 0 } })
  assert.equal(table.state.decks.destination.cards[0], 'tylium-planet')
})

rule('Skill check: Fulfiller of Prophecy fails with 6 − 3 = 3 against 6, and costs 1 population', () => {
  const table = given({
    seats: ['tigh', 'adama', 'starbuck'],
    current: 'tigh',
    population: 12,
    hands: { adama: ['leadership 3', 'leadership 3'], tigh: ['tactics 1'] },
    tops: { destiny: ['piloting 1', 'tactics 1'] },
  })
    .crisis('fulfiller-of-prophecy')
    .answers('tigh', 'option:0')
    .contributes({ adama: ['leadership 3', 'leadership 3'], tigh: ['tactics 1'] })
    .finished()
    .expect({ population: 11 })
  assert.equal(table.log('checkTotal')[0].total, 3)
})

rule('Being a Cylon: one Cylon card outweighs any other; Helo reveals it and sends somebody to Sickbay', () => {
  given({
    seats: ['helo', 'roslin', 'tyrol'],
    loyalty: { helo: ['cylon-send-to-sickbay', 'you-are-not-a-cylon'] },
    at: { helo: 'command', tyrol: 'hangar-deck' },
    hands: { tyrol: ['engineering 1', 'engineering 2', 'leadership 1', 'leadership 2', 'politics 1', 'politics 2'] },
  })
    .action()
    .answers('helo', 'reveal:cylon-send-to-sickbay')
    .answers('helo', 'yes')
    .answers(
      'tyrol',
      'card:engineering 1',
      'card:engineering 2',
      'card:leadership 1',
      'card:leadership 2',
      'card:politics 1',
    )
    .finished()
    .expect({
      at: { tyrol: 'sickbay', helo: 'resurrection-ship' },
      hand: { tyrol: ['politics 2'] },
      revealed: ['helo'],
    })
})

rule('Raiders: the first destroys the viper in its area, the second then moves towards a civilian ship', () => {
  given({
    seats: ['adama', 'roslin', 'tyrol'],
    space: { front: { raiders: 2, vipers: 1 }, starboardAft: { civilians: 1 } },
    dice: [8],
  })
    .activate('raiders')
    .finished()
    .expect({ destroyedVipers: 1, raiders: { front: 1, starboardBow: 1 } })
})

rule('Activating raiders: a viper is damaged by a 5, a civilian ship is destroyed, a raider moves clockwise', () => {
  given({
    seats: ['adama', 'roslin', 'tyrol'],
    population: 10,
    space: {
      portBow: { raiders: 2, vipers: 1, civilians: ['population-2'] },
      starboardBow: { raiders: 1 },
      rear: { civilians: ['empty'] },
    },
    dice: [5],
  })
    .activate('raiders')
    .answers('adama', 'area:portBow')
    .finished()
    .expect({ damagedVipers: 1, population: 8, raiders: { portBow: 2, starboardBow: 0, starboardAft: 1 } })
})

rule('Risking a raptor: Launch Scout with a 1 destroys it and shows nothing', () => {
  given({ seats: ['tigh', 'roslin', 'tyrol'], hands: { tigh: ['tactics 2'] }, dice: [1] })
    .action()
    .answers('tigh', 'play:tactics 2')
    .finished()
    .expect({ reserves: { raptors: 3 }, destroyedRaptors: 1 })
})

rule('A pilot attacks: Starbuck launches, takes another action, and destroys a raider with a 3', () => {
  given({ seats: ['starbuck', 'roslin', 'tyrol'], space: { portBow: { raiders: 1 } }, dice: [3] })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .answers('starbuck', 'area:portBow')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:portBow:raider')
    .finished() // and no second action: she did not begin her turn in a viper
    .expect({ raiders: { portBow: 0 }, at: { starbuck: 'portBow' }, reserves: { vipers: 7 } })
})

rule('Succession: if Apollo is President and turns out to be a Cylon, the title goes to the highest in line', () => {
  const reveals = (...seats: ('apollo' | 'adama' | 'roslin' | 'zarek' | 'tyrol')[]) =>
    given({ seats, president: 'apollo', loyalty: { apollo: ['cylon-reduce-morale'] } })
      .action()
      .answers('apollo', 'reveal:cylon-reduce-morale')
      .answers('apollo', 'no')
      .finished()
  reveals('apollo', 'adama', 'zarek', 'roslin').expect({ president: 'roslin' })
  reveals('apollo', 'adama', 'zarek', 'tyrol').expect({ president: 'zarek' })
  reveals('apollo', 'adama', 'tyrol').expect({ president: 'adama' })
})

rule('Component limits: with one basestar on the board the current player decides which of two is placed', () => {
  given({
    seats: ['tigh', 'roslin', 'tyrol'],
    space: { rear: { basestars: 1 } },
  })
    .crisis('heavy-assault')
    .asks('tigh', 'placeShips:choose', ['area:front', 'area:starboardBow'])
    .answers('tigh', 'area:starboardBow')
    .rest()
    .expect({ basestars: { front: 0, starboardBow: 1, rear: 1 } })
})

rule('Hangar Deck with all vipers in space: one of them is taken back to be piloted', () => {
  given({
    seats: ['starbuck', 'roslin', 'tyrol'],
    space: { front: { vipers: 5 }, rear: { vipers: 3 } },
  })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .asks('starbuck', 'hangarDeck:recall', ['viper:front', 'viper:rear'])
    .answers('starbuck', 'viper:rear')
    .answers('starbuck', 'area:portAft')
    .answers('starbuck', 'nothing')
    .finished()
    .expect({ vipers: { front: 5, rear: 2 }, at: { starbuck: 'portAft' }, reserves: { vipers: 0 } })
})
