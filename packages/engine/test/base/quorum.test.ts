// The Quorum cards: every outcome of each, those that stay in play, and how they leave it.

import assert from 'node:assert/strict'
import { printedCard } from '../../src/index.ts'
import { given, rule, type Situation, type Table } from '../../testing/index.ts'

/** Baltar is President and acts, Tigh is Admiral. */
const table: Situation = { seats: ['tigh', 'starbuck', 'baltar'], current: 'baltar' }

const president = (card: string, more: Partial<Situation> = {}): Table =>
  given({ ...table, quorumHand: [card], ...more })
    .action()
    .answers('baltar', `quorum:${card}`)

const discards = (played: Table): string[] => played.state.decks.quorum.discard
const removed = (played: Table): string[] => played.state.removed.cards

// The hand

rule('the box holds 17 Quorum cards', () => {
  const copies: Record<string, number> = {}
  const { state } = given(table).goesOn()
  for (const card of state.decks.quorum.cards) copies[card] = (copies[card] ?? 0) + 1
  assert.deepEqual(copies, {
    'accept-prophecy': 1,
    'arrest-order': 2,
    'assign-arbitrator': 1,
    'assign-mission-specialist': 1,
    'assign-vice-president': 1,
    'authorization-of-brutal-force': 2,
    'encourage-mutiny': 1,
    'food-rationing': 2,
    'inspirational-speech': 4,
    'presidential-pardon': 1,
    'release-cylon-mugshots': 1,
  })
})

rule('the President draws a Quorum card as an action', () => {
  given({ ...table, tops: { quorum: ['food-rationing'] } })
    .action()
    .answers('baltar', 'quorum')
    .finished()
    .expect({ quorumHand: ['food-rationing'] })
})

rule('the President draws and plays Quorum cards in the Brig, too', () => {
  president('food-rationing', { president: 'baltar', at: { baltar: 'brig' }, dice: [8] })
    .finished()
    .expect({ food: 9 })
})

rule('only the President plays Quorum cards', () => {
  given({ ...table, current: 'tigh', quorumHand: ['food-rationing'] })
    .action()
    .refuses('tigh', 'quorum')
    .refuses('tigh', 'quorum:food-rationing')
    .goesOn()
})

rule('only the President sees the Quorum cards', () => {
  const hand = given({ ...table, quorumHand: ['food-rationing'] }).goesOn()
  assert.deepEqual(hand.view('baltar').quorumHand, ['food-rationing'])
  assert.deepEqual(hand.view('tigh').quorumHand, ['?'])
})

// Accept Prophecy

rule('Accept Prophecy: the President draws 1 card of any type, and the card stays in play', () => {
  const played = president('accept-prophecy', { tops: { piloting: ['piloting 3'] } })
    .asks('baltar', 'drawSkillCards:choose', [
      'skills:politics',
      'skills:leadership',
      'skills:tactics',
      'skills:piloting',
      'skills:engineering',
    ])
    .answers('baltar', 'skills:piloting')
    .finished()
    .expect({ hand: { baltar: ['piloting 3'] }, inPlay: ['accept-prophecy'], quorumHand: [] })
  assert.deepEqual(discards(played), [])
})

for (const { card, passes } of [
  { card: 'leadership 4', passes: false },
  { card: 'leadership 5', passes: true },
]) {
  rule(`Accept Prophecy makes Administration harder by 2, then is discarded: ${card} and 4 politics`, () => {
    const played = given({
      seats: table.seats,
      at: { tigh: 'administration' },
      inPlay: ['accept-prophecy'],
      tops: { destiny: ['piloting 1', 'tactics 1'] },
      hands: { tigh: [card], baltar: ['politics 4'] },
    })
      .action()
      .answers('tigh', 'activate:administration')
      .answers('tigh', 'seat:starbuck')
      .contributes({ tigh: [card], baltar: ['politics 4'] })
      .finished()
      .expect({ president: passes ? 'starbuck' : 'baltar', inPlay: [] })
    assert.deepEqual(discards(played), ['accept-prophecy'])
  })
}

