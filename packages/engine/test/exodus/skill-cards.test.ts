// The ten kinds of skill cards of Exodus, and what follows if one of them is in a skill check.

import assert from 'node:assert/strict'
import { inCheck } from '../../src/core/ability.ts'
import { announceBox, registerSet } from '../../src/core/boxes.ts'
import type { GameSet } from '../../src/core/card.ts'
import type { SetId } from '../../src/core/ids.ts'
import { names } from '../../src/core/languages.ts'
import { lose } from '../../src/language/nodes/resources.ts'
import { rule, type Situation } from '../../testing/index.ts'
import { bothBoxes, exodus } from './table.ts'

/** Divisive Behavior: 10, Politics, Leadership, Tactics; fail: –1 morale; consequence: somebody to Sickbay. */
const check = (cards: readonly string[], destiny: readonly string[], more: Partial<Situation> = {}) =>
  exodus({
    seats: ['adama', 'roslin', 'tyrol'],
    hands: { roslin: cards },
    tops: { destiny },
    morale: 8,
    ...more,
  })
    .crisis('divisive-behavior')
    .contributes({ roslin: cards })

const totalOf = (table: ReturnType<typeof exodus>): unknown => table.log('checkTotal')[0].total

// In the check

rule('Red Tape: cards of printed strength 5 and 6 leave the check', () => {
  const table = check(
    ['red-tape-0', 'politics 5', 'state-of-emergency-6', 'leadership 4'],
    ['tactics 1', 'tactics 2'],
  ).rest()
  assert.equal(totalOf(table), 7)
  table.expect({ discards: { politics: ['investigative-committee-5', 'red-tape-0'] } })
})
rule('Red Tape goes by what is printed, not by what a card counts', () => {
  const table = check(['red-tape-0', 'establish-network-0', 'engineering 3'], ['tactics 1', 'tactics 2'])
    .answers('adama', 'card:establish-network')
    .rest()
  assert.equal(totalOf(table), 3 - 6)
})
rule('Red Tape: what joins the check after it stays, what has joined before it goes', () => {
  const order = (first: string) =>
    check(['red-tape-0', 'trust-instincts-0', 'politics 5'], ['tactics 1', 'tactics 2', 'leadership 5', 'politics 1'])
      .answers('adama', `card:${first}`)
      .rest()
  assert.equal(totalOf(order('red-tape')), 1 + 2 + 5 + 1)
  assert.equal(totalOf(order('trust-instincts')), 1 + 2 + 1)
})

/** No printed card of strength 5 or 6 has an ability in a check, so one is made up. */
const strongAbility: GameSet = {
  id: 'strong-ability' as SetId,
  name: names`Made up | Inventada | Erfunden | Inventée | Zmyślona`,
  objectives: {},
  skillCards: {
    'strong-ability': {
      name: names`Made up | Inventada | Erfunden | Inventée | Zmyślona`,
      skill: 'politics',
      strengths: { 5: 1 },
      ability: inCheck(lose({ fuel: 1 })),
    },
  },
}
rule('Red Tape: another ability that it removes is not resolved any more, but the consequence follows', () => {
  announceBox(strongAbility)
  registerSet(strongAbility)
  const order = (first: string) =>
    check(['red-tape-0', 'strong-ability-5'], ['tactics 1', 'tactics 2'], {
      options: { sets: ['base', 'exodus', strongAbility.id] },
    })
      .answers('adama', `card:${first}`)
      .answers('adama', 'seat:tyrol')
      .rest()
  const removed = order('red-tape').expect({ fuel: 8, at: { tyrol: 'sickbay' } })
  const resolved = order('strong-ability').expect({ fuel: 7, at: { tyrol: 'sickbay' } })
  assert.deepEqual([totalOf(removed), totalOf(resolved)], [3, 3])
})

