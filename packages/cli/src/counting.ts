// Games for `rates`: how often hidden Cylons and humans do what can be seen of them, and how well suspicion tells them apart.

import { type Rates, suspicionOf, tellingKind } from '@cic/bots'
import {
  boardOf,
  type Decision,
  type Game,
  type Seat,
  type SkillType,
  sideOfLoyalty,
  skillCardFacts,
  skillCheckOf,
  skillSetOf,
  skillTypesIn,
  type View,
  view,
} from '@cic/engine'
import { type Player, playGame } from '@cic/engine/testing'
import { playersFor } from './bots.ts'
import { type Games, gameOf, rounded } from './simulation.ts'

export type Counts = Readonly<Record<string, number>>

/** What was done in game number n, each kind of it counted. */
export function countsOf(games: Games, number: number): { number: number; counts: Counts } {
  const { seed, options } = gameOf(games, number)
  const counts: Record<string, number> = {}
  const count = (what: string, many = 1): void => {
    counts[what] = (counts[what] ?? 0) + many
  }
  const seated = playersFor(['officer'], options.players, seed)
  const looking = lookingOn(count)
  playGame({
    options,
    seed,
    players: seated.map(
      (player): Player =>
        (game, decision, chance) => {
          looking(game)
          const answer = player(game, decision, chance)
          if (decision.kind === 'skillCheck:contribute') countAdded(count, game, decision, [...answer])
          return answer
        },
    ),
  })
  return { number, counts }
}

type Count = (what: string, many?: number) => void

type Who = 'cylon' | 'human'

/** On whose side somebody who has not revealed is; nothing, for whoever has. */
function whoIs({ seats, options }: Game, seat: Seat): Who | undefined {
  const { revealed, loyalty } = seats[seat]
  if (revealed) return undefined
  return loyalty.some(({ card }) => sideOfLoyalty({ options } as View, card) === 'cylon') ? 'cylon' : 'human'
}

/** Reads on in the log, and asks everybody at the beginning of a turn whom they suspect. */
function lookingOn(count: Count): (game: Game) => void {
  let read = 0
  let turn = 0
  let who: (Who | undefined)[] = []
  return (game) => {
    const table = game as unknown as View
    for (; read < game.log.length; read++) {
      const { t, seat, location, card } = game.log[read]
      if (t === 'sleeperAgentPhase') countSleepers(count, game, who)
      if (t !== 'activates' && t !== 'playsCard') continue
      const doer = who[seat as Seat]
      if (doer === undefined) continue
      count(`${doer}:uses`)
      const kind = tellingKind(table, String(location ?? card), seat as Seat)
      if (kind !== undefined) count(`${doer}:uses:${kind}`)
    }
    who = game.seats.map((_, seat) => whoIs(game, seat))
    if (game.turn === turn) return
    turn = game.turn
    countTold(count, game, who)
  }
}

/** Who of the Cylons was one before. */
function countSleepers(count: Count, game: Game, before: readonly (Who | undefined)[]): void {
  game.seats.forEach((_, seat) => {
    if (before[seat] === undefined || whoIs(game, seat) !== 'cylon') return
    count('cylons')
    if (before[seat] === 'cylon') count('cylonsBefore')
  })
}

/** How far off humans are who say of everybody how likely they are Cylons. */
function countTold(count: Count, game: Game, who: readonly (Who | undefined)[]): void {
  game.seats.forEach((_, seat) => {
    if (who[seat] !== 'human' || game.turn < firstTurnTold) return
    const suspicion = suspicionOf(view(game, seat))
    who.forEach((is, other) => {
      if (other === seat || is === undefined) return
      count('told')
      count('loss', -Math.log(Math.max(1e-3, is === 'cylon' ? suspicion[other] : 1 - suspicion[other])))
    })
  })
}

/** Before that there is hardly anything to tell by. */
const firstTurnTold = 5

function countAdded(count: Count, game: Game, { seat }: Decision, answer: readonly string[]): void {
  const seen = view(game, seat)
  const check = skillCheckOf(seen)
  const who = whoIs(game, seat)
  if (check === undefined || who === undefined || answer.length === 0 || check.faceUp) return
  // Checks at locations are about a person, and humans may want them to fail.
  if (boardOf(seen, String(check.source)) !== undefined) return
  const types = answer.map((option) => skillCardFacts(seen, option.slice('card:'.length))?.skill)
  const against = types.filter((skill) => skill !== undefined && !check.skills.includes(skill)).length
  const how = who === 'human' || mayHold(seen, seat, check.skills) ? who : 'odd'
  count(`${how}:adds`)
  if (against > 0) count(`${how}:against`)
  if (who === 'cylon' && against > 0 && answer.length > 1) {
    count('cylon:more')
    if (against > 1) count('cylon:twice')
  }
}

/** Whether somebody draws a type that is against a check. */
function mayHold(seen: View, seat: Seat, skills: readonly SkillType[]): boolean {
  const { character } = seen.seats[seat]
  const against = skillTypesIn(seen).filter((skill) => !skills.includes(skill))
  return character !== undefined && skillSetOf(seen, character).some((skill) => against.includes(skill))
}

/** Everything that was counted, together. */
export function sumOf(all: readonly { readonly counts: Counts }[]): Counts {
  const sum: Record<string, number> = {}
  for (const { counts } of all) for (const what in counts) sum[what] = (sum[what] ?? 0) + counts[what]
  return sum
}

/** So many deeds of a kind must have been seen of humans to say something of it. */
const leastSeen = 40
/** What few deeds of Cylons tell is taken for chance: as if they had done so many more as humans do. */
const doubtful = 20

export function ratesFrom(counts: Counts): Rates {
  const many = (what: string): number => counts[what] ?? 0
  const share = (some: string, of: string): number => many(some) / Math.max(1, many(of))
  const sabotages = share('cylon:against', 'cylon:adds')
  const kinds = Object.keys(counts).flatMap((what) => (what.startsWith('human:uses:') ? what.split(':')[2] : []))
  const telling = (kind: string): number => {
    const usual = share(`human:uses:${kind}`, 'human:uses')
    return (many(`cylon:uses:${kind}`) / usual + doubtful) / (many('cylon:uses') + doubtful)
  }
  return {
    sabotages: rounded(sabotages, 3),
    twice: rounded(share('cylon:twice', 'cylon:more'), 3),
    oddCard: rounded(Math.min(1, share('odd:against', 'odd:adds') / sabotages), 3),
    notYet: rounded(share('cylonsBefore', 'cylons'), 3),
    byHumans: rounded(share('human:against', 'human:adds'), 4),
    telling: Object.fromEntries(
      kinds
        .filter((kind) => many(`human:uses:${kind}`) >= leastSeen)
        .sort()
        .map((kind) => [kind, rounded(telling(kind), 2)]),
    ),
  }
}
