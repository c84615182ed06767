// The destination cards: what each costs, what the Admiral may risk there, and how far the fleet comes.

import assert from 'node:assert/strict'
import { type Expected, given, rule, type Situation, type Table } from '../../testing/index.ts'

/** Tigh is Admiral and chooses this destination. */
function jumpTo(card: string, situation: Partial<Situation> = {}): Table {
  const other = card === 'barren-planet' ? 'deep-space' : 'barren-planet'
  return given({ seats: ['baltar', 'tigh', 'starbuck'], tops: { destination: [card, other] }, ...situation })
    .jump()
    .asks('tigh', 'jump:chooseDestination', [`card:${card}`, `card:${other}`])
    .answers('tigh', `card:${card}`)
}

const unchanged: Expected = {
  fuel: 8,
  food: 8,
  morale: 10,
  population: 12,
  reserves: { vipers: 8, raptors: 4 },
  damagedVipers: 0,
  destroyedVipers: 0,
  destroyedRaptors: 0,
}

rule('the box holds 22 destination cards', () => {
  const copies: Record<string, number> = {}
  const { state } = given({ seats: ['baltar', 'tigh', 'starbuck'] }).goesOn()
  for (const card of state.decks.destination.cards) copies[card] = (copies[card] ?? 0) + 1
  assert.deepEqual(copies, {
    'asteroid-field': 2,
    'barren-planet': 4,
    'cylon-ambush': 1,
    'cylon-refinery': 1,
    'deep-space': 3,
    'desolate-moon': 1,
    'icy-moon': 2,
    'ragnar-anchorage': 1,
    'remote-planet': 3,
    'tylium-planet': 4,
  })
})

rule('Asteroid Field: 2 fuel and a civilian ship, distance 3', () => {
  const { state } = jumpTo('asteroid-field').finished().expect({ fuel: 6, food: 8, distance: 3 })
  assert.equal(state.removed.civilians.length, 1)
  assert.equal(state.civilianPile.length, 11)
})

rule('Barren Planet: 2 fuel, distance 2', () => {
  jumpTo('barren-planet')
    .finished()
    .expect({ ...unchanged, fuel: 6, distance: 2 })
})

rule('Cylon Ambush: 1 fuel, distance 3; a basestar and 3 raiders ahead, 3 civilian ships behind', () => {
  jumpTo('cylon-ambush')
    .finished()
    .expect({
      ...unchanged,
      fuel: 7,
      distance: 3,
      basestars: { front: 1, rear: 0 },
      raiders: { front: 3, starboardBow: 0, starboardAft: 0, rear: 0, portAft: 0, portBow: 0 },
      heavyRaiders: { front: 0 },
      civilians: { front: 0, rear: 3 },
    })
})

rule('Deep Space: 1 fuel and 1 morale, distance 2', () => {
  jumpTo('deep-space')
    .finished()
    .expect({ ...unchanged, fuel: 7, morale: 9, distance: 2 })
})

rule('Desolate Moon: 3 fuel, distance 3', () => {
  jumpTo('desolate-moon')
    .finished()
    .expect({ ...unchanged, fuel: 5, distance: 3 })
})

rule('Remote Planet: 1 fuel and a raptor, distance 2', () => {
  jumpTo('remote-planet')
    .finished()
    .expect({ ...unchanged, fuel: 7, distance: 2, reserves: { vipers: 8, raptors: 3 }, destroyedRaptors: 1 })
})

rule('Remote Planet: without raptors only the fuel is lost', () => {
  jumpTo('remote-planet', { destroyedRaptors: 4 })
    .finished()
    .expect({ fuel: 7, distance: 2, reserves: { raptors: 0 }, destroyedRaptors: 4 })
})

// What the Admiral may risk

