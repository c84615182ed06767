// Every crisis, mutiny card and mission of Daybreak played by chance, with full hands and a full sky. After every choice all invariants are
// checked, and nobody may notice which card another hand or deck holds.

import { test } from 'node:test'
import './table.ts'
import { advance } from '../../src/core/interpreter.ts'
import type { Game } from '../../src/index.ts'
import { crisis } from '../../src/rules/crisis.ts'
import { turns } from '../../src/rules/turn.ts'
import { drawMutinyCard, resolveMutiny } from '../../src/sets/daybreak/mutiny.ts'
import { activateMission } from '../../src/sets/daybreak/search-for-home/missions.ts'
import { arrange, playToTheEnd, type Situation, takeFromDeck } from '../../testing/index.ts'
import * as facts from './facts.ts'

/** A table in the middle of a game: a leader with motives, a Mutineer, Mutiny cards in most hands, and Zarek who knows some of them. */
function table(seed: string, more: Partial<Situation> = {}): Game {
  const game = arrange({
    seats: ['tigh', 'roslin', 'otherZarek', 'adama', 'doral'],
    options: { sets: ['base', 'daybreak'], objective: 'earth', timedWindows: true },
    president: 'roslin',
    admiral: 'adama',
    mutineer: 'tigh',
    infiltrating: ['doral'],
    at: { doral: 'armory', tigh: 'brig' },
    motives: { doral: ['make-an-ally', 'end-the-chase', 'learn-to-cherish', 'no-unnecessary-force'] },
    mutiny: { tigh: ['panic', 'impeachment'], adama: ['set-the-agenda'], doral: ['blackmail'] },
    hands: {
      tigh: ['tactics 0', 'tactics 4', 'leadership 3', 'bait-0'],
      roslin: ['politics 0', 'politics 4', 'leadership 0', 'dradis-contact-0', 'politics 3'],
      adama: ['leadership 4', 'leadership 3', 'tactics 3'],
      otherZarek: ['politics 3', 'leadership 5', 'personal-vices-3'],
      doral: ['treachery 3', 'politics 1'],
    },
    quorumHand: ['arrest-order', 'food-rationing', 'presidential-pardon'],
    space: { front: { raiders: 2, basestars: 1 }, rear: { heavyRaiders: 1, civilians: 2 }, portBow: { vipers: 1 } },
    assaultRaptors: { front: 1 },
    boarding: [1, 0, 1, 0],
    jumpPreparation: 2,
    travelled: ['deep-space', 'deep-space'],
    seed,
    ...more,
  })
  turns.begin(game, {})
  return game
}

/** Goes on by chance through the card and into the turn that follows. */
function playOut(game: Game, seed: string): void {
  advance(game)
  playToTheEnd(game, { seed, thorough: () => true, most: 14 })
}

test('every crisis of Daybreak holds every invariant', () => {
  for (const card of Object.keys(facts.crises)) {
    const game = table(card, { tops: { crisis: [card] } })
    crisis.begin(game, { drawer: game.current, draw: 1, rest: 'bottom', steps: true })
    playOut(game, card)
  }
})
test('every mutiny card holds every invariant, whoever plays it', () => {
  for (const [i, card] of facts.mutiny.entries()) {
    const game = table(card, { mutiny: {} })
    takeFromDeck(game, 'mutiny', card)
    resolveMutiny(game, i % 2 === 0 ? 1 : 4, card)
    playOut(game, card)
  }
})
test('every mission holds every invariant', () => {
  for (const card of Object.keys(facts.missions)) {
    const game = table(card, { tops: { mission: [card] } })
    activateMission.begin(game, { seat: game.current })
    playOut(game, card)
  }
})
test('Mutiny cards that Zarek chooses are known to him and to whoever draws them', () => {
  for (let seat = 0; seat < 5; seat++) {
    const game = table(`draws ${seat}`)
    drawMutinyCard.begin(game, { seat })
    playOut(game, `draws ${seat}`)
  }
})
