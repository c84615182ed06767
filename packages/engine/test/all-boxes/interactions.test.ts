// What cards and sheets of one box do to those of another. (Rulebooks: Combining expansions; docs/rulings.md, Every box with every other.)

import assert from 'node:assert/strict'
import { type Node, perform } from '../../src/core/node.ts'
import { type Rules, rulesOf } from '../../src/core/rules.ts'
import { checkOptions, whyNotThing } from '../../src/index.ts'
import { determinizationFaults, rule, type Situation, setUp } from '../../testing/index.ts'
import { allBoxes, exodusAndDaybreak, pegasusAndDaybreak } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const

const everything = (situation: Partial<Situation>) =>
  allBoxes({ seats, president: 'roslin', admiral: 'adama', ...situation })

const withFleet = (situation: Partial<Situation>) =>
  everything({ ...situation, options: { cylonFleet: true, ...situation.options } })

// Loyalty, treachery and Destiny

rule('The Destiny deck has two cards of each of six types, Treachery included', () => {
  const game = setUp({ players: 5, sets: ['base', 'exodus', 'daybreak'], objective: 'kobol' }, 'deck')
  assert.equal(game.decks.destiny.cards.length, 12)
})
rule('In the Sleeper Agent phase a leader gets motives, and a revealed Boomer one card, which a human is given', () => {
  const table = allBoxes({
    seats: ['boomer', 'roslin', 'starbuck', 'adama', 'doral'],
    revealed: ['boomer'],
    motives: { doral: ['learn-to-cherish', 'keep-them-docile'] },
    tops: { loyalty: ['you-are-not-a-cylon', 'you-are-not-a-cylon', 'you-are-not-a-cylon', 'you-are-not-a-cylon'] },
  }).sleeperAgentPhase()
  table.rest()
  assert.equal(table.state.kept?.find(({ by, deck }) => by === 4 && deck === 'motive')?.cards.length, 4)
  assert.equal(table.state.seats[0].loyalty.length, 1)
  assert.equal(table.state.seats[4].loyalty.length, 0)
})

// Bans

rule(
  'A ban on actions of Piloting cards covers movement abilities of Piloting, and so does what Reluctant costs',
  () => {
    const moves = (more: Partial<Situation>) =>
      pegasusAndDaybreak({
        seats: ['starbuck', 'roslin', 'hoshi', 'adama'],
        at: { starbuck: 'front' },
        hands: { starbuck: ['full-throttle-1'], hoshi: ['critical-situation-3'] },
        space: { portBow: { raiders: 2 } },
        ...more,
      }).movementStep()
    moves({}).may('starbuck', 'play:full-throttle-1').goesOn()
    moves({ inPlay: ['hornets-nest'] })
      .isAskedWithout('starbuck', 'play:full-throttle-1')
      .goesOn()
    // With nothing left to pay it with Hoshi may not use the card; with another card he may.
    moves({ current: 'hoshi' }).isAskedWithout('hoshi', 'play:critical-situation-3').goesOn()
    moves({ current: 'hoshi', hands: { hoshi: ['critical-situation-3', 'politics 1'] } })
      .may('hoshi', 'play:critical-situation-3')
      .goesOn()
  },
)

// Negotiation

rule('Under Negotiation nothing gathers on the Cylon Fleet board, and no pursuit begins', () => {
  withFleet({ current: 'roslin', hands: { roslin: ['negotiation-5', 'politics 1'] }, at: { roslin: 'command' } })
    .action('roslin')
    .answers('roslin', 'play:negotiation-5')
    .finished()
    .activate('raiders', 'heavy', 'launch')
    .finished()
    .expect({ fleet: {}, pursuit: 0 })
})

// Nukes

