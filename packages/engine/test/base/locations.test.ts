// Every location of Galactica, Colonial One and the Cylons: who may enter it, and what its action does.

import assert from 'node:assert/strict'
import type { LocationId } from '../../src/core/ids.ts'
import { given, type Name, rule, type Situation, type Table } from '../../testing/index.ts'

const galactica = [
  'ftl-control',
  'weapons-control',
  'command',
  'communications',
  'admirals-quarters',
  'research-lab',
  'hangar-deck',
  'armory',
] as const
const colonialOne = ['press-room', 'presidents-office', 'administration'] as const
const cylonLocations = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'] as const

const to = (places: readonly LocationId[], here?: LocationId): string[] =>
  places.filter((place) => place !== here).map((place) => `location:${place}`)

/** Tigh acts first and is Admiral, Baltar is President. */
const seats: Situation['seats'] = ['tigh', 'starbuck', 'baltar']

const withTighAt = (place: LocationId, more: Partial<Situation> = {}): Table =>
  given({ seats, at: { tigh: place }, ...more }).action()

const cylonAt = (place: LocationId, more: Partial<Situation> = {}): Table =>
  given({ seats, current: 'baltar', revealed: ['baltar'], at: { baltar: place }, ...more }).action()

const mayNot = (table: Table, name: Name, option: string): Table => table.refuses(name, option).goesOn()

// Movement

rule('a character moves within a ship for free', () => {
  given({ seats, at: { tigh: 'command' } })
    .movement()
    .asks('tigh', 'move:choose', ['stay', ...to(galactica, 'command')])
    .answers('tigh', 'location:armory')
    .finished()
    .expect({ at: { tigh: 'armory' } })
})

rule('moving to another ship costs a Skill card', () => {
  given({ seats, at: { tigh: 'command' }, hands: { tigh: ['tactics 1', 'leadership 3'] } })
    .movement()
    .asks('tigh', 'move:choose', ['stay', ...to(galactica, 'command'), ...to(colonialOne)])
    .answers('tigh', 'location:press-room')
    .asks('tigh', 'discardSkillCards:choose')
    .answers('tigh', 'card:tactics 1')
    .finished()
    .expect({ at: { tigh: 'press-room' }, hand: { tigh: ['leadership 3'] } })
})

rule('a character on Colonial One without cards may only move about there', () => {
  given({ seats, at: { tigh: 'administration' } })
    .movement()
    .asks('tigh', 'move:choose', ['stay', ...to(colonialOne, 'administration')])
    .answers('tigh', 'location:press-room')
    .finished()
    .expect({ at: { tigh: 'press-room' } })
})

rule('a move from Colonial One to Galactica costs a Skill card, too', () => {
  given({ seats, at: { tigh: 'administration' }, hands: { tigh: ['tactics 1'] } })
    .movement()
    .answers('tigh', 'location:command')
    .finished()
    .expect({ at: { tigh: 'command' }, hand: { tigh: 0 } })
})

rule('nobody has to move', () => {
  given({ seats, at: { tigh: 'command' } })
    .movement()
    .answers('tigh', 'stay')
    .finished()
    .expect({ at: { tigh: 'command' } })
})

rule('hazardous locations are not entered by moving', () => {
  const table = given({ seats, at: { tigh: 'command' } }).movement()
  table.refuses('tigh', 'location:sickbay').refuses('tigh', 'location:brig').goesOn()
})

rule('human players do not enter Cylon locations', () => {
  const table = given({ seats, hands: { tigh: ['tactics 1'] } }).movement()
  for (const place of cylonLocations) table.refuses('tigh', `location:${place}`)
  table.goesOn()
})

rule('a damaged location may be entered', () => {
  given({ seats, at: { tigh: 'communications' }, damaged: ['command'] })
    .movement()
    .answers('tigh', 'location:command')
    .finished()
    .expect({ at: { tigh: 'command' } })
})

rule('a pilot flies to an adjacent area, or leaves the viper for a Skill card', () => {
  given({ seats, current: 'starbuck', at: { starbuck: 'front' }, hands: { starbuck: ['piloting 1'] } })
    .movement()
    .asks('starbuck', 'move:choose', ['stay', 'fly:portBow', 'fly:starboardBow', ...to(galactica), ...to(colonialOne)])
    .answers('starbuck', 'location:hangar-deck')
    .finished()
    .expect({ at: { starbuck: 'hangar-deck' }, hand: { starbuck: 0 }, reserves: { vipers: 8 } })
})

rule('a pilot without cards stays in space, where a move costs nothing', () => {
  given({ seats, current: 'starbuck', at: { starbuck: 'rear' } })
    .movement()
    .asks('starbuck', 'move:choose', ['stay', 'fly:portAft', 'fly:starboardAft'])
    .answers('starbuck', 'fly:starboardAft')
    .finished()
    .expect({ at: { starbuck: 'starboardAft' }, reserves: { vipers: 7 } })
})