for (const { card, distance, die, expected } of [
  { card: 'icy-moon', distance: 1, die: 3, expected: { food: 9 } },
  { card: 'icy-moon', distance: 1, die: 8, expected: { food: 9 } },
  { card: 'icy-moon', distance: 1, die: 2, expected: { reserves: { vipers: 8, raptors: 3 }, destroyedRaptors: 1 } },
  { card: 'icy-moon', distance: 1, die: 1, expected: { reserves: { vipers: 8, raptors: 3 }, destroyedRaptors: 1 } },
  { card: 'tylium-planet', distance: 1, die: 3, expected: { fuel: 9 } },
  { card: 'tylium-planet', distance: 1, die: 8, expected: { fuel: 9 } },
  {
    card: 'tylium-planet',
    distance: 1,
    die: 2,
    expected: { reserves: { vipers: 8, raptors: 3 }, destroyedRaptors: 1 },
  },
  {
    card: 'tylium-planet',
    distance: 1,
    die: 1,
    expected: { reserves: { vipers: 8, raptors: 3 }, destroyedRaptors: 1 },
  },
  { card: 'cylon-refinery', distance: 2, die: 6, expected: { fuel: 9 } },
  { card: 'cylon-refinery', distance: 2, die: 8, expected: { fuel: 9 } },
  { card: 'cylon-refinery', distance: 2, die: 5, expected: { reserves: { vipers: 6, raptors: 4 }, damagedVipers: 2 } },
  { card: 'cylon-refinery', distance: 2, die: 1, expected: { reserves: { vipers: 6, raptors: 4 }, damagedVipers: 2 } },
] as const) {
  rule(`${card}: 1 fuel, and the Admiral who takes the risk rolls ${die}`, () => {
    const table = jumpTo(card, { dice: [die] })
      .asks('tigh', 'mayDo:choose', ['yes', 'no'])
      .answers('tigh', 'yes')
      .finished()
      .expect({ ...unchanged, fuel: 7, distance, ...expected })
    assert.equal(table.log('rolls')[0]?.seat, table.seat('tigh'))
  })
}

for (const { card, distance } of [
  { card: 'icy-moon', distance: 1 },
  { card: 'tylium-planet', distance: 1 },
  { card: 'cylon-refinery', distance: 2 },
]) {
  rule(`${card}: the Admiral need not take the risk`, () => {
    const table = jumpTo(card)
      .answers('tigh', 'no')
      .finished()
      .expect({ ...unchanged, fuel: 7, distance })
    assert.equal(table.log('rolls').length, 0)
  })
}

for (const card of ['icy-moon', 'tylium-planet']) {
  rule(`${card}: without a raptor nothing can be risked`, () => {
    jumpTo(card, { destroyedRaptors: 4 }).finished().expect({ fuel: 7, food: 8, distance: 1 })
  })
}

rule('cylon-refinery: with a single viper left nothing can be risked', () => {
  jumpTo('cylon-refinery', { damagedVipers: 7 })
    .finished()
    .expect({ fuel: 7, distance: 2, damagedVipers: 7, reserves: { vipers: 1 } })
})

rule('cylon-refinery: the vipers that were in space before the jump can be risked', () => {
  jumpTo('cylon-refinery', { damagedVipers: 6, space: { front: { vipers: 2 } }, dice: [1] })
    .answers('tigh', 'yes')
    .finished()
    .expect({ damagedVipers: 8, reserves: { vipers: 0 } })
})

// Ragnar Anchorage

const battered = { damagedVipers: 2, destroyedVipers: 3, destroyedRaptors: 2 }

rule('Ragnar Anchorage: up to 3 vipers and 1 raptor come back, damaged or destroyed ones alike', () => {
  jumpTo('ragnar-anchorage', battered)
    .asks('tigh', 'repairAnything:choose', ['repair:damagedViper', 'repair:destroyedViper', 'repair:raptor', 'done'])
    .answers('tigh', 'repair:destroyedViper')
    .answers('tigh', 'repair:raptor')
    .asks('tigh', 'repairAnything:choose', ['repair:damagedViper', 'repair:destroyedViper', 'done'])
    .answers('tigh', 'repair:destroyedViper')
    .answers('tigh', 'repair:damagedViper')
    .finished()
    .expect({
      fuel: 8,
      distance: 1,
      damagedVipers: 1,
      destroyedVipers: 1,
      destroyedRaptors: 1,
      reserves: { vipers: 6, raptors: 3 },
    })
})

rule('Ragnar Anchorage: the Admiral may repair fewer', () => {
  jumpTo('ragnar-anchorage', battered)
    .answers('tigh', 'repair:damagedViper')
    .answers('tigh', 'done')
    .finished()
    .expect({ damagedVipers: 1, destroyedVipers: 3, destroyedRaptors: 2, reserves: { vipers: 4, raptors: 2 } })
})

rule('Ragnar Anchorage: a fleet without losses has nothing to repair', () => {
  jumpTo('ragnar-anchorage')
    .finished()
    .expect({ ...unchanged, distance: 1 })
})