rule('Unauthorized Usage with the Cylon Fleet: at any area, and every nuke token leaves the game', () => {
  const table = withFleet({
    mutiny: { tigh: ['unauthorized-usage'] },
    space: { front: { basestars: 1 } },
    dice: [5],
    hands: { tigh: ['build-nuke-6'] },
  })
    .action()
    .answers('tigh', 'mutiny:unauthorized-usage')
    .answers('tigh', 'area:front')
    .rest()
    .expect({ nukes: 0, nukesBeside: 0, basestars: { front: 0 } })
  assert.equal(table.state.removed.nukes, 3)
  table.action().isAskedWithout('tigh', 'play:build-nuke-6').goesOn()
})

// Ships

rule('Primacy with the Cylon Fleet: without one in the pile a basestar comes over from the other board', () => {
  const cavil = (situation: Partial<Situation>) =>
    allBoxes({
      seats: ['cavil', 'roslin', 'starbuck', 'adama'],
      motives: { cavil: ['learn-to-cherish', 'keep-them-docile'] },
      options: { cylonFleet: true },
      ...situation,
    })
      .action('cavil')
      .answers('cavil', 'ability:primacy')
  cavil({ fleet: { rear: { basestar: 2 } } })
    .answers('cavil', 'no')
    .finished()
    .expect({ basestars: { front: 1 } })
  cavil({ space: { rear: { basestars: 2 } } })
    .asks('cavil', 'primacy:basestar')
    .goesOn()
})
rule('Major Victory: also for a nuke that is launched at an area, and for what an ally has somebody destroy', () => {
  const more = {
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    admiral: 'tigh',
    hands: { tigh: ['major-victory-1'] },
    space: { front: { basestars: 1 } },
    morale: 6,
  } as const
  allBoxes({ ...more, options: { cylonFleet: true }, dice: [3, 5] })
    .action()
    .answers('tigh', 'nuke')
    .answers('tigh', 'area:front')
    .answers('tigh', 'play:major-victory-1')
    .finished()
    .expect({ morale: 7 })
  allBoxes({
    ...more,
    options: { objective: 'ionian-nebula' },
    at: { tigh: 'communications' },
    allies: [{ ally: 'leoben-conoy', token: 'benevolent' }],
    noMoreAllies: true,
    dice: [5],
  })
    .movementStep()
    .answers('tigh', 'stay')
    .answers('tigh', 'play:major-victory-1')
    .expect({ morale: 7, basestars: { front: 0 } })
    .goesOn()
})
rule('Scar falls to Best of the Best on a 7 or 8 only', () => {
  const shot = (die: number) =>
    allBoxes({
      seats: ['starbuck', 'roslin', 'tigh', 'adama'],
      at: { starbuck: 'front' },
      space: { front: { raiders: 1 } },
      scar: 'front',
      inPlay: ['scar'],
      hands: { starbuck: ['best-of-the-best-6'] },
      dice: [die],
    })
      .action('starbuck')
      .answers('starbuck', 'viper')
      .answers('starbuck', 'attack:front:scar')
      .answers('starbuck', 'play:best-of-the-best-6')
      .rest()
  shot(6).expect({ raiders: { front: 1 } })
  shot(7).expect({ raiders: { front: 0 } })
})
rule('Mark VII that start damaged count as damaged vipers, the assault raptors beside the board as nothing', () => {
  const shown = (destroyedVipers: number) =>
    allBoxes({
      seats: ['tigh', 'roslin', 'starbuck', 'cally'],
      current: 'cally',
      loyalty: { cally: ['personal-goal-sacrifice'] },
      destroyedVipers,
      options: { cylonFleet: true, personalGoals: true },
    }).action('cally')
  shown(1).isAskedWithout('cally', 'goal:personal-goal-sacrifice').goesOn()
  shown(2).may('cally', 'goal:personal-goal-sacrifice').goesOn()
})
rule('With the Cylon Fleet no attack card of any box is played, nor Mining Asteroid', () => {
  const sets = ['base', 'pegasus', 'exodus', 'daybreak'] as const
  const { crises, superCrises, destinations } = rulesOf({
    options: checkOptions({ players: 5, sets, cylonFleet: true, objective: 'kobol' }),
  })
  assert.ok(Object.values({ ...crises, ...superCrises }).every((card) => !('attack' in card)))
  assert.ok(!('mining-asteroid' in destinations))
  const copies = (cards: typeof crises) =>
    Object.values(cards).reduce((sum, { copies: n = 1, deck }) => sum + (deck ? 0 : n), 0)
  assert.equal(copies(crises), 70 - 10 + (20 - 3) + 40 + (30 - 6))
})

