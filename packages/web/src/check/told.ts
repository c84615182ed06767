// A skill check as far as the reader has seen it: one thing for all of its panel, from the first window to its result.

import {
  type CheckOutlook,
  type CheckResults,
  hasCheckAbilities,
  resultsOf,
  type Seat,
  type ToldCheck,
  toldCheck,
  type View,
  worthOfCard,
} from '@cic/engine'
import type { Theatre } from '../theatre/use-theatre.ts'

export type Phase = 'before' | 'cards' | 'reveal' | 'abilities' | 'total' | 'result'
const phases: readonly Phase[] = ['before', 'cards', 'reveal', 'abilities', 'total', 'result']

/** What a check of this game goes through. */
export const phasesIn = (seen: View): readonly Phase[] =>
  hasCheckAbilities(seen) ? phases : phases.filter((phase) => phase !== 'abilities')

export interface Turned {
  readonly card: string
  readonly worth: number
  /** It came into the check after the reveal. */
  readonly joined?: true
}

export interface CheckShown
  extends Pick<ToldCheck, 'source' | 'skills' | 'printed' | 'difficulty' | 'changedBy' | 'added' | 'mine'> {
  readonly phase: Phase
  /** Who has still to add cards, in order. */
  readonly toAdd: readonly Seat[]
  readonly destiny: number
  /** Cards that lie open, in the order of turning, and how many are still to be turned. */
  readonly open: readonly Turned[]
  readonly left: number
  /** Cards that have left the check since the reveal. */
  readonly gone: readonly string[]
  readonly partialAt: number | undefined
  readonly results: CheckResults
  readonly outcome: ToldCheck['outcome']
  /** Its consequence is sure to come, or has come. */
  readonly consequenceDue: boolean
  /** Whom it is about. */
  readonly chosen: Seat | undefined
  /** Nothing that sheets and cards say bends it. */
  readonly untouched: boolean
}

/** The check on stage, or the one under way; nothing while its result takes effect, which is seen on the board. */
export function checkShown(
  theatre: Pick<Theatre, 'scene' | 'turned' | 'shown' | 'before'>,
  now: CheckOutlook | undefined,
): CheckShown | undefined {
  const { scene, turned, shown, before } = theatre
  if (scene?.kind === 'check' || scene?.kind === 'outcome') {
    const cards = sinceReveal(scene.check, scene.check.cards)
    const open = scene.kind === 'outcome' ? cards : cards.slice(0, turned)
    const left = cards.length - open.length
    const phase = scene.kind === 'outcome' ? 'result' : left > 0 ? 'reveal' : 'total'
    const facts = factsOf(shown, scene.check, before)
    // As long as cards are turned nobody knows what they bring.
    const hidden = left > 0 ? { gone: [], consequenceDue: false } : {}
    return { ...facts, phase, toAdd: [], open, left, ...hidden }
  }
  if (now !== undefined && isOnTop(shown)) {
    const ended = endedCheck(shown, now)
    if (ended !== undefined) return { ...ended, chosen: now.chosen }
  }
  const told = now === undefined ? undefined : toldCheck(shown, shown.log.length - 1)
  if (now === undefined || told === undefined || told.outcome !== undefined) return undefined
  const open = sinceReveal(told, told.total === undefined ? openIn(shown, told) : told.cards)
  const facts = factsOf(shown, told, now)
  // Its line is being told.
  const consequence = scene?.kind === 'told' && scene.lines[0].t === 'checkConsequence'
  const consequenceDue = facts.consequenceDue || consequence
  const afterwards = consequence || isAtAbilities(shown) ? 'abilities' : 'reveal'
  const phase = told.total !== undefined ? 'total' : told.revealed.length > 0 ? afterwards : phaseOf(shown, now)
  const toAdd = told.revealed.length > 0 ? [] : now.toAdd
  return { ...facts, phase, toAdd, open, left: 0, gone: goneFrom(told, open), consequenceDue }
}

/** Cards that were turned do what they do by themselves. */
const isAtAbilities = ({ stack }: View): boolean =>
  stack.findLast(({ at }) => at.startsWith('skillCheck:'))?.at === 'skillCheck:checkAbilities'

