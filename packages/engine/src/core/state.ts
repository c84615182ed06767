// The whole game as one plain JSON value: the board, the cards, the stack of half-done work and the open questions.
// It is a function of (options, seed, choices) and of nothing else. The engine changes it in place.

import type {
  Area,
  CardId,
  CharacterId,
  LocationId,
  ObjectiveId,
  Resource,
  Seat,
  SetId,
  Side,
  SkillType,
  Title,
  ViperKind,
  ViperPlace,
} from './ids.ts'
import type { Node } from './node.ts'

/** The shape of stored games. A change of shape raises it and adds a migration in `save.ts`. */
export const stateVersion = 5

/**
 * The version of the rules. Raise it whenever the same choices lead elsewhere than in the last version that games were played by: a
 * golden game ends differently, a question is asked of somebody else, one more line is in the log. Changes that land together share a
 * number. Games that were begun before go on from where they are; they are never replayed by other rules than they were played by.
 */
export const rulesVersion = 8

export interface Options {
  players: number
  sets: SetId[]
  objective: ObjectiveId
  /** The rulebook's adjustment of difficulty: two more or two fewer of each resource. */
  resources: 'standard' | 'easier' | 'harder'
  /** The published variant for 4 and 6 players. */
  noSympathizer: boolean
  /** Windows stay open, whether anybody could answer or not, until the table closes them: so that no pause tells anything. */
  timedWindows?: boolean
}

/** What a game and a view of it have in common; in a view '?' stands for what the viewer may not know. */
export interface Table {
  version: typeof stateVersion
  options: Options
  seats: TableSeat[]
  /** Whose turn it is. */
  current: Seat
  turn: number
  resources: Record<Resource, number>
  /** The destination cards beside the objective, and crisis cards that count as distance. */
  travelled: CardId[]
  /** Thresholds of the objective that have been dealt with. */
  reached: number[]
  /** The fleet marker on the jump preparation track: 0 is Start, 5 is Auto Jump. */
  jumpPreparation: number
  space: Record<Area, TableArea>
  reserves: { vipers: number; raptors: number }
  damagedVipers: number
  /** Where vipers of special kinds are, which the numbers of vipers count too; only in games that have some. */
  viperKinds?: Partial<Record<ViperKind, Partial<Record<ViperPlace, number>>>>
  /** How many centurions stand on each space of the boarding party track, Start first. */
  boarding: number[]
  /** Damaged locations, by the id of their token. */
  damage: string[]
  damagePile: string[]
  basestarDamagePile: string[]
  civilianPile: CardId[]
  /** Ids of the civilian ship tokens on the board are counted up, so that a token returned to the pile is anonymous. */
  nextShip: number
  decks: Record<string, TableDeck>
  titles: Titles
  nukes: number
  quorumHand: CardId[]
  /** Cards that stay on the table; `holder` where one lies before a player. */
  inPlay: InPlay[]
  /** What left the game for good. */
  removed: { vipers: number; raptors: number; nukes: number; cards: CardId[]; civilians: CardId[]; damage: string[] }
  /** Cards in skill checks under way, innermost last. */
  checks: CheckCard[][]
  /** Cards that somebody has drawn and must choose among, innermost last; also what somebody wants to use in a window. */
  held: Held[]
  /** Loyalty cards that went back to the box unseen. */
  box: CardId[]
  /** What has been used this turn (Executive Order, abilities "once per turn"), emptied when a turn starts. */
  usedThisTurn: string[]
  stack: Frame[]
  log: LogEntry[]
  over?: Outcome
  /** The deck that crises are drawn from, once a box has put another in its place. */
  crisisDeck?: string
  /** Cards that lie face down before a player for the rest of the game. */
  kept?: Held[]
  /** What a box remembers besides: public facts, by the box. */
  boxes?: Boxes
}

export interface Game extends Table {
  random: RandomSource
  seats: SeatState[]
  space: Record<Area, SpaceArea>
  decks: Record<string, Deck>
  asks: Ask[]
  /** Who besides the President has seen each card of the Quorum hand; only where anybody has. */
  quorumSeen?: number[]
}

/** Who holds which title; one that a box brings only where that box is played. */
export type Titles = Record<'president' | 'admiral', Seat> & Partial<Record<Title, Seat>>

/** How the game ended; a box adds who else has won. */
export interface Outcome {
  winner: Side
  reason: Ending
  /** Players with an aim of their own, and whether they have won by it. */
  aims?: { seat: Seat; met: boolean }[]
}

/** Each set declares the endings that it brings. */
export interface Endings extends Record<Resource, true> {
  kobol: true
  'galactica-destroyed': true
  boarded: true
}
export type Ending = keyof Endings

