// The admiral thinks the same thing twice, keeps to its budget, and believes what it has seen.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { determinize, newGame, pending, submit, type View, view, worthOfCard } from '@cic/engine'
import { playGame } from '@cic/engine/testing'
import { admiral } from '../src/admiral.ts'
import { candidates } from '../src/candidates.ts'
import { chanceFrom } from '../src/chance.ts'
import { createBot } from '../src/index.ts'
import { cylonsIn, linesFrom } from '../src/lines.ts'
import { mindOf } from '../src/mind.ts'
import { bestOf, decided, hopeless } from '../src/rivals.ts'
import { suspicionOf } from '../src/suspicion.ts'
import { winChance } from '../src/value.ts'

/** Views with an open decision from a game that officers play. */
function positions(count: number, every: number): View[] {
  const game = newGame({ players: 5 }, 'admiral')
  const officers = game.seats.map((_, seat) => createBot('officer', `o${seat}`))
  const found: View[] = []
  for (let i = 0; found.length < count && game.over === undefined; i++) {
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    const [decision] = seen.decisions
    if (i % every === 0) found.push(seen)
    submit(game, seat, decision.id, officers[seat].answer(seen, decision))
  }
  return found
}

test('the same seed, view and budget in nodes give the same answer', () => {
  for (const seen of positions(12, 13)) {
    const [decision] = seen.decisions
    const answer = () => createBot('admiral', 'same', { budget: { nodes: 12 } }).answer(structuredClone(seen), decision)
    assert.deepEqual(answer(), answer())
  }
})

test('the admiral knows no more than its view: any world with the same view gets the same answer', () => {
  for (const [i, seen] of positions(12, 17).entries()) {
    const world = determinize(seen, { seed: i.toString(16).padStart(64, '0'), drawn: 0 })
    const again = view(world, seen.viewer)
    const answer = ({ decisions, ...rest }: View) =>
      admiral('same', { budget: { nodes: 20 } }).answer({ ...rest, decisions }, decisions[0])
    assert.deepEqual(answer(again), answer(seen))
  }
})

test('the admiral stops in time, however long a line takes', () => {
  for (const [i, seen] of positions(12, 13).entries()) {
    const step = 1 + 5 * i
    let time = 0
    const clock = () => {
      time += step
      return time
    }
    admiral('timed', { budget: { milliseconds: 500 } }, clock).answer(seen, seen.decisions[0])
    // Before the first look and after the last one nothing can be done about it.
    assert.ok(time <= 500 + 3 * step, `${time} with steps of ${step}`)
  }
})

test('without time the admiral answers as an officer', () => {
  for (const seen of positions(12, 13)) {
    const [decision] = seen.decisions
    const officers = createBot('officer', 'same').answer(seen, decision)
    assert.deepEqual(admiral('same', { budget: { milliseconds: 0 } }, () => 1).answer(seen, decision), officers)
    assert.deepEqual(admiral('same', { budget: { nodes: 1 } }).answer(seen, decision), officers)
  }
})

test('worlds are dealt as the admiral suspects', () => {
  const seen = positions(25, 17).at(-1) as View
  const mind = mindOf(seen, chanceFrom('worlds'))
  const { deal } = linesFrom(mind, seen.decisions[0])
  const deals = 400
  const count = seen.seats.map(() => 0)
  for (let i = 0; i < deals; i++) for (const seat of cylonsIn(deal().game)) count[seat]++
  // What it believes, whatever it passes for.
  suspicionOf(seen).forEach((doubt, seat) => {
    assert.ok(Math.abs(count[seat] / deals - doubt) < 0.1, `seat ${seat}: ${count[seat] / deals} for ${doubt}`)
  })
})

