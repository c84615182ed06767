// The Search for Home: Demetrius, missions, the Rebel Basestar, and Earth.

import assert from 'node:assert/strict'
import { languages } from '../../src/core/languages.ts'
import { checkOptions } from '../../src/index.ts'
import { describeLog } from '../../src/language/log.ts'
import { activateMission } from '../../src/sets/daybreak/search-for-home/missions.ts'
import { determinizationFaults, faultOf, readerOf, rule, type Situation } from '../../testing/index.ts'
import { daybreak, searching } from './table.ts'

const four = {
  seats: ['roslin', 'adama', 'starbuck', 'tyrol'],
  president: 'roslin',
  admiral: 'adama',
  current: 'adama',
  food: 6,
  fuel: 6,
  morale: 6,
  population: 6,
} as const

/** A mission with a check that passes or fails. */
function mission(card: string, outcome: 'pass' | 'fail', more: Partial<Situation> = {}) {
  const strong = {
    roslin: ['politics 5', 'politics 4', 'leadership 4', 'leadership 3', 'tactics 4', 'tactics 3', 'engineering 4'],
    starbuck: ['piloting 4', 'piloting 3', 'tactics 3', 'engineering 3', 'politics 3', 'leadership 5'],
  }
  const table = searching({
    ...four,
    hands: outcome === 'pass' ? strong : {},
    tops: { mission: [card], destiny: ['politics 1', 'politics 1'] },
    ...more,
  }).begins((game) => activateMission.begin(game, { seat: 1 }))
  if (outcome === 'fail') return table.contributes()
  const fits = (words: string) => forMission[card].includes(words.split(' ')[0])
  return table.contributes({ starbuck: strong.starbuck.filter(fits), roslin: strong.roslin.filter(fits) })
}
const forMission: Readonly<Record<string, readonly string[]>> = {
  'attack-on-the-colony': ['tactics', 'piloting'],
  'cylon-civil-war': ['politics', 'leadership', 'tactics'],
  'destroy-the-hub': ['leadership', 'tactics', 'piloting'],
  'digging-up-the-past': ['politics', 'leadership'],
  'needs-of-the-people': ['politics', 'leadership', 'engineering'],
  'rescue-hera': ['politics', 'tactics', 'piloting'],
  'the-red-stripes': ['tactics', 'piloting', 'engineering'],
  'the-search-for-home': ['politics', 'leadership', 'tactics', 'engineering'],
}

rule('Attack on the Colony', () => {
  const space = { front: { basestars: 1 }, rear: { basestars: 1 } }
  const table = mission('attack-on-the-colony', 'pass', { space })
    .finished()
    .expect({ basestars: { front: 0, rear: 0 } })
  // One of the two has left the game.
  table.crisis('blindsided').rest()
  const { front, rear } = table.state.space
  assert.equal(front.basestars.length + rear.basestars.length, 1)
  mission('attack-on-the-colony', 'fail', { tokens: ['damage-armory'] })
    .finished()
    .expect({ basestars: { front: 1 }, damaged: ['armory'] })
})
rule('Cylon Civil War', () => {
  mission('cylon-civil-war', 'pass').finished().expect({ rebels: 'humans' })
  mission('cylon-civil-war', 'fail').finished().expect({ rebels: 'cylons' })
})
rule('Destroy the Hub', () => {
  assert.equal(mission('destroy-the-hub', 'pass').finished().state.boxes?.daybreak?.hubDestroyed, true)
  mission('destroy-the-hub', 'fail', { space: { front: { vipers: 2 } } })
    .rest()
    .expect({ population: 5, vipers: { front: 0 }, damagedVipers: 2 })
})
rule('Digging Up the Past', () => {
  mission('digging-up-the-past', 'pass').finished().expect({ distance: 1, mission: 'digging-up-the-past' })
  mission('digging-up-the-past', 'fail')
    .finished()
    .expect({ distance: 0, mission: { card: 'digging-up-the-past', faceDown: true }, left: { destiny: 12 } })
})
rule('Needs of the People', () => {
  mission('needs-of-the-people', 'pass', { damaged: ['armory', 'command'] })
    .answers('adama', 'location:command')
    .finished()
    .expect({ food: 8, damaged: ['armory'] })
  mission('needs-of-the-people', 'fail')
    .finished()
    .expect({ food: 5, hand: { roslin: 1, adama: 1, starbuck: 1, tyrol: 1 } })
})
rule('Rescue Hera', () => {
  mission('rescue-hera', 'pass', { miracles: { adama: 0, tyrol: 0 } })
    .finished()
    .expect({ miracles: { roslin: 1, adama: 1, starbuck: 1, tyrol: 1 } })
  // Whoever has a token gains none, even with room for more.
  const seats = ['roslin', 'adama', 'starbuck', 'otherBaltar'] as const
  for (const [before, after] of [
    [0, 1],
    [1, 1],
    [2, 2],
  ])
    mission('rescue-hera', 'pass', { seats, miracles: { otherBaltar: before } })
      .finished()
      .expect({ miracles: { otherBaltar: after } })
  mission('rescue-hera', 'fail').finished().expect({ morale: 5, destroyedRaptors: 1 })
})
rule('The Red Stripes', () => {
  const table = mission('the-red-stripes', 'pass', { space: { front: { heavyRaiders: 2 } }, boarding: [1, 0, 1, 0] })
    .finished()
    .expect({ heavyRaiders: { front: 0 }, boarding: [0, 0, 0, 0] })
  table.crisis('lockdown').rest()
  const { front, starboardBow } = table.state.space
  assert.equal(front.heavyRaiders + starboardBow.heavyRaiders, 2)
  mission('the-red-stripes', 'fail')
    .finished()
    .expect({ heavyRaiders: { front: 1 }, boarding: [1, 0, 0, 0] })
})
rule('The Search for Home', () => {
  mission('the-search-for-home', 'pass').finished().expect({ distance: 2 })
  mission('the-search-for-home', 'fail').finished().expect({ distance: 0, fuel: 5 })
})

