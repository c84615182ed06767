// The ten kinds of Skill cards, and what they do to skill checks and die rolls. (Rulebook: Skill cards; Die rolls.)

import assert from 'node:assert/strict'
import { given, type Name, rule, type Situation } from '../../testing/index.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'helo'] as const
const nobody: Partial<Record<Name, readonly string[]>> = {}

/** What a seat sees of the cards in the skill check under way. */
const checkSeenBy = (table: ReturnType<typeof given>, name: Name | 'spectator') =>
  table.view(name).checks.flatMap((pile) => pile.map(({ card }) => card))

const results = (table: ReturnType<typeof given>) => table.log('rolls').map(({ die }) => die)

// Consolidate Power

const power = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'tigh', hands: { tigh: ['politics 1'] }, ...situation }).action()

rule('Consolidate Power: draw 2 Skill cards of any types, alike or not, inside or outside the skill set', () => {
  power()
    .answers('tigh', 'play:politics 1')
    .asks('tigh', 'drawSkillCards:choose', [
      'skills:politics,politics',
      'skills:politics,leadership',
      'skills:politics,tactics',
      'skills:politics,piloting',
      'skills:politics,engineering',
      'skills:leadership,leadership',
      'skills:leadership,tactics',
      'skills:leadership,piloting',
      'skills:leadership,engineering',
      'skills:tactics,tactics',
      'skills:tactics,piloting',
      'skills:tactics,engineering',
      'skills:piloting,piloting',
      'skills:piloting,engineering',
      'skills:engineering,engineering',
    ])
    .rest()
})

rule('Consolidate Power: the cards come from the decks that were named', () => {
  power({ tops: { piloting: ['piloting 1'], engineering: ['engineering 2'] } })
    .answers('tigh', 'play:politics 1')
    .answers('tigh', 'skills:piloting,engineering')
    .expect({ hand: { tigh: ['piloting 1', 'engineering 2'] } })
    .finished()
  power({ tops: { piloting: ['piloting 1', 'piloting 2'] } })
    .answers('tigh', 'play:politics 1')
    .answers('tigh', 'skills:piloting,piloting')
    .expect({ hand: { tigh: ['piloting 1', 'piloting 2'] } })
    .finished()
})

rule('Consolidate Power: as often as somebody has an action for it, in the Brig and in Sickbay too', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, hands: { tigh: ['politics 1', 'politics 2'] } })
    .action('tigh', 2)
    .answers('tigh', 'play:politics 1')
    .answers('tigh', 'skills:tactics,tactics')
    .answers('tigh', 'play:politics 2')
    .answers('tigh', 'skills:tactics,tactics')
    .expect({ hand: { tigh: 4 } })
    .finished()
  power({ at: { tigh: 'sickbay' } })
    .answers('tigh', 'play:politics 1')
    .answers('tigh', 'skills:tactics,tactics')
    .expect({ hand: { tigh: 2 } })
    .finished()
})

// Investigative Committee

/** Prison Labor: 10, politics, leadership and tactics; a failed check costs 1 morale of 10 and 1 food of 8. */
const prisonLabor = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    usedOnce: { starbuck: ['secretDestiny'] },
    tops: { destiny: ['piloting 1', 'leadership 2'] },
    ...situation,
  }).crisis('prison-labor')

rule('Investigative Committee: all cards of the check are played face up, those of Destiny too', () => {
  const table = prisonLabor({ hands: { helo: ['politics 3', 'tactics 4'], tigh: ['engineering 1'] } })
    .answers('helo', 'play:politics 3')
    .asks('helo', 'skillCheck:contribute')
  for (const name of ['roslin', 'helo', 'spectator'] as const) {
    assert.deepEqual(checkSeenBy(table, name), ['evasive-maneuvers-1', 'executive-order-2'])
  }
  table.answers('helo', 'card:tactics 4')
  for (const name of ['tigh', 'roslin', 'spectator'] as const) {
    assert.deepEqual(checkSeenBy(table, name), ['evasive-maneuvers-1', 'executive-order-2', 'strategic-planning-4'])
  }
  const [[, , added]] = table.view('roslin').checks
  assert.equal(added.by, table.seat('helo'), 'everybody sees who added the card')
  table.rest()
})

rule('Investigative Committee: without it nobody sees more than their own cards', () => {
  const table = prisonLabor({ hands: { helo: ['tactics 1'], tigh: ['engineering 1'] } }).answers(
    'helo',
    'card:tactics 1',
  )
  assert.deepEqual(checkSeenBy(table, 'helo'), ['?', '?', 'launch-scout-1'])
  assert.deepEqual(checkSeenBy(table, 'tigh'), ['?', '?', '?'])
  assert.deepEqual(checkSeenBy(table, 'spectator'), ['?', '?', '?'])
  table.rest()
})

rule('Investigative Committee: before cards are added, not later', () => {
  prisonLabor({ hands: { helo: ['politics 3'], tigh: ['politics 4', 'tactics 1'] } })
    .may('helo', 'play:politics 3')
    .may('tigh', 'play:politics 4')
    .passes()
    .mayNot('helo', 'play:politics 3')
    .contributes({ tigh: ['tactics 1'] })
    .mayNot('helo', 'play:politics 3')
    .mayNot('tigh', 'play:politics 4')
    .finished()
})