/** Nothing but a window of its own lies over it: what it led to has been done. */
function isOnTop({ stack }: View): boolean {
  const top = stack.findLast(({ at }) => !at.startsWith('window:'))
  return top?.at.startsWith('skillCheck:') === true
}

/** The check under way as it ended, where only its cards are still to be discarded. */
function endedCheck(shown: View, { source, total }: CheckOutlook): CheckShown | undefined {
  const at = shown.log.findLastIndex(({ t }) => t === 'checkOutcome' || t === 'checkBegins')
  const ended = shown.log[at]?.t === 'checkOutcome' ? pastCheck(shown, at) : undefined
  const sum = ended?.open.reduce((all, { worth }) => all + worth, 0)
  return ended?.source === source && sum === total ? ended : undefined
}

/** A check of the past, as it ended. */
export function pastCheck(shown: View, at: number): CheckShown | undefined {
  const told = toldCheck(shown, at)
  if (told?.outcome === undefined) return undefined
  const open = sinceReveal(told, told.cards)
  return { ...factsOf(shown, told, undefined), phase: 'result', toAdd: [], open, left: 0 }
}

type Facts = Omit<CheckShown, 'phase' | 'toAdd' | 'open' | 'left'>

function factsOf(shown: View, told: ToldCheck, now: CheckOutlook | undefined): Facts {
  const printed = resultsOf(shown, told)
  const same = now !== undefined && now.source === told.source
  const partialAt = same ? now.partialAt : printed?.partial?.at
  const partial = same && now.partial !== undefined ? { partial: { at: now.partialAt ?? 0, effect: now.partial } } : {}
  const consequence = same && now.consequence !== undefined ? { consequence: now.consequence } : {}
  return {
    ...told,
    outcome: told.outcome,
    chosen: same ? now.chosen : undefined,
    untouched: same && now.untouched,
    destiny: destinyIn(shown, told),
    partialAt,
    gone: goneFrom(told, told.cards),
    consequenceDue: told.consequence === true || (same && now.consequenceDue),
    results: same ? { pass: now.pass, fail: now.fail, ...partial, ...consequence } : (printed ?? {}),
  }
}

/** Once they are turned nobody's cards are told apart: those that nobody added are Destiny's. */
function destinyIn({ checks }: View, { cards, revealed, added }: ToldCheck): number {
  const open = revealed.length > 0 ? revealed : cards
  if (open.length > 0) return Math.max(0, open.length - Object.values(added).reduce((sum, n) => sum + n, 0))
  return (checks.at(-1) ?? []).filter(({ by }) => by === undefined).length
}

/** Cards that lie face up before they are counted: all after the reveal, or because they were added so. */
function openIn(shown: View, { revealed }: ToldCheck): Turned[] {
  const pile = shown.checks.at(-1) ?? []
  // Where the log has come further than the table that is drawn, it tells what was turned.
  const turned = revealed.length > 0 && pile.some(({ faceUp }) => !faceUp)
  const cards = turned ? revealed : pile.filter(({ faceUp }) => faceUp).map(({ card }) => card)
  return cards.map((card) => ({ card, worth: worthOfCard(shown, card) }))
}

/** Which of these cards were not there at the reveal. */
function sinceReveal({ revealed }: ToldCheck, cards: readonly Turned[]): Turned[] {
  if (revealed.length === 0) return [...cards]
  const there = [...revealed]
  return cards.map((one) => (taken(there, one.card) ? one : { ...one, joined: true }))
}

/** Which were there at the reveal, and are no longer. */
function goneFrom({ revealed }: ToldCheck, cards: readonly Turned[]): string[] {
  if (cards.length === 0) return []
  const here = cards.map(({ card }) => card)
  return revealed.filter((card) => !taken(here, card))
}

/** Takes one such card out of a list, if there is one. */
function taken(cards: string[], card: string): boolean {
  const at = cards.indexOf(card)
  if (at >= 0) cards.splice(at, 1)
  return at >= 0
}

function phaseOf({ checks }: View, { toAdd }: CheckOutlook): Phase {
  const pile = checks.at(-1) ?? []
  if (pile.length === 0) return 'before'
  return toAdd.length === 0 && pile.every(({ faceUp }) => faceUp) ? 'reveal' : 'cards'
}
