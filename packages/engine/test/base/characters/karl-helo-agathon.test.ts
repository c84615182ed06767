// Karl "Helo" Agathon: ECO Officer, Moral Compass, Stranded.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['helo', 'tigh', 'roslin'] as const

/** Helo flies a viper in front of Galactica; a raider is destroyed by 3 or more, a heavy raider by 7 or more. */
const dogfight = (dice: readonly number[], situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'helo',
    at: { helo: 'front' },
    space: { front: { raiders: 2, heavyRaiders: 1 } },
    dice,
    ...situation,
  })

rule('ECO Officer: during his turn Helo may reroll a die', () => {
  dogfight([2, 3])
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .expect({ raiders: { front: 2 } })
    .answers('helo', 'ability:ecoOfficer')
    .expect({ raiders: { front: 1 } })
    .finished()
})

rule('ECO Officer: the new result must be used, even if it is worse', () => {
  dogfight([8, 1])
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .answers('helo', 'ability:ecoOfficer')
    .expect({ raiders: { front: 2 } })
    .finished()
})

rule('ECO Officer: Helo may leave the die as it is', () => {
  dogfight([2, 8])
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .may('helo', 'ability:ecoOfficer')
    .answers('helo', 'pass')
    .expect({ raiders: { front: 2 } })
    .finished(8)
})

rule('ECO Officer: a Strategic Planning played before the first roll counts for the reroll too', () => {
  dogfight([3, 5], { hands: { tigh: ['tactics 3'] } })
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:heavyRaider')
    .answers('tigh', 'play:tactics 3')
    .answers('helo', 'ability:ecoOfficer')
    .expect({ heavyRaiders: { front: 0 } })
    .finished()
})

rule('ECO Officer: a second Strategic Planning may not be added to the reroll', () => {
  dogfight([3, 4], { hands: { tigh: ['tactics 3', 'tactics 4'] } })
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:heavyRaider')
    .answers('tigh', 'play:tactics 3')
    .answers('helo', 'ability:ecoOfficer')
    .mayNot('tigh', 'play:tactics 4')
    .expect({ heavyRaiders: { front: 1 }, hand: { tigh: ['tactics 4'] } })
    .finished()
})

rule('ECO Officer: Strategic Planning may be played on the reroll if it was not played before', () => {
  dogfight([1, 5], { hands: { tigh: ['tactics 3'] } })
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:heavyRaider')
    .answers('helo', 'ability:ecoOfficer')
    .answers('tigh', 'play:tactics 3')
    .expect({ heavyRaiders: { front: 0 } })
    .finished()
})

rule('ECO Officer: once per turn', () => {
  dogfight([1, 1, 2])
    .action('helo', 2)
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .answers('helo', 'ability:ecoOfficer')
    .mayNot('helo', 'ability:ecoOfficer')
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .mayNot('helo', 'ability:ecoOfficer')
    .expect({ raiders: { front: 2 } })
    .finished()
})

rule('ECO Officer: again in his next turn', () => {
  const table = dogfight([1, 1, 2])
    .action()
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .answers('helo', 'ability:ecoOfficer')
    .finished(2)
  table
    .turn()
    .until('action:choose')
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .may('helo', 'ability:ecoOfficer')
    .rest()
})

rule('ECO Officer: any die rolled during his turn, whoever it belongs to', () => {
  given({ seats, current: 'helo', space: { front: { raiders: 1, vipers: 1 } }, dice: [8, 1] })
    .activate('raiders')
    .answers('helo', 'ability:ecoOfficer')
    .expect({ vipers: { front: 1 }, destroyedVipers: 0 })
    .finished()
  given({ seats, current: 'helo', hands: { helo: ['leadership 1'], tigh: ['tactics 1'] }, dice: [1, 8] })
    .action()
    .answers('helo', 'play:leadership 1')
    .answers('helo', 'seat:tigh')
    .answers('tigh', 'actTwice')
    .answers('tigh', 'play:tactics 1')
    .answers('helo', 'ability:ecoOfficer')
    .answers('tigh', 'deck:crisis')
    .answers('tigh', 'top')
    .answers('tigh', 'nothing')
    .expect({ destroyedRaptors: 0 })
    .finished()
})

