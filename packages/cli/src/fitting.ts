// Games for `fit`: the beginnings of their turns with who won in the end, and the weights that tell best who will.

import {
  type Budget,
  chanceFrom,
  createBot,
  featuresOf,
  type Model,
  type Models,
  modelOf,
  oddsOf,
  partOf,
} from '@cic/bots'
import { newGame, pending, submit, view } from '@cic/engine'
import { type Games, gameOf } from './simulation.ts'

export interface Fitting extends Games {
  /** Who plays. */
  readonly level: string
  /** What admirals value positions by. */
  readonly models?: Models
  readonly budget?: Budget
}

export interface Sample {
  readonly part: string
  readonly features: Readonly<Record<string, number>>
  readonly won: 0 | 1
}

/**
 * The beginnings of the turns of game number n, with what came of it. What players always see to at once would seem to matter little in
 * their games: so in most of them everybody answers by chance for a turn or two, and what counts is what comes after that.
 */
export function samplesOf(fitting: Fitting, number: number): { number: number; samples: Sample[] } {
  const { seed, options } = gameOf(fitting, number)
  const { level, models, budget } = fitting
  const game = newGame(options, seed)
  const bots = game.seats.map((_, seat) => createBot(level, `${seed}/${seat}`, { budget, models }))
  const wild = wildTurns(seed)
  const careless = game.seats.map((_, seat) => createBot('random', `${seed}/${seat}`))
  const found: Omit<Sample, 'won'>[] = []
  for (let turn = 0; game.over === undefined; ) {
    if (game.turn !== turn) {
      turn = game.turn
      if (turn >= wild.until) found.push({ part: partOf(game), features: featuresOf(game) })
    }
    const [{ seat }] = pending(game)
    const seen = view(game, seat)
    const players = turn >= wild.from && turn < wild.until ? careless : bots
    submit(game, seat, seen.decisions[0].id, players[seat].answer(seen, seen.decisions[0]))
  }
  const won = game.over.winner === 'humans' ? 1 : 0
  return { number, samples: found.map((sample) => ({ ...sample, won })) }
}

/** The turns that are played by chance, in three games of four; in the others none. */
function wildTurns(seed: string): { from: number; until: number } {
  const chance = chanceFrom(`${seed} wild`)
  if (chance.next() < 0.25) return { from: 0, until: 0 }
  const from = 1 + chance.below(lastWild)
  return { from, until: from + 1 + chance.below(2) }
}

const lastWild = 24

/**
 * A model for every part of the way that enough turns were seen of. What counts on the whole way is found first, as it is seen most
 * often; then by how much a part of it differs.
 */
export function fitModels(samples: readonly Sample[]): Models {
  const spreads = spreadsOf(samples)
  const whole = fitModel(samples, spreads)
  const parts = Map.groupBy(samples, ({ part }) => part)
  return Object.fromEntries(
    [...parts]
      .filter(([, found]) => found.length >= leastTurns)
      .map(([part, found]) => [part, rounded(fitModel(found, spreads, whole), spreads)] as const),
  )
}

/** What hardly ever moves the odds is left out. */
const rounded = (model: Model, spreads: Model): Model =>
  Object.fromEntries(
    Object.entries(model)
      .filter(([name, weight]) => Math.abs(weight * (spreads[name] ?? 1)) >= leastPush)
      .map(([name, weight]) => [name, Number(weight.toPrecision(3))]),
  )

const leastPush = 0.015

const leastTurns = 150

/** How far off the models are on the average: the logarithm of the chance that they gave to what happened. */
export function lossOf(models: Models, samples: readonly Sample[]): number {
  const loss = samples.map(({ part, features, won }) => {
    const chance = 1 / (1 + Math.exp(-oddsOf(modelOf(models, part), features)))
    return -Math.log(Math.max(1e-6, won === 1 ? chance : 1 - chance))
  })
  return loss.reduce((sum, one) => sum + one, 0) / Math.max(1, loss.length)
}

/**
 * The pull of every weight towards 0, or of a part's towards that of the whole way, in turns: those of one game are much alike. Where parts
 * differ by more than they must, stepping from one into the next seems to be worth something, or not stepping.
 */
const pull = 50
const pullToWhole = 5000
const steps = 10

/** Logistic regression by Newton's method, on features of equal spread; what differs from another model, if one is given. */
function fitModel(samples: readonly Sample[], spreads: Model, whole?: Model): Model {
  const used = Object.keys(spreads).sort()
  const scale = used.map((name) => spreads[name])
  const weights = newton(
    samples.map(({ features }) => used.map((name, i) => (features[name] ?? 0) / scale[i])),
    samples.map(({ won }) => won),
    samples.map(({ features }) => oddsOf(whole ?? {}, features)),
    used.map((name) => (name === 'always' ? freely : whole === undefined ? pull : pullToWhole)),
  )
  const own = Object.fromEntries(used.map((name, i) => [name, weights[i] / scale[i]]))
  return summed(whole ?? {}, own)
}

const freely = 0.01

const summed = (one: Model, other: Model): Model =>
  Object.fromEntries(Object.keys({ ...one, ...other }).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))

/** How much each feature differs from turn to turn; those that never do are left out. */
function spreadsOf(samples: readonly Sample[]): Model {
  const names = new Set(samples.flatMap(({ features }) => Object.keys(features)))
  const spreads = [...names].map(
    (name) => [name, spreadOf(samples.map(({ features }) => features[name] ?? 0))] as const,
  )
  return { ...Object.fromEntries(spreads.filter(([, spread]) => spread > 0)), always: 1 }
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

function newton(
  rows: readonly number[][],
  won: readonly number[],
  before: readonly number[],
  pulls: readonly number[],
): number[] {
  const weights = pulls.map(() => 0)
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight, i) => -pulls[i] * weight)
    const curve = weights.map((_, i) => weights.map((_, j) => (i === j ? pulls[i] : 0)))
    rows.forEach((row, at) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i], before[at])))
      for (let i = 0; i < row.length; i++) {
        slope[i] += row[i] * (won[at] - chance)
        const bent = row[i] * chance * (1 - chance)
        for (let j = 0; j <= i; j++) curve[i][j] += row[j] * bent
      }
    })
    for (let i = 0; i < weights.length; i++) for (let j = 0; j < i; j++) curve[j][i] = curve[i][j]
    solve(curve, slope).forEach((change, i) => {
      weights[i] += change
    })
  }
  return weights
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
