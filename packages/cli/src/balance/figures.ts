// What many games tell together: the numbers of the balance report, which its page draws and `--json` prints.

import { type CardId, catalogue, type Resource, resources, type Side } from '@cic/engine'
import { mean, quantiles, type Rate, rateOf, sum, tally } from '../statistics.ts'
import type { Amounts, CrisisDrawn, GameFacts, SeatFacts } from './facts.ts'

export interface Figures {
  readonly games: number
  readonly finished: number
  readonly failures: readonly { readonly seed: string; readonly faults: readonly string[] }[]
  readonly winners: readonly Winners[]
  readonly tables: readonly TableFigures[]
  readonly levels: readonly LevelFigures[]
  readonly endings: readonly EndingFigures[]
  readonly length: Length
  readonly curves: Readonly<Record<Resource, Readonly<Record<Side, readonly CurvePoint[]>>>>
  readonly crises: readonly CrisisFigures[]
  readonly characters: readonly CharacterFigures[]
  readonly aims: readonly AimFigures[]
  readonly reveals: Reveals
  readonly jumps: Jumps
  readonly times: readonly Times[]
}

export function figuresOf(all: readonly GameFacts[]): Figures {
  const games = all.filter(({ faults }) => faults.length === 0)
  return {
    games: all.length,
    finished: games.length,
    failures: all.filter((game) => !games.includes(game)).map(({ seed, faults }) => ({ seed, faults })),
    winners: [...byPlayers(games), { players: 'all' as const, games }].map(winnersOf),
    tables: tablesOf(games),
    levels: levelsOf(games),
    endings: endingsOf(games),
    length: lengthOf(games),
    curves: ofEach(resources, (resource) => ({
      humans: curveOf(games, 'humans', resource),
      cylons: curveOf(games, 'cylons', resource),
    })),
    crises: crisesOf(games),
    characters: charactersOf(games),
    aims: aimsOf(games),
    reveals: revealsOf(games),
    jumps: jumpsOf(games),
    times: timesOf(games),
  }
}

interface Group {
  readonly players: number | 'all'
  readonly games: readonly GameFacts[]
}

function byPlayers(games: readonly GameFacts[]): Group[] {
  const counts = [...new Set(games.map(({ players }) => players))].sort((one, other) => one - other)
  return counts.map((players) => ({ players, games: games.filter((game) => game.players === players) }))
}

const ofEach = <K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>

/** How often each side won with so many players. */
export interface Winners {
  readonly players: number | 'all'
  readonly humans: Rate
  readonly cylons: Rate
}

function winnersOf({ players, games }: Group): Winners {
  const won = (side: Side): Rate => rateOf(games.filter(({ winner }) => winner === side).length, games.length)
  return { players, humans: won('humans'), cylons: won('cylons') }
}

/** How often everybody won at tables of the same boxes, objective and number of players. */
export interface TableFigures {
  readonly sets: string
  readonly objective: string
  readonly players: number
  readonly humans: Rate
  readonly cylons: Rate
  /** Those who win by aims of their own. */
  readonly ownAims: Rate
}

function tablesOf(games: readonly GameFacts[]): TableFigures[] {
  const alike = Map.groupBy(games, ({ sets, objective, players }) => `${sets} ${objective} ${players}`)
  return [...alike.values()].map((some) => {
    const [{ sets, objective, players }] = some
    const { humans, cylons } = winnersOf({ players, games: some })
    const ownAims = winsOf(some.flatMap(({ seats }) => seats.filter(({ aims }) => aims.length > 0)))
    return { sets, objective, players, humans, cylons, ownAims }
  })
}

/** How often seats of a level won, on each side. */
export interface LevelFigures {
  readonly level: string
  readonly asHuman: Rate
  readonly asCylon: Rate
}