rule('a revealed Cylon moves among the Cylon locations for free, and nowhere else', () => {
  given({ seats, current: 'baltar', revealed: ['baltar'], hands: { baltar: ['politics 1'] } })
    .movement()
    .asks('baltar', 'move:choose', ['stay', ...to(cylonLocations, 'resurrection-ship')])
    .answers('baltar', 'location:caprica')
    .finished()
    .expect({ at: { baltar: 'caprica' }, hand: { baltar: 1 } })
})

// Damaged locations

for (const place of ['ftl-control', 'weapons-control', 'command', 'admirals-quarters'] as const) {
  rule(`${place} cannot be activated while it is damaged`, () => {
    const situation = { jumpPreparation: 3, space: { front: { raiders: 1 } } }
    withTighAt(place, situation).answers('tigh', `activate:${place}`).goesOn()
    mayNot(withTighAt(place, { ...situation, damaged: [place] }), 'tigh', `activate:${place}`)
  })
}

rule('hangar-deck cannot be activated while it is damaged', () => {
  const situation: Situation = { seats, current: 'starbuck', hands: { starbuck: ['leadership 1'] } }
  given(situation).action().answers('starbuck', 'activate:hangar-deck').goesOn()
  mayNot(given({ ...situation, damaged: ['hangar-deck'] }).action(), 'starbuck', 'activate:hangar-deck')
})

rule('armory cannot be activated while it is damaged', () => {
  const boarding = [1, 0, 0, 0] as const
  withTighAt('armory', { boarding, dice: [1] })
    .answers('tigh', 'activate:armory')
    .finished()
  mayNot(withTighAt('armory', { boarding, damaged: ['armory'] }), 'tigh', 'activate:armory')
})

rule('only six locations of Galactica can be damaged', () => {
  for (const place of ['communications', 'research-lab', 'sickbay', 'brig', 'press-room'] as const) {
    assert.throws(() => given({ seats, damaged: [place] }), /cannot be damaged/)
  }
})

rule('nobody activates a location where they are not', () => {
  mayNot(withTighAt('command'), 'tigh', 'activate:research-lab')
})

// FTL Control

for (const space of [0, 1, 2]) {
  rule(`FTL Control cannot be used while the fleet marker is on red space ${space}`, () => {
    mayNot(withTighAt('ftl-control', { jumpPreparation: space }), 'tigh', 'activate:ftl-control')
  })
}

for (const { space, die, population } of [
  { space: 3, die: 1, population: 9 },
  { space: 3, die: 6, population: 9 },
  { space: 3, die: 7, population: 12 },
  { space: 4, die: 1, population: 11 },
  { space: 4, die: 6, population: 11 },
  { space: 4, die: 7, population: 12 },
  { space: 4, die: 8, population: 12 },
]) {
  rule(`FTL Control from blue space ${space}: a roll of ${die} leaves a population of ${population}`, () => {
    withTighAt('ftl-control', {
      jumpPreparation: space,
      dice: [die],
      tops: { destination: ['barren-planet', 'deep-space'] },
    })
      .answers('tigh', 'activate:ftl-control')
      .asks('tigh', 'jump:chooseDestination', ['card:barren-planet', 'card:deep-space'])
      .answers('tigh', 'card:barren-planet')
      .finished()
      .expect({ population, fuel: 6, distance: 2, jumpPreparation: 0 })
  })
}

// Weapons Control

rule('Weapons Control attacks a Cylon ship in any space area', () => {
  withTighAt('weapons-control', {
    space: { front: { raiders: 2 }, rear: { heavyRaiders: 1, basestars: 1, vipers: 1 }, portBow: { civilians: 1 } },
    dice: [3],
  })
    .answers('tigh', 'activate:weapons-control')
    .asks('tigh', 'attackFromGalactica:target', [
      'attack:front:raider',
      'attack:rear:heavyRaider',
      'attack:rear:basestar:0',
    ])
    .answers('tigh', 'attack:front:raider')
    .finished()
    .expect({ raiders: { front: 1 } })
})

rule('Weapons Control has no target without Cylon ships', () => {
  mayNot(withTighAt('weapons-control', { space: { portBow: { vipers: 1 } } }), 'tigh', 'activate:weapons-control')
})

// Command

rule('Command activates an unmanned viper twice: it is launched, then it moves', () => {
  withTighAt('command')
    .answers('tigh', 'activate:command')
    .asks('tigh', 'activateVipers:choose', ['launch:portBow', 'launch:portAft', 'done'])
    .answers('tigh', 'launch:portAft')
    .asks('tigh', 'activateVipers:choose', [
      'launch:portBow',
      'launch:portAft',
      'move:portAft:portBow',
      'move:portAft:rear',
      'done',
    ])
    .answers('tigh', 'move:portAft:rear')
    .finished()
    .expect({ vipers: { portAft: 0, rear: 1 }, reserves: { vipers: 7 } })
})

