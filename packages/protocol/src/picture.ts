// A table as one viewer sees it: the only thing that a program at a table needs to keep. It arrives whole, or as a patch of the
// one before.

import type { Statement } from '@cic/bots'
import type { Language, Seat, View } from '@cic/engine'
import type { Patch } from './patch.ts'
import type { Absence } from './quiet.ts'
import type { BotLevel, BotTemper, QuietHours, TableSettings } from './settings.ts'

export interface Picture {
  readonly id: string
  readonly name: string
  /** Counts what this viewer could see change. A choice names the version that it was made on. */
  readonly version: string
  readonly status: TableStatus
  readonly settings: TableSettings
  readonly seats: readonly SeatPicture[]
  readonly me: { readonly seat?: Seat; readonly host: boolean }
  /** What everybody may know of the running game and this viewer besides; once it has been started. */
  readonly game?: View
  /** How many public moments the game has had: they number the steps of a replay. */
  readonly moments: number
  /** The first moment that can be looked at again, if not all can: what was before was played by earlier rules. */
  readonly replayFrom?: number
  /** SHA-256 of the seed, from the start of the game; the seed itself once the game is over. */
  readonly fairness?: { readonly commitment: string; readonly seed?: string }
  /** At a live table: the window that is open, and when it closes (in milliseconds since 1970). */
  readonly window?: { readonly name: string; readonly closesAt: number }
  readonly clocks?: readonly ClockPicture[]
  readonly votes: readonly VotePicture[]
  /** What was refused lately, and until when it is not proposed again. */
  readonly refused?: readonly RefusedMatter[]
  readonly talk: readonly Message[]
  /** The next table of the same people, once somebody has asked for it. */
  readonly rematch?: string
  /** The seat that chose last: it may try to take that back. */
  readonly lastChoice?: Seat
}

export type TableStatus = 'gathering' | 'playing' | 'over' | 'ended'

export interface SeatPicture {
  readonly kind: 'open' | 'person' | 'bot'
  /** The person's name, as they gave it. */
  readonly name?: string
  /** The bot that plays here, for itself or in the place of an absent person. */
  readonly level?: BotLevel
  /** Even, if absent. */
  readonly temper?: BotTemper
  /** A bot plays here in the place of the person. */
  readonly standIn?: boolean
  /** Whoever left it lets others have it: those who are left decide on who comes. */
  readonly givenUp?: boolean
  /** What whoever sits here has said: when their clock stands still. */
  readonly away?: Absence
  readonly quiet?: QuietHours
}

export interface ClockPicture {
  readonly leftSeconds: number
  /** Since when it has been running (in milliseconds since 1970); it stands still, if absent. */
  readonly since?: number
}

export type VoteMatter =
  /** A bot plays in the place of an absent person, who may come back at any time. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: BotLevel }
  /** Somebody new, of this name, gets a seat that was given up, and all that lies on it. */
  | { readonly kind: 'admit'; readonly seat: Seat; readonly name: string }
  /** The seat is given back to whom it belonged to. */
  | { readonly kind: 'return'; readonly seat: Seat }
  /** Everything since this moment is taken back. */
  | { readonly kind: 'undo'; readonly moment: number }
  | { readonly kind: 'end' }

export interface RefusedMatter {
  readonly matter: VoteMatter
  readonly until: number
}

export interface VotePicture {
  readonly id: number
  readonly matter: VoteMatter
  /** Nobody at the table, if somebody new asks for a seat. */
  readonly by?: Seat
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  /** How many must agree. */
  readonly needed: number
  readonly expiresAt: number
}

/** Somebody's words, or a structured statement that every reader gets in their own language. */
export interface Message {
  readonly id: number
  readonly at: number
  /** Seats talk with seats and spectators among themselves. */
  readonly channel: 'table' | 'spectators'
  readonly from: { readonly seat?: Seat; readonly name: string }
  readonly text?: string
  readonly statement?: TableStatement
  /** What the table itself says: then nobody is its speaker. */
  readonly notice?: TableNotice
}

export type TableNotice =
  /**
   * The rules of the program have changed, and the game goes on by the new ones. Where the last choices would have led elsewhere by these,
   * they are not kept: `passed` is how many that are, of those that everybody saw.
   */
  | { readonly kind: 'rules'; readonly passed?: number }
  /** How a vote ended; nobody at the table proposed it, if somebody new has asked for a seat. */
  | {
      readonly kind: 'vote'
      readonly matter: VoteMatter
      readonly by?: Seat
      readonly outcome: 'accepted' | 'refused' | 'expired'
    }
  /** Somebody is away until then; or back, without `until`. */
  | { readonly kind: 'away'; readonly seat: Seat; readonly until?: number }

/** What bots say too, and what only people say. */
export type TableStatement =
  | Statement
  | {
      readonly kind: 'promise'
      readonly from: Seat
      readonly what: 'add-cards' | 'stay-out' | 'repair' | 'fight' | 'protect'
      readonly turn: number
    }

/** What travels on a stream of events: `id` is the version. */
export type StreamEvent =
  | { readonly event: 'picture'; readonly data: Picture }
  | { readonly event: 'patch'; readonly data: Patch }

/** A table in a list. */
export interface TableSummary {
  readonly id: string
  readonly name: string
  readonly status: TableStatus
  readonly players: number
  /** How many seats anybody may take. */
  readonly open: number
  readonly language: Language
  readonly pace: 'live' | 'slow'
  readonly sets: readonly string[]
  readonly objective: string
  readonly names: readonly string[]
  readonly turn?: number
  /** Whose turn it is, by the name of the person or the level of the bot. */
  readonly turnOf?: string
  /** Who has won. */
  readonly won?: 'humans' | 'cylons'
  readonly waitingForMe: boolean
  readonly changed: number
}
