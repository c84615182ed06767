// The museum: games as earlier versions saved them open today, look as they looked, and go on to their end.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { applyChoice, type Game, openWindow, pending, restore, rulesVersion, save, view } from '../../src/index.ts'

interface Museum {
  readonly rules: number
  readonly games: readonly { readonly situation: string; readonly saved: string }[]
}

const folder = join(import.meta.dirname, '..', 'museum')
const museums = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const museumIn = (name: string): Museum =>
  JSON.parse(zstdDecompressSync(readFileSync(join(folder, name, 'games.json.zst'))).toString())

/** With the safe answer to everything. */
function playOn(game: Game): void {
  for (let choices = 0; game.over === undefined; choices++) {
    assert.ok(choices < 5_000, 'the game ends')
    const [decision] = openWindow(game) === undefined || choices % 3 > 0 ? pending(game) : []
    if (decision === undefined) applyChoice(game, { close: true })
    else applyChoice(game, { seat: decision.seat, decision: decision.id, answer: decision.fallback })
  }
}

for (const name of museums) {
  const { rules, games } = museumIn(name)
  test(`the games of ${name} open, and go on to their end`, () => {
    assert.ok(rules >= 1 && rules <= rulesVersion)
    assert.ok(games.length >= 10)
    for (const { situation, saved } of games) {
      const before = (JSON.parse(saved) as { state: Game }).state
      const game = restore(saved)
      assert.deepEqual(
        [game.turn, game.resources, game.seats.map(({ hand }) => hand), game.log.length],
        [before.turn, before.resources, before.seats.map(({ hand }) => hand), before.log.length],
        situation,
      )
      assert.ok(pending(game).length > 0 || openWindow(game) !== undefined, situation)
      for (const viewer of [...game.seats.keys(), 'spectator'] as const) view(game, viewer)
      playOn(game)
      assert.equal(save(restore(save(game))), save(game), situation)
    }
  })
}

test('the museum has games of the base game, of Pegasus and on New Caprica', () => {
  const states = museums.flatMap((name) => museumIn(name).games.map(({ saved }) => restore(saved)))
  assert.ok(states.some(({ options }) => options.sets.length === 1))
  assert.ok(states.some(({ options }) => options.sets.includes('pegasus')))
  assert.ok(states.some(({ crisisDeck }) => crisisDeck === 'newCaprica'))
})