function levelsOf(games: readonly GameFacts[]): LevelFigures[] {
  const seats = games.flatMap(({ seats: all }) => all)
  return [...Map.groupBy(seats, ({ level }) => level)].map(([level, played]) => ({
    level,
    asHuman: winsOf(played.filter(({ side }) => side === 'humans')),
    asCylon: winsOf(played.filter(({ side }) => side === 'cylons')),
  }))
}

/** The humans' way to win, then the Cylons' ways, as the rulebook lists them. */
export const endings = ['kobol', ...resources, 'galactica-destroyed', 'boarded']

export interface EndingFigures {
  readonly players: number | 'all'
  readonly games: number
  readonly reasons: Readonly<Record<string, number>>
}

function endingsOf(games: readonly GameFacts[]): EndingFigures[] {
  return [...byPlayers(games), { players: 'all' as const, games }].map(({ players, games: some }) => ({
    players,
    games: some.length,
    reasons: ofEach(endings, (ending) => some.filter((game) => endingOf(game) === ending).length),
  }))
}

/** Wherever the fleet has arrived, it is the same ending. */
const endingOf = ({ winner, reason }: GameFacts): string | undefined => (winner === 'humans' ? endings[0] : reason)

export interface Length {
  readonly turns: Spread
  readonly decisions: Spread
}

/** How long games were, in some measure: each game's length with its winner, and the quantiles by players. */
export interface Spread {
  readonly lengths: Readonly<Record<Side, readonly number[]>>
  readonly groups: readonly { readonly players: number | 'all'; readonly quantiles: readonly number[] }[]
}

/** The quantiles that tables of lengths show: shortest, quartiles, longest. */
const quartiles = [0, 0.25, 0.5, 0.75, 1]

function lengthOf(games: readonly GameFacts[]): Length {
  const spread = (measure: 'turns' | 'decisions'): Spread => ({
    lengths: ofEach(['humans', 'cylons'] as const, (side) =>
      games.filter(({ winner }) => winner === side).map((game) => game[measure]),
    ),
    groups: [...byPlayers(games), { players: 'all' as const, games }].map(({ players, games: some }) => ({
      players,
      quantiles: quantiles(
        some.map((game) => game[measure]),
        quartiles,
      ),
    })),
  })
  return { turns: spread('turns'), decisions: spread('decisions') }
}

export interface CurvePoint {
  /** After so many turns. */
  readonly turn: number
  /** How many games were still going on. */
  readonly games: number
  readonly low: number
  readonly median: number
  readonly high: number
}

/** Median and quartiles, as long as at least a quarter of the games went on. */
function curveOf(games: readonly GameFacts[], side: Side, resource: Resource): CurvePoint[] {
  const won = games.filter(({ winner }) => winner === side)
  const longest = Math.max(0, ...won.map(({ curves }) => curves.length))
  const points: CurvePoint[] = []
  for (let turn = 0; turn < longest; turn++) {
    const values = won.flatMap(({ curves }) => (turn < curves.length ? [curves[turn][resource]] : []))
    if (values.length < won.length / 4) break
    const [low, median, high] = quantiles(values, [0.25, 0.5, 0.75])
    points.push({ turn, games: values.length, low, median, high })
  }
  return points
}

export interface CrisisFigures {
  readonly card: CardId
  readonly name: string
  readonly superCrisis: boolean
  readonly drawn: number
  /** The average change of each resource, and of all together. */
  readonly change: Amounts
  readonly total: number
  /** How often its skill check ended so. */
  readonly outcomes: { readonly pass: number; readonly partial: number; readonly fail: number }
  /** How often each of its two boxes was taken, if it has two. */
  readonly options?: readonly [number, number]
}

/** Those that cost most come first. */
function crisesOf(games: readonly GameFacts[]): CrisisFigures[] {
  const drawn = Map.groupBy(
    games.flatMap(({ crises }) => crises),
    ({ card }) => card,
  )
  const { cards } = catalogue()
  return [...drawn]
    .map(([card, times]) => crisisFigures(cards, card, times))
    .sort((one, other) => one.total - other.total || one.name.localeCompare(other.name))
}

