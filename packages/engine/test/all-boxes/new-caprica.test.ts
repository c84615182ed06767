// New Caprica with what other boxes bring: sheets, cards and titles while Galactica is away and afterwards, and the order of the end.
// (Rulebooks: New Caprica; Combining expansions; docs/rulings.md, Leaders on New Caprica.)

import assert from 'node:assert/strict'
import { drawMutinyCard } from '../../src/sets/daybreak/mutiny.ts'
import { execution } from '../../src/sets/parts/execution.ts'
import { rule, type Situation } from '../../testing/index.ts'
import { allBoxes, pegasusAndDaybreak } from './table.ts'

const seats = ['tigh', 'roslin', 'starbuck', 'lampkin'] as const
const hidden = ['learn-to-cherish', 'keep-them-docile']

const onThePlanet = (boxes: typeof allBoxes) => (situation: Partial<Situation>) =>
  boxes({
    seats,
    admiral: 'tigh',
    president: 'roslin',
    newCaprica: {},
    ...situation,
    options: { objective: 'new-caprica', ...situation.options },
  })

const occupied = onThePlanet(pegasusAndDaybreak)
const everything = onThePlanet(allBoxes)

// Sheets

rule('Meticulous while Galactica is away: to any location of New Caprica, with another action there', () => {
  occupied({
    seats: ['doral', 'roslin', 'starbuck', 'tigh'],
    infiltrating: ['doral'],
    at: { doral: 'resistance-hq' },
    motives: { doral: hidden },
  })
    .action('doral')
    .answers('doral', 'action:end-infiltration')
    .answers('doral', 'ability:meticulous')
    .asks('doral', 'meticulous:choose', [
      'location:resistance-hq',
      'location:occupation-authority',
      'location:breeders-canyon',
      'location:shipyard',
    ])
    .answers('doral', 'location:shipyard')
    .asks('doral', 'action:choose')
    .goesOn()
    .expect({ at: { doral: 'shipyard' }, revealed: ['doral'], miracles: { doral: 0 } })
})

const resolute = (situation: Partial<Situation>) =>
  occupied({
    seats: ['athena', 'roslin', 'starbuck', 'tigh'],
    infiltrating: ['athena'],
    motives: { athena: hidden },
    ...situation,
  })
    .action('athena')
    .answers('athena', 'ability:resolute')

