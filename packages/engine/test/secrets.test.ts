// What nobody may notice: whether somebody is asked, and what is on the table while they think, tells nothing of what they hold.

import assert from 'node:assert/strict'
import { type Game, restore, save } from '../src/index.ts'
import { determinizationFaults, given, rule, takeFromDeck } from '../testing/index.ts'

const pegasus = { sets: ['base', 'pegasus'] } as const

/** Two players want to play a card in one window, and the current player says who goes first. */
const twoWantToAct = () =>
  given({
    seats: ['tigh', 'roslin', 'adama', 'starbuck'],
    hands: { tigh: ['politics 2'], roslin: ['scientific-research-3'], adama: ['investigative-committee-3'] },
    tops: { destiny: ['politics 1', 'tactics 1'] },
  })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .answers('roslin', 'play:scientific-research-3')
    .answers('adama', 'play:investigative-committee-3')

rule('While the current player orders two plays nobody sees the cards of the others', () => {
  const table = twoWantToAct().asks('tigh', 'window:order', ['seat:roslin', 'seat:adama'])
  for (const name of ['tigh', 'starbuck', 'spectator'] as const) {
    const seen = JSON.stringify({ ...table.view(name), log: [] })
    assert.ok(!seen.includes('investigative-committee-3') && !seen.includes('scientific-research-3'), name)
  }
  assert.ok(!JSON.stringify(table.view('roslin')).includes('investigative-committee-3'))
  assert.ok(!JSON.stringify(table.view('adama')).includes('scientific-research-3'))
  table.goesOn()
})