for (const [cards, destiny, morale] of [
  [['iron-will-0', 'leadership 3'], ['tactics 1', 'tactics 2'], 8],
  [['iron-will-0', 'leadership 2'], ['tactics 1', 'tactics 2'], 7],
  [['leadership 3'], ['tactics 1', 'tactics 2'], 7],
] as const) {
  rule(`Iron Will: ${cards.join(' and ')} against 10 leave morale at ${morale}`, () => {
    check(cards, destiny).rest().expect({ morale })
  })
}
rule('Iron Will goes by the difficulty as it stands', () => {
  const hands = { roslin: ['iron-will-0', 'leadership 1'], tyrol: ['declare-emergency-3'] }
  const emergency = () =>
    check(['iron-will-0', 'leadership 1'], ['tactics 1', 'tactics 2'], { hands }).answers('adama', 'seat:roslin')
  emergency().answers('tyrol', 'play:declare-emergency-3').rest().expect({ morale: 8 })
  emergency().answers('tyrol', 'pass').rest().expect({ morale: 7 })
})
rule('Iron Will: a total of 0 or less costs 1 morale besides', () => {
  check(['iron-will-0'], ['piloting 2', 'tactics 2']).rest().expect({ morale: 6 })
  check(['iron-will-0'], ['piloting 2', 'tactics 3']).rest().expect({ morale: 7 })
})
rule('Iron Will touches no check that is passed', () => {
  check(['iron-will-0', 'leadership 5', 'politics 5'], ['tactics 1', 'tactics 2']).rest().expect({ morale: 8 })
})

rule('Trust Instincts: 2 Destiny cards join, and their abilities are resolved too', () => {
  const table = check(['trust-instincts-0'], ['tactics 1', 'tactics 2', 'red-tape-0', 'politics 5']).rest()
  assert.equal(totalOf(table), 3)
  assert.deepEqual(
    table.log('cardTriggers').map(({ card }) => card),
    ['trust-instincts', 'red-tape'],
  )
})
rule('Trust Instincts: once, even if another one joins', () => {
  const table = check(['trust-instincts-0'], ['tactics 1', 'tactics 2', 'trust-instincts-0', 'politics 1']).rest()
  assert.equal(totalOf(table), 4)
  assert.equal(table.log('joinCheck').length, 1)
})
rule('The abilities of several cards come in the order that the current player wants', () => {
  check(['trust-instincts-0', 'red-tape-0'], ['tactics 1', 'tactics 2', 'politics 1', 'politics 5'])
    .asks('adama', 'skillCheck:checkAbilities', ['card:red-tape', 'card:trust-instincts'])
    .rest()
})

rule('Protect the Fleet: from 3 strength of Piloting on the current player may activate a viper', () => {
  const sky = { space: { front: { raiders: 1, vipers: 1 } }, dice: [8] }
  check(['protect-the-fleet-0'], ['piloting 1', 'piloting 2'], sky)
    .answers('adama', 'yes')
    .answers('adama', 'attack:front:raider')
    .rest()
    .expect({ raiders: { front: 0 } })
  check(['protect-the-fleet-0'], ['piloting 1', 'piloting 2'], sky)
    .answers('adama', 'no')
    .rest(8)
    .expect({ raiders: { front: 1 } })
})
rule('Protect the Fleet: a Cylon whose turn it is may do so too', () => {
  check(['protect-the-fleet-0'], ['piloting 1', 'piloting 2'], {
    revealed: ['adama'],
    at: { adama: 'caprica' },
    space: { front: { raiders: 1, vipers: 1 } },
  })
    .asks('adama', 'mayDo:choose')
    .answers('adama', 'no')
    .rest()
})
rule('Protect the Fleet: not with less, but the consequence follows all the same', () => {
  check(['protect-the-fleet-0'], ['piloting 1', 'tactics 1'])
    .asks('adama', 'chooseCharacter:choose', ['seat:roslin', 'seat:tyrol'])
    .rest()
})

rule('Establish Network: Engineering counts double, for the check or against it', () => {
  assert.equal(totalOf(check(['establish-network-0', 'engineering 3'], ['tactics 1', 'tactics 2']).rest()), 3 - 6)
  const table = exodus({
    seats: ['adama', 'roslin', 'tyrol'],
    hands: { roslin: ['establish-network-0', 'engineering 3', 'engineering 1'] },
    tops: { destiny: ['tactics 2', 'piloting 2'] },
    tokens: ['damage-hangar-deck'],
  })
    .crisis('power-failure')
    .contributes({ roslin: ['establish-network-0', 'engineering 3', 'engineering 1'] })
    .rest()
  assert.equal(totalOf(table), 8)
})

