// Laura Roslin: Religious Visions, Skilled Politician, Terminal Illness.

import assert from 'node:assert/strict'
import { given, rule, type Situation } from '../../../testing/index.ts'

const seats = ['roslin', 'tigh', 'starbuck'] as const

const visions = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'roslin', admiral: 'tigh', tops: { crisis: ['food-shortage'] }, ...situation }).crisis(
    'riots-b',
  )

rule('Religious Visions: Roslin draws 2 crises, resolves one and puts the other at the bottom', () => {
  const table = visions()
    .asks('roslin', 'crisis:choose', ['card:riots-b', 'card:food-shortage'])
    .answers('roslin', 'card:riots-b')
    .answers('tigh', 'option:0')
    .expect({ food: 7, morale: 9 })
    .finished()
  const { cards, discard } = table.state.decks.crisis
  assert.equal(cards.at(0), 'food-shortage')
  assert.deepEqual(discard, ['riots-b'])
})

rule('Religious Visions: either of the two', () => {
  const table = visions()
    .answers('roslin', 'card:food-shortage')
    .answers('roslin', 'option:0')
    .expect({ food: 6, morale: 10 })
    .finished()
  assert.equal(table.state.decks.crisis.cards.at(0), 'riots-b')
})

rule('Religious Visions: the others never learn which crisis she put away', () => {
  const table = visions()
  for (const other of ['tigh', 'starbuck', 'spectator'] as const) {
    assert.deepEqual(table.view(other).held, [{ by: table.seat('roslin'), deck: 'crisis', cards: ['?', '?'] }])
  }
  table.answers('roslin', 'card:riots-b').answers('tigh', 'option:0').finished()
  assert.equal(table.view('roslin').decks.crisis.cards.at(0), 'food-shortage')
  for (const other of ['tigh', 'starbuck', 'spectator'] as const) {
    assert.ok(!JSON.stringify(table.view(other)).includes('food-shortage'), `${other} does not know`)
  }
})

rule('Religious Visions: in the crisis step of her turn', () => {
  given({ seats, current: 'roslin', tops: { crisis: ['riots-b', 'food-shortage'] } })
    .turn()
    .until('crisis:choose')
    .asks('roslin', 'crisis:choose', ['card:riots-b', 'card:food-shortage'])
    .rest()
})

rule('Religious Visions: others draw one crisis', () => {
  given({ seats, current: 'tigh', admiral: 'tigh', tops: { crisis: ['food-shortage'] } })
    .crisis('riots-b')
    .asks('tigh', 'crisis:option')
    .answers('tigh', 'option:0')
    .finished()
})

rule('Religious Visions: in the Brig she draws no crisis at all', () => {
  const table = given({ seats, current: 'roslin', at: { roslin: 'brig' } })
    .turn()
    .rest()
  assert.equal(table.log('crisis').length, 0)
})

rule('Religious Visions: Secret Destiny discards the crisis she chose, and one new one is drawn', () => {
  const table = visions({ tops: { crisis: ['food-shortage', 'prison-labor', 'low-supplies'] } })
    .answers('roslin', 'card:riots-b')
    .answers('starbuck', 'ability:secretDestiny')
    .contributes()
    .finished()
  assert.deepEqual(table.state.decks.crisis.discard, ['riots-b', 'prison-labor'])
  assert.equal(table.state.decks.crisis.cards.at(-1), 'low-supplies')
})

const fourQuorumCards = ['inspirational-speech', 'arrest-order', 'food-rationing', 'assign-vice-president'] as const

/** Roslin uses Skilled Politician with these four cards on top. */
const politician = (situation: Partial<Situation> = {}) =>
  given({ seats, current: 'roslin', tops: { quorum: fourQuorumCards }, ...situation })
    .action()
    .answers('roslin', 'ability:skilledPolitician')

rule('Skilled Politician: Roslin draws 4 Quorum cards, resolves one, and the others go under the deck', () => {
  const table = politician()
    .asks(
      'roslin',
      'quorumChoice:choose',
      fourQuorumCards.map((card) => `quorum:${card}`),
    )
    .answers('roslin', 'quorum:arrest-order')
    .answers('roslin', 'seat:starbuck')
    .expect({ at: { starbuck: 'brig' }, quorumHand: [] })
    .finished()
  const { cards, discard } = table.state.decks.quorum
  assert.deepEqual(cards.slice(0, 3).toSorted(), ['assign-vice-president', 'food-rationing', 'inspirational-speech'])
  assert.deepEqual(discard, ['arrest-order'])
})

rule('Skilled Politician: a card with a die, and a card that stays in play, work as from the hand', () => {
  politician({ dice: [6] })
    .answers('roslin', 'quorum:inspirational-speech')
    .expect({ morale: 11 })
    .finished()
  politician()
    .answers('roslin', 'quorum:assign-vice-president')
    .answers('roslin', 'seat:tigh')
    .expect({ inPlay: ['assign-vice-president'], hand: { roslin: 2 } })
    .finished()
})

