// Runs the stack of half-done work until somebody has to decide or the game is over.

import { theTable } from './ids.ts'
import { end, move, type Question, type StepEntry } from './procedure.ts'
import { rulesOf } from './rules.ts'
import type { Ask, Frame, Game, Seat } from './state.ts'
import { openTriggers } from './triggers.ts'

export function advance(game: Game): void {
  const rules = rulesOf(game)
  while (game.over === undefined && game.asks.length === 0) {
    const frame = game.stack[game.stack.length - 1]
    if (frame.at === end) {
      game.stack.pop()
      continue
    }
    const step = rules.steps[frame.at]
    if (step === undefined) throw new Error(`No rule has a step ${frame.at}`)
    if (step.triggers.length > 0 && openTriggers(game, frame, step.triggers)) continue
    if (step.question !== undefined) open(game, frame, step, step.question)
    else if (step.run !== undefined) move(frame, step, step.run(game, frame))
  }
  if (game.over !== undefined) game.asks = []
}

/** The legal choices of an open question. */
export function optionsOf(game: Game, ask: Ask): string[] {
  const at = remembered.asks.indexOf(ask)
  if (at >= 0) return remembered.options[at]
  const { frame, question } = asking(game)
  return remember(ask, question.options(game, frame, ask.seat))
}

/** Standing orders bear on what a window offers, so a seat's open question is worked out anew when they change. */
export function forgetOptions(game: Game, seat: Seat): void {
  for (const ask of game.asks) {
    const at = remembered.asks.indexOf(ask)
    if (ask.seat === seat && at >= 0) remembered.asks[at] = undefined
  }
}

/** How many options make an answer. */
export function pickOf(game: Game, ask: Ask): { min: number; max: number } {
  const { frame, question } = asking(game)
  return question.pick?.(game, frame, ask.seat, optionsOf(game, ask)) ?? exactlyOne
}

export function fallbackOf(game: Game, ask: Ask): string[] {
  const { frame, question } = asking(game)
  const options = optionsOf(game, ask)
  return question.fallback?.(game, frame, ask.seat, options) ?? options.slice(0, pickOf(game, ask).min)
}

/** The frame and the question that the open asks belong to: always the top of the stack. */
export function asking(game: Game): { frame: Frame; step: StepEntry; question: Question<Frame> } {
  const frame = game.stack[game.stack.length - 1]
  const step = rulesOf(game).steps[frame.at]
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

const exactlyOne = { min: 1, max: 1 }

/**
 * Options are a function of the position, which stands still while a question is open: the last few are remembered, never
 * stored. More seats than this are never asked at once.
 */
const remembered: { asks: (Ask | undefined)[]; options: string[][]; next: number } = { asks: [], options: [], next: 0 }
const rememberedAtOnce = 8

function remember(ask: Ask, options: string[]): string[] {
  remembered.asks[remembered.next] = ask
  remembered.options[remembered.next] = options
  remembered.next = (remembered.next + 1) % rememberedAtOnce
  return options
}

function open(game: Game, frame: Frame, step: StepEntry, question: Question<Frame>): void {
  const who = question.who(game, frame)
  if (who === undefined) {
    move(frame, step, undefined)
    return
  }
  if (typeof who === 'number') openFor(game, frame, question, who)
  else for (const seat of who) openFor(game, frame, question, seat)
  if (question.untilClosed?.(game, frame)) game.asks.push({ id: '', seat: theTable, at: frame.at })
  if (game.asks.every((ask) => ask.answer !== undefined)) settle(game)
}

function openFor(game: Game, frame: Frame, question: Question<Frame>, seat: Seat): void {
  const options = question.options(game, frame, seat)
  if (options.length === 0) return
  const { min, max } = question.pick?.(game, frame, seat, options) ?? exactlyOne
  const ask: Ask = { id: '', seat, at: frame.at }
  const onlyOneWay = (min === options.length && max >= min) || max === 0
  if (onlyOneWay && question.always === undefined) ask.answer = max === 0 ? [] : options
  else {
    const state = game.seats[seat]
    state.asked++
    ask.id = `${seat}.${state.asked}`
    remember(ask, options)
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
