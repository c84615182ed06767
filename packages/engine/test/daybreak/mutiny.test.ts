// Mutiny cards as hands: the limit that leads to the Brig, who never draws, treachery that is better not discarded; and miracle tokens.

import assert from 'node:assert/strict'
import { drawMutinyCard } from '../../src/sets/daybreak/mutiny.ts'
import { determinizationFaults, disagreements, lookAlikesOf, rule } from '../../testing/index.ts'
import { daybreak } from './table.ts'

const four = { seats: ['roslin', 'adama', 'starbuck', 'tyrol'], president: 'roslin', admiral: 'adama' } as const

/** Somebody draws a Mutiny card. */
const drawing = (situation: Parameters<typeof daybreak>[0], seat: number) =>
  daybreak(situation).begins((game) => drawMutinyCard.begin(game, { seat }))

rule('The first Mutiny card is kept; the second sends its player to the Brig, who keeps one', () => {
  drawing({ ...four, tops: { mutiny: ['panic'] } }, 2)
    .finished()
    .expect({ mutiny: { starbuck: ['panic'] }, at: { starbuck: 'hangar-deck' } })
  drawing({ ...four, mutiny: { adama: ['panic'] }, tops: { mutiny: ['selfish-act'] } }, 1)
    .expect({ at: { adama: 'brig' }, admiral: 'starbuck' })
    .asks('adama', 'drawMutiny:keep', ['mutinyCard:panic', 'mutinyCard:selfish-act'])
    .answers('adama', 'mutinyCard:selfish-act')
    .finished()
    .expect({ mutiny: { adama: ['selfish-act'] }, discards: { mutiny: ['panic'] } })
})

rule('Whoever is in the Brig already, or off the board, only gives up a card', () => {
  for (const at of ['brig', 'off'] as const)
    drawing({ ...four, at: { starbuck: at }, mutiny: { starbuck: ['panic'] } }, 2)
      .answers('starbuck', 'mutinyCard:panic')
      .finished()
      .expect({ mutiny: { starbuck: ['panic'] }, at: { starbuck: at === 'off' ? undefined : 'brig' } })
})

rule('A pilot who is sent to the Brig leaves the viper in the Reserves', () => {
  drawing({ ...four, at: { starbuck: 'front' }, mutiny: { starbuck: ['panic'] } }, 2)
    .answers('starbuck', 'mutinyCard:panic')
    .finished()
    .expect({ at: { starbuck: 'brig' }, reserves: { vipers: 9 } })
})

rule('The Mutineer goes to the Brig with the third card, and keeps two', () => {
  drawing({ ...four, mutineer: 'tyrol', mutiny: { tyrol: ['panic'] } }, 3)
    .finished()
    .expect({ at: { tyrol: 'hangar-deck' } })
  drawing(
    { ...four, mutineer: 'tyrol', mutiny: { tyrol: ['panic', 'selfish-act'] }, tops: { mutiny: ['feed-the-people'] } },
    3,
  )
    .answers('tyrol', 'mutinyCard:panic', 'mutinyCard:feed-the-people')
    .finished()
    .expect({
      at: { tyrol: 'brig' },
      mutiny: { tyrol: ['panic', 'feed-the-people'] },
      discards: { mutiny: ['selfish-act'] },
    })
})

rule('Cylon players draw none; infiltrators do, and give them up when they leave', () => {
  drawing({ ...four, revealed: ['tyrol'] }, 3)
    .finished()
    .expect({ mutiny: { tyrol: [] } })
  const seats = ['roslin', 'adama', 'starbuck', 'doral'] as const
  drawing({ seats }, 3)
    .finished()
    .expect({ mutiny: { doral: [] } })
  drawing({ seats, infiltrating: ['doral'], at: { doral: 'armory' }, tops: { mutiny: ['panic'] } }, 3)
    .finished()
    .expect({ mutiny: { doral: ['panic'] } })
  daybreak({
    seats,
    current: 'doral',
    infiltrating: ['doral'],
    at: { doral: 'armory' },
    miracles: { doral: 0 },
    mutiny: { doral: ['panic'] },
  })
    .action()
    .answers('doral', 'action:end-infiltration')
    .finished()
    .expect({ mutiny: { doral: [] }, at: { doral: 'resurrection-ship' }, discards: { mutiny: ['panic'] } })
})