type Cards = ReturnType<typeof catalogue>['cards']

function crisisFigures(cards: Cards, card: CardId, drawn: readonly CrisisDrawn[]): CrisisFigures {
  const printed = cards.find(({ id }) => id === card)
  const change = ofEach(resources, (resource) => mean(drawn.map((one) => one.change[resource])))
  const counted = (test: (one: CrisisDrawn) => boolean): number => drawn.filter(test).length
  return {
    card,
    name: nameOfCrisis(cards, card),
    superCrisis: printed?.deck === 'superCrisis',
    drawn: drawn.length,
    change,
    total: sum(Object.values(change)),
    outcomes: ofEach(['pass', 'partial', 'fail'] as const, (outcome) => counted((one) => one.outcome === outcome)),
    ...(printed?.facts.kind === 'choice'
      ? { options: [counted(({ option }) => option === 0), counted(({ option }) => option === 1)] }
      : {}),
  }
}

/** Cards of one name differ in the ships that they set in motion. */
function nameOfCrisis(cards: Cards, card: CardId): string {
  const printed = cards.find(({ id }) => id === card)
  if (printed === undefined) return card
  const name = printed.name.en
  const shared = cards.some((one) => one.id !== card && one.deck === printed.deck && one.name.en === name)
  return shared ? `${name} (${printed.facts.activation?.join(', ')})` : name
}

export interface CharacterFigures {
  readonly character: string
  readonly name: string
  readonly wins: Rate
  readonly asHuman: Rate
  readonly asCylon: Rate
  /** How often the character was a Cylon at the end. */
  readonly cylon: Rate
}

/** Those that win most come first. */
function charactersOf(games: readonly GameFacts[]): CharacterFigures[] {
  const seats = games.flatMap(({ seats: all }) => all)
  const { characters } = catalogue()
  return [...Map.groupBy(seats, ({ character }) => character)]
    .map(([character, played]) => ({
      character,
      name: shortName(characters.find(({ id }) => id === character)?.name.en ?? character),
      wins: winsOf(played),
      asHuman: winsOf(played.filter(({ side }) => side === 'humans')),
      asCylon: winsOf(played.filter(({ side }) => side === 'cylons')),
      cylon: rateOf(played.filter(({ side }) => side === 'cylons').length, played.length),
    }))
    .sort((one, other) => other.wins.rate - one.wins.rate || one.name.localeCompare(other.name))
}

/** A card that decides whether a player wins by an aim of their own. */
export interface AimFigures {
  readonly card: CardId
  readonly name: string
  readonly wins: Side
  /** How often what it asks for was true when the game was over. */
  readonly met: Rate
  /** How often whoever had it won. */
  readonly won: Rate
}

/** Those that come true most often come first. */
function aimsOf(games: readonly GameFacts[]): AimFigures[] {
  const dealt = games.flatMap(({ seats }) => seats.flatMap(({ aims, won }) => aims.map((aim) => ({ ...aim, won }))))
  const { others } = catalogue()
  return [...Map.groupBy(dealt, ({ card }) => card)]
    .map(([card, times]) => ({
      card,
      name: others.find(({ id }) => id === card)?.name.en ?? card,
      wins: times[0].wins,
      met: rateOf(times.filter(({ met }) => met).length, times.length),
      won: winsOf(times),
    }))
    .sort((one, other) => other.met.rate - one.met.rate || one.name.localeCompare(other.name))
}

/** Without the call sign. */
const shortName = (name: string): string => name.replace(/\s*“[^”]*”\s*/, ' ').trim()

const winsOf = (seats: readonly { readonly won: boolean }[]): Rate =>
  rateOf(seats.filter(({ won }) => won).length, seats.length)