/** Each set declares what it remembers. */
export interface Boxes {
  [box: string]: unknown
}

/** A ChaCha20 key stream: `seed` is the key in hexadecimal, `drawn` how many 32-bit words have been used. */
export interface RandomSource {
  seed: string
  drawn: number
  /** Dice laid out in advance by a test, used before the stream's. */
  dice?: number[]
  /** Damage tokens laid out in the same way. */
  tokens?: string[]
}

export interface TableSeat {
  character?: CharacterId
  /** A location, or the space area where this character pilots a viper; nowhere for a character off the board. */
  at?: LocationId | Area
  /** The viper that this character pilots, if it is of a special kind. */
  flies?: ViperKind
  hand: CardId[]
  loyalty: TableLoyalty[]
  /** A revealed Cylon player. */
  revealed: boolean
  /** Became a Cylon as the Sympathizer: no super crisis, no Cylon Fleet. */
  sympathizer: boolean
  superCrises: CardId[]
  /** Became a Cylon for good: the human sheet counts no more, even if the player counts as human for a while. */
  sheetLost?: true
  usedOnce: string[]
  turnsTaken: number
  orders: StandingOrder[]
  /** Out of the game for good, and whom they have played last: the seat watches, and is skipped by everything. */
  out?: CharacterId
}

export interface SeatState extends TableSeat {
  /** For each card in hand: the seats (as bits) that have seen it there. */
  handSeen: number[]
  loyalty: LoyaltyCard[]
  /** How many questions this seat has been asked: numbers its decisions without telling the others anything. */
  asked: number
}

export interface TableLoyalty {
  card: CardId
  revealed: boolean
}

export interface LoyaltyCard extends TableLoyalty {
  seen: number
}

export interface TableDeck {
  /** Top card last. */
  cards: CardId[]
  /** Face up, top card last. */
  discard: CardId[]
}

export interface Deck extends TableDeck {
  /** For each card: the seats (as bits) that know it lies there. */
  seen: number[]
}

export interface TableArea {
  raiders: number
  heavyRaiders: number
  basestars: Basestar[]
  /** Unmanned vipers; a piloted one is where its pilot is. */
  vipers: number
  civilians: TableShip[]
}

export interface SpaceArea extends TableArea {
  civilians: CivilianShip[]
}

export interface Basestar {
  id: number
  damage: string[]
}

/** A civilian ship, face down. */
export interface TableShip {
  id: number
  face: CardId
}

export interface CivilianShip extends TableShip {
  seen: number
}

export interface InPlay {
  card: CardId
  holder?: Seat
}

export interface CheckCard {
  card: CardId
  /** Who added it; forgotten when the pile is shuffled. */
  by?: Seat
  /** Other seats (as bits) that know it. */
  seen?: number
  faceUp: boolean
}

export interface Held {
  by: Seat
  deck: string
  cards: CardId[]
  /** For each card: others (as bits) who have seen it there; nobody has, if absent. */
  seen?: number[]
}

/** A half-done piece of work: the step that comes next, and what the procedure remembers. Nothing hidden is kept here. */
export interface Frame {
  at: string
  [local: string]: unknown
}

/** Whom an effect speaks of: who acts, the card it comes from, and whom a player chose. */
export interface Context {
  readonly actor?: Seat
  readonly source?: CardId
  readonly chosen?: Seat
  readonly area?: Area
  /** Who held the titles when something began that is one deed. */
  readonly titles?: Partial<Record<Title, Seat>>
}

/** An open question. Its legal answers follow from the step that asks, so that they are never stored twice. */
export interface Ask {
  id: string
  /** Whom; in a timed window also `theTable`, which answers by closing it. */
  seat: Seat
  at: string
  /** Given, but waiting for the others: simultaneous answers are applied together. */
  answer?: string[]
}

export interface LogEntry {
  /** What happened: the key of its sentence in `language/log.ts`. */
  t: string
  /** The only seats that saw it; everybody, if absent. */
  only?: Seat[]
  [fact: string]: unknown
}

/** What to do when a window opens, so that nobody has to wait: see `core/windows.ts`. */
export interface StandingOrder {
  /** A card or ability by its id without strength, or '*' for everything. */
  what: string
  do: 'ask' | 'pass' | 'play'
  /** Only in this window; in every window, if absent. */
  window?: string
  /** For 'pass': only until this turn is over. For 'play': only if this named condition holds. */
  thisTurn?: number
  when?: string
}

export type { Area, CardId, CharacterId, LocationId, Node, Resource, Seat, SkillType, Title }
