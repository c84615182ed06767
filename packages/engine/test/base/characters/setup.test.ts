// Where characters start, what they hold then, and who may be chosen. (Rulebook: Setup; Character selection.)

import assert from 'node:assert/strict'
import { type Game, type GameOptions, newGame, pending, submit, view } from '../../../src/index.ts'
import { called, type Name, rule } from '../../../testing/index.ts'

/** A game in which these characters are chosen, in this order; it stops where somebody is asked anything else. */
function choosing(names: readonly Name[], options: Partial<GameOptions> = {}): Game {
  const game = newGame({ players: names.length, ...options }, 'setup')
  for (const name of names) {
    answer(game, 'setup:chooseCharacter', `character:${called[name]}`)
    if (name === 'apollo') answer(game, 'setup:placeCharacter', 'area:portBow')
  }
  return game
}

/** As above, up to the first decision of the first turn; everybody takes the first cards offered. */
function setUp(names: readonly Name[], options: Partial<GameOptions> = {}): Game {
  const game = choosing(names, options)
  while (game.turn === 0) {
    const [{ seat, id, fallback }] = pending(game)
    submit(game, seat, id, fallback)
  }
  return game
}

function answer(game: Game, kind: string, option: string): void {
  const [decision] = pending(game)
  assert.equal(decision.kind, kind)
  submit(game, decision.seat, decision.id, option)
}

const seatOf = (game: Game, name: Name) => game.seats[game.seats.findIndex((seat) => seat.character === called[name])]

/** The hands that a player may start with, who is the next to draw one. */
function openingHands(game: Game, name: Name): string[] {
  const [{ seat, kind, options }] = pending(game)
  assert.deepEqual([game.seats[seat].character, kind], [called[name], 'drawSkillCards:choose'])
  return options.map(({ id }) => id.slice('skills:'.length))
}

const starts: readonly [names: readonly Name[], places: Partial<Record<Name, string | undefined>>][] = [
  [
    ['adama', 'roslin', 'starbuck', 'tyrol'],
    { adama: 'admirals-quarters', roslin: 'presidents-office', starbuck: 'hangar-deck', tyrol: 'hangar-deck' },
  ],
  [
    ['tigh', 'baltar', 'boomer', 'helo', 'zarek', 'apollo'],
    {
      tigh: 'command',
      baltar: 'research-lab',
      boomer: 'armory',
      helo: undefined,
      zarek: 'administration',
      apollo: 'portBow',
    },
  ],
]

for (const [names, places] of starts) {
  rule(`Setup: ${names.join(', ')} start where their sheets say`, () => {
    const game = setUp(names)
    for (const [name, place] of Object.entries(places)) assert.equal(seatOf(game, name as Name).at, place, name)
  })
}

rule('Setup: Apollo launches in a viper of the Reserves, in either area with a launch icon', () => {
  for (const area of ['portBow', 'portAft'] as const) {
    const game = newGame({ players: 3 }, 'setup')
    answer(game, 'setup:chooseCharacter', 'character:lee-apollo-adama')
    const [decision] = pending(game)
    assert.deepEqual(decision.options.map(({ id }) => id).toSorted(), ['area:portAft', 'area:portBow'])
    answer(game, 'setup:placeCharacter', `area:${area}`)
    assert.equal(seatOf(game, 'apollo').at, area)
    assert.equal(game.reserves.vipers, 7)
  }
})

rule('Setup: Apollo’s viper is one of the eight, beside the two that the board shows', () => {
  const game = setUp(['apollo', 'tigh', 'roslin'])
  assert.deepEqual([game.reserves.vipers, game.space.portBow.vipers, game.space.portAft.vipers], [5, 1, 1])
  assert.equal(setUp(['starbuck', 'tigh', 'roslin']).reserves.vipers, 6)
})

rule('Setup: Apollo is not asked to board the vipers of the setup, as he is in one already', () => {
  const game = setUp(['tigh', 'apollo', 'roslin'])
  assert.ok(!game.log.some(({ t }) => t === 'boardsViper'))
  assert.equal(seatOf(game, 'apollo').at, 'portBow')
})

rule('Setup: Helo is not on the board, and holds his title all the same', () => {
  const game = setUp(['helo', 'roslin', 'starbuck'])
  assert.equal(seatOf(game, 'helo').at, undefined)
  assert.equal(game.seats[game.titles.admiral].character, 'karl-helo-agathon')
})

rule('Setup: Helo’s first turn passes without him, and the second begins on the Hangar Deck', () => {
  const game = setUp(['helo', 'roslin', 'starbuck'])
  const helo = seatOf(game, 'helo')
  const first = game.turn
  while (game.turn < first + 3 && game.over === undefined) {
    assert.equal(helo.at, undefined)
    const [{ seat, id, fallback }] = pending(game)
    submit(game, seat, id, fallback)
  }
  assert.equal(helo.at, 'hangar-deck')
})

rule('Setup: everybody but the first player draws 3 of the cards that their sheet gives them', () => {
  const game = choosing(['starbuck', 'tigh', 'roslin', 'tyrol'])
  assert.equal(seatOf(game, 'starbuck').hand.length, 0)
  assert.deepEqual(openingHands(game, 'tigh'), [
    'leadership,leadership,tactics',
    'leadership,tactics,tactics',
    'tactics,tactics,tactics',
  ])
  const [tigh] = pending(game)
  submit(game, tigh.seat, tigh.id, 'skills:leadership,tactics,tactics')
  assert.equal(seatOf(game, 'tigh').hand.length, 3)
  const [roslin] = pending(game)
  assert.equal(game.seats[roslin.seat].character, 'laura-roslin')
})