rule('Skilled Politician: she need not be President, and the Quorum hand is left alone', () => {
  politician({ president: 'tigh', quorumHand: ['presidential-pardon'], dice: [6] })
    .answers('roslin', 'quorum:food-rationing')
    .expect({ food: 9, president: 'tigh', quorumHand: ['presidential-pardon'] })
    .finished()
})

rule('Skilled Politician: nobody else sees the cards she does not choose', () => {
  const table = politician({ dice: [6] })
    .answers('roslin', 'quorum:food-rationing')
    .finished()
  for (const other of ['tigh', 'starbuck', 'spectator'] as const) {
    assert.ok(!JSON.stringify(table.view(other)).includes('arrest-order'), `${other} does not know`)
  }
  assert.ok(table.view('roslin').decks.quorum.cards.includes('arrest-order'))
})

rule('Skilled Politician: once per game', () => {
  given({ seats, current: 'roslin', tops: { quorum: fourQuorumCards }, dice: [1] })
    .action('roslin', 2)
    .answers('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'quorum:food-rationing')
    .may('roslin', 'quorum')
    .mayNot('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'nothing')
    .finished()
})

rule('Skilled Politician: from the Brig too, but not for a revealed Cylon', () => {
  given({ seats, current: 'roslin', at: { roslin: 'brig' } })
    .action()
    .may('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'nothing')
    .finished()
  given({ seats, current: 'roslin', revealed: ['roslin'], at: { roslin: 'caprica' } })
    .action()
    .may('roslin', 'activate:caprica')
    .mayNot('roslin', 'ability:skilledPolitician')
    .answers('roslin', 'nothing')
    .finished()
})

rule('Terminal Illness: to activate a location Roslin first discards 2 Skill cards of her choice', () => {
  given({
    seats,
    current: 'roslin',
    at: { roslin: 'press-room' },
    hands: { roslin: ['leadership 5', 'leadership 1', 'tactics 2'] },
  })
    .action()
    .answers('roslin', 'activate:press-room')
    .answers('roslin', 'card:leadership 1', 'card:tactics 2')
    .expect({ hand: { roslin: 3 } })
    .finished()
})

rule('Terminal Illness: with a single Skill card she may not activate a location', () => {
  given({ seats, current: 'roslin', at: { roslin: 'press-room' }, hands: { roslin: ['leadership 5'] } })
    .action()
    .may('roslin', 'quorum')
    .mayNot('roslin', 'activate:press-room')
    .answers('roslin', 'nothing')
    .finished()
})

rule('Terminal Illness: the Brig is a location too', () => {
  given({
    seats,
    current: 'roslin',
    at: { roslin: 'brig' },
    hands: { roslin: ['leadership 1', 'leadership 2'] },
    tops: { destiny: ['politics 3', 'politics 4'] },
  })
    .action()
    .answers('roslin', 'activate:brig')
    .expect({ hand: { roslin: 0 } })
    .contributes()
    .answers('roslin', 'location:armory')
    .expect({ at: { roslin: 'armory' } })
    .finished()
})

rule('Terminal Illness: also when an Executive Order lets her act', () => {
  given({
    seats,
    current: 'tigh',
    at: { roslin: 'press-room' },
    hands: { tigh: ['leadership 1'], roslin: ['politics 3', 'tactics 2', 'tactics 3'] },
  })
    .action()
    .answers('tigh', 'play:leadership 1')
    .answers('tigh', 'seat:roslin')
    .answers('roslin', 'actTwice')
    .answers('roslin', 'activate:press-room')
    .answers('roslin', 'card:tactics 2', 'card:tactics 3')
    .expect({ hand: { roslin: 3 } })
    .answers('roslin', 'nothing')
    .finished()
})

rule('Terminal Illness: other actions cost nothing, and other players pay nothing', () => {
  given({ seats, current: 'roslin', at: { roslin: 'press-room' }, hands: { roslin: ['politics 1'] } })
    .action()
    .answers('roslin', 'quorum')
    .expect({ hand: { roslin: ['politics 1'] } })
    .finished()
  given({ seats, current: 'tigh', at: { tigh: 'press-room' } })
    .action()
    .answers('tigh', 'activate:press-room')
    .expect({ hand: { tigh: 2 } })
    .finished()
})

rule('Terminal Illness: a revealed Cylon is cured', () => {
  given({ seats, current: 'roslin', revealed: ['roslin'], at: { roslin: 'caprica' } })
    .action()
    .may('roslin', 'activate:caprica')
    .answers('roslin', 'nothing')
    .finished()
})
