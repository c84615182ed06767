// Personal goals and the Final Five.

import assert from 'node:assert/strict'
import { copyGame } from '../../src/core/copy.ts'
import type { CharacterId, Resource } from '../../src/core/ids.ts'
import { rulesOf } from '../../src/core/rules.ts'
import { view } from '../../src/index.ts'
import { remember } from '../../src/undo.ts'
import { type Name, rule, type Situation, type Table } from '../../testing/index.ts'
import { bothBoxes, conflicted } from './table.ts'

const seats = ['adama', 'roslin', 'starbuck'] as const

/** Each goal with a situation in which it can be shown, one in which it just cannot, and what it costs. */
const goals: readonly [goal: string, shown: Partial<Situation>, not: Partial<Situation>, loses: Resource][] = [
  ['acquire-power', { president: 'adama', admiral: 'adama' }, { admiral: 'adama', president: 'roslin' }, 'food'],
  ['devastation', { nukes: 0 }, { nukes: 1 }, 'morale'],
  ['political-intrigue', { at: { roslin: 'brig' } }, { at: { starbuck: 'brig' } }, 'food'],
  ['sacrifice', { damagedVipers: 4, destroyedVipers: 2 }, { damagedVipers: 4, destroyedVipers: 1 }, 'fuel'],
  ['self-destruction', { at: { adama: 'sickbay' } }, { at: { roslin: 'sickbay' } }, 'morale'],
  [
    'selfish',
    { hands: { adama: ['leadership 5', 'politics 5', 'tactics 5', 'piloting 5'] } },
    { hands: { adama: ['leadership 5', 'politics 5', 'tactics 5', 'piloting 4', 'tactics 4'] } },
    'fuel',
  ],
  [
    'stand-and-fight',
    { space: { front: { raiders: 6 }, rear: { raiders: 4 } } },
    { space: { front: { raiders: 9 } } },
    'population',
  ],
  ['use-caution', { travelled: ['icy-moon'] }, { travelled: ['deep-space'] }, 'population'],
]

const withGoal = (goal: string, more: Partial<Situation> = {}) =>
  conflicted({
    seats,
    at: { adama: 'armory', ...more.at },
    loyalty: { adama: [`personal-goal-${goal}`] },
    ...more,
    ...(more.at && { at: { adama: 'armory', ...more.at } }),
  })

const nearKobol = {
  travelled: ['asteroid-field', 'cylon-ambush', 'cylon-refinery'],
  tops: { destination: ['deep-space', 'remote-planet'] },
} as const
const dials = { fuel: 5, food: 5, morale: 5, population: 5 }

for (const [goal, shown, not, loses] of goals) {
  const show = `goal:personal-goal-${goal}`
  rule(`${goal} can be shown as soon as it is fulfilled, and a card is drawn for it`, () => {
    const table = withGoal(goal, shown).action()
    const deck = table.state.decks
    table.answers('adama', show).rest()
    assert.deepEqual(
      table.state.seats[0].loyalty.map(({ revealed }) => revealed),
      [true, false],
    )
    assert.equal(table.state.decks.loyalty.cards.length, deck.loyalty.cards.length)
    assert.equal(table.state.decks.notACylon.cards.length, deck.notACylon.cards.length - 1)
    table.action('adama').mayNot('adama', show).goesOn()
  })
  rule(`${goal} cannot be shown before, nor by a revealed Cylon`, () => {
    withGoal(goal, not).action().isAskedWithout('adama', show).goesOn()
    withGoal(goal, { ...shown, president: 'roslin', admiral: 'starbuck', revealed: ['adama'] })
      .action()
      .mayNot('adama', show)
      .goesOn()
  })
  rule(`${goal} costs 1 ${loses} when the game ends with it hidden`, () => {
    withGoal(goal, { ...nearKobol, ...dials })
      .jump()
      .until('testing:finished')
      .finished()
      .expect({ [loses]: 4 })
  })
}

