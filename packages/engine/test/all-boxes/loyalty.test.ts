// What is dealt, shown, handed on and taken away with several boxes: executions, the Mutineer, the Final Five, goals and the trial.
// (Rulebooks: Execution; The Mutineer; Conflicted Loyalties; Combining expansions.)

import assert from 'node:assert/strict'
import { lookAtLoyalty } from '../../src/rules/loyalty.ts'
import { gain } from '../../src/sets/daybreak/miracles.ts'
import { execution } from '../../src/sets/parts/execution.ts'
import { rule, type Situation, type Table } from '../../testing/index.ts'
import { allBoxes, exodusAndDaybreak, pegasusAndDaybreak } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'adama'] as const
const human = 'you-are-not-a-cylon'
const hidden = ['learn-to-cherish', 'keep-them-docile']

const executed = (boxes: typeof allBoxes, situation: Partial<Situation>): Table =>
  boxes({ seats, admiral: 'adama', president: 'roslin', morale: 8, ...situation }).begins((game) =>
    execution.begin(game, { seat: 0 }),
  )

// Executions

rule(
  'With Pegasus and Daybreak whoever follows keeps the loyalty that was shown; with Exodus another card is drawn',
  () => {
    const after = (boxes: typeof allBoxes) =>
      executed(boxes, { loyalty: { tigh: [human, human] } })
        .answers('tigh', 'character:louis-hoshi')
        .rest().state
    const kept = after(pegasusAndDaybreak).seats[0].loyalty
    assert.deepEqual(
      kept.map(({ card, revealed }) => [card, revealed]),
      [
        [human, true],
        [human, true],
      ],
    )
    for (const boxes of [exodusAndDaybreak, allBoxes]) {
      const { seats: after2, decks } = after(boxes)
      assert.deepEqual(
        after2[0].loyalty.map(({ revealed }) => revealed),
        [false],
      )
      assert.deepEqual(decks.notACylon.discard, [human, human])
    }
  },
)
rule(
  'With Daybreak a miracle token decides who may use an ability again, but Baltar who comes late has no detector',
  () => {
    const late = (boxes: typeof allBoxes) => {
      const table = executed(boxes, { patch: (game) => game.reached.push(4), travelled: ['deep-space', 'deep-space'] })
        .answers('tigh', 'character:gaius-baltar')
        .rest()
      return table
        .begins((game) => gain(game, 0))
        .finished()
        .expect({ miracles: { baltar: 1 } })
        .action('baltar')
    }
    late(pegasusAndDaybreak).isAskedWithout('baltar', 'ability:cylonDetector').goesOn()
    late(allBoxes).may('baltar', 'ability:cylonDetector').goesOn()
  },
)
rule('An executed Mutineer who was Admiral: whoever follows is not, though first in line', () => {
  executed(pegasusAndDaybreak, { seats: ['tigh', 'roslin', 'starbuck', 'cottle'], admiral: 'tigh', mutineer: 'tigh' })
    .answers('tigh', 'character:william-adama')
    .rest()
    .expect({ mutineer: 'adama', admiral: 'starbuck' })
})
rule(
  'An executed leader comes to the Resurrection Ship and keeps Super Crisis cards; tokens and Mutiny cards are lost',
  () => {
    for (const boxes of [pegasusAndDaybreak, exodusAndDaybreak, allBoxes]) {
      const { state } = executed(boxes, {
        seats: ['doral', 'roslin', 'starbuck', 'adama'],
        infiltrating: ['doral'],
        at: { doral: 'command' },
        superCrises: { doral: ['massive-assault'] },
        mutiny: { doral: ['panic'] },
        motives: { doral: hidden },
        hands: { doral: ['politics 1'] },
      })
        .rest()
        .expect({ at: { doral: 'resurrection-ship' }, mutiny: { doral: [] } })
        .expect({ miracles: { doral: 0 }, morale: 8, hand: { doral: 0 }, revealed: ['doral'] })
      assert.deepEqual(state.seats[0].superCrises, ['massive-assault'])
    }
  },
)
rule('Once the hub is destroyed executed Cylons come there', () => {
  executed(allBoxes, {
    hubDestroyed: true,
    loyalty: { tigh: ['cylon-reduce-morale'] },
    options: { objective: 'earth' },
  })
    .answers('tigh', 'reveal:cylon-reduce-morale')
    .rest()
    .expect({ at: { tigh: 'hub-destroyed' } })
})

// The Mutineer