rule('Investigative Committee: a second one would add nothing, and is not asked for', () => {
  prisonLabor({ hands: { helo: ['politics 3'], tigh: ['politics 4'] } })
    .answers('tigh', 'pass')
    .answers('helo', 'play:politics 3')
    .mayNot('tigh', 'play:politics 4')
    .rest()
})

rule('Investigative Committee: also in the check of a location, and on a super crisis', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, hands: { helo: ['politics 3'] } })
    .action()
    .answers('tigh', 'activate:brig')
    .may('helo', 'play:politics 3')
    .rest()
  given({ seats, current: 'tigh', revealed: ['tigh'], hands: { helo: ['politics 3'] } })
    .superCrisis('inbound-nukes')
    .may('helo', 'play:politics 3')
    .rest()
})

// Executive Order

const order = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'tigh', hands: { tigh: ['leadership 1'] }, ...situation })
    .action()
    .answers('tigh', 'play:leadership 1')

rule('Executive Order: another player moves and then takes 1 action', () => {
  order()
    .asks('tigh', 'chooseCharacter:choose', ['seat:roslin', 'seat:starbuck', 'seat:helo'])
    .answers('tigh', 'seat:helo')
    .asks('helo', 'executiveOrder:choose', ['moveAndAct', 'actTwice'])
    .answers('helo', 'moveAndAct')
    .answers('helo', 'location:research-lab')
    .answers('helo', 'activate:research-lab')
    .answers('helo', 'skills:engineering')
    .expect({ at: { helo: 'research-lab' }, hand: { helo: 1, tigh: 0 } })
    .finished()
})