rule('A Mutiny card is played as an action, and has left the hand when its effect draws another', () => {
  daybreak({ ...four, mutiny: { roslin: ['selfish-act'] }, tops: { mutiny: ['panic'] } })
    .action()
    .answers('roslin', 'mutiny:selfish-act')
    .rest()
    .expect({ at: { roslin: 'presidents-office' }, hand: { roslin: 2 }, mutiny: { roslin: ['panic'] } })
})
rule('Some leave the game', () => {
  const table = daybreak({ ...four, food: 4, jumpPreparation: 3, mutiny: { roslin: ['feed-the-people'] } })
    .action()
    .answers('roslin', 'mutiny:feed-the-people')
    .finished()
    .expect({ food: 5, jumpPreparation: 1, discards: { mutiny: [] } })
  assert.deepEqual(table.state.removed.cards, ['feed-the-people'])
})

// Treachery

const moving = (hand: readonly string[], more: object = {}) =>
  daybreak({ ...four, hands: { roslin: hand }, tops: { mutiny: ['panic', 'selfish-act'] }, ...more }).movement()

rule('Whoever decides to discard a treachery card that says so draws a Mutiny card, once per turn', () => {
  moving(['bait-0', 'politics 1'])
    .answers('roslin', 'location:command')
    .answers('roslin', 'card:bait-0')
    .finished()
    .expect({ at: { roslin: 'command' }, mutiny: { roslin: ['panic'] } })
  moving(['bait-0', 'politics 1'])
    .answers('roslin', 'location:command')
    .answers('roslin', 'card:politics 1')
    .finished()
    .expect({ mutiny: { roslin: [] } })
  moving(['bait-0'], { patch: (game: { usedThisTurn: string[] }) => game.usedThisTurn.push('0:whenDiscarded') })
    .answers('roslin', 'location:command')
    .finished()
    .expect({ mutiny: { roslin: [] } })
})
rule('Whoever pays for a move with such a card and goes to the Brig for it stays there', () => {
  moving(['dradis-contact-0', 'politics 1'], { mutiny: { roslin: ['feed-the-people'] } })
    .answers('roslin', 'location:command')
    .answers('roslin', 'card:dradis-contact-0')
    .answers('roslin', 'mutinyCard:feed-the-people')
    .finished()
    .expect({ at: { roslin: 'brig' } })
})
rule('A number of cards is a choice, even if it takes the whole hand; a card discarded at random is none', () => {
  for (const hands of [['bait-0'], ['bait-0', 'dradis-contact-0']])
    daybreak({ ...four, current: 'tyrol', hands: { roslin: hands }, tops: { mutiny: ['panic'] } })
      .crisis('question-procedure')
      .answers('roslin', 'option:1')
      .rest()
      .expect({ hand: { roslin: 0 }, mutiny: { roslin: ['panic'] } })
  daybreak({ ...four, current: 'tyrol', hands: { roslin: ['bait-0', 'dradis-contact-0'] } })
    .crisis('quorum-in-uproar')
    .contributes()
    .rest()
    .expect({ hand: { roslin: 0 }, mutiny: { roslin: [] } })
})

rule('Of several who discard such cards at the same time the next from the current player draws first', () => {
  daybreak({
    ...four,
    current: 'tyrol',
    hands: { adama: ['bait-0'], starbuck: ['dradis-contact-0'] },
    tops: { mutiny: ['panic', 'selfish-act'], destiny: ['engineering 1', 'engineering 2'] },
  })
    .crisis('religious-turmoil')
    .answers('tyrol', 'option:0')
    .contributes()
    .rest()
    .expect({ mutiny: { adama: ['panic'], starbuck: ['selfish-act'] } })
})

// Secrets

