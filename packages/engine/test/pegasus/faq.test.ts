// Answers of the official FAQ, errata and often forgotten rules of Pegasus that no other test shows.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck'] as const

// Kat

rule('Stim Junkie: a space area counts like a location, and her viper goes back to the Reserves', () => {
  const table = pegasus({
    seats: ['kat', 'roslin', 'starbuck'],
    at: { kat: 'front' },
    tops: { crisis: ['water-shortage-b'] },
  })
  table
    .movementStep()
    .answers('kat', 'stay')
    .answers('kat', 'nothing')
    .goesOn()
    .expect({ at: { kat: 'sickbay' }, reserves: { vipers: 8 } })
})

rule('Stim Junkie: whoever has come back to where the turn began is sent away all the same', () => {
  pegasus({
    seats: ['kat', 'roslin', 'starbuck'],
    at: { kat: 'front' },
    tops: { crisis: ['water-shortage-b'] },
  })
    .movementStep()
    .answers('kat', 'fly:portBow')
    .answers('kat', 'viper')
    .answers('kat', 'fly:front')
    .goesOn()
    .expect({ at: { kat: 'sickbay' } })
})

rule('Stim Junkie: at the end of the Action step, before the crisis', () => {
  pegasus({
    seats: ['kat', 'roslin', 'starbuck'],
    at: { kat: 'front' },
    space: { front: { raiders: 1 } },
    dice: [8],
    tops: { crisis: ['water-shortage-b'] },
  })
    .movementStep()
    .answers('kat', 'stay')
    .answers('kat', 'viper')
    .answers('kat', 'attack:front:raider')
    .asks('roslin', 'crisis:option')
    .goesOn()
    .expect({ at: { kat: 'sickbay' }, raiders: { front: 0 } })
})

rule('Stim Junkie: on New Caprica it leads to the Medical Center, and not out of Detention', () => {
  const stays = (at: 'shipyard' | 'detention') =>
    newCaprica({ seats: ['kat', 'roslin', 'starbuck'], at: { kat: at }, tops: { newCaprica: ['ncp-graduation'] } })
      .movementStep()
      .until('action:choose')
      .answers('kat', 'nothing')
      .goesOn()
  stays('shipyard').expect({ at: { kat: 'medical-center' } })
  stays('detention').expect({ at: { kat: 'detention' } })
})

// Ellen

const manipulates = (title: 'effect:0' | 'effect:1', more = {}) =>
  pegasus({
    seats: ['ellen', 'roslin', 'tigh', 'apollo'],
    at: { ellen: 'admirals-quarters' },
    president: 'roslin',
    admiral: 'tigh',
    ...more,
  })
    .turn()
    .answers('ellen', 'ability:manipulative')
    .answers('ellen', title)

rule('Manipulative: a title that she has lost again in her turn stays where it is', () => {
  manipulates('effect:0', {
    at: { ellen: 'administration' },
    hands: { ellen: ['leadership 5', 'leadership 4'] },
    tops: { destiny: ['politics 1', 'leadership 1'] },
  })
    .until('action:choose')
    .answers('ellen', 'activate:administration')
    .answers('ellen', 'seat:apollo')
    .contributes({ ellen: ['leadership 5', 'leadership 4'] })
    .rest()
    .expect({ president: 'apollo' })
})

rule('Manipulative: if the Admiral whom she relieved is in the Brig by then, the next in line commands', () => {
  manipulates('effect:1', {
    hands: { ellen: ['leadership 5', 'leadership 4'] },
    tops: { destiny: ['leadership 1', 'leadership 1'], crisis: ['ambush'] },
  })
    .until('action:choose')
    .answers('ellen', 'activate:admirals-quarters')
    .answers('ellen', 'seat:tigh')
    .contributes({ ellen: ['leadership 5', 'leadership 4'] })
    .expect({ at: { tigh: 'brig' }, admiral: 'ellen' })
    .rest()
    .expect({ admiral: 'apollo' })
})