rule('The rulebook’s example: a mission of distance 2 at distance 8 makes the next jump the last', () => {
  const travelled = ['deep-space', 'deep-space', 'remote-planet', 'remote-planet'] as const
  mission('the-search-for-home', 'pass', { travelled: [...travelled] })
    .finished()
    .expect({ distance: 10 })
    .told('goalInSight')
    .jump()
    .expect({ over: { winner: 'humans', reason: 'earth' } })
    .goesOn()
})

rule('A mission that takes the fleet to distance 4 begins the Sleeper Agent phase at once', () => {
  const travelled = ['deep-space'] as const
  mission('the-search-for-home', 'pass', { travelled: [...travelled] })
    .told('sleeperAgentPhase')
    .rest()
    .expect({ distance: 4, mission: 'the-search-for-home' })
})

rule('The Bridge activates the top mission if there is none, and the current player draws no crisis', () => {
  const onBridge = (more: Partial<Situation> = {}) =>
    searching({ ...four, at: { adama: 'bridge' }, tops: { mission: ['cylon-civil-war'] }, ...more }).actionStep()
  const table = onBridge()
    .answers('adama', 'activate:bridge')
    .contributes()
    .rest()
    .expect({ mission: 'cylon-civil-war' })
  assert.equal(table.log('crisis').length, 0)
  onBridge({ mission: 'rescue-hera' }).isAskedWithout('adama', 'activate:bridge').goesOn()
})
rule('Tactical Plot: the top mission is looked at, and put on top or at the bottom', () => {
  const table = searching({ ...four, at: { adama: 'tactical-plot' }, tops: { mission: ['rescue-hera'] } })
    .action()
    .answers('adama', 'activate:tactical-plot')
  assert.equal(table.view('adama').decks.mission.cards.at(-1), 'rescue-hera')
  assert.equal(table.view('roslin').decks.mission.cards.at(-1), '?')
  table.answers('adama', 'bottom').finished()
  assert.equal(table.state.decks.mission.cards[0], 'rescue-hera')
})
rule('Captain’s Cabin: everybody draws a card of one type, Cylon players too', () => {
  searching({ ...four, at: { adama: 'captains-cabin' }, revealed: ['tyrol'] })
    .action()
    .answers('adama', 'activate:captains-cabin')
    .answers('adama', 'skill:piloting')
    .finished()
    .expect({ hand: { roslin: 1, adama: 1, starbuck: 1, tyrol: 1 } })
})
rule('Demetrius is another ship', () => {
  searching({ ...four, hands: { adama: ['tactics 1'] } })
    .movement()
    .answers('adama', 'location:bridge')
    .finished()
    .expect({ at: { adama: 'bridge' }, hand: { adama: 0 } })
  searching(four).movement().isAskedWithout('adama', 'location:bridge').goesOn()
})

