// Which games the rulebooks allow, and which few of them meet whatever goes together.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  allowedOptions,
  boxCombinations,
  checkOptions,
  coveringOptions,
  everyAllowedOptions,
  type GameOptions,
} from '../../src/index.ts'

test('every choice of boxes allows as many combinations as the rulebooks do', () => {
  const counted = Object.fromEntries(boxCombinations().map((sets) => [sets.join(), allowedOptions(sets).length]))
  assert.deepEqual(counted, {
    base: 18,
    'base,pegasus': 84,
    'base,exodus': 288,
    'base,daybreak': 48,
    'base,pegasus,exodus': 1008,
    'base,pegasus,daybreak': 72,
    'base,exodus,daybreak': 576,
    'base,pegasus,exodus,daybreak': 768,
  })
  assert.equal(everyAllowedOptions().length, 2862)
})

test('41 of them meet every pair of settings, 135 every three', () => {
  const all = everyAllowedOptions()
  assert.equal(coveringOptions(all, 2).length, 41)
  assert.equal(coveringOptions(all, 3).length, 135)
  const pairs = coveringOptions(allowedOptions(['base']), 2)
  for (const players of [3, 4, 5, 6])
    for (const resources of ['standard', 'easier', 'harder'])
      assert.ok(pairs.some((one) => one.players === players && one.resources === resources))
})

test('what they do not allow is refused with its own sentence', () => {
  const refused: readonly (readonly [GameOptions, RegExp])[] = [
    [{ players: 4, objective: 'earth' }, /no objective "earth"/],
    [{ players: 4, cylonFleet: true }, /no option "cylonFleet"/],
    [{ players: 4, sets: ['base', 'pegasus', 'daybreak'], sympatheticCylon: true }, /Sympathetic Cylon.*Mutineer/],
    [{ players: 4, sets: ['base', 'exodus', 'daybreak'], noSympathizer: true }, /no Sympathizer to leave out/],
    [{ players: 7, sets: ['base', 'exodus'] }, /3 to 6 players/],
    [{ players: 7, sets: ['base', 'daybreak'], noCylonLeader: true }, /seven players/],
    [{ players: 3, sets: ['base', 'pegasus', 'exodus', 'daybreak'], noCylonLeader: true }, /three players/],
  ]
  for (const [options, why] of refused) assert.throws(() => checkOptions(options), why)
})
