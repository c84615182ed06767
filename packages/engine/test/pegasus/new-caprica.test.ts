// The New Caprica phase: set-up, movement, Detention and Medical Center, actions, occupation, ships, Galactica's return and the end.

import assert from 'node:assert/strict'
import { describeStakes } from '../../src/index.ts'
import { called, type Name, rule, type Situation } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'cavil'] as const
const usual: Situation = { seats, admiral: 'tigh', president: 'roslin' }

// Set-up

rule('At distance 7 everybody lands on New Caprica and all civilian ships are locked', () => {
  const table = pegasus({
    ...usual,
    options: { objective: 'new-caprica' },
    travelled: ['cylon-ambush', 'deep-space'],
    at: { roslin: 'brig', starbuck: 'front', cavil: 'caprica' },
    space: { rear: { civilians: 2 }, front: { raiders: 2 } },
    boarding: [1, 0, 0, 0],
    tops: { destination: ['barren-planet', 'icy-moon'] },
    jumpPreparation: 4,
  })
    .jump()
    .answers('tigh', 'card:barren-planet')
    .finished()
    .expect({
      at: { tigh: 'resistance-hq', roslin: 'resistance-hq', starbuck: 'resistance-hq', cavil: 'occupation-authority' },
      locked: 12,
      prepared: 0,
      forces: [0, 0, 0],
      boarding: [1, 0, 0, 0],
      reserves: { vipers: 8 },
      jumpPreparation: 0,
    })
  assert.equal(table.state.crisisDeck, 'newCaprica')
})
rule('Cylon ships that the destination has placed stay where they are, and do not act', () => {
  pegasus({
    ...usual,
    options: { objective: 'new-caprica' },
    travelled: ['asteroid-field', 'deep-space'],
    tops: { destination: ['cylon-ambush', 'icy-moon'] },
  })
    .jump()
    .answers('tigh', 'card:cylon-ambush')
    .finished()
    .expect({ basestars: { front: 1 }, raiders: { front: 3 }, civilians: { rear: 0 }, locked: 12 })
    .activate('raiders', 'basestars', 'heavy', 'launch')
    .finished()
    .expect({ raiders: { front: 3 } })
})
rule('Gas Cloud that starts the phase shows the New Caprica crises', () => {
  const table = pegasus({
    ...usual,
    options: { objective: 'new-caprica' },
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: {
      destination: ['gas-cloud', 'icy-moon'],
      newCaprica: ['contact-raptor', 'ncp-graduation', 'second-thoughts'],
    },
  })
    .jump()
    .answers('tigh', 'card:gas-cloud')
    .answers('tigh', 'card:second-thoughts')
    .finished()
  assert.equal(table.state.decks.newCaprica.cards.at(-1), 'second-thoughts')
})

// Movement

rule('Until Galactica returns nobody leaves New Caprica, and moving about it is free', () => {
  const table = newCaprica({ ...usual, hands: { tigh: ['tactics 1'] } }).movement('tigh')
  const options = table.asked('tigh').options.map(({ id }) => id)
  assert.deepEqual(options, ['stay', 'location:occupation-authority', 'location:breeders-canyon', 'location:shipyard'])
  table
    .answers('tigh', 'location:shipyard')
    .finished()
    .expect({ hand: { tigh: 1 } })
})
rule('With Galactica in orbit humans move to it for a card, Cylons to their locations, nobody to Colonial One', () => {
  newCaprica({ ...usual, newCaprica: { orbit: true }, hands: { tigh: ['tactics 1'], cavil: ['tactics 1'] } })
    .movement('tigh')
    .may('tigh', 'location:airlock')
    .mayNot('tigh', 'location:press-room')
    .answers('tigh', 'location:command')
    .expect({ at: { tigh: 'command' }, hand: { tigh: 0 } })
    .movement('cavil')
    .mayNot('cavil', 'location:command')
    .answers('cavil', 'location:caprica')
    .finished()
    .expect({ at: { cavil: 'caprica' }, hand: { cavil: 0 } })
})

// Detention and Medical Center

