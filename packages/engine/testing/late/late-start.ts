// Games that begin late, close to what hardly any game by chance gets to, and what is to be met in games at all. Tests play them and hold
// them to it; `simulate --coverage` counts. Each box has its own.

import { everything } from '../../src/core/boxes.ts'
import type { CardId, ObjectiveId, SetId } from '../../src/core/ids.ts'
import { advance } from '../../src/core/interpreter.ts'
import { rulesOf } from '../../src/core/rules.ts'
import type { LogEntry } from '../../src/core/state.ts'
import { boxCombinations, checkOptions, type Game, type GameOptions } from '../../src/index.ts'
import { turns } from '../../src/rules/turn.ts'
import { arrange, called, type Name, type Situation } from '../arrange.ts'
import { type Player, randomAnswer } from '../choosing.ts'

export interface LateStart {
  readonly name: string
  readonly objective: ObjectiveId
  /** After so many games by chance everything that they are for has been met. */
  readonly games: number
  /** Game number n at its first question. */
  readonly start: (number: number) => Game
  /** Who plays, if not chance alone. */
  readonly player?: Player
  /** After so many choices a game is left, as what it is for has come; it is played to its end, if nothing is said. */
  readonly most?: number
}

/** Things of one kind that are to be met. */
export interface ToMeet {
  readonly group: string
  readonly all: () => readonly string[]
  /** Which of them a log tells of. */
  readonly met: (log: readonly LogEntry[]) => Iterable<string>
}

/** Every choice of boxes with this one, in turn. */
export function boxesWith(set: SetId, number: number): SetId[] {
  const choices = boxCombinations().filter((sets) => sets.includes(set))
  return choices[number % choices.length]
}

/** The nth of these tables that can be seated with such boxes. */
export function tableOf(tables: readonly (readonly Name[])[], sets: readonly SetId[], number: number): readonly Name[] {
  const { characters } = rulesOf({ options: checkOptions({ players: 4, sets }) })
  const possible = tables.filter((seats) => seats.every((name) => called[name] in characters))
  return possible[number % possible.length]
}

/** What a leader among these wants: an agenda, or motives, whichever this game has. */
export function aimsOf(seats: readonly Name[], sets: readonly SetId[]): Partial<Situation> {
  const { otherDecks, characters } = rulesOf({ options: checkOptions({ players: seats.length, sets }) })
  const leaders = seats.filter((name) => characters[called[name]].type === 'cylon leader')
  const each = <T>(aim: T) => Object.fromEntries(leaders.map((name) => [name, aim]))
  return 'motive' in otherDecks
    ? { motives: each(['savor-their-demise', 'learn-to-cherish']) }
    : { agendas: each('join-the-colonials') }
}

/** Windows that the table closes, where it is so; every other game at least, as look-alikes are compared there alone. */
export const timed = (is: boolean): Partial<GameOptions> => (is ? { timedWindows: true } : {})

/** The turn of the current player begins. */
export function begun(situation: Situation): Game {
  const game = arrange(situation)
  turns.begin(game, {})
  advance(game)
  return game
}

/** By chance, but whoever can do something that fits does so every other time. */
export const eagerFor =
  (fits: RegExp, otherwise: Player = (_game, decision, chance) => randomAnswer(decision, chance)): Player =>
  (game, decision, chance) => {
    const daring = decision.options.filter(({ id }) => fits.test(id))
    return daring.length > 0 && chance(2) === 0 ? daring[chance(daring.length)].id : otherwise(game, decision, chance)
  }

/** All cards of a deck that only its box uses. */
export const deckToMeet = (group: string, told: string): ToMeet => ({
  group,
  all: () => Object.keys(everything().otherDecks[group]),
  met: (log) => cardsTold(log, told),
})

/** Loyalty cards whose ids begin alike. */
export const loyaltyToMeet = (group: string, told: string): ToMeet => ({
  group,
  all: () => Object.keys(everything().loyalty).filter((card) => card.startsWith(`${group}-`)),
  met: (log) => cardsTold(log, told),
})

const cardsTold = (log: readonly LogEntry[], told: string): CardId[] =>
  log.flatMap(({ t, card }) => (t === told ? [card as CardId] : []))