test('another answer is believed if it does better again and again, and given up if it does worse', () => {
  const candidate = ['move']
  assert.equal(bestOf([{ candidate, gains: [0.3, 0.2] }]), undefined, 'too few tries')
  assert.equal(bestOf([{ candidate, gains: [0.3, -0.3, 0.2, -0.2, 0.01] }]), undefined, 'luck')
  assert.equal(bestOf([{ candidate, gains: [0.1, 0.2, 0.1, 0.2, 0.1] }])?.candidate, candidate)
  assert.ok(hopeless({ candidate, gains: [-0.1, -0.2, -0.1, -0.2, -0.1] }))
  assert.ok(!hopeless({ candidate, gains: [-0.1, 0.1, -0.1, 0.1, 0] }))
})

test('a small gain is believed only after many tries, and nothing to gain is given up at once', () => {
  const small = (tries: number) => ({ candidate: ['move'], gains: Array<number>(tries).fill(0.004) })
  assert.equal(bestOf([small(20)]), undefined)
  assert.ok(bestOf([small(100)]))
  assert.ok(hopeless({ candidate: ['move'], gains: [0, 0, 0, 0, 0] }))
  assert.ok(!hopeless({ candidate: ['move'], gains: [0, 0, 0, 0] }), 'too few tries')
  assert.ok(!decided(small(9)))
  assert.ok(decided(small(10)))
})

test('a hidden Cylon thinks of revealing whenever it may, and of what else there is', () => {
  const revealing = (id: string): boolean => id.startsWith('reveal:')
  const may = positions(600, 1).filter(({ decisions: [{ options }] }) => options.some(({ id }) => revealing(id)))
  assert.ok(may.length > 0, 'a hidden Cylon has had a turn')
  for (const [i, seen] of may.entries()) {
    const answers = candidates(mindOf(seen, chanceFrom(`reveal ${i}`)), seen.decisions[0]).flat()
    assert.ok(answers.some(revealing))
    assert.ok(answers.some((id) => !revealing(id)))
  }
})

test('in a skill check a Cylon thinks of cards that do harm, a human of none', () => {
  const checks = positions(600, 1).filter(({ decisions: [{ kind }] }) => kind === 'skillCheck:contribute')
  const harmfulIn = (cylon: boolean): boolean =>
    checks.some((seen, i) => {
      const mind = mindOf(seen, chanceFrom(`check ${i}`))
      const [first, ...others] = candidates(mind, seen.decisions[0])
      const harm = (id: string): boolean => !first.includes(id) && worthOfCard(seen, id.slice('card:'.length)) < 0
      return mind.cylon === cylon && others.flat().some(harm)
    })
  assert.ok(harmfulIn(true))
  assert.ok(!harmfulIn(false))
})

test('the humans are likelier to win with more of everything and fewer Cylons', () => {
  const game = newGame({ players: 5 }, 'chances')
  while (game.turn === 0) {
    const [{ seat, id, fallback }] = pending(game)
    submit(game, seat, id, fallback)
  }
  const than = (change: (other: typeof game) => void): number => {
    const other = structuredClone(game)
    change(other)
    return winChance(other) - winChance(game)
  }
  for (const resource of ['fuel', 'food', 'morale', 'population'] as const)
    assert.ok(than((other) => other.resources[resource]++) > 0, resource)
  assert.ok(than((other) => other.jumpPreparation++) > 0)
  assert.ok(than((other) => other.boarding[2]++) < 0)
  const used = than(({ seats }) => {
    for (const { usedOnce } of seats) usedOnce.push('ability')
  })
  assert.ok(used < 0)
  assert.ok(than((other) => (other.seats[1].revealed = true)) < 0)
  assert.equal(winChance({ ...game, over: { winner: 'humans', reason: 'kobol' } }), 1)
  assert.equal(winChance({ ...game, over: { winner: 'cylons', reason: 'fuel' } }), 0)
})

test('the admiral thinks at a live table, too, where windows wait to be closed', () => {
  const players = Array.from({ length: 3 }, (_, seat) => admiral(`live ${seat}`, { budget: { nodes: 4 } }))
  const { game, faults } = playGame({
    options: { players: 3, timedWindows: true },
    seed: 'live admirals',
    players: players.map((bot) => (state, decision) => bot.answer(view(state, decision.seat), decision)),
  })
  assert.deepEqual(faults, [])
  assert.ok(game.over)
})