rule('On New Caprica the Brig is Detention and Sickbay is the Medical Center', () => {
  newCaprica({ ...usual, quorumHand: ['arrest-order'], current: 'roslin', dice: [8] })
    .action()
    .answers('roslin', 'quorum:arrest-order')
    .answers('roslin', 'seat:starbuck')
    .finished()
    .expect({ at: { starbuck: 'detention' } })
})
rule('The Admiral keeps the title in Detention', () => {
  newCaprica({ ...usual, quorumHand: ['arrest-order'], current: 'roslin', dice: [8] })
    .action()
    .answers('roslin', 'quorum:arrest-order')
    .answers('roslin', 'seat:tigh')
    .finished()
    .expect({ at: { tigh: 'detention' }, admiral: 'tigh' })
})
rule('A prisoner of the Cylons does not move, adds 2 cards to a check and draws a crisis', () => {
  const table = newCaprica({
    ...usual,
    current: 'starbuck',
    at: { tigh: 'detention' },
    hands: { tigh: ['tactics 1', 'tactics 1', 'tactics 2'] },
  })
    .crisis('second-thoughts')
    .passes()
  assert.equal(table.asked('tigh').max, 2)
  table.goesOn()
  newCaprica({ ...usual, at: { tigh: 'detention' }, tops: { newCaprica: ['ncp-graduation'] } })
    .movementStep()
    .answers('tigh', 'nothing')
    .passes()
    .asks('tigh', 'crisis:option')
    .goesOn()
})
rule('A prisoner of the Cylons takes 2 actions by an Executive Order, as there is no other choice', () => {
  newCaprica({ ...usual, at: { starbuck: 'detention' }, hands: { tigh: ['leadership 1'] } })
    .action()
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:starbuck')
    .asks('starbuck', 'action:choose')
    .answers('starbuck', 'nothing')
    .finished()
})
rule('Detention: a check of 9 leads to any other location of New Caprica', () => {
  newCaprica({
    ...usual,
    at: { tigh: 'detention' },
    hands: { tigh: ['tactics 5', 'tactics 4'] },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
  })
    .action()
    .answers('tigh', 'activate:detention')
    .contributes({ tigh: ['tactics 5', 'tactics 4'] })
    .answers('tigh', 'location:shipyard')
    .finished()
    .expect({ at: { tigh: 'shipyard' } })
})
rule('In the Medical Center 1 Skill card is drawn', () => {
  newCaprica({ ...usual, at: { tigh: 'medical-center' } })
    .turn()
    .answers('tigh', 'skills:tactics')
    .expect({ hand: { tigh: 1 } })
    .goesOn()
})
rule('A Cylon who reveals before Galactica returns goes to the Medical Center, and in Detention uses no power', () => {
  newCaprica({ ...usual, loyalty: { starbuck: ['cylon-reduce-morale'] }, at: { starbuck: 'detention' }, morale: 8 })
    .action('starbuck')
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .finished()
    .expect({ at: { starbuck: 'medical-center' }, morale: 8 })
})
rule('With Galactica in orbit the Resurrection Ship can be reached again', () => {
  newCaprica({ ...usual, newCaprica: { orbit: true }, loyalty: { starbuck: ['cylon-reduce-morale'] } })
    .action('starbuck')
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .answers('starbuck', 'no')
    .finished()
    .expect({ at: { starbuck: 'resurrection-ship' } })
})
rule('Friends in Low Places reaches Detention only while Zarek himself is on New Caprica', () => {
  for (const there of [true, false]) {
    newCaprica({
      newCaprica: { orbit: true },
      seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
      at: { tigh: 'detention', zarek: there ? 'shipyard' : 'command' },
    })
      .action()
      .answers('tigh', 'activate:detention')
      [there ? 'may' : 'mayNot']('zarek', 'ability:friendsInLowPlaces')
      .goesOn()
  }
})

rule('Friends in Low Places still reaches the Brig while Zarek is on New Caprica', () => {
  newCaprica({
    newCaprica: { orbit: true },
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    at: { tigh: 'brig', zarek: 'shipyard' },
  })
    .action()
    .answers('tigh', 'activate:brig')
    .may('zarek', 'ability:friendsInLowPlaces')
    .goesOn()
})