rule('Resolute while Galactica is away reaches no location that is not on New Caprica', () => {
  resolute({})
    .asks('athena', 'resolute:choose', [
      'activate:resistance-hq',
      'activate:occupation-authority',
      'activate:breeders-canyon',
      'activate:shipyard',
    ])
    .goesOn()
})
rule('Resolute uses either action of a location of New Caprica, the humans’ or the Cylons’', () => {
  const shipyard = (action: string) =>
    resolute({ newCaprica: { locked: ['population-1'] } })
      .answers('athena', 'activate:shipyard')
      .asks('athena', 'resolute:side', ['humanAction', 'cylonAction'])
      .answers('athena', action)
  shipyard('cylonAction').asks('athena', 'inspectShip:putBack').goesOn()
  const prepared = shipyard('humanAction').finished()
  assert.equal(prepared.log('shipPrepared').length, 1)
  // As a Cylon player too.
  resolute({ infiltrating: [], newCaprica: { locked: ['population-1'] } })
    .answers('athena', 'activate:shipyard')
    .answers('athena', 'humanAction')
    .finished()
  // Where both have the same action nobody asks.
  resolute({}).answers('athena', 'activate:resistance-hq').asks('athena', 'chooseCharacter:choose').goesOn()
})
rule('Attorney on New Caprica: out of Detention to another location there, and the hand is Lampkin’s', () => {
  occupied({ current: 'lampkin', at: { tigh: 'detention' }, hands: { tigh: ['tactics 1', 'tactics 2'] } })
    .action('lampkin')
    .answers('lampkin', 'ability:attorney')
    .asks('lampkin', 'moveFromBrig:choose', [
      'location:resistance-hq',
      'location:occupation-authority',
      'location:breeders-canyon',
      'location:shipyard',
    ])
    .answers('lampkin', 'location:shipyard')
    .finished()
    .expect({ at: { tigh: 'shipyard' }, hand: { tigh: 0, lampkin: 2 } })
})
rule('Coup out of Detention leads to Resistance HQ while Galactica is away, and to Command afterwards', () => {
  for (const [orbit, place] of [
    [false, 'resistance-hq'],
    [true, 'command'],
  ] as const)
    everything({ seats: ['gaeta', 'roslin', 'starbuck', 'tigh'], newCaprica: { orbit }, at: { gaeta: 'detention' } })
      .action('gaeta')
      .answers('gaeta', 'ability:coup')
      .finished()
      .expect({ at: { gaeta: place }, admiral: 'gaeta' })
})
rule(
  'Visions in Detention: D’Anna keeps her whole hand, and comes to the Medical Center while Galactica is away',
  () => {
    occupied({
      seats: ['danna', 'roslin', 'starbuck', 'tigh'],
      infiltrating: ['danna'],
      at: { danna: 'detention' },
      motives: { danna: hidden },
      hands: { danna: ['politics 1', 'politics 1', 'politics 2', 'politics 2'] },
    })
      .action('danna')
      .answers('danna', 'ability:visions')
      .answers('danna', 'seat:tigh')
      .finished()
      .expect({ at: { danna: 'medical-center' }, hand: { danna: 4 }, revealed: ['danna'] })
  },
)

// Cards

rule('Unorthodox Plan reaches nothing aboard Galactica while she is away', () => {
  const hands = { tigh: ['unorthodox-plan-3'] }
  occupied({ hands }).action('tigh').isAskedWithout('tigh', 'play:unorthodox-plan-3').goesOn()
  occupied({ hands, newCaprica: { orbit: true } })
    .action('tigh')
    .may('tigh', 'play:unorthodox-plan-3')
    .goesOn()
})
rule('A prisoner in Detention who draws too many Mutiny cards only gives one up', () => {
  const table = occupied({ at: { tigh: 'detention' }, mutiny: { tigh: ['panic'] } })
    .begins((game) => drawMutinyCard.begin(game, { seat: 0 }))
    .rest()
    .expect({ at: { tigh: 'detention' } })
  assert.equal(table.state.kept?.find(({ by, deck }) => by === 0 && deck === 'mutiny')?.cards.length, 1)
})
rule('The Mutineer draws for the jump icon while Galactica is away, and for no evacuation', () => {
  const drawn = (orbit: boolean) =>
    occupied({ mutineer: 'tigh', newCaprica: { orbit }, tops: { mutiny: ['panic'] } })
      .crisis('a-cylon-ally')
      .rest()
      .log('drawsMutiny').length
  assert.equal(drawn(false), 1)
  assert.equal(drawn(true), 0)
})