rule('The check of a mission is bent by nothing: no card, no sheet, no skill check ability', () => {
  const table = searching({
    ...four,
    hands: {
      tyrol: ['restore-order-3', 'scientific-research-3'],
      roslin: ['politics 1'],
      adama: ['all-hands-on-deck-0'],
    },
    tops: { mission: ['digging-up-the-past'], destiny: ['dradis-contact-0', 'bait-0'] },
  }).begins((game) => activateMission.begin(game, { seat: 1 }))
  // No window comes before the cards are added.
  table
    .asks('tyrol', 'skillCheck:contribute')
    .contributes({ adama: ['all-hands-on-deck-0'], roslin: ['politics 1'] })
    .finished()
  table.expect({ raiders: { front: 0 }, civilians: { rear: 0 } })
  assert.equal(table.log('checkTotal')[0].total, 1)
})
rule('The rulebook’s example: Vanity keeps Doral out of a mission that another player activates', () => {
  const table = searching({
    ...four,
    seats: ['roslin', 'adama', 'starbuck', 'doral'],
    at: { adama: 'bridge' },
    tops: { mission: ['cylon-civil-war'] },
    hands: { doral: ['politics 1'], starbuck: ['tactics 1'] },
  })
    .actionStep()
    .answers('adama', 'activate:bridge')
    .asks('starbuck', 'skillCheck:contribute')
    .answers('starbuck')
    .asksNobody('doral')
    .rest()
  table.expect({ hand: { doral: 1 } })
})
rule('A prisoner adds one card to a mission, as to any check', () => {
  searching({
    ...four,
    at: { tyrol: 'brig' },
    hands: { tyrol: ['politics 1', 'politics 2'] },
    tops: { mission: ['digging-up-the-past'] },
  })
    .begins((game) => activateMission.begin(game, { seat: 1 }))
    .refuses('tyrol', ['card:politics 1', 'card:politics 2'])
    .goesOn()
})

rule('A jump clears the Active Mission space: beside the objective, on the discards, or back into the deck', () => {
  const jumped = (more: Partial<Situation>) =>
    searching({ ...four, ...more })
      .jump()
      .rest()
      .expect({ mission: undefined }).state.decks.mission
  assert.deepEqual(jumped({ mission: 'rescue-hera' }).discard, ['rescue-hera'])
  const back = jumped({ mission: { card: 'digging-up-the-past', faceDown: true } })
  assert.ok(back.cards.includes('digging-up-the-past'))
  assert.deepEqual(
    back.seen,
    back.cards.map(() => 0),
  )
  const passed = mission('digging-up-the-past', 'pass').finished().jump().rest().expect({ mission: undefined })
  assert.ok(passed.state.travelled.includes('digging-up-the-past'))
})

// The Rebel Basestar

const rebel = (rebels: 'humans' | 'cylons', more: Partial<Situation> = {}) =>
  searching({
    ...four,
    seats: [...four.seats, 'zarek'],
    revealed: ['tyrol'],
    rebels,
    hands: { adama: ['tactics 1'], tyrol: ['tactics 1'] },
    at: { tyrol: 'caprica' },
    ...more,
  })

