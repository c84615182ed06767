// Every crisis and super crisis of Pegasus: each box, and pass, partial pass and fail of each check.

import assert from 'node:assert/strict'
import { type Expected, type Name, rule, type Situation, type Table } from '../../testing/index.ts'
import { pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const
const usual: Situation = { seats, president: 'roslin', admiral: 'adama', fuel: 8, food: 8, morale: 8, population: 8 }

/** A crisis in its drawer's turn. */
const crisis = (card: string, more: Partial<Situation> = {}): Table => pegasus({ ...usual, ...more }).crisis(card)

/** Leadership counts for nearly every check of these cards; two Destiny cards of strength 1 count against it. */
const strong = {
  tigh: ['leadership 5', 'leadership 4', 'leadership 4', 'leadership 3', 'leadership 3', 'leadership 3'],
}
const even = { destiny: ['treachery 1', 'treachery 1'] }

/** The check of a crisis comes out like this: everybody adds nothing, or Tigh adds a lot. */
function checked(card: string, cards: readonly string[], more: Partial<Situation> = {}): Table {
  const table = crisis(card, { hands: strong, tops: even, ...more }).passes()
  const [decision] = table.state.asks
  if (decision?.at === 'crisis:option') table.answers('tigh', 'option:0')
  return table.contributes({ tigh: cards })
}

const total = (n: number): readonly string[] =>
  ({
    0: [],
    6: ['leadership 4', 'leadership 4'],
    11: ['leadership 5', 'leadership 4', 'leadership 4'],
    20: strong.tigh,
  })[n] ?? []

const outcomes: readonly (readonly [string, number, Expected])[] = [
  ['an-offer-of-peace', 20, { morale: 8 }],
  ['an-offer-of-peace', 6, { morale: 8 }],
  ['an-offer-of-peace', 0, { morale: 7 }],
  ['defending-a-prisoner', 20, { morale: 8 }],
  ['medical-breakthrough', 0, { morale: 7 }],
  ['reunite-the-fleet', 20, { population: 9 }],
  ['reunite-the-fleet', 0, { morale: 7 }],
  ['review-galacticas-log', 20, { morale: 8 }],
  ['review-galacticas-log', 6, { morale: 8 }],
  ['review-galacticas-log', 0, { morale: 7 }],
  ['the-black-market', 20, { food: 9 }],
  ['the-black-market', 0, { food: 6, morale: 7 }],
  ['unsettling-stories', 20, { morale: 8 }],
  ['unsettling-stories', 0, { morale: 7 }],
  ['code-blue', 0, { morale: 7, at: { tigh: 'brig' } }],
]
for (const [card, n, expected] of outcomes) {
  rule(`${card}: with ${n} the fleet has ${JSON.stringify(expected)}`, () => {
    checked(card, total(n)).rest().expect(expected)
  })
}

const boxes: readonly (readonly [string, Name, 0 | 1, Expected])[] = [
  ['assassination-plot', 'roslin', 1, {}],
  ['civilian-ship-nuked', 'roslin', 0, { hand: { tigh: 1, adama: 1 } }],
  ['food-hoarding-in-the-fleet', 'roslin', 1, { food: 6 }],
  ['pressure-the-supply-ships', 'adama', 0, { food: 9, morale: 7, hand: { adama: 2 } }],
  ['pressure-the-supply-ships', 'adama', 1, { food: 6 }],
  ['reunite-the-fleet', 'tigh', 1, { hand: { tigh: 2 } }],
  ['suspicious-election-results', 'adama', 1, { hand: { adama: 1 } }],
  ['the-black-market', 'tigh', 1, { food: 7, hand: { roslin: 1 } }],
  ['unsettling-stories', 'tigh', 1, { morale: 7 }],
  ['code-blue', 'tigh', 1, { hand: { roslin: 2, starbuck: 2 } }],
]
for (const [card, chooser, box, expected] of boxes) {
  rule(`${card}, box ${box + 1}: ${JSON.stringify(expected)}`, () => {
    crisis(card).answers(chooser, `option:${box}`).rest().expect(expected)
  })
}

rule('A Verdict of Guilty, box 2: Galactica is damaged twice', () => {
  const table = crisis('a-verdict-of-guilty')
    .answers('adama', 'option:1')
    .answers('tigh', 'board:pegasus')
    .answers('tigh', 'board:pegasus')
    .rest()
  assert.equal(table.log('locationDamaged').length, 2)
})
rule('An Offer of Peace: a partial pass shuffles 2 Treachery cards into the Destiny deck', () => {
  const table = checked('an-offer-of-peace', total(6)).rest()
  assert.equal(table.log('treacheryIntoDestiny').length, 1)
})
rule('Assassination Plot, box 1: Admiral and current player give 3 cards for 3 Treachery cards', () => {
  crisis('assassination-plot', {
    hands: { tigh: ['tactics 1', 'tactics 1', 'tactics 2'], adama: ['leadership 1', 'leadership 1'] },
  })
    .answers('roslin', 'option:0')
    .rest()
    .expect({ hand: { tigh: 3, adama: 3 } })
})
rule('Assassination Plot, box 2: the Admiral is executed', () => {
  crisis('assassination-plot').answers('roslin', 'option:1').asks('adama', 'execution:chooseCharacter').rest()
})
rule('Civilian Ship Nuked: one ship and Treachery for all, or two ships', () => {
  for (const [box, ships] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const table = crisis('civilian-ship-nuked').answers('roslin', `option:${box}`).rest()
    assert.equal(table.log('civilianDestroyed').length, ships)
  }
})
rule('Code Blue passed: the current player looks at a loyalty card', () => {
  const table = checked('code-blue', total(20)).answers('tigh', 'seat:roslin').rest()
  assert.equal(table.log('looksAtLoyalty').length, 1)
})
rule('Defending a Prisoner failed: on 4 or less the current player is executed', () => {
  checked('defending-a-prisoner', [], { dice: [4] })
    .asks('tigh', 'execution:chooseCharacter')
    .rest()
    .expect({ morale: 6 })
  checked('defending-a-prisoner', [], { dice: [5] })
    .rest()
    .expect({ morale: 7, at: { tigh: 'command' } })
})
rule('Food Hoarding, box 1: morale, and on 3 or less a civilian ship', () => {
  for (const [die, ships] of [
    [3, 1],
    [4, 0],
  ] as const) {
    const table = crisis('food-hoarding-in-the-fleet', { dice: [die] })
      .answers('roslin', 'option:0')
      .rest()
    assert.equal(table.log('civilianDestroyed').length, ships)
    assert.equal(table.state.resources.morale, 7)
  }
})
rule('Medical Breakthrough passed: every human draws a card of the own set; partly: nothing', () => {
  checked('medical-breakthrough', total(20))
    .rest()
    .expect({ hand: { roslin: 1, starbuck: 1, adama: 1 } })
  checked('medical-breakthrough', total(11))
    .rest()
    .expect({ hand: { roslin: 0 }, morale: 8 })
})
rule('Sabotage Investigated: 1 food if passed; morale, fuel and food if failed', () => {
  const hands = { tigh: ['tactics 5', 'tactics 4', 'tactics 4'] }
  checked('sabotage-investigated', hands.tigh, { hands }).rest().expect({ food: 7, fuel: 8, morale: 8 })
  checked('sabotage-investigated', []).rest().expect({ food: 7, fuel: 7, morale: 7 })
})
rule('Standoff with Pegasus failed: population, morale and a viper in space', () => {
  checked('standoff-with-pegasus', [], { space: { front: { vipers: 1 } } })
    .rest()
    .expect({ population: 7, morale: 7, damagedVipers: 1 })
})
rule('Standoff with Pegasus passed: somebody may leave the Brig', () => {
  checked('standoff-with-pegasus', total(20), {
    hands: { tigh: [...strong.tigh] },
    at: { starbuck: 'brig' },
    tops: { destiny: ['tactics 1', 'politics 2'] },
  })
    .answers('tigh', 'yes')
    .answers('tigh', 'location:armory')
    .rest()
    .expect({ at: { starbuck: 'armory' } })
})
const freed = (situation: Partial<Situation> = {}) =>
  checked('standoff-with-pegasus', total(20), {
    hands: { tigh: [...strong.tigh] },
    tops: { destiny: ['tactics 1', 'politics 2'] },
    ...situation,
    at: { starbuck: 'brig', ...situation.at },
  }).answers('tigh', 'yes')

rule('Standoff with Pegasus passed: from the Brig to any ship, but into no hazardous location', () => {
  const table = freed({ at: { adama: 'press-room' } })
    .may('tigh', 'location:press-room')
    .may('tigh', 'location:airlock')
    .may('tigh', 'location:command')
  for (const closed of ['brig', 'sickbay', 'caprica', 'human-fleet', 'shipyard', 'resistance-hq']) {
    table.mayNot('tigh', `location:${closed}`)
  }
  table
    .answers('tigh', 'location:press-room')
    .rest()
    .expect({ at: { starbuck: 'press-room' } })
})

rule('Standoff with Pegasus passed: nobody is freed to a lost Colonial One or Pegasus', () => {
  freed({ inPlay: ['bomb-on-colonial-1'], damaged: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] })
    .may('tigh', 'location:armory')
    .mayNot('tigh', 'location:press-room')
    .mayNot('tigh', 'location:airlock')
    .goesOn()
})
rule('Suspicious Election Results, box 1: the heir becomes President, the present one excluded', () => {
  crisis('suspicious-election-results').answers('adama', 'option:0').rest().expect({ president: 'adama' })
})
rule('Training Snafu failed: 3 vipers, in space or in the Reserves', () => {
  checked('training-snafu', [], { space: { front: { vipers: 1 } } })
    .answers('tigh', 'viper:front')
    .rest()
    .expect({ damagedVipers: 3, reserves: { vipers: 5 }, vipers: { front: 0 } })
})
rule('Training Snafu failed: with 3 vipers left there is nothing to choose', () => {
  checked('training-snafu', [], {
    damagedVipers: 5,
    at: { starbuck: 'front' },
    space: { rear: { vipers: 1 } },
  })
    .finished()
    .expect({ damagedVipers: 8, at: { starbuck: 'sickbay' } })
})
rule('Training Snafu passed: nothing', () => {
  checked('training-snafu', total(20)).rest().expect({ damagedVipers: 0 })
})

