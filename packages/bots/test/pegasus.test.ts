// Officers with the Pegasus box: legal answers all the way through, and sense on New Caprica.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, allowedOptions, newGame, pending, submit, view } from '@cic/engine'
import { arrange, type Name, type Situation } from '@cic/engine/testing'
import { isLegal } from '../src/bot.ts'
import { boardAction, colonyOf, damageChoice, harmfulAim } from '../src/boxes/pegasus.ts'
import { chanceOf } from '../src/chance.ts'
import { type Mind, mindOf } from '../src/mind.ts'
import { officer } from '../src/officer.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'cavil'] as const

function mindAt(name: Name, situation: Partial<Situation>, salt = 'test'): Mind {
  const all: readonly Name[] = situation.seats ?? seats
  const game = arrange({
    seats,
    options: { sets: ['base', 'pegasus'], objective: 'new-caprica' },
    admiral: 'tigh',
    ...situation,
  })
  const seen = view(game, all.indexOf(name))
  return mindOf(seen, chanceOf(salt, seen))
}

test('officers answer legally in every kind of decision of whole games with Pegasus', () => {
  const options = allowedOptions(['base', 'pegasus'])
  for (const number of [3, 20, 40, 60, 83]) {
    const game = newGame(options[number], `officers ${number}`)
    const bots = game.seats.map((_, seat) => officer(`bot ${seat}`))
    while (game.over === undefined) {
      const [decision] = pending(game)
      const answer: Answer = bots[decision.seat].answer(view(game, decision.seat), decision, [])
      assert.ok(isLegal(decision, answer), `${decision.kind}: ${JSON.stringify(answer)}`)
      submit(game, decision.seat, decision.id, answer)
    }
  }
})

const home = { tigh: 'command', roslin: 'command', starbuck: 'command' } as const
const orbit = { orbit: true, locked: ['population-1'], prepared: [] }

test('the Admiral leaves when what stays behind can be borne, and not before', () => {
  const leaves = (population: number) =>
    boardAction(mindAt('tigh', { at: home, newCaprica: orbit, population }), 'leave-new-caprica') > 0
  assert.equal(leaves(6), true)
  assert.equal(leaves(1), false)
})

test('a hidden Cylon who is Admiral leaves when that loses the game', () => {
  const loyalty = { tigh: ['cylon-reduce-morale'] }
  const newCaprica = { orbit: true, locked: ['population-2', 'population-2', 'population-1'], prepared: [] }
  const worth = Array.from({ length: 30 }, (_, i) =>
    boardAction(mindAt('tigh', { at: home, newCaprica, population: 2, loyalty }, `${i}`), 'leave-new-caprica'),
  )
  assert.ok(worth.some((one) => one > 10))
})

test('humans on New Caprica value work at the Shipyard and fighting the occupation', () => {
  const mind = mindAt('tigh', { newCaprica: { forces: [0, 0, 1] }, at: { tigh: 'shipyard' } })
  assert.ok(boardAction(mind, 'attack-occupation-force') > 0.3)
  assert.equal(colonyOf(mind.view)?.locked, 12)
})

test('Pegasus takes hits before Galactica, but not its last', () => {
  const fine = mindAt('tigh', { newCaprica: { orbit: true } })
  assert.ok(damageChoice(fine, 'board:pegasus') > damageChoice(fine, 'board:galactica'))
  const worn = mindAt('tigh', { newCaprica: { orbit: true }, damaged: ['airlock', 'pegasus-cic', 'engine-room'] })
  assert.ok(damageChoice(worn, 'board:galactica') > damageChoice(worn, 'board:pegasus'))
})

test('a leader works for the side that the agenda names', () => {
  const aim = (agenda: string, more: Partial<Situation> = {}) => {
    const mind = mindAt('cavil', { agendas: { cavil: agenda }, ...more })
    return harmfulAim(mind.view, mind.seat)
  }
  assert.equal(aim('genocide'), true)
  assert.equal(aim('join-the-colonials'), false)
  assert.equal(aim('grant-mercy'), true, 'a poor victory asks for harm first')
  assert.equal(aim('grant-mercy', { food: 2 }), false)
})

test('nobody else knows what a leader wants', () => {
  const mind = mindAt('roslin', { agendas: { cavil: 'genocide' } })
  assert.equal(harmfulAim(mind.view, 3), undefined)
})