rule('Executive Order: or stays and takes 2 actions', () => {
  order({ at: { helo: 'research-lab' } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'actTwice')
    .answers('helo', 'activate:research-lab')
    .answers('helo', 'skills:engineering')
    .answers('helo', 'activate:research-lab')
    .answers('helo', 'skills:tactics')
    .expect({ hand: { helo: 2 } })
    .finished()
})

rule('Executive Order: the other player may do less, or nothing', () => {
  order({ at: { helo: 'research-lab' } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'moveAndAct')
    .answers('helo', 'stay')
    .answers('helo', 'nothing')
    .expect({ at: { helo: 'research-lab' }, hand: { helo: 0 } })
    .finished()
})

rule('Executive Order: the move is a plain move, and costs a card to another ship', () => {
  order({ hands: { tigh: ['leadership 1'], helo: ['tactics 1', 'piloting 5'] } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'moveAndAct')
    .answers('helo', 'location:press-room')
    .answers('helo', 'card:tactics 1')
    .answers('helo', 'activate:press-room')
    .expect({ at: { helo: 'press-room' }, hand: { helo: 3 } })
    .finished()
  order({ at: { helo: 'front' } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'moveAndAct')
    .answers('helo', 'fly:portBow')
    .answers('helo', 'viper')
    .answers('helo', 'fly:portAft')
    .expect({ at: { helo: 'portAft' } })
    .finished()
})

rule('Executive Order: a prisoner cannot move, so is not asked and takes 2 actions', () => {
  order({ at: { helo: 'brig' }, hands: { tigh: ['leadership 1'], helo: ['politics 1'] } })
    .answers('tigh', 'seat:helo')
    .asks('helo', 'action:choose', ['activate:brig', 'play:politics 1', 'nothing'])
    .answers('helo', 'play:politics 1')
    .answers('helo', 'skills:leadership,leadership')
    .asks('helo', 'action:choose', ['activate:brig', 'nothing'])
    .answers('helo', 'nothing')
    .finished()
})

rule('Executive Order: one per turn, whoever plays it', () => {
  order({ hands: { tigh: ['leadership 1'], helo: ['leadership 1', 'leadership 2', 'politics 1'] } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'actTwice')
    .may('helo', 'play:politics 1')
    .mayNot('helo', 'play:leadership 1')
    .mayNot('helo', 'play:leadership 2')
    .answers('helo', 'nothing')
    .finished()
  given({ seats, current: 'tigh', hands: { tigh: ['leadership 1', 'leadership 2', 'politics 1'] } })
    .action('tigh', 2)
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:helo')
    .answers('helo', 'actTwice')
    .answers('helo', 'nothing')
    .may('tigh', 'play:politics 1')
    .mayNot('tigh', 'play:leadership 2')
    .answers('tigh', 'nothing')
    .finished()
})

rule('Executive Order: another one in the next turn', () => {
  order({ hands: { tigh: ['leadership 1', 'leadership 2', 'politics 1'] } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'actTwice')
    .answers('helo', 'nothing')
    .finished()
    .turn()
    .until('action:choose')
    .may('tigh', 'play:leadership 2')
    .rest()
})

rule('Executive Order: never a revealed Cylon', () => {
  order({ revealed: ['helo'] })
    .asks('tigh', 'chooseCharacter:choose', ['seat:roslin', 'seat:starbuck'])
    .rest()
})

rule('Executive Order: whoever reveals as a Cylon with the first action does not take the second', () => {
  order({ loyalty: { helo: ['cylon-reduce-morale'] } })
    .answers('tigh', 'seat:helo')
    .answers('helo', 'actTwice')
    .answers('helo', 'reveal:cylon-reduce-morale')
    .answers('helo', 'no')
    .asksNobody('helo')
    .expect({ revealed: ['helo'], at: { helo: 'resurrection-ship' } })
    .finished()
})

// Declare Emergency

/** Prison Labor with Tigh adding tactics of this strength and 1 against; somebody may hold Declare Emergency. */
const emergency = (strengths: readonly string[], situation: Partial<Situation> = {}) =>
  prisonLabor({
    tops: { destiny: ['leadership 2', 'piloting 1'] },
    hands: { tigh: strengths, roslin: ['leadership 3'] },
    ...situation,
  }).contributes({ tigh: strengths })

rule('Declare Emergency: after the total is known the difficulty falls by 2', () => {
  emergency(['tactics 5', 'tactics 2'])
    .may('roslin', 'play:leadership 3')
    .answers('roslin', 'play:leadership 3')
    .expect({ morale: 10, food: 8, hand: { roslin: 0 } })
    .finished()
})

rule('Declare Emergency: by 2 and not by more', () => {
  emergency(['tactics 4', 'tactics 2']).answers('roslin', 'play:leadership 3').expect({ morale: 9, food: 7 }).finished()
})

rule('Declare Emergency: nobody has to play it', () => {
  emergency(['tactics 5', 'tactics 2'])
    .answers('roslin', 'pass')
    .expect({ morale: 9, food: 7, hand: { roslin: ['leadership 3'] } })
    .finished()
})

rule('Declare Emergency: not before the total is known', () => {
  prisonLabor({ hands: { roslin: ['leadership 3'], tigh: ['tactics 1'], helo: ['politics 3'] } })
    .may('helo', 'play:politics 3')
    .mayNot('roslin', 'play:leadership 3')
    .rest()
})

rule('Declare Emergency: one per skill check', () => {
  emergency(['tactics 5'], {
    hands: { tigh: ['tactics 5'], roslin: ['leadership 3', 'leadership 4'], helo: ['leadership 5'] },
  })
    .answers('helo', 'pass')
    .answers('roslin', 'play:leadership 3')
    .mayNot('roslin', 'play:leadership 4')
    .mayNot('helo', 'play:leadership 5')
    .expect({ morale: 9, food: 7, hand: { roslin: ['leadership 4'], helo: ['leadership 5'] } })
    .finished()
})

rule('Declare Emergency: if two want to play it the current player says who does, and the other keeps the card', () => {
  emergency(['tactics 5', 'tactics 2'], {
    hands: { tigh: ['tactics 5', 'tactics 2'], roslin: ['leadership 3'], helo: ['leadership 5'] },
  })
    .answers('helo', 'play:leadership 5')
    .answers('roslin', 'play:leadership 3')
    .asks('tigh', 'window:order', ['seat:roslin', 'seat:helo'])
    .answers('tigh', 'seat:roslin')
    .expect({ morale: 10, hand: { roslin: 0, helo: ['leadership 5'] } })
    .finished()
})

rule('Declare Emergency: another one in the next check', () => {
  emergency(['tactics 5'], { hands: { tigh: ['tactics 5', 'tactics 1'], roslin: ['leadership 3', 'leadership 4'] } })
    .answers('roslin', 'play:leadership 3')
    .finished()
    .crisis('security-breach')
    .contributes({ tigh: ['tactics 1'] })
    .may('roslin', 'play:leadership 4')
    .rest()
})

/** Elections Loom: 8; from 5 on a partial pass, which costs 1 morale; a failure costs the President 4 cards as well. */
const elections = (strength: string) =>
  given({
    seats,
    current: 'tigh',
    president: 'roslin',
    hands: { tigh: [`politics ${strength}`, 'leadership 3'], roslin: Array<string>(5).fill('politics 1') },
    tops: { destiny: ['leadership 1', 'leadership 2'] },
  })
    .crisis('elections-loom')
    .contributes({ tigh: [`politics ${strength}`] })
    .answers('tigh', 'play:leadership 3')

rule('Declare Emergency: the threshold of a partial pass does not move', () => {
  elections('1')
    .answers('roslin', ...Array<string>(4).fill('card:politics 1'))
    .expect({ morale: 9, hand: { roslin: 1 } })
    .finished()
  elections('2')
    .expect({ morale: 9, hand: { roslin: 5 } })
    .finished()
  elections('3')
    .expect({ morale: 10, hand: { roslin: 5 } })
    .finished()
})

rule('Declare Emergency: also in the check of a location, and on a super crisis', () => {
  given({
    seats,
    current: 'helo',
    at: { helo: 'brig' },
    hands: { helo: ['tactics 4'], roslin: ['leadership 3'] },
    tops: { destiny: ['politics 2', 'piloting 1'] },
  })
    .action()
    .answers('helo', 'activate:brig')
    .contributes({ helo: ['tactics 4'] })
    .answers('roslin', 'play:leadership 3')
    .answers('helo', 'location:armory')
    .expect({ at: { helo: 'armory' } })
    .finished()
  given({ seats, current: 'tigh', revealed: ['tigh'], hands: { helo: ['leadership 3'] } })
    .superCrisis('inbound-nukes')
    .contributes(nobody)
    .may('helo', 'play:leadership 3')
    .rest()
})

// Launch Scout

const scout = (dice: readonly number[], situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    hands: { tigh: ['tactics 1'] },
    tops: { crisis: ['riots-b', 'riots-l'], destination: ['deep-space', 'icy-moon'] },
    dice,
    ...situation,
  })
    .action()
    .answers('tigh', 'play:tactics 1')

rule('Launch Scout: on 1 or 2 a raptor is destroyed', () => {
  for (const die of [1, 2]) {
    scout([die])
      .expect({ destroyedRaptors: 1, reserves: { raptors: 3 } })
      .finished()
  }
})

rule('Launch Scout: on 3 or more the top of the Crisis or of the Destination deck is looked at', () => {
  for (const die of [3, 8]) {
    scout([die])
      .asks('tigh', 'scoutDeck:chooseDeck', ['deck:crisis', 'deck:destination'])
      .answers('tigh', 'deck:crisis')
      .asks('tigh', 'scoutDeck:putBack', ['top', 'bottom'])
      .answers('tigh', 'top')
      .expect({ destroyedRaptors: 0, reserves: { raptors: 4 } })
      .finished()
  }
})

for (const [deck, top, next] of [
  ['crisis', 'riots-b', 'riots-l'],
  ['destination', 'deep-space', 'icy-moon'],
] as const) {
  const onlyTheScoutKnows = (table: ReturnType<typeof given>, at: 0 | -1) => {
    const seen = table.view('tigh').decks[deck].cards
    assert.equal(seen.at(at), top)
    assert.equal(seen.filter((card) => card !== '?').length, 1, 'the scout knows this card and no other')
    for (const other of ['roslin', 'starbuck', 'helo', 'spectator'] as const) {
      assert.deepEqual(new Set(table.view(other).decks[deck].cards), new Set(['?']))
      assert.ok(!JSON.stringify(table.view(other).log).includes(top))
    }
  }

  rule(`Launch Scout: the ${deck} card may stay on top; only the scout knows it`, () => {
    const table = scout([3]).answers('tigh', `deck:${deck}`)
    onlyTheScoutKnows(table, -1)
    table.answers('tigh', 'top').finished()
    assert.equal(table.state.decks[deck].cards.at(-1), top)
    onlyTheScoutKnows(table, -1)
  })

  rule(`Launch Scout: the ${deck} card may go to the bottom; only the scout knows it`, () => {
    const table = scout([3]).answers('tigh', `deck:${deck}`).answers('tigh', 'bottom').finished()
    assert.equal(table.state.decks[deck].cards.at(-1), next)
    onlyTheScoutKnows(table, 0)
  })
}

rule('Launch Scout: not without a raptor to risk', () => {
  given({ seats, current: 'tigh', hands: { tigh: ['tactics 1', 'politics 1'] }, destroyedRaptors: 4 })
    .action()
    .may('tigh', 'play:politics 1')
    .mayNot('tigh', 'play:tactics 1')
    .answers('tigh', 'nothing')
    .finished()
  given({ seats, current: 'tigh', hands: { tigh: ['tactics 1'] }, destroyedRaptors: 3 })
    .action()
    .may('tigh', 'play:tactics 1')
    .answers('tigh', 'nothing')
    .finished()
})

rule('Launch Scout: Strategic Planning helps', () => {
  scout([1], { hands: { tigh: ['tactics 1'], roslin: ['tactics 3'] } })
    .answers('roslin', 'play:tactics 3')
    .answers('tigh', 'deck:crisis')
    .answers('tigh', 'top')
    .expect({ destroyedRaptors: 0 })
    .finished()
})

// Strategic Planning and die rolls

/** Galactica's guns: a basestar is damaged by 5 or more, a heavy raider destroyed by 7 or more. */
const guns = (dice: readonly number[], situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    at: { tigh: 'weapons-control' },
    space: { front: { heavyRaiders: 1, raiders: 1 } },
    hands: { roslin: ['tactics 3'] },
    dice,
    ...situation,
  })
    .action()
    .answers('tigh', 'activate:weapons-control')

rule('Strategic Planning: before a die is rolled anybody may add 2 to its result', () => {
  guns([5])
    .answers('tigh', 'attack:front:heavyRaider')
    .answers('roslin', 'play:tactics 3')
    .expect({ heavyRaiders: { front: 0 }, hand: { roslin: 0 } })
    .finished()
  guns([4])
    .answers('tigh', 'attack:front:heavyRaider')
    .answers('roslin', 'play:tactics 3')
    .expect({ heavyRaiders: { front: 1 } })
    .finished()
})

rule('Strategic Planning: before the roll, not after it', () => {
  given({
    seats,
    current: 'helo',
    at: { helo: 'weapons-control' },
    space: { front: { heavyRaiders: 1 } },
    hands: { roslin: ['tactics 3'] },
    dice: [5],
  })
    .action()
    .answers('helo', 'activate:weapons-control')
    .may('roslin', 'play:tactics 3')
    .answers('roslin', 'pass')
    .may('helo', 'ability:ecoOfficer')
    .mayNot('roslin', 'play:tactics 3')
    .answers('helo', 'pass')
    .expect({ heavyRaiders: { front: 1 } })
    .finished()
})

rule('Strategic Planning: one per die roll', () => {
  guns([3], { hands: { roslin: ['tactics 3', 'tactics 4'], helo: ['tactics 5'] } })
    .answers('tigh', 'attack:front:heavyRaider')
    .answers('helo', 'pass')
    .answers('roslin', 'play:tactics 3')
    .mayNot('roslin', 'play:tactics 4')
    .mayNot('helo', 'play:tactics 5')
    .expect({ heavyRaiders: { front: 1 }, hand: { roslin: ['tactics 4'], helo: ['tactics 5'] } })
    .finished()
})

rule('Strategic Planning: on the dice of Cylon ships too, where it does harm', () => {
  given({
    seats,
    current: 'tigh',
    space: { front: { raiders: 1, vipers: 1 } },
    hands: { roslin: ['tactics 3'] },
    dice: [6],
  })
    .activate('raiders')
    .answers('roslin', 'play:tactics 3')
    .expect({ destroyedVipers: 1 })
    .finished()
})

rule('Strategic Planning: on the die of FTL Control, and on that of a crisis', () => {
  given({
    seats,
    current: 'tigh',
    at: { tigh: 'ftl-control' },
    jumpPreparation: 3,
    hands: { roslin: ['tactics 3'] },
    dice: [5],
  })
    .action()
    .answers('tigh', 'activate:ftl-control')
    .answers('roslin', 'play:tactics 3')
    .expect({ population: 12 })
    .rest()
  given({ seats, current: 'tigh', hands: { roslin: ['tactics 3'] }, dice: [3] })
    .crisis('informing-the-public')
    .answers('tigh', 'option:1')
    .answers('roslin', 'play:tactics 3')
    .expect({ morale: 10, population: 12 })
    .finished()
})

rule('Die rolls: a result is never above 8', () => {
  const table = guns([7], { space: { front: { basestars: [['structural-damage']] } } })
    .answers('roslin', 'play:tactics 3')
    .finished()
  assert.deepEqual(results(table), [8])
  assert.deepEqual(
    results(guns([8]).answers('tigh', 'attack:front:raider').answers('roslin', 'play:tactics 3').finished()),
    [8],
  )
})

rule('Die rolls: what is above 8 is lost, and does not make up for a later −2', () => {
  const table = given({
    seats,
    current: 'tigh',
    at: { starbuck: 'front' },
    space: { front: { raiders: 1 } },
    hands: { roslin: ['tactics 3'], helo: ['piloting 1'] },
    dice: [8, 4],
  })
    .activate('raiders')
    .answers('roslin', 'play:tactics 3')
    .answers('helo', 'play:piloting 1')
    .finished()
  assert.deepEqual(results(table), [8, 4])
})

rule('Die rolls: a result is never below 1', () => {
  const table = given({
    seats,
    current: 'tigh',
    at: { starbuck: 'front' },
    space: { front: { raiders: 1 } },
    hands: { helo: ['piloting 1'] },
    dice: [8, 2],
  })
    .activate('raiders')
    .answers('helo', 'play:piloting 1')
    .expect({ at: { starbuck: 'front' } })
    .finished()
  assert.deepEqual(results(table), [8, 1])
})

// Evasive Maneuvers

/** A raider attacks a viper: 5 to 7 damages it, 8 destroys it. */
const underFire = (dice: readonly number[], situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    space: { front: { raiders: 1, vipers: 1 } },
    hands: { starbuck: ['piloting 1'] },
    dice,
    ...situation,
  }).activate('raiders')

const piloted = { space: { front: { raiders: 1 } }, at: { helo: 'front' } } as const

rule('Evasive Maneuvers: after an attack on a viper the die is rolled again', () => {
  underFire([8, 4])
    .answers('starbuck', 'play:piloting 1')
    .expect({ vipers: { front: 1 }, destroyedVipers: 0, hand: { starbuck: 0 } })
    .finished()
})

rule('Evasive Maneuvers: the new result stands, without a modifier for an unmanned viper', () => {
  underFire([8, 5])
    .answers('starbuck', 'play:piloting 1')
    .expect({ vipers: { front: 0 }, damagedVipers: 1 })
    .finished()
  underFire([5, 8])
    .answers('starbuck', 'play:piloting 1')
    .expect({ vipers: { front: 0 }, damagedVipers: 0, destroyedVipers: 1 })
    .finished()
})

rule('Evasive Maneuvers: 2 is subtracted from the new result if the viper is piloted', () => {
  underFire([8, 6], piloted)
    .answers('starbuck', 'play:piloting 1')
    .expect({ at: { helo: 'front' }, damagedVipers: 0 })
    .finished()
  underFire([8, 7], piloted)
    .answers('starbuck', 'play:piloting 1')
    .expect({ at: { helo: 'sickbay' }, damagedVipers: 1 })
    .finished()
})

rule('Evasive Maneuvers: the pilot may play it too, and nobody has to', () => {
  underFire([8, 1], { ...piloted, hands: { helo: ['piloting 2'] } })
    .answers('helo', 'play:piloting 2')
    .expect({ at: { helo: 'front' } })
    .finished()
  underFire([8, 1], { ...piloted, hands: { helo: ['piloting 2'] } })
    .answers('helo', 'pass')
    .expect({ at: { helo: 'sickbay' }, destroyedVipers: 1, hand: { helo: 1 } })
    .finished(1)
})

rule('Evasive Maneuvers: another one may be played on the new roll', () => {
  const table = underFire([8, 7, 2], { hands: { starbuck: ['piloting 1', 'piloting 2'] } })
    .answers('starbuck', 'play:piloting 1')
    .may('starbuck', 'play:piloting 2')
    .answers('starbuck', 'play:piloting 2')
    .expect({ vipers: { front: 1 }, hand: { starbuck: 0 } })
    .finished()
  assert.deepEqual(results(table), [8, 7, 2])
})

rule('Evasive Maneuvers: with a second one the new roll of a piloted viper counts 4 less', () => {
  const table = underFire([8, 8, 8], { ...piloted, hands: { starbuck: ['piloting 1', 'piloting 2'] } })
    .answers('starbuck', 'play:piloting 1')
    .answers('starbuck', 'play:piloting 2')
    .expect({ at: { helo: 'front' }, hand: { starbuck: 0 } })
    .finished()
  assert.deepEqual(results(table), [8, 6, 4])
})

rule('Evasive Maneuvers: not before the new roll has been made', () => {
  const table = underFire([8, 4], { hands: { starbuck: ['piloting 1', 'piloting 2'] } }).answers(
    'starbuck',
    'play:piloting 1',
  )
  assert.deepEqual(results(table), [8, 4], 'the die is rolled again before anybody is asked anew')
  table.rest()
})

rule('Evasive Maneuvers: a Strategic Planning played before stays for the new roll', () => {
  underFire([4, 6], { ...piloted, hands: { starbuck: ['piloting 1'], roslin: ['tactics 3'] } })
    .answers('roslin', 'play:tactics 3')
    .answers('starbuck', 'play:piloting 1')
    .expect({ at: { helo: 'sickbay' }, damagedVipers: 1 })
    .finished()
})

rule('Evasive Maneuvers: its −2 stays when Helo rolls that die again', () => {
  const table = underFire([8, 8, 6], {
    current: 'helo',
    at: { starbuck: 'front', helo: 'command' },
    space: { front: { raiders: 1 } },
    hands: { roslin: ['piloting 1'] },
  })
    .answers('helo', 'pass')
    .answers('roslin', 'play:piloting 1')
    .answers('helo', 'ability:ecoOfficer')
    .expect({ at: { starbuck: 'front' } })
    .finished()
  assert.deepEqual(results(table), [8, 6, 4])
})

rule('Evasive Maneuvers: only against attacks on vipers', () => {
  given({ seats, current: 'tigh', space: { front: { raiders: 1 } }, hands: { starbuck: ['piloting 1'] }, dice: [8] })
    .activate('raiders')
    .mayNot('starbuck', 'play:piloting 1')
    .finished()
  given({ seats, current: 'tigh', space: { front: { basestars: 1 } }, hands: { starbuck: ['piloting 1'] }, dice: [8] })
    .activate('basestars')
    .mayNot('starbuck', 'play:piloting 1')
    .finished()
  given({
    seats,
    current: 'starbuck',
    at: { starbuck: 'front' },
    space: { front: { raiders: 1 } },
    hands: { starbuck: ['piloting 1'] },
    dice: [1],
  })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .mayNot('starbuck', 'play:piloting 1')
    .finished()
})

rule('Evasive Maneuvers: not when a viper is damaged without being attacked', () => {
  given({
    seats,
    current: 'tigh',
    space: { front: { vipers: 2 } },
    hands: { starbuck: ['piloting 1'] },
    tops: { destiny: ['politics 1', 'politics 2'] },
  })
    .crisis('weapon-malfunction')
    .contributes(nobody)
    .mayNot('starbuck', 'play:piloting 1')
    .expect({ damagedVipers: 2, hand: { starbuck: 1 } })
    .finished()
})

// Maximum Firepower

const firepower = (dice: readonly number[], situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'starbuck',
    at: { starbuck: 'front' },
    space: { front: { raiders: 4, heavyRaiders: 1, basestars: 1 } },
    hands: { starbuck: ['piloting 3'] },
    dice,
    ...situation,
  }).action()

rule('Maximum Firepower: up to 4 attacks, each on a Cylon ship of the own area that is chosen then', () => {
  firepower([3, 2, 7, 3])
    .answers('starbuck', 'play:piloting 3')
    .asks('starbuck', 'flyViper:choose', [
      'attack:front:raider',
      'attack:front:heavyRaider',
      'attack:front:basestar:0',
      'done',
    ])
    .answers('starbuck', 'attack:front:raider')
    .answers('starbuck', 'attack:front:raider')
    .answers('starbuck', 'attack:front:heavyRaider')
    .answers('starbuck', 'attack:front:raider')
    .expect({ raiders: { front: 2 }, heavyRaiders: { front: 0 }, at: { starbuck: 'front' } })
    .mayNot('starbuck', 'attack:front:raider')
    .finished()
})

rule('Maximum Firepower: the pilot may stop early', () => {
  firepower([3])
    .answers('starbuck', 'play:piloting 3')
    .answers('starbuck', 'attack:front:raider')
    .answers('starbuck', 'done')
    .expect({ raiders: { front: 3 } })
    .finished()
})

rule('Maximum Firepower: it ends when no target is left', () => {
  firepower([3, 3], { space: { front: { raiders: 2 }, rear: { raiders: 2 } } })
    .answers('starbuck', 'play:piloting 3')
    .mayNot('starbuck', 'attack:rear:raider')
    .mayNot('starbuck', 'fly:portBow')
    .answers('starbuck', 'attack:front:raider')
    .answers('starbuck', 'attack:front:raider')
    .asksNobody('starbuck')
    .expect({ raiders: { front: 0, rear: 2 } })
    .finished()
})

rule('Maximum Firepower: only while piloting, and only with a Cylon ship in the area', () => {
  firepower([], { at: { starbuck: 'hangar-deck' } })
    .may('starbuck', 'activate:hangar-deck')
    .mayNot('starbuck', 'play:piloting 3')
    .answers('starbuck', 'nothing')
    .finished()
  firepower([], { at: { starbuck: 'rear' } })
    .may('starbuck', 'viper')
    .mayNot('starbuck', 'play:piloting 3')
    .answers('starbuck', 'nothing')
    .finished()
})

// Repair

const repair = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'tigh', hands: { tigh: ['engineering 1', 'politics 1'] }, ...situation }).action()

