// Loyalty cards: revealing oneself, the life of a revealed Cylon, the Sleeper Agent phase and the Sympathizer.

import assert from 'node:assert/strict'
import {
  type CardId,
  describeQuestion,
  type Game,
  type GameOptions,
  newGame,
  pending,
  type Seat,
  submit,
} from '../../src/index.ts'
import { called, given, type Name, rule, type Situation, type Table } from '../../testing/index.ts'

/** Starbuck holds a Cylon card and acts; Tigh is Admiral, Baltar is President. */
const seats: Situation['seats'] = ['tigh', 'starbuck', 'baltar']

const cylonCards = [
  'cylon-reduce-morale',
  'cylon-send-to-sickbay',
  'cylon-send-to-brig',
  'cylon-damage-galactica',
] as const

const starbuckIs = (card: CardId, more: Partial<Situation> = {}): Table =>
  given({ seats, current: 'starbuck', loyalty: { starbuck: [card] }, at: { starbuck: 'armory' }, ...more })

const reveals = (card: CardId, more: Partial<Situation> = {}): Table =>
  starbuckIs(card, more).action().answers('starbuck', `reveal:${card}`)

const loyaltyOf = (table: Table, name: Name): CardId[] =>
  table.state.seats[table.seat(name)].loyalty.map(({ card }) => card)
const superCrisesOf = (table: Table, name: Name): number => table.state.seats[table.seat(name)].superCrises.length

// The powers

rule('You Are a Cylon, reduce morale: the power costs 1 morale', () => {
  reveals('cylon-reduce-morale')
    .asks('starbuck', 'reveal:usePower', ['yes', 'no'])
    .answers('starbuck', 'yes')
    .finished()
    .expect({ morale: 9, revealed: ['starbuck'] })
})

rule('You Are a Cylon, send to the Brig: a character on Galactica is arrested', () => {
  reveals('cylon-send-to-brig')
    .answers('starbuck', 'yes')
    .asks('starbuck', 'chooseCharacter:choose', ['seat:tigh', 'seat:baltar'])
    .answers('starbuck', 'seat:tigh')
    .finished()
    .expect({ at: { tigh: 'brig' }, admiral: 'baltar', revealed: ['starbuck'] })
})

rule('You Are a Cylon, send to Sickbay: a character on Galactica discards 5 Skill cards and goes there', () => {
  reveals('cylon-send-to-sickbay', {
    hands: { tigh: ['tactics 1', 'tactics 2', 'tactics 3', 'leadership 1', 'leadership 2', 'leadership 3'] },
  })
    .answers('starbuck', 'yes')
    .answers('starbuck', 'seat:tigh')
    .asks('tigh', 'discardSkillCards:choose')
    .answers('tigh', 'card:tactics 1', 'card:tactics 2', 'card:leadership 1', 'card:leadership 2', 'card:leadership 3')
    .finished()
    .expect({ at: { tigh: 'sickbay' }, hand: { tigh: ['tactics 3'] }, revealed: ['starbuck'] })
})

rule('You Are a Cylon, send to Sickbay: whoever has fewer than 5 cards discards all of them', () => {
  reveals('cylon-send-to-sickbay', { hands: { baltar: ['politics 1', 'politics 2'] } })
    .answers('starbuck', 'yes')
    .answers('starbuck', 'seat:baltar')
    .finished()
    .expect({ at: { baltar: 'sickbay' }, hand: { baltar: 0 } })
})

for (const card of ['cylon-send-to-sickbay', 'cylon-send-to-brig']) {
  rule(`${card}: only characters aboard Galactica and outside the Brig can be chosen`, () => {
    reveals(card, {
      seats: ['tigh', 'starbuck', 'baltar', 'apollo', 'zarek', 'helo'],
      at: { starbuck: 'armory', tigh: 'brig', baltar: 'research-lab', apollo: 'front', helo: 'hangar-deck' },
    })
      .answers('starbuck', 'yes')
      .asks('starbuck', 'chooseCharacter:choose', ['seat:baltar', 'seat:helo'])
      .goesOn()
  })
}