for (const { accused, sentTo, inPlay } of [
  { accused: 'baltar', sentTo: 'research-lab', inPlay: [] },
  { accused: 'tyrol', sentTo: 'brig', inPlay: ['accept-prophecy'] },
] as const) {
  const who = accused === 'baltar' ? 'the President' : 'anybody else'
  rule(`Accept Prophecy: a total of 7 in Admiral's Quarters against ${who} means ${sentTo}`, () => {
    given({
      seats: ['tigh', 'tyrol', 'baltar'],
      at: { tigh: 'admirals-quarters' },
      inPlay: ['accept-prophecy'],
      tops: { destiny: ['piloting 1', 'politics 1'] },
      hands: { tigh: ['tactics 5', 'leadership 4'] },
    })
      .action()
      .answers('tigh', 'activate:admirals-quarters')
      .answers('tigh', `seat:${accused}`)
      .contributes({ tigh: ['tactics 5', 'leadership 4'] })
      .finished()
      .expect({ at: { [accused]: sentTo }, inPlay })
  })
}

rule('Accept Prophecy does not touch the check of a crisis', () => {
  given({ ...table, current: 'tigh', inPlay: ['accept-prophecy'] })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .contributes()
    .rest()
    .expect({ inPlay: ['accept-prophecy'] })
})

// Arrest Order

rule('Arrest Order sends a character to the Brig and is discarded', () => {
  const played = president('arrest-order')
    .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck', 'seat:baltar'])
    .answers('baltar', 'seat:starbuck')
    .finished()
    .expect({ at: { starbuck: 'brig' }, quorumHand: [] })
  assert.deepEqual(discards(played), ['arrest-order'])
})

rule('Arrest Order against the Admiral costs them the title', () => {
  president('arrest-order')
    .answers('baltar', 'seat:tigh')
    .finished()
    .expect({ at: { tigh: 'brig' }, admiral: 'starbuck' })
})

rule('Arrest Order: neither a prisoner nor a revealed Cylon can be chosen', () => {
  president('arrest-order', {
    seats: ['tigh', 'starbuck', 'baltar', 'helo', 'zarek'],
    at: { starbuck: 'brig' },
    revealed: ['helo'],
  })
    .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:baltar', 'seat:zarek'])
    .goesOn()
})

// Assign Arbitrator

for (const card of ['assign-arbitrator', 'assign-mission-specialist', 'assign-vice-president']) {
  rule(`${card}: the President draws 2 politics cards and gives the card to another player`, () => {
    const played = president(card, { tops: { politics: ['politics 1', 'politics 5'] } })
      .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
      .answers('baltar', 'seat:starbuck')
      .finished()
      .expect({ hand: { baltar: ['politics 1', 'politics 5'] }, inPlay: [card], quorumHand: [] })
    assert.deepEqual(played.state.inPlay, [{ card, holder: played.seat('starbuck') }])
    assert.deepEqual(discards(played), [])
  })

  rule(`${card} is never given to a revealed Cylon`, () => {
    president(card, { seats: ['tigh', 'starbuck', 'baltar', 'helo'], revealed: ['helo'] })
      .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
      .goesOn()
  })

  rule(`${card} is discarded when its holder becomes a revealed Cylon`, () => {
    const played = given({
      ...table,
      current: 'starbuck',
      inPlay: [{ card, holder: 'starbuck' }],
      loyalty: { starbuck: ['cylon-reduce-morale'] },
    })
      .action()
      .answers('starbuck', 'reveal:cylon-reduce-morale')
      .answers('starbuck', 'no')
      .finished()
      .expect({ inPlay: [], revealed: ['starbuck'] })
    assert.deepEqual(discards(played), [card])
  })
}

const accusation: Situation = {
  seats: table.seats,
  at: { tigh: 'admirals-quarters' },
  inPlay: [{ card: 'assign-arbitrator', holder: 'starbuck' }],
  tops: { destiny: ['piloting 1', 'politics 1'] },
}

