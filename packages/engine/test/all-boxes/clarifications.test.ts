// Corners where boxes meet that a public summary of the rules decides, or that follow from two rulebooks together: what a sheet has begun
// when its character is executed, vipers of every kind and cards of every box, leaders on the way to the nebula, ships on New Caprica.

import assert from 'node:assert/strict'
import { perform } from '../../src/core/node.ts'
import { newGame, pending, submit } from '../../src/index.ts'
import { damageGalactica, destroyCivilianShip } from '../../src/language/nodes/ships.ts'
import { traumaOf } from '../../src/sets/exodus/ionian-nebula/trauma.ts'
import { execution } from '../../src/sets/parts/execution.ts'
import { rule, type Situation, setUp } from '../../testing/index.ts'
import { allBoxes, exodusAndDaybreak, pegasusAndDaybreak } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const
const human = 'you-are-not-a-cylon'
const hidden = ['learn-to-cherish', 'keep-them-docile']

// Sheets and executions

for (const [boxes, name] of [
  [pegasusAndDaybreak, 'Pegasus and Daybreak'],
  [allBoxes, 'all boxes'],
] as const) {
  rule(`${name}: whoever follows a Lampkin who was caught stealing is not sent to the Brig for it`, () => {
    boxes({
      seats: ['lampkin', 'roslin', 'starbuck', 'adama'],
      at: { lampkin: 'administration', roslin: 'administration' },
      admiral: 'adama',
      president: 'roslin',
      tops: { crisis: ['a-verdict-of-guilty'] },
      hands: { adama: ['tactics 1'] },
    })
      .movementStep()
      .answers('lampkin', 'stay')
      .until('crisis:option')
      .answers('adama', 'option:0')
      .answers('lampkin', 'character:saul-tigh')
      .rest()
      .expect({ at: { tigh: 'command' } })
  })
  rule(`${name}: whoever follows a Hoshi who has airlocked himself is not organized`, () => {
    const shots = ['tactics 4', 'tactics 3', 'tactics 3']
    boxes({
      seats: ['hoshi', 'roslin', 'starbuck', 'adama'],
      at: { hoshi: 'airlock' },
      hands: { adama: shots },
      tops: { destiny: ['tactics 3', 'tactics 4'] },
    })
      .actionStep()
      .answers('hoshi', 'ability:organized')
      .answers('hoshi', 'activate:airlock')
      .answers('hoshi', 'seat:hoshi')
      .contributes({ adama: shots })
      .answers('hoshi', 'character:saul-tigh')
      .until('organized:choose')
      .finished()
      .expect({ character: { 0: 'tigh' } })
  })
}
rule('Lampkin who reveals himself after he was caught stays with the Cylons', () => {
  pegasusAndDaybreak({
    seats: ['lampkin', 'roslin', 'starbuck', 'adama'],
    at: { lampkin: 'administration', roslin: 'administration' },
    loyalty: { lampkin: ['cylon-reduce-morale'] },
  })
    .movementStep()
    .answers('lampkin', 'stay')
    .answers('lampkin', 'reveal:cylon-reduce-morale')
    .rest()
    .expect({ at: { lampkin: 'resurrection-ship' } })
})
rule(
  'Boomer, executed before the Sleeper Agent phase, is dealt the Mutineer: shown, with another card and one Mutiny card',
  () => {
    const { state } = pegasusAndDaybreak({
      seats: ['boomer', 'roslin', 'starbuck', 'adama'],
      admiral: 'boomer',
      tops: { loyalty: ['you-are-the-mutineer', human] },
    })
      .begins((game) => execution.begin(game, { seat: 0 }))
      .answers('boomer', 'character:saul-tigh')
      .rest()
      .expect({ mutineer: 'tigh', admiral: 'adama' })
    assert.equal(state.seats[0].loyalty.length, 3)
    assert.equal(state.kept?.find(({ by, deck }) => by === 0 && deck === 'mutiny')?.cards.length, 1)
  },
)