rule('You Are a Cylon, damage Galactica: 2 of 5 damage tokens are resolved, the others go back', () => {
  const table = reveals('cylon-damage-galactica', {
    damaged: ['ftl-control', 'weapons-control', 'armory'],
    at: { starbuck: 'communications', tigh: 'command' },
  })
    .answers('starbuck', 'yes')
    .asks('starbuck', 'drawDamage:choose', [
      'damage:damage-command',
      'damage:damage-admirals-quarters',
      'damage:damage-hangar-deck',
      'damage:lose-fuel',
      'damage:lose-food',
    ])
  assert.ok(table.view('tigh').damagePile.every((token) => token === '?'))
  table
    .answers('starbuck', 'damage:damage-command', 'damage:lose-fuel')
    .finished()
    .expect({
      damaged: ['ftl-control', 'weapons-control', 'armory', 'command'],
      fuel: 7,
      food: 8,
      at: { tigh: 'sickbay' },
      revealed: ['starbuck'],
    })
  assert.deepEqual(table.state.damagePile.toSorted(), ['damage-admirals-quarters', 'damage-hangar-deck', 'lose-food'])
  assert.deepEqual(table.state.removed.damage, ['lose-fuel'])
})

for (const card of cylonCards) {
  rule(`${card}: the power need not be used`, () => {
    reveals(card)
      .answers('starbuck', 'no')
      .finished()
      .expect({
        morale: 10,
        damaged: [],
        at: { starbuck: 'resurrection-ship', tigh: 'command', baltar: 'research-lab' },
      })
  })

  rule(`${card}: a Cylon in the Brig reveals without the power`, () => {
    const table = reveals(card, { at: { starbuck: 'brig' } })
      .finished()
      .expect({
        morale: 10,
        damaged: [],
        revealed: ['starbuck'],
        at: { starbuck: 'resurrection-ship', tigh: 'command', baltar: 'research-lab' },
      })
    assert.equal(superCrisesOf(table, 'starbuck'), 1)
  })
}

// Becoming a revealed Cylon

rule('a Cylon who reveals discards down to 3 Skill cards, of their choice', () => {
  reveals('cylon-reduce-morale', {
    hands: { starbuck: ['piloting 1', 'piloting 2', 'piloting 3', 'tactics 1', 'tactics 5'] },
  })
    .answers('starbuck', 'no')
    .asks('starbuck', 'discardSkillCards:choose')
    .refuses('starbuck', ['card:piloting 1'])
    .answers('starbuck', 'card:piloting 1', 'card:tactics 1')
    .finished()
    .expect({ hand: { starbuck: ['piloting 2', 'piloting 3', 'tactics 5'] } })
})

rule('a Cylon who reveals with 3 Skill cards keeps them', () => {
  reveals('cylon-reduce-morale', { hands: { starbuck: ['piloting 1', 'piloting 2', 'piloting 3'] } })
    .answers('starbuck', 'no')
    .finished()
    .expect({ hand: { starbuck: 3 } })
})

rule('a Cylon who reveals goes to the Resurrection Ship and draws a Super Crisis card nobody else sees', () => {
  const table = reveals('cylon-reduce-morale', { tops: { superCrisis: ['massive-assault'] } })
    .answers('starbuck', 'no')
    .finished()
    .expect({ at: { starbuck: 'resurrection-ship' } })
  assert.deepEqual(table.view('starbuck').seats[1].superCrises, ['massive-assault'])
  assert.deepEqual(table.view('tigh').seats[1].superCrises, ['?'])
})

rule('a Cylon who reveals in a viper leaves it to the Reserves', () => {
  reveals('cylon-reduce-morale', { at: { starbuck: 'front' } })
    .answers('starbuck', 'no')
    .finished()
    .expect({ at: { starbuck: 'resurrection-ship' }, reserves: { vipers: 8 }, vipers: { front: 0 } })
})