// Cylon attacks

rule('Dogfight: whenever raiders are activated each basestar launches 2 more, which do not act', () => {
  crisis('dogfight')
    .finished()
    .expect({ raiders: { starboardAft: 2, rear: 2 }, inPlay: ['dogfight'] })
  const table = pegasus({
    ...usual,
    inPlay: ['dogfight'],
    space: { front: { raiders: 1 }, rear: { basestars: 1 } },
    dice: [1],
  })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 1, rear: 2 } })
  assert.equal(table.log('attacks').length, 1)
})
rule('Dogfight leaves play when no raiders are left', () => {
  pegasus({
    ...usual,
    current: 'starbuck',
    at: { starbuck: 'front' },
    inPlay: ['dogfight'],
    space: { front: { raiders: 1 } },
    dice: [3],
  })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .finished()
    .expect({ inPlay: [] })
})
rule('The Guardians: each basestar destroyed costs 1 morale and a raptor', () => {
  crisis('the-guardians')
    .rest()
    .expect({ basestars: { front: 1 }, inPlay: ['the-guardians'] })
  pegasus({ ...usual, current: 'adama', inPlay: ['the-guardians'], space: { front: { basestars: 1 } }, dice: [3] })
    .action()
    .answers('adama', 'nuke')
    .finished()
    .expect({ morale: 7, destroyedRaptors: 1 })
})
rule('Scar: the raider placed at the starboard bow is Scar', () => {
  const table = crisis('scar')
    .rest()
    .expect({ raiders: { starboardBow: 1 }, inPlay: ['scar'] })
  assert.equal(table.state.boxes?.pegasus?.scar, 'starboardBow')
})
const scar: Situation = { ...usual, current: 'starbuck', at: { starbuck: 'front' }, inPlay: ['scar'], scar: 'front' }
rule('Scar falls to a 7 and to nothing less', () => {
  for (const [die, left] of [
    [7, 0],
    [6, 1],
  ] as const) {
    const table = pegasus({ ...scar, space: { front: { raiders: 1 } }, dice: [die] })
      .action()
      .answers('starbuck', 'viper')
      .mayNot('starbuck', 'attack:front:raider')
      .answers('starbuck', 'attack:front:scar')
      .finished()
      .expect({ raiders: { front: left }, inPlay: left ? ['scar'] : [] })
    assert.equal(table.log('scarDestroyed').length, 1 - left)
  }
})
rule('Scar is not hit by an 8 against another raider beside him', () => {
  pegasus({
    ...usual,
    at: { starbuck: 'front' },
    inPlay: ['scar'],
    scar: 'front',
    space: { front: { raiders: 3 } },
    dice: [8],
  })
    .action('starbuck')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .rest()
    .expect({ raiders: { front: 2 }, inPlay: ['scar'] })
})
rule('Scar is activated twice', () => {
  const table = pegasus({ ...scar, space: { front: { raiders: 2 } }, dice: [1, 1, 1] })
    .activate('raiders')
    .finished()
  assert.equal(table.log('attacks').length, 3)
})
rule('Scar moves twice towards a civilian ship, and stays Scar', () => {
  const table = pegasus({
    ...usual,
    inPlay: ['scar'],
    scar: 'front',
    space: { front: { raiders: 1 }, starboardAft: { civilians: 1 } },
  })
    .activate('raiders')
    .finished()
    .expect({ raiders: { front: 0, starboardAft: 1 } })
  assert.equal(table.state.boxes?.pegasus?.scar, 'starboardAft')
})
rule('Scar is spared where raiders are destroyed without a die, and his area is not offered', () => {
  pegasus({
    ...scar,
    current: 'roslin',
    quorumHand: ['authorization-of-brutal-force'],
    space: { front: { raiders: 1 }, rear: { raiders: 2 } },
    dice: [8],
  })
    .action()
    .answers('roslin', 'quorum:authorization-of-brutal-force')
    .finished()
    .expect({ raiders: { front: 1, rear: 0 } })
})
rule('Scar may be among raiders that the Main Batteries destroy on 7, not on 6', () => {
  for (const [die, left] of [
    [7, 0],
    [6, 1],
  ] as const) {
    pegasus({
      ...usual,
      at: { tigh: 'main-batteries' },
      inPlay: ['scar'],
      scar: 'front',
      space: { front: { raiders: 2 } },
      dice: [die],
    })
      .action()
      .answers('tigh', 'activate:main-batteries')
      .answers('tigh', 'area:front')
      .finished()
      .expect({ raiders: { front: left } })
  }
})
rule('Scar is gone when the fleet jumps', () => {
  const table = pegasus({ ...scar, space: { front: { raiders: 1 } } })
    .jump()
    .rest()
    .expect({ inPlay: [] })
  assert.equal(table.state.boxes?.pegasus?.scar, undefined)
})

