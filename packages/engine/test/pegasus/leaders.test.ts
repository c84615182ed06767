// Cylon leaders: choosing one, agendas, infiltration; the Sympathetic Cylon; seven players.

import assert from 'node:assert/strict'
import type { CharacterId, LocationId } from '../../src/core/ids.ts'
import type { Game } from '../../src/index.ts'
import { aimOf, newGame, openView, pending, submit, view } from '../../src/index.ts'
import { rule, type Situation } from '../../testing/index.ts'
import { newCaprica, pegasus } from './table.ts'

/** A new game in which the characters are chosen in this order, and everything else by default. */
function setUp(players: number, characters: readonly string[], more: object = {}): Game {
  const game = newGame({ players, sets: ['base', 'pegasus'], ...more }, `leaders ${players}`)
  const wanted = [...characters]
  while (game.turn === 0) {
    const [{ seat, id, kind, fallback }] = pending(game)
    const answer = kind === 'setup:chooseCharacter' ? [`character:${wanted.shift()}`] : fallback
    submit(game, seat, id, answer)
  }
  return game
}

const chooseFirst = (players: number, more: object = {}): string[] => {
  const game = newGame({ players, sets: ['base', 'pegasus'], ...more }, 'choose')
  return pending(game)[0].options.map(({ id }) => id.slice('character:'.length))
}

rule('A leader may be chosen by any player from four players on, unless the variant forbids it', () => {
  assert.ok(chooseFirst(4).includes('cavil'))
  assert.ok(!chooseFirst(3).includes('cavil'))
  assert.ok(!chooseFirst(4, { noCylonLeader: true }).includes('cavil'))
})

rule('Only one player may play a leader', () => {
  const game = newGame({ players: 4, sets: ['base', 'pegasus'] }, 'one')
  const [first] = pending(game)
  submit(game, first.seat, first.id, 'character:cavil')
  const next = pending(game)[0].options.map(({ id }) => id)
  assert.ok(!next.includes('character:leoben-conoy') && !next.includes('character:caprica-six'))
})

rule('With seven players the last one must play a leader if nobody else does', () => {
  const humans = [
    'laura-roslin',
    'saul-tigh',
    'kara-starbuck-thrace',
    'tom-zarek',
    'helena-cain',
    'louanne-kat-katraine',
  ]
  const game = newGame({ players: 7, sets: ['base', 'pegasus'] }, 'seven')
  for (const human of humans) {
    const [{ seat, id }] = pending(game)
    submit(game, seat, id, `character:${human}`)
    while (pending(game)[0].kind !== 'setup:chooseCharacter') {
      const [decision] = pending(game)
      submit(game, decision.seat, decision.id, decision.fallback)
    }
  }
  const left = pending(game)[0].options.map(({ id }) => id.slice('character:'.length))
  assert.deepEqual(left, ['cavil', 'leoben-conoy', 'caprica-six'])
})

for (const [players, cylons, humans, deck] of [
  [4, 1, 5, 'sympatheticAgenda'],
  [5, 1, 7, 'hostileAgenda'],
  [6, 2, 8, 'sympatheticAgenda'],
  [7, 2, 10, 'hostileAgenda'],
] as const) {
  rule(`With ${players} players and a leader: ${cylons} Cylon and ${humans} human cards, and one agenda`, () => {
    const chosen = [
      'cavil',
      'laura-roslin',
      'saul-tigh',
      'kara-starbuck-thrace',
      'tom-zarek',
      'helena-cain',
      'louanne-kat-katraine',
    ]
    const game = setUp(players, chosen.slice(0, players))
    const cards = [...game.decks.loyalty.cards, ...game.seats.flatMap(({ loyalty }) => loyalty.map(({ card }) => card))]
    assert.equal(cards.filter((card) => card.startsWith('cylon')).length, cylons)
    assert.equal(cards.filter((card) => card.startsWith('you-are-not')).length, humans)
    assert.equal(game.kept?.length, 1)
    assert.equal(game.kept?.[0].deck, deck)
    const leader = game.seats.findIndex(({ character }) => character === 'cavil')
    assert.equal(game.kept?.[0].by, leader)
    assert.deepEqual(game.seats[leader].loyalty, [])
    const other = (leader + 1) % players
    assert.equal(view(game, other).kept?.[0].cards[0], '?')
    assert.equal(view(game, leader).kept?.[0].cards[0], game.kept?.[0].cards[0])
  })
}

