// The reader sees what happens before anything is asked, and nothing before its scene.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBot } from '@cic/bots'
import { newGame, pending, resources, submit, type View, view } from '@cic/engine'
import { mostOfWatching, watchingTime } from '@cic/protocol'
import {
  catchUp,
  goOn,
  nextStepIn,
  type Playhead,
  playheadAt,
  shownAt,
  skip,
  step,
  waitingTime,
} from '../src/theatre/playhead.ts'
import { isGreat, scenesOf, wholeTimeOf } from '../src/theatre/scenes.ts'

/** What the first seat sees of a game of bots, after each answer. */
function viewsOf(seed: string): View[] {
  const game = newGame({ players: 4 }, seed.repeat(64))
  const bots = [0, 1, 2, 3].map((seat) => createBot('cadet', `playhead ${seat}`))
  const views = [view(game, 0)]
  while (game.over === undefined) {
    const [decision] = pending(game)
    submit(game, decision.seat, decision.id, bots[decision.seat].answer(view(game, decision.seat), decision))
    views.push(view(game, 0))
  }
  return views
}

const views = viewsOf('c')

/** Sees everything that waits, and calls with each thing on stage. */
function watch(playhead: Playhead, look: (now: Playhead) => void = () => undefined): Playhead {
  let now = playhead
  for (; now.queue.length > 0; now = step(now)) look(now)
  return now
}

test('through a whole game nothing new is asked, told or counted before its scene is over', () => {
  let playhead = playheadAt(views[0])
  let scenes = 0
  for (const next of views.slice(1)) {
    const before = playhead.game
    playhead = watch(goOn(playhead, next), (now) => {
      scenes++
      const shown = shownAt(now)
      assert.equal(shown.log.length, now.queue[0].scene.at)
      assert.ok(shown.decisions.every(({ id }) => before.decisions.some((open) => open.id === id)))
      assert.ok(shown.decisions.every(({ id }) => next.decisions.some((open) => open.id === id)))
      assert.equal(shown.over, undefined)
      assert.deepEqual(shown.waiting, [])
    })
    assert.equal(shownAt(playhead), next)
  }
  assert.ok(scenes > 100, `${scenes} scenes`)
})

test('the dials move with the lines that tell it, not before and not after', () => {
  let playhead = playheadAt(views[0])
  let moved = 0
  for (const next of views.slice(1)) {
    playhead = watch(goOn(playhead, next), (now) => {
      const shown = shownAt(now)
      for (const one of resources) {
        const told = shown.log.findLast(({ t, resource }) => t === 'resource' && resource === one)
        if (told === undefined) continue
        assert.equal(shown.resources[one], told.now)
        if (told.now !== now.queue[0].view.resources[one]) moved++
      }
    })
  }
  assert.ok(moved > 0)
})

test('the page needs no more time than the table gives it', () => {
  for (const [i, next] of views.slice(1).entries()) {
    const told = views[i].log.length
    const needed = scenesOf(next, told).reduce((sum, scene) => sum + wholeTimeOf(scene), 0)
    assert.ok(Math.min(needed, mostOfWatching) <= watchingTime(next.log.slice(told)))
  }
})

test('the more waits the shorter the scenes; who is far behind misses everything but reveals, jumps and titles', () => {
  const [first] = views
  const all = views.findIndex((one) => waitingTime(goOn(playheadAt(first), one)) > 5000)
  const late = goOn(playheadAt(first), views[all])
  const alone = { ...late, queue: late.queue.slice(0, 1) }
  assert.ok((nextStepIn(late) ?? 0) < (nextStepIn(alone) ?? 0))
  const end = views[views.length - 2]
  const tooLate = goOn(playheadAt(first), end)
  const missed = scenesOf(end, first.log.length).filter((scene) => !isGreat(scene))
  assert.ok(tooLate.queue.length > 0 && tooLate.queue.every(({ scene }) => isGreat(scene)))
  assert.equal(tooLate.queue.length + missed.length, scenesOf(end, first.log.length).length)
  assert.equal(tooLate.missed, missed.length)
  assert.deepEqual(catchUp(tooLate).queue, tooLate.queue)
})

test('one press shows the whole scene, the next ends it', () => {
  const at = views.findIndex((one, i) => i > 0 && scenesOf(one, views[i - 1].log.length)[0]?.kind === 'check')
  const playhead = goOn(playheadAt(views[at - 1]), views[at])
  const whole = skip(playhead)
  assert.equal(whole.queue.length, playhead.queue.length)
  assert.ok(whole.turned > 0)
  assert.equal(skip(whole).queue.length, playhead.queue.length - 1)
})

test('what is taken back is not shown again', () => {
  const playhead = goOn(playheadAt(views[40]), views[30])
  assert.deepEqual(playhead.queue, [])
  assert.equal(shownAt(playhead), views[30])
})