// Super crises

const superCrisis = (card: string, more: Partial<Situation> = {}): Table =>
  pegasus({ ...usual, revealed: ['starbuck'], current: 'starbuck', at: { starbuck: 'caprica' }, ...more }).superCrisis(
    card,
  )

rule('“Demand Peace” Manifesto: morale and two hits, or both hands', () => {
  const table = superCrisis('demand-peace-manifesto')
    .answers('adama', 'option:0')
    .answers('starbuck', 'board:galactica')
    .answers('starbuck', 'board:galactica')
    .finished()
    .expect({ morale: 7 })
  assert.equal(table.log('locationDamaged').length + table.log('galacticaHit').length, 2)
  superCrisis('demand-peace-manifesto', { hands: { roslin: ['politics 1'], adama: ['leadership 1', 'leadership 2'] } })
    .answers('adama', 'option:1')
    .finished()
    .expect({ hand: { roslin: 0, adama: 0 }, morale: 8 })
})
const footage = (cards: readonly string[]) =>
  superCrisis('footage-transmitted', { hands: strong, tops: even }).contributes({ tigh: cards }).finished()
rule('Footage Transmitted: passed, partly passed and failed', () => {
  footage(total(20)).expect({ hand: { roslin: 1, starbuck: 1, adama: 1 } })
  footage(['leadership 5', 'leadership 4', 'leadership 4', 'leadership 3']).expect({ hand: { roslin: 0, starbuck: 2 } })
  const failed = footage([]).expect({ hand: { roslin: 0, starbuck: 2 } })
  assert.equal(failed.state.seats[2].superCrises.length, 1)
})
rule('Lured into a Trap: whoever is in the Engine Room or FTL Control when the fleet jumps is executed', () => {
  superCrisis('lured-into-a-trap')
    .rest()
    .expect({ inPlay: ['lured-into-a-trap'], basestars: { starboardBow: 1, starboardAft: 1 } })
  pegasus({
    ...usual,
    at: { tigh: 'ftl-control', roslin: 'engine-room' },
    inPlay: ['lured-into-a-trap'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .rest()
    .expect({ morale: 6, inPlay: [], distance: 2 })
})
rule('Lured into a Trap: of several the first from the current player on is executed first', () => {
  const { state } = pegasus({
    ...usual,
    current: 'roslin',
    at: { tigh: 'ftl-control', roslin: 'engine-room', starbuck: 'engine-room' },
    inPlay: ['lured-into-a-trap'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .rest()
  const dead = state.log.flatMap(({ t, character }) => (t === 'executed' ? [character] : []))
  assert.deepEqual(dead, ['laura-roslin', 'kara-starbuck-thrace', 'saul-tigh'])
})
rule('Lured into a Trap: the jump that leads to New Caprica executes whoever was in FTL Control before it', () => {
  pegasus({
    ...usual,
    options: { objective: 'new-caprica' },
    at: { tigh: 'ftl-control', roslin: 'engine-room' },
    inPlay: ['lured-into-a-trap'],
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .rest()
    .expect({ morale: 6, inPlay: [], distance: 8 })
})
rule('Lured into a Trap: Dee who dies of despair in FTL Control dies once; her successor was not there', () => {
  pegasus({
    ...usual,
    seats: ['dee', 'roslin', 'starbuck'],
    admiral: 'dee',
    morale: 3,
    at: { dee: 'ftl-control' },
    inPlay: ['lured-into-a-trap'],
    tops: { destination: ['a-civilian-convoy', 'barren-planet'] },
  })
    .jump()
    .answers('dee', 'card:a-civilian-convoy')
    .answers('dee', 'yes')
    .rest()
    .expect({ morale: 2, inPlay: [] })
})
rule('Lured into a Trap: the last jump executes too, and may lose the game', () => {
  pegasus({
    ...usual,
    morale: 1,
    at: { tigh: 'ftl-control' },
    inPlay: ['lured-into-a-trap'],
    travelled: ['cylon-ambush', 'asteroid-field', 'asteroid-field'],
  })
    .jump()
    .rest()
    .expect({ over: { winner: 'cylons', reason: 'morale' } })
})
rule('Psychological Warfare: morale and Treachery for all, or a Destiny deck of Treachery', () => {
  superCrisis('psychological-warfare')
    .answers('roslin', 'option:0')
    .finished()
    .expect({ morale: 7, hand: { tigh: 2, starbuck: 2 } })
  const table = superCrisis('psychological-warfare')
    .answers('roslin', 'option:1')
    .finished()
    .expect({ hand: { tigh: 0, starbuck: 2 } })
  const { destiny } = table.state.decks
  assert.equal(destiny.cards.length, 6)
  const treachery = [
    'broadcast-location',
    'by-your-command',
    'special-destiny',
    'gods-plan',
    'sabotage',
    'human-weakness',
  ]
  assert.ok(destiny.cards.every((card) => treachery.includes(card.replace(/-\d$/, ''))))
})
rule('The Farm: failed, it stays, and no human uses an ability that there is once per game', () => {
  superCrisis('the-farm', { tops: even })
    .contributes()
    .finished()
    .expect({ food: 7, population: 7, inPlay: ['the-farm'] })
  pegasus({ ...usual, inPlay: ['the-farm'] })
    .action('tigh')
    .mayNot('tigh', 'ability:declareMartialLaw')
    .goesOn()
})
rule('The Farm: partly passed 1 food, passed nothing', () => {
  const hands = { tigh: ['tactics 5', 'tactics 4', 'tactics 4', 'tactics 3', 'tactics 3'] }
  superCrisis('the-farm', { hands, tops: even })
    .contributes({ tigh: hands.tigh })
    .finished()
    .expect({ food: 8, inPlay: [] })
  superCrisis('the-farm', { hands, tops: even })
    .contributes({ tigh: hands.tigh.slice(0, 3) })
    .finished()
    .expect({ food: 7, inPlay: [] })
})