rule('Command: one viper may attack twice', () => {
  withTighAt('command', { space: { portBow: { vipers: 1, raiders: 2 } }, dice: [8, 3] })
    .answers('tigh', 'activate:command')
    .answers('tigh', 'attack:portBow:raider')
    .answers('tigh', 'attack:portBow:raider')
    .finished()
    .expect({ raiders: { portBow: 0 }, vipers: { portBow: 1 } })
})

rule('Command: fewer than two activations are allowed', () => {
  withTighAt('command')
    .answers('tigh', 'activate:command')
    .answers('tigh', 'launch:portBow')
    .answers('tigh', 'done')
    .finished()
    .expect({ vipers: { portBow: 1 }, reserves: { vipers: 7 } })
})

rule('Command does not activate a piloted viper', () => {
  const table = withTighAt('command', { at: { tigh: 'command', starbuck: 'rear' }, space: { rear: { raiders: 1 } } })
  table
    .answers('tigh', 'activate:command')
    .asks('tigh', 'activateVipers:choose', ['launch:portBow', 'launch:portAft', 'done'])
    .goesOn()
})

rule('Command has nothing to activate when no viper is left', () => {
  mayNot(withTighAt('command', { damagedVipers: 8 }), 'tigh', 'activate:command')
})

// Communications

rule('Communications: only this player sees two civilian ships, and may move each to an adjacent area', () => {
  const table = withTighAt('communications', {
    space: { front: { civilians: ['population-1', 'population-2'] }, rear: { civilians: ['empty'] } },
  })
    .answers('tigh', 'activate:communications')
    .asks('tigh', 'communications:look', ['ship:front:0', 'ship:front:1', 'ship:rear:2'])
    .answers('tigh', 'ship:front:1', 'ship:rear:2')
    .asks('tigh', 'communications:move', ['stay', 'area:portBow', 'area:starboardBow'])
    .answers('tigh', 'area:starboardBow')
    .asks('tigh', 'communications:move', ['stay', 'area:portAft', 'area:starboardAft'])
    .answers('tigh', 'stay')
    .finished()
    .expect({ civilians: { front: 1, starboardBow: 1, rear: 1 } })
  const { front, starboardBow, rear } = table.view('tigh').space
  assert.deepEqual(
    [front, starboardBow, rear].map(({ civilians }) => civilians[0].face),
    ['?', 'population-2', 'empty'],
  )
  assert.equal(table.view('starbuck').space.starboardBow.civilians[0].face, '?')
  assert.equal(table.view('spectator').space.rear.civilians[0].face, '?')
})

rule('Communications: a single civilian ship is looked at alone', () => {
  withTighAt('communications', { space: { rear: { civilians: ['empty'] } } })
    .answers('tigh', 'activate:communications')
    .answers('tigh', 'area:portAft')
    .finished()
    .expect({ civilians: { rear: 0, portAft: 1 } })
})

rule('Communications has nothing to look at without civilian ships on the board', () => {
  mayNot(withTighAt('communications'), 'tigh', 'activate:communications')
})

// Admiral's Quarters

const quarters: Partial<Situation> = {
  tops: { destiny: ['piloting 1', 'politics 1'] },
  hands: { tigh: ['tactics 5', 'leadership 4', 'leadership 3'] },
}

rule("Admiral's Quarters: a passed check of 7 sends the chosen character to the Brig", () => {
  withTighAt('admirals-quarters', quarters)
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:baltar')
    .contributes({ tigh: ['tactics 5', 'leadership 4'] })
    .finished()
    .expect({ at: { baltar: 'brig' } })
})

rule("Admiral's Quarters: a failed check does nothing", () => {
  withTighAt('admirals-quarters', quarters)
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:baltar')
    .contributes({ tigh: ['tactics 5', 'leadership 3'] })
    .finished()
    .expect({ at: { baltar: 'research-lab' } })
})

rule("Admiral's Quarters: politics, piloting and engineering count against the check", () => {
  withTighAt('admirals-quarters', {
    hands: { tigh: ['tactics 5', 'leadership 4'], starbuck: ['engineering 1'] },
    tops: quarters.tops,
  })
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:baltar')
    .contributes({ tigh: ['tactics 5', 'leadership 4'], starbuck: ['engineering 1'] })
    .finished()
    .expect({ at: { baltar: 'research-lab' } })
})