// Titles

rule('Manipulative takes the titles of President and Admiral, never that of the CAG', () => {
  allBoxes({
    seats: ['ellen', 'roslin', 'starbuck', 'adama'],
    president: 'roslin',
    admiral: 'adama',
    cag: 'starbuck',
    options: { cylonFleet: true },
  })
    .turns()
    .answers('ellen', 'ability:manipulative')
    .asks('ellen', 'chooseEffect:choose', ['effect:0', 'effect:1'])
    .goesOn()
})

// Sheets

rule('The Farm forbids humans what costs a miracle token', () => {
  everything({ inPlay: ['the-farm'] })
    .action('tigh')
    .isAskedWithout('tigh', 'ability:declareMartialLaw')
    .goesOn()
  everything({}).action('tigh').may('tigh', 'ability:declareMartialLaw').goesOn()
})
rule('Resolute: the Basestar Bridge is for Cylon players alone, also where the other Cylon locations are not', () => {
  const resolute = (infiltrating: boolean) =>
    exodusAndDaybreak({
      seats: ['athena', 'roslin', 'starbuck', 'adama'],
      ...(infiltrating ? { infiltrating: ['athena' as const], at: { athena: 'hangar-deck' as const } } : {}),
      motives: { athena: ['learn-to-cherish', 'keep-them-docile'] },
      options: { cylonFleet: true },
    })
      .action('athena')
      .answers('athena', 'ability:resolute')
  resolute(true).isAskedWithout('athena', 'activate:basestar-bridge').may('athena', 'activate:caprica').goesOn()
  resolute(false).may('athena', 'activate:basestar-bridge').goesOn()
})
rule('Make an Ally: whoever is in Detention is where the Brig would be', () => {
  pegasusAndDaybreak({
    seats: ['tigh', 'roslin', 'starbuck', 'doral'],
    options: { objective: 'new-caprica' },
    newCaprica: {},
    at: { tigh: 'detention', doral: 'resistance-hq' },
    infiltrating: ['doral'],
    mutiny: { doral: ['panic'] },
    motives: { doral: ['make-an-ally', 'learn-to-cherish'] },
    current: 'doral',
  })
    .turns()
    .may('doral', 'show:make-an-ally')
    .goesOn()
})

// Executions