rule('Repair: the damaged location where one is', () => {
  repair({ at: { tigh: 'armory' }, damaged: ['armory', 'command'] })
    .answers('tigh', 'play:engineering 1')
    .expect({ damaged: ['command'] })
    .finished()
})

rule('Repair: on the Hangar Deck up to 2 damaged vipers, which go to the Reserves', () => {
  repair({ at: { tigh: 'hangar-deck' }, damagedVipers: 3 })
    .answers('tigh', 'play:engineering 1')
    .asks('tigh', 'repairHere:choose', ['vipers:1', 'vipers:2'])
    .answers('tigh', 'vipers:2')
    .expect({ damagedVipers: 1, reserves: { vipers: 7 } })
    .finished()
  repair({ at: { tigh: 'hangar-deck' }, damagedVipers: 1 })
    .answers('tigh', 'play:engineering 1')
    .expect({ damagedVipers: 0, reserves: { vipers: 8 } })
    .finished()
})

rule('Repair: on a damaged Hangar Deck either the location or the vipers', () => {
  const hangar = { at: { tigh: 'hangar-deck' }, damaged: ['hangar-deck'], damagedVipers: 2 } as const
  repair(hangar)
    .answers('tigh', 'play:engineering 1')
    .answers('tigh', 'location:hangar-deck')
    .expect({ damaged: [], damagedVipers: 2 })
    .finished()
  repair(hangar)
    .answers('tigh', 'play:engineering 1')
    .answers('tigh', 'vipers:2')
    .expect({ damaged: ['hangar-deck'], damagedVipers: 0 })
    .finished()
})