rule("Admiral's Quarters: a pilot may be accused, and the viper goes back to the Reserves", () => {
  withTighAt('admirals-quarters', { ...quarters, at: { tigh: 'admirals-quarters', starbuck: 'front' } })
    .answers('tigh', 'activate:admirals-quarters')
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: ['tactics 5', 'leadership 4'] })
    .finished()
    .expect({ at: { starbuck: 'brig' }, reserves: { vipers: 8 } })
})

rule("Admiral's Quarters: nobody in the Brig, no revealed Cylon and no stranded Helo can be chosen", () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'helo', 'zarek'],
    at: { tigh: 'admirals-quarters', starbuck: 'brig', helo: 'off' },
    revealed: ['baltar'],
  })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:zarek'])
    .goesOn()
})

// Research Lab

for (const skill of ['engineering', 'tactics'] as const) {
  rule(`Research Lab draws 1 Skill card of engineering or tactics: ${skill}`, () => {
    withTighAt('research-lab', { tops: { [skill]: [`${skill} 2`] } })
      .answers('tigh', 'activate:research-lab')
      .asks('tigh', 'drawSkillCards:choose', ['skills:engineering', 'skills:tactics'])
      .answers('tigh', `skills:${skill}`)
      .finished()
      .expect({ hand: { tigh: [`${skill} 2`] } })
  })
}

// Hangar Deck

rule('Hangar Deck: a pilot launches in a viper, then takes another action', () => {
  given({ seats, current: 'starbuck', space: { portBow: { raiders: 1 } }, dice: [3] })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .asks('starbuck', 'hangarDeck:launch', ['area:portBow', 'area:portAft'])
    .answers('starbuck', 'area:portBow')
    .asks('starbuck', 'action:choose', ['viper', 'nothing'])
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:portBow:raider')
    .finished()
    .expect({ at: { starbuck: 'portBow' }, raiders: { portBow: 0 }, reserves: { vipers: 7 } })
})

rule('Hangar Deck: the further action may be left out', () => {
  given({ seats, current: 'starbuck' })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .answers('starbuck', 'area:portAft')
    .answers('starbuck', 'nothing')
    .finished()
    .expect({ at: { starbuck: 'portAft' }, vipers: { portAft: 0 }, reserves: { vipers: 7 } })
})

rule('Hangar Deck is of no use to a character without piloting in their skill set', () => {
  mayNot(withTighAt('hangar-deck'), 'tigh', 'activate:hangar-deck')
})

rule('Hangar Deck: with empty Reserves an unmanned viper is called back first', () => {
  given({ seats, current: 'starbuck', space: { front: { vipers: 5 }, rear: { vipers: 3 } } })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .asks('starbuck', 'hangarDeck:recall', ['viper:front', 'viper:rear'])
    .answers('starbuck', 'viper:rear')
    .answers('starbuck', 'area:portBow')
    .answers('starbuck', 'nothing')
    .finished()
    .expect({ at: { starbuck: 'portBow' }, vipers: { front: 5, rear: 2, portBow: 0 }, reserves: { vipers: 0 } })
})

rule('Hangar Deck: damaged vipers cannot be launched', () => {
  const table = given({ seats, current: 'starbuck', damagedVipers: 8, hands: { starbuck: ['leadership 1'] } })
  mayNot(table.action(), 'starbuck', 'activate:hangar-deck')
})

// Armory

for (const { die, boarding } of [
  { die: 6, boarding: [0, 1, 0, 1] },
  { die: 7, boarding: [0, 1, 0, 0] },
  { die: 8, boarding: [0, 1, 0, 0] },
]) {
  rule(`Armory: a roll of ${die} against a centurion leaves ${boarding.join(' ')} on the boarding party track`, () => {
    withTighAt('armory', { boarding: [0, 1, 0, 1], dice: [die] })
      .answers('tigh', 'activate:armory')
      .asks('tigh', 'attackCenturion:target', ['centurion:1', 'centurion:3'])
      .answers('tigh', 'centurion:3')
      .finished()
      .expect({ boarding })
  })
}

rule('Armory has no target without centurions', () => {
  mayNot(withTighAt('armory'), 'tigh', 'activate:armory')
})

// Sickbay

rule('in Sickbay a player draws only 1 card of their skill set, and may then leave', () => {
  given({ seats, at: { tigh: 'sickbay' } })
    .turn()
    .asks('tigh', 'drawSkillCards:choose', ['skills:leadership', 'skills:tactics'])
    .answers('tigh', 'skills:tactics')
    .expect({ hand: { tigh: 1 } })
    .asks('tigh', 'move:choose', ['stay', ...to(galactica), ...to(colonialOne)])
    .answers('tigh', 'location:command')
    .expect({ at: { tigh: 'command' } })
    .goesOn()
})

rule('Sickbay has no action', () => {
  mayNot(withTighAt('sickbay'), 'tigh', 'activate:sickbay')
})

