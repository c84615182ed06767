// What a screen shows of allies, trauma and the crossroads, and what stays known when something is taken back.

import assert from 'node:assert/strict'
import { isOutOfTheGame, learned, playedBy, printedCard } from '../../../src/index.ts'
import {
  alliesOf,
  alliesSeenAt,
  burdenSeen,
  crossroadsSeen,
  halvesOf,
  tokenAt,
  traumaBefore,
} from '../../../src/sets/exodus/ionian-nebula/doors.ts'
import { remember } from '../../../src/undo.ts'
import { rule } from '../../../testing/index.ts'
import { exodus, nebula } from '../table.ts'

const seats = ['helo', 'zarek', 'starbuck'] as const

rule('Allies are seen where they are, with the token as far as the viewer knows it', () => {
  const table = nebula({
    seats,
    allies: [
      { ally: 'billy-keikeya', token: 'benevolent' },
      { ally: 'leoben-conoy', token: 'antagonistic', by: 'zarek' },
    ],
    traumaOn: { brig: 'benevolent' },
  }).goesOn()
  assert.deepEqual(alliesOf(table.view('zarek')), [
    { card: 'ally-billy-keikeya', location: 'administration', token: '?' },
    { card: 'ally-leoben-conoy', location: 'communications', token: 'antagonistic', by: 1 },
  ])
  assert.deepEqual(alliesSeenAt(table.view('helo'), 'communications')[0].token, '?')
  assert.deepEqual([tokenAt(table.view('helo'), 'brig'), tokenAt(table.view('helo'), 'sickbay')], ['?', undefined])
})
rule('Own trauma is seen, that of others counted, and what counts against oneself is told', () => {
  const trauma = { helo: ['antagonistic', 'benevolent', 'antagonistic'], zarek: ['benevolent'] } as const
  const seen = nebula({ seats, trauma }).goesOn().view('helo')
  assert.deepEqual(traumaBefore(seen, 0), trauma.helo)
  assert.deepEqual([traumaBefore(seen, 1), burdenSeen(seen, 0), burdenSeen(seen, 1)], [['?'], 2, 0])
})
rule('A game with another objective has none of it', () => {
  const seen = exodus({ seats }).goesOn().view('helo')
  assert.deepEqual(
    [alliesOf(seen), traumaBefore(seen, 0), tokenAt(seen, 'brig'), crossroadsSeen(seen)],
    [[], [], undefined, undefined],
  )
})
rule('A card has two halves, and says both', () => {
  assert.deepEqual(
    halvesOf('ally-sharon-boomer-valerii', 'en').map(({ symbol, text }) => [symbol, text]),
    [
      ['benevolent', '+1 food.'],
      ['antagonistic', 'Damage Galactica.'],
    ],
  )
  assert.equal(
    printedCard('scanned', 'en')?.text,
    'Benevolent: Remove 4 raiders of your choice from the main game board; −1 morale. Antagonistic: Activate the raiders; +1 on the Jump Preparation track.',
  )
})
rule('At the crossroads everybody’s pair is seen, closed until it is turned up', () => {
  const table = nebula({
    seats,
    travelled: ['cylon-ambush', 'asteroid-field', 'icy-moon'],
    fuel: 12,
    trauma: { helo: ['antagonistic', 'benevolent'], zarek: ['antagonistic', 'antagonistic'] },
    tops: {
      destination: ['barren-planet', 'deep-space'],
      crossroads: ['the-opera-house', 'scanned', 'perjury'],
    },
  })
    .jump()
    .answers('helo', 'card:barren-planet')
  assert.deepEqual(crossroadsSeen(table.view('helo')), {
    choosing: { ready: 0, of: 2 },
    pairs: [
      { seat: 0, card: 'the-opera-house' },
      { seat: 1, card: '?' },
      { seat: 2, card: '?' },
    ],
  })
  table.answers('helo', 'beside:antagonistic:the-opera-house')
  assert.deepEqual(crossroadsSeen(table.view('zarek'))?.choosing, { ready: 1, of: 2 })
  table.answers('zarek', 'beside:antagonistic:scanned').until('crossroadsPhase:either')
  assert.deepEqual(crossroadsSeen(table.view('starbuck'))?.pairs, [
    { seat: 0, card: 'the-opera-house', token: 'antagonistic' },
    { seat: 1, card: 'scanned', token: 'antagonistic' },
    { seat: 2, card: 'perjury' },
  ])
  table.goesOn()
})
rule('Whoever is out is still called by the name that they had', () => {
  const { state } = nebula({ seats }).goesOn()
  const { character: _, ...seat } = state.seats[1]
  state.seats[1] = { ...seat, out: 'tom-zarek' }
  assert.deepEqual([playedBy(state, 1), isOutOfTheGame(state, 1), isOutOfTheGame(state, 0)], ['tom-zarek', true, false])
})
rule('Undo: what lies on another ally by now says nothing of what lay on the one before', () => {
  const table = nebula({
    seats,
    loyalty: { zarek: ['cylon-damage-galactica'] },
    revealed: ['zarek'],
    trauma: { zarek: ['benevolent'] },
    allies: [{ ally: 'alex-crashdown-quartararo', token: 'benevolent' }],
    tops: { ally: ['ally-felix-gaeta'] },
    space: { front: { basestars: 1 } },
    dice: [8],
    tokens: ['damage-armory'],
  })
  const before = table.state
  const after = table.activate('basestars').finished().state
  assert.ok(learned(before, after))
  remember(before, after)
  assert.deepEqual(before.decks.traumaOnAllies.seen, [0])
})