rule('a Cylon who reveals shows only that card', () => {
  const table = reveals('cylon-reduce-morale', {
    loyalty: { starbuck: ['you-are-not-a-cylon', 'cylon-reduce-morale'] },
  })
    .answers('starbuck', 'no')
    .finished()
  assert.deepEqual(table.view('tigh').seats[1].loyalty, [
    { card: 'cylon-reduce-morale', revealed: true },
    { card: '?', revealed: false },
  ])
})

rule('a Cylon who reveals hands both titles on, with the Quorum cards and the nukes', () => {
  const table = reveals('cylon-reduce-morale', {
    president: 'starbuck',
    admiral: 'starbuck',
    quorumHand: ['arrest-order'],
    nukes: 1,
  })
    .answers('starbuck', 'no')
    .finished()
    .expect({ president: 'baltar', admiral: 'tigh', nukes: 1, quorumHand: ['arrest-order'] })
  assert.deepEqual(table.view('baltar').quorumHand, ['arrest-order'])
})

rule('revealing ends the turn of the player: no Crisis card is drawn', () => {
  const table = given({
    seats,
    loyalty: { tigh: ['cylon-reduce-morale'] },
    tops: { leadership: ['leadership 1', 'leadership 2'], tactics: ['tactics 1', 'tactics 2', 'tactics 3'] },
  })
    .turn()
    .answers('tigh', 'stay')
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .answers('tigh', 'no')
    .answers('tigh', 'card:tactics 1', 'card:leadership 1')
    .finished()
    .expect({ jumpPreparation: 0, hand: { tigh: 3 }, at: { tigh: 'resurrection-ship' } })
  assert.equal(table.log('crisis').length, 0)
  assert.equal(table.state.current, table.seat('starbuck'))
})

rule('a Cylon who reveals with the first of two actions has no second one', () => {
  starbuckIs('cylon-reduce-morale')
    .action('starbuck', 2)
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .answers('starbuck', 'no')
    .finished()
    .expect({ revealed: ['starbuck'] })
})

rule('nobody reveals a card that does not make them a Cylon', () => {
  starbuckIs('you-are-not-a-cylon', { hands: { starbuck: ['leadership 1'] } })
    .action()
    .refuses('starbuck', 'reveal:you-are-not-a-cylon')
    .goesOn()
})

// The life of a revealed Cylon

rule('the turn of a revealed Cylon: 2 cards of any types, a move, an action, and no Crisis card', () => {
  const table = given({ seats, current: 'baltar', revealed: ['baltar'], space: { front: { basestars: 1 } } })
    .turn()
    .asks('baltar', 'drawSkillCards:choose')
    .refuses('baltar', 'skills:piloting')
    .answers('baltar', 'skills:piloting,engineering')
    .expect({ hand: { baltar: 2 } })
    .answers('baltar', 'location:cylon-fleet')
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'launchAll')
    .finished()
    .expect({ raiders: { front: 2 }, heavyRaiders: { front: 1 }, jumpPreparation: 0 })
  assert.equal(table.log('crisis').length, 0)
})

rule('a revealed Cylon may draw 2 cards of the same type', () => {
  given({ seats, current: 'baltar', revealed: ['baltar'], tops: { piloting: ['piloting 1', 'piloting 2'] } })
    .turn()
    .answers('baltar', 'skills:piloting,piloting')
    .expect({ hand: { baltar: ['piloting 1', 'piloting 2'] } })
    .goesOn()
})

rule('in the variant without the Sympathizer a revealed Cylon draws 3 cards', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'zarek'],
    options: { noSympathizer: true },
    current: 'baltar',
    revealed: ['baltar'],
  })
    .turn()
    .answers('baltar', 'skills:piloting,piloting,engineering')
    .expect({ hand: { baltar: 3 } })
    .goesOn()
})

rule('a revealed Cylon adds at most 1 card to each skill check', () => {
  given({ seats, revealed: ['baltar'], hands: { baltar: ['piloting 1', 'piloting 2'] } })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .asks('baltar', 'skillCheck:contribute')
    .refuses('baltar', ['card:piloting 1', 'card:piloting 2'])
    .answers('baltar', 'card:piloting 2')
    .rest()
    .expect({ hand: { baltar: ['piloting 1'] } })
})