rule('Zarek’s Friends in Low Places and the President’s pardon know Detention', () => {
  newCaprica({
    ...usual,
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    at: { tigh: 'detention' },
    hands: { tigh: ['tactics 1'] },
  })
    .action()
    .answers('tigh', 'activate:detention')
    .answers('zarek', 'ability:friendsInLowPlaces')
    .goesOn()
  newCaprica({
    ...usual,
    current: 'roslin',
    at: { starbuck: 'detention' },
    quorumHand: ['presidential-pardon'],
    dice: [8],
  })
    .action()
    .answers('roslin', 'quorum:presidential-pardon')
    .answers('roslin', 'location:shipyard')
    .finished()
    .expect({ at: { starbuck: 'shipyard' } })
})

// Locations

rule('Resistance HQ: a check of 7 executes anybody on New Caprica, Cylons too', () => {
  newCaprica({
    ...usual,
    hands: { tigh: ['tactics 5', 'tactics 4'], cavil: ['tactics 1'] },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
  })
    .action()
    .answers('tigh', 'activate:resistance-hq')
    .answers('tigh', 'seat:cavil')
    .contributes({ tigh: ['tactics 5', 'tactics 4'] })
    .finished()
    .expect({ at: { cavil: 'medical-center' }, hand: { cavil: 0 } })
})
rule('Occupation Authority: the President may draw a Quorum card and play one, at the risk of arrest', () => {
  newCaprica({
    ...usual,
    president: 'tigh',
    at: { tigh: 'occupation-authority' },
    quorumHand: ['enact-production-quotas'],
    dice: [3],
    food: 5,
  })
    .action()
    .answers('tigh', 'activate:occupation-authority')
    .answers('tigh', 'no')
    .answers('tigh', 'quorum:enact-production-quotas')
    .finished()
    .expect({ at: { tigh: 'detention' }, food: 6 })
  newCaprica({ ...usual, at: { tigh: 'occupation-authority' } })
    .action()
    .mayNot('tigh', 'activate:occupation-authority')
    .goesOn()
})
rule('The President who plays a Quorum card with a 4 stays free', () => {
  newCaprica({ ...usual, current: 'roslin', quorumHand: ['enact-production-quotas'], dice: [4] })
    .action()
    .answers('roslin', 'quorum:enact-production-quotas')
    .finished()
    .expect({ at: { roslin: 'resistance-hq' } })
})
rule('Occupation Authority, for Cylons: one force moves on and another arrives', () => {
  newCaprica({ ...usual, current: 'cavil', newCaprica: { forces: [1, 0, 0] } })
    .action()
    .answers('cavil', 'activate:occupation-authority')
    .finished()
    .expect({ forces: [1, 1, 0] })
})
rule('Occupation Authority, for Cylons: activating when there is no force places one, and then another arrives', () => {
  newCaprica({ ...usual, current: 'cavil', newCaprica: { forces: [0, 0, 0] } })
    .action()
    .answers('cavil', 'activate:occupation-authority')
    .finished()
    .expect({ forces: [2, 0, 0] })
})
rule('Breeder’s Canyon: 1 of the highest resource brings Galactica nearer', () => {
  newCaprica({ ...usual, at: { tigh: 'breeders-canyon' }, population: 12, jumpPreparation: 1 })
    .action()
    .answers('tigh', 'activate:breeders-canyon')
    .finished()
    .expect({ population: 11, jumpPreparation: 2 })
  newCaprica({ ...usual, newCaprica: { orbit: true }, at: { tigh: 'breeders-canyon' } })
    .action()
    .mayNot('tigh', 'activate:breeders-canyon')
    .goesOn()
})
rule('Breeder’s Canyon, for Cylons: the top crisis without its jump icon', () => {
  newCaprica({
    ...usual,
    current: 'cavil',
    at: { cavil: 'breeders-canyon' },
    tops: { newCaprica: ['contact-informant'] },
    morale: 8,
    population: 8,
  })
    .action()
    .answers('cavil', 'activate:breeders-canyon')
    .answers('cavil', 'option:1')
    .finished()
    .expect({ population: 7, jumpPreparation: 0, forces: [1, 0, 0] })
})
rule('Shipyard: prepare a ship from the top of the locked ones', () => {
  newCaprica({
    ...usual,
    at: { tigh: 'shipyard' },
    newCaprica: { locked: ['empty', 'population-1'], prepared: ['population-2'] },
  })
    .action()
    .answers('tigh', 'activate:shipyard')
    .finished()
    .expect({ locked: 1, prepared: 2 })
})
rule('Shipyard: with Galactica in orbit evacuate one, and go with it', () => {
  newCaprica({
    ...usual,
    at: { tigh: 'shipyard' },
    newCaprica: { orbit: true, locked: [], prepared: ['population-2', 'empty'] },
  })
    .action()
    .answers('tigh', 'activate:shipyard')
    .answers('tigh', 'area:portBow')
    .answers('tigh', 'location:command')
    .finished()
    .expect({ prepared: 1, civilians: { portBow: 1 }, at: { tigh: 'command' } })
})
rule('Shipyard, for Cylons: a look at the top locked ship, which may go to the bottom', () => {
  const table = newCaprica({
    ...usual,
    current: 'cavil',
    at: { cavil: 'shipyard' },
    newCaprica: { locked: ['population-2', 'empty', 'population-1'] },
  })
    .action()
    .answers('cavil', 'activate:shipyard')
    .answers('cavil', 'bottom')
    .finished()
  const { cards } = table.state.decks.lockedShips
  assert.deepEqual(cards, ['population-2', 'population-1', 'empty'])
  assert.equal(table.view('cavil').decks.lockedShips.cards[0], 'population-2')
  assert.equal(table.view('tigh').decks.lockedShips.cards[0], '?')
})