rule('An eliminated Mutineer who is a Cylon hands the card on', () => {
  exodusAndDaybreak({
    seats,
    options: { objective: 'ionian-nebula' },
    loyalty: { tigh: ['cylon-reduce-morale', 'you-are-the-mutineer'] },
    trauma: { tigh: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic'] },
    travelled: ['cylon-ambush', 'asteroid-field'],
    tops: { destination: ['barren-planet', 'barren-planet'] },
  })
    .jump()
    .until('handOnMutineer:give')
    .answers('tigh', 'seat:roslin')
    .rest()
    .expect({ mutineer: 'roslin', outOfTheGame: [0] })
})
rule('A revealed Boomer passes two cards of the Sleeper Agent phase to one player, with Exodus one', () => {
  const given = (boxes: typeof allBoxes) =>
    boxes({ seats: ['boomer', 'roslin', 'starbuck'], revealed: ['boomer'], tops: { loyalty: [human, human, human] } })
      .sleeperAgentPhase()
      .answers('boomer', 'seat:roslin')
      .rest().state.seats[1].loyalty.length
  // Her own card of the first deal, the one of the phase, and what Boomer gives her.
  assert.equal(given(pegasusAndDaybreak), 4)
  assert.equal(given(allBoxes), 3)
})

// The Final Five

rule('An infiltrator who finds one of the Final Five is a human player; a leader who is not is untouched', () => {
  const looks = (card: string, infiltrating: boolean) =>
    allBoxes({
      seats: ['doral', 'roslin', 'starbuck', 'adama'],
      ...(infiltrating ? { infiltrating: ['doral' as const], at: { doral: 'command' as const } } : {}),
      loyalty: { roslin: [card] },
      motives: { doral: hidden },
      options: { finalFive: true },
    })
      .begins((game) => lookAtLoyalty(game, 0, 1, true))
      .rest()
  looks('final-five-examiner-brig', true).expect({ at: { doral: 'brig' } })
  looks('final-five-examiner-executed', true).expect({ at: { doral: 'resurrection-ship' }, revealed: ['doral'] })
  looks('final-five-examiner-brig', false).expect({ at: { doral: 'caprica' } })
})
rule('Visions that find one of the Final Five lead to the Resurrection Ship once, executed or not', () => {
  const table = allBoxes({
    seats: ['danna', 'roslin', 'starbuck', 'adama'],
    infiltrating: ['danna'],
    at: { danna: 'command' },
    loyalty: { roslin: ['final-five-examiner-executed'] },
    motives: { danna: hidden },
    options: { finalFive: true },
  })
    .action('danna')
    .answers('danna', 'ability:visions')
    .answers('danna', 'seat:roslin')
    .rest()
    .expect({ at: { danna: 'resurrection-ship' }, revealed: ['danna'] })
  assert.equal(table.log('endsInfiltration').length, 1)
})

// The trial

rule('Athena, who infiltrates, is judged as a human player; another leader as a Cylon', () => {
  const judged = (situation: Partial<Situation>) =>
    exodusAndDaybreak({
      seats: ['athena', 'roslin', 'starbuck', 'adama'],
      motives: { athena: hidden },
      options: { objective: 'ionian-nebula' },
      trauma: { athena: ['antagonistic', 'antagonistic', 'antagonistic', 'antagonistic', 'benevolent'] },
      current: 'roslin',
      travelled: ['cylon-ambush', 'asteroid-field'],
      tops: { destination: ['barren-planet', 'barren-planet'], crossroads: ['the-opera-house'] },
      ...situation,
    })
      .jump()
      .rest()
  judged({ infiltrating: ['athena'], at: { athena: 'hangar-deck' } }).expect({ outOfTheGame: [0] })
  judged({}).expect({ outOfTheGame: [] })
})

// The end

rule('Preventative Policy of the last turn holds for what an open goal costs', () => {
  const left = (policies: readonly string[]) =>
    allBoxes({
      seats,
      travelled: ['cylon-ambush', 'deep-space', 'icy-moon', 'barren-planet', 'remote-planet'],
      loyalty: { roslin: ['personal-goal-use-caution'] },
      options: { personalGoals: true },
      population: 3,
      patch: (game) => {
        const pegasus = { superCrises: [], engineRoom: false, policies: [...policies] }
        game.boxes = { ...game.boxes, pegasus } as never
      },
    })
      .jump()
      .rest().state.resources.population
  assert.equal(left([]), 2)
  assert.equal(left(['population']), 3)
})
