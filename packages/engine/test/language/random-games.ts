// Random games for the tests of what players read: every decision and every log entry that a game meets.

import type { Game } from '../../src/core/state.ts'
import { type Decision, newGame, pending, submit } from '../../src/game.ts'
import type { GameOptions } from '../../src/options.ts'

/** Plays a game to its end with choices by chance, and shows each decision before it is answered. */
export function playAtRandom(
  seed: number,
  see: (decision: Decision, game: Game) => void,
  options: GameOptions = { players: 3 + (seed % 4) },
): Game {
  const below = linearCongruence(seed)
  const game = newGame(options, `random game ${seed}`)
  while (game.over === undefined) {
    const open = pending(game)
    for (const one of open) see(one, game)
    const { seat, id, options, min, max, not = [] } = open[below(open.length)]
    const left = options.map((option) => option.id)
    const wanted = min + below(max - min + 1)
    const count = not.includes(wanted) ? min : wanted
    submit(
      game,
      seat,
      id,
      Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]),
    )
  }
  return game
}

function linearCongruence(seed: number): (n: number) => number {
  let state = seed >>> 0
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}
