// A skill check as the log tells it, from its first line to its outcome: so it can be shown as far as it has come, and opened again when it
// is over.

import { isResolved } from './core/card.ts'
import type { CardId, LocationId, Seat, SkillType } from './core/ids.ts'
import { kindOf } from './core/node.ts'
import { rulesOf } from './core/rules.ts'
import type { LogEntry, Node } from './core/state.ts'
import { crisisBoxes } from './outlook.ts'
import { contributionLimit } from './rules/skill-check.ts'
import type { View } from './view.ts'

export interface ToldCheck {
  readonly source?: CardId
  readonly skills: readonly SkillType[]
  /** What it said at first, and what it is by now. */
  readonly printed: number
  readonly difficulty: number
  /** Cards and abilities that changed it. */
  readonly changedBy: readonly string[]
  /** How many cards each seat has added, as far as they have come to it. */
  readonly added: Readonly<Record<Seat, number>>
  /** What the viewer has added. */
  readonly mine: readonly CardId[]
  /** The cards as they were revealed; some may have left the check since, others have joined it. */
  readonly revealed: readonly CardId[]
  /** Cards with what each was worth, once they were counted. */
  readonly cards: readonly { readonly card: CardId; readonly worth: number }[]
  readonly total?: number
  readonly outcome?: 'pass' | 'partial' | 'fail'
  /** Its consequence has come, whatever the outcome. */
  readonly consequence?: true
}

/** The check that this line of the log belongs to. */
export function toldCheck({ log, viewer }: Pick<View, 'log' | 'viewer'>, at: number): ToldCheck | undefined {
  const begun = log.findLastIndex(({ t }, i) => i <= at && t === 'checkBegins')
  if (begun < 0) return undefined
  const lines = linesFrom(log, begun)
  if (begun + lines.length <= at) return undefined
  const [first] = lines as [LogEntry & { card?: CardId; skills: SkillType[]; difficulty: number }]
  const counted = lines.find(({ t }) => t === 'checkTotal') as (LogEntry & Counted) | undefined
  const ended = lines.find(({ t }) => t === 'checkOutcome')
  const { cards = [], worths = [] } = counted ?? {}
  return {
    ...(first.card === undefined ? {} : { source: first.card }),
    skills: first.skills,
    printed: first.difficulty,
    difficulty: lines.reduce((now, line) => (line.t === 'difficulty' ? Number(line.now) : now), first.difficulty),
    changedBy: changedIn(lines),
    added: addedIn(lines),
    mine: lines.flatMap(({ t, seat, cards: own }) => (isAdded(t) && seat === viewer ? (own as CardId[]) : [])),
    revealed: (lines.find(({ t }) => t === 'checkRevealed')?.cards as CardId[] | undefined) ?? [],
    // Games that were played before worths were written down do not tell them.
    cards: cards.flatMap((card, i) => (worths[i] === undefined ? [] : [{ card, worth: worths[i] }])),
    ...(counted === undefined ? {} : { total: counted.total }),
    ...(lines.some(({ t }) => t === 'checkConsequence') ? { consequence: true as const } : {}),
    ...(ended === undefined ? {} : { outcome: ended.outcome as ToldCheck['outcome'] }),
  }
}

interface Counted {
  readonly total: number
  readonly cards?: readonly CardId[]
  readonly worths?: readonly number[]
}

/** Up to its outcome; where that has not come yet, to where another check begins. */
function linesFrom(log: readonly LogEntry[], begun: number): readonly LogEntry[] {
  const end = log.findIndex(({ t }, i) => i > begun && (t === 'checkOutcome' || t === 'checkBegins'))
  return log.slice(begun, end < 0 ? undefined : log[end].t === 'checkOutcome' ? end + 1 : end)
}

/** What was used just before the line that tells another difficulty. */
const changedIn = (lines: readonly LogEntry[]): string[] =>
  lines.flatMap(({ t }, i) => {
    const used = t === 'difficulty' ? (lines[i - 1].card ?? lines[i - 1].ability) : undefined
    return used === undefined ? [] : [String(used)]
  })

const isAdded = (t: string): boolean => t === 'added' || t === 'addsFaceUp'

function addedIn(lines: readonly LogEntry[]): Record<Seat, number> {
  const added: Record<Seat, number> = {}
  for (const { t, seat, count, cards } of lines) {
    if (t === 'adds') added[Number(seat)] = (added[Number(seat)] ?? 0) + Number(count)
    if (t === 'addsFaceUp') added[Number(seat)] = (added[Number(seat)] ?? 0) + (cards as CardId[]).length
  }
  return added
}

export interface CheckResults {
  readonly pass?: Node
  readonly partial?: { readonly at: number; readonly effect: Node }
  readonly fail?: Node
  readonly consequence?: Node
}

/** What a check does when it is passed, passed in part and failed, as it is printed where it comes from. */
export function resultsOf(seen: View, { source = '', printed, skills }: ToldCheck): CheckResults | undefined {
  return effectsOf(seen, source)
    .flatMap(within)
    .map((node) => node as Node & CheckResults & Partial<Pick<ToldCheck, 'difficulty' | 'skills'>>)
    .find((node) => node.kind === 'check' && node.difficulty === printed && node.skills?.length === skills.length)
}

function effectsOf(seen: View, source: CardId): readonly Node[] {
  const { crises, superCrises, locations, otherDecks } = rulesOf(seen)
  if (crises[source] !== undefined || superCrises[source] !== undefined) return crisisBoxes(seen, source)
  const { action } = locations[source as LocationId] ?? {}
  if (action !== undefined) return [action]
  return Object.values(otherDecks).flatMap((deck) => {
    const card = deck[source]
    return isResolved(card) ? [card.resolve] : []
  })
}

const within = (node: Node): Node[] => [node, ...(kindOf(node).parts?.(node) ?? []).flatMap(within)]

/** Whether cards of this game do something by themselves in a check. */
export const hasCheckAbilities = (seen: View): boolean => rulesOf(seen).checkAbilities.size > 0

/** How many cards somebody may add to a check. */
export const mostToAdd = (seen: View, seat: Seat): number => contributionLimit(seen, seat)