rule('Manipulative: if the President whom she relieved has been executed, the next in line is President', () => {
  manipulates('effect:0', {
    seats: ['ellen', 'roslin', 'tigh', 'apollo'],
    president: 'tigh',
    at: { ellen: 'airlock', tigh: 'command' },
    hands: { ellen: ['politics 4', 'politics 5', 'politics 3'] },
    tops: { destiny: ['politics 1', 'politics 2'], crisis: ['ambush'] },
  })
    .until('action:choose')
    .answers('ellen', 'activate:airlock')
    .answers('ellen', 'seat:tigh')
    .contributes({ ellen: ['politics 4', 'politics 5', 'politics 3'] })
    .answers('tigh', 'character:william-adama')
    .expect({ president: 'ellen' })
    .rest()
    .expect({ president: 'roslin' })
})

rule(
  'Manipulative: if Ellen is executed the title goes down the line and stays there, even with whoever follows her',
  () => {
    const shots = ['politics 4', 'politics 5', 'politics 3']
    manipulates('effect:1', {
      at: { ellen: 'airlock' },
      hands: { apollo: shots },
      tops: { destiny: ['politics 1', 'politics 2'], crisis: ['ambush'] },
    })
      .until('action:choose')
      .answers('ellen', 'activate:airlock')
      .answers('ellen', 'seat:ellen')
      .contributes({ apollo: shots })
      .answers('ellen', 'character:william-adama')
      .rest()
      .expect({ admiral: 'adama' })
  },
)

rule('Manipulative: the next in line may be Ellen herself', () => {
  manipulates('effect:0', {
    seats: ['ellen', 'tigh', 'starbuck'],
    president: 'starbuck',
    loyalty: { starbuck: ['cylon-reduce-morale'] },
    hands: { ellen: ['leadership 1'] },
    tops: { crisis: ['ambush'] },
  })
    .until('action:choose')
    .answers('ellen', 'play:leadership 1')
    .answers('ellen', 'seat:starbuck')
    .answers('starbuck', 'actTwice')
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .answers('starbuck', 'no')
    .rest()
    .expect({ president: 'ellen' })
})

rule(
  'Politically Adroit and Support the People give cards of the own skill set only, as many of one type as one likes',
  () => {
    const types = ['leadership', 'politics', 'treachery']
    const table = pegasus({
      seats: ['ellen', 'roslin', 'starbuck'],
      at: { ellen: 'press-room', roslin: 'press-room' },
      hands: { ellen: ['politics 1'] },
    })
      .movementStep()
      .answers('ellen', 'stay')
      .answers('ellen', 'seat:roslin')
    const offered = table.asked('ellen').options.map(({ id }) => id.slice('skills:'.length).split(','))
    assert.deepEqual([...new Set(offered.flat())].toSorted(), types)
    assert.ok(offered.some(([one, other]) => one === other))
    table.goesOn()
    const people = pegasus({ seats, hands: { roslin: ['support-the-people-1'] } })
      .crisis('prison-labor')
      .answers('roslin', 'play:support-the-people-1')
      .answers('roslin', 'no')
      .answers('starbuck', 'no')
      .answers('tigh', 'yes')
    const own = people.asked('tigh').options.map(({ id }) => id.slice('skills:'.length).split(','))
    assert.deepEqual([...new Set(own.flat())].toSorted(), ['leadership', 'tactics'])
    people.goesOn()
  },
)

// Cain

rule('Blind Jump: ships are drawn from the pile, and only without any from the board', () => {
  pegasus({
    seats: ['cain', 'roslin', 'starbuck'],
    space: { rear: { civilians: 12 } },
    tops: { destination: ['deep-space'] },
  })
    .action()
    .answers('cain', 'ability:blindJump')
    .asks('cain', 'drawAndDestroyCivilians:fromBoard')
    .rest()
})

// Brig, Sickbay, Detention, Medical Center

rule('A crisis that hurts a prisoner of the Cylons does not bring them to the Medical Center', () => {
  const ambushed = (at: 'shipyard' | 'detention') =>
    newCaprica({ seats, at: { tigh: at }, tops: { destiny: ['politics 1', 'politics 2'] } })
      .crisis('centurion-ambush')
      .contributes()
      .rest()
  ambushed('shipyard').expect({ at: { tigh: 'medical-center' } })
  ambushed('detention').expect({ at: { tigh: 'detention' } })
})

