// Lee "Apollo" Adama: Alert Viper Pilot, CAG, Headstrong.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['apollo', 'tigh', 'roslin'] as const

/** Tigh launches a viper from Command while Apollo is somewhere. */
const launch = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'tigh', at: { apollo: 'research-lab' }, ...situation })
    .action()
    .answers('tigh', 'activate:command')
    .answers('tigh', 'launch:portBow')

rule('Alert Viper Pilot: Apollo may pilot a viper that comes from the Reserves, and take 1 action', () => {
  launch({ space: { portBow: { raiders: 1 } }, dice: [3] })
    .answers('apollo', 'ability:alertViperPilot')
    .expect({ at: { apollo: 'portBow' }, vipers: { portBow: 0 }, reserves: { vipers: 7 } })
    .answers('apollo', 'viper')
    .answers('apollo', 'attack:portBow:raider')
    .expect({ raiders: { portBow: 0 } })
    .asks('tigh', 'activateVipers:choose')
    .answers('tigh', 'done')
    .finished()
})

rule('Alert Viper Pilot: it is any action, and he may leave it', () => {
  launch({ hands: { apollo: ['politics 1'] } })
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'play:politics 1')
    .answers('apollo', 'skills:tactics,engineering')
    .expect({ hand: { apollo: 2 } })
    .answers('tigh', 'done')
    .finished()
  launch()
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'nothing')
    .answers('tigh', 'done')
    .expect({ at: { apollo: 'portBow' } })
    .finished()
})

rule('Alert Viper Pilot: he may leave the viper unmanned', () => {
  launch()
    .answers('apollo', 'pass')
    .expect({ at: { apollo: 'research-lab' }, vipers: { portBow: 1 } })
    .answers('tigh', 'done')
    .finished()
})

rule('Alert Viper Pilot: as often as a viper is placed while he is aboard', () => {
  launch({ hands: { apollo: ['politics 1'] } })
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'nothing')
    .answers('tigh', 'launch:portAft')
    .mayNot('apollo', 'ability:alertViperPilot')
    .finished()
    .movement('apollo')
    .answers('apollo', 'location:armory')
    .expect({ at: { apollo: 'armory' }, hand: { apollo: 0 }, reserves: { vipers: 7 } })
    .finished()
    .action()
    .answers('tigh', 'activate:command')
    .answers('tigh', 'launch:portAft')
    .may('apollo', 'ability:alertViperPilot')
    .rest()
})

rule('Alert Viper Pilot: from any location on Galactica, Sickbay too', () => {
  for (const location of ['hangar-deck', 'command', 'sickbay'] as const) {
    launch({ at: { apollo: location } })
      .may('apollo', 'ability:alertViperPilot')
      .rest()
  }
})

rule('Alert Viper Pilot: not from the Brig, not from Colonial One and not from another viper', () => {
  for (const place of ['brig', 'press-room', 'front'] as const) {
    launch({ at: { apollo: place } })
      .mayNot('apollo', 'ability:alertViperPilot')
      .answers('tigh', 'done')
      .finished()
  }
})

rule('Alert Viper Pilot: not when a viper in space is moved', () => {
  given({ seats, current: 'tigh', at: { apollo: 'research-lab' }, space: { portBow: { vipers: 1 } } })
    .action()
    .answers('tigh', 'activate:command')
    .answers('tigh', 'move:portBow:front')
    .mayNot('apollo', 'ability:alertViperPilot')
    .answers('tigh', 'done')
    .finished()
})

rule('Alert Viper Pilot: not the viper that another pilot launches in', () => {
  given({ seats: ['apollo', 'starbuck', 'roslin'], current: 'starbuck', at: { apollo: 'research-lab' } })
    .action()
    .answers('starbuck', 'activate:hangar-deck')
    .answers('starbuck', 'area:portBow')
    .mayNot('apollo', 'ability:alertViperPilot')
    .answers('starbuck', 'nothing')
    .expect({ at: { starbuck: 'portBow', apollo: 'research-lab' } })
    .finished()
})