rule('Without a leader the Sympathizer joins the deck at 4 players, with one it does not', () => {
  const humans = ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace', 'tom-zarek']
  assert.ok(setUp(4, humans).decks.loyalty.cards.includes('you-are-a-sympathizer'))
  assert.ok(!setUp(4, ['cavil', ...humans.slice(0, 3)]).decks.loyalty.cards.includes('you-are-a-sympathizer'))
  const game = setUp(4, humans, { sympatheticCylon: true })
  assert.ok(game.decks.loyalty.cards.includes('you-are-a-sympathetic-cylon'))
  assert.ok(!game.decks.loyalty.cards.includes('you-are-a-sympathizer'))
})

rule('A leader starts at the place of the sheet as a Cylon player, with 2 cards', () => {
  const game = setUp(4, ['laura-roslin', 'cavil', 'saul-tigh', 'kara-starbuck-thrace'])
  const leader = game.seats.find(({ character }) => character === 'cavil')
  assert.equal(leader?.at, 'cylon-fleet')
  assert.equal(leader?.revealed, true)
  assert.equal(leader?.hand.length, 2)
})

/** The hands that a player may start with. */
function openingHands(wanted: readonly CharacterId[], character: CharacterId): string[] {
  const game = newGame({ players: wanted.length, sets: ['base', 'pegasus'] }, 'first hand')
  const left = [...wanted]
  const asked = () =>
    pending(game).find(({ seat, kind }) => kind === 'drawSkillCards:choose' && game.seats[seat].character === character)
  while (asked() === undefined) {
    const [{ seat, id, kind, fallback }] = pending(game)
    submit(game, seat, id, kind === 'setup:chooseCharacter' ? [`character:${left.shift()}`] : fallback)
  }
  return asked()?.options.map(({ id }) => id) ?? []
}

rule('A leader starts with the 2 cards that the sheet gives, never with both types of the multi-skill', () => {
  const humans = ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace'] as const
  for (const [leader, skill] of [
    ['cavil', 'tactics'],
    ['leoben-conoy', 'politics'],
    ['caprica-six', 'leadership'],
  ] as const) {
    assert.deepEqual(openingHands([humans[0], leader, humans[1], humans[2]], leader), [
      `skills:${skill},treachery`,
      `skills:${skill},engineering`,
    ])
  }
})

rule('Ellen Tigh starts with 1 Treachery card at most', () => {
  const hands = openingHands(['saul-tigh', 'ellen-tigh', 'kara-starbuck-thrace'], 'ellen-tigh')
  assert.deepEqual(hands, [
    'skills:politics,politics,leadership',
    'skills:politics,politics,treachery',
    'skills:politics,leadership,leadership',
    'skills:politics,leadership,treachery',
    'skills:leadership,leadership,treachery',
  ])
})

rule('A leader draws 2 cards of different types of the own skill set at the Human Fleet', () => {
  pegasus({ seats: ['cavil', 'roslin', 'tigh', 'starbuck'], at: { cavil: 'human-fleet' } })
    .action()
    .answers('cavil', 'activate:human-fleet')
    .answers('cavil', 'scoutAndDraw')
    .answers('cavil', 'deck:crisis')
    .answers('cavil', 'top')
    .asks('cavil', 'drawSkillCards:choose', [
      'skills:tactics,treachery',
      'skills:tactics,engineering',
      'skills:treachery,engineering',
    ])
    .goesOn()
})

rule('A leader draws by the sheet, and one card of it on the Resurrection Ship', () => {
  const seats = ['cavil', 'roslin', 'tigh', 'starbuck'] as const
  pegasus({ seats, at: { cavil: 'caprica' } })
    .turn()
    .asks('cavil', 'drawSkillCards:choose', ['skills:treachery', 'skills:engineering'])
    .answers('cavil', 'skills:treachery')
    .expect({ hand: { cavil: 2 } })
    .goesOn()
  pegasus({ seats, at: { cavil: 'resurrection-ship' } })
    .turn()
    .answers('cavil', 'skills:tactics')
    .expect({ hand: { cavil: 1 } })
    .goesOn()
})