rule('The Engine Room: the icon that it gives a crisis has the Mutineer draw, and two icons are as good as one', () => {
  for (const card of ['domestic-dispute', 'hybrid-in-panic']) {
    const table = pegasusAndDaybreak({
      seats: ['adama', 'roslin', 'starbuck', 'tyrol'],
      mutineer: 'adama',
      at: { adama: 'engine-room' },
      hands: { adama: ['tactics 1', 'tactics 2'] },
      tops: { crisis: [card], destiny: ['politics 1', 'politics 2'] },
    })
      .actionStep()
      .answers('adama', 'activate:engine-room')
      .rest()
    assert.equal(table.log('drawsMutiny').length, 1)
  }
})

// Ships

rule('Gravity Well: Full Throttle costs one card for all of it, and nothing is done without one', () => {
  const plays = (hand: readonly string[]) =>
    pegasusAndDaybreak({
      seats: ['starbuck', 'roslin', 'tigh', 'adama'],
      at: { starbuck: 'front' },
      inPlay: ['event-horizon'],
      space: { rear: { raiders: 1 } },
      hands: { starbuck: ['full-throttle-1', ...hand] },
      dice: [8],
    })
      .action()
      .answers('starbuck', 'play:full-throttle-1')
  plays(['tactics 1', 'tactics 2'])
    .answers('starbuck', 'fly:rear')
    .answers('starbuck', 'card:tactics 1')
    .answers('starbuck', 'attack:rear:raider')
    .finished()
    .expect({ hand: { starbuck: 1 }, at: { starbuck: 'rear' }, raiders: { rear: 0 } })
  plays([])
    .finished(8)
    .expect({ at: { starbuck: 'front' } })
})
rule('Full Throttle in an assault raptor: it damages a basestar on 7, too', () => {
  pegasusAndDaybreak({
    seats: ['starbuck', 'roslin', 'tigh', 'adama'],
    at: { starbuck: 'front' },
    inAssaultRaptor: ['starbuck'],
    space: { front: { basestars: 1 } },
    hands: { starbuck: ['full-throttle-1'] },
    dice: [7],
    tokens: ['disabled-hangar'],
  })
    .action()
    .answers('starbuck', 'play:full-throttle-1')
    .answers('starbuck', 'stay')
    .answers('starbuck', 'attack:front:basestar:0')
    .finished()
    .told('basestarDamaged')
})
rule('Needs of the People: nothing is repaired on a Pegasus that is destroyed', () => {
  const lost = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const
  const repairs = (damaged: Situation['damaged']) =>
    pegasusAndDaybreak({
      seats,
      options: { objective: 'earth' },
      damaged,
      at: { tigh: 'bridge' },
      hands: { tigh: ['leadership 5', 'leadership 4', 'leadership 4'] },
      tops: { mission: ['needs-of-the-people'], destiny: ['politics 3', 'politics 3'] },
    })
      .action()
      .answers('tigh', 'activate:bridge')
      .contributes({ tigh: ['leadership 5', 'leadership 4', 'leadership 4'] })
  repairs([...lost, 'armory', 'command'])
    .asks('tigh', 'repairOneLocation:choose', ['location:armory', 'location:command'])
    .rest()
  repairs(['airlock', 'armory'])
    .asks('tigh', 'repairOneLocation:choose', ['location:armory', 'location:airlock'])
    .rest()
})
rule('Clipped Wings: vipers of every kind come home and are repaired, and pilots with them', () => {
  exodusAndDaybreak({
    seats,
    options: { cylonFleet: true },
    mutiny: { tigh: ['clipped-wings'] },
    at: { starbuck: 'front' },
    markVII: { front: 1, reserves: 1 },
    assaultRaptors: { rear: 1 },
    damagedVipers: 3,
    space: { rear: { vipers: 1 } },
  })
    .action()
    .answers('tigh', 'mutiny:clipped-wings')
    .rest()
    .expect({ markVII: { reserves: 4 }, assaultRaptors: { reserves: 1, beside: 3 }, damagedVipers: 0 })
    .expect({ at: { starbuck: 'hangar-deck' }, vipers: { front: 0, rear: 0 } })
})
rule('Launch Reserves and Raider Bay with the Cylon Fleet: a viper that was placed may escort a ship, too', () => {
  const ships = { front: { civilians: ['population-1'] } } as const
  const reserves = exodusAndDaybreak({
    seats: ['starbuck', 'roslin', 'tigh', 'adama'],
    options: { cylonFleet: true },
    at: { starbuck: 'front' },
    space: ships,
    assaultRaptors: { beside: 3 },
    hands: { starbuck: ['launch-reserves-5'] },
  })
    .action()
    .answers('starbuck', 'play:launch-reserves-5')
    .answers('starbuck', 'reinforce:front:1')
    .until('activatePlaced:activate')
  const [{ id }] = reserves.state.space.front.civilians
  reserves
    .answers('starbuck', `escort:front:${id}`)
    .rest()
    .expect({ civilians: { front: 0 }, vipers: { front: 1 } })
  const bay = exodusAndDaybreak({
    seats,
    options: { cylonFleet: true, objective: 'earth' },
    at: { tigh: 'raider-bay' },
    rebels: 'humans',
    space: ships,
  })
    .action()
    .answers('tigh', 'activate:raider-bay')
    .answers('tigh', 'bay:front:viper')
    .until('activatePlaced:activate')
  bay.may('tigh', `escort:front:${bay.state.space.front.civilians[0].id}`).goesOn()
})
rule('Gas Giant: the Admiral may give up an assault raptor that has stayed in space', () => {
  exodusAndDaybreak({
    seats,
    admiral: 'adama',
    assaultRaptors: { front: 1 },
    tops: { destination: ['gas-giant', 'icy-moon'] },
    fuel: 6,
  })
    .jump()
    .answers('tigh', 'viper:front:assaultRaptor')
    .answers('adama', 'card:gas-giant')
    .answers('adama', 'yes')
    .asks('adama', 'giveUpViper:choose', ['reserveViper', 'viper:front:assaultRaptor'])
    .answers('adama', 'viper:front:assaultRaptor')
    .finished()
    .expect({ fuel: 7, assaultRaptors: { beside: 3, destroyed: 1 }, vipers: { front: 0 } })
})
rule('Apollo may start in an assault raptor, and whoever follows as Apollo in any kind that is in the Reserves', () => {
  const asked = new Set<string>()
  const game = newGame({ players: 4, sets: ['base', 'daybreak'], objective: 'kobol' }, 'Apollo starts')
  while (game.turn === 0) {
    const [{ seat, id, options, fallback, kind }] = pending(game)
    const ids = options.map((one) => one.id)
    if (kind === 'setup:placeCharacter') for (const one of ids) asked.add(one)
    submit(game, seat, id, ids.find((one) => one === 'character:lee-apollo-adama') ?? fallback)
  }
  const launches = ['area:portBow', 'area:portAft', 'launch:portBow:assaultRaptor', 'launch:portAft:assaultRaptor']
  assert.deepEqual(
    [...asked].filter((one) => !one.startsWith('location:')),
    launches,
  )
  allBoxes({ seats, options: { cylonFleet: true }, markVII: { reserves: 1 } })
    .begins((state) => execution.begin(state, { seat: 0 }))
    .answers('tigh', 'character:lee-apollo-adama')
    .asks('apollo', 'execution:arrive', [...launches, 'launch:portBow:markVII', 'launch:portAft:markVII'])
    .rest()
})
rule('Specialized: Cottle builds no nuke', () => {
  exodusAndDaybreak({
    seats: ['cottle', 'roslin', 'starbuck', 'adama'],
    nukes: 1,
    hands: { cottle: ['build-nuke-6', 'politics 1'] },
  })
    .action()
    .isAskedWithout('cottle', 'play:build-nuke-6')
    .goesOn()
})