rule('Repair: not where there is nothing to repair', () => {
  for (const situation of [
    { at: { tigh: 'armory' }, damaged: ['command'] },
    { at: { tigh: 'command' }, damagedVipers: 2 },
    { at: { tigh: 'hangar-deck' }, destroyedVipers: 2 },
    { at: { tigh: 'brig' }, damaged: ['command'] },
  ] as const) {
    repair(situation)
      .may('tigh', 'play:politics 1')
      .mayNot('tigh', 'play:engineering 1')
      .answers('tigh', 'nothing')
      .finished()
  }
})

rule('Repair: a repaired location can be activated again', () => {
  given({
    seats,
    current: 'tigh',
    at: { tigh: 'command' },
    damaged: ['command'],
    hands: { tigh: ['engineering 1'] },
  })
    .action('tigh', 2)
    .mayNot('tigh', 'activate:command')
    .answers('tigh', 'play:engineering 1')
    .may('tigh', 'activate:command')
    .answers('tigh', 'nothing')
    .finished()
})

// Scientific Research

rule('Scientific Research: all Engineering cards in the check count for it', () => {
  prisonLabor({
    tops: { destiny: ['engineering 3', 'engineering 1'] },
    hands: { tigh: ['tactics 5', 'engineering 1'], starbuck: ['engineering 4'] },
  })
    .answers('starbuck', 'play:engineering 4')
    .contributes({ tigh: ['tactics 5', 'engineering 1'] })
    .expect({ morale: 10, food: 8 })
    .finished()
})