rule('A leader is dealt no card in the Sleeper Agent phase', () => {
  const table = pegasus({ seats: ['cavil', 'roslin', 'tigh', 'starbuck'] })
    .sleeperAgentPhase()
    .rest()
  assert.deepEqual(
    table.state.seats.map(({ loyalty }) => loyalty.length),
    [0, 2, 2, 2],
  )
})

// Infiltration

const seats = ['cavil', 'roslin', 'tigh', 'starbuck'] as const
const among = (at: LocationId, more: Partial<Situation> = {}) =>
  pegasus({ seats, infiltrating: ['cavil'], at: { cavil: at }, ...more })

rule('From the Human Fleet a leader infiltrates to any location on Galactica', () => {
  const table = pegasus({ seats, at: { cavil: 'human-fleet' } })
    .action()
    .answers('cavil', 'activate:human-fleet')
    .answers('cavil', 'infiltrate')
    .answers('cavil', 'location:armory')
    .finished()
    .expect({ at: { cavil: 'armory' } })
  assert.equal(table.state.seats[0].revealed, false)
})

rule('An infiltrator draws one card more, uses human cards and no Treachery, and moves as a human', () => {
  among('command', { hands: { cavil: ['human-weakness-3', 'politics 1'] } })
    .turn()
    .answers('cavil', 'skills:treachery')
    .answers('cavil', 'skills:tactics')
    .expect({ hand: { cavil: 5 } })
    .may('cavil', 'location:armory')
    .mayNot('cavil', 'location:caprica')
    .answers('cavil', 'stay')
    .may('cavil', 'play:politics 1')
    .mayNot('cavil', 'play:human-weakness-3')
    .goesOn()
})

rule('An infiltrator adds 2 cards to a check at most, in the Brig 1', () => {
  const hands = { cavil: ['tactics 1', 'tactics 1', 'tactics 2'] }
  for (const [at, most] of [
    ['command', 2],
    ['brig', 1],
  ] as const) {
    const table = among(at, { hands, current: 'starbuck' }).crisis('prison-labor').passes()
    assert.equal(table.asked('cavil').max, most)
    table.goesOn()
  }
})

rule('An infiltrator never holds a title', () => {
  among('administration', { current: 'tigh', at: { cavil: 'command', tigh: 'administration' } })
    .action()
    .answers('tigh', 'activate:administration')
    .mayNot('tigh', 'seat:cavil')
    .goesOn()
})

