// The four characters of Exodus.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { bothBoxes, conflicted, exodus } from './table.ts'

// Felix Gaeta

const jump = (dice: readonly number[]) =>
  exodus({
    seats: ['adama', 'gaeta', 'roslin'],
    at: { adama: 'ftl-control' },
    jumpPreparation: 3,
    dice,
    tops: { destination: ['deep-space', 'icy-moon'] },
  })
    .action()
    .answers('adama', 'activate:ftl-control')

rule('FTL Operator: whoever jumps, Gaeta may have the die rolled again, and the new result counts', () => {
  jump([1, 8]).answers('gaeta', 'ability:ftlOperator').until('testing:finished').expect({ population: 12 }).finished()
  jump([8, 1])
    .answers('gaeta', 'ability:ftlOperator')
    .mayNot('gaeta', 'ability:ftlOperator')
    .rest()
    .expect({ population: 9 })
})
rule('FTL Operator need not be used', () => {
  jump([1, 8]).answers('gaeta', 'pass').rest(8).expect({ population: 9 })
})
rule('FTL Operator is for no other die', () => {
  exodus({ seats: ['adama', 'gaeta', 'roslin'], at: { adama: 'armory' }, boarding: [1, 0, 0, 0], dice: [1] })
    .action()
    .answers('adama', 'activate:armory')
    .asksNobody('gaeta')
    .finished()
})

rule('Coup: Gaeta takes the Admiral title where he is', () => {
  exodus({ seats: ['gaeta', 'adama', 'roslin'] })
    .action()
    .answers('gaeta', 'ability:coup')
    .finished()
    .expect({ admiral: 'gaeta', at: { gaeta: 'ftl-control' } })
})
rule('Coup: out of the Brig he goes to Command first', () => {
  exodus({ seats: ['gaeta', 'adama', 'roslin'], at: { gaeta: 'brig' } })
    .action()
    .answers('gaeta', 'ability:coup')
    .finished()
    .expect({ admiral: 'gaeta', at: { gaeta: 'command' } })
})
rule('Coup: out of Detention he goes to Resistance HQ while Galactica is away, and to Command when it is back', () => {
  const detained = (orbit: boolean) =>
    bothBoxes({
      seats: ['gaeta', 'adama', 'roslin'],
      options: { objective: 'new-caprica' },
      newCaprica: { orbit },
      at: { gaeta: 'detention' },
    })
      .action()
      .answers('gaeta', 'ability:coup')
      .finished()
  detained(false).expect({ admiral: 'gaeta', at: { gaeta: 'resistance-hq' } })
  detained(true).expect({ admiral: 'gaeta', at: { gaeta: 'command' } })
})
rule('Coup is no action for an Admiral who is free', () => {
  exodus({ seats: ['gaeta', 'tyrol', 'roslin'], admiral: 'gaeta' })
    .action()
    .mayNot('gaeta', 'ability:coup')
    .goesOn()
})

rule('Misguided: Gaeta adds no more than 3 cards, in the Brig no more than 1', () => {
  const cards = ['tactics 1', 'tactics 2', 'engineering 1', 'engineering 3']
  const adding = (at: 'brig' | 'ftl-control') =>
    exodus({ seats: ['adama', 'gaeta', 'roslin'], at: { gaeta: at }, hands: { gaeta: cards } })
      .crisis('prison-labor')
      .asks('gaeta', 'skillCheck:contribute')
  assert.equal(adding('ftl-control').goesOn().asked('gaeta').max, 3)
  assert.equal(adding('brig').goesOn().asked('gaeta').max, 1)
})
rule('Misguided: a super crisis ignores it', () => {
  const cards = ['tactics 1', 'tactics 2', 'engineering 1', 'engineering 3']
  const table = exodus({ seats: ['adama', 'gaeta', 'roslin'], hands: { gaeta: cards } })
    .superCrisis('fire-all-missiles')
    .asks('gaeta', 'skillCheck:contribute')
    .goesOn()
  assert.equal(table.asked('gaeta').max, 4)
})

// Tory Foster

const quorum = (more: object = {}) =>
  exodus({
    seats: ['roslin', 'tory', 'adama'],
    quorumHand: ['food-rationing'],
    dice: [8],
    tops: { politics: ['politics 1'], piloting: ['piloting 2'] },
    ...more,
  })
    .action()
    .answers('roslin', 'quorum:food-rationing')

