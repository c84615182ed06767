// The trial: who is eliminated, what becomes of them, and how the game goes on without them.

import assert from 'node:assert/strict'
import { partOf } from '../../../src/index.ts'
import { clockwiseFrom } from '../../../src/rules/table.ts'
import { view } from '../../../src/view.ts'
import { type Name, rule, type Situation, type Table } from '../../../testing/index.ts'
import { bothBoxes, nebula } from '../table.ts'

type Trauma = NonNullable<Situation['trauma']>

const bad = (count: number) => Array<'antagonistic'>(count).fill('antagonistic')
const good = (count: number) => Array<'benevolent'>(count).fill('benevolent')

/**
 * The current player’s turn comes to a jump that leads to the nebula. Everybody lays an antagonistic token beside a card that does little,
 * which is one of those named here more than they are judged by.
 */
function judged(seats: readonly Name[], trauma: Trauma, more: Partial<Situation> = {}, game = nebula): Table {
  const quiet = ['the-opera-house', 'scanned', 'perjury', 'strange-music', 'miraculous-return', 'testimony']
  const table = game({
    seats,
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    ...{ fuel: 12, food: 12, morale: 12, population: 12 },
    jumpPreparation: 3,
    dice: [8],
    ...(seats.includes('zarek') && !more.revealed?.includes('zarek') ? { president: 'zarek' } : {}),
    ...more,
    options: { objective: 'ionian-nebula', ...more.options },
    at: { [seats[0]]: 'ftl-control', ...more.at },
    trauma,
    tops: { destination: ['barren-planet', 'deep-space'], crossroads: quiet, ...more.tops },
    patch: (state) => {
      // No card does anything, so that what is judged is what the test says.
      for (const held of state.kept ?? []) held.cards.sort()
      more.patch?.(state)
    },
  })
  table.actionStep().answers(seats[0], 'activate:ftl-control')
  return table
}

/** Straight to the trial: nobody has a card, and everybody has these tokens. */
function trial(seats: readonly Name[], trauma: Trauma, more: Partial<Situation> = {}, game = nebula): Table {
  const table = judged(
    seats,
    trauma,
    {
      ...more,
      patch: (state) => {
        state.removed.cards.push(...state.decks.crossroads.cards.splice(0))
        state.decks.crossroads.seen = []
        more.patch?.(state)
      },
    },
    game,
  )
  const { admiral } = table.state.titles
  table.answers(table.name(admiral), 'card:barren-planet')
  return table
}

/** Everybody lays one token before the trial. */
const laid = (own: Trauma): Trauma =>
  Object.fromEntries(Object.entries(own).map(([name, tokens]) => [name, [...(tokens ?? []), 'benevolent']])) as Trauma

const four = ['helo', 'zarek', 'starbuck', 'baltar'] as const

/** Whoever has tokens lays a benevolent one beside a card that is not there. */
function lays(table: Table, ...names: Name[]): Table {
  for (const name of names) table.answers(name, 'beside:benevolent:')
  return table
}