rule('Only the side that it is with may move to the Rebel Basestar, for a card', () => {
  rebel('humans').movement('adama').may('adama', 'location:datastream').goesOn()
  rebel('humans').movement('tyrol').isAskedWithout('tyrol', 'location:datastream').goesOn()
  rebel('cylons').movement('adama').isAskedWithout('adama', 'location:datastream').goesOn()
  rebel('cylons')
    .movement('tyrol')
    .answers('tyrol', 'location:datastream')
    .finished()
    .expect({ hand: { tyrol: 0 } })
  searching({ ...four, hands: { adama: ['tactics 1'] } })
    .movement()
    .isAskedWithout('adama', 'location:datastream')
    .goesOn()
})
rule('When the rebels change sides, whoever is aboard may leave for a card, and has no use of them any more', () => {
  const table = rebel('humans', {
    at: { adama: 'hybrid-tank', zarek: 'bridge', tyrol: 'datastream' },
    current: 'zarek',
    superCrises: { tyrol: ['massive-assault'] },
    tops: { mission: ['cylon-civil-war'], destiny: ['piloting 1', 'piloting 2'] },
  })
    .action()
    .answers('zarek', 'activate:bridge')
    .rest()
    .expect({ rebels: 'cylons' })
  table.action('adama').isAskedWithout('adama', 'activate:hybrid-tank').answers('adama', 'nothing').finished()
  table
    .movement('adama')
    .isAskedWithout('adama', 'location:datastream')
    .answers('adama', 'location:command')
    .finished()
    .expect({ at: { adama: 'command' }, hand: { adama: 0 } })
  table.action('tyrol').may('tyrol', 'activate:datastream').goesOn()
})
rule(
  'Meticulous leads to the Rebel Basestar while the rebels are with the Cylons, and not while they are with the humans',
  () => {
    const cylons = ['location:caprica', 'location:cylon-fleet', 'location:human-fleet']
    const theirs = ['location:hybrid-tank', 'location:datastream', 'location:raider-bay']
    for (const rebels of [undefined, 'humans', 'cylons'] as const)
      searching({
        seats: ['doral', 'roslin', 'adama', 'starbuck'],
        infiltrating: ['doral'],
        at: { doral: 'command' },
        ...(rebels && { rebels }),
      })
        .action()
        .answers('doral', 'action:end-infiltration')
        .answers('doral', 'ability:meticulous')
        .asks('doral', 'meticulous:choose', rebels === 'cylons' ? [...cylons, ...theirs] : cylons)
        .goesOn()
  },
)
rule('Hybrid Tank: five crises in another order, for a miracle token or a Super Crisis card', () => {
  const crises = ['food-shortage', 'terrorist-bomber', 'low-supplies', 'riots', 'rescue-the-fleet']
  const top = searching({ ...four, rebels: 'humans' })
    .goesOn()
    .state.decks.crisis.cards.slice(-5)
    .toReversed()
  assert.equal(top.length, crises.length)
  const table = rebel('humans', { at: { adama: 'hybrid-tank' } }).action()
  const before = table.state.decks.crisis.cards.slice(-5)
  table
    .answers('adama', 'activate:hybrid-tank')
    .answers('adama', ...before.map((card) => `card:${card}`))
    .finished()
    .expect({ miracles: { adama: 0 } })
  assert.deepEqual(table.state.decks.crisis.cards.slice(-5), before.toReversed())
  rebel('cylons', { current: 'tyrol', at: { tyrol: 'hybrid-tank' }, superCrises: { tyrol: ['massive-assault'] } })
    .action()
    .answers('tyrol', 'activate:hybrid-tank')
    .rest()
    .expect({ discards: { superCrisis: ['massive-assault'] } })
  rebel('humans', { at: { adama: 'hybrid-tank' }, miracles: { adama: 0 } })
    .action()
    .isAskedWithout('adama', 'activate:hybrid-tank')
    .goesOn()
})
rule('Datastream: three cards of a deck and its discards, which nobody else sees', () => {
  const table = rebel('humans', {
    at: { adama: 'datastream' },
    hands: {},
    discards: { tactics: ['strategic-planning-5'] },
  })
    .action()
    .answers('adama', 'activate:datastream')
    .answers('adama', 'skill:tactics')
    .may('adama', 'card:strategic-planning-5')
  for (const name of ['roslin', 'adama', 'spectator'] as const)
    for (let salt = 1; salt < 8; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  table
    .answers('adama', 'card:strategic-planning-5', 'card:launch-scout-1', 'card:launch-scout-1')
    .finished()
    .expect({
      hand: { adama: ['strategic-planning-5', 'launch-scout-1', 'launch-scout-1'] },
      discards: { tactics: [] },
    })
  assert.deepEqual(table.view('roslin').seats[1].hand, ['?', '?', '?'])
})
rule('Raider Bay: only the ships that were placed act', () => {
  rebel('humans', { at: { adama: 'raider-bay' }, space: { front: { raiders: 2, vipers: 1 } }, dice: [8, 8] })
    .action()
    .answers('adama', 'activate:raider-bay')
    .answers('adama', 'bay:front:viper')
    .rest(8, 8)
    .expect({ vipers: { front: 5 } })
  const table = rebel('humans', {
    at: { adama: 'raider-bay' },
    space: { front: { raiders: 2, vipers: 1 } },
    dice: [8, 8],
  })
    .action()
    .answers('adama', 'activate:raider-bay')
    .answers('adama', 'bay:front:viper')
  while (table.state.stack.at(-1)?.at === 'placeShips:kind') table.answers('adama', 'kind:viper')
  table
    .asks('adama', 'activatePlaced:activate')
    .answers('adama', 'attack:front:raider')
    .answers('adama', 'attack:front:raider')
    .answers('adama', 'move:front:starboardBow')
    .answers('adama', 'move:front:starboardBow')
    .finished()
    .expect({ raiders: { front: 0 }, vipers: { front: 3, starboardBow: 2 } })
  rebel('cylons', {
    current: 'tyrol',
    at: { tyrol: 'raider-bay' },
    superCrises: { tyrol: ['massive-assault'] },
    space: { front: { raiders: 1 } },
  })
    .action()
    .answers('tyrol', 'activate:raider-bay')
    .answers('tyrol', 'bay:front:raider')
    .rest()
    .expect({ raiders: { front: 3 } })
})

rule('Raider Bay: Apollo may board one of the vipers and acts at once; whoever placed them has the others', () => {
  const table = searching({
    seats: ['adama', 'apollo', 'roslin', 'tyrol'],
    current: 'adama',
    rebels: 'humans',
    at: { adama: 'raider-bay', apollo: 'command' },
    space: { front: { raiders: 4 } },
    dice: [8, 8, 8, 8],
  })
    .action()
    .answers('adama', 'activate:raider-bay')
    .answers('adama', 'bay:front:viper')
  while (table.state.stack.at(-1)?.at === 'placeShips:kind') table.answers('adama', 'kind:viper')
  table
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'viper')
    .answers('apollo', 'attack:front:raider')
    .answers('adama', 'attack:front:raider')
    .answers('adama', 'attack:front:raider')
    .answers('adama', 'attack:front:raider')
    .finished()
    .expect({ at: { apollo: 'front' }, vipers: { front: 3 }, raiders: { front: 0 }, miracles: { adama: 0 } })
})