// The Ionian Nebula

rule('Leaders of every box begin with three trauma tokens, as everybody', () => {
  const game = setUp(
    { players: 7, sets: ['base', 'pegasus', 'exodus', 'daybreak'], objective: 'ionian-nebula' },
    'trauma of a leader',
  )
  assert.deepEqual(
    game.seats.map((_, seat) => traumaOf(game, seat).length),
    game.seats.map(() => 3),
  )
})

const towardsNebula = (situation: Partial<Situation>) =>
  exodusAndDaybreak({
    seats: ['doral', 'roslin', 'starbuck', 'adama'],
    infiltrating: ['doral'],
    motives: { doral: hidden },
    ...situation,
    options: { objective: 'ionian-nebula' },
  })

rule('An infiltrator who draws a disaster is executed as a leader: the Resurrection Ship, and all tokens kept', () => {
  const table = towardsNebula({
    at: { doral: 'sickbay' },
    traumaOn: { sickbay: 'disaster' },
    trauma: { doral: ['benevolent'] },
    morale: 8,
  })
    .turn()
    .rest()
    .expect({ at: { doral: 'resurrection-ship' }, revealed: ['doral'], trauma: { doral: ['benevolent'] }, morale: 8 })
  assert.equal(table.log('crisis').length, 0)
})
rule('An infiltrator meets allies', () => {
  towardsNebula({
    at: { doral: 'hangar-deck' },
    allies: [{ ally: 'chief-galen-tyrol', token: 'benevolent' }],
    trauma: { doral: ['antagonistic'] },
    damagedVipers: 1,
  })
    .movementStep()
    .answers('doral', 'stay')
    .asks('doral', 'chooseEffect:choose')
    .goesOn()
})
// What a sheet does at the end of the Movement step, and an ally who is met there

