// Trauma tokens: how they are dealt, drawn and lost, who sees them, and the other basestar damage tokens.

import assert from 'node:assert/strict'
import { type Game, newGame, pending, submit, type View } from '../../../src/index.ts'
import { view } from '../../../src/view.ts'
import { chanceFrom, lookAlikesOf, rule, type Situation } from '../../../testing/index.ts'
import { bothBoxes, nebula } from '../table.ts'

/** A turn begins in Sickbay, or in the Brig. */
const beginsAt = (place: 'sickbay' | 'brig', more: Partial<Situation> = {}) =>
  nebula({ seats: ['helo', 'zarek', 'tory'], at: { helo: place }, ...more }).turn()

/** A game whose players take the safe default until the first turn begins. */
function setUp(players: number, seed: string): Game {
  const game = newGame({ players, sets: ['base', 'exodus'], objective: 'ionian-nebula' }, seed)
  while (game.turn === 0) {
    const [{ seat, id, fallback }] = pending(game)
    submit(game, seat, id, fallback)
  }
  return game
}

rule('At the start everybody has three tokens, two locations and three allies one each; a disaster is replaced', () => {
  let replaced = 0
  for (let i = 0; i < 12; i++) {
    const { kept = [], decks, log, boxes, seats } = setUp(3 + (i % 4), `start ${i}`)
    assert.deepEqual(
      kept.map(({ cards }) => cards.length),
      seats.map(() => 3),
    )
    assert.ok(!kept.some(({ cards }) => cards.includes('disaster')))
    const { traumaOnSickbay, traumaOnBrig, traumaOnAllies, trauma } = decks
    assert.deepEqual(
      [traumaOnSickbay, traumaOnBrig, traumaOnAllies, trauma].map(({ cards }) => cards.length),
      [1, 1, 3, 38 - 5 - 3 * seats.length],
    )
    const people = seats.map(({ character }) => `ally-${character}`)
    assert.ok(!boxes?.['ionian-nebula']?.allies.some(({ card }) => people.includes(card)))
    replaced += log.filter(({ t, outcome }) => t === 'drawsDisaster' && outcome === 'replaced').length
  }
  assert.ok(replaced > 0)
})

