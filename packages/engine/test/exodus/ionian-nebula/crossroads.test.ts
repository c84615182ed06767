// The crossroads phase: the battle, and every crossroads card with both results.

import assert from 'node:assert/strict'
import type { crossroads } from '../../../src/sets/exodus/ionian-nebula/crossroads-cards.ts'
import { rule, type Situation, type Table } from '../../../testing/index.ts'
import { nebula } from '../table.ts'

type Card = keyof typeof crossroads

/** The fleet, at a distance of 7, jumps to a planet that costs 2 fuel: Helo is current player and Admiral. */
const arrives = (situation: Partial<Situation>): Table =>
  nebula({
    seats: ['helo', 'zarek', 'starbuck'],
    admiral: 'helo',
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    fuel: 10,
    ...situation,
    tops: { destination: ['barren-planet', 'deep-space'], ...situation.tops },
  })
    .jump()
    .answers('helo', 'card:barren-planet')

/** Helo’s card is resolved by this token; Zarek and Starbuck have cards whose antagonistic results change little. */
const resolves = (card: Card, token: 'benevolent' | 'antagonistic', more: Partial<Situation> = {}): Table =>
  arrives({
    ...more,
    trauma: { helo: [token], zarek: ['antagonistic'], starbuck: ['antagonistic'], ...more.trauma },
    tops: { crossroads: [card, ...quiet.filter((other) => other !== card).slice(0, 2)], ...more.tops },
  })

const quiet = ['the-opera-house', 'scanned', 'perjury'] as const

const hands = { helo: ['tactics 1', 'tactics 2', 'piloting 1', 'piloting 2'] }

rule('The battle: two basestars with four raiders each, two vipers on either side, and the marker at Start', () => {
  const table = arrives({ jumpPreparation: 4, tops: { crossroads: ['the-opera-house', 'perjury', 'testimony'] } })
  table.expect({
    distance: 9,
    basestars: { starboardBow: 1, starboardAft: 1 },
    raiders: { starboardBow: 4, starboardAft: 4 },
    vipers: { portBow: 2, portAft: 2 },
    jumpPreparation: 0,
  })
  table.asks('helo', 'crossroadsPhase:either').goesOn()
})
rule('With the Cylon Fleet ships come from the other board where the pile has none', () => {
  const table = arrives({
    options: { cylonFleet: true },
    fleet: { rear: { basestar: 2, raider: 16 } },
    tops: { crossroads: ['the-opera-house', 'perjury', 'testimony'] },
  }).until('crossroadsPhase:either')
  table.expect({
    basestars: { starboardBow: 1, starboardAft: 1 },
    raiders: { starboardBow: 4, starboardAft: 4 },
    fleet: { rear: { raider: 12 } },
  })
  table.goesOn()
})

rule('Everybody chooses a token at the same time; cards and tokens are turned up one by one, clockwise', () => {
  const table = arrives({
    trauma: {
      helo: ['benevolent', 'antagonistic'],
      zarek: ['benevolent', 'antagonistic'],
      starbuck: ['antagonistic', 'antagonistic'],
    },
    tops: { crossroads: ['the-opera-house', 'scanned', 'perjury'] },
  })
  const offered = (card: Card) => [`beside:benevolent:${card}`, `beside:antagonistic:${card}`]
  table
    .asks('helo', 'crossroadsPhase:lay', offered('the-opera-house'))
    .asks('zarek', 'crossroadsPhase:lay', offered('scanned'))
    .asks('starbuck', 'crossroadsPhase:lay', ['beside:antagonistic:perjury'])
    .answers('zarek', 'beside:benevolent:scanned')
  const { held } = table.view('helo')
  assert.deepEqual(
    held.map(({ by, deck, cards }) => [by, deck, ...cards]),
    [
      [0, 'crossroads', 'the-opera-house'],
      [1, 'crossroads', '?'],
      [2, 'crossroads', '?'],
    ],
  )
  table.answers('starbuck', 'beside:antagonistic:perjury').answers('helo', 'beside:antagonistic:the-opera-house')
  // Zarek is asked which raiders go; Starbuck's card is still face down.
  table.asks('zarek', 'removeRaiders:choose').expect({ discards: { crossroads: ['the-opera-house', 'scanned'] } })
  assert.deepEqual(table.view('helo').held.at(-1)?.cards, ['?'])
  table.goesOn()
})
rule('Whoever has no token chooses either result when the card is turned up', () => {
  const table = arrives({ tops: { crossroads: ['scanned', 'the-opera-house', 'perjury'] } })
  table
    .asks('helo', 'crossroadsPhase:either', ['beside:benevolent:scanned', 'beside:antagonistic:scanned'])
    .answers('helo', 'beside:benevolent:scanned')
    .asks('helo', 'removeRaiders:choose')
    .goesOn()
})

