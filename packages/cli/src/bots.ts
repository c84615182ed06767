// Who sits at the table: players by the names of their levels, as functions that the kit plays games with. A bot is handed
// what its seat may see and nothing else.

import { type Budget, botNames, createBot, type Statement, type Temper, tempers } from '@cic/bots'
import { isCylonSheet, view } from '@cic/engine'
import { type Player, type PlayerName, players } from '@cic/engine/testing'
import { oldOfficer } from '../bench/old-officer/officer.ts'
import { oneOf, wholeNumber } from './arguments.ts'

/** Every level by name. `random` and `default` need no view and are the kit's own. */
export const levels: readonly string[] = [...new Set([...Object.keys(players), ...botNames, 'old-officer'])]

/** What every command that plays with bots says of them. */
export const levelsHelp = `${levels.join(', ')}; with a temper as officer/bold (${tempers.join(', ')})`

/** What every command that plays with bots takes. */
export const budgetOptions = { budget: { type: 'string' }, nodes: { type: 'string' } } as const

export const budgetHelp = `
  --budget MS        how long an admiral thinks about a decision, in milliseconds (500); what it finds in that time
                     depends on the machine
  --nodes N          how many lines an admiral plays on instead, or at most; alone, it makes the same games everywhere`

export const levelsFrom = (option: string, names: string): string[] =>
  names.split(',').map((name) => level(option, name))

/** A level, or one of a temper: "officer/bold". */
export function level(option: string, name: string): string {
  const [plain, temper] = name.split('/')
  oneOf(option, plain, levels)
  if (temper !== undefined) oneOf(option, temper, tempers)
  return name
}

export function budgetFrom(values: { readonly budget?: string; readonly nodes?: string }): Budget | undefined {
  const { budget, nodes } = values
  if (budget === undefined && nodes === undefined) return undefined
  return {
    ...(budget === undefined ? {} : { milliseconds: wholeNumber('budget', budget, 1) }),
    ...(nodes === undefined ? {} : { nodes: wholeNumber('nodes', nodes, 1) }),
  }
}

/**
 * One player for each seat, each with a seed of its own; fewer names than seats go round again. They hear what the others say, as at a
 * table of the server.
 */
export function playersFor(
  names: readonly string[],
  seats: number,
  seed: string,
  budget?: Budget,
  said: Statement[] = [],
): Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    playerFor(names[seat % names.length], `${seed}/${seat}`, budget, said),
  )
}

function playerFor(name: string, seed: string, budget: Budget | undefined, said: Statement[]): Player {
  if (Object.hasOwn(players, name)) return players[name as PlayerName]
  const [plain, temper] = name.split('/') as [string, Temper?]
  const bot =
    plain === 'old-officer'
      ? { answer: oldOfficer(seed), say: () => [] }
      : createBot(plain, seed, { budget, ...(temper && { temper }) })
  return (game, { id, seat }) => {
    const seen = view(game, seat)
    const decision = seen.decisions.find((one) => one.id === id)
    if (decision === undefined) throw new Error(`Seat ${seat} does not see its own decision ${id}`)
    const heard = said.slice()
    // Words in a window would tell who is asked there.
    if (decision.kind !== 'window:ask') said.push(...bot.say(seen, heard))
    return bot.answer(seen, decision, heard)
  }
}

/** A player of whom it is noted how long each answer took, in milliseconds. */
export const timed =
  (player: Player, times: number[]): Player =>
  (...asked) => {
    const begun = performance.now()
    const answer = player(...asked)
    times.push(performance.now() - begun)
    return answer
  }

/** A player who takes a Cylon leader if there are some to choose from, any of them. */
export const choosingLeader =
  (player: Player): Player =>
  (game, decision, chance) => {
    const leaders = decision.options.filter(({ id }) => isCylonSheet(game, id))
    return leaders.length === 0 ? player(game, decision, chance) : [leaders[chance(leaders.length)].id]
  }

/** The players of game number n: if a leader is wanted another seat takes one from game to game, where there are some. */
export const withLeader = (leader: boolean | undefined, number: number, seated: readonly Player[]): Player[] =>
  seated.map((player, seat) => (leader && seat === number % seated.length ? choosingLeader(player) : player))