rule('Without the Search for Home there are no missions and no Demetrius', () => {
  const table = daybreak(four).goesOn()
  assert.equal(table.state.decks.mission, undefined)
  assert.equal(checkOptions({ players: 4, sets: ['base', 'daybreak'] }).objective, 'kobol')
})

rule('What the log tells of missions, rebels and the hub can be read in five languages', () => {
  const using = (side: 'humans' | 'cylons', at: 'hybrid-tank' | 'datastream') =>
    side === 'humans'
      ? rebel(side, { at: { adama: at } })
          .action()
          .answers('adama', `activate:${at}`)
          .rest()
      : rebel(side, { current: 'tyrol', at: { tyrol: at }, superCrises: { tyrol: ['massive-assault'] } })
          .action()
          .answers('tyrol', `activate:${at}`)
          .rest()
  const hub = { hubDestroyed: true, revealed: ['tyrol'], current: 'tyrol', at: { tyrol: 'hub-destroyed' } } as const
  const tables = [
    mission('destroy-the-hub', 'pass').rest(),
    mission('attack-on-the-colony', 'pass').rest(),
    mission('cylon-civil-war', 'pass').rest(),
    mission('cylon-civil-war', 'fail').rest(),
    using('humans', 'hybrid-tank'),
    using('cylons', 'hybrid-tank'),
    using('humans', 'datastream'),
    searching({ ...four, ...hub, superCrises: { tyrol: ['massive-assault'] } })
      .turn()
      .rest(),
    searching({
      ...four,
      seats: ['roslin', 'adama', 'starbuck', 'danna'],
      current: 'danna',
      at: { danna: 'resurrection-ship' },
      superCrises: { danna: ['massive-assault'] },
    })
      .movement()
      .answers('danna', 'location:caprica')
      .finished(),
    searching({ ...four, travelled: ['deep-space', 'deep-space', 'deep-space', 'remote-planet', 'remote-planet'] })
      .jump()
      .goesOn(),
  ]
  const met = new Set<string>()
  for (const { state } of tables) {
    for (const entry of state.log) {
      met.add(entry.t)
      for (const language of languages) {
        const read = describeLog(entry, readerOf(state, language))
        assert.equal(faultOf(read), undefined, `${language} ${JSON.stringify(entry)}: ${read}`)
      }
    }
  }
  for (const line of ['hubDestroyed', 'shipsRemoved', 'rebels', 'paysRebels', 'paysRebelsWith', 'asksHybrid'])
    assert.ok(met.has(line), line)
  for (const line of ['searches', 'foundInStream', 'discardsSuperCrises', 'paysToLeave', 'gameOverEarth'])
    assert.ok(met.has(line), line)
})