for (const { effect, cards, at } of [
  { effect: 'effect:0', cards: ['tactics 5', 'tactics 3', 'leadership 3'], at: 'research-lab' },
  { effect: 'effect:0', cards: ['tactics 5', 'tactics 4', 'leadership 3'], at: 'brig' },
  { effect: 'effect:1', cards: ['leadership 5'], at: 'research-lab' },
  { effect: 'effect:1', cards: ['leadership 5', 'tactics 1'], at: 'brig' },
] as const) {
  const change = effect === 'effect:0' ? 'harder' : 'easier'
  rule(`Assign Arbitrator: the holder makes Admiral's Quarters ${change} by 3; ${cards.join(' and ')}`, () => {
    const played = given({ ...accusation, hands: { tigh: cards } })
      .action()
      .answers('tigh', 'activate:admirals-quarters')
      .answers('tigh', 'seat:baltar')
      .answers('starbuck', 'use:assign-arbitrator')
      .answers('starbuck', effect)
      .contributes({ tigh: cards })
      .finished()
      .expect({ at: { baltar: at }, inPlay: [] })
    assert.deepEqual(discards(played), ['assign-arbitrator'])
  })
}

rule('Assign Arbitrator stays before its holder until it is used', () => {
  given({ ...accusation, hands: { tigh: ['tactics 5', 'leadership 4'] } })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:baltar')
    .answers('starbuck', 'pass')
    .contributes({ tigh: ['tactics 5', 'leadership 4'] })
    .finished()
    .expect({ at: { baltar: 'brig' }, inPlay: ['assign-arbitrator'] })
})

rule('Assign Arbitrator says that its holder uses it, and gives it up by that', () => {
  const text = printedCard('assign-arbitrator', 'en')?.text ?? ''
  assert.match(text, /its holder may raise or lower the difficulty by 3\. If so, discard this card\.$/)
})

rule('Assign Arbitrator is of no use in other checks', () => {
  given({ ...accusation, at: { tigh: 'administration' } })
    .action()
    .answers('tigh', 'activate:administration')
    .answers('tigh', 'seat:tigh')
    .asksNobody('starbuck')
    .contributes()
    .finished()
    .expect({ inPlay: ['assign-arbitrator'] })
})

// Assign Mission Specialist

rule('Assign Mission Specialist: the holder chooses among 3 destinations, then the card is discarded', () => {
  const played = given({
    seats: table.seats,
    inPlay: [{ card: 'assign-mission-specialist', holder: 'starbuck' }],
    tops: { destination: ['tylium-planet', 'barren-planet', 'deep-space'] },
  })
    .jump()
    .asks('starbuck', 'jump:chooseDestination', ['card:tylium-planet', 'card:barren-planet', 'card:deep-space'])
    .answers('starbuck', 'card:tylium-planet')
    // What the destination asks is still the Admiral's decision.
    .asks('tigh', 'mayDo:choose')
    .answers('tigh', 'no')
    .finished()
    .expect({ inPlay: [], distance: 1, fuel: 7 })
  assert.deepEqual(discards(played), ['assign-mission-specialist'])
  assert.deepEqual(played.state.decks.destination.cards.slice(0, 2).toSorted(), ['barren-planet', 'deep-space'])
})

rule('Assign Mission Specialist: the jump after that is the Admiral’s again', () => {
  given({
    seats: table.seats,
    inPlay: [{ card: 'assign-mission-specialist', holder: 'starbuck' }],
    tops: { destination: ['deep-space', 'barren-planet', 'icy-moon', 'remote-planet', 'desolate-moon'] },
  })
    .jump()
    .answers('starbuck', 'card:deep-space')
    .finished()
    .jump()
    .asks('tigh', 'jump:chooseDestination', ['card:remote-planet', 'card:desolate-moon'])
    .goesOn()
})

rule('Assign Mission Specialist: an Arbitrator who chooses the destination stays Arbitrator', () => {
  const played = given({
    seats: table.seats,
    inPlay: [
      { card: 'assign-arbitrator', holder: 'starbuck' },
      { card: 'assign-mission-specialist', holder: 'starbuck' },
    ],
    tops: { destination: ['deep-space', 'barren-planet', 'icy-moon', 'remote-planet', 'desolate-moon'] },
  })
    .jump()
    .answers('starbuck', 'card:deep-space')
    .finished()
    .expect({ inPlay: ['assign-arbitrator'] })
  assert.deepEqual(discards(played), ['assign-mission-specialist'])
  played.jump().asks('tigh', 'jump:chooseDestination', ['card:remote-planet', 'card:desolate-moon']).goesOn()
})

// Assign Vice President