rule('Nobody places or attacks centurions while Galactica is away with them', () => {
  const message = { mutiny: { tigh: ['send-a-message'] }, boarding: [0, 1, 0, 0] } as const
  everything(message)
    .action('tigh')
    .answers('tigh', 'mutiny:send-a-message')
    .finished()
    .expect({ boarding: [0, 1, 0, 0] })
  everything({ ...message, newCaprica: { orbit: true }, tokens: ['lose-food'], dice: [5] })
    .action('tigh')
    .answers('tigh', 'mutiny:send-a-message')
    .answers('tigh', 'board:galactica')
    .finished()
    .expect({ boarding: [0, 0, 0, 0] })
  everything({ loyalty: { tigh: ['cylon-centurion'] } })
    .action('tigh')
    .answers('tigh', 'reveal:cylon-centurion')
    .finished()
    .expect({ boarding: [0, 0, 0, 0] })
})
rule('Negotiation holds back ships, but not the occupation forces, whether Galactica is away or in orbit', () => {
  for (const orbit of [false, true])
    occupied({ hands: { tigh: ['negotiation-5'] }, newCaprica: { orbit, forces: [1, 0, 0] } })
      .action('tigh')
      .answers('tigh', 'play:negotiation-5')
      .finished()
      .activate('launch', 'occupation')
      .finished()
      .expect({ forces: [0, 1, 0], raiders: { front: 0 } })
})
rule('With the Cylon Fleet no nuke is launched while Galactica is away', () => {
  const admiral = (orbit: boolean) =>
    everything({ newCaprica: { orbit }, options: { cylonFleet: true } }).action('tigh')
  admiral(false).isAskedWithout('tigh', 'nuke').goesOn()
  admiral(true).may('tigh', 'nuke').goesOn()
})

// People

rule(
  'Whoever reveals or is executed while Galactica is away comes to the Medical Center, and hands on the Mutineer',
  () => {
    occupied({ loyalty: { tigh: ['cylon-reduce-morale', 'you-are-the-mutineer'] } })
      .action('tigh')
      .answers('tigh', 'reveal:cylon-reduce-morale')
      .until('handOnMutineer:give')
      .answers('tigh', 'seat:roslin')
      .rest()
      .expect({ at: { tigh: 'medical-center' }, mutineer: 'roslin' })
  },
)
rule('In Detention a Cylon card has no power, and Admiral and CAG keep their titles', () => {
  const table = everything({
    seats: ['tigh', 'roslin', 'starbuck', 'adama'],
    at: { adama: 'detention', starbuck: 'detention' },
    admiral: 'adama',
    cag: 'starbuck',
    current: 'adama',
    options: { cylonFleet: true },
    loyalty: { adama: ['cylon-reduce-morale'] },
  }).expect({ admiral: 'adama', cag: 'starbuck' })
  table.action('adama').answers('adama', 'reveal:cylon-reduce-morale').rest()
  table.expect({ morale: 10, admiral: 'tigh', cag: 'starbuck' })
})
rule('Who follows somebody executed while Galactica is away starts at Resistance HQ, with every box', () => {
  for (const character of ['louis-hoshi', 'lee-adama-alt', 'lee-apollo-adama', 'felix-gaeta']) {
    const { state } = everything({})
      .begins((game) => execution.begin(game, { seat: 3 }))
      .answers('lampkin', `character:${character}`)
      .rest()
    assert.equal(state.seats[3].at, 'resistance-hq', character)
  }
})

// The end

rule('The fleet leaves: ships and people are lost, open goals cost, and only then are motives shown', () => {
  const table = everything({
    seats: ['tigh', 'roslin', 'starbuck', 'doral'],
    newCaprica: { orbit: true, locked: ['population-1', 'population-2'] },
    at: { tigh: 'command', roslin: 'command', starbuck: 'shipyard', doral: 'caprica' },
    loyalty: { roslin: ['personal-goal-acquire-power'] },
    motives: { doral: ['pressure-their-leaders', 'subjects-for-study'] },
    ...{ morale: 6, food: 6, fuel: 6, population: 7 },
    options: { personalGoals: true },
  })
    .action('tigh')
    .answers('tigh', 'action:leave-new-caprica')
  const lines = table.rest().state.log.map(({ t }) => t)
  const order = ['executed', 'openGoal', 'gameOverNewCaprica', 'motiveShown', 'leaderInTheEnd']
  assert.deepEqual([...new Set(lines.filter((line) => order.includes(line)))], order)
  assert.equal(table.state.resources.population, 4)
  // Population is exactly what the motive asks for: it was counted after the losses.
  assert.deepEqual(
    table
      .log('motiveShown')
      .map(({ card }) => card)
      .includes('subjects-for-study'),
    true,
  )
})