rule('Nobody is eliminated with two tokens that count, or fewer; all trauma leaves the game', () => {
  const table = lays(trial(four, laid({ helo: bad(2), zarek: [...good(4), ...bad(1)] })), 'helo', 'zarek')
  table.expect({ outOfTheGame: [], traumaCount: {}, left: { trauma: 0 } }).goesOn()
  assert.equal(
    table.state.removed.cards.filter((card) => ['benevolent', 'antagonistic', 'disaster'].includes(card)).length,
    38,
  )
})
rule('A human with most antagonistic tokens is executed and eliminated; benevolent ones do not count', () => {
  const own = laid({ helo: [...bad(1), ...good(5)], zarek: bad(3), starbuck: [...bad(2)] })
  const table = lays(trial(four, own, { hands: { zarek: ['politics 1'] } }), 'helo', 'zarek', 'starbuck')
  table.expect({ outOfTheGame: [1], morale: 11, president: 'baltar' }).goesOn()
  const { character, at, hand, loyalty, out } = table.state.seats[1]
  assert.deepEqual(
    { character, at, hand, loyalty, out },
    { character: undefined, at: undefined, hand: [], loyalty: [], out: 'tom-zarek' },
  )
})
rule('A Cylon with most benevolent tokens is boxed, with super crises and all, and does not resurrect', () => {
  const table = lays(
    trial(four, laid({ zarek: good(3), helo: bad(2) }), {
      loyalty: { zarek: ['cylon-damage-galactica'] },
      revealed: ['zarek'],
      superCrises: { zarek: ['massive-assault'] },
    }),
    'zarek',
    'helo',
  )
  table.expect({ outOfTheGame: [1], morale: 12, discards: { superCrisis: ['massive-assault'] } }).goesOn()
  assert.deepEqual(
    table.state.seats[1].loyalty.map(({ revealed }) => revealed),
    [true],
  )
})
rule('A hidden Cylon is judged as a human, shows a card, and costs no morale', () => {
  const table = lays(trial(four, laid({ zarek: bad(3) }), { loyalty: { zarek: ['cylon-damage-galactica'] } }), 'zarek')
  table.answers('zarek', 'reveal:cylon-damage-galactica')
  table.expect({ outOfTheGame: [1], morale: 12, president: 'baltar' }).goesOn()
  assert.ok(table.state.seats[1].revealed)
})
rule('Of humans with as many tokens the President names one, perhaps themselves', () => {
  const own = laid({ helo: bad(3), zarek: bad(3), starbuck: bad(2) })
  for (const named of ['helo', 'zarek'] as const) {
    const table = lays(trial(four, own), 'helo', 'zarek', 'starbuck')
    table.asks('zarek', 'trial:president', ['seat:helo', 'seat:zarek']).answers('zarek', `seat:${named}`)
    table.expect({ outOfTheGame: [named === 'helo' ? 0 : 1] }).goesOn()
  }
})
rule('Cylons with as many tokens are all eliminated', () => {
  const table = lays(
    trial(['helo', 'zarek', 'starbuck', 'baltar', 'adama'], laid({ zarek: good(3), baltar: good(3) }), {
      loyalty: { zarek: ['cylon-damage-galactica'], baltar: ['cylon-reduce-morale'] },
      revealed: ['zarek', 'baltar'],
    }),
    'zarek',
    'baltar',
  )
  table.expect({ outOfTheGame: [1, 3] }).goesOn()
})
rule('Of humans and Cylons with as many tokens the Cylons go, and one human of the President’s choice', () => {
  const cylon = { loyalty: { starbuck: ['cylon-damage-galactica'] }, revealed: ['starbuck'] } as const
  const one = lays(trial(four, laid({ helo: bad(3), starbuck: good(3) }), cylon), 'helo', 'starbuck')
  one.expect({ outOfTheGame: [0, 2] }).goesOn()
  const own = laid({ helo: bad(3), zarek: bad(3), starbuck: good(3) })
  const two = lays(trial(four, own, cylon), 'helo', 'zarek', 'starbuck')
  two
    .answers('zarek', 'seat:helo')
    .expect({ outOfTheGame: [0, 2] })
    .goesOn()
})
rule('The current player who is eliminated is followed by the next one', () => {
  const table = lays(trial(four, laid({ helo: bad(3) })), 'helo').until('turn:next')
  table.expect({ outOfTheGame: [0] })
  assert.ok(
    table.state.stack.some(({ at, over }) => at.startsWith('turn:') && over === true) || table.state.current === 1,
  )
  table.goesOn()
})
rule('The rulebook’s example: two Cylons and two humans, of whom the humans are tied', () => {
  const table = lays(
    trial(
      ['helo', 'zarek', 'anders', 'boomer', 'adama'],
      laid({
        helo: [...bad(3), ...good(1)],
        zarek: [...bad(3), ...good(2)],
        anders: [...good(2), ...bad(3)],
        boomer: good(1),
      }),
      {
        loyalty: { anders: ['cylon-damage-galactica'], boomer: ['cylon-reduce-morale'] },
        revealed: ['anders', 'boomer'],
      },
    ),
    'helo',
    'zarek',
    'anders',
    'boomer',
  )
  table.asks('zarek', 'trial:president', ['seat:helo', 'seat:zarek']).answers('zarek', 'seat:helo')
  table.expect({ outOfTheGame: [0] }).goesOn()
})
rule('Where nobody is left to be President the Cylons have won', () => {
  const table = lays(
    trial(['helo', 'zarek', 'starbuck', 'baltar', 'adama'], laid({ helo: bad(3) }), {
      loyalty: { zarek: ['cylon-damage-galactica'], baltar: ['cylon-reduce-morale'] },
      revealed: ['zarek', 'baltar'],
      patch: (state) => {
        for (const seat of [2, 4])
          Object.assign(state.seats[seat], { revealed: true, sympathizer: true, at: 'resurrection-ship' })
        state.titles = { president: 0, admiral: 0 }
      },
    }),
    'helo',
  )
  table.expect({ over: { winner: 'cylons', reason: 'no-characters' } }).goesOn()
})

rule('An Admiral who is eliminated hands the title on, also where the next in line sits in the Brig', () => {
  const table = lays(trial(['helo', 'zarek', 'starbuck'], laid({ helo: bad(3) }), { at: { starbuck: 'brig' } }), 'helo')
  table.expect({ outOfTheGame: [0], admiral: 'zarek' }).goesOn()
})

rule('Somebody who is out is asked nothing, chosen by nobody, and has lost whoever wins', () => {
  const table = lays(trial(four, laid({ zarek: bad(3) })), 'zarek').until('testing:finished')
  const { state } = table
  assert.deepEqual(clockwiseFrom(state, 0), [0, 2, 3])
  table.crisis('water-sabotaged').until('testing:finished').asksNobody('zarek')
  table.jump().expect({ over: { winner: 'humans', reason: 'ionian-nebula' } })
  const seen = view(table.state, 'spectator')
  assert.equal(partOf(seen, 1)?.won, false)
  table.goesOn()
})

rule('An infiltrator is judged as a human, and another leader as a Cylon', () => {
  const seats = ['kat', 'roslin', 'cain', 'cavil'] as const
  const agendas = { cavil: 'join-the-colonials' }
  const free = trial(seats, laid({ cavil: bad(3) }), { agendas, infiltrating: ['cavil'] }, bothBoxes)
  lays(free, 'cavil').expect({ outOfTheGame: [3] })
  assert.ok(!free.state.log.some(({ t }) => t === 'provesHuman'))
  free.goesOn()
  const among = trial(seats, laid({ cavil: good(3) }), { agendas, infiltrating: ['cavil'] }, bothBoxes)
  lays(among, 'cavil').expect({ outOfTheGame: [] }).goesOn()
  const leader = trial(seats, laid({ cavil: good(3) }), { agendas }, bothBoxes)
  lays(leader, 'cavil')
    .expect({ outOfTheGame: [3] })
    .goesOn()
})