rule('a revealed Cylon is not made to discard Skill cards by a crisis', () => {
  given({
    seats,
    revealed: ['baltar'],
    at: { baltar: 'caprica' },
    current: 'baltar',
    president: 'tigh',
    hands: { baltar: ['politics 1', 'politics 2', 'politics 3'], tigh: ['tactics 1', 'tactics 2'] },
    tops: { crisis: ['food-shortage', 'water-sabotaged'] },
  })
    .action()
    .answers('baltar', 'activate:caprica')
    .answers('baltar', 'card:food-shortage')
    .answers('tigh', 'option:1')
    .finished()
    .expect({ food: 7, hand: { baltar: 3, tigh: 0 } })
})

rule('a revealed Cylon is spared when everybody discards Skill cards', () => {
  given({
    seats,
    revealed: ['baltar'],
    admiral: 'tigh',
    president: 'tigh',
    hands: { baltar: ['politics 1'], tigh: ['tactics 1'], starbuck: ['piloting 1'] },
  })
    .crisis('forced-water-mining')
    .answers('tigh', 'option:1')
    .rest()
    .expect({ hand: { baltar: 1, starbuck: 0, tigh: 0 } })
})

for (const { card, place } of [
  { card: 'cylon-accusation', place: 'the Brig' },
  { card: 'terrorist-bomber', place: 'Sickbay' },
]) {
  rule(`a revealed Cylon is not sent to ${place} by a crisis`, () => {
    given({
      seats,
      revealed: ['baltar'],
      at: { baltar: 'caprica' },
      current: 'baltar',
      tops: { crisis: [card, 'food-shortage'], destiny: ['engineering 1', 'engineering 2'] },
    })
      .action()
      .answers('baltar', 'activate:caprica')
      .answers('baltar', `card:${card}`)
      .contributes()
      .finished()
      .expect({ at: { baltar: 'caprica' } })
  })
}

rule('a revealed Cylon uses neither Skill cards nor the abilities of their character', () => {
  given({
    seats,
    revealed: ['starbuck'],
    hands: { starbuck: ['tactics 3', 'piloting 1'] },
    space: { front: { raiders: 1, vipers: 1 } },
    dice: [5],
  })
    .activate('raiders')
    .asksNobody('starbuck')
    .finished()
    .expect({ hand: { starbuck: 2 }, damagedVipers: 1 })
})

rule('a revealed Cylon keeps to the hand limit of 10', () => {
  const ten = ['politics 1', 'politics 2', 'politics 3', 'tactics 1', 'tactics 2', 'tactics 3']
  given({
    seats,
    current: 'baltar',
    revealed: ['baltar'],
    hands: { baltar: [...ten, 'piloting 1', 'piloting 2', 'piloting 3', 'piloting 4'] },
  })
    .turn()
    .answers('baltar', 'skills:engineering,engineering')
    .answers('baltar', 'stay')
    .answers('baltar', 'nothing')
    .answers('baltar', 'card:politics 1', 'card:politics 2')
    .finished()
    .expect({ hand: { baltar: 10 } })
})

// The Sleeper Agent phase

rule('in the Sleeper Agent phase everybody receives one more Loyalty card that only they see', () => {
  const table = given({ seats, tops: { loyalty: ['you-are-not-a-cylon', 'cylon-reduce-morale'] } })
    .sleeperAgentPhase()
    .finished()
    .expect({ revealed: [] })
  assert.deepEqual(loyaltyOf(table, 'tigh'), ['you-are-not-a-cylon', 'you-are-not-a-cylon'])
  assert.deepEqual(loyaltyOf(table, 'starbuck'), ['you-are-not-a-cylon', 'cylon-reduce-morale'])
  assert.equal(loyaltyOf(table, 'baltar').length, 2)
  assert.equal(table.view('tigh').seats[1].loyalty[1].card, '?')
  assert.equal(table.view('starbuck').seats[1].loyalty[1].card, 'cylon-reduce-morale')
  assert.deepEqual(table.state.decks.loyalty.cards, [])
})