const endsMovement = (who: 'ellen' | 'lampkin', situation: Partial<Situation>) =>
  allBoxes({
    seats: [who, 'roslin', 'starbuck', 'adama'],
    noMoreAllies: true,
    ...situation,
    options: { objective: 'ionian-nebula' },
  })
    .movementStep()
    .answers(who, 'stay')

rule('Politically Adroit and an ally: Ellen says which comes first, and may use it where the ally has led her', () => {
  const ellen = (situation: Partial<Situation> = {}) =>
    endsMovement('ellen', {
      at: { ellen: 'sickbay', starbuck: 'sickbay', roslin: 'command' },
      hands: { ellen: ['politics 1'] },
      allies: [{ ally: 'dr-sherman-cottle', token: 'benevolent' }],
      ...situation,
    })
  ellen()
    .asks('ellen', 'endOfMovement:order', ['ability:politicallyAdroit', 'meetAlly'])
    .answers('ellen', 'ability:politicallyAdroit')
    .answers('ellen', 'seat:starbuck')
    .answers('ellen', 'skills:politics,leadership')
    .answers('ellen', 'location:command')
    .asks('ellen', 'action:choose')
    .goesOn()
  ellen()
    .answers('ellen', 'meetAlly')
    .answers('ellen', 'location:command')
    .asks('ellen', 'politicallyAdroit:whom', ['nobody', 'seat:roslin'])
    .answers('ellen', 'nobody')
    .asks('ellen', 'action:choose')
    .goesOn()
  // Alone she meets the ally first: nobody has to be asked.
  ellen({ at: { ellen: 'sickbay', roslin: 'command' } })
    .answers('ellen', 'location:command')
    .asks('ellen', 'politicallyAdroit:whom', ['nobody', 'seat:roslin'])
    .goesOn()
})
rule('Kleptomania and an ally: Lampkin says which comes first, and steals nothing where nobody is', () => {
  const lampkin = (first: string) =>
    endsMovement('lampkin', {
      at: { lampkin: 'sickbay', starbuck: 'sickbay' },
      hands: { lampkin: ['politics 1', 'politics 2', 'politics 3'] },
      allies: [{ ally: 'simon-oneill', token: 'antagonistic' }],
      tops: { trauma: ['benevolent', 'benevolent'] },
    }).answers('lampkin', first)
  lampkin('ability:kleptomania').asks('lampkin', 'discardSkillCards:choose').goesOn()
  lampkin('meetAlly')
    .answers('lampkin', 'location:armory')
    .asks('lampkin', 'action:choose')
    .goesOn()
    .expect({ hand: { lampkin: 3 }, traumaCount: { lampkin: 2 } })
})
rule('Whoever is executed by an ally does nothing more at the end of the Movement step', () => {
  endsMovement('lampkin', {
    at: { lampkin: 'sickbay', starbuck: 'sickbay' },
    hands: { lampkin: ['politics 1', 'politics 2', 'politics 3'] },
    allies: [{ ally: 'simon-oneill', token: 'antagonistic' }],
    tops: { trauma: ['disaster', 'benevolent'] },
  })
    .answers('lampkin', 'meetAlly')
    .answers('lampkin', 'character:saul-tigh')
    .rest()
    .expect({ at: { tigh: 'command' } })
})
rule('Lion’s Head Nebula at the crossroads: the marker goes to Start and then two spaces on', () => {
  exodusAndDaybreak({
    seats,
    options: { objective: 'ionian-nebula' },
    admiral: 'adama',
    travelled: ['deep-space', 'deep-space', 'icy-moon'],
    tops: { destination: ['lions-head-nebula', 'barren-planet'] },
  })
    .jump()
    .answers('adama', 'card:lions-head-nebula')
    .rest()
    .told('crossroadsPhase')
    .expect({ jumpPreparation: 2 })
})

