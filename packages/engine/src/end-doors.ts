// What a screen tells when a game is over: what somebody was and whether they won, who added what to which skill check, and the moments
// that decided it. Where it is read from a view that knows everything, it knows everything.

import { toldBy } from './allegiance.ts'
import type { CardId, Seat } from './core/ids.ts'
import { keyMoments } from './core/log.ts'
import { rulesOf } from './core/rules.ts'
import type { LogEntry } from './core/state.ts'
import { eventsOf, type LogEvent } from './language/story.ts'
import { aimOf, sideInTheEnd, sideOfLoyalty } from './outlook.ts'
import { redZone } from './rules/resources.ts'
import { isOut } from './rules/table.ts'
import { type ToldCheck, toldCheck } from './told-check.ts'
import type { View } from './view.ts'

/** What somebody was in the end, as far as the viewer knows it. */
export interface Part {
  /** Whoever has an aim of their own wins by it, whichever side they are on. */
  readonly was: 'human' | 'cylon' | 'ownAim'
  /** Nothing, where the game did not come to its end. */
  readonly won?: boolean
  /** Since when a Cylon was one: from the first cards, from the Sleeper Agent phase, or by a card of somebody else. */
  readonly since?: 'beginning' | 'sleepers' | 'given'
  /** The turn in which they showed it. */
  readonly revealedIn?: number
}

export function partOf(seen: View, seat: Seat): Part | undefined {
  const { over } = seen
  const lost = over !== undefined && isOut(seen, seat)
  const aim = [...(over?.agendas ?? []), ...(over?.aims ?? [])].find((one) => one.seat === seat) ?? aimOf(seen, seat)
  if (aim !== undefined) return { was: 'ownAim', ...(over === undefined ? {} : { won: aim.met && !lost }) }
  const side = sideInTheEnd(seen, seat)
  if (side === undefined) return undefined
  const won = over === undefined ? {} : { won: over.winner === side && !lost }
  return side === 'humans' ? { was: 'human', ...won } : { was: 'cylon', ...won, ...whenCylon(seen, seat) }
}

function whenCylon(seen: View, seat: Seat): Pick<Part, 'since' | 'revealedIn'> {
  const { log, seats } = seen
  const turned = log.findIndex((entry) => toldBy(entry, seat).some((card) => sideOfLoyalty(seen, card) === 'cylon'))
  const shown = seats[seat].revealed ? log.findLastIndex((entry) => entry.t === 'reveals' && entry.seat === seat) : -1
  return {
    ...(turned < 0 ? {} : { since: sinceWhen(log, turned) }),
    ...(shown < 0 ? {} : { revealedIn: turnAt(log, shown) }),
  }
}

function sinceWhen(log: readonly LogEntry[], at: number): NonNullable<Part['since']> {
  if (log[at].t === 'receivedLoyalty') return 'given'
  return log.slice(0, at).some(({ t }) => t === 'sleeperAgentPhase') ? 'sleepers' : 'beginning'
}

const turnAt = (log: readonly LogEntry[], at: number): number =>
  Number(log.findLast(({ t }, i) => i <= at && t === 'turn')?.turn ?? 0)

// ---------------------------------------------------------------------------------------------------------------------
// Skill checks

export interface PlayedCheck extends Pick<ToldCheck, 'source' | 'difficulty' | 'total' | 'outcome'> {
  /** The line of its outcome. */
  readonly at: number
  readonly turn: number
  /** What each seat added, as far as the viewer knows it, and what that was worth when it was counted. */
  readonly given: readonly Gift[]
}

export interface Gift {
  readonly seat: Seat
  readonly cards: readonly CardId[]
  readonly worth: number
}

/** All checks that came to a result by their cards, in their order. */
export function playedChecks(seen: View): PlayedCheck[] {
  return seen.log.flatMap(({ t }, at) => {
    const check = t === 'checkOutcome' ? toldCheck(seen, at) : undefined
    if (check?.total === undefined) return []
    const { source, difficulty, total, outcome } = check
    return [{ source, difficulty, total, outcome, at, turn: turnAt(seen.log, at), given: giftsIn(seen, check, at) }]
  })
}

function giftsIn({ log, seats }: View, { cards: counted }: ToldCheck, at: number): Gift[] {
  const begun = log.findLastIndex(({ t }, i) => i < at && t === 'checkBegins')
  const added = log.slice(begun, at).filter(({ t }) => t === 'added' || t === 'addsFaceUp')
  const worths = new Map(counted.map(({ card, worth }) => [card, worth]))
  return seats.flatMap((_, seat) => {
    const cards = added.flatMap((entry) => (entry.seat === seat ? (entry.cards as CardId[]) : []))
    return cards.length === 0
      ? []
      : [{ seat, cards, worth: cards.reduce((sum, card) => sum + (worths.get(card) ?? 0), 0) }]
  })
}

// ---------------------------------------------------------------------------------------------------------------------
// Moments

export interface DecisiveMoment {
  readonly turn: number
  readonly event: LogEvent
}

/** So many are told. */
const most = 6

/** What decided a game: what everybody remembers of it, the largest losses, and the checks that were closest. */
export function decisiveMoments(seen: View): DecisiveMoment[] {
  return eventsOf(seen.log)
    .map((event) => ({ event, weight: event.entries.reduce((sum, entry) => sum + weightOf(seen, entry), 0) }))
    .filter(({ weight }) => weight >= 2)
    .sort((one, other) => other.weight - one.weight || other.event.at - one.event.at)
    .slice(0, most)
    .sort((one, other) => one.event.at - other.event.at)
    .map(({ event }) => ({ turn: turnAt(seen.log, event.at), event }))
}

function weightOf(seen: View, entry: LogEntry): number {
  switch (entry.t) {
    // How it ended is told before all moments.
    case 'gameOver':
      return 0
    case 'checkTotal':
      return Math.max(0, 4 - Math.abs(Number(entry.total) - Number(entry.difficulty)))
    case 'checkOutcome':
      return 0
    case 'destination':
      return rulesOf(seen).destinations[String(entry.card)]?.distance ?? 0
    case 'resource':
      return lossWeight(Number(entry.by), Number(entry.now), redZone[entry.resource as keyof typeof redZone])
    default:
      return keyMoments[entry.t] ?? 0
  }
}

/** What brings a resource into the red weighs one more. */
const lossWeight = (by: number, now: number, red: number): number =>
  by >= 0 ? 0 : -by * 1.5 + (now <= red && now - by > red ? 1 : 0)