rule('Convicted Criminal: Zarek may try to leave Detention beside another prisoner', () => {
  newCaprica({ seats: ['zarek', 'roslin', 'starbuck'], at: { zarek: 'detention', roslin: 'detention' } })
    .action()
    .may('zarek', 'activate:detention')
    .goesOn()
  newCaprica({ seats: ['zarek', 'roslin', 'starbuck'], at: { zarek: 'shipyard', roslin: 'shipyard' } })
    .action()
    .mayNot('zarek', 'activate:shipyard')
    .goesOn()
})

rule('A Cylon player in the Medical Center draws 1 Skill card, too, of any type', () => {
  newCaprica({ seats, revealed: ['tigh'], at: { tigh: 'medical-center' } })
    .turn()
    .answers('tigh', 'skills:treachery')
    .expect({ hand: { tigh: 1 } })
    .goesOn()
})

rule('An infiltrating Sympathetic Cylon in Sickbay draws 1 Skill card of any type, having no skill set', () => {
  pegasus({
    seats: ['starbuck', 'roslin', 'tigh', 'zarek'],
    options: { sympatheticCylon: true },
    sympathetic: ['starbuck'],
    infiltrating: ['starbuck'],
    at: { starbuck: 'sickbay' },
  })
    .turn()
    .answers('starbuck', 'skills:politics')
    .expect({ hand: { starbuck: 1 } })
    .goesOn()
})

rule('A prisoner of the Cylons may use a movement ability', () => {
  newCaprica({ seats, at: { tigh: 'detention' }, hands: { tigh: ['critical-situation-3'] } })
    .movementStep()
    .mayNot('tigh', 'location:shipyard')
    .may('tigh', 'play:critical-situation-3')
    .goesOn()
})

// Scar

rule('Scar falls to a nuke that shows 7, and to a 6 with Strategic Planning', () => {
  pegasus({
    seats,
    admiral: 'tigh',
    inPlay: ['scar'],
    scar: 'front',
    space: { front: { raiders: 2, basestars: 1 } },
    dice: [7],
  })
    .action()
    .answers('tigh', 'nuke')
    .finished()
    .expect({ raiders: { front: 0 }, basestars: { front: 0 }, inPlay: [] })
  pegasus({
    seats,
    at: { starbuck: 'front' },
    hands: { roslin: ['tactics 3'] },
    inPlay: ['scar'],
    scar: 'front',
    space: { front: { raiders: 1 } },
    dice: [6],
  })
    .action('starbuck')
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:scar')
    .answers('roslin', 'play:tactics 3')
    .finished()
    .expect({ raiders: { front: 0 }, inPlay: [] })
})

// Probation

rule('Probation: the President may keep it for a later check, and decides alone', () => {
  pegasus({
    seats,
    president: 'roslin',
    current: 'starbuck',
    inPlay: [{ card: 'probation', holder: 'tigh' }],
    hands: { tigh: ['sabotage-3'] },
  })
    .crisis('prison-labor')
    .answers('tigh', 'card:sabotage-3')
    .asksNobody('tigh')
    .answers('roslin', 'pass')
    .rest()
    .expect({ inPlay: ['probation'] })
})

// Sabotage and moves

/** On the way to Pegasus CIC the mover's Treachery card is sabotaged, and Pegasus takes the damage. */
const sabotagedOnTheWay = (...damaged: ('airlock' | 'main-batteries' | 'engine-room')[]) =>
  pegasus({
    seats,
    current: 'roslin',
    revealed: ['tigh'],
    damaged,
    at: { roslin: 'press-room' },
    hands: { roslin: ['sabotage-3'], tigh: ['sabotage-3'] },
  })
    .movement('roslin')
    .answers('roslin', 'location:pegasus-cic')
    .answers('tigh', 'play:sabotage-3')
    .answers('roslin', 'board:pegasus')
    .finished()

rule('Sabotage: whose goal is damaged arrives all the same', () => {
  sabotagedOnTheWay('airlock', 'main-batteries').expect({ at: { roslin: 'pegasus-cic' } })
})

rule('Sabotage: whose goal was on a Pegasus that it destroys stays', () => {
  sabotagedOnTheWay('airlock', 'main-batteries', 'engine-room').expect({
    at: { roslin: 'press-room' },
    hand: { roslin: 0 },
  })
})

// Skill checks

