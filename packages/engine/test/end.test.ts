// What a screen tells when a game is over.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decisiveMoments, describeEvent, languages, openView, partOf, playedChecks, view } from '../src/index.ts'
import { given, readerOf, rule } from '../testing/index.ts'
import { playAtRandom } from './language/random-games.ts'

const seats = ['tigh', 'roslin', 'zarek', 'helo'] as const

rule('Who added what to a check is told to nobody but its giver, until everything is open', () => {
  const table = given({
    seats,
    current: 'tigh',
    tops: { destiny: ['leadership 2', 'politics 1'] },
    hands: { tigh: ['tactics 5', 'piloting 1'], roslin: ['leadership 3'] },
  })
    .crisis('prison-labor')
    .contributes({ tigh: ['tactics 5', 'piloting 1'], roslin: ['leadership 3'] })
    .rest()
  const [check] = playedChecks(openView(table.state))
  assert.equal(check.source, 'prison-labor')
  assert.deepEqual(
    check.given.map(({ seat, cards, worth }) => [seat, cards.length, worth]),
    [
      [0, 2, 4],
      [1, 1, 3],
    ],
  )
  const [asHelo] = playedChecks(table.view('helo'))
  assert.deepEqual(asHelo.given, [])
  assert.deepEqual(
    playedChecks(table.view('roslin'))[0].given.map(({ seat }) => seat),
    [1],
  )
})

rule('Somebody was what their loyalty says, as far as the viewer knows it, and wins with that side', () => {
  const table = given({ seats, loyalty: { tigh: ['cylon-send-to-brig'], roslin: ['you-are-not-a-cylon'] } }).goesOn()
  const { state } = table
  assert.deepEqual(partOf(openView(state), 0)?.was, 'cylon')
  assert.equal(partOf(view(state, 1), 0), undefined, 'nobody else knows it')
  assert.equal(partOf(view(state, 1), 1)?.won, undefined, 'the game is not over')
  state.over = { winner: 'cylons', reason: 'food' }
  const open = openView(state)
  assert.equal(partOf(open, 0)?.won, true)
  assert.equal(partOf(open, 1)?.was, 'human')
  assert.equal(partOf(open, 1)?.won, false)
})

test('a Cylon was one since their first cards or since the Sleeper Agent phase, and shows it in some turn or never', () => {
  const { state } = given({
    seats: [...seats, 'tyrol'],
    loyalty: { tigh: ['cylon-send-to-brig'], roslin: ['cylon-damage-galactica'] },
  }).goesOn()
  state.log.push(
    { t: 'yourLoyalty', seat: 0, card: 'cylon-send-to-brig', only: [0] },
    { t: 'turn', seat: 0, turn: 7 },
    { t: 'sleeperAgentPhase' },
    { t: 'yourLoyalty', seat: 1, card: 'cylon-damage-galactica', only: [1] },
    { t: 'reveals', seat: 0, card: 'cylon-send-to-brig' },
  )
  state.seats[0].revealed = true
  const open = openView(state)
  assert.deepEqual(partOf(open, 0), { was: 'cylon', since: 'beginning', revealedIn: 7 })
  assert.deepEqual(partOf(open, 1), { was: 'cylon', since: 'sleepers' })
})

test('at most six moments decided a game: reveals, heavy losses, close checks; each can be told in every language', () => {
  for (const seed of [1, 2, 3]) {
    const game = playAtRandom(seed, () => undefined)
    const seen = openView(game)
    const moments = decisiveMoments(seen)
    assert.ok(moments.length > 0 && moments.length <= 6)
    for (const language of languages)
      for (const { event } of moments) assert.notEqual(describeEvent(event, readerOf(game, language)), '')
  }
})

test('a check that was missed by one and a loss of three count for more than a loss of one', () => {
  const { state } = given({ seats }).goesOn()
  state.log.push(
    { t: 'turn', seat: 0, turn: 1 },
    { t: 'resource', resource: 'fuel', by: -1, now: 7 },
    { t: 'turn', seat: 1, turn: 2 },
    { t: 'checkTotal', total: 12, difficulty: 13 },
    { t: 'checkOutcome', card: 'water-sabotaged', outcome: 'fail' },
    { t: 'turn', seat: 2, turn: 3 },
    { t: 'resource', resource: 'population', by: -3, now: 6 },
    { t: 'gameOver', winner: 'cylons', reason: 'fuel' },
  )
  assert.deepEqual(
    decisiveMoments(view(state, 'spectator')).map(({ turn }) => turn),
    [2, 3],
  )
})
