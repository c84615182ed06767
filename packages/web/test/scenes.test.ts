// What the log is worth showing on the stage.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBot } from '@cic/bots'
import { newGame, pending, submit, view } from '@cic/engine'
import { given, type Situation } from '@cic/engine/testing'
import { proofOf } from '../src/boxes/parts/executions.ts'
import { plugIn } from '../src/boxes/slots.ts'
import { isGreat, scenesOf, wholeTimeOf } from '../src/theatre/scenes.ts'

test('through a whole game every check, roll, jump and crisis has its scene, and rolls in a row are one', () => {
  const game = newGame({ players: 4 }, 'b'.repeat(64))
  const bots = [0, 1, 2, 3].map((seat) => createBot('cadet', `scenes ${seat}`))
  while (game.over === undefined) {
    const [decision] = pending(game)
    submit(game, decision.seat, decision.id, bots[decision.seat].answer(view(game, decision.seat), decision))
  }
  const seen = view(game, 'spectator')
  const scenes = scenesOf(seen, 0)
  const count = (kind: string): number => scenes.filter((scene) => scene.kind === kind).length
  const lines = (t: string): number => seen.log.filter((entry) => entry.t === t).length
  assert.equal(count('check'), lines('checkTotal'))
  assert.equal(count('jump'), lines('jumps'))
  assert.equal(count('crisis'), lines('crisis') + lines('superCrisis'))
  const rolls = scenes.flatMap((scene) => (scene.kind === 'dice' ? scene.lines : []))
  assert.equal(rolls.length, lines('rolls'))
  assert.ok(scenes.every((scene, i) => scene.kind !== 'dice' || scenes[i + 1]?.kind !== 'dice'))
  assert.equal(count('outcome'), lines('checkOutcome'))
  assert.ok(scenes.every((scene) => wholeTimeOf(scene) > 0))
})

const drawn = () => undefined
plugIn({ id: 'pegasus', parts: [{ sceneViews: { executed: drawn } }], sceneViews: { galacticaReturns: drawn } })

const pegasus = { sets: ['base', 'pegasus'], objective: 'new-caprica' } as const

/** Tigh is executed, and the scenes that everybody sees of it. */
const executing = (situation: Partial<Situation> = {}) => {
  const seats = ['tigh', 'roslin', 'starbuck', 'zarek'] as const
  const { state } = given({ seats, admiral: 'starbuck', options: pegasus, ...situation })
    .crisis('a-verdict-of-guilty')
    .answers('starbuck', 'option:0')
    .rest()
  const seen = view(state, 'spectator')
  return { seen, scenes: scenesOf(seen, 0).filter(({ kind }) => kind !== 'crisis') }
}

test('an execution waits for nothing else, and tells that a human died', () => {
  const {
    seen,
    scenes: [scene, ...others],
  } = executing()
  assert.deepEqual(others, [])
  assert.ok(scene.kind === 'box' && isGreat(scene))
  assert.equal(scene.entry.character, 'saul-tigh')
  assert.equal(scene.entry, seen.log[scene.at])
  assert.equal(proofOf(seen.log, scene.at)?.t, 'provesHuman')
})

test('an executed Cylon proves nothing, and is revealed in the next scene', () => {
  const {
    seen,
    scenes: [scene, next],
  } = executing({ loyalty: { tigh: ['cylon-send-to-brig'] } })
  assert.ok(scene.kind === 'box' && proofOf(seen.log, scene.at) === undefined)
  assert.ok(next.kind === 'reveal' && next.seat === 0)
})

test('Galactica has a scene when it returns to New Caprica', () => {
  const { state } = given({
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    options: pegasus,
    newCaprica: {},
    jumpPreparation: 4,
    tops: { newCaprica: ['ncp-graduation'] },
  })
    .crisis('ncp-graduation')
    .answers('tigh', 'option:0')
    .rest()
  const scenes = scenesOf(view(state, 'spectator'), 0).filter(({ kind }) => kind === 'box')
  assert.deepEqual(
    scenes.map((scene) => scene.kind === 'box' && scene.entry.t),
    ['galacticaReturns'],
  )
})
