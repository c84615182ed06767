// Answers of the official FAQ, errata and often forgotten rules of Pegasus that no other test shows.

import assert from 'node:assert/strict'
import { rule } from '../../testing/index.ts'
import { pegasus } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck'] as const

// Ellen

const manipulates = (title: 'effect:0' | 'effect:1', more = {}) =>
  pegasus({
    seats: ['ellen', 'roslin', 'tigh', 'apollo'],
    at: { ellen: 'admirals-quarters' },
    president: 'roslin',
    admiral: 'tigh',
    ...more,
  })
    .turn()
    .answers('ellen', 'ability:manipulative')
    .answers('ellen', title)

rule('Manipulative: a title that she has lost again in her turn stays where it is', () => {
  manipulates('effect:0', {
    at: { ellen: 'administration' },
    hands: { ellen: ['leadership 5', 'leadership 4'] },
    tops: { destiny: ['politics 1', 'leadership 1'] },
  })
    .until('action:choose')
    .answers('ellen', 'activate:administration')
    .answers('ellen', 'seat:apollo')
    .contributes({ ellen: ['leadership 5', 'leadership 4'] })
    .rest()
    .expect({ president: 'apollo' })
})

rule('Manipulative: if the Admiral whom she relieved is in the Brig by then, the next in line commands', () => {
  manipulates('effect:1', {
    hands: { ellen: ['leadership 5', 'leadership 4'] },
    tops: { destiny: ['leadership 1', 'leadership 1'], crisis: ['ambush'] },
  })
    .until('action:choose')
    .answers('ellen', 'activate:admirals-quarters')
    .answers('ellen', 'seat:tigh')
    .contributes({ ellen: ['leadership 5', 'leadership 4'] })
    .expect({ at: { tigh: 'brig' }, admiral: 'ellen' })
    .rest()
    .expect({ admiral: 'apollo' })
})

rule('Manipulative: if the President whom she relieved has been executed, the next in line is President', () => {
  manipulates('effect:0', {
    seats: ['ellen', 'roslin', 'tigh', 'apollo'],
    president: 'tigh',
    at: { ellen: 'airlock', tigh: 'command' },
    hands: { ellen: ['politics 4', 'politics 5', 'politics 3'] },
    tops: { destiny: ['politics 1', 'politics 2'], crisis: ['ambush'] },
  })
    .until('action:choose')
    .answers('ellen', 'activate:airlock')
    .answers('ellen', 'seat:tigh')
    .contributes({ ellen: ['politics 4', 'politics 5', 'politics 3'] })
    .answers('tigh', 'character:william-adama')
    .expect({ president: 'ellen' })
    .rest()
    .expect({ president: 'roslin' })
})

rule('Manipulative: the next in line may be Ellen herself', () => {
  manipulates('effect:0', {
    seats: ['ellen', 'tigh', 'starbuck'],
    president: 'starbuck',
    loyalty: { starbuck: ['cylon-reduce-morale'] },
    hands: { ellen: ['leadership 1'] },
    tops: { crisis: ['ambush'] },
  })
    .until('action:choose')
    .answers('ellen', 'play:leadership 1')
    .answers('ellen', 'seat:starbuck')
    .answers('starbuck', 'actTwice')
    .answers('starbuck', 'reveal:cylon-reduce-morale')
    .answers('starbuck', 'no')
    .rest()
    .expect({ president: 'ellen' })
})

rule(
  'Politically Adroit and Support the People give cards of the own skill set only, as many of one type as one likes',
  () => {
    const types = ['leadership', 'politics', 'treachery']
    const table = pegasus({
      seats: ['ellen', 'roslin', 'starbuck'],
      at: { ellen: 'press-room', roslin: 'press-room' },
      hands: { ellen: ['politics 1'] },
    })
      .movementStep()
      .answers('ellen', 'stay')
      .answers('ellen', 'seat:roslin')
    const offered = table.asked('ellen').options.map(({ id }) => id.slice('skills:'.length).split(','))
    assert.deepEqual([...new Set(offered.flat())].toSorted(), types)
    assert.ok(offered.some(([one, other]) => one === other))
    table.goesOn()
    const people = pegasus({ seats, hands: { roslin: ['support-the-people-1'] } })
      .crisis('prison-labor')
      .answers('roslin', 'play:support-the-people-1')
      .answers('roslin', 'no')
      .answers('starbuck', 'no')
      .answers('tigh', 'yes')
    const own = people.asked('tigh').options.map(({ id }) => id.slice('skills:'.length).split(','))
    assert.deepEqual([...new Set(own.flat())].toSorted(), ['leadership', 'tactics'])
    people.goesOn()
  },
)

// Loyalty

rule('A Sympathetic Cylon among the humans keeps no card of the Sleeper Agent phase, but passes it on', () => {
  const table = pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    options: { sympatheticCylon: true },
    sympathetic: ['tigh'],
    infiltrating: ['tigh'],
    at: { tigh: 'command' },
    tops: { loyalty: ['cylon-reduce-morale'] },
  })
    .sleeperAgentPhase()
    .asks('tigh', 'receiveLoyalty:handOn', ['seat:roslin', 'seat:starbuck', 'seat:zarek'])
    .answers('tigh', 'seat:zarek')
    .finished()
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [1, 2, 2, 3],
  )
})