const succession: Situation = {
  seats: ['tigh', 'starbuck', 'baltar', 'apollo'],
  at: { tigh: 'administration', apollo: 'command' },
  inPlay: [{ card: 'assign-vice-president', holder: 'starbuck' }],
  tops: { destiny: ['piloting 1', 'tactics 1'] },
  hands: { tigh: ['leadership 5'], baltar: ['politics 2'] },
}

rule('Assign Vice President: nobody else may be chosen with Administration, and the card stays', () => {
  given(succession)
    .action()
    .answers('tigh', 'activate:administration')
    .contributes({ tigh: ['leadership 5'], baltar: ['politics 2'] })
    .finished()
    .expect({ president: 'starbuck', inPlay: ['assign-vice-president'] })
})

rule('Assign Vice President: once the holder is President everybody may be chosen', () => {
  given({ ...succession, president: 'starbuck' })
    .action()
    .answers('tigh', 'activate:administration')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:baltar', 'seat:apollo'])
    .goesOn()
})

// Authorization of Brutal Force

rule('Authorization of Brutal Force destroys 3 raiders', () => {
  const played = president('authorization-of-brutal-force', {
    space: { front: { raiders: 2 }, rear: { raiders: 3, heavyRaiders: 1 } },
    boarding: [0, 0, 1, 0],
    dice: [3],
  })
    .asks('baltar', 'brutalForce:choose', ['raiders', 'heavyRaider:rear', 'centurion:2'])
    .answers('baltar', 'raiders')
    .answers('baltar', 'area:front')
    .answers('baltar', 'area:rear')
    .answers('baltar', 'area:front')
    .finished()
    .expect({ raiders: { front: 0, rear: 2 }, heavyRaiders: { rear: 1 }, boarding: [0, 0, 1, 0], population: 12 })
  assert.deepEqual(discards(played), ['authorization-of-brutal-force'])
})

rule('Authorization of Brutal Force destroys as many raiders as there are', () => {
  president('authorization-of-brutal-force', { space: { front: { raiders: 2 } }, dice: [3] })
    .finished()
    .expect({ raiders: { front: 0 } })
})

rule('Authorization of Brutal Force: where all raiders are destroyed nobody is asked for an order', () => {
  president('authorization-of-brutal-force', {
    space: { front: { raiders: 2 }, rear: { raiders: 1, heavyRaiders: 1 } },
    dice: [3],
  })
    .answers('baltar', 'raiders')
    .finished()
    .expect({ raiders: { front: 0, rear: 0 }, heavyRaiders: { rear: 1 } })
})

rule('Authorization of Brutal Force destroys 1 heavy raider; a roll of 2 costs 1 population', () => {
  president('authorization-of-brutal-force', {
    space: { front: { raiders: 2 }, rear: { heavyRaiders: 2 } },
    dice: [2],
  })
    .answers('baltar', 'heavyRaider:rear')
    .finished()
    .expect({ raiders: { front: 2 }, heavyRaiders: { rear: 1 }, population: 11 })
})

rule('Authorization of Brutal Force destroys 1 centurion; a roll of 1 costs 1 population', () => {
  president('authorization-of-brutal-force', { boarding: [1, 0, 0, 1], dice: [1] })
    .answers('baltar', 'centurion:3')
    .finished()
    .expect({ boarding: [1, 0, 0, 0], population: 11 })
})

rule('Authorization of Brutal Force is not played without anything to destroy', () => {
  given({ ...table, president: 'baltar', quorumHand: ['authorization-of-brutal-force'] })
    .action()
    .refuses('baltar', 'quorum:authorization-of-brutal-force')
    .goesOn()
})

// Encourage Mutiny

rule('Encourage Mutiny: the chosen player, who is not the Admiral, becomes Admiral with a 3', () => {
  const played = president('encourage-mutiny', { seats: ['tigh', 'starbuck', 'baltar', 'apollo'], dice: [3] })
    .asks('baltar', 'chooseCharacter:choose', ['seat:starbuck', 'seat:apollo'])
    .answers('baltar', 'seat:apollo')
    .finished()
    .expect({ admiral: 'apollo', morale: 10 })
  assert.deepEqual(discards(played), ['encourage-mutiny'])
  assert.equal(played.log('rolls')[0]?.seat, played.seat('apollo'))
})