rule('A game imagined while two plays are ordered can be played on', () => {
  const table = twoWantToAct()
  for (const name of ['tigh', 'roslin', 'adama', 'starbuck', 'spectator'] as const) {
    for (let salt = 1; salt < 20; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  }
  table.goesOn()
})

rule('Whoever goes first plays the card that was chosen, and the other is asked again', () => {
  twoWantToAct()
    .answers('tigh', 'seat:adama')
    .expect({ hand: { adama: 0, roslin: 1 } })
    .asks('roslin', 'window:ask', ['pass', 'play:scientific-research-3'])
    .goesOn()
})

rule('A game that was stored with both plays open on its stack goes on, and shows neither', () => {
  const table = twoWantToAct()
  const { held, stack, ...state } = JSON.parse(save(table.state)).state as Game
  const wanted = held.map(({ by, cards }) => ({ seat: by, play: cards[0] }))
  const before = {
    ...state,
    version: 1,
    held: [],
    stack: stack.with(-1, { ...stack[stack.length - 1], plays: wanted }),
  }
  const game = restore(JSON.stringify({ format: 'cic-game', version: 1, state: before }))
  assert.deepEqual(JSON.parse(save(game)), JSON.parse(save(table.state)))
  table.goesOn()
})

rule('A prisoner with cards is asked in the Movement step whether or not one of them moves', () => {
  for (const card of ['critical-situation-3', 'repair-1']) {
    given({ options: pegasus, seats: ['tigh', 'roslin', 'starbuck'], at: { tigh: 'brig' }, hands: { tigh: [card] } })
      .movementStep()
      .asks('tigh', 'move:choose', card === 'repair-1' ? ['stay'] : ['stay', `play:${card}`])
      .goesOn()
  }
})

rule('A prisoner without cards, or in a game without movement cards, is not asked to move', () => {
  given({ options: pegasus, seats: ['tigh', 'roslin', 'starbuck'], at: { tigh: 'brig' } })
    .movementStep()
    .asks('tigh', 'action:choose')
    .goesOn()
  given({ seats: ['tigh', 'roslin', 'starbuck'], at: { tigh: 'brig' }, hands: { tigh: ['repair-1'] } })
    .movementStep()
    .asks('tigh', 'action:choose')
    .goesOn()
})

rule('The Human Fleet asks which card also where all cards of the hand are alike', () => {
  given({
    seats: ['starbuck', 'roslin', 'tigh'],
    revealed: ['starbuck'],
    at: { starbuck: 'human-fleet' },
    hands: { roslin: ['repair-1', 'repair-1'] },
  })
    .action()
    .answers('starbuck', 'activate:human-fleet')
    .answers('starbuck', 'seat:roslin')
    .asks('starbuck', 'humanFleet:take', ['card:repair-1'])
    .goesOn()
})

rule('After a miss the attacker of an occupation force is asked, with or without Maximum Firepower', () => {
  for (const card of ['maximum-firepower-3', 'repair-1']) {
    given({
      options: { ...pegasus, objective: 'new-caprica' },
      seats: ['starbuck', 'roslin', 'tigh'],
      at: { starbuck: 'breeders-canyon' },
      newCaprica: { forces: [0, 1, 0] },
      hands: { starbuck: [card] },
      dice: [1],
    })
      .action()
      .answers('starbuck', 'action:attack-occupation-force')
      .asks('starbuck', 'attackForce:again', card === 'repair-1' ? ['pass'] : ['pass', `card:${card}`])
      .goesOn()
  }
})

rule('Politically Adroit asks which card also where all cards of the hand are alike', () => {
  given({
    options: pegasus,
    seats: ['ellen', 'roslin', 'tigh'],
    at: { ellen: 'sickbay', roslin: 'sickbay' },
    hands: { ellen: ['repair-1', 'repair-1'] },
  })
    .actionStep()
    .answers('ellen', 'seat:roslin')
    .asks('ellen', 'politicallyAdroit:give', ['card:repair-1'])
    .goesOn()
})

rule(
  'The President at Occupation Authority is asked what to play whether or not a Quorum card would do anything',
  () => {
    for (const card of ['authorization-of-brutal-force', 'food-rationing']) {
      given({
        options: { ...pegasus, objective: 'new-caprica' },
        seats: ['tigh', 'roslin', 'starbuck'],
        president: 'tigh',
        at: { tigh: 'occupation-authority' },
        newCaprica: { forces: [0, 0, 0] },
        quorumHand: [card],
      })
        .action()
        .answers('tigh', 'activate:occupation-authority')
        .answers('tigh', 'no')
        .asks('tigh', 'authority:play', card === 'food-rationing' ? ['nothing', `quorum:${card}`] : ['nothing'])
        .goesOn()
    }
  },
)

rule('Skilled Politician asks which card also where only one of them would do anything, or all are alike', () => {
  const brutal = 'authorization-of-brutal-force'
  for (const quorum of [
    ['inspirational-speech', brutal, brutal, 'presidential-pardon'],
    Array<string>(4).fill('inspirational-speech'),
  ]) {
    given({ seats: ['roslin', 'tigh', 'starbuck'], tops: { quorum } })
      .action()
      .answers('roslin', 'ability:skilledPolitician')
      .asks('roslin', 'quorumChoice:choose', ['quorum:inspirational-speech'])
      .goesOn()
  }
})

rule('Spectators remember the cards that Command Authority took openly', () => {
  const table = given({
    seats: ['adama', 'roslin', 'starbuck'],
    hands: { roslin: ['politics 2'] },
    tops: { destiny: ['piloting 1', 'engineering 1'] },
  })
    .crisis('prison-labor')
    .contributes({ roslin: ['politics 2'] })
    .answers('adama', 'ability:commandAuthority')
  assert.deepEqual(table.view('spectator').seats[0].hand, table.view('roslin').seats[0].hand)
  assert.equal(table.view('spectator').seats[0].hand.length, 3)
  table.goesOn()
})

rule('Whoever is the only human left at the table can imagine who else is asked', () => {
  const table = given({
    seats: ['roslin', 'tigh', 'cavil', 'starbuck'],
    options: { sets: ['base', 'pegasus', 'exodus'], objective: 'ionian-nebula' },
    president: 'roslin',
    admiral: 'roslin',
    revealed: ['tigh'],
    agendas: { cavil: 'join-the-colonials' },
    at: { roslin: 'command' },
    trauma: { starbuck: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic'] },
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .rest()
    .begins((game) => {
      for (const { hand, handSeen } of game.seats.slice(0, 2)) {
        takeFromDeck(game, 'treachery', 'sabotage-3')
        hand.push('sabotage-3')
        handSeen.push(0)
      }
    })
    .movement('roslin')
    .answers('roslin', 'location:press-room')
    .asks('tigh', 'window:ask')
    .goesOn()
  const seen = table.view('roslin')
  for (let salt = 0; salt < 20; salt++) assert.deepEqual(determinizationFaults(seen, salt), [])
})
