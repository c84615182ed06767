// Stored games of earlier versions of the shape open as what they were, and go on as they would have gone on.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, pending, restore, save, submit } from '../../src/index.ts'
import { discardHand } from '../../src/language/nodes/cards.ts'
import { playFaceUp } from '../../src/language/nodes/checks.ts'
import { leaveBrig } from '../../src/language/nodes/people.ts'
import { damageVipers } from '../../src/language/nodes/ships.ts'
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

/** A game as version 3 stored it. */
function asVersion3(game: Game, change: (state: Saved['state']) => void): string {
  const saved = JSON.parse(save(game)) as Saved
  saved.version = 3
  saved.state.version = 3 as Game['version']
  change(saved.state)
  return JSON.stringify(saved)
}

test('effects and steps that were one with another are that other', () => {
  const table = given({ seats: ['tigh', 'roslin', 'starbuck'], options: { sets: ['base', 'pegasus'] } }).goesOn()
  const frames = [
    { at: 'leaveDetention:choose', by: 0, seat: 0 },
    { at: 'damageAnyVipers:choose', left: 2 },
    {
      at: 'sequence:next',
      effects: [{ kind: 'leaveDetention', by: 'self', who: 'self' }, { kind: 'playersPlayFaceUp' }],
    },
    { at: 'sequence:next', effects: [{ kind: 'damageVipersAnywhere', count: 3 }, { kind: 'playFaceUp' }] },
    { at: 'sequence:next', effects: [{ kind: 'discardWholeHand' }] },
  ]
  const text = asVersion3(table.state, (state) => state.stack.unshift(...frames))
  const [leaving, damaging, ...rest] = restore(text).stack
  assert.deepEqual(leaving, { at: 'moveFromBrig:choose', by: 0, seat: 0 })
  assert.deepEqual(damaging, { at: 'damageSomeVipers:space', left: 2, where: 'anywhere' })
  assert.deepEqual(
    rest.slice(0, 3).flatMap(({ effects }) => effects),
    [
      leaveBrig('self', 'self', { prison: 'detention', aboard: 'new-caprica' }),
      playFaceUp('hidden'),
      damageVipers(3, 'anywhere'),
      playFaceUp('open'),
      discardHand('self', { cylonsToo: true }),
    ],
  )
})

rule('A game in which version 3 asked for the second of three vipers goes on with it', () => {
  const table = given({
    seats: ['tigh', 'roslin', 'starbuck'],
    options: { sets: ['base', 'pegasus'] },
    space: { front: { vipers: 1 }, rear: { vipers: 1 } },
  })
    .crisis('training-snafu')
    .passes()
    .contributes({})
    .answers('tigh', 'viper:front')
    .goesOn()
  const text = asVersion3(table.state, ({ stack, asks }) => {
    const { where: _, ...frame } = stack.at(-1) as Game['stack'][number]
    stack.splice(-1, 1, { ...frame, at: 'damageAnyVipers:choose' })
    asks[0].at = 'damageAnyVipers:choose'
  })
  assert.deepEqual(JSON.parse(save(restore(text))), JSON.parse(save(table.state)))
})

rule('A game of version 4 with two special kinds of vipers gets the two that it was laid out without', () => {
  const saved = (cylonFleet: boolean) => {
    const options = { sets: ['base', 'exodus', 'daybreak'], cylonFleet } as const
    const { state } = given({ seats: ['tigh', 'roslin', 'starbuck'], options }).goesOn()
    return { state, stored: JSON.parse(save(state)) as Saved }
  }
  for (const both of [true, false]) {
    const { state, stored } = saved(both)
    stored.version = 4
    stored.state.version = 4 as unknown as Game['version']
    if (both) stored.state.reserves.vipers -= 2
    assert.equal(save(restore(JSON.stringify(stored))), save(state))
  }
})

rule('A game that was stored in another order is the same to the byte once it is open', () => {
  const { state } = given({ seats: ['helo', 'roslin', 'starbuck'], options: { sets: ['base', 'daybreak'] } }).goesOn()
  const stored = JSON.parse(save(state)) as Saved
  const { boxes, ...others } = stored.state
  const turned = { ...others, seats: others.seats.map(({ at, ...seat }) => ({ at, ...seat })) }
  assert.equal(save(restore(JSON.stringify({ ...stored, state: { boxes, ...turned } }))), save(state))
})
