// Games with every choice of boxes that begin right before the last jump, in battle, beside an ally, or with nobody left to follow the
// executed. After every choice everything is counted, and all invariants are checked now and then. The other late starts have tests of
// their own, with their boxes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allToMeet, lateGames, playToTheEnd } from '../../testing/index.ts'
import { besideAllies, inBattle } from '../../testing/late/exodus.ts'
import { beforeTheLastJump } from '../../testing/late/last-jump.ts'
import type { LateStart } from '../../testing/late/late-start.ts'
import { noneLeft } from '../../testing/late/pegasus.ts'

function play({ name, games, start, player, most }: LateStart): {
  endings: Set<string | undefined>
  told: Set<string>
} {
  const [endings, told] = [new Set<string | undefined>(), new Set<string>()]
  for (let number = 0; number < games; number++) {
    const { over, log } = playToTheEnd(start(number), {
      seed: `${name} ${number}`,
      player,
      most,
      thorough: (choices) => (choices + number) % 12 === 0,
    })
    endings.add(over?.reason)
    for (const { t, card } of log) told.add(`${t} ${card}`)
  }
  return { endings, told }
}

test('games that begin right before the last jump reach Kobol and Earth', () => {
  const { endings } = play(beforeTheLastJump)
  for (const objective of ['kobol', 'earth']) assert.ok(endings.has(objective), `${[...endings]}`)
})
test('games end when nobody is left to follow the executed', () => {
  assert.ok(play(noneLeft).endings.has('no-characters'))
})
test('every ally is met, with whatever boxes', () => {
  const { told } = play(besideAllies)
  const never = allToMeet().ally.filter((ally) => !told.has(`meetsAlly ${ally}`))
  assert.deepEqual(never, [])
})
test('pilots who are the best fight raiders, with whatever boxes', () => {
  play(inBattle)
})
test('there are late starts towards every objective, and all that is to be met has a name once', () => {
  assert.ok(lateGames() >= 4 * 60)
  const sizes = Object.fromEntries(Object.entries(allToMeet()).map(([group, all]) => [group, all.length]))
  assert.deepEqual(sizes, {
    ...{ character: 33, ending: 11, window: 29, 'personal-goal': 8, 'final-five': 5 },
    ...{ ally: 35, crossroads: 7, motive: 14, mutiny: 22, mission: 16 },
  })
  for (const all of Object.values(allToMeet())) assert.equal(new Set(all).size, all.length)
})