export interface Reveals {
  /** The turns in which Cylons revealed themselves, and those in which a Sympathizer joined them. */
  readonly own: readonly number[]
  readonly sympathizers: readonly number[]
  /** How many players who held a Cylon card had revealed it by the end. */
  readonly revealed: Rate
  /** How many of those did so before the Sleeper Agent phase. */
  readonly early: Rate
  /** How often the side won with so many Cylons revealed at the end, Sympathizers included. */
  readonly cylonWins: readonly { readonly revealed: number; readonly wins: Rate }[]
}

function revealsOf(games: readonly GameFacts[]): Reveals {
  const seats = games.flatMap(({ seats: all, sleeperTurn }) => all.map((seat) => ({ seat, sleeperTurn })))
  const isJoined = ({ revealed }: SeatFacts): boolean => revealed?.sympathizer === true
  const cylons = seats.filter(({ seat }) => seat.side === 'cylons' && !isJoined(seat))
  const shown = cylons.flatMap(({ seat: { revealed }, sleeperTurn }) =>
    revealed === undefined ? [] : [{ turn: revealed.turn, sleeperTurn }],
  )
  const early = shown.filter(({ turn, sleeperTurn }) => sleeperTurn === undefined || turn < sleeperTurn)
  return {
    own: shown.map(({ turn }) => turn),
    sympathizers: seats.flatMap(({ seat }) => (seat.revealed?.sympathizer ? [seat.revealed.turn] : [])),
    revealed: rateOf(shown.length, cylons.length),
    early: rateOf(early.length, shown.length),
    cylonWins: cylonWinsOf(games),
  }
}

function cylonWinsOf(games: readonly GameFacts[]): Reveals['cylonWins'] {
  const shown = ({ seats }: GameFacts): number => seats.filter(({ revealed }) => revealed !== undefined).length
  return [...Map.groupBy(games, shown)]
    .map(([revealed, some]) => ({
      revealed,
      wins: rateOf(some.filter(({ winner }) => winner === 'cylons').length, some.length),
    }))
    .sort((one, other) => one.revealed - other.revealed)
}

export interface Jumps {
  /** The turns of all jumps. */
  readonly ftlControl: readonly number[]
  readonly autoJump: readonly number[]
  /** The first, second, third … jump of a game: when, and how often from FTL Control. */
  readonly nth: readonly NthJump[]
}

export interface NthJump {
  readonly number: number
  readonly games: number
  readonly turns: readonly number[]
  readonly ftlControl: Rate
}

function jumpsOf(games: readonly GameFacts[]): Jumps {
  const all = games.flatMap(({ jumps }) => jumps.map((jump, i) => ({ ...jump, number: i + 1 })))
  const turns = (auto: boolean): number[] => all.filter((jump) => jump.auto === auto).map(({ turn }) => turn)
  const numbers = [...tally(all.map(({ number }) => number)).keys()].sort((one, other) => one - other)
  return {
    ftlControl: turns(false),
    autoJump: turns(true),
    nth: numbers.map((number) => {
      const jumps = all.filter((jump) => jump.number === number)
      return {
        number,
        games: jumps.length,
        turns: quantiles(
          jumps.map(({ turn }) => turn),
          [0.25, 0.5, 0.75],
        ),
        ftlControl: rateOf(jumps.filter(({ auto }) => !auto).length, jumps.length),
      }
    }),
  }
}

/** How long a level thinks about a decision, in milliseconds. */
export interface Times {
  readonly level: string
  readonly decisions: number
  readonly median: number
  readonly p90: number
  readonly p99: number
  readonly longest: number
}

function timesOf(games: readonly GameFacts[]): Times[] {
  const levels = [...new Set(games.flatMap(({ times }) => Object.keys(times)))]
  return levels.map((level) => {
    const times = games.flatMap((game) => game.times[level] ?? [])
    const [median, p90, p99, longest] = quantiles(times, [0.5, 0.9, 0.99, 1])
    return { level, decisions: times.length, median, p90, p99, longest }
  })
}
