// The CAG: who becomes it, how the title is lost, and what it lets its holder do.

import assert from 'node:assert/strict'
import { newGame, pending, submit } from '../../../src/game.ts'
import { describeAnswer, view } from '../../../src/index.ts'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { bothBoxes, pursued } from '../table.ts'

const seats = ['tigh', 'starbuck', 'apollo', 'roslin'] as const
const table = (situation: Partial<Situation> = {}): Table =>
  pursued({ seats, current: 'apollo', at: { apollo: 'armory' }, ...situation })

rule('The first in the line of succession is CAG', () => {
  table().goesOn().expect({ cag: 'apollo' })
  pursued({ seats: ['roslin', 'zarek', 'tigh', 'tyrol'] })
    .goesOn()
    .expect({ cag: 'tigh' })
  pursued({ seats: ['roslin', 'anders', 'helo', 'boomer'] })
    .goesOn()
    .expect({ cag: 'boomer' })
  bothBoxes({ seats: ['cain', 'kat', 'dee', 'ellen'], options: { cylonFleet: true } })
    .goesOn()
    .expect({ cag: 'kat' })
})

rule('A game that is set up gives the title by the line of succession', () => {
  const game = newGame({ players: 3, sets: ['base', 'exodus'], cylonFleet: true }, 'cag')
  for (const wanted of ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace']) {
    const [{ seat, id }] = pending(game)
    submit(game, seat, id, `character:${wanted}`)
  }
  assert.equal(game.seats[game.titles.cag ?? -1].character, 'kara-starbuck-thrace')
})

rule('A CAG in the Brig loses the title to the next in line, and does not get it back', () => {
  table({
    current: 'roslin',
    president: 'roslin',
    quorumHand: ['arrest-order'],
    hands: { roslin: ['politics 5', 'politics 4'] },
    at: { apollo: 'armory' },
  })
    .action()
    .answers('roslin', 'quorum:arrest-order')
    .answers('roslin', 'seat:apollo')
    .finished()
    .expect({ at: { apollo: 'brig' }, cag: 'starbuck' })
    .action('apollo')
    .answers('apollo', 'activate:brig')
    .contributes({ roslin: ['politics 5', 'politics 4'] })
    .rest()
    .expect({ cag: 'starbuck' })
})

rule('A CAG who turns out to be a Cylon loses the title', () => {
  table({ loyalty: { apollo: ['cylon-centurion'] } })
    .action()
    .answers('apollo', 'reveal:cylon-centurion')
    .rest()
    .expect({ cag: 'starbuck', revealed: ['apollo'] })
})

rule('An infiltrating Cylon leader is never given the title', () => {
  const infiltrated = bothBoxes({
    seats: ['apollo', 'leoben', 'roslin', 'tigh'],
    infiltrating: ['leoben'],
    at: { leoben: 'command', apollo: 'armory' },
    options: { cylonFleet: true },
    space: { portBow: { vipers: 1 } },
  })
    .action()
    .answers('apollo', 'action:cag-hands-over')
    .answers('apollo', 'done')
  infiltrated.asks('apollo', 'chooseCharacter:choose', ['seat:roslin', 'seat:tigh'])
  infiltrated.answers('apollo', 'seat:tigh').finished().expect({ cag: 'tigh' })
})

rule('Action: the CAG activates a viper and gives the title to another human player', () => {
  table({ space: { portBow: { vipers: 1, raiders: 1 } }, dice: [3] })
    .action()
    .answers('apollo', 'action:cag-hands-over')
    .answers('apollo', 'attack:portBow:raider')
    .asks('apollo', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck', 'seat:roslin'])
    .answers('apollo', 'seat:roslin')
    .finished()
    .expect({ cag: 'roslin', raiders: { portBow: 0 } })
})

rule('Only the CAG has these actions', () => {
  table({ current: 'starbuck', at: { starbuck: 'portBow', apollo: 'armory' } })
    .action()
    .mayNot('starbuck', 'action:cag-hands-over')
    .mayNot('starbuck', 'action:cag-directs')
    .goesOn()
})

rule('A piloting CAG activates a viper and takes another action, once per turn', () => {
  table({ at: { apollo: 'portBow' }, space: { portAft: { vipers: 1, raiders: 1 } }, dice: [8] })
    .actionStep()
    .answers('apollo', 'action:cag-directs')
    .answers('apollo', 'attack:portAft:raider')
    .asks('apollo', 'action:choose')
    .mayNot('apollo', 'action:cag-directs')
    .may('apollo', 'viper')
    .goesOn()
    .expect({ raiders: { portAft: 0 } })
})

rule('A CAG who does not fly a viper cannot direct others from it', () => {
  table().action().mayNot('apollo', 'action:cag-directs').may('apollo', 'action:cag-hands-over').goesOn()
})

rule('The CAG, not the Admiral, places civilian ships that no area is named for', () => {
  table({ current: 'tigh' })
    .crisis('medal-of-distinction')
    .answers('tigh', 'option:0')
    .answers('apollo', 'area:front')
    .answers('apollo', 'area:rear')
    .goesOn()
    .expect({ civilians: { front: 1, rear: 1 }, admiral: 'tigh' })
})

rule('Presidential Order gives the CAG title too', () => {
  pursued({
    seats,
    current: 'roslin',
    president: 'roslin',
    quorumHand: ['presidential-order'],
    at: { apollo: 'armory' },
  })
    .action()
    .answers('roslin', 'quorum:presidential-order')
    .answers('roslin', 'effect:1')
    .answers('roslin', 'seat:tigh')
    .rest()
    .expect({ cag: 'tigh', admiral: 'tigh' })
})

rule('After an execution the title goes down the line, the new character included', () => {
  pursued({
    seats: ['apollo', 'roslin', 'tigh', 'zarek'],
    current: 'zarek',
    at: { apollo: 'armory' },
    revealed: ['zarek'],
    superCrises: { zarek: [] },
  })
    .superCrisis('fighting-blind')
    .answers('apollo', 'option:1')
    .until('execution:chooseCharacter')
    .answers('apollo', 'character:kara-starbuck-thrace')
    .rest()
    .expect({ cag: 'starbuck', morale: 9 })
})

rule('Under an area to choose stands what is there, and what waits beyond', () => {
  const { state } = table({
    space: { front: { basestars: 1, raiders: 3 }, portBow: { vipers: 2, civilians: 1 } },
    markVII: { portBow: 1 },
    fleet: { front: { raider: 4 }, rear: { heavyRaider: 1 } },
  }).goesOn()
  const line = (area: string): string | undefined => describeAnswer(`area:${area}`, view(state, 0), 0, 'en')
  assert.equal(line('front'), '1 basestar, 3 raiders; beyond the line 4 raiders.')
  assert.equal(line('portBow'), '2 vipers, 1 viper Mark VII, 1 civilian ship.')
  assert.equal(line('rear'), 'Beyond the line 1 heavy raider.')
  assert.equal(line('portAft'), undefined)
})
