// The nastiest knot of the base game in one crisis step: a choice, a check with three windows, a die that is changed and
// rolled again, Cylon ships, a pilot under fire, a jump, and the Sleeper Agent phase. At every decision on the way the game is
// stored and restored, every view is rebuilt from itself, and everything reads in five languages.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeLog, describeOption, describeQuestion, languages, pending, restore, save, view } from '../src/index.ts'
import { checkInvariants, given, type Table } from '../testing/index.ts'

const knot = (): Table =>
  given({
    seats: ['helo', 'starbuck', 'roslin', 'tyrol', 'zarek'],
    current: 'helo',
    admiral: 'helo',
    at: { starbuck: 'front' },
    hands: {
      helo: ['leadership 3', 'tactics 1'],
      starbuck: ['piloting 1', 'piloting 2'],
      roslin: ['politics 3', 'politics 4', 'leadership 1'],
      tyrol: ['engineering 3', 'engineering 4'],
      zarek: ['tactics 3', 'tactics 2'],
    },
    space: { front: { raiders: 1 } },
    population: 8,
    jumpPreparation: 4,
    travelled: ['tylium-planet', 'barren-planet'],
    tops: {
      destiny: ['piloting 3', 'engineering 1'],
      destination: ['deep-space', 'icy-moon'],
      loyalty: ['you-are-not-a-cylon', 'cylon-reduce-morale'],
    },
    dice: [1, 2, 8, 6],
  })

/** What everybody could see at this moment, checked. */
function examine(table: Table): void {
  const game = restore(save(table.state))
  assert.deepEqual(checkInvariants(game), [])
  for (const language of languages) {
    const reader = { language, character: (seat: number) => game.seats[seat].character }
    for (const decision of pending(game)) {
      if (decision.kind === 'testing:finished') continue
      assert.ok(describeQuestion(decision, reader).length > 0)
      for (const option of decision.options) assert.ok(describeOption(option, reader).length > 0)
    }
    for (const entry of game.log) assert.ok(describeLog(entry, reader).length > 0)
  }
}

test('a whole knot of rules, from the choice on a crisis to the Sleeper Agent phase', () => {
  const table = knot()
  const step = (act: (table: Table) => void): void => {
    act(table)
    examine(table)
  }
  step((t) => t.crisis('keep-tabs-on-visitor'))
  step((t) => t.asks('starbuck', 'window:ask', ['pass', 'ability:secretDestiny']).answers('starbuck', 'pass'))
  step((t) => t.asks('helo', 'crisis:option', ['option:0', 'option:1']).answers('helo', 'option:0'))
  step((t) => t.asks('helo', 'window:ask', ['pass', 'ability:moralCompass']).answers('helo', 'pass'))

  // Before cards are added two players want to act: the current player orders them, and the window opens again.
  step((t) => t.asks('roslin', 'window:ask').answers('roslin', 'play:politics 3'))
  step((t) => t.answers('tyrol', 'play:engineering 3'))
  step((t) => t.asks('helo', 'window:order', ['seat:roslin', 'seat:tyrol']).answers('helo', 'seat:tyrol'))
  step((t) => t.answers('roslin', 'play:politics 3'))
  assert.equal(table.log('playsCard').length, 2)

  // Everything is added face up now, the Destiny cards too, and engineering counts for the check.
  step((t) => t.asks('starbuck', 'skillCheck:contribute'))
  assert.deepEqual(
    table.view('zarek').checks[0].map(({ card }) => card),
    ['maximum-firepower-3', 'repair-1'],
  )
  step((t) => t.answers('starbuck'))
  step((t) => t.answers('roslin', 'card:politics 4', 'card:leadership 1'))
  step((t) => t.answers('tyrol', 'card:engineering 4'))
  step((t) => t.answers('zarek', 'card:tactics 2'))
  step((t) => t.answers('helo'))
  // −3 piloting, +1 engineering, +4 politics, +1 leadership, +4 engineering, +2 tactics
  step((t) => t.asks('tyrol', 'window:ask', ['pass', 'ability:blindDevotion']).answers('tyrol', 'pass'))
  assert.equal(table.log('checkTotal')[0].total, 9)
  step((t) => t.asks('helo', 'window:ask', ['pass', 'play:leadership 3']).answers('helo', 'play:leadership 3'))
  assert.equal(table.log('checkOutcome')[0].outcome, 'fail')

  // The failure rolls a die: Strategic Planning makes a 1 a 3, Helo rolls again and gets 2 + 2: two population are lost.
  step((t) => t.asks('zarek', 'window:ask', ['pass', 'play:tactics 3']).answers('zarek', 'play:tactics 3'))
  assert.equal(table.log('rolls')[0].die, 3)
  step((t) => t.asks('helo', 'window:ask', ['pass', 'ability:ecoOfficer']).answers('helo', 'ability:ecoOfficer'))
  assert.equal(table.log('rolls')[1].die, 4)
  table.expect({ population: 6 })

  // The raider attacks Starbuck's viper: an 8, rolled again for Evasive Maneuvers as 6 − 2 = 4, a miss.
  step((t) => t.asks('starbuck', 'window:ask', ['pass', 'play:piloting 1', 'play:piloting 2']))
  step((t) => t.answers('starbuck', 'play:piloting 2'))
  assert.equal(table.log('rolls').at(-1)?.die, 4)
  step((t) => t.answers('starbuck', 'pass'))

  // The jump icon: the pilot lands, the Admiral chooses, and at distance 5 everybody is dealt a second loyalty card.
  step((t) => t.asks('helo', 'jump:chooseDestination', ['card:deep-space', 'card:icy-moon']))
  assert.deepEqual(view(table.state, table.seat('roslin')).held[0].cards, ['?', '?'])
  step((t) => t.answers('helo', 'card:deep-space'))
  table.finished().expect({ at: { starbuck: 'hangar-deck' }, distance: 5, jumpPreparation: 0, fuel: 7, morale: 9 })
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [2, 2, 2, 2, 2],
  )
})
