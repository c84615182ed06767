// Random games that begin on New Caprica, before and after Galactica's return: hardly any game by chance gets so far. After every
// choice everything is counted; all invariants are checked after every tenth, at another place in every game, and look-alikes are compared
// there too.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playToTheEnd } from '../../testing/index.ts'
import { onNewCaprica } from '../../testing/late/pegasus.ts'

const { games } = onNewCaprica

test(`${games} random games from New Caprica on finish, and every invariant holds`, () => {
  const endings = new Set<string>()
  for (let number = 0; number < games; number++) {
    const game = playToTheEnd(onNewCaprica.start(number), {
      seed: `new caprica ${number}`,
      thorough: (choices) => (choices + number) % 10 === 0,
    })
    endings.add(`${game.over?.winner} ${game.over?.reason}`)
  }
  assert.ok(endings.has('humans new-caprica'), [...endings].join(', '))
})
