// Games of Daybreak that begin late and are played on by chance: with Mutiny cards in every hand, motives close to coming true, and a
// mission next. It is counted what was met.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import './table.ts'
import type { LogEntry } from '../../src/core/state.ts'
import { checkOptions } from '../../src/index.ts'
import { playGame, playToTheEnd } from '../../testing/index.ts'
import { closeToHome } from '../../testing/late/daybreak.ts'
import * as facts from './facts.ts'

const { games } = closeToHome

/** What was met, as the log has it. */
function* metIn(log: readonly LogEntry[]): Generator<string> {
  for (const [at, { t, card, seat }] of log.entries()) {
    yield t
    if (t === 'playsMutiny' || t === 'motiveShown') yield `${t} ${card}`
    if (t === 'activatesMission') yield `${card} ${log.slice(at).find((entry) => entry.t === 'checkOutcome')?.outcome}`
    if (t === 'rebels') yield `rebels ${log[at].winner}`
    if (t === 'overMutinyLimit') yield `too many ${wasMutineer(log, at, seat) ? 2 : 1}`
  }
}

const wasMutineer = (log: readonly LogEntry[], at: number, seat: unknown): boolean =>
  log.slice(0, at).findLast(({ t }) => t === 'mutineer')?.seat === seat

test(`${games} late games with Daybreak finish, every invariant holds, and all that it brings is met`, () => {
  const met = new Map<string, number>()
  for (let number = 0; number < games; number++) {
    const game = playToTheEnd(closeToHome.start(number), {
      seed: `late ${number}`,
      player: closeToHome.player,
      thorough: (choices) => (choices + number) % 12 === 0,
    })
    for (const one of metIn(game.log)) met.set(one, (met.get(one) ?? 0) + 1)
  }
  const wanted = [
    ...facts.mutiny.map((card) => `playsMutiny ${card}`),
    ...Object.keys(facts.motives).map((motive) => `motiveShown ${motive}`),
    ...Object.keys(facts.missions).flatMap((card) => ['pass', 'fail'].map((outcome) => `${card} ${outcome}`)),
    ...['too many 1', 'too many 2', 'rebels humans', 'rebels cylons', 'hubDestroyed', 'mutineer'],
  ]
  const never = wanted.filter((one) => !met.has(one))
  assert.deepEqual(never, [])
})

test('the Mutineer is found in the first deal of some games, and later in others', () => {
  const options = checkOptions({ players: 5, sets: ['base', 'daybreak'] })
  const found = Array.from({ length: 24 }, (_, number) => {
    const { log } = playGame({ options, seed: `deal ${number}`, players: ['random'] }).game
    const [turn, mutineer] = ['turn', 'mutineer'].map((line) => log.findIndex(({ t }) => t === line))
    return mutineer < 0 ? 'never' : mutineer < turn ? 'at once' : 'later'
  })
  for (const when of ['at once', 'later'] as const) assert.ok(found.includes(when), `${found}`)
})