rule('ECO Officer: not in the turn of another player, even for Helo’s own die', () => {
  dogfight([2, 8], { current: 'tigh', hands: { tigh: ['leadership 1'] } })
    .action()
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:helo')
    .answers('helo', 'actTwice')
    .answers('helo', 'viper')
    .answers('helo', 'attack:front:raider')
    .mayNot('helo', 'ability:ecoOfficer')
    .answers('helo', 'nothing')
    .expect({ raiders: { front: 2 } })
    .finished(8)
})

rule('ECO Officer: from the Brig, and while Stranded, as it is no action', () => {
  given({ seats, current: 'helo', at: { helo: 'brig' }, hands: { helo: ['tactics 1'] }, dice: [1] })
    .action()
    .answers('helo', 'play:tactics 1')
    .may('helo', 'ability:ecoOfficer')
    .rest()
  given({ seats, current: 'helo', at: { helo: 'off' }, dice: [4, 5] })
    .crisis('informing-the-public')
    .answers('helo', 'option:1')
    .answers('helo', 'ability:ecoOfficer')
    .expect({ morale: 10, population: 12 })
    .finished()
})

rule('ECO Officer: not for a revealed Cylon', () => {
  given({
    seats,
    current: 'helo',
    revealed: ['helo'],
    at: { helo: 'human-fleet' },
    hands: { tigh: ['politics 1'] },
    dice: [1],
  })
    .action()
    .answers('helo', 'activate:human-fleet')
    .answers('helo', 'seat:tigh')
    .mayNot('helo', 'ability:ecoOfficer')
    .expect({ hand: { helo: ['politics 1'] } })
    .finished()
})

/** Riots: 1 food and 1 morale, or 1 population and 1 fuel, as the Admiral chooses. */
const riots = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'tigh', admiral: 'tigh', ...situation }).crisis('riots-l')

rule('Moral Compass: after a choice on a crisis card Helo may change it to the other option', () => {
  riots()
    .answers('tigh', 'option:0')
    .answers('helo', 'ability:moralCompass')
    .expect({ food: 8, morale: 10, population: 11, fuel: 7 })
    .finished()
  riots()
    .answers('tigh', 'option:1')
    .answers('helo', 'ability:moralCompass')
    .expect({ food: 7, morale: 9, population: 12, fuel: 8 })
    .finished()
})

rule('Moral Compass: Helo need not, and may not change it back', () => {
  riots()
    .answers('tigh', 'option:0')
    .answers('helo', 'pass')
    .expect({ food: 7, morale: 9, population: 12, fuel: 8 })
    .finished()
  riots()
    .answers('tigh', 'option:0')
    .answers('helo', 'ability:moralCompass')
    .mayNot('helo', 'ability:moralCompass')
    .finished()
})

rule('Moral Compass: once per game', () => {
  riots()
    .answers('tigh', 'option:0')
    .answers('helo', 'ability:moralCompass')
    .finished()
    .crisis('riots-b')
    .answers('tigh', 'option:0')
    .mayNot('helo', 'ability:moralCompass')
    .finished()
})

rule('Moral Compass: a refused skill check is made after all', () => {
  given({ seats, current: 'tigh', tops: { destiny: ['piloting 1', 'engineering 1'] } })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:1')
    .answers('helo', 'ability:moralCompass')
    .contributes()
    .expect({ food: 6 })
    .finished()
})

rule('Moral Compass: his own choice too', () => {
  given({ seats, current: 'helo', admiral: 'helo' })
    .crisis('riots-l')
    .answers('helo', 'option:0')
    .may('helo', 'ability:moralCompass')
    .rest()
})

rule('Moral Compass: which box is resolved, but not the choices inside it', () => {
  given({ seats, current: 'tigh', admiral: 'tigh', president: 'roslin' })
    .crisis('requested-resignation')
    .answers('tigh', 'option:1')
    .answers('helo', 'pass')
    .answers('roslin', 'effect:1')
    .mayNot('helo', 'ability:moralCompass')
    .expect({ at: { roslin: 'brig' } })
    .finished()
  given({ seats, current: 'tigh', admiral: 'tigh', president: 'roslin' })
    .crisis('requested-resignation')
    .answers('tigh', 'option:0')
    .answers('helo', 'ability:moralCompass')
    .asks('roslin', 'chooseEffect:choose', ['effect:0', 'effect:1'])
    .answers('roslin', 'effect:0')
    .expect({ president: 'tigh' })
    .finished()
})