rule(
  'Whoever begins a turn in Sickbay or in the Brig takes the token there before drawing cards; another is laid there',
  () => {
    for (const place of ['sickbay', 'brig'] as const) {
      const table = beginsAt(place, { traumaOn: { [place]: 'antagonistic' }, hands: {} })
      table.expect({ trauma: { helo: ['antagonistic'] }, left: { trauma: 36 } }).goesOn()
      assert.equal(table.state.decks[place === 'brig' ? 'traumaOnBrig' : 'traumaOnSickbay'].cards.length, 1)
    }
  },
)
rule('A disaster there executes a human, and the turn is over', () => {
  const table = beginsAt('sickbay', { traumaOn: { sickbay: 'disaster' }, trauma: { helo: ['antagonistic'] } })
  table
    .answers('helo', 'character:saul-tigh')
    .rest()
    .expect({ morale: 9, traumaCount: { tigh: 3 } })
  assert.equal(table.state.current, 1)
  const { trauma } = table.state.decks
  assert.deepEqual(trauma.discard, [])
})
rule('A hidden Cylon keeps the tokens, and so does the seat of a human who is not executed', () => {
  const table = beginsAt('sickbay', {
    traumaOn: { sickbay: 'disaster' },
    trauma: { helo: ['antagonistic', 'benevolent'] },
    loyalty: { helo: ['cylon-damage-galactica'] },
  })
  table.answers('helo', 'reveal:cylon-damage-galactica').rest()
  table.expect({
    revealed: ['helo'],
    trauma: { helo: ['antagonistic', 'benevolent'] },
    at: { helo: 'resurrection-ship' },
  })
})
rule('A Cylon who draws a disaster draws two more, and for another one again', () => {
  const table = nebula({
    seats: ['helo', 'zarek', 'tory'],
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    space: { front: { basestars: 1 } },
    at: { helo: 'weapons-control' },
    tops: {
      trauma: ['disaster', 'benevolent', 'disaster', 'antagonistic', 'benevolent', 'benevolent', 'antagonistic'],
    },
    tokens: ['damage-to-personnel'],
    dice: [8],
  })
  table.action().answers('helo', 'activate:weapons-control').rest()
  table.expect({ traumaCount: { zarek: 4 }, left: { trauma: 34 } })
})
rule('Collateral Damage destroys up to three raiders beside the basestar', () => {
  const table = nebula({
    seats: ['helo', 'zarek', 'tory'],
    space: { front: { basestars: 1, raiders: 4 }, rear: { raiders: 1 } },
    at: { helo: 'weapons-control' },
    tokens: ['collateral-damage'],
    dice: [8],
  })
  table.action().answers('helo', 'activate:weapons-control').answers('helo', 'attack:front:basestar:0').rest()
  table.expect({ raiders: { front: 1, rear: 1 }, basestars: { front: 1 } })
})
rule('The hit that destroys a basestar draws a token all the same, and what it says happens', () => {
  const table = nebula({
    seats: ['helo', 'zarek', 'tory'],
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    space: { front: { basestars: [['critical-hit']], raiders: 4 } },
    at: { helo: 'weapons-control' },
    tokens: ['collateral-damage'],
    dice: [8],
  })
  table.action().answers('helo', 'activate:weapons-control').answers('helo', 'attack:front:basestar:0').rest()
  table.expect({ raiders: { front: 1 }, basestars: { front: 0 } })
  assert.equal(table.state.basestarDamagePile.length, 6)
})
rule('The base game’s basestars are destroyed without a token', () => {
  const table = bothBoxes({
    seats: ['helo', 'zarek', 'tory'],
    space: { front: { basestars: [['critical-hit']] } },
    at: { helo: 'weapons-control' },
    dice: [8],
  })
  table
    .action()
    .answers('helo', 'activate:weapons-control')
    .rest()
    .expect({ basestars: { front: 0 } })
  assert.equal(table.state.basestarDamagePile.length, 4)
})
rule('An empty pool gives nothing', () => {
  const table = beginsAt('sickbay', {
    traumaOn: { sickbay: 'antagonistic', brig: 'disaster' },
    allies: [{ ally: 'billy-keikeya', token: 'disaster' }],
    patch: (game) => {
      game.kept?.find(({ by }) => by === 1)?.cards.push(...game.decks.trauma.cards.splice(0))
      game.decks.trauma.seen = []
    },
  })
  table.expect({ traumaCount: { helo: 1, zarek: 35 } }).goesOn()
  assert.equal(table.state.decks.traumaOnSickbay.cards.length, 0)
})

rule('Own tokens are seen by their owner alone; everybody sees how many there are', () => {
  const table = nebula({ seats: ['helo', 'zarek', 'tory'], trauma: { helo: ['antagonistic', 'benevolent'] } }).goesOn()
  const before = (seen: View) => seen.kept?.find(({ by }) => by === 0)?.cards
  assert.deepEqual(before(table.view('helo')), ['antagonistic', 'benevolent'])
  assert.deepEqual(before(table.view('zarek')), ['?', '?'])
})
rule('Two tokens that a seat has not seen may change places, and no byte of its view changes', () => {
  const game = nebula({
    seats: ['helo', 'zarek', 'tory'],
    trauma: { helo: ['antagonistic', 'benevolent'], zarek: ['benevolent'], tory: ['antagonistic'] },
    traumaOn: { sickbay: 'benevolent', brig: 'antagonistic' },
    allies: [
      { ally: 'billy-keikeya', token: 'benevolent' },
      { ally: 'aaron-kelly', token: 'antagonistic', by: 'zarek' },
    ],
  }).goesOn().state
  const tokens = ['benevolent', 'antagonistic', 'disaster']
  let compared = 0
  for (let i = 0; i < 60; i++) {
    for (const other of lookAlikesOf(game, chanceFrom(`swap ${i}`))) {
      if (!other.cards.every((card) => tokens.includes(card))) continue
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const eyes = viewer === 'spectator' ? 0x80 : 1 << viewer
        if ((other.knownBy & eyes) !== 0) continue
        assert.equal(JSON.stringify(view(other.game, viewer)), JSON.stringify(view(game, viewer)), other.what)
        compared++
      }
    }
  }
  assert.ok(compared > 100, String(compared))
})