rule('A leader who is eliminated is asked about motives no more', () => {
  const table = towardsNebula({
    infiltrating: [],
    current: 'roslin',
    motives: { doral: ['end-the-chase', 'keep-them-docile'] },
    trauma: { doral: Array.from({ length: 8 }, () => 'benevolent') },
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'], crossroads: ['scanned'] },
    tokens: ['damage-ftl-control'],
  })
    .jump()
    .until('testing:finished')
    .expect({ outOfTheGame: [0] })
    .begins((game) => perform(game, damageGalactica(), {}))
    .nobodyIsAsked()
    .finished()
    .expect({ damaged: ['ftl-control'], shownMotives: [] })
  assert.equal(table.state.over, undefined)
})

// New Caprica

rule('Lion’s Head Nebula before New Caprica: two spaces less until Galactica returns', () => {
  const { state } = allBoxes({
    seats,
    options: { objective: 'new-caprica' },
    admiral: 'adama',
    travelled: ['deep-space', 'deep-space'],
    tops: { destination: ['lions-head-nebula', 'barren-planet'] },
  })
    .jump()
    .answers('adama', 'card:lions-head-nebula')
    .rest()
    .expect({ jumpPreparation: 2 })
  assert.equal(state.crisisDeck, 'newCaprica')
})
rule('A ship that was escorted on New Caprica is drawn and destroyed before the locked ones', () => {
  const table = allBoxes({
    seats,
    options: { objective: 'new-caprica', cylonFleet: true },
    newCaprica: { orbit: true, locked: ['population-1'], prepared: ['population-1'] },
    patch: (game) => {
      const { civilians } = game.removed
      game.civilianPile.push(...civilians.splice(civilians.indexOf('population-2'), 1))
    },
    population: 9,
  })
  const loses = () => table.begins((game) => perform(game, destroyCivilianShip(), {})).rest()
  loses().expect({ population: 7, locked: 1, prepared: 1 })
  loses().expect({ population: 6, locked: 0, prepared: 1 })
  loses().expect({ population: 5, locked: 0, prepared: 0 })
})

rule('Dogfight: no viper is damaged for a card while Galactica is away with all of them', () => {
  const checked = (orbit: boolean) =>
    pegasusAndDaybreak({
      seats,
      options: { objective: 'new-caprica' },
      newCaprica: { orbit },
      hands: { starbuck: ['dogfight-maneuver-0'] },
      tops: { destiny: ['politics 1', 'tactics 2'] },
    })
      .crisis('betrayed-from-within')
      .contributes({ starbuck: ['dogfight-maneuver-0'] })
      .until('dogfightManeuver:remove')
  checked(true).asks('tigh', 'dogfightManeuver:remove').goesOn()
  checked(false).finished().expect({ damagedVipers: 0 })
})

