// The six crises on which the CAG chooses, and Fighting Blind: each box of each card.

import assert from 'node:assert/strict'
import { rulesOf } from '../../../src/core/rules.ts'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { pursued } from '../table.ts'

const seats = ['tigh', 'starbuck', 'apollo', 'adama'] as const
const hands = {
  tigh: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2'],
  apollo: ['politics 1', 'politics 1', 'politics 2', 'leadership 1'],
  adama: ['leadership 1', 'leadership 1', 'leadership 2', 'leadership 2'],
}
/** Apollo is CAG, Adama Admiral; it is Tigh's turn. A basestar is far away, so that no icon brings another. */
const table = (situation: Partial<Situation> = {}): Table =>
  pursued({ seats, at: { apollo: 'armory' }, hands, ...situation })
const crisis = (card: string, box: 0 | 1, situation: Partial<Situation> = {}): Table =>
  table(situation).crisis(card).answers('apollo', `option:${box}`)
const still: Situation['space'] = { starboardAft: { basestars: [['disabled-hangar', 'disabled-weapons']] } }

rule('Facts: the CAG chooses on all of them, none prepares the jump', () => {
  const { crises, superCrises } = rulesOf(table().goesOn().state)
  const own = Object.entries({ ...crises, ...superCrises }).filter(([, { either }]) => either?.[0] === 'cag')
  assert.deepEqual(Object.fromEntries(own.map(([id, { activate = [] }]) => [id, activate[0]])), {
    detente: 'launch',
    'raiders-inbound': 'heavy',
    'return-to-duty': 'raiders',
    'review-camera-footage': 'basestars',
    'tracked-by-radiation': 'basestars',
    'training-a-rookie': 'launch',
    'fighting-blind': undefined,
  })
  assert.ok(own.every(([, { jump }]) => jump !== true))
})

rule('Détente, box 1: all vipers come home, their pilots to the Hangar Deck, and the pursuit goes on', () => {
  crisis('detente', 0, {
    space: { ...still, rear: { vipers: 2 } },
    at: { starbuck: 'front', apollo: 'armory' },
    pursuit: 1,
  })
    .rest()
    .expect({ reserves: { vipers: 6 }, at: { starbuck: 'hangar-deck' }, pursuit: 2 })
})
rule('Détente, box 2: basestars, raiders and heavy raiders are activated in this order', () => {
  const acted = crisis('detente', 1, { space: { front: { basestars: 1, raiders: 1, heavyRaiders: 1 } }, dice: [1, 1] })
    .rest()
    .expect({ heavyRaiders: { portBow: 1 } })
  assert.deepEqual(
    acted.log('activation').map(({ icon }) => icon),
    ['basestars', 'raiders', 'heavy', 'launch'],
  )
})

rule('Raiders Inbound, box 1: 1 population is lost, and Galactica is damaged', () => {
  crisis('raiders-inbound', 0, { space: still, tokens: ['damage-armory'] })
    .rest()
    .expect({ population: 11, damaged: ['armory'] })
})
rule('Raiders Inbound, box 2: the CAG and the Admiral discard 3 cards each at the same time', () => {
  table({ space: still, cag: 'tigh' })
    .crisis('raiders-inbound')
    .answers('tigh', 'option:1')
    .asks('tigh', 'discardSkillCards:choose')
    .asks('adama', 'discardSkillCards:choose')
    .rest()
    .expect({ hand: { tigh: 1, adama: 1, apollo: 4 } })
})

