// The rulebook's procedures are programs of named steps. A step does its part and the next one follows; it may name
// another step to go on with, run again, or end. A question is a step that asks one seat, or several at once.

import { type Blank, builtAlike } from './alike.ts'
import type { Attacker } from './ids.ts'
import type { Text } from './languages.ts'
import type { Prospect } from './node.ts'
import type { DecisionOption } from './option.ts'
import type { Frame, Game, Node, Seat, Table } from './state.ts'

/** Where to go on: the next step (nothing), this one 'again', the 'end', or another step by its name. */
export type Next = string | undefined | void

export type Step<F> = (game: Game, frame: F) => Next

/** How many options make an answer. */
export interface Count {
  readonly min: number
  readonly max: number
  /** Numbers between the two that make none. */
  readonly not?: readonly number[]
}

/** Whether so many options make an answer. */
export const isCount = ({ min, max, not }: Count, count: number): boolean =>
  count >= min && count <= max && not?.includes(count) !== true

export interface Question<F> {
  /** The question in one sentence. */
  text: Text
  /** Whom to ask: one seat, several at the same time, or nobody. The seat that the procedure is about, if absent. */
  who?: (game: Game, frame: F) => Seat | readonly Seat[] | undefined
  /** The ids of all legal choices; a seat without any is not asked. */
  options: (game: Game, frame: F, seat: Seat) => string[]
  /** How many of the options make an answer; exactly one, if absent. */
  pick?: (game: Game, frame: F, seat: Seat, options: readonly string[]) => Count
  /** What the answer does. */
  answer: (game: Game, frame: F, seat: Seat, answer: string[]) => Next
  /** The answer given for a player who is away; the first options, as few as allowed, if absent. */
  fallback?: (game: Game, frame: F, seat: Seat, options: readonly string[]) => string[]
  /** What choosing this option would do, for those that are effects: it is shown, and priced, before the answer. */
  effect?: (game: Game, frame: F, option: string) => Node | undefined
  /** What choosing this option comes to, where that is not its effect alone: worked out from what a view shows, and never stored. */
  prospect?: (table: Table, frame: F, option: string, seat: Seat) => Prospect | undefined
  /** Who shoots at what is chosen. */
  attacks?: Attacker
  /** Facts for the placeholders of the question's text. */
  facts?: (game: Game, frame: F, seat: Seat) => Record<string, unknown>
  /** The others may not see who is being asked. */
  secret?: true
  /** The question stays open until the table closes it, even if nobody is asked. */
  untilClosed?: (game: Game, frame: F) => boolean
  /** Asked even if there is only one legal answer, where an answer at once would tell what the seat holds. Goes by public facts. */
  always?: (game: Game, frame: F, seat: Seat) => boolean
}

/** Whom a question is asked of now. */
export const whoIsAsked = ({ who }: Question<Frame>, game: Game, frame: Frame): Seat | readonly Seat[] | undefined =>
  who === undefined ? (frame.seat as Seat) : who(game, frame)

/** One question to one seat, with all its legal answers: `min` to `max` different options, but `not` so many. */
export interface Decision extends Count {
  readonly id: string
  readonly seat: Seat
  /** The step that asks, as 'skillCheck:contribute'. */
  readonly kind: string
  /** The part or box whose question it is, where it stands in place of another. */
  readonly box?: string
  readonly options: readonly DecisionOption[]
  /** The safe answer for a player who is away. */
  readonly fallback: readonly string[]
  /** What the question is about: facts for its sentence. */
  readonly facts: Readonly<Record<string, unknown>>
}

export interface StepEntry {
  readonly name: string
  readonly run?: Step<Frame>
  readonly question?: Question<Frame>
  /** The step after this one, or the end. */
  readonly next: string
  /** The full names of its procedure's steps, by their short ones: made once, as steps are looked up by them. */
  readonly names: Readonly<Record<string, string>>
  /** The part or box that has put this step in place of another. */
  readonly box?: string
}

export interface Procedure<F> {
  readonly name: string
  /** Puts the procedure on the stack, with `locals` as its frame; it starts when what is above it is done. */
  begin(game: Game, locals: F): void
}

export const end = 'end'

/** Every step of every procedure by its full name, as 'skillCheck:reveal'. */
export const allSteps: Record<string, StepEntry> = {}

export function procedure<F extends object>(
  name: string,
  steps: Record<string, Step<F & Frame> | Question<F & Frame>>,
): Procedure<F> {
  const short = Object.keys(steps)
  const names = Object.fromEntries(short.map((step) => [step, `${name}:${step}`]))
  short.forEach((step, i) => {
    const next = i + 1 < short.length ? names[short[i + 1]] : end
    const entry = stepEntry(names[step], steps[step], { next, names })
    if (allSteps[entry.name] !== undefined) throw new Error(`Two steps are called ${entry.name}`)
    allSteps[entry.name] = entry
  })
  const first = names[short[0]]
  return {
    name,
    begin: (game, locals) => {
      const frame = locals as F & Frame
      frame.at = first
      game.stack.push(frame)
    },
  }
}

export function stepEntry<F>(
  name: string,
  step: Step<F> | Question<F>,
  { next, names }: Pick<StepEntry, 'next' | 'names'>,
): StepEntry {
  return typeof step === 'function'
    ? { name, next, names, run: step as Step<Frame>, question: undefined }
    : { name, next, names, run: undefined, question: builtAlike(blankQuestion, step as unknown as Question<Frame>) }
}

const blankQuestion: Blank<Question<Frame>> = {
  text: undefined,
  who: undefined,
  options: undefined,
  pick: undefined,
  answer: undefined,
  fallback: undefined,
  effect: undefined,
  prospect: undefined,
  attacks: undefined,
  facts: undefined,
  secret: undefined,
  untilClosed: undefined,
  always: undefined,
}

/** When a moment is, as words on a card: "at the end of the Movement step". */
export const momentTexts: Record<string, Text> = {}
const moments: Record<string, string> = {}

/** Names the moment just before a step: what hangs on a step is printed by the rulebook's name of the moment. */
export function moment(name: string, before: string, text: Text): string {
  moments[name] = before
  momentTexts[name] = text
  return name
}

/** The step before which a moment is; a step itself is such a name too. */
export const stepOfMoment = (name: string): string => moments[name] ?? name

/** Steps that change something on the board of which the log has no line: whoever watches the game looks after them too. */
export const untold = new Set<string>()

/** Sends a frame on: to the next step, or to where its step said. */
export function move(frame: Frame, step: StepEntry, next: Next): void {
  if (next === 'again') return
  if (next === undefined) frame.at = step.next
  else if (next === end) frame.at = end
  else frame.at = step.names[next]
  // Emptied, not removed: a frame must look the same whether it has been stored in between or not.
  if (frame.triggered !== undefined) frame.triggered = ''
}

/** The innermost frame of a procedure that is under way. */
export function frameOf<F>({ stack }: Pick<Table, 'stack'>, of: Procedure<F>): (F & Frame) | undefined {
  const prefix = `${of.name}:`
  for (let i = stack.length - 1; i >= 0; i--) {
    if (stack[i].at.startsWith(prefix)) return stack[i] as F & Frame
  }
  return undefined
}

/** Hands a result to the work that waits for the top frame. */
export function giveBack(game: Game, frame: Frame, result: Record<string, unknown>): void {
  const below = game.stack[game.stack.lastIndexOf(frame) - 1]
  if (below !== undefined) Object.assign(below, result)
}