rule('whoever is in Sickbay may add several cards to a skill check and draws a Crisis card', () => {
  given({ seats, at: { tigh: 'sickbay' }, hands: { tigh: ['tactics 3', 'leadership 3'] } })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .contributes({ tigh: ['tactics 3', 'leadership 3'] })
    .expect({ hand: { tigh: 0 } })
    .rest()
})

// Brig

const brigCheck: Partial<Situation> = {
  at: { tigh: 'brig' },
  tops: { destiny: ['piloting 1', 'leadership 1'] },
  hands: { tigh: ['tactics 5'], baltar: ['politics 4', 'politics 3'] },
}

rule('Brig: a passed check of 7 moves the prisoner to any location on Galactica', () => {
  given({ seats, ...brigCheck })
    .action()
    .answers('tigh', 'activate:brig')
    .contributes({ tigh: ['tactics 5'], baltar: ['politics 4'] })
    .asks('tigh', 'moveFromBrig:choose', to(galactica))
    .answers('tigh', 'location:command')
    .finished()
    .expect({ at: { tigh: 'command' } })
})

rule('Brig: a failed check leaves the prisoner there', () => {
  given({ seats, ...brigCheck })
    .action()
    .answers('tigh', 'activate:brig')
    .contributes({ tigh: ['tactics 5'], baltar: ['politics 3'] })
    .finished()
    .expect({ at: { tigh: 'brig' } })
})

rule('a prisoner may not move and draws no Crisis card, but draws Skill cards and acts', () => {
  const table = given({ seats, at: { tigh: 'brig' } })
    .turn()
    .expect({ hand: { tigh: 5 } })
    .asks('tigh', 'action:choose')
    .answers('tigh', 'activate:brig')
    .contributes()
    .finished()
    .expect({ at: { tigh: 'brig' }, jumpPreparation: 0 })
  assert.equal(table.log('crisis').length, 0)
})

rule('a prisoner cannot move even as part of an Executive Order', () => {
  given({ seats, at: { starbuck: 'brig' } })
    .movement('starbuck')
    .finished()
    .expect({ at: { starbuck: 'brig' } })
})

rule('a prisoner may use any other action', () => {
  withTighAt('brig', { hands: { tigh: ['politics 1'] } })
    .answers('tigh', 'play:politics 1')
    .answers('tigh', 'skills:politics,tactics')
    .finished()
    .expect({ hand: { tigh: 2 }, at: { tigh: 'brig' } })
})

rule('a prisoner adds at most 1 card to each skill check', () => {
  given({ seats, at: { starbuck: 'brig' }, hands: { starbuck: ['tactics 1', 'piloting 1'] } })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .asks('starbuck', 'skillCheck:contribute')
    .refuses('starbuck', ['card:tactics 1', 'card:piloting 1'])
    .answers('starbuck', 'card:tactics 1')
    .rest()
    .expect({ hand: { starbuck: ['piloting 1'] } })
})

// Colonial One

rule('Press Room draws 2 politics cards', () => {
  withTighAt('press-room', { tops: { politics: ['politics 3', 'politics 1'] } })
    .answers('tigh', 'activate:press-room')
    .finished()
    .expect({ hand: { tigh: ['politics 3', 'politics 1'] } })
})

const office: Situation = {
  seats,
  current: 'baltar',
  at: { baltar: 'presidents-office' },
  quorumHand: ['food-rationing'],
  tops: { quorum: ['inspirational-speech', 'arrest-order'] },
}

rule("President's Office: the President draws a Quorum card, then another", () => {
  given(office)
    .action()
    .answers('baltar', 'activate:presidents-office')
    .asks('baltar', 'quorumOffice:more', ['quorum', 'quorum:food-rationing', 'quorum:inspirational-speech', 'nothing'])
    .answers('baltar', 'quorum')
    .finished()
    .expect({ quorumHand: ['food-rationing', 'inspirational-speech', 'arrest-order'] })
})

rule("President's Office: the President draws a Quorum card, then plays one from the hand", () => {
  given({ ...office, dice: [6] })
    .action()
    .answers('baltar', 'activate:presidents-office')
    .answers('baltar', 'quorum:food-rationing')
    .finished()
    .expect({ quorumHand: ['inspirational-speech'], food: 9 })
})

rule("President's Office: the President may stop after the first card", () => {
  given(office)
    .action()
    .answers('baltar', 'activate:presidents-office')
    .answers('baltar', 'nothing')
    .finished()
    .expect({ quorumHand: ['food-rationing', 'inspirational-speech'] })
})

rule("President's Office is of no use to anybody else", () => {
  mayNot(withTighAt('presidents-office'), 'tigh', 'activate:presidents-office')
})

const election: Partial<Situation> = {
  tops: { destiny: ['piloting 1', 'tactics 1'] },
  hands: { tigh: ['leadership 4'], starbuck: ['leadership 3'], baltar: ['politics 3'] },
}