rule('Disturbing Vision: tokens and cards go; or Cylons draw trauma and the Admiral is executed', () => {
  const table = resolves('disturbing-vision', 'benevolent', {
    hands,
    trauma: { helo: ['benevolent', 'antagonistic', 'antagonistic', 'antagonistic'] },
  }).answers('helo', 'beside:benevolent:disturbing-vision')
  table.answers('helo', 'trauma:antagonistic', 'trauma:antagonistic')
  table.expect({ traumaCount: { helo: 1 }, hand: { helo: 2 } }).goesOn()
  const other = resolves('disturbing-vision', 'antagonistic', {
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    tops: { crossroads: ['disturbing-vision', 'the-opera-house', 'scanned'], trauma: ['benevolent', 'benevolent'] },
  })
  other.answers('helo', 'character:saul-tigh')
  other.expect({ morale: 9, admiral: 'tigh' }).goesOn()
  assert.deepEqual(
    other.state.log.filter(({ t }) => t === 'drawsTrauma').map(({ seat, count }) => [seat, count]),
    [
      [1, 2],
      [0, 3],
    ],
  )
})
rule('Miraculous Return: morale, a viper back, the raiders twice; or morale, a ship, and a basestar hit', () => {
  const table = resolves('miraculous-return', 'benevolent', { destroyedVipers: 2, dice: Array(16).fill(1) })
  table.until('testing:finished').expect({ morale: 11, destroyedVipers: 1 })
  assert.equal(table.state.log.filter(({ t }) => t === 'activation').length >= 2, true)
  table.goesOn()
  const other = resolves('miraculous-return', 'antagonistic', { tokens: ['disabled-weapons'] })
  other.asks('helo', 'hitBasestar:choose').answers('helo', 'hit:starboardAft:1')
  assert.equal(other.state.removed.civilians.length, 1)
  assert.deepEqual(
    other.state.space.starboardAft.basestars.map(({ damage }) => damage),
    [['disabled-weapons']],
  )
  other.expect({ morale: 9 }).goesOn()
})
rule('Perjury: cards go, and two tokens may; or two tokens come, and cards may be drawn', () => {
  const trauma = { helo: ['benevolent', 'antagonistic', 'antagonistic'] } as const
  const table = resolves('perjury', 'benevolent', { hands, trauma }).answers('helo', 'beside:benevolent:perjury')
  table
    .expect({ hand: { helo: 2 } })
    .answers('helo', 'yes')
    .expect({ traumaCount: {} })
    .goesOn()
  const other = resolves('perjury', 'antagonistic', {
    tops: { crossroads: ['perjury', 'the-opera-house', 'scanned'], trauma: ['benevolent', 'benevolent'] },
  })
  other
    .expect({ traumaCount: { helo: 2 } })
    .answers('helo', 'yes')
    .answers('helo', 'skills:leadership,piloting')
  other.expect({ hand: { helo: 2 } }).goesOn()
})
rule('Scanned: four raiders go and morale falls; or the raiders are activated and the jump is prepared', () => {
  const table = resolves('scanned', 'benevolent')
  for (const area of ['starboardBow', 'starboardBow', 'starboardAft', 'starboardBow'])
    table.answers('helo', `area:${area}`)
  table.expect({ raiders: { starboardBow: 1, starboardAft: 3 }, morale: 9 }).goesOn()
  const other = resolves('scanned', 'antagonistic', { dice: Array(8).fill(1) })
  other.until('testing:finished').expect({ jumpPreparation: 1, morale: 10 }).goesOn()
})
rule('Strange Music: all loyalty of one player and a token go; or somebody draws loyalty, Cylons trauma', () => {
  const table = resolves('strange-music', 'benevolent', {
    loyalty: { zarek: ['cylon-damage-galactica'] },
    trauma: { helo: ['benevolent', 'antagonistic', 'antagonistic'] },
  }).answers('helo', 'beside:benevolent:strange-music')
  table.answers('helo', 'seat:zarek')
  assert.equal(table.view('helo').seats[1].loyalty[0].card, 'cylon-damage-galactica')
  table
    .answers('helo', 'trauma:antagonistic')
    .expect({ traumaCount: { helo: 1 } })
    .goesOn()
  const other = resolves('strange-music', 'antagonistic', {
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    tops: { crossroads: ['strange-music', 'the-opera-house', 'scanned'], trauma: ['benevolent'] },
  })
  other.asks('helo', 'chooseCharacter:choose', ['seat:helo', 'seat:starbuck']).answers('helo', 'seat:starbuck')
  assert.equal(other.state.seats[2].loyalty.length, 2)
  assert.deepEqual(
    other.state.log.filter(({ t }) => t === 'drawsTrauma').map(({ seat, count }) => [seat, count]),
    [[1, 1]],
  )
  other.goesOn()
})
rule('Testimony: another player loses cards and may lose trauma; or draws both', () => {
  const table = resolves('testimony', 'benevolent', {
    hands: { zarek: ['politics 1', 'politics 2', 'politics 3'] },
    trauma: { zarek: ['antagonistic', 'benevolent', 'benevolent', 'antagonistic'] },
  }).answers('zarek', 'beside:antagonistic:the-opera-house')
  table
    .answers('helo', 'seat:zarek')
    .expect({ hand: { zarek: 1 } })
    .answers('zarek', 'yes')
  table.answers('zarek', 'trauma:antagonistic', 'trauma:benevolent').goesOn()
  assert.equal(table.state.log.filter(({ t }) => t === 'discardsTrauma').length, 1)
  const cylon = resolves('testimony', 'antagonistic', {
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    tops: { crossroads: ['testimony', 'the-opera-house', 'scanned'], trauma: ['benevolent', 'benevolent'] },
  })
  cylon.answers('helo', 'seat:zarek').isAskedWithout('zarek', 'skills:politics,politics')
  cylon
    .answers('zarek', 'skills:politics,leadership')
    .expect({ hand: { zarek: 2 } })
    .goesOn()
  assert.ok(cylon.state.log.some(({ t, seat, count }) => t === 'drawsTrauma' && seat === 1 && count === 2))
})
rule('The Opera House: three tokens, also for another player; or nothing', () => {
  const table = resolves('the-opera-house', 'benevolent', {
    tops: { crossroads: ['the-opera-house', 'perjury', 'scanned'], trauma: Array(6).fill('benevolent') },
  })
  table
    .expect({ traumaCount: { helo: 3 } })
    .answers('helo', 'seat:starbuck')
    .goesOn()
  assert.ok(table.state.log.some(({ t, seat, count }) => t === 'drawsTrauma' && seat === 2 && count === 3))
  resolves('the-opera-house', 'antagonistic').expect({ traumaCount: {} }).goesOn()
})

