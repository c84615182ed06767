// Bots at tables with Daybreak: mutiny as a risk, missions when the sky is calm, motives as a leader's aim.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, type Options, pending, submit, view } from '@cic/engine'
import { given, type Name, type Situation, type Table } from '@cic/engine/testing'
import { doubtOfAims, harmsNow } from '../src/aims.ts'
import { idleCards } from '../src/idle-cards.ts'
import { officer } from '../src/officer.ts'
import { answerLegally, mostly } from './at-a-table.ts'

const options = { sets: ['base', 'daybreak'], objective: 'earth' } as const
const table = (situation: Situation): Table => given({ options: { ...options, sets: [...options.sets] }, ...situation })

/** What an officer mostly answers here. */
const answerOf = (situation: Situation, begin: (one: Table) => Table, name: Name): string =>
  mostly('daybreak', () => begin(table(situation)), name)

const seats = ['helo', 'roslin', 'starbuck', 'tigh'] as const

answerLegally('Daybreak', [
  { players: 3, sets: options.sets, objective: 'kobol' },
  ...[5, 7].map((players) => ({ players, ...options })),
])

test('an officer does not discard what brings a Mutiny card and the Brig, where another card does', () => {
  const paying = (mutiny: Situation['mutiny']) =>
    answerOf(
      { seats, at: { helo: 'command' }, hands: { helo: ['bait-0', 'leadership 2'] }, mutiny },
      (one) => one.movementStep().answers('helo', 'location:captains-cabin'),
      'helo',
    )
  assert.match(paying({ helo: ['panic'] }), /leadership|executive-order|declare-emergency/)
})

test('a card that counts for no check is no help to anybody, and everybody knows who has drawn it', () => {
  const game = newGame({ players: 5, sets: ['base', 'daybreak'], objective: 'earth' } as Options, 'idle')
  const bots = game.seats.map((_, seat) => officer(`idle ${seat}`))
  let most = 0
  while (game.over === undefined) {
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    const idle = idleCards(seen)
    assert.deepEqual(idle, idleCards(view(game, 'spectator')))
    most = Math.max(most, ...idle)
    submit(game, seat, seen.decisions[0].id, bots[seat].answer(seen, seen.decisions[0], []))
  }
  assert.ok(most > 0)
})

test('nobody has everybody draw cards that count for no check', () => {
  const answer = answerOf(
    { seats, at: { helo: 'captains-cabin' } },
    (one) => one.action().answers('helo', 'activate:captains-cabin'),
    'helo',
  )
  assert.notEqual(answer, 'skill:treachery')
})

const full = ['leadership 2', 'tactics 2', 'politics 2', 'leadership 1', 'tactics 1', 'politics 1', 'engineering 2']
const hands: Situation['hands'] = { helo: full, roslin: full, starbuck: full, tigh: full }

test('an officer begins a mission when hands are full, and not when they are empty', () => {
  const action = (situation: Partial<Situation>) =>
    answerOf({ seats, at: { helo: 'bridge' }, ...situation }, (one) => one.action(), 'helo')
  assert.equal(
    action({ hands, tops: { mission: ['the-search-for-home'] }, knows: undefined } as Partial<Situation>),
    'activate:bridge',
  )
  assert.notEqual(action({ hands: { helo: ['piloting 1'] } }), 'activate:bridge')
})

const leading = ['doral', 'roslin', 'starbuck', 'tigh'] as const

test('a leader shows a motive as soon as it is true', () => {
  const answer = answerOf(
    { seats: leading, motives: { doral: ['end-the-chase', 'keep-them-docile'] }, tokens: ['damage-ftl-control'] },
    (one) => one.crisis('question-procedure').answers('roslin', 'option:1'),
    'doral',
  )
  assert.equal(answer, 'show:end-the-chase')
})

test('a leader whom the Cylons’ victory would make win does harm, and not before all motives are dealt', () => {
  const harms = (situation: Partial<Situation>) => {
    const one = table({
      seats: leading,
      motives: {
        doral: ['harvest-their-resources', 'a-false-sense-of-security', 'subjects-for-study', 'keep-them-docile'],
      },
      ...situation,
    })
    return harmsNow(one.action('roslin').goesOn().view('doral'), 0)
  }
  assert.equal(harms({ travelled: ['deep-space', 'remote-planet'] }), true)
  assert.equal(harms({}), false)
})

test('what others think of a leader goes by what lies open alone', () => {
  const doubt = (hidden: string[], shown: string[]) =>
    doubtOfAims(
      table({ seats: leading, motives: { doral: hidden }, shownMotives: { doral: shown } })
        .action('roslin')
        .goesOn()
        .view('roslin'),
      0,
    )
  const humans = ['learn-to-cherish', 'keep-them-docile']
  const cylons = ['subjects-for-study', 'harvest-their-resources']
  assert.equal(doubt(humans, []), doubt(cylons, []))
  assert.ok(doubt(humans, ['end-the-chase']) < doubt(humans, ['a-justified-response']))
})