rule('Adaptable: after a Quorum card of anybody Tory may draw 2 cards, each of any type', () => {
  quorum()
    .answers('tory', 'yes')
    .answers('tory', 'skills:politics,piloting')
    .finished()
    .expect({ food: 9, hand: { tory: ['politics 1', 'piloting 2'] } })
})
rule('Adaptable need not be used', () => {
  quorum()
    .answers('tory', 'no')
    .finished()
    .expect({ hand: { tory: 0 } })
})
rule('Adaptable also follows a Quorum card that Roslin resolves from the deck, and a card of her own', () => {
  exodus({ seats: ['roslin', 'tory', 'adama'], tops: { quorum: ['food-rationing'] }, dice: [8] })
    .action()
    .answers('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'quorum:food-rationing')
    .asks('tory', 'mayDo:choose')
    .rest()
  exodus({ seats: ['tory', 'zarek', 'adama'], president: 'tory', quorumHand: ['food-rationing'], dice: [8] })
    .action()
    .answers('tory', 'quorum:food-rationing')
    .asks('tory', 'mayDo:choose')
    .rest()
})
rule('Adaptable: a revealed Tory has no sheet any more', () => {
  quorum({ revealed: ['tory'] })
    .asksNobody('tory')
    .finished()
})
rule('Adaptable: not on the card that has executed her predecessor', () => {
  conflicted({
    seats: ['roslin', 'tigh', 'adama'],
    quorumHand: ['release-cylon-mugshots'],
    loyalty: { tigh: ['final-five-examiner-executed'] },
    dice: [8],
  })
    .action()
    .answers('roslin', 'quorum:release-cylon-mugshots')
    .answers('roslin', 'seat:tigh')
    .answers('roslin', 'character:tory-foster')
    .nobodyIsAsked()
    .finished()
    .expect({ character: { 0: 'tory' }, hand: { tory: 0 } })
})

rule('Influential: the top 5 Quorum cards go back in any order, whoever is President', () => {
  const cards = ['food-rationing', 'release-cylon-mugshots', 'arrest-order', 'inspirational-speech', 'encourage-mutiny']
  const table = exodus({ seats: ['tory', 'roslin', 'adama'], tops: { quorum: cards } })
    .action()
    .answers('tory', 'ability:influential')
    .refuses(
      'tory',
      cards.slice(0, 4).map((card) => `card:${card}`),
    )
    .answers('tory', ...cards.toReversed().map((card) => `card:${card}`))
    .finished()
  assert.deepEqual(table.state.decks.quorum.cards.slice(-5), cards)
  assert.deepEqual(table.view('tory').decks.quorum.cards.slice(-5), cards)
  assert.deepEqual(table.view('roslin').decks.quorum.cards.slice(-5), ['?', '?', '?', '?', '?'])
})
rule('Influential: what is missing comes from the discards', () => {
  const table = exodus({ seats: ['tory', 'roslin', 'adama'], left: { quorum: 2 } })
    .action()
    .answers('tory', 'ability:influential')
  assert.equal(table.asked('tory').options.length, 5)
  table.rest()
})

rule('Amoral: where the current player chooses, Tory takes the first option', () => {
  exodus({ seats: ['tory', 'roslin', 'adama'] })
    .crisis('water-sabotaged')
    .contributes()
    .until('testing:finished')
    .finished()
    .expect({ food: 6 })
})
rule('Amoral: nobody else is bound by it, and neither is she where somebody else chooses', () => {
  exodus({ seats: ['adama', 'tory', 'roslin'] })
    .crisis('water-sabotaged')
    .asks('adama', 'crisis:option', ['option:0', 'option:1'])
    .goesOn()
  exodus({ seats: ['tory', 'zarek', 'adama'], admiral: 'tory' })
    .crisis('requested-resignation')
    .asks('tory', 'crisis:option', ['option:0', 'option:1'])
    .goesOn()
})

// Samuel T. Anders

const hand = ['leadership 1', 'tactics 2', 'tactics 3']
const starPlayer = () =>
  exodus({
    seats: ['anders', 'roslin', 'adama'],
    hands: { anders: hand },
    tops: { piloting: ['piloting 1', 'piloting 2', 'piloting 3'] },
  })
    .action()
    .answers('anders', 'ability:starPlayer')

rule('Star Player: as many cards of one type of his own as he discards', () => {
  starPlayer()
    .answers('anders', 'card:leadership 1', 'card:tactics 2')
    .asks('anders', 'starPlayer:draw', ['skill:leadership', 'skill:tactics', 'skill:piloting'])
    .answers('anders', 'skill:piloting')
    .finished()
    .expect({ hand: { anders: ['tactics 3', 'piloting 1', 'piloting 2'] } })
})
rule('Star Player: all of them, or just one; none is no action', () => {
  starPlayer()
    .refuses('anders', [])
    .answers('anders', ...hand.map((card) => `card:${card}`))
    .answers('anders', 'skill:piloting')
    .finished()
    .expect({ hand: { anders: ['piloting 1', 'piloting 2', 'piloting 3'] } })
  exodus({ seats: ['anders', 'roslin', 'adama'] })
    .action()
    .mayNot('anders', 'ability:starPlayer')
    .goesOn()
})

const armory = (more: object = {}) =>
  exodus({ seats: ['anders', 'roslin', 'adama'], boarding: [1, 0, 0, 0], ...more })
    .action('anders')
    .answers('anders', 'activate:armory')

rule('Longshot: in his own turn Anders says what the die shows, once', () => {
  const table = armory()
    .answers('anders', 'ability:longshot')
    .answers('anders', 'face:7')
    .finished()
    .expect({ boarding: [0, 0, 0, 0] })
  assert.equal(table.log('rolls').length, 0)
  armory({ usedOnce: { anders: ['longshot'] }, dice: [1] }).finished()
})
rule('Longshot: nothing is played on what was said, and if he rolls the die it is too late', () => {
  const hands = { roslin: ['strategic-planning-3'] }
  armory({ hands })
    .may('anders', 'ability:longshot')
    .asksNobody('roslin')
    .answers('anders', 'ability:longshot')
    .answers('anders', 'face:6')
    .nobodyIsAsked()
    .finished()
    .expect({ boarding: [1, 0, 0, 0] })
  armory({ hands, dice: [6] })
    .answers('anders', 'pass')
    .answers('roslin', 'play:strategic-planning-3')
    .mayNot('anders', 'ability:longshot')
    .finished()
    .expect({ boarding: [0, 0, 0, 0] })
})
rule('Longshot: not in the turn of somebody else, and not for dice that somebody else rolls', () => {
  armory({ current: 'roslin', dice: [1] }).finished()
  exodus({ seats: ['anders', 'adama', 'roslin'], at: { adama: 'armory' }, boarding: [1, 0, 0, 0], dice: [1] })
    .action('adama')
    .answers('adama', 'activate:armory')
    .asksNobody('anders')
    .finished()
})
rule('Longshot: the dice of a crisis in his turn are his', () => {
  exodus({ seats: ['anders', 'roslin', 'adama'], space: { front: { raiders: 1, vipers: 1 } } })
    .activate('raiders')
    .answers('anders', 'ability:longshot')
    .answers('anders', 'face:1')
    .finished()
    .expect({ vipers: { front: 1 } })
})
rule('Longshot: a die that is said does not destroy Scar', () => {
  bothBoxes({
    seats: ['anders', 'roslin', 'adama'],
    at: { anders: 'front' },
    inPlay: ['scar'],
    scar: 'front',
    space: { front: { raiders: 1 } },
  })
    .action()
    .answers('anders', 'viper')
    .answers('anders', 'attack:front:scar')
    .answers('anders', 'ability:longshot')
    .answers('anders', 'face:8')
    .rest()
    .expect({ raiders: { front: 1 }, inPlay: ['scar'] })
})

rule('Starts on the Bench: in his first turn Anders receives no cards, from then on he does', () => {
  exodus({ seats: ['anders', 'roslin', 'adama'], newcomers: ['anders'] })
    .turn()
    .until('move:choose')
    .expect({ hand: { anders: 0 } })
    .goesOn()
  exodus({ seats: ['anders', 'roslin', 'adama'] })
    .turn()
    .until('move:choose')
    .expect({ hand: { anders: 5 } })
    .goesOn()
})

// Cally Tyrol

const fixing = (more: object = {}) =>
  exodus({
    seats: ['cally', 'roslin', 'adama'],
    hands: { roslin: ['politics 3'] },
    tops: { destiny: ['piloting 1', 'red-tape-0'] },
    ...more,
  })
    .crisis('prison-labor')
    .contributes({ roslin: ['politics 3'] })

rule('Quick Fix: in her own turn Cally discards one revealed card, before its ability counts', () => {
  const table = fixing()
    .answers('cally', 'ability:quickFix')
    .answers('cally', 'card:red-tape-0')
    .until('testing:finished')
    .finished()
  assert.equal(table.log('cardTriggers').length, 0)
  assert.equal(table.log('checkTotal')[0].total, 2)
})
rule('Quick Fix need not be used, and is used once per check', () => {
  const table = fixing().answers('cally', 'pass').until('testing:finished').finished()
  assert.equal(table.log('cardTriggers').length, 1)
  fixing()
    .answers('cally', 'ability:quickFix')
    .answers('cally', 'card:piloting 1')
    .mayNot('cally', 'ability:quickFix')
    .rest()
})
rule('Quick Fix is for her own turn alone', () => {
  fixing({ current: 'adama' }).asksNobody('cally').rest()
})

const armed = (more: object = {}) =>
  exodus({ seats: ['cally', 'roslin', 'adama'], at: { cally: 'command', adama: 'command' }, ...more }).action()

rule('Discharge of a Firearm: another character in her location is executed', () => {
  armed()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .asks('adama', 'execution:chooseCharacter')
    .rest()
    .expect({ morale: 9 })
})
rule('Discharge of a Firearm: of several Cally chooses one; alone she has nobody to shoot', () => {
  armed({ at: { cally: 'command', adama: 'command', roslin: 'command' } })
    .answers('cally', 'ability:dischargeOfAFirearm')
    .asks('cally', 'chooseCharacter:choose', ['seat:roslin', 'seat:adama'])
    .rest()
  armed({ at: { cally: 'command', adama: 'armory' } })
    .mayNot('cally', 'ability:dischargeOfAFirearm')
    .goesOn()
})
rule('Discharge of a Firearm: a Cylon player beside her wakes up elsewhere without cards, at no price', () => {
  bothBoxes({
    seats: ['cally', 'roslin', 'adama'],
    options: { objective: 'new-caprica' },
    newCaprica: {},
    at: { cally: 'resistance-hq', roslin: 'shipyard', adama: 'resistance-hq' },
    revealed: ['adama'],
    hands: { adama: ['leadership 1'] },
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .finished()
    .expect({ morale: 10, at: { adama: 'medical-center' }, hand: { adama: 0 }, character: { 2: 'adama' } })
})
rule('Discharge of a Firearm: an infiltrator beside her goes back to the Resurrection Ship, at no price', () => {
  bothBoxes({
    seats: ['cally', 'roslin', 'adama', 'cavil'],
    at: { cally: 'command', cavil: 'command', adama: 'armory' },
    infiltrating: ['cavil'],
    agendas: { cavil: 'join-the-colonials' },
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .finished()
    .expect({ morale: 10, at: { cavil: 'resurrection-ship' }, revealed: ['cavil'] })
})

const adding = (at: 'brig' | 'hangar-deck', cards: readonly string[]) =>
  exodus({ seats: ['adama', 'cally', 'roslin'], at: { cally: at }, hands: { cally: cards } }).crisis('prison-labor')

rule('Impulsive: none, or two and more, but never exactly one', () => {
  const table = adding('hangar-deck', ['politics 1', 'politics 2', 'leadership 1']).asks(
    'cally',
    'skillCheck:contribute',
  )
  assert.deepEqual(table.asked('cally').not, [1])
  table.refuses('cally', 'card:politics 1').answers('cally', 'card:politics 1', 'card:politics 2').rest()
  adding('hangar-deck', ['politics 1', 'politics 2']).answers('cally').rest()
})
rule('Impulsive: with a single card she is not asked', () => {
  adding('hangar-deck', ['politics 1'])
    .asksNobody('cally')
    .rest()
    .expect({ hand: { cally: 1 } })
})
rule('Impulsive: in the Brig she may add the one card of a prisoner', () => {
  adding('brig', ['politics 1', 'politics 2'])
    .answers('cally', 'card:politics 1')
    .rest()
    .expect({ hand: { cally: 1 } })
})
rule('Impulsive: a super crisis ignores it, as it does Quick Fix', () => {
  exodus({ seats: ['adama', 'cally', 'roslin'], current: 'cally', hands: { cally: ['politics 1', 'politics 2'] } })
    .superCrisis('fire-all-missiles')
    .contributes({ cally: ['politics 1'] })
    .nobodyIsAsked()
    .rest()
    .expect({ hand: { cally: 1 } })
})
rule('Impulsive: so in Detention', () => {
  bothBoxes({
    seats: ['adama', 'cally', 'roslin'],
    options: { objective: 'new-caprica' },
    newCaprica: {},
    at: { cally: 'detention' },
    hands: { cally: ['politics 1', 'politics 2'] },
  })
    .crisis('betrayed-from-within')
    .answers('cally', 'card:politics 1')
    .rest()
    .expect({ hand: { cally: 1 } })
})

rule('Quick Fix comes after Human Delusion', () => {
  const table = bothBoxes({
    seats: ['cally', 'roslin', 'adama', 'six'],
    at: { six: 'caprica' },
    hands: { six: ['politics 5'] },
    tops: { destiny: ['piloting 2', 'tactics 2'] },
  })
    .crisis('prison-labor')
    .contributes()
    .mayNot('cally', 'ability:quickFix')
    .answers('six', 'ability:humanDelusion')
    .answers('six', 'card:politics 5')
    .answers('cally', 'ability:quickFix')
    .answers('cally', 'card:politics 5')
    .rest()
  assert.equal(table.log('leaveCheck').length, 1)
})
rule('Quick Fix: a card that Cally discards has been in the check, and its consequence follows', () => {
  exodus({
    seats: ['cally', 'roslin', 'adama'],
    hands: { roslin: ['politics 1'] },
    tops: { destiny: ['iron-will-0', 'piloting 2'] },
    tokens: ['damage-armory'],
  })
    .crisis('power-failure')
    .contributes()
    .answers('cally', 'ability:quickFix')
    .answers('cally', 'card:iron-will-0')
    .rest()
    .expect({ damaged: ['armory'] })
})
