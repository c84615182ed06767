// Sharon "Boomer" Valerii: Recon, Mysterious Intuition, Sleeper Agent.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['boomer', 'tigh', 'roslin'] as const

/** The end of Boomer's turn, which she spends in the Brig so that there is no crisis. */
const endOfTurn = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'boomer', at: { boomer: 'brig' }, tops: { crisis: ['riots-b', 'riots-l'] }, ...situation })
    .turn()
    .until('mayDo:choose')

rule('Recon: at the end of her turn Boomer may look at the top crisis and leave it there', () => {
  const table = endOfTurn().answers('boomer', 'yes').answers('boomer', 'top').finished()
  assert.equal(table.view('boomer').decks.crisis.cards.at(-1), 'riots-b')
})

rule('Recon: or put it at the bottom', () => {
  const table = endOfTurn().answers('boomer', 'yes').answers('boomer', 'bottom').finished()
  assert.equal(table.state.decks.crisis.cards.at(-1), 'riots-l')
  assert.equal(table.view('boomer').decks.crisis.cards.at(0), 'riots-b')
  assert.equal(table.view('boomer').decks.crisis.cards.at(-1), '?')
})

rule('Recon: only Boomer learns which card it is', () => {
  for (const where of ['top', 'bottom']) {
    const table = endOfTurn().answers('boomer', 'yes').answers('boomer', where).finished()
    for (const other of ['tigh', 'roslin', 'spectator'] as const) {
      const { cards } = table.view(other).decks.crisis
      assert.deepEqual(new Set(cards), new Set(['?']), `${other} sees nothing`)
      assert.ok(!JSON.stringify(table.view(other)).includes('riots-b'))
    }
  }
})

rule('Recon: she need not', () => {
  const table = endOfTurn().answers('boomer', 'no').finished()
  assert.equal(table.view('boomer').decks.crisis.cards.at(-1), '?')
})

rule('Recon: after the crisis step', () => {
  const table = given({ seats, current: 'boomer', tops: { crisis: ['prison-labor', 'riots-l'] } }).turn()
  table.until('mayDo:choose')
  assert.deepEqual(table.state.decks.crisis.discard, ['prison-labor'])
  table.answers('boomer', 'yes').answers('boomer', 'top').finished()
  assert.equal(table.view('boomer').decks.crisis.cards.at(-1), 'riots-l')
})

rule('Recon: not at the end of another player’s turn, nor for a revealed Cylon', () => {
  for (const situation of [
    { current: 'tigh', at: { tigh: 'brig' } },
    { current: 'boomer', at: { boomer: 'caprica' }, revealed: ['boomer'] },
  ] as const) {
    const table = given({ seats, ...situation })
      .turn()
      .rest()
    assert.equal(table.log('abilityTriggers').length, 0)
  }
})

/** Elections Loom: 8; 5 is a partial pass; a failure costs 1 morale and the President 4 cards. */
const electionsLoom = (situation: Partial<Situation> = {}) =>
  given({
    seats,
    current: 'tigh',
    president: 'roslin',
    hands: { roslin: ['politics 1', 'politics 1', 'politics 1', 'politics 1', 'politics 1'] },
    ...situation,
  }).crisis('elections-loom')

rule('Mysterious Intuition: Boomer chooses that the check of a crisis passes', () => {
  electionsLoom()
    .answers('boomer', 'ability:mysteriousIntuition')
    .answers('boomer', 'outcome:pass')
    .expect({ morale: 10, hand: { roslin: 5 } })
    .finished()
})

rule('Mysterious Intuition: or that it fails; a partial pass cannot be chosen', () => {
  electionsLoom()
    .answers('boomer', 'ability:mysteriousIntuition')
    .asks('boomer', 'chooseOutcome:choose', ['outcome:pass', 'outcome:fail'])
    .answers('boomer', 'outcome:fail')
    .answers('roslin', 'card:politics 1', 'card:politics 1', 'card:politics 1', 'card:politics 1')
    .expect({ morale: 9, hand: { roslin: 1 } })
    .finished()
})

