// Runs the stack of half-done work until somebody has to decide or the game is over.

import { theTable } from './ids.ts'
import { type Count, end, move, type Question, type StepEntry, whoIsAsked } from './procedure.ts'
import { type Rules, rulesOf } from './rules.ts'
import type { Ask, Frame, Game, Seat } from './state.ts'
import { openTriggers } from './triggers.ts'

export function advance(game: Game): void {
  const rules = rulesOf(game)
  const { watches } = rules
  const { log } = game
  let told = -1
  while (game.over === undefined && game.asks.length === 0) {
    // What happens is told: without a new line of the log nothing has come true.
    if (watches.length > 0 && told !== log.length) {
      told = log.length
      if (isDue(game, watches)) continue
    }
    const frame = game.stack[game.stack.length - 1]
    // Every kind of frame is built in its own way: each look at one costs.
    const { at } = frame
    if (at === end) {
      game.stack.pop()
      continue
    }
    const step = rules.steps.get(at)
    if (step === undefined) throw new Error(`No rule has a step ${at}`)
    if (step.triggers.length > 0 && openTriggers(game, frame, step)) continue
    if (step.question !== undefined) open(game, frame, step, step.question)
    else if (step.run !== undefined) {
      if (step.untold) told = -1
      move(frame, step, step.run(game, frame))
    }
  }
  if (game.over !== undefined) game.asks = []
}

/** Whether something that may happen at any time has begun. Asked after whatever happens: no more is made for it than must be. */
function isDue(game: Game, watches: Rules['watches']): boolean {
  for (let i = 0; i < watches.length; i++) if (watches[i](game)) return true
  return false
}

/** What an open question offers. */
export function offerOf(game: Game, ask: Ask): Offer {
  for (const offer of remembered) if (offer?.ask === ask) return offer
  const { frame, question } = asking(game)
  return remember(offer(game, frame, question, ask))
}

/** Standing orders bear on what a window offers, so a seat's open question is worked out anew when they change. */
export function forgetOffer(game: Game, seat: Seat): void {
  for (const ask of game.asks) {
    const at = remembered.findIndex((offer) => offer?.ask === ask)
    if (ask.seat === seat && at >= 0) remembered[at] = undefined
  }
}

/** The answer for a player who is away. */
export function fallbackOf(game: Game, ask: Ask): string[] {
  const { frame, question } = asking(game)
  const { options, min } = offerOf(game, ask)
  return question.fallback?.(game, frame, ask.seat, options) ?? options.slice(0, min)
}

/** The frame and the question that the open asks belong to: always the top of the stack. */
export function asking(game: Game): { frame: Frame; step: StepEntry; question: Question<Frame> } {
  const frame = game.stack[game.stack.length - 1]
  const step = rulesOf(game).steps.get(frame.at)
  if (step?.question === undefined) throw new Error(`Nothing is asked at ${frame.at}`)
  return { frame, step, question: step.question }
}

/** Takes a legal answer; the game goes on once everybody who was asked has answered. */
export function accept(game: Game, ask: Ask, answer: string[]): void {
  ask.answer = answer
  if (game.asks.every((other) => other.answer !== undefined)) {
    settle(game)
    advance(game)
  }
}

/** The table's answer in a timed window: whoever has not answered passes. */
export function close(game: Game): void {
  for (const ask of game.asks) ask.answer ??= ask.seat === theTable ? [] : fallbackOf(game, ask)
  settle(game)
  advance(game)
}

/** The legal choices of an open question, and how many of them make an answer. */
export interface Offer extends Count {
  readonly ask: Ask
  readonly options: string[]
}

const exactlyOne: Count = { min: 1, max: 1 }

/**
 * An offer is a function of the position, which stands still while a question is open: the last few are remembered, never
 * stored. More seats than this are never asked at once.
 */
const remembered: (Offer | undefined)[] = Array.from({ length: 8 })
let nextRemembered = 0

function remember(offer: Offer): Offer {
  remembered[nextRemembered] = offer
  nextRemembered = (nextRemembered + 1) % remembered.length
  return offer
}

function offer(game: Game, frame: Frame, question: Question<Frame>, ask: Ask): Offer {
  const options = question.options(game, frame, ask.seat)
  const { min, max, not } = question.pick?.(game, frame, ask.seat, options) ?? exactlyOne
  return not === undefined ? { ask, options, min, max } : { ask, options, ...narrowed(min, max, not) }
}

/** With the least and the most that really make an answer. */
function narrowed(least: number, most: number, not: readonly number[]): Count {
  let [min, max] = [least, most]
  while (min < max && not.includes(min)) min++
  while (max > min && not.includes(max)) max--
  const between = not.filter((count) => count > min && count < max)
  return between.length === 0 ? { min, max } : { min, max, not: between }
}

function open(game: Game, frame: Frame, step: StepEntry, question: Question<Frame>): void {
  const who = whoIsAsked(question, game, frame)
  if (who === undefined) {
    move(frame, step, undefined)
    return
  }
  if (typeof who === 'number') openFor(game, frame, step, question, who)
  else for (const seat of who) openFor(game, frame, step, question, seat)
  if (question.untilClosed?.(game, frame)) game.asks.push({ id: '', seat: theTable, at: step.name })
  if (game.asks.every((ask) => ask.answer !== undefined)) settle(game)
}

function openFor(game: Game, frame: Frame, { name }: StepEntry, question: Question<Frame>, seat: Seat): void {
  const ask: Ask = { id: '', seat, at: name }
  const offered = offer(game, frame, question, ask)
  const { options, min, max } = offered
  if (options.length === 0) return
  const onlyOneWay = (min === options.length && max >= min) || max === 0
  if (onlyOneWay && question.always?.(game, frame, seat) !== true) ask.answer = max === 0 ? [] : options
  else {
    const state = game.seats[seat]
    state.asked++
    ask.id = `${seat}.${state.asked}`
    remember(offered)
  }
  game.asks.push(ask)
}

function settle(game: Game): void {
  const { frame, step, question } = asking(game)
  const asks = game.asks
  game.asks = []
  let next: string | undefined
  for (const { seat, answer } of asks)
    if (seat !== theTable) next = question.answer(game, frame, seat, answer ?? []) ?? next
  move(frame, step, next)
}