rule('The rulebook’s example: the Admiral is executed, but card and token stay and are resolved', () => {
  const table = arrives({
    seats: ['zarek', 'helo', 'starbuck'],
    trauma: { zarek: ['antagonistic'], helo: ['antagonistic'], starbuck: ['antagonistic'] },
    tops: { crossroads: ['disturbing-vision', 'scanned', 'the-opera-house'] },
    dice: Array(8).fill(1),
  })
  table.answers('helo', 'character:saul-tigh').until('testing:finished')
  table.expect({ morale: 9, jumpPreparation: 1 }).goesOn()
  const told = table.state.log.filter(({ t }) => t === 'executed' || t === 'turnsUpCrossroads')
  assert.deepEqual(
    told.map(({ t, seat }) => [t, seat]),
    [
      ['turnsUpCrossroads', 0],
      ['executed', 1],
      ['turnsUpCrossroads', 1],
      ['turnsUpCrossroads', 2],
    ],
  )
})
rule('What a card moves on the track after the reset stays there when the jump is over', () => {
  const table = resolves('scanned', 'antagonistic', { dice: Array(8).fill(1), jumpPreparation: 4 })
  table.until('testing:finished').expect({ jumpPreparation: 1 }).goesOn()
})
rule('The next jump wins', () => {
  const table = resolves('the-opera-house', 'antagonistic', { dice: Array(12).fill(1) })
  table
    .until('testing:finished')
    .jump()
    .expect({ over: { winner: 'humans', reason: 'ionian-nebula' } })
    .goesOn()
})
