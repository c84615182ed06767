// Stored games of earlier versions of the shape open as what they were, and go on as they would have gone on.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, pending, restore, save, submit } from '../../src/index.ts'
import { given, rule } from '../../testing/index.ts'

interface Saved {
  version: number
  state: Game & Record<string, unknown>
}

/** A game as version 2 stored it: executions with Pegasus, and conditions as kinds of their own. */
function asVersion2(game: Game, change: (state: Saved['state']) => void): string {
  const saved = JSON.parse(save(game)) as Saved
  const { execution, pegasus } = (saved.state.boxes ?? {}) as Record<string, object>
  const untouched = {
    executed: [],
    executedSeats: [],
    mourned: false,
    superCrises: [],
    policies: [],
    engineRoom: false,
  }
  saved.state.boxes = { pegasus: { ...untouched, ...execution, ...pegasus } } as unknown as Game['boxes']
  saved.version = 2
  saved.state.version = 2 as Game['version']
  change(saved.state)
  return JSON.stringify(saved)
}

rule('A game stored at the Airlock by version 2 goes on with the check that is easier against a prisoner', () => {
  const table = given({
    seats: ['tigh', 'roslin', 'starbuck'],
    options: { sets: ['base', 'pegasus'] },
    at: { tigh: 'airlock', roslin: 'brig' },
    executed: ['helena-cain'],
  })
    .action()
    .answers('tigh', 'activate:airlock')
    .asks('tigh', 'chooseCharacter:choose')
    .goesOn()
  const text = asVersion2(table.state, (state) => {
    const frame = state.stack.at(-1) as unknown as { effect: Record<string, unknown> }
    const { effect: inBrig, otherwise } = frame.effect
    frame.effect = { kind: 'ifChosenInBrig', inBrig, otherwise }
  })
  const game = restore(text)
  assert.deepEqual(game.boxes?.execution, { executed: ['helena-cain'], executedSeats: [], mourned: false })
  assert.ok(!('executed' in (game.boxes?.pegasus ?? {})))
  const [decision] = pending(game)
  submit(game, decision.seat, decision.id, 'seat:1')
  const begun = game.log.findLast(({ t }) => t === 'checkBegins')
  assert.equal(begun?.difficulty, 8)
})

test('a step that was renamed, a number that was not written down and a reason that was a yes or no are all there', () => {
  const table = given({ seats: ['tigh', 'roslin', 'starbuck'], options: { sets: ['base', 'pegasus'] } }).goesOn()
  const frames = [
    { at: 'treacheryDiscarded:discarded', seat: 0 },
    { at: 'fastLearner:deck', seat: 0 },
    { at: 'execution:leave', seat: 0, onNewCaprica: true },
    { at: 'discardSkillCards:choose', due: [], forced: true },
    { at: 'discardSkillCards:choose', due: [], forced: false },
  ]
  const text = asVersion2(table.state, (state) => state.stack.unshift(...frames))
  const [moment, learner, dying, forced, paying] = restore(text).stack
  assert.equal(moment.at, 'treacheryDiscarded:open')
  assert.equal(learner.count, 3)
  assert.equal(dying.diedOn, 'new-caprica')
  assert.deepEqual([forced.why, paying.why], ['card', 'price'])
})