rule('A consequence follows whether the check passes or fails, and not without a card that brings it', () => {
  const sent = (table: ReturnType<typeof exodus>) =>
    table
      .answers('adama', 'seat:tyrol')
      .rest()
      .expect({ at: { tyrol: 'sickbay' } })
  sent(check(['iron-will-0'], ['tactics 1', 'tactics 2']))
  sent(check(['iron-will-0', 'leadership 5', 'politics 5'], ['tactics 1', 'tactics 2']))
  check(['leadership 5', 'politics 5'], ['tactics 1', 'tactics 2'])
    .rest()
    .expect({ at: { tyrol: 'hangar-deck' } })
})
rule('A consequence also follows a card from the Destiny deck, and before the total', () => {
  exodus({
    seats: ['adama', 'roslin', 'tyrol'],
    tops: { destiny: ['iron-will-0', 'piloting 1'] },
    tokens: ['damage-hangar-deck'],
  })
    .crisis('power-failure')
    .contributes()
    .rest()
    .told('checkRevealed', 'checkConsequence', 'checkTotal')
    .expect({ damaged: ['hangar-deck'] })
})

// Strength 6

const shooting = (more: Partial<Situation> = {}) =>
  exodus({
    seats: ['starbuck', 'roslin', 'adama'],
    at: { starbuck: 'front' },
    hands: { roslin: ['best-of-the-best-6'] },
    space: { front: { raiders: 5 } },
    ...more,
  })

rule('Best of the Best: instead of an attack of a pilot as many raiders are destroyed as the die shows', () => {
  shooting({ dice: [4] })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .answers('roslin', 'play:best-of-the-best-6')
    .rest()
    .expect({ raiders: { front: 1 }, hand: { roslin: 0 } })
})
rule('Best of the Best: no more raiders than there are; and without it the attack is one', () => {
  shooting({ dice: [8] })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .answers('roslin', 'play:best-of-the-best-6')
    .rest()
    .expect({ raiders: { front: 0 } })
  shooting({ dice: [8] })
    .action()
    .answers('starbuck', 'viper')
    .answers('starbuck', 'attack:front:raider')
    .answers('roslin', 'pass')
    .rest()
    .expect({ raiders: { front: 4 } })
})
rule('Best of the Best: Scar falls to a die of 7 or 8, as the first, and to no other', () => {
  const scarAmong = (die: number, target: string, raiders: number) =>
    bothBoxes({
      seats: ['starbuck', 'roslin', 'tyrol'],
      at: { starbuck: 'front' },
      hands: { starbuck: ['best-of-the-best-6'] },
      space: { front: { raiders } },
      inPlay: ['scar'],
      scar: 'front',
      dice: [die],
    })
      .action()
      .answers('starbuck', 'viper')
      .answers('starbuck', `attack:front:${target}`)
      .answers('starbuck', 'play:best-of-the-best-6')
      .rest()
  scarAmong(6, 'raider', 4).expect({ raiders: { front: 1 }, inPlay: ['scar'] })
  scarAmong(7, 'raider', 8).expect({ raiders: { front: 1 }, inPlay: [] })
  scarAmong(8, 'scar', 1).expect({ raiders: { front: 0 }, inPlay: [] })
})
rule('Best of the Best is not for unmanned vipers', () => {
  exodus({
    seats: ['adama', 'roslin', 'starbuck'],
    at: { adama: 'command' },
    hands: { roslin: ['best-of-the-best-6'] },
    space: { front: { raiders: 2, vipers: 1 } },
    dice: [8],
  })
    .action()
    .answers('adama', 'activate:command')
    .answers('adama', 'attack:front:raider')
    .asksNobody('roslin')
    .rest()
})