rule('A goal shown at distance 6 brings a card, at 7 none', () => {
  const far = (travelled: Situation['travelled']) =>
    withGoal('devastation', { nukes: 0, travelled }).action().answers('adama', 'goal:personal-goal-devastation').rest()
      .state.seats[0].loyalty.length
  assert.equal(far(['asteroid-field', 'cylon-ambush']), 2)
  assert.equal(far(['asteroid-field', 'cylon-refinery', 'deep-space']), 1)
})
rule('Detention and the Medical Center are neither the Brig nor Sickbay to a goal', () => {
  const onPlanet = (goal: string, at: Situation['at']) =>
    bothBoxes({
      seats,
      at,
      newCaprica: {},
      loyalty: { adama: [`personal-goal-${goal}`] },
      options: { objective: 'new-caprica', personalGoals: true },
    })
      .action()
      .isAskedWithout('adama', `goal:personal-goal-${goal}`)
      .goesOn()
  onPlanet('self-destruction', { adama: 'detention' })
  onPlanet('self-destruction', { adama: 'medical-center' })
  onPlanet('political-intrigue', { adama: 'resistance-hq', roslin: 'detention' })
})
rule('Selfish is paid card by card, and only so that exactly 20 can be reached', () => {
  withGoal('selfish', {
    hands: { adama: ['leadership 5', 'politics 5', 'tactics 5', 'politics 3', 'politics 2', 'tactics 4'] },
  })
    .action()
    .answers('adama', 'goal:personal-goal-selfish')
    .refuses('adama', 'card:tactics 4')
    .answers('adama', 'card:leadership 5')
    .answers('adama', 'card:politics 3')
    .rest()
    .expect({ hand: { adama: ['tactics 4'] } })
})

/** The last jump. */
const ending = (more: Partial<Situation>) =>
  conflicted({ seats, ...nearKobol, ...dials, ...more })
    .jump()
    .until('testing:finished')
    .finished()
const goal = (name: Name) => ({ loyalty: { [name]: ['personal-goal-devastation'] } })

rule('A hidden Cylon loses the resource too, a revealed one does not', () => {
  ending({ loyalty: { adama: ['personal-goal-devastation', 'cylon-centurion'] } }).expect({ morale: 4 })
  ending({ loyalty: { adama: ['personal-goal-devastation', 'cylon-centurion'] }, revealed: ['adama'] }).expect({
    morale: 5,
  })
})
rule('An open goal turns a victory of the humans into a defeat', () => {
  ending({ ...goal('adama'), morale: 1 }).expect({ morale: 0 })
  const over = ending({ ...goal('adama'), morale: 1 }).state.over
  assert.deepEqual(
    [over?.winner, over?.reason, over?.goals],
    ['cylons', 'morale', [{ seat: 0, card: 'personal-goal-devastation' }]],
  )
  assert.equal(ending({ ...goal('adama'), morale: 2 }).state.over?.winner, 'humans')
})