rule('Alert Viper Pilot: not for a revealed Cylon', () => {
  launch({ at: {}, revealed: ['apollo'] })
    .mayNot('apollo', 'ability:alertViperPilot')
    .answers('tigh', 'done')
    .finished()
})

rule('Alert Viper Pilot: on a Cylon attack card after the whole setup step, before the special rule', () => {
  given({
    seats,
    current: 'tigh',
    at: { apollo: 'research-lab' },
    hands: { tigh: ['tactics 1', 'tactics 2', 'tactics 3'] },
  })
    .crisis('surrounded')
    .may('apollo', 'ability:alertViperPilot')
    .expect({
      raiders: { front: 4, starboardAft: 3 },
      basestars: { starboardBow: 1 },
      vipers: { portAft: 1, portBow: 1 },
      civilians: { rear: 1, portAft: 1, portBow: 1 },
      hand: { tigh: 3 },
    })
    .answers('apollo', 'ability:alertViperPilot')
    .asks('apollo', 'alertViperPilot:choose', ['viper:portAft', 'viper:portBow'])
    .answers('apollo', 'viper:portAft')
    .answers('apollo', 'viper')
    .answers('apollo', 'fly:rear')
    .expect({ at: { apollo: 'rear' }, vipers: { portAft: 0, portBow: 1 }, hand: { tigh: 0 } })
    .finished()
})

rule(
  'Alert Viper Pilot: on the attack of a super crisis too, as it touches neither the crisis nor a skill check',
  () => {
    given({ seats, current: 'tigh', revealed: ['tigh'], at: { apollo: 'research-lab' } })
      .superCrisis('massive-assault')
      .may('apollo', 'ability:alertViperPilot')
      .rest()
  },
)

const cag = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'apollo', at: { apollo: 'command' }, ...situation }).action()

rule('CAG: up to 6 activations of unmanned vipers: launches, moves and attacks', () => {
  cag({ at: { apollo: 'press-room' }, space: { front: { raiders: 2 }, portBow: { vipers: 1 } }, dice: [3, 2] })
    .answers('apollo', 'ability:cag')
    .answers('apollo', 'launch:portBow')
    .answers('apollo', 'launch:portAft')
    .answers('apollo', 'move:portBow:front')
    .answers('apollo', 'move:portBow:front')
    .answers('apollo', 'attack:front:raider')
    .answers('apollo', 'attack:front:raider')
    .expect({ raiders: { front: 1 }, vipers: { front: 2, portAft: 1, portBow: 0 }, reserves: { vipers: 5 } })
    .finished()
})

rule('CAG: the same viper may be activated several times, and Apollo may stop early', () => {
  cag({ at: { apollo: 'press-room' } })
    .answers('apollo', 'ability:cag')
    .answers('apollo', 'launch:portAft')
    .answers('apollo', 'move:portAft:rear')
    .answers('apollo', 'move:rear:starboardAft')
    .answers('apollo', 'done')
    .expect({ vipers: { starboardAft: 1 }, reserves: { vipers: 7 } })
    .finished()
})

rule('CAG: a piloted viper is not activated', () => {
  cag({ at: { apollo: 'front' }, space: { front: { raiders: 1 } }, destroyedVipers: 6 })
    .answers('apollo', 'ability:cag')
    .asks('apollo', 'activateVipers:choose', ['launch:portBow', 'launch:portAft', 'done'])
    .answers('apollo', 'done')
    .finished()
})

rule('CAG: not without an unmanned viper in the Reserves or in space', () => {
  cag({ at: { apollo: 'front' }, damagedVipers: 4, destroyedVipers: 3 })
    .may('apollo', 'viper')
    .mayNot('apollo', 'ability:cag')
    .answers('apollo', 'nothing')
    .finished()
})

rule('CAG: once per game', () => {
  given({ seats, current: 'apollo', at: { apollo: 'command' } })
    .action('apollo', 2)
    .answers('apollo', 'ability:cag')
    .answers('apollo', 'done')
    .may('apollo', 'activate:command')
    .mayNot('apollo', 'ability:cag')
    .answers('apollo', 'nothing')
    .finished()
})