rule('Scientific Research: without it they count against the check', () => {
  prisonLabor({
    tops: { destiny: ['engineering 3', 'engineering 1'] },
    hands: { tigh: ['tactics 5', 'tactics 4'], starbuck: ['engineering 4'] },
  })
    .contributes({ tigh: ['tactics 5', 'tactics 4'] })
    .expect({ morale: 9, food: 7 })
    .finished()
})

rule('Scientific Research: in this check only', () => {
  prisonLabor({
    tops: { destiny: ['engineering 3', 'engineering 1', 'engineering 2', 'politics 2'] },
    hands: { tigh: ['tactics 5', 'tactics 1', 'leadership 5', 'leadership 2'], starbuck: ['engineering 4'] },
  })
    .answers('starbuck', 'play:engineering 4')
    .contributes({ tigh: ['tactics 5', 'tactics 1'] })
    .expect({ morale: 10, food: 8 })
    .finished()
    .crisis('security-breach') // 6, leadership and tactics: 7 − 4 is not enough
    .contributes({ tigh: ['leadership 5', 'leadership 2'] })
    .finished()
    .expect({ morale: 9 })
})

rule('Scientific Research: before cards are added, and only once', () => {
  prisonLabor({ hands: { starbuck: ['engineering 3', 'engineering 4'], tigh: ['tactics 1'] } })
    .answers('starbuck', 'play:engineering 3')
    .mayNot('starbuck', 'play:engineering 4')
    .contributes({ tigh: ['tactics 1'] })
    .mayNot('starbuck', 'play:engineering 4')
    .finished()
})

