// Bad input gets a typed error that says what was wrong and what was allowed, and changes nothing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ErrorCode, type GameOptions, newGame, pending, restore, save, setOrders, submit } from '../src/index.ts'
import { given, rule } from '../testing/index.ts'

const refused = (code: ErrorCode, words: RegExp) => ({ name: 'GameError', code, message: words })

test('options that the rulebook does not allow are refused, each with one reason', () => {
  const bad: [GameOptions, RegExp][] = [
    [{ players: 2 }, /3 to 6 players/],
    [{ players: 7 }, /3 to 6 players/],
    [{ players: 4.5 }, /3 to 6 players/],
    [{ players: 5, noSympathizer: true }, /4 or 6 players/],
    [{ players: 4, sets: [] }, /needs the base set/],
    [{ players: 4, sets: ['base', 'base'] }, /named twice/],
    [{ players: 4, sets: ['base', 'caprica' as 'base'] }, /no set "caprica"/],
    [{ players: 4, objective: 'earth' as 'kobol' }, /no objective "earth"/],
    [{ players: 4, resources: 'plenty' as 'easier' }, /no setting "plenty"/],
    [{ players: 4, colour: 'red' } as GameOptions, /no option "colour"/],
  ]
  for (const [options, words] of bad) assert.throws(() => newGame(options, 'x'), refused('bad-options', words))
})

test('an answer by the wrong seat, to the wrong decision or outside the legal set is rejected and changes nothing', () => {
  const game = newGame({ players: 3 }, 'errors')
  const [{ id, seat, options }] = pending(game)
  const other = (seat + 1) % 3
  const before = save(game)
  assert.throws(() => submit(game, other, id, options[0].id), refused('not-your-decision', /another seat/))
  assert.throws(() => submit(game, seat, `${seat}.99`, options[0].id), refused('no-such-decision', /no open decision/))
  assert.throws(() => submit(game, seat, 'nonsense', options[0].id), refused('no-such-decision', /no open decision/))
  assert.throws(() => submit(game, 9, id, options[0].id), refused('unknown-seat', /no seat 9/))
  assert.throws(() => submit(game, seat, id, 'character:nobody'), refused('illegal-answer', /not among/))
  assert.throws(() => submit(game, seat, id, []), refused('illegal-answer', /names 1 options, not 0/))
  assert.throws(() => submit(game, seat, id, [options[0].id, options[1].id]), refused('illegal-answer', /not 2/))
  assert.equal(save(game), before)
  submit(game, seat, id, options[0].id)
  assert.throws(() => submit(game, seat, id, options[1].id), refused('stale-decision', /answered already/))
})

test('a rejected answer names what was allowed, and only to the seat that is asked', () => {
  const game = newGame({ players: 3 }, 'errors')
  const [{ id, seat, options }] = pending(game)
  const errorOf = (act: () => void) => {
    try {
      act()
    } catch (error) {
      return error as { allowed: string[] }
    }
    throw new Error('nothing was thrown')
  }
  assert.deepEqual(
    errorOf(() => submit(game, seat, id, 'x')).allowed,
    options.map((option) => option.id),
  )
  assert.deepEqual(errorOf(() => submit(game, (seat + 1) % 3, 'x', 'x')).allowed, [])
})

test('a standing order that means nothing is refused', () => {
  const game = newGame({ players: 3 }, 'orders')
  assert.throws(() => setOrders(game, 0, [{ what: '', do: 'pass' }]), refused('bad-standing-order', /names a card/))
  assert.throws(
    () => setOrders(game, 0, [{ what: '*', do: 'sing' as 'pass' }]),
    refused('bad-standing-order', /cannot "sing"/),
  )
  assert.throws(
    () => setOrders(game, 0, [{ what: '*', do: 'play', when: 'x' }]),
    refused('bad-standing-order', /no condition/),
  )
})

rule('after the game is over nothing more is taken', () => {
  const table = given({ seats: ['roslin', 'tigh', 'helo'], current: 'tigh', food: 0 })
    .turn()
    .rest()
  assert.throws(() => submit(table.state, 0, '0.1', 'x'), refused('game-over', /over/))
})

test('a damaged stored game is refused with the reason', () => {
  const text = save(newGame({ players: 4 }, 'stored'))
  const altered = (change: (stored: { version: number; state: Record<string, unknown> }) => void): string => {
    const stored = JSON.parse(text)
    change(stored)
    return JSON.stringify(stored)
  }
  const bad: [string, RegExp][] = [
    ['', /not JSON/],
    ['42', /not an object/],
    [text.slice(0, 500), /not JSON/],
    ['{"format":"chess"}', /not a stored game/],
    [
      altered((stored) => {
        stored.version = 99
      }),
      /later version/,
    ], // prettier-ignore
    [
      altered((stored) => {
        delete stored.state.seats
      }),
      /seats is not a list/,
    ], // prettier-ignore
    [
      altered((stored) => {
        stored.state.nukes = 7
      }),
      /9 nukes|7 nukes/,
    ], // prettier-ignore
    [
      altered((stored) => {
        stored.state.resources = { fuel: 99, food: 8, morale: 8, population: 8 }
      }),
      /fuel is 99/,
    ], // prettier-ignore
    [
      altered((stored) => {
        ;(stored.state.decks as { crisis: { cards: string[] } }).crisis.cards.pop()
      }),
      /too few|out of step/,
    ], // prettier-ignore
  ]
  for (const [stored, words] of bad) assert.throws(() => restore(stored), refused('bad-saved-game', words))
})
