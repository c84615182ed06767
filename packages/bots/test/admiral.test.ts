// The admiral thinks the same thing twice.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame, pending, submit, type View, view } from '@cic/engine'
import { createBot } from '../src/index.ts'

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