rule('Support the People: what it brings may be played before the same check', () => {
  pegasus({
    seats,
    hands: { roslin: ['support-the-people-1'] },
    tops: { politics: ['politics 3'] },
  })
    .crisis('prison-labor')
    .answers('roslin', 'play:support-the-people-1')
    .answers('roslin', 'yes')
    .answers('roslin', 'skills:politics,politics')
    .answers('starbuck', 'no')
    .answers('tigh', 'no')
    .asks('roslin', 'window:ask')
    .may('roslin', 'play:politics 3')
    .rest()
})

rule('Fast Learner: other cards may still be played before the check afterwards', () => {
  pegasus({ seats: ['tigh', 'roslin', 'dee'], hands: { roslin: ['politics 3'] } })
    .crisis('prison-labor')
    .answers('dee', 'ability:fastLearner')
    .answers('dee', 'skill:politics')
    .answers('dee', 'intoCheck')
    .asks('roslin', 'window:ask')
    .answers('roslin', 'play:politics 3')
    .rest()
})

rule('Main Batteries: a viper that they damage was not attacked, so Evasive Maneuvers do not help', () => {
  pegasus({
    seats,
    at: { tigh: 'main-batteries' },
    hands: { starbuck: ['piloting 1'] },
    space: { front: { vipers: 1 } },
    dice: [2],
  })
    .action()
    .answers('tigh', 'activate:main-batteries')
    .answers('tigh', 'area:front')
    .asksNobody('starbuck')
    .finished()
    .expect({ damagedVipers: 1, hand: { starbuck: 1 } })
})

// Execution

rule('Airlock: whoever comes back as William Adama may take the cards of that very check', () => {
  pegasus({
    seats,
    at: { tigh: 'airlock', starbuck: 'command' },
    hands: { tigh: ['tactics 5', 'tactics 4', 'tactics 4'] },
    tops: { destiny: ['tactics 1', 'politics 1'] },
  })
    .action()
    .answers('tigh', 'activate:airlock')
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: ['tactics 5', 'tactics 4', 'tactics 4'] })
    .answers('starbuck', 'character:william-adama')
    .answers('adama', 'ability:commandAuthority')
    .finished()
    .expect({ hand: { adama: 5 } })
})

// Loyalty

rule('A Sympathetic Cylon among the humans keeps no card of the Sleeper Agent phase, but passes it on', () => {
  const table = pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    options: { sympatheticCylon: true },
    sympathetic: ['tigh'],
    infiltrating: ['tigh'],
    at: { tigh: 'command' },
    tops: { loyalty: ['cylon-reduce-morale'] },
  })
    .sleeperAgentPhase()
    .asks('tigh', 'receiveLoyalty:handOn', ['seat:roslin', 'seat:starbuck', 'seat:zarek'])
    .answers('tigh', 'seat:zarek')
    .finished()
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [1, 2, 2, 3],
  )
})

// Infiltrators

rule(
  'An infiltrator may be Arbitrator or Mission Specialist, and is neither any more when the infiltration ends',
  () => {
    for (const card of ['assign-arbitrator', 'assign-mission-specialist']) {
      pegasus({
        seats: ['cavil', 'roslin', 'tigh', 'starbuck'],
        infiltrating: ['cavil'],
        at: { cavil: 'command' },
        president: 'roslin',
        quorumHand: [card],
      })
        .action('roslin')
        .answers('roslin', `quorum:${card}`)
        .answers('roslin', 'seat:cavil')
        .expect({ inPlay: [card] })
        .action('cavil')
        .answers('cavil', 'action:end-infiltration')
        .finished()
        .expect({ inPlay: [] })
    }
  },
)

// New Caprica

rule('Terminal Illness: attacking an occupation force activates no location, and costs Roslin nothing', () => {
  newCaprica({
    seats: ['roslin', 'tigh', 'starbuck'],
    at: { roslin: 'shipyard' },
    newCaprica: { forces: [0, 0, 1] },
    dice: [8],
  })
    .action()
    .mayNot('roslin', 'activate:shipyard')
    .answers('roslin', 'action:attack-occupation-force')
    .finished()
    .expect({ forces: [0, 0, 0] })
})

