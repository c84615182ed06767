// How stored games of earlier versions are brought up to date: one step from each version of the shape to the next.

import type { Seat } from './core/ids.ts'
import type { Frame, Game } from './core/state.ts'
import { wanted } from './core/windows.ts'

export type Stored = Record<string, unknown>

/** From each older version to the next. */
export const migrations: Readonly<Record<number, (state: Stored) => Stored>> = {
  /** What players wanted to use in a window lay open on the stack. */
  1: (state) => {
    const held = state.held as Game['held']
    for (const frame of state.stack as { at: string; plays?: { seat: Seat; play: string }[] | Seat[] }[]) {
      if (!frame.at.startsWith('window:') || frame.plays === undefined) continue
      const plays = frame.plays as { seat: Seat; play: string }[]
      held.push(...plays.map(({ seat, play }) => ({ by: seat, deck: wanted, cards: [play] })))
      frame.plays = plays.map(({ seat }) => seat)
    }
    return { ...state, version: 2 }
  },
  /** What several boxes share got a place of its own, and a condition became a piece of an effect. */
  2: (state) => {
    const { boxes, stack, log, asks, ...rest } = state as unknown as Game
    const whens = <T>(value: T): T => withConditions(value) as T
    return {
      ...rest,
      asks: asks.map((ask) => ({ ...ask, at: renamed[ask.at] ?? ask.at })),
      stack: stack.map((frame) => frameOf3(whens(frame))),
      log: log.map(whens),
      boxes: boxesOf3(boxes),
      version: 3,
    }
  },
}

/** Executions were remembered by the box that brought them first. */
function boxesOf3(boxes: Game['boxes']): Game['boxes'] {
  if (boxes?.pegasus === undefined) return boxes
  const { executed, executedSeats, mourned, ...pegasus } = boxes.pegasus as unknown as Stored
  return { execution: { executed, executedSeats, mourned }, pegasus } as unknown as Game['boxes']
}

/** Steps that were renamed, and numbers that were not written down. */
const renamed: Readonly<Record<string, string>> = {
  'treacheryDiscarded:discarded': 'treacheryDiscarded:open',
  'victory:won': 'victory:open',
  'humanFleetPegasus:choose': 'revisedHumanFleet:choose',
  'humanFleetPegasus:scout': 'revisedHumanFleet:scout',
  'humanFleetPegasus:draw': 'revisedHumanFleet:draw',
}
const numbers: Readonly<Record<string, object>> = {
  blindJump: { ships: 2 },
  civilianSelfDefense: { risk: 2 },
  fastLearner: { count: 3 },
  hotshot: { bonus: 2 },
  oracle: { count: 2 },
  politicallyAdroit: { count: 2 },
}

function frameOf3({ onNewCaprica, ...frame }: Stored): Frame {
  const at = String(frame.at)
  const { forced, ...others } = frame
  return {
    ...others,
    ...(forced === undefined ? {} : { why: forced ? 'card' : 'price' }),
    ...numbers[at.slice(0, at.indexOf(':'))],
    ...(onNewCaprica === true ? { diedOn: 'new-caprica' } : {}),
    at: renamed[at] ?? at,
  }
}

/** Effects that hung on a condition of their own kind. */
const conditions: Readonly<Record<string, (node: Stored) => object>> = {
  ifChosenInBrig: ({ inBrig, otherwise }) => ({
    condition: { is: 'whoIsAt', who: 'chosen', locations: ['brig'] },
    effect: inBrig,
    otherwise,
  }),
  ifPrisoner: ({ effect }) => ({ condition: { is: 'anyPrisoner' }, effect }),
  ifMourned: ({ effect }) => ({ condition: { is: 'mourned' }, effect }),
  ifOnNewCaprica: ({ who, effect }) => ({ condition: { is: 'whoIsOn', who, board: 'new-caprica' }, effect }),
  ifInOrbit: ({ effect }) => ({ condition: { is: 'galacticaInOrbit' }, effect }),
}

function withConditions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withConditions)
  if (!isRecord(value)) return value
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withConditions(part)]))
  const made = conditions[String(parts.kind)]?.(parts)
  return made === undefined ? parts : { kind: 'when', ...made }
}

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
