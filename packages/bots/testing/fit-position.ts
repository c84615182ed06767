// Finds the weights of `src/position.ts` again, from games that officers play:
//   node packages/bots/testing/fit-position.ts [games]

import { type Game, newGame, pending, submit, view } from '@cic/engine'
import { createBot } from '../src/index.ts'
import { features, featuresOf } from '../src/position.ts'

interface Sample {
  readonly found: readonly number[]
  readonly won: number
}

const games = Number(process.argv[2] ?? 3000)
/** Five at the table is usual. */
const tables = [5, 5, 5, 4, 6, 3, 5, 5, 4, 6] as const

const weights = fit(Array.from({ length: games }, (_, number) => samplesOf(number)).flat())
features.forEach((feature, i) => {
  console.log(`${feature}: ${Number(weights[i].toPrecision(2))},`)
})

/** The beginnings of all turns of a game, with what came of it. */
function samplesOf(number: number): Sample[] {
  const game: Game = newGame({ players: tables[number % tables.length] }, `fit${number}`)
  const officers = game.seats.map((_, seat) => createBot('officer', `${number} ${seat}`))
  const found: number[][] = []
  for (let turn = 0; game.over === undefined; ) {
    if (game.turn !== turn) {
      turn = game.turn
      const all = featuresOf(game)
      found.push(features.map((feature) => all[feature]))
    }
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    submit(game, seat, seen.decisions[0].id, officers[seat].answer(seen, seen.decisions[0]))
  }
  const won = Number(game.over.winner === 'humans')
  return found.map((one) => ({ found: one, won }))
}

/** Logistic regression by Newton's method, with a slight pull towards 0. */
function fit(samples: readonly Sample[]): number[] {
  const pull = 3
  const steps = 12
  const all = features.map(() => 0)
  for (let step = 0; step < steps; step++) {
    const slope = all.map((weight) => -pull * weight)
    const curve = all.map((_, i) => all.map((_, j) => (i === j ? pull : 0)))
    for (const { found, won } of samples) {
      const chance = 1 / (1 + Math.exp(-found.reduce((sum, value, i) => sum + value * all[i], 0)))
      for (let i = 0; i < all.length; i++) {
        slope[i] += found[i] * (won - chance)
        for (let j = 0; j < all.length; j++) curve[i][j] += found[i] * found[j] * chance * (1 - chance)
      }
    }
    solve(curve, slope).forEach((change, i) => {
      all[i] += change
    })
  }
  return all
}

/** Gaussian elimination; the matrix is positive definite. Changes both. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let i = 0; i < size; i++) {
    for (let row = i + 1; row < size; row++) {
      const factor = matrix[row][i] / matrix[i][i]
      for (let column = i; column < size; column++) matrix[row][column] -= factor * matrix[i][column]
      right[row] -= factor * right[i]
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let column = i + 1; column < size; column++) right[i] -= matrix[i][column] * right[column]
    right[i] /= matrix[i][i]
  }
  return right
}
