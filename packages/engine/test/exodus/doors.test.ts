// What a drawn table asks about Exodus.

import assert from 'node:assert/strict'
import { priceOf } from '../../src/core/node.ts'
import { crisisBoxes, languages, nukesOf, resultsOf, skillCheckOf, stakesOf, toldCheck, view } from '../../src/index.ts'
import { look } from '../../src/language/nodes/people.ts'
import { describeGoal, knownFinalFive, lossOfGoal, openGoalsOf } from '../../src/sets/exodus/index.ts'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { conflicted, exodus } from './table.ts'

const seats = ['adama', 'roslin', 'starbuck'] as const

const goalsOfAdama = (goal: string, more: Partial<Situation> = {}) => {
  const { state } = conflicted({ seats, loyalty: { adama: [`personal-goal-${goal}`] }, ...more }).goesOn()
  return openGoalsOf(view(state, 0), 0)
}

rule('A goal says how far it has come, where that can be counted, and what it costs', () => {
  const counted: readonly [goal: string, more: Partial<Situation>, now: number, of: number][] = [
    ['acquire-power', { admiral: 'adama', president: 'roslin' }, 1, 2],
    ['sacrifice', { damagedVipers: 3, destroyedVipers: 1 }, 4, 6],
    ['stand-and-fight', { space: { front: { raiders: 4 }, rear: { raiders: 3 } } }, 7, 10],
    ['selfish', { hands: { adama: ['leadership 5', 'politics 5', 'tactics 5', 'piloting 4', 'tactics 4'] } }, 19, 20],
  ]
  for (const [goal, more, now, of] of counted) {
    const [open] = goalsOfAdama(goal, more)
    assert.deepEqual([open.ready, open.howFar], [false, [now, of]], goal)
  }
  const [devastation] = goalsOfAdama('devastation', { nukes: 1 })
  assert.deepEqual(devastation, { card: 'personal-goal-devastation', ready: false, loses: 'morale' })
  assert.equal(goalsOfAdama('devastation', { nukes: 0 })[0].ready, true)
  const { state } = conflicted({ seats }).goesOn()
  assert.equal(lossOfGoal(state, 'personal-goal-selfish'), 'fuel')
  assert.equal(lossOfGoal(state, 'you-are-not-a-cylon'), undefined)
})

rule('A goal that was shown is open no more, and nobody knows of the goals of others', () => {
  const table = conflicted({ seats, nukes: 0, loyalty: { adama: ['personal-goal-devastation'] } }).action()
  assert.deepEqual(openGoalsOf(view(table.state, 1), 0), [])
  table.answers('adama', 'goal:personal-goal-devastation').rest().told('goalFulfilled')
  assert.equal(table.log('reveals').length, 0)
  const open = openGoalsOf(view(table.state, 0), 0).map(({ card }) => card)
  assert.ok(!open.includes('personal-goal-devastation'))
})

rule('What a goal takes is said in every language', () => {
  for (const language of languages) {
    for (const goal of ['acquire-power', 'political-intrigue', 'selfish'])
      assert.match(describeGoal(`personal-goal-${goal}`, language), /^\p{Lu}[^{}]+$/u)
  }
  assert.equal(describeGoal('personal-goal-sacrifice', 'en'), 'If at least 6 vipers are damaged or destroyed')
  assert.equal(describeGoal('personal-goal-selfish', 'de'), 'Für Fertigkeitskarten der Gesamtstärke 20')
})

const examined = (card: string): Table =>
  conflicted({
    seats: ['baltar', 'roslin', 'starbuck'],
    loyalty: { roslin: ['you-are-not-a-cylon', card] },
  })
    .action()
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')
    .rest()

rule('One of the Final Five that was shown is known to everybody, until it leaves the game', () => {
  const { state } = examined('final-five-examiner-brig')
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    assert.deepEqual(knownFinalFive(view(state, viewer), 1), ['final-five-examiner-brig'])
    assert.deepEqual(knownFinalFive(view(state, viewer), 0), [])
  }
  assert.deepEqual(knownFinalFive(view(examined('final-five-you-are-executed').state, 2), 1), [])
})

rule('A nuke that the Admiral has not lies beside the board', () => {
  assert.deepEqual(nukesOf(view(exodus({ seats }).goesOn().state, 0)), { held: 2, beside: 1 })
  assert.deepEqual(nukesOf(view(exodus({ seats, nukes: 0 }).goesOn().state, 0)), { held: 0, beside: 3 })
})

rule('A check tells of its consequence before and after, and of cards that joined it', () => {
  const table = exodus({
    seats: ['tigh', 'roslin', 'starbuck', 'adama'],
    hands: { tigh: ['leadership 5', 'leadership 4'], adama: ['tactics 0'] },
    tops: { destiny: ['politics 1', 'piloting 1', 'tactics 4', 'engineering 3'] },
    tokens: ['damage-armory'],
  })
    .crisis('power-failure')
    .until('skillCheck:contribute')
  const before = view(table.state, 0)
  const [box] = crisisBoxes(before, 'power-failure')
  assert.ok(stakesOf(box, before).consequence !== undefined)
  assert.equal(skillCheckOf(before)?.consequenceDue, false)
  table.contributes({ tigh: ['leadership 5', 'leadership 4'], adama: ['tactics 0'] }).rest()
  const after = view(table.state, 0)
  const told = toldCheck(
    after,
    after.log.findIndex(({ t }) => t === 'checkOutcome'),
  )
  assert.ok(told?.consequence === true && resultsOf(after, told)?.consequence !== undefined)
  assert.deepEqual([told.revealed.length, told.cards.length], [5, 7])
})

rule('Looking at loyalty cards is priced with the Final Five: those known to be there, and those that may be', () => {
  const price = (finalFive: boolean, more: Partial<Situation>, how: 'one' | 'all' = 'all') => {
    const table = conflicted({ seats: ['baltar', 'roslin', 'starbuck'], options: { finalFive }, ...more }).goesOn()
    return priceOf(look('self', 'chosen', how), table.view('baltar'), { actor: 0, chosen: 1 })
  }
  const brig = { loyalty: { roslin: ['final-five-examiner-brig', 'you-are-not-a-cylon'] } } as const
  const known = { ...brig, seen: { baltar: ['roslin'] } } as const
  assert.deepEqual(price(false, {}), { 'loyaltySeen:1': 2 })
  const some = price(true, brig)['jailed:0'] ?? 0
  assert.ok(some > 0.02 && some < 0.2, `${some}`)
  assert.equal(price(true, {})['jailed:0'], some / 2)
  assert.equal(price(true, known)['jailed:0'], 1)
  assert.equal(price(true, known, 'one')['jailed:0'], 0.5)
  assert.equal(price(true, { loyalty: { baltar: ['final-five-examiner-brig'] } })['jailed:0'], undefined)
})