rule('Setup: no more of a type than the sheet gives, as Baltar has 2 politics, 1 leadership and 1 engineering', () => {
  assert.deepEqual(openingHands(choosing(['tigh', 'baltar', 'starbuck']), 'baltar'), [
    'politics,politics,leadership',
    'politics,politics,engineering',
    'politics,leadership,engineering',
  ])
})

rule('Setup: a multi-skill of 1 gives one card of either type, not one of each', () => {
  assert.deepEqual(openingHands(choosing(['tigh', 'starbuck', 'roslin']), 'starbuck'), [
    'tactics,tactics,piloting',
    'tactics,tactics,leadership',
    'tactics,tactics,engineering',
    'tactics,piloting,piloting',
    'tactics,piloting,leadership',
    'tactics,piloting,engineering',
    'piloting,piloting,leadership',
    'piloting,piloting,engineering',
  ])
})

rule('Setup: a multi-skill of 2 gives any mix of its types', () => {
  const hands = openingHands(choosing(['tigh', 'apollo', 'roslin']), 'apollo')
  for (const mix of ['leadership,leadership', 'leadership,politics', 'politics,politics']) {
    assert.ok(hands.includes(`tactics,${mix}`) && hands.includes(`piloting,${mix}`), mix)
  }
  assert.ok(
    !hands.some((hand) => hand.split(',').filter((type) => ['leadership', 'politics'].includes(type)).length > 2),
  )
  assert.ok(hands.every((hand) => !hand.includes('tactics,tactics') && hand !== 'piloting,piloting,piloting'))
})

const loyaltyDealt = (game: Game) =>
  Object.fromEntries(game.seats.map(({ character, loyalty }) => [character, loyalty.length]))
const loyaltyCards = (game: Game) =>
  [...game.decks.loyalty.cards, ...game.seats.flatMap(({ loyalty }) => loyalty.map(({ card }) => card))].toSorted()

rule('Coward: Baltar starts with 2 Loyalty cards, everybody else with 1', () => {
  assert.deepEqual(loyaltyDealt(setUp(['tigh', 'baltar', 'starbuck'])), {
    'saul-tigh': 1,
    'gaius-baltar': 2,
    'kara-starbuck-thrace': 1,
  })
})

rule('Coward and Sleeper Agent: each of them adds one more “You are not a Cylon” card to the Loyalty deck', () => {
  const humans = (names: readonly Name[]) =>
    loyaltyCards(setUp(names)).filter((card) => card === 'you-are-not-a-cylon').length
  assert.equal(humans(['tigh', 'roslin', 'starbuck']), 5)
  assert.equal(humans(['tigh', 'baltar', 'starbuck']), 6)
  assert.equal(humans(['tigh', 'roslin', 'boomer']), 6)
  assert.equal(humans(['tigh', 'baltar', 'boomer']), 7)
})

rule('Coward and Sleeper Agent: there are cards enough for everybody in the Sleeper Agent phase', () => {
  assert.equal(setUp(['tigh', 'baltar', 'boomer']).decks.loyalty.cards.length, 4)
  assert.equal(setUp(['tigh', 'roslin', 'starbuck']).decks.loyalty.cards.length, 3)
  assert.equal(setUp(['tigh', 'baltar', 'boomer', 'tyrol']).decks.loyalty.cards.length, 5)
})

rule('Coward: only Baltar sees his Loyalty cards', () => {
  const game = setUp(['tigh', 'baltar', 'starbuck'])
  const baltar = game.seats.findIndex(({ character }) => character === 'gaius-baltar')
  assert.ok(view(game, baltar).seats[baltar].loyalty.every(({ card }) => card !== '?'))
  const other = (baltar + 1) % 3
  assert.deepEqual(
    view(game, other).seats[baltar].loyalty.map(({ card }) => card),
    ['?', '?'],
  )
})

rule(
  'Character selection: of the leaders and pilots always of a type of which most are left; support at any time',
  () => {
    const game = newGame({ players: 6 }, 'setup')
    const offered = () => new Set(pending(game)[0].options.map(({ id }) => id.slice('character:'.length)))
    assert.equal(offered().size, 10)
    answer(game, 'setup:chooseCharacter', 'character:saul-tigh')
    assert.ok(!offered().has('william-adama') && offered().has('laura-roslin') && offered().has('chief-galen-tyrol'))
    answer(game, 'setup:chooseCharacter', 'character:chief-galen-tyrol')
    answer(game, 'setup:chooseCharacter', 'character:laura-roslin')
    assert.deepEqual(
      offered(),
      new Set(['lee-apollo-adama', 'kara-starbuck-thrace', 'sharon-boomer-valerii']),
      'only pilots are left to even it out',
    )
    answer(game, 'setup:chooseCharacter', 'character:kara-starbuck-thrace')
    assert.ok(offered().has('william-adama') && offered().has('gaius-baltar') && offered().has('sharon-boomer-valerii'))
  },
)

rule('Character selection: Boomer is not played without the Sympathizer', () => {
  const offered = (options: GameOptions) => pending(newGame(options, 'setup'))[0].options.map(({ id }) => id)
  assert.ok(offered({ players: 4 }).includes('character:sharon-boomer-valerii'))
  assert.ok(!offered({ players: 4, noSympathizer: true }).includes('character:sharon-boomer-valerii'))
})