rule('Skilled Politician: the card comes from no hand, so the President risks no arrest', () => {
  const table = newCaprica({
    seats: ['roslin', 'tigh', 'starbuck'],
    tops: { quorum: ['enact-production-quotas'] },
    dice: [1],
  })
    .action()
    .answers('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'quorum:enact-production-quotas')
    .rest(1)
    .expect({ at: { roslin: 'resistance-hq' } })
  assert.equal(table.log('rolls').length, 0)
})

rule('With Galactica in orbit a civilian ship that is placed comes from the pile, never from the stacks', () => {
  newCaprica({
    seats: ['cavil', 'roslin', 'tigh', 'starbuck'],
    newCaprica: { orbit: true, locked: ['population-1'], prepared: ['population-2'] },
  })
    .action()
    .answers('cavil', 'ability:primacy')
    .answers('cavil', 'yes')
    .finished()
    .expect({ raiders: { front: 3 }, civilians: { rear: 0 }, locked: 1, prepared: 1 })
})

rule('A hidden Cylon who is executed before Galactica returns comes to the Medical Center', () => {
  newCaprica({
    seats: ['tigh', 'roslin', 'starbuck'],
    loyalty: { starbuck: ['cylon-reduce-morale'] },
    hands: { tigh: ['tactics 5', 'tactics 4'] },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
    morale: 8,
  })
    .action()
    .answers('tigh', 'activate:resistance-hq')
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: ['tactics 5', 'tactics 4'] })
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .finished()
    .expect({ at: { starbuck: 'medical-center' }, revealed: ['starbuck'], morale: 8 })
})

rule('Prisoners of the Brig and pilots land on New Caprica with everybody else, by a jump or without one', () => {
  pegasus({
    seats,
    options: { objective: 'new-caprica' },
    admiral: 'tigh',
    at: { roslin: 'brig', starbuck: 'front' },
    travelled: ['asteroid-field', 'desolate-moon'],
    hands: { tigh: ['tactics 5', 'tactics 4', 'tactics 4'], starbuck: ['piloting 5'] },
    tops: { destiny: ['tactics 1', 'tactics 2'] },
    space: { rear: { raiders: 2, civilians: 2, vipers: 1 } },
    jumpPreparation: 3,
  })
    .crisis('legendary-discovery')
    .contributes({ tigh: ['tactics 5', 'tactics 4', 'tactics 4'], starbuck: ['piloting 5'] })
    .rest()
    .expect({
      distance: 7,
      jumpPreparation: 0,
      at: { tigh: 'resistance-hq', roslin: 'resistance-hq', starbuck: 'resistance-hq' },
      locked: 12,
      civilians: { rear: 0 },
      raiders: { rear: 2 },
      vipers: { rear: 1 },
      reserves: { vipers: 7 },
    })
})

rule('An infiltrator who leaves before Galactica returns comes to the Medical Center as a Cylon player', () => {
  newCaprica({ seats: ['cavil', 'roslin', 'tigh', 'starbuck'], infiltrating: ['cavil'], at: { cavil: 'shipyard' } })
    .action()
    .answers('cavil', 'action:end-infiltration')
    .finished()
    .expect({ at: { cavil: 'medical-center' }, revealed: ['cavil'] })
})

rule('Preventative Policy still counts when the fleet leaves New Caprica in the same turn', () => {
  newCaprica({
    seats,
    admiral: 'tigh',
    at: { tigh: 'command', roslin: 'command', starbuck: 'command' },
    newCaprica: { orbit: true, locked: [], prepared: ['population-2'] },
    hands: { tigh: ['preventative-policy-3'] },
    population: 2,
  })
    .movementStep()
    .answers('tigh', 'play:preventative-policy-3')
    .answers('tigh', 'effect:3')
    .answers('tigh', 'action:leave-new-caprica')
    .finished()
    .expect({ population: 1, over: { winner: 'humans', reason: 'new-caprica' } })
})

rule('On New Caprica scouts and Boomer look at the crises of New Caprica', () => {
  const table = newCaprica({
    seats,
    hands: { tigh: ['tactics 1'] },
    tops: { newCaprica: ['second-thoughts'] },
    dice: [8],
  })
    .action()
    .answers('tigh', 'play:tactics 1')
    .answers('tigh', 'deck:crisis')
    .answers('tigh', 'top')
    .finished()
  assert.equal(table.view('tigh').decks.newCaprica.cards.at(-1), 'second-thoughts')
})