rule('Scientific Research: also in the check of a location, and on a super crisis', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' }, hands: { helo: ['engineering 3'] } })
    .action()
    .answers('tigh', 'activate:brig')
    .may('helo', 'play:engineering 3')
    .rest()
  given({ seats, current: 'tigh', revealed: ['tigh'], hands: { helo: ['engineering 3'] } })
    .superCrisis('inbound-nukes')
    .may('helo', 'play:engineering 3')
    .rest()
})

// All of them

rule('Skill cards: a played card is discarded face up to the deck of its type', () => {
  const table = power().answers('tigh', 'play:politics 1')
  assert.deepEqual(table.view('spectator').decks.politics.discard, ['consolidate-power-1'])
  table.rest()
})

rule('Skill cards: whatever its strength, a card of strength 1 or 2 is one kind and one of 3 to 5 the other', () => {
  for (const strength of [1, 2]) {
    given({
      seats,
      current: 'starbuck',
      at: { starbuck: 'armory' },
      damaged: ['armory'],
      hands: { starbuck: ['politics', 'leadership', 'tactics', 'engineering'].map((type) => `${type} ${strength}`) },
    })
      .action()
      .may('starbuck', `play:politics ${strength}`)
      .may('starbuck', `play:leadership ${strength}`)
      .may('starbuck', `play:tactics ${strength}`)
      .may('starbuck', `play:engineering ${strength}`)
      .answers('starbuck', 'nothing')
      .finished()
  }
  for (const strength of [3, 4, 5]) {
    const helo = [`politics ${strength}`, `engineering ${strength}`]
    prisonLabor({ hands: { helo } })
      .may('helo', `play:politics ${strength}`)
      .may('helo', `play:engineering ${strength}`)
      .rest()
    emergency(['tactics 1'], { hands: { tigh: ['tactics 1'], roslin: [`leadership ${strength}`] } })
      .may('roslin', `play:leadership ${strength}`)
      .rest()
    guns([5], { hands: { roslin: [`tactics ${strength}`] } })
      .answers('tigh', 'attack:front:heavyRaider')
      .may('roslin', `play:tactics ${strength}`)
      .rest()
    firepower([3], { hands: { starbuck: [`piloting ${strength}`] } })
      .may('starbuck', `play:piloting ${strength}`)
      .rest(3)
  }
})