rule('Administration: a passed check of 5 makes the chosen character President', () => {
  withTighAt('administration', election)
    .answers('tigh', 'activate:administration')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
    .answers('tigh', 'seat:starbuck')
    .contributes({ tigh: ['leadership 4'], baltar: ['politics 3'] })
    .finished()
    .expect({ president: 'starbuck' })
})

rule('Administration: a failed check changes nothing', () => {
  withTighAt('administration', election)
    .answers('tigh', 'activate:administration')
    .answers('tigh', 'seat:starbuck')
    .contributes({ starbuck: ['leadership 3'], baltar: ['politics 3'] })
    .finished()
    .expect({ president: 'baltar' })
})

rule('Administration: a player may make themselves President; the Quorum hand goes with the title', () => {
  const table = withTighAt('administration', { ...election, quorumHand: ['arrest-order'] })
    .answers('tigh', 'activate:administration')
    .answers('tigh', 'seat:tigh')
    .contributes({ tigh: ['leadership 4'], baltar: ['politics 3'] })
    .finished()
    .expect({ president: 'tigh', quorumHand: ['arrest-order'] })
  assert.deepEqual(table.view('tigh').quorumHand, ['arrest-order'])
  assert.deepEqual(table.view('baltar').quorumHand, ['?'])
})

rule('Administration: nobody names the sitting President, who may only name somebody else', () => {
  withTighAt('administration', { ...election, president: 'starbuck' })
    .answers('tigh', 'activate:administration')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:baltar'])
    .refuses('tigh', 'seat:starbuck')
    .goesOn()
  withTighAt('administration', { ...election, president: 'tigh' })
    .answers('tigh', 'activate:administration')
    .asks('tigh', 'chooseCharacter:choose', ['seat:starbuck', 'seat:baltar'])
    .goesOn()
})

rule('Administration: a prisoner may become President, a revealed Cylon may not', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'helo'],
    at: { tigh: 'administration', starbuck: 'brig' },
    revealed: ['helo'],
  })
    .action()
    .answers('tigh', 'activate:administration')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
    .goesOn()
})

// Cylon locations

rule('Caprica: of 2 Crisis cards one is resolved and the other discarded, without Cylon ships and jump', () => {
  const table = cylonAt('caprica', {
    tops: { crisis: ['water-sabotaged', 'food-shortage'] },
    space: { front: { raiders: 2, basestars: 1 } },
  })
    .answers('baltar', 'activate:caprica')
    .asks('baltar', 'crisis:choose', ['card:water-sabotaged', 'card:food-shortage'])
    .answers('baltar', 'card:food-shortage')
    .answers('tigh', 'option:0')
    .finished()
    .expect({ food: 6, jumpPreparation: 0, raiders: { front: 2 } })
  assert.deepEqual(table.state.decks.crisis.discard, ['water-sabotaged', 'food-shortage'])
  assert.equal(table.log('activation').length, 0)
})

rule('Caprica: a Cylon plays the Super Crisis card, which is then discarded', () => {
  const table = cylonAt('caprica', { superCrises: { baltar: ['inbound-nukes'] } })
    .answers('baltar', 'activate:caprica')
    .asks('baltar', 'caprica:choose', ['crisis', 'card:inbound-nukes'])
    .answers('baltar', 'card:inbound-nukes')
    .contributes()
    .finished()
    .expect({ fuel: 7, food: 7, population: 11 })
  assert.deepEqual(table.state.seats[2].superCrises, [])
  assert.deepEqual(table.state.decks.superCrisis.discard, ['inbound-nukes'])
})

rule('Caprica: a Cylon with a Super Crisis card may draw Crisis cards all the same', () => {
  const table = cylonAt('caprica', {
    superCrises: { baltar: ['inbound-nukes'] },
    tops: { crisis: ['food-shortage', 'water-sabotaged'] },
  })
    .answers('baltar', 'activate:caprica')
    .answers('baltar', 'crisis')
    .asks('baltar', 'crisis:choose', ['card:food-shortage', 'card:water-sabotaged'])
    .goesOn()
  assert.deepEqual(table.state.seats[2].superCrises, ['inbound-nukes'])
})

rule('Cylon Fleet: a Cylon activates all Cylon ships of one type, or launches from each basestar', () => {
  cylonAt('cylon-fleet', { space: { front: { basestars: 1 } } })
    .answers('baltar', 'activate:cylon-fleet')
    .asks('baltar', 'cylonFleet:choose', ['icon:raiders', 'icon:heavy', 'icon:basestars', 'launchAll'])
    .goesOn()
})

