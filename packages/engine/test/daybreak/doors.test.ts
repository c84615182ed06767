// What a screen shows of motives, mutiny, miracles, the mission and the rebels, and what standing orders can be about.

import assert from 'node:assert/strict'
import {
  describeLog,
  hiddenAims,
  orderConditionsFor,
  orderSubjects,
  printedCard,
  resultsOf,
  skillCheckOf,
  toldCheck,
  whyNotAbility,
  whyNotCard,
} from '../../src/index.ts'
import {
  isColonialOneLost,
  isMutineer,
  miraclesOf,
  motivesSeen,
  motiveTally,
  mutinyLimit,
  mutinyOf,
  shownMotives,
} from '../../src/sets/daybreak/index.ts'
import { missionSeen, rebelsWith } from '../../src/sets/daybreak/search-for-home/index.ts'
import { activateMission } from '../../src/sets/daybreak/search-for-home/missions.ts'
import { rule } from '../../testing/index.ts'
import { daybreak, searching } from './table.ts'

const seats = ['roslin', 'adama', 'starbuck', 'doral'] as const
const four = ['roslin', 'adama', 'starbuck', 'tyrol'] as const

rule('A leader sees motives and how each stands; others see those that are shown, and how many are not', () => {
  const table = daybreak({
    seats,
    population: 6,
    motives: { doral: ['learn-to-cherish', 'end-the-chase', 'subjects-for-study'] },
    shownMotives: { doral: ['no-unnecessary-force'] },
  }).goesOn()
  const own = motivesSeen(table.view('doral'), 3)
  assert.deepEqual(own, [
    { card: 'learn-to-cherish', wins: 'humans', shown: false, met: true, early: false },
    { card: 'end-the-chase', wins: 'humans', shown: false, met: false, early: true },
    { card: 'subjects-for-study', wins: 'cylons', shown: false, met: true, early: false, howFar: [6, 4] },
    { card: 'no-unnecessary-force', wins: 'cylons', shown: true, met: false, early: true },
  ])
  const other = table.view('adama')
  assert.deepEqual(
    motivesSeen(other, 3).map(({ card }) => card),
    ['no-unnecessary-force'],
  )
  assert.deepEqual(shownMotives(other), [{ seat: 3, card: 'no-unnecessary-force', wins: 'cylons' }])
  const tally = { shown: { humans: 0, cylons: 1 }, needed: 2, hidden: 3, mayHide: 1 }
  for (const viewer of ['doral', 'adama'] as const) assert.deepEqual(motiveTally(table.view(viewer), 3), tally)
  assert.deepEqual([motiveTally(other, 1), hiddenAims(other, 3), hiddenAims(other, 1)], [undefined, 3, 0])
})
rule('A motive that can be shown early may have a standing order, and nobody else learns of it', () => {
  const motives = { doral: ['learn-to-cherish', 'end-the-chase'] }
  const table = daybreak({ seats, motives }).goesOn()
  const subjects = orderSubjects(table.view('doral'), 3)
  assert.deepEqual([subjects.includes('end-the-chase'), subjects.includes('learn-to-cherish')], [true, false])
  assert.deepEqual(orderConditionsFor('end-the-chase'), ['always'])
  assert.equal(orderSubjects(table.view('adama'), 3).includes('end-the-chase'), false)
})
rule('Mutiny cards are seen by their holder and counted by all', () => {
  const mutiny = { adama: ['panic'], starbuck: ['selfish-act', 'feed-the-people'] }
  const table = daybreak({ seats: four, mutiny, mutineer: 'starbuck', miracles: { roslin: 0 } }).goesOn()
  const seen = table.view('adama')
  assert.deepEqual([mutinyOf(seen, 1), mutinyOf(seen, 2), mutinyOf(seen, 0)], [['panic'], ['?', '?'], []])
  assert.deepEqual([mutinyLimit(seen, 1), mutinyLimit(seen, 2)], [1, 2])
  assert.deepEqual([isMutineer(seen, 1), isMutineer(seen, 2)], [false, true])
  assert.deepEqual([miraclesOf(seen, 0), miraclesOf(seen, 1)], [0, 1])
  assert.equal(isColonialOneLost(seen), false)
})
rule('The mission says what becomes of it, and its check that nothing bends it', () => {
  const under = searching({
    seats: four,
    hands: { adama: ['politics 1'] },
    tops: { mission: ['destroy-the-hub'] },
  })
    .begins((game) => activateMission.begin(game, { seat: 1 }))
    .until('skillCheck:contribute')
  const seen = under.view('adama')
  assert.deepEqual(missionSeen(seen), { card: 'destroy-the-hub', state: 'now' })
  assert.equal(skillCheckOf(seen)?.untouched, true)
  const told = toldCheck(seen, seen.log.length - 1)
  assert.equal(told && resultsOf(seen, told)?.pass?.kind, 'destroyHub')
  const after = under.contributes().rest().view('adama')
  assert.deepEqual(missionSeen(after), { card: 'destroy-the-hub', state: 'over' })
  const line = after.log.find(({ t }) => t === 'missionResolved')
  assert.equal(
    line && describeLog(line, { language: 'en', character: () => undefined }),
    'The mission “Destroy the Hub” has failed.',
  )
  const lying = (mission: NonNullable<Parameters<typeof searching>[0]['mission']>) =>
    missionSeen(searching({ seats: four, mission }).goesOn().view('adama'))?.state
  assert.equal(lying({ card: 'the-search-for-home', faceDown: true }), 'faceDown')
  assert.equal(printedCard('the-search-for-home', 'en')?.distance, 2)
})
rule('Whose the rebels are is known to all, and a game with another objective has neither them nor missions', () => {
  assert.equal(rebelsWith(searching({ seats, rebels: 'cylons' }).goesOn().view('adama')), 'cylons')
  const seen = daybreak({ seats }).goesOn().view('adama')
  assert.deepEqual([missionSeen(seen), rebelsWith(seen)], [undefined, undefined])
})
rule('A Mutiny card, a motive and what the sheet forbids say why they cannot be used', () => {
  const table = daybreak({
    seats: ['cottle', 'roslin', 'starbuck', 'doral'],
    hands: { cottle: ['engineering 1'] },
    mutiny: { roslin: ['panic'] },
    motives: { doral: ['end-the-chase'] },
  }).action()
  assert.match(whyNotCard(table.view('roslin'), 1, 'panic', 'en') ?? '', /action/)
  assert.match(whyNotCard(table.view('doral'), 3, 'end-the-chase', 'en') ?? '', /motive/)
  const seen = table.view('cottle')
  const [repair] = seen.seats[0].hand
  assert.match(whyNotCard(seen, 0, repair, 'en') ?? '', /may not use the actions of Engineering cards/)
  assert.match(whyNotAbility(table.view('starbuck'), 2, 'secretDestiny', 'en') ?? '', /revealed/)
  table.rest()
})