rule('With Exodus a new character whose place is gone starts in Sickbay, with Pegasus alone on the Hangar Deck', () => {
  for (const [boxes, place] of [
    [allBoxes, 'sickbay'],
    [pegasusAndDaybreak, 'hangar-deck'],
  ] as const)
    boxes({
      seats,
      president: 'roslin',
      admiral: 'starbuck',
      inPlay: ['bomb-on-colonial-1'],
      hands: { starbuck: ['tactics 1'] },
    })
      .crisis('a-verdict-of-guilty')
      .answers('starbuck', 'option:0')
      .answers('tigh', 'character:romo-lampkin')
      .rest()
      .expect({ at: { lampkin: place } })
})
rule(
  'Dee follows whom she mourns: both executions are finished, and with Exodus nothing else of the turn happens',
  () => {
    const table = allBoxes({
      seats: ['tigh', 'dee', 'starbuck', 'adama'],
      admiral: 'adama',
      morale: 3,
      tops: { crisis: ['a-verdict-of-guilty'] },
    })
      .turns()
      .until('crisis:option')
      .answers('adama', 'option:0')
      .answers('tigh', 'character:romo-lampkin')
      .answers('dee', 'character:louis-hoshi')
      .goesOn()
    assert.equal(table.state.current, 1)
    assert.equal(table.log('activation').length, 0)
    assert.equal(table.log('executed').length, 2)
  },
)
rule('An eliminated human Mutineer takes the card along; nobody else gets it', () => {
  const table = exodusAndDaybreak({
    seats: ['tigh', 'roslin', 'starbuck', 'adama'],
    options: { objective: 'ionian-nebula' },
    mutineer: 'tigh',
    mutiny: { tigh: ['panic'] },
    trauma: { tigh: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic'] },
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .rest()
  assert.ok(table.state.seats[0].out !== undefined)
  assert.equal(table.log('mutineer').length, 0)
})

rule('Consult the Oracle speaks of Mutiny, missions, allies and crossroads, but not of motives and trauma', () => {
  for (const [objective, decks] of [
    ['earth', ['mission', 'mutiny']],
    ['ionian-nebula', ['ally', 'crossroads', 'mutiny']],
  ] as const) {
    const table = allBoxes({
      seats: ['roslin', 'adama', 'starbuck', 'doral'],
      president: 'roslin',
      motives: { doral: ['learn-to-cherish', 'keep-them-docile'] },
      quorumHand: ['consult-the-oracle'],
      options: { objective },
    })
      .action()
      .answers('roslin', 'quorum:consult-the-oracle')
    for (const deck of decks) table.may('roslin', `deck:${deck}`)
    for (const deck of ['motive', 'loyalty', 'trauma']) table.isAskedWithout('roslin', `deck:${deck}`)
    const [deck] = decks
    table.answers('roslin', `deck:${deck}`)
    assert.equal(table.view('roslin').decks[deck].cards[0], table.state.decks[deck].cards[0])
    assert.equal(table.view('adama').decks[deck].cards[0], '?')
    for (const viewer of ['roslin', 'adama', 'spectator'] as const)
      assert.deepEqual(determinizationFaults(table.view(viewer), 1), [])
    table.rest()
  }
})

// What lies on the board

rule('What lies on the board says from which places it is used, whatever boxes they come from', () => {
  const why = (thing: Parameters<typeof whyNotThing>[2], situation: Partial<Situation> = {}) => {
    const table = withFleet(situation).goesOn()
    return whyNotThing(table.view('roslin'), 1, thing, 'en')
  }
  assert.match(why('quorum'), /the Quorum Chamber$/)
  assert.match(why('cylonShip'), /Weapons Control, Pegasus CIC, or the Main Batteries$/)
  assert.match(why('viper'), /Command$/)
  const cylon = { revealed: ['roslin'], president: 'tigh' } as const
  assert.match(why('cylonShip', cylon), /the Cylon Fleet or the Basestar Bridge$/)
  const planet = { newCaprica: {}, options: { objective: 'new-caprica' } } as const
  assert.match(why('civilian', planet), /the Shipyard$/)
  assert.match(why('quorum', planet), /of Occupation Authority$/)
  assert.equal(why('viper', planet), 'Not at this moment')
})

rule('The Bridge activated by State of Emergency or in the Movement step: the current player draws no crisis', () => {
  const searching = (situation: Partial<Situation>) =>
    allBoxes({
      seats: ['tigh', 'tyrol', 'starbuck', 'cottle'],
      tops: { mission: ['the-red-stripes'] },
      ...situation,
      options: { objective: 'earth' },
    })
  const byAnother = searching({ at: { tyrol: 'bridge' }, hands: { tigh: ['state-of-emergency-6'] } })
    .actionStep()
    .answers('tigh', 'play:state-of-emergency-6')
    .answers('tigh', 'nothing')
    .answers('tyrol', 'act')
    .answers('tyrol', 'activate:bridge')
    .rest()
  const inMovement = searching({ at: { tigh: 'bridge' }, hands: { tigh: ['critical-situation-3'] } })
    .movementStep()
    .answers('tigh', 'play:critical-situation-3')
    .answers('tigh', 'activate:bridge')
    .rest()
  for (const table of [byAnother, inMovement]) {
    assert.equal(table.log('missionResolved').length, 1)
    assert.equal(table.log('crisis').length, 0)
  }
})
rule('Reluctant: without another card to give up Hoshi uses no action of the Movement step either', () => {
  const plays = (...others: string[]) =>
    pegasusAndDaybreak({
      seats: ['hoshi', 'roslin', 'tigh'],
      at: { hoshi: 'command' },
      hands: { hoshi: ['critical-situation-3', ...others] },
    }).movementStep()
  plays().isAskedWithout('hoshi', 'play:critical-situation-3').goesOn()
  plays('tactics 1')
    .answers('hoshi', 'play:critical-situation-3')
    .goesOn()
    .expect({ hand: { hoshi: 0 } })
})

rule('Human Prisoner, played by Athena while she infiltrates: if she chooses herself she keeps her cards', () => {
  exodusAndDaybreak({
    seats: ['athena', 'roslin', 'starbuck', 'adama'],
    infiltrating: ['athena'],
    superCrises: { athena: ['human-prisoner'] },
    hands: { athena: ['piloting 1'] },
    tops: { destiny: ['politics 1', 'politics 2'] },
  })
    .action()
    .answers('athena', 'ability:resolute')
    .answers('athena', 'activate:caprica')
    .answers('athena', 'card:human-prisoner')
    .contributes()
    .answers('athena', 'seat:athena')
    .finished()
    .expect({ hand: { athena: 1 }, at: { athena: 'sickbay' } })
})

// Everything

interface Printed {
  resolve?: unknown
  action?: { effect?: unknown }
  results?: object
}

/** What cards, places and sheets of these rules do when somebody resolves them. */
function allEffects(rules: Rules): [source: string, effect: Node | undefined][] {
  const { quorum, crises, superCrises, destinations, loyalty, otherDecks, skillCards, locations, characters } = rules
  const found: [string, unknown][] = [
    ...Object.entries({ ...quorum, ...destinations }).map(([id, { effect }]): [string, unknown] => [id, effect]),
    ...Object.entries({ ...crises, ...superCrises }).flatMap(([id, { resolve, either = [] }]) =>
      [resolve, ...either.slice(1)].map((effect): [string, unknown] => [id, effect]),
    ),
    ...Object.entries(loyalty).map(([id, { reveal }]): [string, unknown] => [id, reveal]),
    ...Object.values(otherDecks).flatMap((deck) =>
      Object.entries(deck as unknown as Record<string, Printed>).flatMap(([id, { resolve, action, results = {} }]) =>
        [resolve, action?.effect, ...Object.values(results)].map((effect): [string, unknown] => [id, effect]),
      ),
    ),
    ...Object.entries(locations).flatMap(([id, { action, cylonAction }]) =>
      [action, cylonAction].map((effect): [string, unknown] => [id, effect]),
    ),
    ...[
      ...Object.entries(skillCards).map(([id, { card }]) => [id, card.ability] as const),
      ...Object.values(characters).flatMap(({ abilities }) => Object.entries(abilities)),
    ].map(([id, ability]): [string, unknown] => [id, ability.does === 'action' ? ability.effect : undefined]),
  ]
  return found as [string, Node | undefined][]
}

for (const objective of ['kobol', 'new-caprica', 'ionian-nebula', 'earth'] as const)
  rule(
    `On the way to ${objective} all there is can be resolved also where it finds nothing: no ships, no cards`,
    () => {
      // What is resolved without having been drawn lies in two places, as in no game that is stored.
      if (process.env.CIC_RESTORE === '1') return
      const table = () =>
        allBoxes({
          seats: ['roslin', 'tigh', 'starbuck', 'adama'],
          president: 'tigh',
          options: { objective, cylonFleet: objective === 'ionian-nebula' },
          ...(objective === 'new-caprica' && { newCaprica: {} }),
        })
      for (const [source, effect] of allEffects(rulesOf(table().goesOn().state)))
        if (effect !== undefined)
          table()
            .begins((game) => perform(game, effect, { actor: 0, source }))
            .until('testing:finished')
            .goesOn()
    },
  )
