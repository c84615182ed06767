// What every level promises: legal answers, the same ones for the same view, and nothing from outside the view.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Decision, determinize, type Game, newGame, pending, submit, type View, view } from '@cic/engine'
import { type Bot, isLegal, safely } from '../src/bot.ts'
import { cadet } from '../src/cadet.ts'
import { createBot } from '../src/index.ts'
import { officer } from '../src/officer.ts'
import { randomBot } from '../src/random.ts'

const levels: Readonly<Record<string, (seed: string) => Bot>> = { random: randomBot, cadet, officer }

/** Plays a game and looks at every decision before it is answered. */
function play(
  seed: string,
  players: number,
  make: (seed: string) => Bot,
  look: (seen: View, decision: Decision) => void,
): Game {
  const game = newGame({ players }, seed)
  const bots = game.seats.map((_, seat) => make(`${seed} ${seat}`))
  while (game.over === undefined) {
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    const [decision] = seen.decisions
    look(seen, decision)
    submit(game, seat, decision.id, bots[seat].answer(seen, decision))
  }
  return game
}

for (const [name, make] of Object.entries(levels)) {
  test(`${name}: every decision of 40 games is answered legally, without the safe default's help`, () => {
    for (let i = 0; i < 40; i++) play(`legal ${i}`, 3 + (i % 4), make, () => undefined)
  })
}

test('a bot knows no more than its view: any world with the same view gets the same answer', () => {
  for (let i = 0; i < 20; i++) {
    let asked = 0
    play(`worlds ${i}`, 3 + (i % 4), officer, (seen, decision) => {
      if (asked++ % 24 !== 0) return
      const world = determinize(seen, { seed: seed(i), drawn: 0 })
      const again = view(world, decision.seat)
      assert.deepEqual(again, seen)
      for (const make of [officer, cadet]) {
        const there = make('same').answer(JSON.parse(JSON.stringify(again)), again.decisions[0])
        assert.deepEqual(there, make('same').answer(seen, decision), decision.kind)
      }
    })
  }
})

const seed = (number: number): string => number.toString(16).padStart(64, '0')

test('the same seed gives the same answers, another one sometimes others', () => {
  const game = (one: string) =>
    play(
      'same',
      5,
      () => officer(one),
      () => undefined,
    ).log
  assert.deepEqual(game('a'), game('a'))
  assert.notDeepEqual(game('a'), game('b'))
})

test('a bot that throws or answers nonsense gives the safe default', () => {
  const silent = { say: () => [] }
  const broken: Bot = {
    ...silent,
    name: 'broken',
    answer: () => {
      throw new Error('lost the thread')
    },
  }
  const foolish: Bot = { ...silent, name: 'foolish', answer: () => 'win the game' }
  const seen = view(newGame({ players: 4 }, 'safe'), pending(newGame({ players: 4 }, 'safe'))[0].seat)
  const [decision] = seen.decisions
  assert.deepEqual(safely(broken).answer(seen, decision), decision.fallback)
  assert.deepEqual(safely(foolish).answer(seen, decision), decision.fallback)
  assert.ok(isLegal(decision, decision.fallback))
})

test('there are no bots but those that there are', () => {
  assert.throws(() => createBot('commander', 'x'), /There is no bot "commander"/)
})
