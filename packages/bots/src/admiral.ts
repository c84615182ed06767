// The admiral: the officer's judgement, checked by playing on. Every candidate answer is tried in the same few games that the
// view allows, each played on by officers for a while; the answer after which the position is best for this side is given.

import {
  type Answer,
  copy,
  type Decision,
  determinize,
  type Game,
  pending,
  sideOfLoyalty,
  submit,
  type View,
} from '@cic/engine'
import type { Bot } from './bot.ts'
import { type Chance, chanceFor, chanceFrom, chanceOf } from './chance.ts'
import { type Mind, mindOf } from './mind.ts'
import { officerAnswer } from './officer.ts'
import { positionWorth } from './position.ts'
import { type Forecast, forecastOf } from './sky.ts'
import { statements } from './talk.ts'

/** How long to think: by the clock, or by the number of games played on, which makes the answer the same every time. */
export interface Budget {
  readonly milliseconds?: number
  readonly nodes?: number
}

export const defaultBudget: Budget = { milliseconds: 500 }

/** Decisions worth thinking about; the officer's answer is good enough for the others. */
const weighty = new Set([
  'action:choose',
  'move:choose',
  'crisis:option',
  'crisis:choose',
  'skillCheck:contribute',
  'jump:chooseDestination',
  'chooseCharacter:choose',
  'chooseEffect:choose',
  'mayDo:choose',
  'executiveOrder:choose',
  'window:ask',
  'caprica:choose',
  'cylonFleet:choose',
  'chooseOutcome:choose',
])

/** How many decisions a line is played on. */
const horizon = 30
/** At most so many candidates are compared. */
const widest = 5

export const admiral = (seed: string, budget: Budget = defaultBudget): Bot => ({
  name: 'admiral',
  answer: (view, decision, said) => {
    const chance = chanceFor(seed, view, decision)
    const mind = mindOf(view, chance, said)
    const first = officerAnswer(mind, decision)
    if (!weighty.has(decision.kind)) return first
    return search(mind, decision, candidates(mind, decision, first), budget)
  },
  say: (view, said) => statements(mindOf(view, chanceOf(seed, view), said), said),
})

type Candidate = readonly string[]

const listed = (answer: Answer): Candidate => (typeof answer === 'string' ? [answer] : answer)

/** The officer's answer first, then the officer's next best ones, or fewer and more cards of the same. */
function candidates(mind: Mind, decision: Decision, first: Answer): Candidate[] {
  const found: Candidate[] = [listed(first)]
  const add = (candidate: Candidate): void => {
    const legal = candidate.length >= decision.min && candidate.length <= decision.max
    if (legal && !found.some((one) => one.join() === candidate.join())) found.push(candidate)
  }
  if (decision.max > 1) {
    const cards = listed(first)
    const others = decision.options.map(({ id }) => id).filter((id) => !cards.includes(id))
    add([])
    add(cards.slice(0, -1))
    add(cards.slice(0, 1))
    for (const card of others) add([...cards, card])
  } else {
    let left = decision
    while (found.length < widest && left.options.length > 1) {
      const taken = found[found.length - 1][0]
      left = { ...left, options: left.options.filter(({ id }) => id !== taken) }
      add(listed(officerAnswer(mind, left)))
      if (found[found.length - 1][0] === taken) break
    }
  }
  return found.slice(0, widest)
}

/** A candidate with what its tries have brought so far. */
interface Trial {
  readonly candidate: Candidate
  total: number
  tries: number
}

/**
 * Plays the candidates on in the same games, as long as the budget lasts. After every few rounds the worse half is given up,
 * so that most of the time goes into telling the best ones apart.
 */
function search(mind: Mind, decision: Decision, all: readonly Candidate[], { milliseconds, nodes }: Budget): Candidate {
  if (all.length === 1) return all[0]
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds
  let left = nodes ?? Number.POSITIVE_INFINITY
  let trials: Trial[] = all.map((candidate) => ({ candidate, total: 0, tries: 0 }))
  for (let round = 1; left >= trials.length; round++) {
    const began = performance.now()
    const world = worldOf(mind)
    const luck = String(mind.chance.next())
    for (const trial of trials) {
      trial.total += tryOut(world, mind, decision, trial.candidate, chanceFrom(luck))
      trial.tries++
    }
    left -= trials.length
    if (round % roundsBeforeHalving === 0 && trials.length > 2) trials = betterHalf(trials, all[0])
    // Another round is begun only if there is time for it, as the last one took.
    const now = performance.now()
    if (now + (now - began) > until) break
  }
  return betterHalf(trials, all[0])[0].candidate
}

const roundsBeforeHalving = 3

/** The better half, best first; the officer's own answer needs less to be believed. */
function betterHalf(trials: readonly Trial[], officers: Candidate): Trial[] {
  const worth = ({ candidate, total, tries }: Trial): number =>
    total / Math.max(1, tries) + (candidate === officers ? confidence / Math.sqrt(Math.max(1, tries)) : 0)
  return [...trials].sort((a, b) => worth(b) - worth(a)).slice(0, Math.max(2, Math.ceil(trials.length / 2)))
}

/** How much better another answer must look before the officer's is given up, after a single try. */
const confidence = 1.2

/** A game that the view allows. */
function worldOf({ view, chance }: Mind): Game {
  const seed = Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('')
  return determinize(view, { seed, drawn: 0 })
}

/** What the position is worth to this side after an answer, once officers have played on for a while. */
function tryOut(world: Game, mind: Mind, decision: Decision, candidate: Candidate, chance: Chance): number {
  const game = copy(world)
  submit(game, mind.seat, decision.id, candidate)
  for (let i = 0; i < horizon && game.over === undefined; i++) {
    const [next] = pending(game)
    submit(game, next.seat, next.id, quickAnswer(game, next, chance, mind.suspicion))
  }
  const worth = positionWorth(game)
  return mind.cylon ? -worth : worth
}

/** An officer's answer inside a tried-out line: it looks at the tried-out game itself, and suspects as the bot does. */
function quickAnswer(game: Game, decision: Decision, chance: Chance, suspicion: readonly number[]): Answer {
  const view = { ...game, viewer: decision.seat, decisions: [decision], answered: [], waiting: [] } as unknown as View
  const { revealed, loyalty } = game.seats[decision.seat]
  const cylon = revealed || loyalty.some(({ card }) => sideOfLoyalty(view, card) === 'cylon')
  let forecast: Forecast | undefined
  const mind: Mind = {
    view,
    seat: decision.seat,
    chance,
    cylon,
    revealed,
    suspicion,
    promised: {},
    exposure: 0,
    harmful: cylon,
    // Most answers do not look at the sky.
    get forecast() {
      forecast ??= forecastOf(view)
      return forecast
    },
  }
  return officerAnswer(mind, decision)
}
