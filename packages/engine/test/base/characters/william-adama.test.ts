// William Adama: Inspirational Leader, Command Authority, Emotionally Attached.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['adama', 'roslin', 'starbuck'] as const

/** Unidentified Ship: 10, tactics and piloting; a failed check costs 1 population of 12. */
const unidentifiedShip = (situation: Partial<Situation>) =>
  given({ seats, hands: { adama: ['tactics 5', 'tactics 3'] }, ...situation }).crisis('unidentified-ship')

const bothTactics = { adama: ['tactics 5', 'tactics 3'] }

rule('Inspirational Leader: in the check of a crisis that Adama draws, cards of strength 1 count for it', () => {
  unidentifiedShip({ current: 'adama', tops: { destiny: ['politics 1', 'engineering 1'] } })
    .contributes(bothTactics)
    .expect({ population: 12 })
    .finished()
})

rule('Inspirational Leader: cards of strength 2 still count against the check', () => {
  unidentifiedShip({ current: 'adama', tops: { destiny: ['politics 2', 'engineering 1'] } })
    .contributes(bothTactics)
    .expect({ population: 11 })
    .finished()
})

rule('Inspirational Leader: a card of strength 1 that counts anyway does not count twice', () => {
  unidentifiedShip({ current: 'adama', tops: { destiny: ['piloting 1', 'politics 2'] } })
    .contributes(bothTactics)
    .expect({ population: 11 })
    .finished()
})

rule('Inspirational Leader: the crisis of another player is not helped', () => {
  unidentifiedShip({ current: 'starbuck', tops: { destiny: ['politics 1', 'engineering 1'] } })
    .contributes(bothTactics)
    .expect({ population: 11 })
    .finished()
})

rule('Inspirational Leader: the check of a location in his turn is not helped', () => {
  given({
    seats,
    current: 'adama',
    at: { adama: 'administration' },
    hands: { roslin: ['politics 5'] },
    tops: { destiny: ['piloting 1', 'tactics 1'] },
  })
    .action()
    .answers('adama', 'activate:administration')
    .answers('adama', 'seat:adama')
    .contributes({ roslin: ['politics 5'] })
    .expect({ president: 'roslin' })
    .finished()
})

rule('Inspirational Leader: a revealed Cylon who was Adama does not inspire anybody', () => {
  given({
    seats,
    current: 'adama',
    revealed: ['adama'],
    at: { adama: 'caprica' },
    hands: { starbuck: ['tactics 5', 'tactics 3'] },
    tops: { destiny: ['politics 1', 'engineering 1'], crisis: ['unidentified-ship', 'prison-labor'] },
  })
    .action()
    .answers('adama', 'activate:caprica')
    .answers('adama', 'card:unidentified-ship')
    .contributes({ starbuck: ['tactics 5', 'tactics 3'] })
    .expect({ population: 11 })
    .finished()
})

/** Prison Labor: 10, politics, leadership and tactics; a failed check costs 1 morale of 10 and 1 food of 8. */
const prisonLabor = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'starbuck',
    hands: { adama: ['leadership 2'], roslin: ['politics 3'], starbuck: ['piloting 2'] },
    tops: { destiny: ['tactics 2', 'engineering 2'] },
    ...situation,
  })
    .crisis('prison-labor')
    .contributes({ roslin: ['politics 3'], starbuck: ['piloting 2'] })

rule('Command Authority: once a check is resolved Adama may take all its cards into his hand', () => {
  const table = prisonLabor()
    .expect({ morale: 9, food: 7 })
    .may('adama', 'ability:commandAuthority')
    .answers('adama', 'ability:commandAuthority')
    .expect({ hand: { adama: ['leadership 2', 'politics 3', 'piloting 2', 'tactics 2', 'engineering 2'] } })
    .finished()
  for (const deck of ['politics', 'piloting', 'tactics', 'engineering']) {
    assert.deepEqual(table.state.decks[deck].discard, [], `nothing is discarded to the ${deck} deck`)
  }
})

rule('Command Authority: if he does not want them the cards are discarded, and the ability is kept', () => {
  const table = prisonLabor()
    .answers('adama', 'pass')
    .expect({ hand: { adama: ['leadership 2'] } })
    .finished()
  assert.deepEqual(table.state.decks.politics.discard, ['investigative-committee-3'])
  table.crisis('low-supplies').contributes().may('adama', 'ability:commandAuthority').rest()
})