rule('Make a Deal frees prisoners of Detention on New Caprica, and of the Brig elsewhere', () => {
  const deals = (at: Situation['at']) =>
    pegasusAndDaybreak({
      seats,
      options: { objective: 'new-caprica' },
      newCaprica: { orbit: true },
      ...(at === undefined ? {} : { at }),
      mutiny: { tigh: ['make-a-deal'] },
    }).action()
  const both = { roslin: 'brig', adama: 'detention' } as const
  deals(both)
    .answers('tigh', 'mutiny:make-a-deal')
    .answers('tigh', 'location:shipyard')
    .rest()
    .expect({ at: { adama: 'shipyard', roslin: 'brig' } })
  deals({ ...both, tigh: 'command' })
    .answers('tigh', 'mutiny:make-a-deal')
    .answers('tigh', 'location:armory')
    .rest()
    .expect({ at: { roslin: 'armory', adama: 'detention' } })
  deals({ roslin: 'brig' }).isAskedWithout('tigh', 'mutiny:make-a-deal').goesOn()
  deals({ adama: 'detention', tigh: 'command' }).isAskedWithout('tigh', 'mutiny:make-a-deal').goesOn()
})

rule('Spiritual Crisis: in Detention Baltar may reveal himself, as Detention stands for the Brig of a sheet', () => {
  const reveals = (at: 'detention' | 'resistance-hq') =>
    pegasusAndDaybreak({
      seats: ['otherBaltar', 'roslin', 'starbuck', 'adama'],
      options: { objective: 'new-caprica' },
      newCaprica: {},
      at: { otherBaltar: at },
      loyalty: { otherBaltar: ['cylon-reduce-morale'] },
    }).action()
  reveals('detention').may('otherBaltar', 'reveal:cylon-reduce-morale').goesOn()
  reveals('resistance-hq').isAskedWithout('otherBaltar', 'reveal:cylon-reduce-morale').goesOn()
})

rule('Breeder’s Canyon by an Executive Order: of resources that are equally high the current player names one', () => {
  pegasusAndDaybreak({
    seats,
    options: { objective: 'new-caprica' },
    newCaprica: {},
    at: { starbuck: 'breeders-canyon' },
    hands: { tigh: ['executive-order-1'] },
    ...{ food: 8, fuel: 8, morale: 7, population: 7 },
  })
    .action()
    .answers('tigh', 'play:executive-order-1')
    .answers('tigh', 'seat:starbuck')
    .answers('starbuck', 'actTwice')
    .answers('starbuck', 'activate:breeders-canyon')
    .asks('tigh', 'chooseHighest:choose', ['resource:food', 'resource:fuel'])
    .answers('tigh', 'resource:fuel')
    .rest()
    .expect({ fuel: 7, food: 8, jumpPreparation: 1 })
})

const mutinyOnThePlanet = (card: string, orbit: boolean, tokens: readonly string[] = []) =>
  pegasusAndDaybreak({
    seats,
    options: { objective: 'new-caprica' },
    newCaprica: { orbit },
    mutiny: { tigh: [card] },
    jumpPreparation: 2,
    space: { front: { basestars: 1, vipers: 1 } },
    ...{ food: 8, fuel: 8, morale: 8, population: 8 },
    tokens,
  }).action()

