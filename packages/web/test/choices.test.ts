// The form for a new table offers what the engine allows, and lets go of what no longer fits.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  boxCombinations,
  type GameOptions,
  isAllowed,
  languages,
  playersWith,
  type SetId,
  variantsOf,
} from '@cic/engine'
import { factOf } from '../src/boxes/lobby.ts'
import {
  expansions,
  fitting,
  type GameChoice,
  isSame,
  objectives,
  presetGame,
  type Variant,
  variantsFor,
  whyNot,
} from '../src/lobby/choices.ts'
import { presets } from '../src/lobby/facts.ts'

const pegasus: readonly SetId[] = ['base', 'pegasus']

test('only variants that go with the boxes, the players and each other are offered', () => {
  assert.deepEqual(variantsFor({ sets: ['base'] }, 4), ['noSympathizer'])
  assert.deepEqual(variantsFor({ sets: ['base'] }, 5), [])
  assert.deepEqual(variantsFor({ sets: pegasus }, 4), ['noCylonLeader', 'sympatheticCylon'])
  assert.deepEqual(variantsFor({ sets: pegasus, noCylonLeader: true }, 4), [
    'noSympathizer',
    'noCylonLeader',
    'sympatheticCylon',
  ])
  assert.deepEqual(variantsFor({ sets: pegasus }, 7), [])
  assert.deepEqual(variantsFor({ sets: pegasus }, 3), [])
  assert.deepEqual(variantsFor({ sets: ['base', 'exodus'] }, 5), ['personalGoals', 'finalFive', 'cylonFleet'])
})

test('every box goes with every other', () => {
  for (const sets of boxCombinations()) assert.ok(playersWith(sets).some((players) => isAllowed({ sets, players })))
  assert.deepEqual(playersWith(['base', 'daybreak']), [3, 4, 5, 6, 7])
  assert.deepEqual(variantsFor({ sets: ['base', 'daybreak'], objective: 'earth' }, 5), ['noCylonLeader'])
})

test('whatever was chosen, what is left of it can be played', () => {
  const wanted: GameChoice = { sets: pegasus, noCylonLeader: true, sympatheticCylon: true, noSympathizer: true }
  for (const sets of [pegasus, ['base'] as const]) {
    for (const players of playersWith(sets)) {
      const left = fitting({ ...wanted, sets }, players)
      assert.ok(isAllowed({ ...left, players } as GameOptions), `${players}: ${JSON.stringify(left)}`)
    }
  }
  assert.deepEqual(fitting({ sets: pegasus, noSympathizer: true, noCylonLeader: true }, 6), {
    sets: pegasus,
    noCylonLeader: true,
    noSympathizer: true,
  })
})

test('every preset can be played by any number, and no two are the same', () => {
  for (let players = 3; players <= 7; players++) {
    const games = presets
      .map((preset) => presetGame(preset, players))
      .filter(({ sets = [] }) => playersWith(sets).includes(players))
    for (const game of games) assert.ok(isAllowed({ ...game, players } as GameOptions), JSON.stringify(game))
    for (const [i, one] of games.entries())
      for (const other of games.slice(i + 1)) assert.ok(!isSame(one, other), JSON.stringify([one, other]))
  }
  assert.deepEqual(presetGame('first', 5), { sets: ['base'], objective: 'kobol' })
})

test('of every box, objective and variant there is a picture and a sentence in every language', () => {
  const ids = [...expansions(), ...objectives()].map(({ id }) => id as string)
  for (const id of [...ids, ...variantsOf()]) {
    const { picture, says } = factOf(id)
    assert.match(picture, /^M/)
    for (const language of languages) assert.match(says[language], /\.$/, `${id} in ${language}`)
  }
})

test('what cannot be switched on says why, and nothing else does', () => {
  for (const sets of boxCombinations()) {
    for (const players of playersWith(sets)) {
      const offered = variantsFor({ sets }, players)
      for (const variant of variantsOf(sets) as Variant[]) {
        const why = whyNot({ sets }, variant, players)
        assert.equal(why === undefined, offered.includes(variant), `${sets} ${players} ${variant}`)
        if (why !== undefined) for (const language of languages) assert.match(why[language], /\.$/)
      }
    }
  }
})