rule('Command Authority: everybody has seen the cards he takes', () => {
  const table = prisonLabor().answers('adama', 'ability:commandAuthority').finished()
  const { hand } = table.view('starbuck').seats[table.seat('adama')]
  assert.deepEqual(hand.toSorted(), [
    '?',
    'evasive-maneuvers-2',
    'investigative-committee-3',
    'launch-scout-2',
    'repair-2',
  ])
})

rule('Command Authority: once per game', () => {
  prisonLabor()
    .answers('adama', 'ability:commandAuthority')
    .finished()
    .crisis('low-supplies')
    .contributes()
    .mayNot('adama', 'ability:commandAuthority')
    .finished()
})

rule('Command Authority: after a passed check too, and after the check of a location', () => {
  given({
    seats,
    current: 'starbuck',
    at: { starbuck: 'brig' },
    hands: { starbuck: ['tactics 5'] },
    tops: { destiny: ['politics 1', 'politics 2'] },
  })
    .action()
    .answers('starbuck', 'activate:brig')
    .contributes({ starbuck: ['tactics 5'] })
    .answers('starbuck', 'location:armory')
    .answers('adama', 'ability:commandAuthority')
    .expect({ at: { starbuck: 'armory' }, hand: { adama: ['tactics 5', 'politics 1', 'politics 2'] } })
    .finished()
})

rule('Command Authority: from the Brig too', () => {
  prisonLabor({ at: { adama: 'brig' } })
    .answers('adama', 'ability:commandAuthority')
    .expect({ hand: { adama: 5 } })
    .finished()
})

rule('Command Authority: not after the check of a super crisis', () => {
  given({ seats, current: 'starbuck', revealed: ['starbuck'], hands: { starbuck: ['politics 1'] } })
    .superCrisis('inbound-nukes')
    .contributes({ starbuck: ['politics 1'] })
    .mayNot('adama', 'ability:commandAuthority')
    .expect({ fuel: 7, food: 7, population: 11, hand: { adama: 0 } })
    .finished()
})

rule('Command Authority: not after a check that was decided without cards', () => {
  given({ seats: ['adama', 'roslin', 'boomer'], current: 'boomer' })
    .crisis('prison-labor')
    .answers('boomer', 'ability:mysteriousIntuition')
    .answers('boomer', 'outcome:fail')
    .mayNot('adama', 'ability:commandAuthority')
    .expect({ morale: 9, food: 7, hand: { adama: 0 } })
    .finished()
})

rule('Command Authority: not for a revealed Cylon', () => {
  prisonLabor({ revealed: ['adama'] })
    .mayNot('adama', 'ability:commandAuthority')
    .expect({ hand: { adama: ['leadership 2'] } })
    .finished()
})

rule('Emotionally Attached: Adama may not activate Admiral’s Quarters, though he is the Admiral', () => {
  given({ seats, current: 'adama', at: { adama: 'admirals-quarters' }, hands: { adama: ['politics 1'] } })
    .action()
    .may('adama', 'play:politics 1')
    .mayNot('adama', 'activate:admirals-quarters')
    .answers('adama', 'nothing')
    .finished()
})

rule('Emotionally Attached: an Executive Order does not change that', () => {
  given({
    seats,
    current: 'roslin',
    at: { adama: 'admirals-quarters' },
    hands: { roslin: ['leadership 1'], adama: ['politics 1'] },
  })
    .action()
    .answers('roslin', 'play:leadership 1')
    .answers('roslin', 'seat:adama')
    .answers('adama', 'actTwice')
    .mayNot('adama', 'activate:admirals-quarters')
    .may('adama', 'play:politics 1')
    .answers('adama', 'nothing')
    .finished()
})

rule('Emotionally Attached: other locations, and others at Admiral’s Quarters, are free', () => {
  given({ seats, current: 'adama', at: { adama: 'press-room' } })
    .action()
    .may('adama', 'activate:press-room')
    .answers('adama', 'nothing')
    .finished()
  given({ seats, current: 'starbuck', at: { starbuck: 'admirals-quarters', adama: 'admirals-quarters' } })
    .action()
    .may('starbuck', 'activate:admirals-quarters')
    .answers('starbuck', 'nothing')
    .finished()
})