// Board actions

for (const [die, left] of [
  [4, 1],
  [5, 0],
] as const) {
  rule(`Attacking an occupation force with ${die}: ${left ? 'it stands' : 'it is destroyed'}`, () => {
    newCaprica({ ...usual, at: { tigh: 'breeders-canyon' }, newCaprica: { forces: [0, 1, 0] }, dice: [die] })
      .action()
      .answers('tigh', 'action:attack-occupation-force')
      .finished()
      .expect({ forces: [0, left, 0] })
  })
}
rule('Only a force at the same location can be attacked', () => {
  newCaprica({ ...usual, newCaprica: { forces: [1, 0, 0] } })
    .action()
    .mayNot('tigh', 'action:attack-occupation-force')
    .goesOn()
})
for (const [die, place] of [
  [3, 'detention'],
  [7, 'medical-center'],
  [8, 'shipyard'],
] as const) {
  rule(`Detaining a human with ${die}: ${place}`, () => {
    newCaprica({
      ...usual,
      current: 'cavil',
      at: { cavil: 'shipyard', tigh: 'shipyard' },
      newCaprica: { forces: [0, 0, 1] },
      dice: [die],
    })
      .action()
      .answers('cavil', 'action:detain-a-human')
      .finished()
      .expect({ at: { tigh: place } })
  })
}
rule('Nobody is detained without an occupation force', () => {
  newCaprica({ ...usual, current: 'cavil', at: { cavil: 'shipyard', tigh: 'shipyard' } })
    .action()
    .mayNot('cavil', 'action:detain-a-human')
    .goesOn()
})

// Occupation forces

rule('Without any force on the track a new one appears', () => {
  newCaprica(usual)
    .activate('occupation')
    .finished()
    .expect({ forces: [1, 0, 0] })
})
rule('Each force moves one space; one that leaves the Shipyard destroys the top locked ship', () => {
  newCaprica({
    ...usual,
    newCaprica: { forces: [1, 1, 1], locked: ['population-2', 'empty'], prepared: ['population-1'] },
    population: 9,
  })
    .activate('occupation')
    .finished()
    .expect({ forces: [0, 1, 1], locked: 1, population: 7 })
})
rule('If no ship is locked the top prepared one is destroyed; without either nothing is', () => {
  newCaprica({ ...usual, newCaprica: { forces: [0, 0, 2], locked: [], prepared: ['population-1'] }, population: 9 })
    .activate('occupation')
    .finished()
    .expect({ forces: [0, 0, 0], prepared: 0, population: 8 })
})
rule('There are 4 occupation forces and no more', () => {
  newCaprica({ ...usual, current: 'cavil', newCaprica: { forces: [3, 1, 0] } })
    .action()
    .answers('cavil', 'activate:occupation-authority')
    .answers('cavil', 'location:breeders-canyon')
    .finished()
    .expect({ forces: [3, 0, 1] })
})