rule('Encourage Mutiny: a 2 costs 1 morale instead', () => {
  president('encourage-mutiny', { dice: [2] })
    .finished()
    .expect({ admiral: 'tigh', morale: 9 })
})

rule('Encourage Mutiny: a prisoner does not stay Admiral while others are free', () => {
  president('encourage-mutiny', { at: { starbuck: 'brig' }, dice: [3] })
    .finished()
    .expect({ admiral: 'tigh' })
})

// Food Rationing, Inspirational Speech

for (const { card, die, food = 8, morale = 10 } of [
  { card: 'food-rationing', die: 6, food: 9 },
  { card: 'food-rationing', die: 8, food: 9 },
  { card: 'food-rationing', die: 5 },
  { card: 'food-rationing', die: 1 },
  { card: 'inspirational-speech', die: 6, morale: 11 },
  { card: 'inspirational-speech', die: 8, morale: 11 },
  { card: 'inspirational-speech', die: 5 },
  { card: 'inspirational-speech', die: 1 },
]) {
  const helps = die >= 6
  rule(`${card}: a roll of ${die} ${helps ? 'helps, and the card leaves the game' : 'does nothing'}`, () => {
    const played = president(card, { dice: [die] })
      .finished()
      .expect({ food, morale, quorumHand: [] })
    assert.deepEqual(removed(played), helps ? [card] : [])
    assert.deepEqual(discards(played), helps ? [] : [card])
  })
}

// Presidential Pardon

rule('Presidential Pardon moves another character from the Brig to a location on Galactica', () => {
  const played = president('presidential-pardon', { at: { tigh: 'brig', starbuck: 'brig' } })
    .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
    .answers('baltar', 'seat:starbuck')
    .asks('baltar', 'moveFromBrig:choose', [
      'location:ftl-control',
      'location:weapons-control',
      'location:command',
      'location:communications',
      'location:admirals-quarters',
      'location:research-lab',
      'location:hangar-deck',
      'location:armory',
    ])
    .answers('baltar', 'location:hangar-deck')
    .finished()
    .expect({ at: { starbuck: 'hangar-deck', tigh: 'brig' } })
  assert.deepEqual(discards(played), ['presidential-pardon'])
})

rule('Presidential Pardon does not free the President', () => {
  given({ ...table, president: 'baltar', at: { baltar: 'brig' }, quorumHand: ['presidential-pardon'] })
    .action()
    .refuses('baltar', 'quorum:presidential-pardon')
    .goesOn()
})

// Release Cylon Mugshots

for (const { die, morale } of [
  { die: 3, morale: 9 },
  { die: 4, morale: 10 },
]) {
  rule(
    `Release Cylon Mugshots: the President looks at a Loyalty card; a roll of ${die} leaves morale ${morale}`,
    () => {
      const played = president('release-cylon-mugshots', {
        loyalty: { starbuck: ['cylon-reduce-morale'] },
        dice: [die],
      })
        .asks('baltar', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
        .answers('baltar', 'seat:starbuck')
        .finished()
        .expect({ morale })
      assert.deepEqual(discards(played), ['release-cylon-mugshots'])
      assert.equal(played.view('baltar').seats[1].loyalty[0].card, 'cylon-reduce-morale')
      assert.equal(played.view('tigh').seats[1].loyalty[0].card, '?')
      assert.equal(played.log('sawLoyalty', 'baltar').length, 1)
      assert.equal(played.log('sawLoyalty', 'starbuck').length, 0)
    },
  )
}

rule('Release Cylon Mugshots is not played while nobody may look at Loyalty cards', () => {
  given({ ...table, president: 'baltar', quorumHand: ['release-cylon-mugshots'], inPlay: ['detector-sabotage'] })
    .action()
    .refuses('baltar', 'quorum:release-cylon-mugshots')
    .goesOn()
})

rule('Release Cylon Mugshots shows one Loyalty card of several, at random', () => {
  const played = president('release-cylon-mugshots', {
    loyalty: { starbuck: ['cylon-reduce-morale', 'you-are-not-a-cylon'] },
    dice: [8],
  })
    .answers('baltar', 'seat:starbuck')
    .finished()
  const known = played.view('baltar').seats[1].loyalty.filter(({ card }) => card !== '?')
  assert.equal(known.length, 1)
})
