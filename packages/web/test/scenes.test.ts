// What the log is worth showing on the stage.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBot } from '@cic/bots'
import { newGame, pending, submit, view } from '@cic/engine'
import { isSuspense, scenesOf, timeOf } from '../src/theatre/scenes.ts'

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
  const rolls = scenes.flatMap((scene) => (scene.kind === 'dice' ? scene.rolls : []))
  assert.equal(rolls.length, lines('rolls'))
  assert.ok(scenes.every((scene, i) => scene.kind !== 'dice' || scenes[i + 1]?.kind !== 'dice'))
  assert.ok(scenes.some(isSuspense))
})

test('a scene is shorter when another waits', () => {
  const scene = { kind: 'dice', rolls: [] } as const
  assert.ok(timeOf(scene, false, true) < timeOf(scene, false, false))
})
