// A skill check as far as the reader has seen it: one thing for all of its panel, from the first window to its result.

import {
  type CheckOutlook,
  type CheckResults,
  resultsOf,
  type Seat,
  type ToldCheck,
  toldCheck,
  type View,
  worthOfCard,
} from '@cic/engine'
import type { Theatre } from '../theatre/use-theatre.ts'

export type Phase = 'before' | 'cards' | 'reveal' | 'total' | 'result'
export const phases: readonly Phase[] = ['before', 'cards', 'reveal', 'total', 'result']

export interface Turned {
  readonly card: string
  readonly worth: number
}

export interface CheckShown extends Pick<ToldCheck, 'source' | 'skills' | 'printed' | 'difficulty' | 'added' | 'mine'> {
  readonly phase: Phase
  /** Who has still to add cards, in order. */
  readonly toAdd: readonly Seat[]
  readonly destiny: number
  /** Cards that lie open, in the order of turning, and how many are still to be turned. */
  readonly open: readonly Turned[]
  readonly left: number
  readonly partialAt: number | undefined
  readonly results: CheckResults
  readonly outcome: ToldCheck['outcome']
  /** Whom it is about. */
  readonly chosen: Seat | undefined
}

/** The check on stage, or the one under way; nothing once it has come to its result. */
export function checkShown(
  theatre: Pick<Theatre, 'scene' | 'turned' | 'shown' | 'before'>,
  now: CheckOutlook | undefined,
): CheckShown | undefined {
  const { scene, turned, shown, before } = theatre
  if (scene?.kind === 'check' || scene?.kind === 'outcome') {
    const { cards } = scene.check
    const open = scene.kind === 'outcome' ? cards : cards.slice(0, turned)
    const phase = scene.kind === 'outcome' ? 'result' : open.length < cards.length ? 'reveal' : 'total'
    return { ...factsOf(shown, scene.check, before), phase, toAdd: [], open, left: cards.length - open.length }
  }
  const told = now === undefined ? undefined : toldCheck(shown, shown.log.length - 1)
  if (now === undefined || told === undefined || told.outcome !== undefined) return undefined
  const open = told.total === undefined ? openIn(shown) : told.cards
  const phase = told.total !== undefined ? 'total' : phaseOf(shown, now)
  return { ...factsOf(shown, told, now), phase, toAdd: now.toAdd, open, left: 0 }
}

/** A check of the past, as it ended. */
export function pastCheck(shown: View, at: number): CheckShown | undefined {
  const told = toldCheck(shown, at)
  if (told?.outcome === undefined) return undefined
  return { ...factsOf(shown, told, undefined), phase: 'result', toAdd: [], open: told.cards, left: 0 }
}

type Facts = Omit<CheckShown, 'phase' | 'toAdd' | 'open' | 'left'>

function factsOf(shown: View, told: ToldCheck, now: CheckOutlook | undefined): Facts {
  const printed = resultsOf(shown, told)
  const same = now !== undefined && now.source === told.source
  const partialAt = same ? now.partialAt : printed?.partial?.at
  const partial = same && now.partial !== undefined ? { partial: { at: now.partialAt ?? 0, effect: now.partial } } : {}
  return {
    ...told,
    outcome: told.outcome,
    chosen: same ? now.chosen : undefined,
    destiny: destinyIn(shown, told),
    partialAt,
    results: same ? { pass: now.pass, fail: now.fail, ...partial } : (printed ?? {}),
  }
}

/** Once they are turned nobody's cards are told apart: those that nobody added are Destiny's. */
function destinyIn({ checks }: View, { cards, added }: ToldCheck): number {
  if (cards.length > 0) return Math.max(0, cards.length - Object.values(added).reduce((sum, n) => sum + n, 0))
  return (checks.at(-1) ?? []).filter(({ by }) => by === undefined).length
}

/** Cards that lie face up before they are counted: all after the reveal, or because they were added so. */
const openIn = (shown: View): Turned[] =>
  (shown.checks.at(-1) ?? [])
    .filter(({ faceUp }) => faceUp)
    .map(({ card }) => ({ card, worth: worthOfCard(shown, card) }))

function phaseOf({ checks }: View, { toAdd }: CheckOutlook): Phase {
  const pile = checks.at(-1) ?? []
  if (pile.length === 0) return 'before'
  return toAdd.length === 0 && pile.every(({ faceUp }) => faceUp) ? 'reveal' : 'cards'
}
