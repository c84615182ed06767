// What the balance report needs to know of one game: taken from its log, where everything that happened is told, and small
// enough to be sent between threads.

import {
  aimsAt,
  type CardId,
  type Game,
  type LogEntry,
  newGame,
  partOf,
  type Resource,
  resources,
  type Seat,
  type Side,
  sideOfLoyalty,
  view,
} from '@cic/engine'
import { playGame } from '@cic/engine/testing'
import { playersFor, timed, withLeader } from '../bots.ts'
import { sideOf } from '../sides.ts'
import { type Games, gameOf } from '../simulation.ts'

/** Games by bots: the level of each seat, fewer than seats go round again. */
export interface BalancePlan extends Games {
  readonly players: readonly string[]
  /** One seat chooses a Cylon leader, where there are some. */
  readonly leader?: boolean
}

export type Amounts = Readonly<Record<Resource, number>>

export interface GameFacts {
  readonly number: number
  readonly seed: string
  readonly players: number
  /** Its boxes and its objective. */
  readonly sets: string
  readonly objective: string
  readonly winner?: Side
  readonly reason?: string
  readonly turns: number
  readonly decisions: number
  readonly faults: readonly string[]
  readonly seats: readonly SeatFacts[]
  /** What was left of each resource after so many turns; first of all what the game began with. */
  readonly curves: readonly Amounts[]
  readonly crises: readonly CrisisDrawn[]
  readonly jumps: readonly Jump[]
  /** The turn of the Sleeper Agent phase, if it came to that. */
  readonly sleeperTurn?: number
  /** How long each decision took, in milliseconds, by the level of who decided. */
  readonly times: Readonly<Record<string, readonly number[]>>
}

export interface SeatFacts {
  readonly character: string
  readonly level: string
  readonly side: Side
  readonly won: boolean
  /** The cards that decided whether this seat won, if it had an aim of its own, and whether what they ask for was true. */
  readonly aims: readonly AimFacts[]
  /** The turn in which this seat became a revealed Cylon, and whether as the Sympathizer. */
  readonly revealed?: { readonly turn: number; readonly sympathizer: boolean }
}

export interface AimFacts {
  readonly card: CardId
  readonly wins: Side
  readonly met: boolean
}

export interface CrisisDrawn {
  readonly card: CardId
  /** What every resource gained or lost until the card was done with. */
  readonly change: Amounts
  readonly outcome?: Outcome
  /** Which of the card's two boxes was taken. */
  readonly option?: 0 | 1
}

export type Outcome = 'pass' | 'partial' | 'fail'

export interface Jump {
  readonly turn: number
  /** By reaching the end of the track, not from FTL Control. */
  readonly auto: boolean
}

export function factsOfNumber(plan: BalancePlan, number: number): GameFacts {
  const { seed, options } = gameOf(plan, number)
  const levels = Array.from({ length: options.players }, (_, seat) => plan.players[seat % plan.players.length])
  const times: Record<string, number[]> = {}
  for (const level of levels) times[level] ??= []
  const players = withLeader(plan.leader, number, playersFor(levels, options.players, seed, plan.budget))
  const { game, record, faults } = playGame({
    options,
    seed,
    players: players.map((player, seat) => timed(player, times[levels[seat]])),
  })
  const story = storyOf(game)
  const start = newGame(options, seed).resources
  return {
    number,
    seed,
    players: options.players,
    sets: options.sets.join(', '),
    objective: options.objective,
    winner: game.over?.winner,
    reason: game.over?.reason,
    turns: game.turn,
    decisions: record.choices.length,
    faults,
    seats: levels.map((level, seat) => seatFacts(game, story, seat, level)),
    curves: curvesOf(story, start),
    crises: crisesOf(story, start),
    jumps: jumpsOf(story),
    sleeperTurn: story.find(({ entry }) => entry.t === 'sleeperAgentPhase')?.turn,
    times,
  }
}

/** The log with the turn in which each entry was written. */
type Story = readonly { readonly entry: LogEntry; readonly turn: number }[]

function storyOf({ log }: Game): Story {
  let turn = 0
  return log.map((entry) => {
    if (entry.t === 'turn') turn = Number(entry.turn)
    return { entry, turn }
  })
}

function seatFacts(game: Game, story: Story, seat: Seat, level: string): SeatFacts {
  const shown = story.find(({ entry }) => entry.t === 'reveals' && entry.seat === seat)
  const seen = view(game, seat)
  return {
    character: game.seats[seat].character ?? '',
    level,
    side: sideOf(game, seat),
    won: partOf(seen, seat)?.won === true,
    aims: aimsAt(seen, seat).map(({ card, wins, met }) => ({ card, wins, met })),
    revealed: shown && { turn: shown.turn, sympathizer: isSympathizer(game, String(shown.entry.card)) },
  }
}

const isSympathizer = (game: Game, card: CardId): boolean =>
  sideOfLoyalty(view(game, 'spectator'), card) === 'sympathizer'

function curvesOf(story: Story, start: Amounts): Amounts[] {
  const curves: Amounts[] = []
  let left = { ...start }
  for (const { entry } of story) {
    if (entry.t === 'turn') curves.push(left)
    if (entry.t === 'resource') left = { ...left, [entry.resource as Resource]: Number(entry.now) }
  }
  return [...curves, left]
}

/** A crisis is over when the next thing begins that is not its doing; what a jump costs is its destination's doing. */
const endsCrisis = new Set(['crisis', 'superCrisis', 'turn', 'jumps', 'gameOver'])

function crisesOf(story: Story, start: Amounts): CrisisDrawn[] {
  const crises: CrisisDrawn[] = []
  const left = { ...start }
  let open: Writable<CrisisDrawn> | undefined
  for (const { entry } of story) {
    if (endsCrisis.has(entry.t)) {
      if (open !== undefined) crises.push(open)
      open = entry.t.endsWith('risis') ? { card: String(entry.card), change: nothing() } : undefined
    }
    // Starbuck's player put it aside before it did anything.
    if (entry.t === 'usesAbility' && entry.ability === 'secretDestiny') open = undefined
    if (entry.t === 'resource') {
      const resource = entry.resource as Resource
      const by = Number(entry.now) - left[resource]
      left[resource] += by
      if (open !== undefined) open.change = { ...open.change, [resource]: open.change[resource] + by }
    }
    if (open !== undefined && open.card === entry.card) noteChoice(open, entry)
  }
  return open === undefined ? crises : [...crises, open]
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function noteChoice(crisis: Writable<CrisisDrawn>, entry: LogEntry): void {
  if (entry.t === 'checkOutcome') crisis.outcome = entry.outcome as Outcome
  if (entry.t === 'crisisChoice' || entry.t === 'choiceSwitched') crisis.option = entry.option as 0 | 1
}

const nothing = (): Amounts =>
  Object.fromEntries(resources.map((resource) => [resource, 0])) as Record<Resource, number>

/** The marker's last step is logged right before the jump that it sets off. */
function jumpsOf(story: Story): Jump[] {
  return story.flatMap(({ entry, turn }, i) => {
    const before = story[i - 1]?.entry
    return entry.t === 'jumps' ? [{ turn, auto: before?.t === 'jumpPreparation' && Number(before.by) > 0 }] : []
  })
}
