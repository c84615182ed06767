// The 22 mutiny cards.

import assert from 'node:assert/strict'
import { drawQuorum } from '../../src/rules/quorum.ts'
import { determinizationFaults, rule, type Situation } from '../../testing/index.ts'
import { daybreak } from './table.ts'

const four = {
  seats: ['tyrol', 'roslin', 'adama', 'starbuck'],
  president: 'roslin',
  admiral: 'adama',
  food: 5,
  morale: 5,
} as const

const holding = (card: string, more: Partial<Situation> = {}) =>
  daybreak({ ...four, mutiny: { tyrol: [card] }, ...more }).action()
const plays = (card: string, more: Partial<Situation> = {}) => holding(card, more).answers('tyrol', `mutiny:${card}`)
const cannot = (card: string, more: Partial<Situation> = {}) =>
  holding(card, more).isAskedWithout('tyrol', `mutiny:${card}`).goesOn()
const five = ['tactics 1', 'tactics 2', 'leadership 1', 'engineering 1', 'engineering 2']
const discarded = (card: string) => ({ discards: { mutiny: [card] } })

rule('Armed Resistance', () => {
  plays('armed-resistance')
    .answers('tyrol', 'top')
    .finished()
    .expect({ at: { adama: 'sickbay' }, ...discarded('armed-resistance') })
})
rule('Assume Command', () => {
  plays('assume-command', { hands: { tyrol: five } })
    .rest()
    .expect({ admiral: 'tyrol', hand: { tyrol: 0 } })
  cannot('assume-command', { hands: { tyrol: five.slice(1) } })
  cannot('assume-command', { hands: { tyrol: five }, admiral: 'tyrol' })
  cannot('assume-command', { hands: { tyrol: five }, at: { tyrol: 'brig' } })
})
rule('Bait and Switch', () => {
  plays('bait-and-switch')
    .answers('tyrol', 'skills:politics,piloting')
    .finished()
    .expect({ hand: { tyrol: 2 }, left: { destiny: 14 } })
})
rule('Betrayal of Trust', () => {
  plays('betrayal-of-trust')
    .answers('tyrol', 'bottom')
    .finished()
    .expect({ hand: { tyrol: 2 } })
})
rule('Blackmail', () => {
  const table = plays('blackmail', { hands: { roslin: ['politics 1', 'politics 2', 'leadership 1'] } })
    .finished()
    .expect({ hand: { tyrol: 3, roslin: 0 } })
  assert.ok(table.view('roslin').seats[0].hand.every((card) => card !== '?'))
  cannot('blackmail', { hands: { roslin: ['politics 1', 'politics 2'] } })
  cannot('blackmail', { president: 'tyrol', hands: { tyrol: five } })
})
rule('Clipped Wings', () => {
  plays('clipped-wings', { space: { front: { vipers: 2 } }, at: { starbuck: 'rear' }, damagedVipers: 2 })
    .finished()
    .expect({
      vipers: { front: 0 },
      damagedVipers: 0,
      at: { starbuck: 'hangar-deck' },
      hand: { tyrol: 2 },
      reserves: { vipers: 9 },
    })
  cannot('clipped-wings')
})
rule('Controversial Speech', () => {
  const table = plays('controversial-speech', { dice: [6] })
    .finished()
    .expect({ morale: 6, discards: { mutiny: [] } })
  assert.deepEqual(table.state.removed.cards, ['controversial-speech'])
  plays('controversial-speech', { dice: [5] })
    .finished()
    .expect({ morale: 5, hand: { tyrol: 1, roslin: 1, adama: 1, starbuck: 1 }, ...discarded('controversial-speech') })
})
rule('Feed the People', () => {
  plays('feed-the-people', { jumpPreparation: 3 })
    .finished()
    .expect({ food: 6, jumpPreparation: 1, discards: { mutiny: [] } })
})
rule('Impeachment', () => {
  plays('impeachment', { hands: { tyrol: five }, at: { tyrol: 'brig' } })
    .rest()
    .expect({ president: 'tyrol', hand: { tyrol: 0 } })
  cannot('impeachment', { hands: { tyrol: five }, president: 'tyrol' })
})
rule('Make a Deal', () => {
  plays('make-a-deal', { at: { starbuck: 'brig' }, tops: { mutiny: ['panic'] } })
    .answers('tyrol', 'location:command')
    .answers('tyrol', 'seat:adama')
    .finished()
    .expect({ at: { starbuck: 'command' }, mutiny: { adama: ['panic'] } })
  cannot('make-a-deal')
})
rule('Necessary Risk', () => {
  const table = plays('necessary-risk')
    .answers('tyrol', 'area:rear')
    .finished()
    .expect({ food: 6, basestars: { rear: 1 }, raiders: { rear: 3 } })
  assert.deepEqual(table.state.removed.cards, ['necessary-risk'])
})
rule('Panic', () => {
  plays('panic')
    .answers('tyrol', 'launch:portBow')
    .finished()
    .expect({ civilians: { rear: 1 }, vipers: { portBow: 1 } })
})
rule('Peaceful Resistance', () => {
  plays('peaceful-resistance', { dice: [4] })
    .finished()
    .expect({ at: { tyrol: 'sickbay', adama: 'brig' } })
  plays('peaceful-resistance', { dice: [5] })
    .finished()
    .expect({ at: { tyrol: 'sickbay', adama: 'admirals-quarters' } })
})
rule('Ruined Reputation', () => {
  for (const [die, at] of [
    [4, 'brig'],
    [5, 'hangar-deck'],
  ] as const)
    plays('ruined-reputation', { dice: [die] })
      .answers('tyrol', 'seat:starbuck')
      .answers('starbuck', 'skills:politics,politics')
      .finished()
      .expect({ hand: { starbuck: 2 }, at: { starbuck: at } })
})
rule('Scavenging for Parts', () => {
  plays('scavenging-for-parts', {
    tokens: ['damage-armory'],
    space: { front: { civilians: 1 }, rear: { civilians: 1 } },
  })
    .answers('tyrol', 'ship:front:0')
    .finished()
    .expect({ damaged: ['armory'], civilians: { front: 0, rear: 1 } })
  plays('scavenging-for-parts', { tokens: ['damage-armory'] }).finished()
})
rule('Selfish Act', () => {
  plays('selfish-act', { tops: { mutiny: ['panic'] } })
    .rest()
    .expect({ hand: { tyrol: 2 }, mutiny: { tyrol: ['panic'] }, at: { tyrol: 'hangar-deck' } })
})
rule('Send a Message', () => {
  for (const [die, boarding] of [
    [5, [0, 0, 0, 0]],
    [4, [1, 0, 0, 0]],
  ] as const)
    plays('send-a-message', { tokens: ['damage-armory'], boarding: [1, 0, 0, 0], dice: [die] })
      .finished()
      .expect({ boarding, damaged: ['armory'] })
  plays('send-a-message', { tokens: ['damage-armory'] }).finished()
})
rule('Set the Agenda: both see the Quorum hand while it is chosen from, and nobody else', () => {
  const table = plays('set-the-agenda', {
    quorumHand: ['arrest-order'],
    tops: { quorum: ['food-rationing', 'presidential-pardon'] },
  })
  const seen = (name: 'tyrol' | 'roslin' | 'starbuck') => table.view(name).held[0].cards.toSorted()
  const all = ['arrest-order', 'food-rationing', 'presidential-pardon']
  assert.deepEqual(seen('tyrol'), all)
  assert.deepEqual(seen('roslin'), all)
  assert.deepEqual(seen('starbuck'), ['?', '?', '?'])
  for (const name of ['tyrol', 'roslin', 'starbuck', 'spectator'] as const)
    for (let salt = 1; salt < 8; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  table
    .answers('tyrol', 'card:arrest-order', 'card:food-rationing')
    .finished()
    .expect({ quorumHand: ['presidential-pardon'] })
  assert.deepEqual(table.state.decks.quorum.cards.slice(0, 2), ['food-rationing', 'arrest-order'])
  // What is left is remembered by whoever has seen it, and what is drawn later is not.
  const hand = (name: 'tyrol' | 'starbuck') => table.view(name).quorumHand
  assert.deepEqual(hand('tyrol'), ['presidential-pardon'])
  assert.deepEqual(hand('starbuck'), ['?'])
  table.begins((game) => drawQuorum(game, 1, 1)).finished()
  assert.deepEqual(hand('tyrol'), ['presidential-pardon', '?'])
  for (const name of ['tyrol', 'roslin', 'starbuck', 'spectator'] as const)
    for (let salt = 1; salt < 8; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  cannot('set-the-agenda', { president: 'tyrol' })
})
rule('The Strong Survive', () => {
  const table = plays('the-strong-survive').finished().expect({ jumpPreparation: 1 })
  assert.equal(table.state.removed.civilians.length, 1)
})
rule('Unauthorized Usage', () => {
  plays('unauthorized-usage', { space: { front: { basestars: 1 } }, dice: [3] })
    .finished()
    .expect({ basestars: { front: 0 }, nukes: 0 })
  cannot('unauthorized-usage')
  cannot('unauthorized-usage', { space: { front: { basestars: 1 } }, nukes: 0 })
})
rule('Violent Protest', () => {
  plays('violent-protest')
    .finished()
    .expect({ hand: { tyrol: 2 }, at: { roslin: 'sickbay' } })
})
rule('Weapons Armed', () => {
  plays('weapons-armed', { space: { front: { basestars: 1 } } })
    .finished()
    .expect({ destroyedRaptors: 1, assaultRaptors: { reserves: 2, beside: 2 }, raiders: { front: 2 } })
  cannot('weapons-armed', { destroyedRaptors: 4 })
})