// Galactica's return

rule('When the fleet marker reaches Auto Jump Galactica returns to a battle', () => {
  newCaprica({ ...usual, jumpPreparation: 4, tops: { newCaprica: ['ncp-graduation'] } })
    .crisis('ncp-graduation')
    .answers('tigh', 'option:0')
    .finished()
    .expect({
      basestars: { starboardBow: 1, starboardAft: 1 },
      raiders: { starboardBow: 4, starboardAft: 4 },
      vipers: { portBow: 2, portAft: 2 },
    })
})
rule(
  'Before that icons of Cylon ships are ignored and jump icons count; afterwards ships act and are evacuated',
  () => {
    newCaprica({ ...usual, space: { front: { basestars: 1, raiders: 1 } } })
      .crisis('ncp-graduation')
      .answers('tigh', 'option:0')
      .finished()
      .expect({ heavyRaiders: { front: 0 }, jumpPreparation: 1 })
    newCaprica({
      ...usual,
      newCaprica: { orbit: true, locked: [], prepared: ['empty'] },
      space: { front: { basestars: 1 } },
    })
      .crisis('ncp-graduation')
      .answers('tigh', 'option:0')
      .answers('tigh', 'area:portAft')
      .finished()
      .expect({ heavyRaiders: { front: 1 }, civilians: { portAft: 1 }, prepared: 0, jumpPreparation: 0 })
  },
)
rule('Before Galactica returns nothing damages or repairs it, and no ship appears in space', () => {
  newCaprica({
    ...usual,
    revealed: ['starbuck'],
    current: 'starbuck',
    superCrises: {},
    at: { starbuck: 'occupation-authority' },
  })
    .superCrisis('demand-peace-manifesto')
    .answers('tigh', 'option:0')
    .finished()
    .expect({ damaged: [] })
})
rule('A new character starts at Resistance HQ before Galactica returns, at the usual place afterwards', () => {
  const executed = (orbit: boolean) =>
    newCaprica({ ...usual, newCaprica: { orbit }, tops: { destiny: ['treachery 1', 'treachery 1'] } })
      .crisis('betrayed-from-within')
      .contributes()
      .answers('tigh', 'character:william-adama')
      .rest()
  executed(false).expect({ at: { adama: 'resistance-hq' } })
  executed(true).expect({ at: { adama: 'admirals-quarters' } })
})
rule('Boomer who follows somebody executed on New Caprica starts in Detention', () => {
  newCaprica({
    ...usual,
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    tops: { destiny: ['treachery 1', 'treachery 1'] },
  })
    .crisis('betrayed-from-within')
    .contributes()
    .answers('tigh', 'character:sharon-boomer-valerii')
    .rest()
    .expect({ at: { boomer: 'detention' } })
})
rule('Raptors may be risked at any time', () => {
  newCaprica({ ...usual, hands: { tigh: ['tactics 1'] } })
    .action()
    .may('tigh', 'play:tactics 1')
    .goesOn()
})
rule('Blind Jump and the nukes are of no use on New Caprica', () => {
  newCaprica({
    ...usual,
    seats: ['cain', 'roslin', 'starbuck', 'cavil'],
    admiral: 'cain',
    space: { front: { basestars: 1 } },
  })
    .action()
    .mayNot('cain', 'ability:blindJump')
    .mayNot('cain', 'nuke')
    .goesOn()
})

// The end

const home = { tigh: 'command', roslin: 'command', starbuck: 'command', cavil: 'caprica' } as const