rule('a sleeper agent may reveal from then on', () => {
  given({ seats, tops: { loyalty: ['cylon-reduce-morale'] } })
    .sleeperAgentPhase()
    .finished()
    .action()
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .answers('tigh', 'yes')
    .finished()
    .expect({ morale: 9, revealed: ['tigh'] })
})

rule('Boomer receives 2 Loyalty cards in the Sleeper Agent phase and goes to the Brig', () => {
  const table = given({ seats: ['tigh', 'boomer', 'baltar'] })
    .sleeperAgentPhase()
    .finished()
    .expect({ at: { boomer: 'brig' } })
  assert.equal(loyaltyOf(table, 'boomer').length, 3)
  assert.equal(loyaltyOf(table, 'tigh').length, 2)
  assert.deepEqual(table.state.decks.loyalty.cards, [])
})

rule('Boomer as Admiral loses the title in the Sleeper Agent phase', () => {
  given({ seats: ['tigh', 'boomer', 'baltar'], admiral: 'boomer' })
    .sleeperAgentPhase()
    .finished()
    .expect({ at: { boomer: 'brig' }, admiral: 'tigh' })
})

rule('Boomer in a viper leaves it for the Brig in the Sleeper Agent phase', () => {
  given({ seats: ['tigh', 'boomer', 'baltar'], at: { boomer: 'rear' } })
    .sleeperAgentPhase()
    .finished()
    .expect({ at: { boomer: 'brig' }, reserves: { vipers: 8 } })
})

rule('Boomer as a revealed Cylon receives both cards, so that none is left over, and stays where she is', () => {
  const table = given({ seats: ['tigh', 'boomer', 'baltar'], revealed: ['boomer'] })
    .sleeperAgentPhase()
    .finished()
    .expect({ at: { boomer: 'resurrection-ship' } })
  assert.equal(loyaltyOf(table, 'boomer').length, 3)
  assert.deepEqual(table.state.decks.loyalty.cards, [])
})

rule('Baltar, who began with 2 Loyalty cards, receives 1 in the Sleeper Agent phase', () => {
  const table = given({ seats, loyalty: { baltar: ['you-are-not-a-cylon', 'you-are-not-a-cylon'] } })
    .sleeperAgentPhase()
    .finished()
  assert.equal(loyaltyOf(table, 'baltar').length, 3)
})

rule('a revealed Cylon receives a Loyalty card in the Sleeper Agent phase, too, and keeps it face down', () => {
  const table = given({ seats, revealed: ['baltar'] })
    .sleeperAgentPhase()
    .finished()
  assert.deepEqual(
    table.state.seats[2].loyalty.map(({ revealed }) => revealed),
    [true, false],
  )
})

rule('a revealed Cylon never reveals a second card', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'helo', 'zarek'],
    current: 'baltar',
    revealed: ['baltar'],
    loyalty: { baltar: ['cylon-reduce-morale', 'cylon-send-to-brig'] },
    at: { baltar: 'human-fleet' },
  })
    .action()
    .asks('baltar', 'action:choose', ['activate:human-fleet', 'nothing'])
    .goesOn()
})

// The Sympathizer

const four: Situation = {
  seats: ['tigh', 'starbuck', 'baltar', 'zarek'],
  tops: { loyalty: ['you-are-a-sympathizer'] },
}

rule('the Sympathizer joins the Cylons while no resource is in the red', () => {
  const table = given({
    ...four,
    hands: { tigh: ['tactics 1', 'tactics 2', 'tactics 3', 'leadership 1'] },
    fuel: 5,
    food: 5,
    morale: 6,
    population: 7,
  })
    .sleeperAgentPhase()
    .answers('tigh', 'card:tactics 1')
    .finished()
    .expect({
      revealed: ['tigh'],
      at: { tigh: 'resurrection-ship' },
      hand: { tigh: 3 },
      admiral: 'starbuck',
      fuel: 5,
      food: 5,
      morale: 6,
      population: 7,
    })
  assert.equal(superCrisesOf(table, 'tigh'), 0)
  assert.equal(table.view('baltar').seats[0].loyalty[0].card, 'you-are-a-sympathizer')
})