rule('An infiltrator is neither made Vice President nor given the presidency by a revolt', () => {
  among('command', { current: 'roslin', president: 'roslin', quorumHand: ['assign-vice-president'] })
    .action()
    .answers('roslin', 'quorum:assign-vice-president')
    .asks('roslin', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
    .goesOn()
  among('command', { current: 'tigh', president: 'roslin', tops: { destiny: ['piloting 1', 'piloting 2'] } })
    .crisis('prisoner-revolt')
    .contributes()
    .asks('roslin', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
    .goesOn()
})

rule('Nobody who looks at a loyalty card may choose an infiltrator, who has none', () => {
  among('command', { current: 'roslin', president: 'roslin', quorumHand: ['release-cylon-mugshots'] })
    .action()
    .answers('roslin', 'quorum:release-cylon-mugshots')
    .asks('roslin', 'chooseCharacter:choose', ['seat:tigh', 'seat:starbuck'])
    .goesOn()
})

rule('An infiltrator draws a crisis at the end of the turn', () => {
  among('command', { tops: { crisis: ['ambush'] } })
    .actionStep()
    .answers('cavil', 'nothing')
    .passes()
    .goesOn()
    .expect({ raiders: { front: 4 } })
})

rule('Ending the infiltration leads to the Resurrection Ship; a prisoner keeps 3 cards', () => {
  among('brig', { hands: { cavil: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2'] } })
    .action()
    .answers('cavil', 'action:end-infiltration')
    .answers('cavil', 'card:tactics 1')
    .finished()
    .expect({ at: { cavil: 'resurrection-ship' }, hand: { cavil: 3 }, revealed: ['cavil'] })
  among('command', { hands: { cavil: ['tactics 1', 'tactics 1', 'tactics 2', 'tactics 2'] } })
    .action()
    .answers('cavil', 'action:end-infiltration')
    .finished()
    .expect({ hand: { cavil: 4 } })
})

rule('An executed infiltrator goes to the Resurrection Ship, shows nothing and costs no morale', () => {
  const table = among('command', {
    morale: 8,
    admiral: 'tigh',
    hands: { cavil: ['tactics 1'] },
    agendas: { cavil: 'join-the-colonials' },
  })
    .crisis('a-verdict-of-guilty')
    .answers('tigh', 'option:0')
    .rest()
    .expect({ morale: 8, at: { cavil: 'resurrection-ship' }, hand: { cavil: 0 }, revealed: ['cavil'] })
  assert.equal(table.view('roslin').kept?.[0].cards[0], '?')
})

rule('Cavil’s second action is not lost when the first one begins or ends his infiltration', () => {
  pegasus({ seats, at: { cavil: 'human-fleet', tigh: 'command' }, current: 'cavil' })
    .movementStep()
    .answers('cavil', 'ability:aggressiveTactics')
    .answers('cavil', 'activate:human-fleet')
    .answers('cavil', 'infiltrate')
    .answers('cavil', 'location:armory')
    .answers('cavil', 'action:end-infiltration')
    .answers('cavil', 'activate:resurrection-ship')
    .finished()
    .expect({ at: { cavil: 'resurrection-ship' }, revealed: ['cavil'] })
})

rule('An infiltrator who ends the infiltration loses the second action of an Executive Order', () => {
  among('armory', { current: 'tigh', at: { cavil: 'armory', tigh: 'command' }, hands: { tigh: ['executive-order-1'] } })
    .action()
    .answers('tigh', 'play:executive-order-1')
    .answers('tigh', 'seat:cavil')
    .answers('cavil', 'actTwice')
    .answers('cavil', 'action:end-infiltration')
    .finished()
    .expect({ at: { cavil: 'resurrection-ship' } })
})

// Sympathetic Cylon

rule('The Sympathetic Cylon is shown at once, becomes a Cylon without a super crisis and draws an agenda', () => {
  const table = pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    options: { sympatheticCylon: true },
    tops: { loyalty: ['you-are-a-sympathetic-cylon'] },
    food: 3,
  })
    .sleeperAgentPhase()
    .rest()
    .expect({ revealed: ['tigh'], at: { tigh: 'resurrection-ship' } })
  const { seats: state, kept } = table.state
  assert.deepEqual(state[0].superCrises, [])
  assert.equal(state[0].sympathizer, false)
  assert.equal(kept?.[0].deck, 'sympatheticAgenda')
})

rule('The Sympathetic Cylon may infiltrate, without the old sheet, and draws 3 cards of different types', () => {
  const situation = {
    seats: ['tigh', 'roslin', 'starbuck', 'zarek'],
    options: { sympatheticCylon: true },
    sympathetic: ['tigh'],
    agendas: { tigh: 'join-the-colonials' },
  } as const
  pegasus({ ...situation, at: { tigh: 'human-fleet' } })
    .action()
    .answers('tigh', 'activate:human-fleet')
    .answers('tigh', 'infiltrate')
    .answers('tigh', 'location:command')
    .action('tigh')
    .mayNot('tigh', 'ability:declareMartialLaw')
    .goesOn()
  const table = pegasus({ ...situation, infiltrating: ['tigh'], at: { tigh: 'command' } }).turn()
  assert.equal(table.asked('tigh').options.length, 20)
  table.goesOn()
})

// Agendas

const ends = (agenda: string, more: Partial<Situation>) =>
  newCaprica({
    seats: ['cavil', 'roslin', 'tigh', 'starbuck'],
    admiral: 'tigh',
    current: 'tigh',
    agendas: { cavil: agenda },
    at: { tigh: 'command', roslin: 'command', starbuck: 'command', cavil: 'occupation-authority' },
    newCaprica: { orbit: true, locked: [] },
    ...more,
  })
    .action()
    .answers('tigh', 'action:leave-new-caprica')
    .finished().state.over

const low = { fuel: 1, food: 1, morale: 1, population: 1 }
const fine = { fuel: 5, food: 5, morale: 5, population: 9 }

for (const [agenda, met, missed] of [
  ['grant-mercy', { ...fine, food: 2 }, fine],
  ['convert-the-infidels', low, { ...low, fuel: 4 }],
  ['guide-them-to-destiny', { ...fine, morale: 7 }, fine],
  ['prove-their-worth', { damagedVipers: 2, destroyedVipers: 2, destroyedRaptors: 1 }, { damagedVipers: 4 }],
] as const) {
  rule(`${agenda}: fulfilled with ${JSON.stringify(met)}, not with ${JSON.stringify(missed)}`, () => {
    assert.equal(ends(agenda, met)?.agendas?.[0].met, true)
    assert.equal(ends(agenda, missed)?.agendas?.[0].met, false)
  })
}

rule('join-the-colonials: fulfilled by an infiltrator who is neither in the Brig nor in Detention', () => {
  const at = { tigh: 'command', roslin: 'command', starbuck: 'command' } as const
  const inside = { infiltrating: ['cavil'] } as const
  assert.equal(ends('join-the-colonials', { ...inside, at: { ...at, cavil: 'armory' } })?.agendas?.[0].met, true)
  assert.equal(ends('join-the-colonials', { ...inside, at: { ...at, cavil: 'brig' } })?.agendas?.[0].met, false)
  assert.equal(ends('join-the-colonials', {})?.agendas?.[0].met, false)
})

rule('An agenda of the losing side is never fulfilled', () => {
  for (const agenda of ['genocide', 'siege-warfare', 'salvage-their-equipment', 'the-illusion-of-hope']) {
    assert.equal(ends(agenda, low)?.agendas?.[0].met, false, agenda)
  }
})

/** The Cylons win because a resource has run out. */
const cylonsWin = (agenda: string, more: Partial<Situation>) =>
  pegasus({
    seats: ['tigh', 'roslin', 'starbuck', 'cavil'],
    at: { tigh: 'brig' },
    agendas: { cavil: agenda },
    fuel: 0,
    ...more,
  })
    .actionStep()
    .answers('tigh', 'nothing')
    .finished().state.over

for (const [agenda, met, missed] of [
  ['genocide', { food: 2, population: 2 }, { food: 2, population: 3 }],
  ['siege-warfare', { food: 4, morale: 5, population: 6 }, { food: 4, morale: 6, population: 6 }],
  [
    'reduce-them-to-ruins',
    { morale: 3, damaged: ['command', 'armory', 'airlock', 'engine-room'] },
    { morale: 3, damaged: ['command', 'armory', 'airlock'] },
  ],
  [
    'salvage-their-equipment',
    { damaged: ['command', 'armory', 'airlock'] },
    { damaged: ['command', 'armory', 'ftl-control'] },
  ],
  ['the-illusion-of-hope', { travelled: ['cylon-ambush', 'asteroid-field'] }, { travelled: ['cylon-ambush'] }],
  [
    'show-their-true-nature',
    { infiltrating: ['cavil'], at: { tigh: 'brig', cavil: 'brig' } },
    { infiltrating: ['cavil'], at: { tigh: 'brig', cavil: 'command' } },
  ],
] as const) {
  rule(`${agenda}: fulfilled with ${JSON.stringify(met)}, not with ${JSON.stringify(missed)}`, () => {
    assert.equal(cylonsWin(agenda, met as Partial<Situation>)?.agendas?.[0].met, true)
    assert.equal(cylonsWin(agenda, missed as Partial<Situation>)?.agendas?.[0].met, false)
  })
}

rule('mutual-annihilation: fulfilled by a leader who has played a super crisis', () => {
  const table = newCaprica({
    seats: ['cavil', 'roslin', 'tigh', 'starbuck'],
    admiral: 'tigh',
    agendas: { cavil: 'mutual-annihilation' },
    superCrises: { cavil: ['demand-peace-manifesto'] },
    at: { cavil: 'caprica', tigh: 'command', roslin: 'command', starbuck: 'command' },
    newCaprica: { orbit: true, locked: [] },
  })
    .action()
    .answers('cavil', 'activate:caprica')
    .answers('cavil', 'card:demand-peace-manifesto')
    .answers('tigh', 'option:1')
    .action('tigh')
    .answers('tigh', 'action:leave-new-caprica')
    .finished()
  assert.equal(table.state.over?.agendas?.[0].met, true)
})

rule('Who looks back at a game that is over sees every agenda; during it only the leader does', () => {
  const game = setUp(4, ['cavil', 'laura-roslin', 'saul-tigh', 'kara-starbuck-thrace'])
  const own = aimOf(view(game, 0), 0)?.card
  assert.ok(own !== undefined)
  assert.equal(aimOf(view(game, 1), 0)?.card, undefined)
  assert.equal(aimOf(openView(game), 0)?.card, own)
})