rule('Skill cards: a revealed Cylon may not use their text', () => {
  const all = ['politics', 'leadership', 'tactics', 'piloting', 'engineering']
  const cylon = {
    revealed: ['roslin'],
    hands: { roslin: all.map((type) => `${type} 3`), tigh: ['tactics 1'] },
  } as const
  prisonLabor(cylon)
    .mayNot('roslin', 'play:politics 3')
    .mayNot('roslin', 'play:engineering 3')
    .contributes({ tigh: ['tactics 1'] })
    .mayNot('roslin', 'play:leadership 3')
    .expect({ hand: { roslin: 5 } })
    .finished()
  given({ seats, current: 'tigh', ...cylon, space: { front: { raiders: 1, vipers: 1 } }, dice: [8] })
    .activate('raiders')
    .mayNot('roslin', 'play:tactics 3')
    .finished()
  const weak = all.map((type) => `${type} 1`)
  given({
    seats,
    current: 'tigh',
    revealed: ['roslin'],
    hands: { roslin: weak },
    space: { front: { raiders: 1, vipers: 1 } },
    dice: [8],
  })
    .activate('raiders')
    .mayNot('roslin', 'play:piloting 1')
    .expect({ destroyedVipers: 1, hand: { roslin: 5 } })
    .finished()
  given({ seats, current: 'roslin', revealed: ['roslin'], at: { roslin: 'caprica' }, hands: { roslin: weak } })
    .action()
    .asks('roslin', 'action:choose', ['activate:caprica', 'nothing'])
    .answers('roslin', 'nothing')
    .finished()
})

rule('Skill cards: a prisoner may use their text', () => {
  prisonLabor({ at: { helo: 'brig' }, hands: { helo: ['politics 3', 'engineering 3'] } })
    .may('helo', 'play:politics 3')
    .may('helo', 'play:engineering 3')
    .rest()
})
