// What the log is worth showing on the stage.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBot } from '@cic/bots'
import { newGame, pending, skillCheckOf, submit, view } from '@cic/engine'
import { given, type Situation } from '@cic/engine/testing'
import { proofOf } from '../src/boxes/parts/executions.ts'
import { plugIn } from '../src/boxes/slots.ts'
import { checkShown, pastCheck, phasesIn } from '../src/check/told.ts'
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

plugIn({ id: 'exodus', sceneViews: { finalFiveShown: drawn, goalFulfilled: drawn } })

const exodus = { sets: ['base', 'exodus'], objective: 'kobol', personalGoals: true, finalFive: true } as const

test('a goal that is shown has a scene of its own, and none of a revealed Cylon', () => {
  const { state } = given({
    seats: ['adama', 'roslin', 'starbuck'],
    options: exodus,
    nukes: 0,
    loyalty: { adama: ['personal-goal-devastation'] },
  })
    .action()
    .answers('adama', 'goal:personal-goal-devastation')
    .rest()
  const scenes = scenesOf(view(state, 'spectator'), 0)
  assert.ok(scenes.some((scene) => scene.kind === 'box' && scene.entry.t === 'goalFulfilled' && isGreat(scene)))
  assert.ok(scenes.every(({ kind }) => kind !== 'reveal'))
})

test('one of the Final Five is shown before what it does', () => {
  const { state } = given({
    seats: ['baltar', 'roslin', 'starbuck'],
    options: exodus,
    loyalty: { roslin: ['final-five-examiner-brig'] },
  })
    .action()
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')
    .rest()
  const told = scenesOf(view(state, 'spectator'), 0).flatMap((scene) =>
    scene.kind === 'box' ? scene.entry.t : scene.kind === 'told' ? scene.lines[0].t : [],
  )
  assert.deepEqual(told, ['finalFiveShown', 'sent'])
})

/** Red Tape and Trust Instincts in a check that has a consequence. */
const begun = () =>
  given({
    seats: ['tigh', 'roslin', 'starbuck', 'adama'],
    options: { sets: ['base', 'exodus'], objective: 'kobol' },
    hands: { tigh: ['leadership 5', 'politics 0'], adama: ['tactics 0'] },
    tops: { destiny: ['politics 1', 'piloting 1', 'tactics 4', 'engineering 3'] },
    tokens: ['damage-armory'],
  }).crisis('power-failure')

const powerFailure = () => {
  const { state } = begun()
    .contributes({ tigh: ['leadership 5', 'politics 0'], adama: ['tactics 0'] })
    .rest()
  return view(state, 'spectator')
}

test('cards are turned before what they bring, and the result comes last', () => {
  const seen = powerFailure()
  const kinds = scenesOf(seen, 0).map((scene) => (scene.kind === 'told' ? scene.lines[0].t : scene.kind))
  assert.deepEqual(kinds, ['crisis', 'check', 'checkConsequence', 'locationDamaged', 'outcome'])
  // Whoever saw the cards lie open before comes to the count.
  const turned = seen.log.findIndex(({ t }) => t === 'checkRevealed')
  assert.ok(scenesOf(seen, turned + 1).some(({ kind, at }) => kind === 'check' && at > turned))
})

test('a check of the past shows its consequence, which cards joined it and which left it', () => {
  const seen = powerFailure()
  const check = pastCheck(
    seen,
    seen.log.findIndex(({ t }) => t === 'checkOutcome'),
  )
  assert.ok(check?.consequenceDue === true && check.results.consequence !== undefined)
  assert.deepEqual(check.gone, ['declare-emergency-5'])
  assert.deepEqual(
    check.open.filter(({ joined }) => joined).map(({ worth }) => worth),
    [4, 3],
  )
  assert.equal(check.destiny, 2)
})

test('while the consequence is told its cards lie open, and nobody has still to add any', () => {
  const seen = powerFailure()
  const scene = scenesOf(seen, 0).find((one) => one.kind === 'told' && one.lines[0].t === 'checkConsequence')
  assert.ok(scene !== undefined)
  const { state } = begun().until('skillCheck:contribute')
  const before = view(state, 'spectator')
  const shown = { ...before, log: seen.log.slice(0, scene.at) }
  const check = checkShown({ scene, turned: 0, shown, before: undefined }, skillCheckOf(before))
  assert.deepEqual([check?.phase, check?.consequenceDue, check?.toAdd], ['abilities', true, []])
  assert.deepEqual(phasesIn(before), ['before', 'cards', 'reveal', 'abilities', 'total', 'result'])
  assert.ok(
    !phasesIn(
      given({ seats: ['tigh', 'roslin', 'helo'] })
        .goesOn()
        .view('tigh'),
    ).includes('abilities'),
  )
  assert.equal(check?.open.length, 5)
})

test('as long as its cards are turned nobody knows whether a consequence comes', () => {
  const seen = powerFailure()
  const scene = scenesOf(seen, 0).find(({ kind }) => kind === 'check')
  const at = (turned: number) => checkShown({ scene, turned, shown: seen, before: undefined }, undefined)
  assert.deepEqual([at(1)?.consequenceDue, at(1)?.gone], [false, []])
  const all = at(99)
  assert.ok(all?.consequenceDue === true && all.gone.length === 1)
})

test('the check is still there where somebody may take its cards before they are discarded, but not while it takes effect', () => {
  const table = given({
    seats: ['tigh', 'adama', 'apollo'],
    current: 'tigh',
    hands: { tigh: ['tactics 3'], apollo: ['piloting 2'] },
    tops: { destiny: ['politics 1', 'piloting 1'] },
  })
    .crisis('water-sabotaged')
    .answers('tigh', 'option:0')
    .contributes({ tigh: ['tactics 3'] })
  table.asks('adama', 'window:ask')
  const seen = table.view('adama')
  const shownIn = (shown: typeof seen) =>
    checkShown({ scene: undefined, turned: 0, shown, before: undefined }, skillCheckOf(shown))
  const check = shownIn(seen)
  assert.deepEqual([check?.phase, check?.outcome, check?.open.length], ['result', 'fail', 3])
  const effect = { at: 'chooseCharacter:choose' } as (typeof seen.stack)[number]
  assert.equal(shownIn({ ...seen, stack: [...seen.stack, effect] }), undefined)
})
