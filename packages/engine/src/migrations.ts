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
    const whens = <T>(value: T): T => mapRecords(value, conditionOf3) as T
    return {
      ...rest,
      asks: asks.map((ask) => ({ ...ask, at: renamed[ask.at] ?? ask.at })),
      stack: stack.map((frame) => frameOf3(whens(frame))),
      log: log.map(whens),
      boxes: boxesOf3(boxes),
      version: 3,
    }
  },
  /** Kinds that said the same as another one became that other. */
  3: (state) => {
    const { stack, log, asks, ...rest } = state as unknown as Game
    const kinds = <T>(value: T): T => mapRecords(value, kindOf4) as T
    return {
      ...rest,
      asks: asks.map((ask) => ({ ...ask, at: renamed4[ask.at] ?? ask.at })),
      stack: stack.map((frame) => frameOf4(kinds(frame))),
      log: log.map(kinds),
      version: 4,
    }
  },
  /** Each kind of vipers counted all of its box: a game with two special kinds was laid out without two of the ordinary ones. */
  4: (state) => {
    const { viperKinds, reserves } = state as unknown as Game
    const missing = Object.keys(viperKinds ?? {}).length > 1 ? 2 : 0
    return { ...state, reserves: { ...reserves, vipers: reserves.vipers + missing }, version: 5 }
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

function conditionOf3(record: Stored): Stored {
  const made = conditions[String(record.kind)]?.(record)
  return made === undefined ? record : { kind: 'when', ...made }
}

/** Steps of procedures that were one with another. */
const renamed4: Readonly<Record<string, string>> = {
  'leaveDetention:choose': 'moveFromBrig:choose',
  'damageAnyVipers:choose': 'damageSomeVipers:space',
}

function frameOf4(frame: Frame): Frame {
  const at = renamed4[frame.at] ?? frame.at
  return frame.at === 'damageAnyVipers:choose' ? { ...frame, at, where: 'anywhere' } : { ...frame, at }
}

/** Effects that another kind says with one word more. */
const merged: Readonly<Record<string, object>> = {
  leaveDetention: { kind: 'leaveBrig', prison: 'detention', aboard: 'new-caprica' },
  damageVipersAnywhere: { kind: 'damageVipers', where: 'anywhere' },
  playersPlayFaceUp: { kind: 'playFaceUp', destiny: 'hidden' },
  playFaceUp: { destiny: 'open' },
  discardWholeHand: { kind: 'discardHand', who: 'self', cylonsToo: true },
}

const kindOf4 = (record: Stored): Stored => ({ ...record, ...merged[String(record.kind)] })

function mapRecords(value: unknown, change: (record: Stored) => Stored): unknown {
  if (Array.isArray(value)) return value.map((part) => mapRecords(part, change))
  if (!isRecord(value)) return value
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapRecords(part, change)])))
}

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