rule('Political Prowess: the skill check of a location is decided instead of made', () => {
  const accused = () =>
    exodus({
      seats: ['tigh', 'roslin', 'adama'],
      at: { tigh: 'admirals-quarters', adama: 'command' },
      hands: { roslin: ['political-prowess-6'] },
    })
      .action()
      .answers('tigh', 'activate:admirals-quarters')
      .answers('tigh', 'seat:adama')
      .answers('roslin', 'play:political-prowess-6')
  accused()
    .answers('roslin', 'outcome:fail')
    .rest()
    .expect({ at: { adama: 'command' } })
  accused()
    .answers('roslin', 'outcome:pass')
    .rest()
    .expect({ at: { adama: 'brig' } })
})
rule('Political Prowess is not for the skill check of a crisis or a super crisis', () => {
  const held = { seats: ['adama', 'roslin', 'tyrol'], hands: { roslin: ['political-prowess-6'] } } as const
  exodus(held)
    .crisis('divisive-behavior')
    .mayNot('roslin', 'play:political-prowess-6')
    .may('roslin', 'card:politics 6')
    .goesOn()
  exodus({ ...held, current: 'tyrol', revealed: ['tyrol'], at: { tyrol: 'caprica' } })
    .superCrisis('fire-all-missiles')
    .mayNot('roslin', 'play:political-prowess-6')
    .may('roslin', 'card:politics 6')
    .goesOn()
})

const emergency = (more: Partial<Situation> = {}) =>
  exodus({
    seats: ['adama', 'roslin', 'tigh'],
    hands: { adama: ['state-of-emergency-6'] },
    ...more,
  })
    .action()
    .answers('adama', 'play:state-of-emergency-6')

rule('State of Emergency: for 1 food everybody in turn moves or acts, beginning with who has played it', () => {
  emergency()
    .expect({ food: 7 })
    .asks('adama', 'stateOfEmergency:choose', ['move', 'act', 'nothing'])
    .answers('adama', 'move')
    .answers('adama', 'location:armory')
    .answers('roslin', 'act')
    .answers('roslin', 'quorum')
    .answers('tigh', 'nothing')
    .finished()
    .expect({ at: { adama: 'armory' } })
})
rule('State of Emergency: Cylon players too; prisoners only act', () => {
  emergency({ revealed: ['tigh'], at: { roslin: 'brig' } })
    .answers('adama', 'nothing')
    .asks('roslin', 'stateOfEmergency:choose', ['act', 'nothing'])
    .answers('roslin', 'nothing')
    .answers('tigh', 'move')
    .answers('tigh', 'location:caprica')
    .finished()
    .expect({ at: { tigh: 'caprica' } })
})
rule('State of Emergency goes on if somebody reveals as a Cylon meanwhile', () => {
  emergency({ loyalty: { adama: ['cylon-centurion'] } })
    .answers('adama', 'act')
    .answers('adama', 'reveal:cylon-centurion')
    .answers('adama', 'yes')
    .asks('roslin', 'stateOfEmergency:choose')
    .rest()
    .expect({ revealed: ['adama'], boarding: [1, 0, 0, 0] })
})

const building = (nukes: number) =>
  exodus({ seats: ['tyrol', 'adama', 'roslin'], hands: { tyrol: ['build-nuke-6'] }, nukes }).action()

rule('Build Nuke: the Admiral gains a third, or one that was used, but never a fourth', () => {
  building(2).answers('tyrol', 'play:build-nuke-6').finished().expect({ nukes: 3, nukesBeside: 0 })
  building(0).answers('tyrol', 'play:build-nuke-6').finished().expect({ nukes: 1, nukesBeside: 2 })
  building(3).mayNot('tyrol', 'play:build-nuke-6').goesOn()
})
rule('A nuke that was launched lies beside the board', () => {
  exodus({ seats: ['adama', 'tyrol', 'roslin'], space: { front: { basestars: 1 } }, dice: [5] })
    .action()
    .answers('adama', 'nuke')
    .rest()
    .expect({ nukes: 1, nukesBeside: 2 })
})

const scouting = (more: Partial<Situation>) =>
  exodus({ seats: ['adama', 'tyrol', 'roslin'], hands: { adama: ['scout-for-fuel-6'] }, ...more }).action()

rule('Scout for Fuel: 1 fuel from 4 on, otherwise a raptor is lost; without raptors nobody scouts', () => {
  scouting({ dice: [4] })
    .answers('adama', 'play:scout-for-fuel-6')
    .rest()
    .expect({ fuel: 9, destroyedRaptors: 0 })
  scouting({ dice: [3] })
    .answers('adama', 'play:scout-for-fuel-6')
    .rest()
    .expect({ fuel: 8, destroyedRaptors: 1 })
  scouting({ destroyedRaptors: 4 }).mayNot('adama', 'play:scout-for-fuel-6').goesOn()
})
