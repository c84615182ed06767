// Games that were stored before games with Pegasus had everything that they may remember from their first step.

import assert from 'node:assert/strict'
import { newGame, pending, restore, save, submit } from '../../src/index.ts'
import { chanceFrom, randomAnswer, rule } from '../../testing/index.ts'

rule('A game stored without what Pegasus remembers opens, and goes on to its end', () => {
  const chance = chanceFrom('stored')
  for (let n = 0; n < 5; n++) {
    const { state, ...stored } = JSON.parse(save(newGame({ players: 3 + n, sets: ['base', 'pegasus'] }, `stored ${n}`)))
    const { boxes, kept, crisisDeck, ...before } = state
    assert.ok(boxes !== undefined && kept !== undefined && crisisDeck !== undefined)
    const game = restore(JSON.stringify({ ...stored, state: before }))
    while (game.over === undefined) {
      const [decision] = pending(game)
      submit(game, decision.seat, decision.id, randomAnswer(decision, chance))
    }
  }
})