for (const red of [{ fuel: 4 }, { food: 4 }, { morale: 5 }, { population: 6 }]) {
  rule(`the Sympathizer goes to the Brig and stays human with ${JSON.stringify(red).replace(/[{}"]/g, '')}`, () => {
    const table = given({ ...four, ...red })
      .sleeperAgentPhase()
      .finished()
      .expect({ revealed: [], at: { tigh: 'brig' }, admiral: 'starbuck' })
    assert.equal(table.view('baltar').seats[0].loyalty[0].card, 'you-are-a-sympathizer')
  })
}

rule('a Sympathizer who is a prisoner already stays in the Brig', () => {
  given({ ...four, at: { tigh: 'brig' }, fuel: 1 })
    .sleeperAgentPhase()
    .finished()
    .expect({ at: { tigh: 'brig' }, revealed: [] })
})

rule('a Sympathizer among the Cylons may not activate the Cylon Fleet', () => {
  given(four)
    .sleeperAgentPhase()
    .finished()
    .movement('tigh')
    .answers('tigh', 'location:cylon-fleet')
    .finished()
    .action('tigh')
    .asks('tigh', 'action:choose', ['nothing'])
    .goesOn()
})

rule('a Sympathizer among the Cylons may activate the other Cylon locations, but has no Super Crisis card', () => {
  given({ ...four, tops: { ...four.tops, crisis: ['food-shortage', 'water-sabotaged'] } })
    .sleeperAgentPhase()
    .finished()
    .movement('tigh')
    .answers('tigh', 'location:caprica')
    .finished()
    .action('tigh')
    .answers('tigh', 'activate:caprica')
    .asks('tigh', 'crisis:choose', ['card:food-shortage', 'card:water-sabotaged'])
    .goesOn()
})

const revealedFirst: Situation = { ...four, current: 'baltar', revealed: ['baltar'] }

rule('a revealed Cylon may hand the Sympathizer to a human player, who resolves it at once: with the Cylons', () => {
  const table = given(revealedFirst)
    .sleeperAgentPhase()
    .asks('baltar', 'receiveLoyalty:handOn', ['keep', 'seat:zarek', 'seat:tigh', 'seat:starbuck'])
    .answers('baltar', 'seat:starbuck')
    .expect({ revealed: ['starbuck', 'baltar'], at: { starbuck: 'resurrection-ship' } })
    // Starbuck's own card of this phase is still to come; it cannot be the Sympathizer, so she is not asked.
    .finished()
  assert.equal(superCrisesOf(table, 'starbuck'), 0)
  assert.equal(loyaltyOf(table, 'baltar').length, 1)
})

rule('a revealed Cylon may hand the Sympathizer to a human player, who resolves it at once: in the Brig', () => {
  given({ ...revealedFirst, morale: 5 })
    .sleeperAgentPhase()
    .answers('baltar', 'seat:starbuck')
    .finished()
    .expect({ revealed: ['baltar'], at: { starbuck: 'brig' } })
})

rule('a revealed Cylon may keep the Sympathizer, and nothing happens', () => {
  const table = given(revealedFirst)
    .sleeperAgentPhase()
    .answers('baltar', 'keep')
    .finished()
    .expect({ revealed: ['baltar'] })
  assert.equal(loyaltyOf(table, 'baltar').length, 2)
})

rule('a revealed Cylon is asked in the Sleeper Agent phase whatever the card is', () => {
  given({ ...revealedFirst, tops: { loyalty: ['you-are-not-a-cylon'] } })
    .sleeperAgentPhase()
    .asks('baltar', 'receiveLoyalty:handOn', ['keep'])
    .goesOn()
})

for (const [without, situation] of [
  ['of five players', { seats: ['tigh', 'starbuck', 'baltar', 'zarek', 'helo'] }],
  ['in the variant without the Sympathizer', { options: { noSympathizer: true } }],
] as const satisfies [string, Partial<Situation>][])
  rule(
    `a revealed Cylon is not asked in the Sleeper Agent phase ${without}, as everybody knows what was not dealt`,
    () => {
      given({ ...revealedFirst, tops: { loyalty: ['you-are-not-a-cylon'] }, ...situation })
        .sleeperAgentPhase()
        .finished()
    },
  )