rule('Moral Compass: not to an option that the card forbids', () => {
  given({ seats, current: 'tigh', admiral: 'tigh', nukes: 0 })
    .crisis('build-cylon-detector')
    .mayNot('helo', 'ability:moralCompass')
    .expect({ morale: 9 })
    .finished()
})

rule('Moral Compass: not on a crisis without a choice', () => {
  given({ seats, current: 'tigh' })
    .crisis('prison-labor')
    .mayNot('helo', 'ability:moralCompass')
    .contributes()
    .mayNot('helo', 'ability:moralCompass')
    .finished()
})

rule('Moral Compass: from the Brig and while Stranded, but not for a revealed Cylon', () => {
  riots({ at: { helo: 'brig' } })
    .answers('tigh', 'option:0')
    .may('helo', 'ability:moralCompass')
    .rest()
  riots({ at: { helo: 'off' } })
    .answers('tigh', 'option:0')
    .may('helo', 'ability:moralCompass')
    .rest()
  riots({ revealed: ['helo'] })
    .answers('tigh', 'option:0')
    .mayNot('helo', 'ability:moralCompass')
    .finished()
})

rule('Stranded: in his first turn Helo receives skills and draws a crisis, but neither moves nor acts', () => {
  const table = given({
    seats,
    current: 'helo',
    at: { helo: 'off' },
    loyalty: { helo: ['cylon-reduce-morale'] },
    tops: { crisis: ['prison-labor'], destiny: ['piloting 1', 'piloting 2'] },
  }).turn()
  table
    .expect({ at: { helo: undefined }, hand: { helo: 5 } })
    .asks('helo', 'skillCheck:contribute') // without being asked for an action that he cannot take
    .contributes()
    .rest()
    .expect({ morale: 9, food: 7, at: { helo: undefined } })
  assert.equal(table.log('moves').length + table.log('reveals').length, 0)
})

rule('Stranded: he comes to the Hangar Deck at the start of his second turn', () => {
  const table = given({ seats, current: 'helo', at: { helo: 'off' } })
  for (let turn = 0; turn < 3; turn++) {
    table
      .turn()
      .rest()
      .expect({ at: { helo: undefined } })
  }
  table
    .turn()
    .expect({ at: { helo: 'hangar-deck' } })
    .may('helo', 'location:armory')
    .rest()
})

rule('Stranded: he cannot be chosen for the Brig, for Sickbay or with an Executive Order', () => {
  given({ seats, current: 'tigh', at: { helo: 'off', tigh: 'admirals-quarters' } })
    .action()
    .answers('tigh', 'activate:admirals-quarters')
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:roslin'])
    .rest()
  given({ seats, current: 'tigh', at: { helo: 'off' }, tops: { destiny: ['piloting 1', 'piloting 2'] } })
    .crisis('witch-hunt')
    .contributes()
    .asks('tigh', 'chooseCharacter:choose', ['seat:tigh', 'seat:roslin'])
    .rest()
  given({ seats, current: 'tigh', at: { helo: 'off' }, hands: { tigh: ['leadership 1'] } })
    .action()
    .answers('tigh', 'play:leadership 1')
    .mayNot('tigh', 'seat:helo')
    .rest()
})

rule('Stranded: a card that sends him to the Brig or to Sickbay does not move him', () => {
  for (const crisis of ['cylon-accusation', 'terrorist-bomber']) {
    given({ seats, current: 'helo', at: { helo: 'off' }, tops: { destiny: ['piloting 1', 'piloting 2'] } })
      .crisis(crisis)
      .contributes()
      .expect({ at: { helo: undefined } })
      .finished()
  }
})

rule('Stranded: he adds cards to skill checks like everybody else', () => {
  given({
    seats,
    current: 'tigh',
    at: { helo: 'off' },
    hands: { helo: ['leadership 5', 'tactics 5'] },
    tops: { destiny: ['tactics 1', 'piloting 1'] },
  })
    .crisis('prison-labor')
    .contributes({ helo: ['leadership 5', 'tactics 5'] })
    .expect({ morale: 10, food: 8 })
    .finished()
})
