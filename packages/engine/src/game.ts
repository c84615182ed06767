// The two doors: the open decisions with their legal answers, and the answers. There is no other way to change a game.

import { GameError } from './core/errors.ts'
import { type Seat, theTable } from './core/ids.ts'
import { accept, advance, asking, close, fallbackOf, forgetOffer, offerOf } from './core/interpreter.ts'
import type { DecisionOption } from './core/option.ts'
import { type Decision, isCount } from './core/procedure.ts'
import type { Ask, Game, Node, StandingOrder } from './core/state.ts'
import { orderConditions } from './core/windows.ts'
import { checkOptions, type GameOptions } from './options.ts'
import { beginSetup, emptyTable } from './rules/setup.ts'

export { type Decision, type DecisionOption, isCount }

/** One option by its id, or several. */
export type Answer = string | readonly string[]

/** A new game, set up to its first decision. The same options and seed give the same game. */
export function newGame(options: GameOptions, seed: string): Game {
  const game = emptyTable(checkOptions(options), seed)
  beginSetup(game)
  advance(game)
  return game
}

/** All open decisions of all seats. */
export function pending(game: Game): Decision[] {
  return openAsks(game).map((ask) => decisionOf(game, ask))
}

export function decisionOf(game: Game, ask: Ask): Decision {
  const { frame, step, question } = asking(game)
  const { options, min, max, not } = offerOf(game, ask)
  const { effect } = question
  const decision: Decision = {
    id: ask.id,
    seat: ask.seat,
    kind: ask.at,
    options: options.map((id) => (effect === undefined ? { id } : withEffect(id, effect(game, frame, id)))),
    min,
    max,
    fallback: fallbackOf(game, ask),
    facts: question.facts?.(game, frame, ask.seat) ?? {},
  }
  // Few have either, and decisions are made all the time.
  return step.box === undefined && not === undefined
    ? decision
    : {
        ...decision,
        ...(step.box === undefined ? {} : { box: step.box }),
        ...(not === undefined ? {} : { not }),
      }
}

const withEffect = (id: string, effect: Node | undefined): DecisionOption =>
  effect === undefined ? { id } : { id, effect }

/** Gives a legal answer, and lets the game go on. An illegal one is rejected and changes nothing. */
export function submit(game: Game, seat: Seat, decisionId: string, answer: Answer): void {
  if (!Number.isInteger(seat) || game.seats[seat] === undefined)
    throw new GameError('unknown-seat', `There is no seat ${seat}.`)
  if (game.over !== undefined) throw new GameError('game-over', 'The game is over.')
  const ask = openAsks(game).find(({ id }) => id === decisionId)
  if (ask === undefined) throw noSuchDecision(game, seat, decisionId)
  if (ask.seat !== seat) throw new GameError('not-your-decision', `Decision ${decisionId} belongs to another seat.`)
  const chosen = typeof answer === 'string' ? [answer] : [...answer]
  checkAnswer(game, ask, chosen)
  accept(game, ask, chosen)
}

/** The window that stays open until the table closes it, in a game with timed windows. */
export function openWindow(game: Game): string | undefined {
  return game.asks.some(({ seat }) => seat === theTable) ? String(asking(game).frame.window) : undefined
}

/** Closes a timed window: whoever has not answered passes, and the game goes on. */
export function closeWindow(game: Game): void {
  if (openWindow(game) === undefined) throw new GameError('no-open-window', 'No window is open for the table to close.')
  close(game)
}

/** Standing orders are choices too: stored with the others, so that a replay is exact. They may be given at any time. */
export function setOrders(game: Game, seat: Seat, orders: readonly StandingOrder[]): void {
  const state = game.seats[seat]
  if (state === undefined) throw new GameError('unknown-seat', `There is no seat ${seat}.`)
  for (const order of orders) checkOrder(order)
  state.orders = orders.map((order) => ({ ...order }))
  forgetOffer(game, seat)
  answerByOrders(game, seat)
}

/** If the seat is being asked in a window and its new orders say what to do, that is its answer. */
function answerByOrders(game: Game, seat: Seat): void {
  const ask = openAsks(game).find((one) => one.seat === seat)
  if (ask === undefined || asking(game).question.secret === undefined) return
  const { options } = offerOf(game, ask)
  if (options.length === 1) accept(game, ask, options)
}

function checkOrder({ what, do: verb, when }: StandingOrder): void {
  const verbs = ['ask', 'pass', 'play']
  if (typeof what !== 'string' || what === '')
    throw new GameError('bad-standing-order', 'A standing order names a card, an ability or *.')
  if (!verbs.includes(verb)) throw new GameError('bad-standing-order', `A standing order cannot "${verb}".`, verbs)
  if (when !== undefined && !Object.hasOwn(orderConditions, when)) {
    throw new GameError('bad-standing-order', `There is no condition "${when}".`, Object.keys(orderConditions))
  }
}

const openAsks = (game: Game): Ask[] =>
  game.asks.filter(({ seat, answer }) => answer === undefined && seat !== theTable)

/** Says no more than the seat may know: only its own decisions are named. */
function noSuchDecision(game: Game, seat: Seat, id: string): GameError {
  const own = openAsks(game).flatMap((ask) => (ask.seat === seat ? [ask.id] : []))
  const [asked, number] = String(id).split('.').map(Number)
  const stale = asked === seat && number >= 1 && number <= game.seats[seat].asked
  return stale
    ? new GameError('stale-decision', `Decision ${id} has been answered already.`, own)
    : new GameError('no-such-decision', `There is no open decision ${id} for seat ${seat}.`, own)
}

function checkAnswer(game: Game, ask: Ask, chosen: readonly string[]): void {
  const offer = offerOf(game, ask)
  const { options, min, max, not = [] } = offer
  const left = [...options]
  for (const option of chosen) {
    const at = left.indexOf(option)
    if (at < 0) throw new GameError('illegal-answer', `"${option}" is not among the legal answers.`, options)
    left.splice(at, 1)
  }
  if (!isCount(offer, chosen.length)) {
    const range = `${min === max ? min : `${min} to ${max}`}${not.map((count) => `, but not ${count}`).join('')}`
    throw new GameError('illegal-answer', `An answer names ${range} options, not ${chosen.length}.`, options)
  }
}
