// Officers with the Pegasus box: legal answers all the way through, and sense on New Caprica.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, allowedOptions, newGame, pending, prospectOfDeed, submit, view } from '@cic/engine'
import { arrange, given, type Name, type Situation } from '@cic/engine/testing'
import { deedWorth } from '../src/actions.ts'
import { isLegal } from '../src/bot.ts'
import { chanceOf } from '../src/chance.ts'
import { harmfulAim, type Mind, mindOf } from '../src/mind.ts'
import { officer } from '../src/officer.ts'

const deed = (mind: Mind, action: string): number =>
  deedWorth(mind, prospectOfDeed(mind.view, mind.seat, `action:${action}`))

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
    deed(mindAt('tigh', { at: home, newCaprica: orbit, population }), 'leave-new-caprica') > 0
  assert.equal(leaves(6), true)
  assert.equal(leaves(1), false)
})

test('a hidden Cylon who is Admiral leaves when that loses the game', () => {
  const loyalty = { tigh: ['cylon-reduce-morale'] }
  const newCaprica = { orbit: true, locked: ['population-2', 'population-2', 'population-1'], prepared: [] }
  assert.ok(deed(mindAt('tigh', { at: home, newCaprica, population: 2, loyalty }), 'leave-new-caprica') > 10)
})

test('humans on New Caprica fight the occupation, and gladly where it is about to strike', () => {
  const worth = (forces: [number, number, number], at: 'shipyard' | 'occupation-authority') =>
    deed(mindAt('tigh', { newCaprica: { forces }, at: { tigh: at } }), 'attack-occupation-force')
  assert.ok(worth([0, 0, 1], 'shipyard') > worth([1, 0, 0], 'occupation-authority'))
  assert.ok(worth([1, 0, 0], 'occupation-authority') > 0)
})

test('Pegasus takes hits before Galactica, but not its last', () => {
  const chooses = (situation: Partial<Situation>) => {
    const table = given({
      seats,
      options: { sets: ['base', 'pegasus'], objective: 'new-caprica' },
      admiral: 'tigh',
      current: 'tigh',
      space: { front: { basestars: 1 } },
      dice: [4],
      ...situation,
    }).activate('basestars')
    const seen = table.view('tigh')
    const [choice] = officer('x').answer(seen, seen.decisions[0])
    table.goesOn()
    return choice
  }
  assert.equal(chooses({}), 'board:pegasus')
  assert.equal(chooses({ damaged: ['airlock', 'pegasus-cic', 'engine-room'] }), 'board:galactica')
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
