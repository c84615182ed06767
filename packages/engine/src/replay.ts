// A game written down as what it is a function of: options, seed and choices, and the rules that it was played by. Replaying a record
// by the same rules gives the same game; by others it would give another one, so that is not done unless somebody insists.

import { copyGame } from './core/copy.ts'
import { GameError } from './core/errors.ts'
import type { Seat } from './core/ids.ts'
import { type Game, rulesVersion, type StandingOrder } from './core/state.ts'
import { type Answer, closeWindow, newGame, setOrders, submit } from './game.ts'
import type { GameOptions } from './options.ts'
import { remember } from './undo.ts'

export interface GameRecord {
  readonly format: 'cic-record'
  readonly version: 1
  /** The version of the rules that it was played by; or which came into force when, if they changed on the way. Absent, it is 1. */
  readonly rules?: number | readonly RulesInForce[]
  readonly options: GameOptions
  readonly seed: string
  readonly choices: readonly (Choice | TakenBack)[]
  /** SHA-256 of the stored game at the end, in hexadecimal. */
  readonly hash?: string
}

/** From which entry of the record on a game was played by which rules. */
export interface RulesInForce {
  readonly from: number
  readonly rules: number
}

export interface Replaying {
  /** Tries it though the rules are others. */
  readonly anyway?: boolean
}

/** An answer to a decision, a seat's standing orders, or the end of a timed window. */
export type Choice =
  | { readonly seat: Seat; readonly decision: string; readonly answer: Answer }
  | { readonly seat: Seat; readonly orders: readonly StandingOrder[] }
  | { readonly close: true }

/** Everything after the first so many entries was taken back. It stays in the list, as what it showed stays known. */
export interface TakenBack {
  readonly undo: number
}

/** The game after the first so many choices of a record, or after all of them. */
export function replay(record: GameRecord, until: number = record.choices.length, { anyway }: Replaying = {}): Game {
  checkRecord(record)
  if (anyway !== true) checkRules(record)
  return playThrough(record, until)
}

/** The game of a record before its first choice, for whoever follows it from there. */
export function beginning(record: GameRecord, { anyway }: Replaying = {}): Game {
  if (anyway !== true) checkRules(record)
  return newGame(record.options, record.seed)
}

/** Refuses a record that was played by other rules than today's, with a sentence that says by which. */
export function checkRules({ rules = 1 }: Pick<GameRecord, 'rules'>, today: number = rulesVersion): void {
  const played = typeof rules === 'number' ? [rules] : rules.map((one) => one.rules)
  if (played.every((version) => version === today)) return
  throw new GameError('other-rules', `The record cannot be replayed: ${whyOther(played, today)}.`)
}

function whyOther(played: readonly number[], today: number): string {
  const [first] = played
  if (played.length > 1) return `the rules have changed in the middle of the game (versions ${played.join(', then ')})`
  if (first > today) return `it was played by version ${first} of the rules, and this program knows version ${today}`
  return `it was played by version ${first} of the rules, and today's are version ${today}`
}

function playThrough({ options, seed, choices }: GameRecord, until: number): Game {
  const played = choices.slice(0, until)
  // Moments that are gone back to are kept on the way, so that going back never replays what was replayed already.
  const kept = new Map<number, Game>()
  const goneBackTo = new Set(played.flatMap((entry) => ('undo' in entry ? [entry.undo] : [])))
  let game = newGame(options, seed)
  played.forEach((entry, i) => {
    if (goneBackTo.has(i)) kept.set(i, copyGame(game))
    game = applyEntry(entry, i, game, (moment) => kept.get(moment) ?? game)
  })
  return game
}

/** The game after the next entry of its record: usually the same object, another one after something was taken back. */
export function follow(record: GameRecord, index: number, game: Game): Game {
  return applyEntry(record.choices[index], index, game, (moment) => playThrough(record, moment))
}

/** `before` is the game as it was after so many entries. */
function applyEntry(entry: Choice | TakenBack, index: number, game: Game, before: (moment: number) => Game): Game {
  try {
    if ('undo' in entry) return takeBack(before(entry.undo), game)
    applyChoice(game, entry)
    return game
  } catch (error) {
    throw unfit(index, error)
  }
}

/** The game as it was before, with what has been learned since. */
export function takeBack(before: Game, later: Game): Game {
  const game = copyGame(before)
  remember(game, later)
  return game
}

/** Makes one choice of a record. */
export function applyChoice(game: Game, choice: Choice): void {
  if ('close' in choice) closeWindow(game)
  else if ('orders' in choice) setOrders(game, choice.seat, choice.orders)
  else submit(game, choice.seat, choice.decision, choice.answer)
}

/** What was read from a file as a record, or a refusal with the reason. */
export function checkRecord(value: unknown): GameRecord {
  const record = value as Partial<GameRecord> | undefined
  if (typeof record !== 'object' || record === null || record.format !== 'cic-record') {
    throw damaged('it is not the record of a game')
  }
  if (record.version !== 1) throw damaged(`this program reads version 1, not ${record.version}`)
  if (!isRules(record.rules)) throw damaged('it does not say by which rules it was played')
  if (typeof record.options !== 'object' || record.options === null) throw damaged('it has no options')
  if (typeof record.seed !== 'string') throw damaged('it has no seed')
  if (!Array.isArray(record.choices)) throw damaged('it has no list of choices')
  record.choices.forEach((choice, i) => {
    if (!isChoice(choice, i)) throw damaged(`choice ${i + 1} is not a choice`)
  })
  return record as GameRecord
}

function isRules(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => isVersion(one?.rules))
  return value === undefined || isVersion(value)
}

const isVersion = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1

function isChoice(value: unknown, index: number): value is Choice | TakenBack {
  if (typeof value !== 'object' || value === null) return false
  const { seat, decision, answer, orders, close, undo } = value as Record<string, unknown>
  if (undo !== undefined) return Number.isInteger(undo) && Number(undo) >= 0 && Number(undo) <= index
  if (close === true) return true
  if (typeof seat !== 'number') return false
  if (Array.isArray(orders)) return orders.every((order) => typeof order === 'object' && order !== null)
  const isAnswer =
    typeof answer === 'string' || (Array.isArray(answer) && answer.every((one) => typeof one === 'string'))
  return typeof decision === 'string' && isAnswer
}

function unfit(index: number, error: unknown): GameError {
  const why = error instanceof Error ? error.message : String(error)
  return new GameError('bad-record', `Choice ${index + 1} does not fit: ${why}`)
}

const damaged = (why: string): GameError => new GameError('bad-record', `The record cannot be replayed: ${why}.`)