rule('Cylon Fleet: only what would do something is offered', () => {
  cylonAt('cylon-fleet', { space: { front: { raiders: 1 }, rear: { heavyRaiders: 1 } } })
    .answers('baltar', 'activate:cylon-fleet')
    .asks('baltar', 'cylonFleet:choose', ['icon:raiders', 'icon:heavy'])
    .goesOn()
  cylonAt('cylon-fleet', { space: { front: { basestars: [['disabled-hangar']] } }, boarding: [1, 0, 0, 0] })
    .answers('baltar', 'activate:cylon-fleet')
    .asks('baltar', 'cylonFleet:choose', ['icon:heavy', 'icon:basestars'])
    .goesOn()
})

rule('Cylon Fleet: without a Cylon ship or a centurion there is nothing to do', () => {
  cylonAt('cylon-fleet').asks('baltar', 'action:choose', ['nothing']).goesOn()
})

rule('Cylon Fleet: all raiders', () => {
  cylonAt('cylon-fleet', { space: { front: { raiders: 1, heavyRaiders: 1 }, rear: { civilians: 1 } } })
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'icon:raiders')
    .finished()
    .expect({ raiders: { front: 0, starboardBow: 1 }, heavyRaiders: { front: 1 } })
})

rule('Cylon Fleet: all heavy raiders, and centurions with them', () => {
  cylonAt('cylon-fleet', { boarding: [1, 0, 0, 0], space: { front: { heavyRaiders: 1, raiders: 1 } } })
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'icon:heavy')
    .finished()
    .expect({ boarding: [0, 1, 0, 0], heavyRaiders: { front: 0, portBow: 1 }, raiders: { front: 1 } })
})

rule('Cylon Fleet: all basestars', () => {
  cylonAt('cylon-fleet', { space: { front: { basestars: 1 }, rear: { basestars: 1 } }, dice: [3, 3] })
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'icon:basestars')
    .finished()
    .expect({ damaged: [], fuel: 8, food: 8 })
})

rule('Cylon Fleet: each basestar launches 2 raiders and 1 heavy raider', () => {
  cylonAt('cylon-fleet', { space: { front: { basestars: 1 }, rear: { basestars: 1 } } })
    .answers('baltar', 'activate:cylon-fleet')
    .answers('baltar', 'launchAll')
    .finished()
    .expect({ raiders: { front: 2, rear: 2 }, heavyRaiders: { front: 1, rear: 1 } })
})

for (const { die, damage } of [
  { die: 4, damage: 0 },
  { die: 5, damage: 1 },
  { die: 8, damage: 1 },
]) {
  rule(`Human Fleet: a Cylon takes a card from a hand, and a roll of ${die} damages Galactica ${damage} times`, () => {
    const table = cylonAt('human-fleet', {
      hands: { tigh: ['tactics 5', 'leadership 1'], baltar: ['politics 1'] },
      dice: [die],
    })
      .answers('baltar', 'activate:human-fleet')
      .answers('baltar', 'seat:tigh')
      .asks('baltar', 'humanFleet:take', ['card:tactics 5', 'card:leadership 1'])
      .answers('baltar', 'card:tactics 5')
      .finished()
      .expect({ hand: { tigh: ['leadership 1'], baltar: ['politics 1', 'tactics 5'] } })
    assert.equal(table.state.damagePile.length, 8 - damage)
    assert.deepEqual(table.view('baltar').seats[0].hand, ['executive-order-1'])
    assert.deepEqual(table.view('starbuck').seats[0].hand, ['?'])
  })
}

rule('Human Fleet: any player may be chosen, a revealed Cylon too', () => {
  given({
    seats: ['tigh', 'starbuck', 'baltar', 'helo', 'zarek'],
    current: 'baltar',
    revealed: ['baltar', 'helo'],
    at: { baltar: 'human-fleet' },
    hands: { tigh: ['tactics 1'], helo: ['tactics 2'], starbuck: ['piloting 1'] },
  })
    .action()
    .answers('baltar', 'activate:human-fleet')
    .asks('baltar', 'humanFleet:choosePlayer', ['seat:helo', 'seat:zarek', 'seat:tigh', 'seat:starbuck'])
    .goesOn()
})

rule('Human Fleet: a player without cards may be chosen, nothing is taken and the die is rolled all the same', () => {
  const table = cylonAt('human-fleet', { hands: { tigh: ['tactics 5'] }, dice: [8] })
    .answers('baltar', 'activate:human-fleet')
    .answers('baltar', 'seat:starbuck')
    .finished()
    .expect({ hand: { tigh: 1, baltar: 0 } })
  assert.equal(table.state.damagePile.length, 7)
  assert.equal(table.log('looksAtHand').length, 1)
})

rule('Human Fleet: for a player who is away a hand with cards is chosen', () => {
  cylonAt('human-fleet', { hands: { starbuck: ['piloting 1'] }, dice: [1] })
    .answers('baltar', 'activate:human-fleet')
    .rest()
    .expect({ hand: { starbuck: 0, baltar: 1 } })
})

