// Names in sentences, initials, times, hands and histories.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, view } from '@cic/engine'
import { given } from '@cic/engine/testing'
import { sortedHand } from '../src/hand/sorted-hand.ts'
import { historyOf, keyMoments } from '../src/over/history.ts'
import { marksOf } from '../src/question/targets.ts'
import { splitSentence } from '../src/side/split-sentence.ts'
import { initialsOf, nameOf, readerOf } from '../src/table/people.ts'
import { timeLeft } from '../src/table/time.ts'

const mention = (id: string, ...words: string[]) => ({ kind: 'seat' as const, id, words })

test('names are found in the form in which they stand, as whole words, at the start of a sentence too', () => {
  const parts = splitSentence('Zareka widać. Zarek mówi.', [mention('1', 'Zareka', 'Zarek')])
  assert.deepEqual(
    parts.map((part) => (typeof part === 'string' ? part : `<${part.text}>`)),
    ['<Zareka>', ' widać. ', '<Zarek>', ' mówi.'],
  )
  const place = splitSentence('The Brig is full.', [mention('brig', 'the Brig', 'Brig')])
  assert.equal(typeof place[0] === 'string' ? '' : place[0].text, 'The Brig')
  assert.deepEqual(splitSentence('Brigade', [mention('brig', 'Brig')]), ['Brigade'])
})

test('initials leave out callsigns', () => {
  assert.deepEqual(
    [
      'Laura Roslin',
      'Kara “Starbuck” Thrace',
      '„Chief“ Galen Tyrol',
      'Lee Adama, “Apolo”',
      'Kara „Starbuck” Thrace',
    ].map(initialsOf),
    ['LR', 'KT', 'GT', 'LA', 'KT'],
  )
})

test('who was executed is called by that character until there is another, and nobody is before the first', () => {
  const { state } = given({ seats: ['tigh', 'adama', 'roslin', 'starbuck'], options: { sets: ['base', 'pegasus'] } })
    .crisis('assassination-plot')
    .answers('roslin', 'option:1')
    .until('execution:chooseCharacter')
  const seen = view(state, 0)
  assert.equal(seen.seats[1].character, undefined)
  assert.equal(nameOf(1, readerOf(seen, 'en')), 'Adama')
  const fresh = view(newGame({ players: 4 }, 'fresh'), 0)
  assert.equal(nameOf(1, readerOf(fresh, 'en')), 'player 2')
})

test('times are short', () => {
  const times = [5, 65, 3600, 200_000, -3].map((seconds) => timeLeft(seconds, 'en'))
  assert.deepEqual(times, ['0:05', '1:05', '1 h 00', '2 d 7 h', '0:00'])
  assert.equal(timeLeft(200_000, 'fr'), '2 j 7 h')
})

test('a hand is sorted by skill and strength, and each copy of a card has its own answer', () => {
  const skills: Record<string, string> = { repair: 'engineering', 'launch-scout': 'tactics' }
  const facts = (card: string) => ({
    kind: card.slice(0, -2),
    skill: skills[card.slice(0, -2)] as 'tactics',
    strength: Number(card.slice(-1)),
  })
  const hand = ['repair-1', 'launch-scout-1', 'repair-1', 'repair-2']
  const marks = marksOf(
    hand.map((card) => ({ id: `card:${card}` })),
    view(newGame({ players: 3 }, 'hand'), 0),
    0,
  )
  const sorted = sortedHand(hand, facts, marks)
  assert.deepEqual(
    sorted.map(({ card, option }) => `${card}=${option}`),
    ['launch-scout-1=1', 'repair-2=3', 'repair-1=0', 'repair-1=2'],
  )
})

test('resources are followed turn by turn', () => {
  const log = [
    { t: 'turn', turn: 1 },
    { t: 'resource', resource: 'food', by: -2, now: 6 },
    { t: 'turn', turn: 2 },
    { t: 'resource', resource: 'food', by: -1, now: 5 },
    { t: 'gameOver', winner: 'cylons', reason: 'food' },
  ]
  const history = historyOf(log, { food: 5, fuel: 8, morale: 10, population: 12 })
  assert.deepEqual(history.food, [8, 6, 5])
  assert.deepEqual(history.fuel, [8, 8, 8])
  assert.deepEqual(
    keyMoments({ log, options: newGame({ players: 4 }, 'a'.repeat(64)).options }).map(({ turn }) => turn),
    [2],
  )
})