rule('Mysterious Intuition: the check is not made: nobody adds cards, and none come from Destiny', () => {
  const table = electionsLoom({ hands: { tigh: ['leadership 3', 'tactics 1'] } })
  table
    .answers('boomer', 'ability:mysteriousIntuition')
    .answers('boomer', 'outcome:pass')
    .mayNot('tigh', 'play:leadership 3')
    .expect({ hand: { tigh: ['leadership 3', 'tactics 1'] } })
    .finished()
  assert.equal(table.state.decks.destiny.cards.length, 10)
  assert.equal(table.log('checkRevealed').length, 0)
})

rule('Mysterious Intuition: she may let the check be made', () => {
  electionsLoom({ tops: { destiny: ['politics 3', 'leadership 2'] } })
    .answers('boomer', 'pass')
    .contributes()
    .expect({ morale: 9, hand: { roslin: 5 } })
    .finished()
})

rule('Mysterious Intuition: once per game', () => {
  electionsLoom()
    .answers('boomer', 'ability:mysteriousIntuition')
    .answers('boomer', 'outcome:pass')
    .finished()
    .crisis('prison-labor')
    .mayNot('boomer', 'ability:mysteriousIntuition')
    .rest()
})

rule('Mysterious Intuition: also for a check that somebody chose on the crisis', () => {
  given({ seats, current: 'tigh' })
    .crisis('water-sabotaged')
    .mayNot('boomer', 'ability:mysteriousIntuition')
    .answers('tigh', 'option:0')
    .answers('boomer', 'ability:mysteriousIntuition')
    .answers('boomer', 'outcome:fail')
    .expect({ food: 6 })
    .finished()
})

rule('Mysterious Intuition: before anybody may play a card on the check', () => {
  given({ seats, current: 'tigh', hands: { roslin: ['politics 3'] } })
    .crisis('prison-labor')
    .may('boomer', 'ability:mysteriousIntuition')
    .mayNot('roslin', 'play:politics 3')
    .answers('boomer', 'pass')
    .may('roslin', 'play:politics 3')
    .rest()
})

rule('Mysterious Intuition: not at a location, not on a super crisis and not for a revealed Cylon', () => {
  given({ seats, current: 'tigh', at: { tigh: 'brig' } })
    .action()
    .answers('tigh', 'activate:brig')
    .mayNot('boomer', 'ability:mysteriousIntuition')
    .rest()
  given({ seats, current: 'tigh', revealed: ['tigh'] })
    .superCrisis('inbound-nukes')
    .mayNot('boomer', 'ability:mysteriousIntuition')
    .rest()
  electionsLoom({ revealed: ['boomer'] })
    .mayNot('boomer', 'ability:mysteriousIntuition')
    .rest()
})

rule('Mysterious Intuition: from the Brig too', () => {
  electionsLoom({ at: { boomer: 'brig' } })
    .may('boomer', 'ability:mysteriousIntuition')
    .rest()
})

const loyaltyCards = (table: ReturnType<typeof given>) => table.state.seats.map(({ loyalty }) => loyalty.length)

rule('Sleeper Agent: in the Sleeper Agent phase Boomer is dealt 2 Loyalty cards, then she goes to the Brig', () => {
  const table = given({ seats, current: 'tigh' })
    .sleeperAgentPhase()
    .expect({ at: { boomer: 'brig' } })
    .finished()
  assert.deepEqual(loyaltyCards(table), [3, 2, 2])
  assert.equal(table.state.decks.loyalty.cards.length, 0)
})

rule('Sleeper Agent: as Admiral she loses the title, and a viper that she flies returns to the Reserves', () => {
  given({ seats, current: 'tigh', admiral: 'boomer', at: { boomer: 'front' } })
    .sleeperAgentPhase()
    .expect({ at: { boomer: 'brig' }, admiral: 'tigh', reserves: { vipers: 8 } })
    .finished()
})

rule('Sleeper Agent: revealed before, she is dealt 2 cards as well, but stays where she is', () => {
  const table = given({ seats, current: 'tigh', revealed: ['boomer'] })
    .sleeperAgentPhase()
    .rest()
  table.expect({ at: { boomer: 'resurrection-ship' } })
  assert.deepEqual(loyaltyCards(table), [3, 2, 2])
})