rule('A Mutiny hand is its player’s alone; how many cards it has is known to all', () => {
  const table = daybreak({ ...four, mutiny: { adama: ['panic'], tyrol: ['selfish-act'] } }).action()
  const seen = (name: 'roslin' | 'adama' | 'spectator') => table.view(name).kept?.map(({ cards }) => cards)
  assert.deepEqual(seen('adama'), [['panic'], ['?']])
  assert.deepEqual(seen('roslin'), [['?'], ['?']])
  assert.deepEqual(seen('spectator'), [['?'], ['?']])
  for (const name of ['roslin', 'adama', 'spectator'] as const)
    for (let salt = 1; salt < 12; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
  assert.ok(lookAlikesOf(table.state, (n) => n - 1).some(({ what }) => what.startsWith('a card before seat')))
  table.goesOn()
})

rule('Views that contradict each other about a hand are found, whatever its size', () => {
  const table = daybreak({ ...four, mutiny: { adama: ['panic'], tyrol: ['selfish-act', 'feed-the-people'] } }).action()
  const [adama, tyrol] = [table.view('adama'), table.view('tyrol')]
  const before = (cards: string[]) => ({ ...tyrol, kept: [{ by: 1, deck: 'mutiny', cards }] })
  const own = { ...adama, kept: [{ by: 1, deck: 'mutiny', cards: ['panic'] }] }
  assert.deepEqual(disagreements([adama, tyrol]), [])
  assert.deepEqual(disagreements([own, before(['?'])]), [])
  assert.equal(disagreements([own, before(['selfish-act'])]).length, 1)
  assert.equal(disagreements([own, before(['panic', '?'])]).length, 1)
  table.goesOn()
})

rule('Zarek, who has chosen the card that somebody draws, knows it there, and what he has put under the deck', () => {
  const table = drawing(
    { seats: ['roslin', 'adama', 'otherZarek', 'tyrol'], tops: { mutiny: ['panic', 'selfish-act'] } },
    1,
  )
    .asks('otherZarek', 'drawMutiny:choose', ['mutinyCard:panic', 'mutinyCard:selfish-act'])
    .answers('otherZarek', 'mutinyCard:selfish-act')
    .finished()
    .expect({ mutiny: { adama: ['selfish-act'] } })
  assert.deepEqual(table.view('otherZarek').kept, [{ by: 1, deck: 'mutiny', cards: ['selfish-act'] }])
  assert.deepEqual(table.view('roslin').kept, [{ by: 1, deck: 'mutiny', cards: ['?'] }])
  assert.equal(table.view('otherZarek').decks.mutiny.cards[0], 'panic')
  assert.equal(table.view('adama').decks.mutiny.cards[0], '?')
  for (const name of ['roslin', 'adama', 'otherZarek', 'spectator'] as const)
    for (let salt = 1; salt < 12; salt++) assert.deepEqual(determinizationFaults(table.view(name), salt), [])
})

// Miracle tokens

rule('What there is once per game costs a miracle token, and can be used again with another', () => {
  const pays = (miracles: number) =>
    daybreak({
      seats: ['adama', 'tigh', 'cottle'],
      current: 'cottle',
      miracles: { cottle: miracles },
      space: { front: { civilians: 1 } },
    }).action()
  pays(0).isAskedWithout('cottle', 'ability:quarantine').goesOn()
  pays(1)
    .answers('cottle', 'ability:quarantine')
    .rest()
    .expect({ miracles: { cottle: 0 } })
})
rule('Whoever reveals loses the token', () => {
  daybreak({ ...four, current: 'tyrol', loyalty: { tyrol: ['cylon-reduce-morale'] } })
    .action()
    .answers('tyrol', 'reveal:cylon-reduce-morale')
    .rest()
    .expect({ miracles: { tyrol: 0, roslin: 1 } })
})
rule('A token is gained only below the limit', () => {
  for (const miracles of [0, 1])
    daybreak({
      ...four,
      current: 'adama',
      miracles: { adama: miracles },
      hands: { tyrol: ['a-second-chance-5'], roslin: ['politics 5', 'politics 4', 'politics 3'] },
      tops: { destiny: ['politics 2', 'politics 1'] },
    })
      .crisis('domestic-dispute')
      .answers('tyrol', 'play:a-second-chance-5')
      .contributes({ roslin: ['politics 5', 'politics 4', 'politics 3'] })
      .rest()
      .expect({ miracles: { adama: 1 } })
})
rule('A Second Chance goes by the printed difficulty, whatever has become of it', () => {
  for (const [last, miracles] of [
    ['politics 2', 0],
    ['politics 3', 1],
  ] as const)
    daybreak({
      seats: ['adama', 'zarek', 'roslin', 'tyrol'],
      current: 'adama',
      at: { adama: 'brig' },
      miracles: { adama: 0 },
      hands: { tyrol: ['a-second-chance-5'], roslin: ['politics 5', 'politics 4', last] },
      tops: { destiny: ['politics 1', 'leadership 2'] },
    })
      .action()
      .answers('adama', 'activate:brig')
      .answers('zarek', 'ability:friendsInLowPlaces')
      .answers('zarek', 'effect:1')
      .answers('tyrol', 'play:a-second-chance-5')
      .contributes({ roslin: ['politics 5', 'politics 4', last] })
      .rest()
      .expect({ miracles: { adama: miracles } })
})