rule('CAG: a viper that he launches so may be the one he then pilots', () => {
  cag()
    .answers('apollo', 'ability:cag')
    .answers('apollo', 'launch:portBow')
    .answers('apollo', 'ability:alertViperPilot')
    .answers('apollo', 'nothing')
    .answers('apollo', 'launch:portBow')
    .answers('apollo', 'done')
    .expect({ at: { apollo: 'portBow' }, vipers: { portBow: 1 }, reserves: { vipers: 6 } })
    .finished()
})

rule('CAG: from the Brig too, but not for a revealed Cylon', () => {
  cag({ at: { apollo: 'brig' } })
    .may('apollo', 'ability:cag')
    .answers('apollo', 'nothing')
    .finished()
  cag({ at: { apollo: 'caprica' }, revealed: ['apollo'] })
    .may('apollo', 'activate:caprica')
    .mayNot('apollo', 'ability:cag')
    .answers('apollo', 'nothing')
    .finished()
})

const fourCards = ['tactics 1', 'piloting 1', 'leadership 1', 'politics 1'] as const

rule('Headstrong: Skill cards that Apollo is forced to discard are taken at random', () => {
  const left = new Set<string>()
  for (let i = 0; i < 24; i++) {
    const table = given({
      seats,
      current: 'apollo',
      president: 'roslin',
      hands: { apollo: fourCards },
      seed: `hand ${i}`,
    })
      .crisis('water-shortage-r')
      .answers('roslin', 'option:1')
      .asksNobody('apollo')
      .expect({ hand: { apollo: 1 } })
      .finished()
    assert.equal(table.log('discardsAtRandom').length, 1)
    left.add(table.state.seats[0].hand[0])
  }
  assert.equal(left.size, 4, 'each of the four cards is the one that is left at some time')
})

rule('Headstrong: so are those above the hand limit', () => {
  const table = given({
    seats,
    current: 'tigh',
    at: { tigh: 'brig' },
    hands: { apollo: [...fourCards, ...fourCards, ...fourCards] },
  }).turn()
  table.until('discardSkillCards:choose').finished()
  table.expect({ hand: { apollo: 10 } })
  assert.equal(table.log('discardsAtRandom').length, 1)
})

rule('Headstrong: a card that he decides to discard he chooses himself', () => {
  given({ seats, current: 'apollo', at: { apollo: 'command' }, hands: { apollo: fourCards } })
    .movement()
    .answers('apollo', 'location:press-room')
    .asks('apollo', 'discardSkillCards:choose')
    .answers('apollo', 'card:piloting 1')
    .expect({ at: { apollo: 'press-room' }, hand: { apollo: ['tactics 1', 'leadership 1', 'politics 1'] } })
    .finished()
})

rule('Headstrong: others choose what they discard', () => {
  given({
    seats,
    current: 'tigh',
    president: 'apollo',
    hands: { apollo: fourCards, tigh: [...fourCards, 'engineering 1'] },
  })
    .crisis('water-shortage-r')
    .answers('apollo', 'option:1')
    .expect({ hand: { apollo: 2 } })
    .answers('tigh', 'card:tactics 1', 'card:politics 1', 'card:engineering 1')
    .expect({ hand: { tigh: ['piloting 1', 'leadership 1'] } })
    .finished()
})

rule('Headstrong: still at random while he reveals himself', () => {
  given({
    seats,
    current: 'apollo',
    at: { apollo: 'brig' },
    loyalty: { apollo: ['cylon-reduce-morale'] },
    hands: { apollo: [...fourCards, 'tactics 2'] },
  })
    .action()
    .answers('apollo', 'reveal:cylon-reduce-morale')
    .finished()
    .expect({ revealed: ['apollo'], hand: { apollo: 3 } })
})

rule('Headstrong: a revealed Cylon chooses', () => {
  given({
    seats,
    current: 'tigh',
    at: { tigh: 'brig' },
    revealed: ['apollo'],
    hands: { apollo: [...fourCards, ...fourCards, 'tactics 2', 'tactics 2', 'engineering 5'] },
  })
    .turn()
    .until('discardSkillCards:choose')
    .answers('apollo', 'card:engineering 5')
    .finished()
})
