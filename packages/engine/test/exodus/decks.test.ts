// The Quorum cards and destinations of Exodus.

import assert from 'node:assert/strict'
import { rule, type Situation } from '../../testing/index.ts'
import { bothBoxes, exodus } from './table.ts'

const seats = ['roslin', 'tigh', 'starbuck', 'zarek'] as const
const usual = { seats, president: 'roslin', admiral: 'tigh', morale: 8, food: 8, fuel: 8, population: 8 } as const

const plays = (card: string, more: Partial<Situation> = {}) =>
  exodus({ ...usual, quorumHand: [card], ...more })
    .action()
    .answers('roslin', `quorum:${card}`)

rule('Establish Dogsville: 1 population for 1 morale', () => {
  plays('establish-dogsville')
    .finished()
    .expect({ population: 9, morale: 7, quorumHand: [], discards: { quorum: ['establish-dogsville'] } })
})

rule('Presidential Order: the President names the Admiral, anybody who is not yet', () => {
  plays('presidential-order')
    .asks('roslin', 'chooseCharacter:choose', ['seat:roslin', 'seat:starbuck', 'seat:zarek'])
    .answers('roslin', 'seat:zarek')
    .finished()
    .expect({ admiral: 'zarek', president: 'roslin', discards: { quorum: ['presidential-order'] } })
})
rule('Presidential Order: the President may become Admiral as well, and a prisoner passes the title on', () => {
  plays('presidential-order').answers('roslin', 'seat:roslin').finished().expect({ admiral: 'roslin' })
  plays('presidential-order', { at: { zarek: 'brig' } })
    .answers('roslin', 'seat:zarek')
    .finished()
    .expect({ admiral: 'tigh' })
})

rule('Resignation: any number of Quorum cards is exchanged, then the title and the hand go to somebody else', () => {
  const table = plays('resignation', {
    quorumHand: ['resignation', 'arrest-order', 'food-rationing', 'presidential-pardon'],
    tops: { quorum: ['inspirational-speech', 'encourage-mutiny'] },
  })
    .answers('roslin', 'quorum:arrest-order', 'quorum:food-rationing')
    .asks('roslin', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck', 'seat:zarek'])
    .answers('roslin', 'seat:zarek')
    .finished()
    .expect({
      president: 'zarek',
      quorumHand: ['presidential-pardon', 'inspirational-speech', 'encourage-mutiny'],
      discards: { quorum: ['resignation', 'arrest-order', 'food-rationing'] },
    })
  assert.deepEqual(table.view('zarek').quorumHand, table.state.quorumHand)
  assert.ok(table.view('roslin').quorumHand.every((card) => card === '?'))
})
rule('Resignation: nothing need be exchanged, and with no other card there is nothing to ask', () => {
  plays('resignation', { quorumHand: ['resignation', 'arrest-order'] })
    .refuses('roslin', ['quorum:resignation'])
    .answers('roslin')
    .answers('roslin', 'seat:tigh')
    .finished()
    .expect({ president: 'tigh', quorumHand: ['arrest-order'] })
  plays('resignation').asks('roslin', 'chooseCharacter:choose').answers('roslin', 'seat:tigh').finished()
})

rule('Resignation: Roslin, who resolves it without being President, sees no Quorum hand, and names who is', () => {
  const table = exodus({
    seats: ['roslin', 'tigh', 'adama'],
    president: 'tigh',
    quorumHand: ['arrest-order', 'food-rationing'],
    tops: { quorum: ['resignation'] },
  })
    .action()
    .answers('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'quorum:resignation')
    .asks('roslin', 'chooseCharacter:choose')
  assert.deepEqual(table.view('roslin').quorumHand, ['?', '?'])
  table
    .answers('roslin', 'seat:adama')
    .rest()
    .expect({ president: 'adama', quorumHand: ['arrest-order', 'food-rationing'] })
})

rule('Consult the Oracle does not speak of the “You are not a Cylon” cards either', () => {
  const table = bothBoxes({ ...usual, quorumHand: ['consult-the-oracle'] })
    .action()
    .answers('roslin', 'quorum:consult-the-oracle')
  const decks = table.asked('roslin').options.map(({ id }) => id)
  assert.ok(decks.includes('deck:crisis'))
  for (const deck of ['loyalty', 'notACylon']) assert.ok(!decks.includes(`deck:${deck}`))
  table.goesOn()
})

// Destinations

const jumps = (card: string, more: Partial<Situation> = {}) =>
  exodus({ ...usual, tops: { destination: [card, 'deep-space'] }, jumpPreparation: 4, ...more })
    .jump()
    .answers('tigh', `card:${card}`)

rule('Algae Planet: 1 fuel for 1 food', () => {
  jumps('algae-planet').finished().expect({ fuel: 7, food: 9, distance: 1, jumpPreparation: 0 })
})
rule('Cylon Raiders: 2 fuel, and 3 raiders behind Galactica', () => {
  jumps('cylon-raiders')
    .finished()
    .expect({ fuel: 6, raiders: { rear: 3 }, distance: 3 })
})
rule('Derelict Basestar: 1 fuel, 2 civilian ships, and a basestar with a damage token', () => {
  const table = jumps('derelict-basestar', { tokens: ['disabled-weapons'] })
    .finished()
    .expect({ fuel: 7, civilians: { rear: 2 }, basestars: { front: 1 }, distance: 2 })
  assert.deepEqual(table.state.space.front.basestars[0].damage, ['disabled-weapons'])
})
rule('Dying Star: 1 fuel, and Galactica is damaged', () => {
  jumps('dying-star', { tokens: ['damage-armory'] })
    .finished()
    .expect({ fuel: 7, damaged: ['armory'], distance: 2 })
})
rule('Gas Giant: the Admiral may destroy a viper for 1 fuel', () => {
  jumps('gas-giant')
    .answers('tigh', 'yes')
    .finished()
    .expect({ fuel: 9, destroyedVipers: 1, reserves: { vipers: 7 }, distance: 1 })
  jumps('gas-giant').answers('tigh', 'no').finished().expect({ fuel: 8, destroyedVipers: 0 })
})
rule('Gas Giant: it may be a damaged one', () => {
  jumps('gas-giant', { damagedVipers: 2 })
    .answers('tigh', 'yes')
    .asks('tigh', 'giveUpViper:choose', ['damagedViper', 'reserveViper'])
    .answers('tigh', 'damagedViper')
    .finished()
    .expect({ fuel: 9, damagedVipers: 1, destroyedVipers: 1, reserves: { vipers: 6 } })
})
rule('Gas Giant: without a viper nobody is asked', () => {
  jumps('gas-giant', { destroyedVipers: 8 }).finished().expect({ fuel: 8 })
})
rule('Lion’s Head Nebula: 4 fuel, and the next jump is prepared by 2 once the track has been reset', () => {
  jumps('lions-head-nebula').finished().expect({ fuel: 4, distance: 3, jumpPreparation: 2 })
})
rule('Lion’s Head Nebula prepares the next jump after a Misjump too', () => {
  bothBoxes({ ...usual, tops: { destination: ['misjump', 'deep-space', 'lions-head-nebula'] }, jumpPreparation: 4 })
    .jump()
    .answers('tigh', 'card:misjump')
    .finished()
    .expect({ fuel: 4, distance: 3, jumpPreparation: 2 })
})
rule('Radioactive Cloud: 1 fuel and 1 population', () => {
  jumps('radioactive-cloud').finished().expect({ fuel: 7, population: 7, distance: 2 })
})