rule('a revealed Cylon is told to have the Sympathizer only if it is that card', () => {
  const question = (card: string): string => {
    const table = given({ ...revealedFirst, tops: { loyalty: [card] } })
      .sleeperAgentPhase()
      .goesOn()
    const character = (seat: Seat) => table.state.seats[seat].character
    return describeQuestion(table.asked('baltar'), { language: 'en', character })
  }
  assert.match(question('you-are-a-sympathizer'), /Sympathizer/)
  assert.doesNotMatch(question('you-are-not-a-cylon'), /Sympathizer/)
})

rule('a Sympathizer handed over on the Resurrection Ship is resolved at once', () => {
  given({
    seats: four.seats,
    current: 'baltar',
    revealed: ['baltar'],
    loyalty: { baltar: ['cylon-reduce-morale', 'you-are-a-sympathizer'] },
  })
    .action()
    .answers('baltar', 'activate:resurrection-ship')
    .answers('baltar', 'seat:starbuck')
    .finished()
    .expect({ revealed: ['starbuck', 'baltar'] })
})

rule('Boomer who becomes a Cylon by her first card of the Sleeper Agent phase does not go to the Brig', () => {
  const table = given({ ...four, seats: ['boomer', 'tigh', 'baltar', 'zarek'] })
    .sleeperAgentPhase()
    .finished()
    .expect({ at: { boomer: 'resurrection-ship' }, revealed: ['boomer'] })
  assert.equal(loyaltyOf(table, 'boomer').length, 3)
})

// The Loyalty deck

/** A new game in which these characters are chosen, up to the first turn. */
function begun(options: GameOptions, characters: readonly Name[]): Game {
  const game = newGame(options, characters.join(' '))
  const left = new Set<string>(characters.map((name) => `character:${called[name]}`))
  while (game.log.every(({ t }) => t !== 'turn')) {
    const [{ seat, id, kind, options: choices, fallback }] = pending(game)
    const wanted = choices.find((choice) => left.delete(choice.id))?.id
    submit(game, seat, id, kind === 'setup:chooseCharacter' && wanted !== undefined ? wanted : fallback)
  }
  return game
}

const isCylon = (card: CardId): boolean => (cylonCards as readonly string[]).includes(card)