rule('Return to Duty, box 1: each pilot aboard Galactica may launch, then raiders are launched', () => {
  crisis('return-to-duty', 0, {
    space: { rear: { basestars: 1 }, portBow: { vipers: 1 } },
    at: { apollo: 'armory', starbuck: 'hangar-deck' },
    dice: [1],
  })
    .asks('starbuck', 'takingOff:launch', ['pass', 'area:portBow', 'area:portAft'])
    .answers('starbuck', 'area:portAft')
    .answers('apollo', 'pass')
    .until('testing:finished')
    .goesOn()
    .expect({ at: { starbuck: 'portAft', apollo: 'armory' }, reserves: { vipers: 4 } })
})
rule('Return to Duty, box 1: nobody launches from the Brig or from space, and in no viper that is not there', () => {
  crisis('return-to-duty', 0, {
    space: still,
    at: { apollo: 'front', starbuck: 'brig' },
    admiral: 'tigh',
  })
    .rest()
    .expect({ at: { apollo: 'front', starbuck: 'brig' } })
  crisis('return-to-duty', 0, { space: { ...still, front: { vipers: 6 } } })
    .rest()
    .expect({ at: { apollo: 'armory' } })
})
rule('Return to Duty, box 2: the basestars are activated', () => {
  const acted = crisis('return-to-duty', 1, { space: { front: { basestars: 1 } }, dice: [1] }).rest()
  assert.deepEqual(
    acted.log('activation').map(({ icon }) => icon),
    ['basestars', 'raiders'],
  )
})

rule(
  'Review Camera Footage, box 1: 2 vipers are damaged, the pursuit goes on, and the CAG may activate a viper',
  () => {
    crisis('review-camera-footage', 0, {
      space: { ...still, portBow: { vipers: 1, raiders: 1 } },
      pursuit: 1,
      dice: [8],
    })
      .answers('apollo', 'yes')
      .answers('apollo', 'attack:portBow:raider')
      .rest()
      .expect({ damagedVipers: 6, reserves: { vipers: 3 }, pursuit: 2, raiders: { portBow: 0 } })
  },
)
rule('Review Camera Footage, box 2: the CAG discards 2 cards, then the current player 3', () => {
  crisis('review-camera-footage', 1, { space: still })
    .rest()
    .expect({ hand: { apollo: 2, tigh: 1, adama: 4 } })
})

rule('Tracked by Radiation, box 1: a basestar and 3 raiders appear, and 2 civilian ships', () => {
  crisis('tracked-by-radiation', 0, { dice: [1] })
    .rest()
    .expect({ basestars: { front: 1 }, raiders: { front: 3 }, civilians: { rear: 2 } })
})
rule('Tracked by Radiation, box 2: 1 fuel is lost', () => {
  crisis('tracked-by-radiation', 1, { space: still }).rest().expect({ fuel: 7 })
})

rule('Training a Rookie, box 1: an unmanned viper is activated, then the raiders', () => {
  crisis('training-a-rookie', 0, { space: { ...still, portBow: { vipers: 1, raiders: 2 } }, dice: [8, 1] })
    .answers('tigh', 'attack:portBow:raider')
    .rest()
    .expect({ raiders: { portBow: 1 }, vipers: { portBow: 1 } })
})
rule('Training a Rookie, box 2: the CAG chooses 2 vipers that are damaged, of any kind', () => {
  crisis('training-a-rookie', 1, {
    space: { ...still, portBow: { vipers: 1 } },
    markVII: { portBow: 1, reserves: 1 },
    at: { starbuck: 'front', apollo: 'armory' },
  })
    .asks('apollo', 'damageSomeVipers:space', ['reserves', 'viper:portBow', 'viper:portBow:markVII', 'seat:starbuck'])
    .answers('apollo', 'viper:portBow:markVII')
    .answers('apollo', 'reserves')
    .answers('apollo', 'kind:viper')
    .rest()
    .expect({ damagedVipers: 4, markVII: { damaged: 3, reserves: 1 }, vipers: { portBow: 1 } })
})

rule('Fighting Blind, box 1: 2 centurions at the start of the Boarding Party track', () => {
  table()
    .superCrisis('fighting-blind')
    .answers('apollo', 'option:0')
    .rest()
    .expect({ boarding: [2, 0, 0, 0] })
})
rule('Fighting Blind, box 2: the CAG is executed', () => {
  table()
    .superCrisis('fighting-blind')
    .answers('apollo', 'option:1')
    .until('execution:chooseCharacter')
    .answers('apollo', 'character:gaius-baltar')
    .rest()
    .expect({ morale: 9, cag: 'starbuck' })
})