rule('Resurrection Ship: a Cylon may exchange the Super Crisis card', () => {
  const table = cylonAt('resurrection-ship', {
    superCrises: { baltar: ['inbound-nukes'] },
    tops: { superCrisis: ['massive-assault'] },
  })
    .answers('baltar', 'activate:resurrection-ship')
    .asks('baltar', 'resurrectionShip:exchange', ['no', 'card:inbound-nukes'])
    .answers('baltar', 'card:inbound-nukes')
    .finished()
  assert.deepEqual(table.state.seats[2].superCrises, ['massive-assault'])
  assert.deepEqual(table.state.decks.superCrisis.discard, ['inbound-nukes'])
})

const twoCards = { baltar: ['cylon-reduce-morale', 'you-are-not-a-cylon'] }

rule('Resurrection Ship: up to distance 7 a Cylon gives all hidden Loyalty cards to another player', () => {
  const table = cylonAt('resurrection-ship', {
    superCrises: { baltar: ['inbound-nukes'] },
    loyalty: twoCards,
    travelled: ['asteroid-field', 'barren-planet', 'deep-space'],
  })
    .answers('baltar', 'activate:resurrection-ship')
    .answers('baltar', 'no')
    .asks('baltar', 'resurrectionShip:giveLoyalty', ['seat:tigh', 'seat:starbuck'])
    .answers('baltar', 'seat:starbuck')
    .finished()
    .expect({ distance: 7 })
  const [, starbuck, baltar] = table.state.seats
  assert.deepEqual(
    starbuck.loyalty.map(({ card }) => card),
    ['you-are-not-a-cylon', 'you-are-not-a-cylon'],
  )
  assert.deepEqual(
    baltar.loyalty.map(({ card }) => card),
    ['cylon-reduce-morale'],
  )
  assert.deepEqual(baltar.superCrises, ['inbound-nukes'])
})

rule('Resurrection Ship: hidden Loyalty cards must be given away, and a revealed Cylon may be given them', () => {
  const table = given({
    seats: ['tigh', 'starbuck', 'baltar', 'helo', 'zarek'],
    current: 'baltar',
    revealed: ['baltar', 'helo'],
    at: { baltar: 'resurrection-ship' },
    loyalty: twoCards,
  })
    .action()
    .answers('baltar', 'activate:resurrection-ship')
    .asks('baltar', 'resurrectionShip:giveLoyalty', ['seat:helo', 'seat:zarek', 'seat:tigh', 'seat:starbuck'])
    .refuses('baltar', [])
    .refuses('baltar', 'no')
    .answers('baltar', 'seat:helo')
    .finished()
    .expect({ revealed: ['baltar', 'helo'] })
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [1, 1, 1, 2, 1],
  )
})

rule('Resurrection Ship: from distance 8 on Loyalty cards are not given away', () => {
  const table = cylonAt('resurrection-ship', {
    superCrises: { baltar: ['inbound-nukes'] },
    loyalty: twoCards,
    travelled: ['asteroid-field', 'barren-planet', 'desolate-moon'],
  })
    .answers('baltar', 'activate:resurrection-ship')
    .answers('baltar', 'no')
    .finished()
    .expect({ distance: 8 })
  assert.equal(table.state.seats[2].loyalty.length, 2)
})

rule('Resurrection Ship: with nothing to exchange or to give away there is nothing to do', () => {
  cylonAt('resurrection-ship').asks('baltar', 'action:choose', ['nothing']).goesOn()
  cylonAt('resurrection-ship', { loyalty: twoCards, travelled: ['asteroid-field', 'barren-planet', 'desolate-moon'] })
    .asks('baltar', 'action:choose', ['nothing'])
    .goesOn()
})

rule('a revealed Cylon has no other action than that of their location', () => {
  cylonAt('caprica', {
    hands: { baltar: ['politics 1', 'leadership 1'] },
    loyalty: { baltar: ['cylon-reduce-morale', 'you-are-not-a-cylon'] },
    quorumHand: ['food-rationing'],
  })
    .asks('baltar', 'action:choose', ['activate:caprica', 'nothing'])
    .goesOn()
})

rule('Where all humans sit in the Brig the safe default of an action is to try to get out, so that games end', () => {
  const fallback = (at: Situation['at']) =>
    given({ seats: ['tigh', 'roslin', 'starbuck'], at, revealed: ['starbuck'] })
      .action()
      .goesOn()
      .asked('tigh').fallback
  assert.deepEqual(fallback({ tigh: 'brig', roslin: 'brig', starbuck: 'caprica' }), ['activate:brig'])
  assert.deepEqual(fallback({ tigh: 'brig', roslin: 'command', starbuck: 'caprica' }), ['nothing'])
})