const deckRows: {
  players: number
  characters: readonly Name[]
  noSympathizer?: true
  cylon: number
  human: number
  sympathizer: number
  left: number
}[] = [
  { players: 3, characters: ['zarek', 'tigh', 'starbuck'], cylon: 1, human: 5, sympathizer: 0, left: 3 },
  { players: 3, characters: ['baltar', 'tigh', 'starbuck'], cylon: 1, human: 6, sympathizer: 0, left: 3 },
  { players: 3, characters: ['zarek', 'tigh', 'boomer'], cylon: 1, human: 6, sympathizer: 0, left: 4 },
  { players: 3, characters: ['baltar', 'tigh', 'boomer'], cylon: 1, human: 7, sympathizer: 0, left: 4 },
  { players: 4, characters: ['zarek', 'tigh', 'starbuck', 'tyrol'], cylon: 1, human: 6, sympathizer: 1, left: 4 },
  { players: 4, characters: ['baltar', 'tigh', 'starbuck', 'tyrol'], cylon: 1, human: 7, sympathizer: 1, left: 4 },
  { players: 4, characters: ['zarek', 'tigh', 'boomer', 'tyrol'], cylon: 1, human: 7, sympathizer: 1, left: 5 },
  { players: 4, characters: ['baltar', 'tigh', 'boomer', 'tyrol'], cylon: 1, human: 8, sympathizer: 1, left: 5 },
  {
    players: 5,
    characters: ['zarek', 'tigh', 'starbuck', 'tyrol', 'adama'],
    cylon: 2,
    human: 8,
    sympathizer: 0,
    left: 5,
  },
  {
    players: 5,
    characters: ['baltar', 'tigh', 'starbuck', 'tyrol', 'adama'],
    cylon: 2,
    human: 9,
    sympathizer: 0,
    left: 5,
  },
  {
    players: 5,
    characters: ['zarek', 'tigh', 'boomer', 'tyrol', 'adama'],
    cylon: 2,
    human: 9,
    sympathizer: 0,
    left: 6,
  },
  {
    players: 5,
    characters: ['baltar', 'tigh', 'boomer', 'tyrol', 'adama'],
    cylon: 2,
    human: 10,
    sympathizer: 0,
    left: 6,
  },
  {
    players: 6,
    characters: ['zarek', 'tigh', 'starbuck', 'tyrol', 'adama', 'roslin'],
    cylon: 2,
    human: 9,
    sympathizer: 1,
    left: 6,
  },
  {
    players: 6,
    characters: ['baltar', 'tigh', 'starbuck', 'tyrol', 'adama', 'roslin'],
    cylon: 2,
    human: 10,
    sympathizer: 1,
    left: 6,
  },
  {
    players: 6,
    characters: ['zarek', 'tigh', 'boomer', 'tyrol', 'adama', 'roslin'],
    cylon: 2,
    human: 10,
    sympathizer: 1,
    left: 7,
  },
  {
    players: 6,
    characters: ['baltar', 'tigh', 'boomer', 'tyrol', 'adama', 'roslin'],
    cylon: 2,
    human: 11,
    sympathizer: 1,
    left: 7,
  },
  {
    players: 4,
    characters: ['zarek', 'tigh', 'starbuck', 'tyrol'],
    noSympathizer: true,
    cylon: 1,
    human: 7,
    sympathizer: 0,
    left: 4,
  },
  {
    players: 4,
    characters: ['baltar', 'tigh', 'starbuck', 'tyrol'],
    noSympathizer: true,
    cylon: 1,
    human: 8,
    sympathizer: 0,
    left: 4,
  },
  {
    players: 6,
    characters: ['zarek', 'tigh', 'starbuck', 'tyrol', 'adama', 'roslin'],
    noSympathizer: true,
    cylon: 2,
    human: 10,
    sympathizer: 0,
    left: 6,
  },
  {
    players: 6,
    characters: ['baltar', 'tigh', 'starbuck', 'tyrol', 'adama', 'roslin'],
    noSympathizer: true,
    cylon: 2,
    human: 11,
    sympathizer: 0,
    left: 6,
  },
]

for (const { players, characters, noSympathizer = false, cylon, human, sympathizer, left } of deckRows) {
  const who = ['baltar', 'boomer'].filter((name) => (characters as readonly string[]).includes(name))
  const variant = noSympathizer ? ' without the Sympathizer' : ''
  rule(
    `the Loyalty deck for ${players} players${variant}, with ${who.join(' and ') || 'neither Baltar nor Boomer'}`,
    () => {
      const game = begun({ players, noSympathizer }, characters)
      const dealt = game.seats.flatMap(({ loyalty }) => loyalty.map(({ card }) => card))
      const all = [...dealt, ...game.decks.loyalty.cards]
      assert.equal(all.filter(isCylon).length, cylon)
      assert.equal(all.filter((card) => card === 'you-are-not-a-cylon').length, human)
      assert.equal(all.filter((card) => card === 'you-are-a-sympathizer').length, sympathizer)
      assert.equal(game.decks.loyalty.cards.length, left)
      assert.ok(!dealt.includes('you-are-a-sympathizer'), 'the Sympathizer joins after the first cards are dealt')
      for (const { character, loyalty } of game.seats) {
        assert.equal(loyalty.length, character === 'gaius-baltar' ? 2 : 1)
      }
    },
  )
}

rule('Boomer is not played in the variant without the Sympathizer', () => {
  const game = newGame({ players: 4, noSympathizer: true }, 'boomer')
  const choices = pending(game)[0].options.map(({ id }) => id)
  assert.ok(choices.includes('character:kara-starbuck-thrace'))
  assert.ok(!choices.includes('character:sharon-boomer-valerii'))
})