rule('The Admiral may order to leave once Galactica is in orbit, and nobody else', () => {
  newCaprica(usual).action().mayNot('tigh', 'action:leave-new-caprica').goesOn()
  newCaprica({ ...usual, current: 'roslin', newCaprica: { orbit: true } })
    .action()
    .mayNot('roslin', 'action:leave-new-caprica')
    .goesOn()
})
rule('The order to leave says who and what would stay behind', () => {
  const said = (at: Situation['at'], ships: string[], language: 'en' | 'es' = 'en') => {
    const table = newCaprica({ ...usual, at, newCaprica: { orbit: true, locked: ships } })
      .action()
      .goesOn()
    const seen = table.view('tigh')
    const reader = { language, character: (seat: number) => seen.seats[seat].character }
    return describeStakes('action:leave-new-caprica', seen, reader)
  }
  const left = { ...home, roslin: 'shipyard', starbuck: 'detention' } as const
  assert.equal(
    said(left, ['population-2', 'population-1']),
    'Now Roslin and Starbuck would be executed, and 2 civilian ships would be destroyed.',
  )
  assert.equal(said(left, [], 'es'), 'Ahora se ejecutaría a Roslin y a Starbuck y no se perdería ninguna Nave Civil.')
  assert.equal(said(home, []), 'Now nobody would be executed, and no civilian ship would be lost.')
})
rule('The humans win if every resource is left after all losses', () => {
  newCaprica({
    ...usual,
    at: home,
    newCaprica: { orbit: true, locked: ['population-2'], prepared: ['population-1'] },
    population: 4,
  })
    .action()
    .answers('tigh', 'action:leave-new-caprica')
    .finished()
    .expect({ population: 1, over: { winner: 'humans', reason: 'new-caprica' } })
})
rule('Ships left behind are lost, and with them perhaps the game', () => {
  newCaprica({
    ...usual,
    at: home,
    newCaprica: { orbit: true, locked: ['population-2'], prepared: ['population-1'] },
    population: 3,
  })
    .action()
    .answers('tigh', 'action:leave-new-caprica')
    .finished()
    .expect({ over: { winner: 'cylons', reason: 'population' } })
})
rule('Humans left on New Caprica are executed', () => {
  newCaprica({
    ...usual,
    at: { ...home, roslin: 'shipyard', starbuck: 'detention' },
    newCaprica: { orbit: true, locked: [] },
    morale: 5,
  })
    .action()
    .answers('tigh', 'action:leave-new-caprica')
    .finished() // nobody is asked for a character who would never play
    .expect({ morale: 3, over: { winner: 'humans', reason: 'new-caprica' }, at: { roslin: undefined } })
})
rule('The Cylons win if there are fewer characters left than humans left behind', () => {
  const leaves = (executed: readonly Name[]) =>
    newCaprica({
      ...usual,
      at: { ...home, roslin: 'shipyard', starbuck: 'detention' },
      newCaprica: { orbit: true, locked: [] },
      executed: executed.map((name) => called[name]),
    })
      .action()
      .answers('tigh', 'action:leave-new-caprica')
      .finished()
  const others = [
    'adama',
    'apollo',
    'baltar',
    'boomer',
    'helo',
    'tyrol',
    'zarek',
    'cain',
    'dee',
    'ellen',
    'kat',
  ] as const
  leaves(others.slice(2)).expect({ over: { winner: 'humans', reason: 'new-caprica' } })
  leaves(others.slice(1)).expect({ over: { winner: 'cylons', reason: 'no-characters' } })
})

rule('Dee, left behind, who dies of despair over the one before her is not executed again', () => {
  const table = newCaprica({
    seats: ['roslin', 'dee', 'tigh'],
    current: 'tigh',
    admiral: 'tigh',
    morale: 3,
    newCaprica: { orbit: true, locked: [] },
    at: { tigh: 'command', dee: 'shipyard', roslin: 'shipyard' },
  })
    .action()
    .answers('tigh', 'action:leave-new-caprica')
    .rest()
    .expect({ morale: 2, over: { winner: 'humans', reason: 'new-caprica' } })
  assert.equal(table.log('executed').length, 2)
})

rule('Brutal force reaches no Cylon ship or centurion before Galactica is back', () => {
  const situation = {
    ...usual,
    president: 'tigh',
    boarding: [1, 0, 0, 0],
    space: { front: { raiders: 3 } },
    quorumHand: ['authorization-of-brutal-force'],
  } as const
  newCaprica(situation).action('tigh').refuses('tigh', 'quorum:authorization-of-brutal-force').goesOn()
  newCaprica({ ...situation, newCaprica: { orbit: true } })
    .action('tigh')
    .answers('tigh', 'quorum:authorization-of-brutal-force')
    .asks('tigh', 'brutalForce:choose', ['raiders', 'centurion:0'])
    .goesOn()
})