rule('Mutiny cards move no ships while Galactica is away, and place none from the stacks afterwards', () => {
  const plays = (card: string, orbit: boolean, tokens: readonly string[] = []) =>
    mutinyOnThePlanet(card, orbit, tokens).answers('tigh', `mutiny:${card}`).rest()
  plays('panic', false).expect({ civilians: { rear: 0 }, locked: 12 })
  plays('panic', true).expect({ civilians: { rear: 0 }, locked: 12 })
  plays('necessary-risk', false).expect({ food: 9, basestars: { front: 1 }, raiders: { front: 0 } })
  plays('scavenging-for-parts', false).expect({ food: 8, damaged: [] })
  plays('scavenging-for-parts', true, ['lose-food']).expect({ food: 7 })
  plays('the-strong-survive', false).expect({ locked: 11, jumpPreparation: 3 })
  plays('feed-the-people', true).expect({ food: 9, jumpPreparation: 2 })
  plays('peaceful-resistance', false).expect({ at: { tigh: 'medical-center' } })
  mutinyOnThePlanet('unauthorized-usage', false).isAskedWithout('tigh', 'mutiny:unauthorized-usage').goesOn()
  mutinyOnThePlanet('clipped-wings', false).isAskedWithout('tigh', 'mutiny:clipped-wings').goesOn()
  mutinyOnThePlanet('clipped-wings', true).may('tigh', 'mutiny:clipped-wings').goesOn()
  mutinyOnThePlanet('unauthorized-usage', true).may('tigh', 'mutiny:unauthorized-usage').goesOn()
})

// Whoever it is in the middle of something

rule('Resignation played on New Caprica: whoever played it may be arrested, not whoever is President by then', () => {
  allBoxes({
    seats: ['roslin', 'tigh', 'starbuck', 'adama'],
    options: { objective: 'new-caprica' },
    newCaprica: {},
    president: 'roslin',
    quorumHand: ['resignation', 'eulogy'],
    dice: [2],
  })
    .action()
    .answers('roslin', 'quorum:resignation')
    .answers('roslin')
    .answers('roslin', 'seat:tigh')
    .finished()
    .expect({ president: 'tigh', at: { roslin: 'detention', tigh: 'resistance-hq' } })
})
rule('The other Zarek who follows an executed Mutineer draws for both, says himself which cards, and stays', () => {
  const { state } = exodusAndDaybreak({ seats, mutineer: 'tigh' })
    .begins((game) => execution.begin(game, { seat: 0 }))
    .answers('tigh', 'character:tom-zarek-alt')
    .asks('otherZarek', 'drawMutiny:choose')
    .rest()
    .expect({ mutineer: 'otherZarek', at: { otherZarek: 'weapons-control' } })
  assert.equal(state.kept?.find(({ by, deck }) => by === 0 && deck === 'mutiny')?.cards.length, 2)
})
rule('Lured into a Trap: the jump that leads to the crossroads executes whoever was in FTL Control before it', () => {
  const { state } = allBoxes({
    seats,
    current: 'adama',
    admiral: 'adama',
    options: { objective: 'ionian-nebula' },
    at: { tigh: 'ftl-control' },
    inPlay: ['lured-into-a-trap'],
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: {
      destination: ['barren-planet', 'barren-planet'],
      crossroads: ['the-opera-house', 'perjury', 'testimony', 'scanned'],
    },
  })
    .jump()
    .rest()
    .told('crossroadsPhase', 'trial', 'executed')
    .expect({ inPlay: [] })
  assert.notEqual(state.seats[0].character, 'saul-tigh')
})
rule('Deceitful: of all cards that a crisis has him discard Lampkin keeps one', () => {
  exodusAndDaybreak({
    seats: ['lampkin', 'roslin', 'starbuck', 'adama'],
    president: 'lampkin',
    current: 'starbuck',
    hands: { lampkin: ['tactics 1', 'politics 2', 'politics 3'] },
  })
    .crisis('ambushed-by-the-press')
    .answers('lampkin', 'option:1')
    .answers('lampkin', 'card:tactics 1', 'card:politics 2')
    .rest()
    .expect({ hand: { lampkin: 1 } })
})
rule('Looking at the top of a deck that has not as many cards: it is made anew for those that are missing', () => {
  const tory = exodusAndDaybreak({ seats: ['tory', 'tigh', 'starbuck', 'adama'], left: { quorum: 2 } })
    .action()
    .answers('tory', 'ability:influential')
    .asks('tory', 'influential:sort')
    .goesOn()
  assert.equal(tory.asked('tory').options.length, 5)
})
