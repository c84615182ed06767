// What a table is set up with.

import type { GameOptions, Language } from '@cic/engine'

export type BotLevel = 'random' | 'cadet' | 'officer' | 'admiral'

/** How a bot is by nature; it plays as well with any. */
export type BotTemper = 'cautious' | 'bold' | 'talkative'

export interface TableSettings {
  /** The game's boxes, objective and variants; how many play follows from the seats. */
  readonly game: Omit<GameOptions, 'players' | 'timedWindows'>
  readonly pace: Pace
  /** Public tables are listed; the others are found by their link alone. */
  readonly visibility: 'public' | 'link'
  /** The language of the invitation. */
  readonly language: Language
}

export interface Pace {
  /** At a live table every window takes the same countdown; at a slow one the game waits for whoever can answer. */
  readonly kind: 'live' | 'slow'
  /** How long a window stays open at a live table, in seconds. */
  readonly windowSeconds: number
  /** How long a bot thinks after everybody has seen what happened, in seconds; with 0 nobody is given the time to look. */
  readonly botSeconds: number
  /** What happens where somebody says that they are away: the table waits for them, or a bot plays meanwhile. It waits, if absent. */
  readonly absence?: 'wait' | 'bot'
  /** No clock, if absent. */
  readonly clock?: ClockSettings
}

export interface ClockSettings {
  /** What each seat has to begin with, and what it gains with every answer, in seconds. */
  readonly bankSeconds: number
  readonly incrementSeconds: number
  /** What happens when a seat has no time left: the safe answer is given for it, or a bot takes the seat over. */
  readonly onTimeout: 'default' | 'bot'
  /** No clock runs between these hours of the day. */
  readonly quiet?: QuietHours
}

export interface QuietHours {
  /** As '22:00'. */
  readonly from: string
  readonly to: string
  /** As 'Europe/Warsaw'. */
  readonly zone: string
}

export const livePace: Pace = { kind: 'live', windowSeconds: 4, botSeconds: 1 }
export const slowPace: Pace = {
  kind: 'slow',
  windowSeconds: 4,
  botSeconds: 1,
  clock: { bankSeconds: 3 * 86_400, incrementSeconds: 12 * 3_600, onTimeout: 'default' },
}