/** Each way in which a game ends, with Adama's goal still hidden. */
const ends: Readonly<Record<string, () => Table>> = {
  boarded: () => open({ boarding: [0, 0, 0, 1] }).activate('heavy'),
  'galactica-destroyed': () =>
    open({
      damaged: ['admirals-quarters', 'armory', 'command', 'ftl-control', 'hangar-deck'],
      tokens: ['damage-weapons-control'],
      tops: { destination: ['dying-star', 'deep-space'] },
    }).jump(),
  food: () =>
    open({ food: 1, at: { adama: 'armory' }, tops: { crisis: ['water-sabotaged'] } })
      .actionStep()
      .answers('adama', 'nothing')
      .answers('adama', 'option:1'),
  'no-characters': () =>
    open({
      seats: ['cally', 'roslin', 'adama'],
      at: { cally: 'command', roslin: 'command' },
      executed: Object.keys(rulesOf(conflicted({ seats }).goesOn().state).characters).filter(
        (id) => !['callandra-cally-tyrol', 'laura-roslin', 'william-adama'].includes(id),
      ) as CharacterId[],
    })
      .action()
      .answers('cally', 'ability:dischargeOfAFirearm'),
  'new-caprica': () =>
    open({
      options: { sets: ['base', 'pegasus', 'exodus'], objective: 'new-caprica' },
      newCaprica: { orbit: true, locked: [] },
      at: { adama: 'command', roslin: 'command', starbuck: 'command' },
    })
      .action()
      .answers('adama', 'action:leave-new-caprica'),
}
function open(more: Partial<Situation>): Table {
  return conflicted({ seats, ...dials, loyalty: { adama: ['personal-goal-devastation'] }, ...more })
}
for (const [reason, end] of Object.entries(ends)) {
  rule(`A hidden goal costs its resource when the game ends by ${reason}`, () => {
    const { over, resources } = end().rest().state
    const winner = reason === 'new-caprica' ? 'humans' : 'cylons'
    assert.deepEqual(over, {
      winner,
      reason,
      goals: [{ seat: reason === 'no-characters' ? 2 : 0, card: 'personal-goal-devastation' }],
    })
    assert.equal(resources.morale, reason === 'no-characters' ? 3 : 4)
  })
}
rule('A goal that was shown, or discarded by an execution, costs nothing', () => {
  const shown = open({ ...nearKobol, nukes: 0 })
    .action()
    .answers('adama', 'goal:personal-goal-devastation')
    .rest()
  shown.jump().until('testing:finished').finished().expect({ morale: 5 })
  const executed = conflicted({
    seats: ['cally', 'roslin', 'adama'],
    ...nearKobol,
    ...dials,
    at: { cally: 'command', adama: 'command' },
    loyalty: { adama: ['personal-goal-devastation'] },
    tops: { ...nearKobol.tops, loyalty: ['you-are-not-a-cylon', 'you-are-not-a-cylon', 'you-are-not-a-cylon'] },
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .rest()
  assert.equal(executed.jump().until('testing:finished').finished().state.over?.goals, undefined)
})

// The Final Five

const baltar = ['baltar', 'roslin', 'starbuck'] as const
const cards = (...five: string[]) =>
  five.map((card) => (card === 'human' ? 'you-are-not-a-cylon' : `final-five-${card}`))

/** Baltar looks at all loyalty cards of Roslin. */
const detected = (five: readonly string[], more: Partial<Situation> = {}): Table =>
  conflicted({
    seats: baltar,
    loyalty: { roslin: cards(...five) },
    hands: { baltar: ['politics 1', 'politics 2', 'politics 3'], starbuck: ['piloting 1', 'piloting 2', 'tactics 1'] },
    ...more,
  })
    .action()
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')

rule('Cylon activation: raiders, basestars and heavy raiders act at once', () => {
  const table = detected(['cylon-activation'], { space: { front: { raiders: 1, vipers: 1 } }, dice: [1] }).rest()
  assert.equal(table.log('attacks').length, 1)
})
rule('Damage: Galactica is damaged twice', () => {
  detected(['damage-galactica'], { tokens: ['damage-hangar-deck', 'damage-armory'] })
    .rest()
    .expect({ damaged: ['hangar-deck', 'armory'] })
})
rule('Whoever examines: to the Brig, or executed', () => {
  detected(['examiner-brig'])
    .rest()
    .expect({ at: { baltar: 'brig' } })
  detected(['examiner-executed']).asks('baltar', 'execution:chooseCharacter').rest().expect({ morale: 9 })
})
rule(
  'You are executed: the holder dies, all other humans discard 2 cards at random, and the card leaves the game',
  () => {
    const table = detected(['you-are-executed']).asks('roslin', 'execution:chooseCharacter').rest()
    table.expect({ hand: { baltar: 1, starbuck: 1 }, morale: 9 })
    assert.ok(table.state.removed.cards.includes('final-five-you-are-executed'))
  },
)
rule('Several are all resolved, in the order of the current player, even if the first executes who looked', () => {
  detected(['examiner-executed', 'damage-galactica'], { tokens: ['damage-hangar-deck', 'damage-armory'] })
    .asks('baltar', 'finalFive:choose', ['card:final-five-examiner-executed', 'card:final-five-damage-galactica'])
    .answers('baltar', 'card:final-five-examiner-executed')
    .answers('baltar', 'character:tom-zarek')
    .rest()
    .expect({ damaged: ['hangar-deck', 'armory'] })
})
rule('A Quorum card that looks finds them too', () => {
  conflicted({
    seats: ['roslin', 'tigh', 'adama'],
    quorumHand: ['release-cylon-mugshots'],
    loyalty: { tigh: cards('examiner-brig') },
    dice: [8],
  })
    .action()
    .answers('roslin', 'quorum:release-cylon-mugshots')
    .answers('roslin', 'seat:tigh')
    .rest()
    .expect({ at: { roslin: 'brig' } })
})
rule('A crisis that looks finds them too', () => {
  const hand = ['politics 5', 'politics 4', 'leadership 5']
  conflicted({
    seats: ['tigh', 'roslin', 'adama'],
    loyalty: { adama: cards('examiner-brig') },
    hands: { roslin: hand },
    tops: { destiny: ['politics 1', 'leadership 1'] },
  })
    .crisis('terrorist-investigations')
    .contributes({ roslin: hand })
    .answers('tigh', 'seat:adama')
    .rest()
    .expect({ at: { tigh: 'brig' } })
})
/** A revealed Cylon draws a crisis at Caprica, and the check lets the current player look at a card. */
const examinedByCylon = (five: string, more: Partial<Situation> = {}) => {
  const hand = ['politics 5', 'politics 4', 'leadership 5']
  return conflicted({
    seats: ['starbuck', 'roslin', 'adama'],
    revealed: ['starbuck'],
    at: { starbuck: 'caprica' },
    loyalty: { adama: cards(five) },
    hands: {
      starbuck: ['piloting 1', 'piloting 2', 'piloting 3'],
      roslin: hand,
      adama: ['tactics 1', 'tactics 2', 'tactics 3'],
    },
    tops: { destiny: ['politics 1', 'leadership 1'] },
    ...more,
  })
    .crisis('terrorist-investigations')
    .contributes({ roslin: hand })
    .answers('starbuck', 'seat:adama')
}
rule('A Cylon player who examines one is neither sent nor executed nor discards; what else it does happens', () => {
  const untouched = { at: { starbuck: 'caprica' }, hand: { starbuck: 3 }, character: { 0: 'starbuck' } } as const
  examinedByCylon('examiner-brig')
    .rest()
    .expect({ ...untouched, morale: 10 })
  examinedByCylon('examiner-executed')
    .rest()
    .expect({ ...untouched, morale: 10 })
  examinedByCylon('damage-galactica', { tokens: ['damage-hangar-deck', 'damage-armory'] })
    .rest()
    .expect({ ...untouched, damaged: ['hangar-deck', 'armory'] })
  const table = examinedByCylon('you-are-executed')
    .asks('adama', 'execution:chooseCharacter')
    .rest()
    .expect({ ...untouched, morale: 9 })
  assert.equal(table.view('roslin').seats[2].loyalty.length, 1)
  const shown = examinedByCylon('examiner-brig').rest().view('roslin')
  assert.deepEqual(
    shown.seats[2].loyalty.map(({ card }) => card),
    ['final-five-examiner-brig'],
  )
})
rule('A Cylon player whose card is examined is untouched by it', () => {
  detected(['you-are-executed'], {
    loyalty: { roslin: [...cards('you-are-executed'), 'cylon-centurion'] },
    revealed: ['roslin'],
  })
    .rest()
    .expect({ revealed: ['roslin'], morale: 10, at: { roslin: 'resurrection-ship' } })
})
rule('Found by nobody, an executed holder shows it: every human discards 2 cards, and it leaves the game', () => {
  const table = conflicted({
    seats: ['cally', 'roslin', 'starbuck'],
    at: { cally: 'command', roslin: 'command' },
    loyalty: { roslin: cards('examiner-brig') },
    hands: { cally: ['politics 1', 'politics 2', 'politics 3'], starbuck: ['piloting 1', 'piloting 2'] },
  })
    .action()
    .answers('cally', 'ability:dischargeOfAFirearm')
    .rest()
    .expect({ hand: { cally: 1, starbuck: 0 }, at: { cally: 'command' } })
  assert.ok(table.state.removed.cards.includes('final-five-examiner-brig'))
})

rule('Whoever one of the Final Five executes may hold another, which an execution reveals then', () => {
  const hands = {
    roslin: ['politics 1', 'politics 2', 'politics 3', 'leadership 1', 'leadership 2'],
    starbuck: ['piloting 1', 'piloting 2', 'piloting 3', 'tactics 1', 'tactics 2'],
  }
  const examiner = detected(['examiner-executed'], {
    loyalty: { roslin: cards('examiner-executed'), baltar: [...cards('examiner-brig'), 'you-are-not-a-cylon'] },
    hands,
  })
  examiner
    .until('execution:chooseCharacter')
    .answers('baltar', 'character:tom-zarek')
    .rest()
    .expect({ hand: { roslin: 3, starbuck: 3 } })
  assert.deepEqual(examiner.state.removed.cards, cards('examiner-brig'))
  const holder = detected(['damage-galactica', 'you-are-executed'], { hands })
    .answers('baltar', 'card:final-five-damage-galactica')
    .rest()
    .expect({ hand: { starbuck: 1 } })
  assert.deepEqual(holder.state.removed.cards.toSorted(), cards('damage-galactica', 'you-are-executed'))
})
rule('One of the Final Five that is handed on has not been examined', () => {
  const table = conflicted({
    seats: ['adama', 'roslin', 'starbuck'],
    options: { sets: ['base', 'pegasus', 'exodus'] },
    loyalty: { adama: ['cylon-centurion', ...cards('examiner-executed')] },
  })
    .action()
    .answers('adama', 'reveal:cylon-centurion')
    .answers('adama', 'no')
    .answers('adama', 'seat:roslin')
    .finished()
    .expect({ morale: 10 })
  assert.equal(table.log('finalFiveShown').length, 0)
  assert.equal(table.state.seats[1].loyalty.length, 2)
})

// What everybody knows afterwards

const shuffled = (seed: string) =>
  conflicted({ seats: baltar, seed, loyalty: { roslin: cards('human', 'examiner-brig') }, quorumHand: [] })

rule('Once shown and shuffled, everybody knows that the card is there, and nobody where', () => {
  const orders = new Set<string>()
  for (let n = 0; n < 12; n++) {
    const table = shuffled(`order ${n}`)
      .action()
      .answers('baltar', 'ability:cylonDetector')
      .answers('baltar', 'seat:roslin')
      .rest()
    orders.add(table.state.seats[1].loyalty.map(({ card }) => card).join())
    assert.deepEqual(
      table.view('starbuck').seats[1].loyalty.map(({ card }) => card),
      ['final-five-examiner-brig', '?'],
    )
    assert.deepEqual(
      table.view('spectator').seats[1].loyalty.map(({ card }) => card),
      ['final-five-examiner-brig', '?'],
    )
    assert.deepEqual(
      table.view('baltar').seats[1].loyalty.map(({ card }) => card),
      ['final-five-examiner-brig', 'you-are-not-a-cylon'],
    )
  }
  assert.equal(orders.size, 2)
})
rule('Loyalty cards that a seat has not seen may be exchanged without a byte of its view changing', () => {
  const game = shuffled('exchange')
    .action()
    .answers('baltar', 'ability:cylonDetector')
    .answers('baltar', 'seat:roslin')
    .rest().state
  const other = copyGame(game)
  other.seats[1].loyalty.reverse()
  for (const viewer of [0, 2, 'spectator'] as const)
    assert.equal(JSON.stringify(view(other, viewer)), JSON.stringify(view(game, viewer)))
})
rule('What was learned of a card that was shuffled since stays known after an undo', () => {
  for (let n = 0; n < 6; n++) {
    const table = shuffled(`undo ${n}`).action()
    const before = table.state
    const later = table.answers('baltar', 'ability:cylonDetector').answers('baltar', 'seat:roslin').rest().state
    remember(before, later)
    assert.deepEqual(
      view(before, 2).seats[1].loyalty.map(({ card }) => card),
      ['final-five-examiner-brig', '?'],
    )
    assert.deepEqual(
      view(before, 0).seats[1].loyalty.map(({ card }) => card),
      ['final-five-examiner-brig', 'you-are-not-a-cylon'],
    )
  }
})
