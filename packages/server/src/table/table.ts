// A table as the server knows it: who sits where, the game, the clocks, the votes and the talk. It is made by folding the table's
// events and by nothing else, so that every process that reads the same events has the same table.

import {
  type Choice,
  type Decision,
  type Game,
  type GameRecord,
  orderedAnswer,
  pending,
  type RulesInForce,
  type Seat,
  type Viewer,
} from '@cic/engine'
import type {
  Absence,
  BotLevel,
  BotTemper,
  Message,
  QuietHours,
  RefusedMatter,
  TableSettings,
  TableStatement,
  TableStatus,
  VoteMatter,
} from '@cic/protocol'

export type PersonId = string

export interface Table {
  id: string
  /** How many events it is made of. */
  number: number
  /** How many of them everybody could see. */
  version: number
  /** For each seat, and last for the spectators: what they alone could see change since then. */
  own: number[]
  name: string
  settings: TableSettings
  host: PersonId
  seats: TableSeat[]
  status: TableStatus
  created: number
  changed: number
  play?: Play
  votes: Vote[]
  /** How many votes there have been. */
  voted: number
  /** What was refused lately, and until when it is not proposed again. */
  refused?: RefusedMatter[]
  /** What the seats say and what the spectators say, counted and kept apart: neither takes the other's place. */
  talk: Record<Message['channel'], { said: number; last: Message[] }>
  rematch?: string
}

export interface TableSeat {
  kind: 'open' | 'person' | 'bot'
  person?: PersonId
  name?: string
  level?: BotLevel
  temper?: BotTemper
  /** A bot plays in the place of the person. */
  standIn?: boolean
  /** Whoever left it lets others have it. */
  givenUp?: boolean
  /** When whoever sits here rests. */
  away?: Absence
  quiet?: QuietHours
  /** Whose seat it was before somebody else took it over. */
  former?: { person: PersonId; name: string }
}

/** The game that is played at a table. */
export interface Play {
  /** Everything that was chosen, also what was taken back. */
  record: { options: GameRecord['options']; seed: string; choices: GameRecord['choices'][number][] }
  /** By which rules it was played since which entry of the record. It goes on by the last of them. */
  rules: RulesInForce[]
  /** The game, as it is saved, when these came into force; unless it began by them. What was before cannot be played again. */
  base?: string
  commitment: string
  game: Game
  /** How many entries the record had at each moment that everybody could see. */
  moments: number[]
  /** Who has chosen last for everybody to see, and by which entry of the record. */
  lastChoice?: { seat: Seat; entry: number }
  /** For each open decision: since when. */
  asked: Record<string, number>
  /** And in which version of the table it came up: an answer that was given on an earlier one was to something else. */
  askedOn: Record<string, number>
  /** In which version each seat has given its last answer, or taken it back: who has not seen that yet takes back something else. */
  answeredOn?: Record<Seat, string>
  /** The timed window that is open: since when, and how many entries the record had then. */
  window?: { since: number; from: number }
  clocks?: Clock[]
}

/** The clock of a seat. */
export interface Clock {
  /** In milliseconds; what is running now has not been taken off yet. */
  left: number
  /** Since when it has been running, and for which decision. */
  since?: number
  decision?: string
  /** Four fifths of it have been used up. */
  reminded?: boolean
  /** By which entries of the record it has gained its increments. */
  gains: number[]
}

export interface Vote {
  id: number
  matter: VoteMatter
  /** Nobody at the table, if somebody new asks for a seat: then it says who. */
  by?: Seat
  person?: PersonId
  yes: Seat[]
  no: Seat[]
  expires: number
}

/**
 * What happens at a table. `at` is when, in milliseconds since 1970; `silent` says who alone could see it; `also` is what bots answered in
 * the same breath, and what could not stay ordered; `fingerprint` is the engine's mark of the game afterwards, if it has changed. Events are nobody's to see.
 */
export type TableEvent = {
  readonly at: number
  readonly silent?: Viewer
  readonly also?: readonly Choice[]
  readonly fingerprint?: string
  /** A hash of the request that asked for it, if it had a key. */
  readonly request?: string
} & (
  | {
      readonly t: 'created'
      readonly id: string
      readonly by: PersonId
      readonly name: string
      readonly settings: TableSettings
      readonly seats: readonly TableSeat[]
    }
  | { readonly t: 'seated'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  /** `forGood`, if others may have the seat. */
  | { readonly t: 'left'; readonly seat: Seat; readonly forGood?: boolean }
  /** Somebody is away until then, and has these quiet hours of their own; or neither. */
  | { readonly t: 'rests'; readonly seat: Seat; readonly until?: number; readonly quiet?: QuietHours }
  /** Somebody new asks for a seat that was given up. */
  | { readonly t: 'asked'; readonly seat: Seat; readonly person: PersonId; readonly name: string }
  | { readonly t: 'arranged'; readonly seat: Seat; readonly to: TableSeat }
  | { readonly t: 'settings'; readonly settings: TableSettings; readonly name: string }
  /** `rules` is the version of the rules; before there was one nothing is said, and it is 1. */
  | { readonly t: 'started'; readonly seed: string; readonly commitment: string; readonly rules?: number }
  /**
   * From here on the game goes on by other rules, from where it was after the event with the number `after`. Those that are stored
   * between the two were passed over: they do not lead where they led. `passed` says then how many choices that everybody saw they were.
   */
  | { readonly t: 'rules'; readonly rules: number; readonly after: number; readonly passed?: number }
  /** `seat` is who takes something back; the other choices name theirs. */
  | {
      readonly t: 'chose'
      readonly choice: GameRecord['choices'][number]
      readonly by: 'person' | 'bot' | 'clock'
      readonly seat?: Seat
    }
  | { readonly t: 'standIn'; readonly seat: Seat; readonly level: BotLevel }
  /** Four fifths of the time that the seat has are used up: it may want to be told. */
  | { readonly t: 'reminded'; readonly seat: Seat }
  | { readonly t: 'proposed'; readonly by: Seat; readonly matter: VoteMatter | FormerMatter }
  | { readonly t: 'voted'; readonly vote: number; readonly seat: Seat; readonly yes: boolean }
  | { readonly t: 'expired'; readonly vote: number }
  | {
      readonly t: 'said'
      readonly channel: Message['channel']
      readonly from: Message['from']
      readonly text?: string
      readonly statement?: TableStatement
    }
  | { readonly t: 'rematch'; readonly table: string }
  /** By the operator. */
  | { readonly t: 'ended' }
  | { readonly t: 'forgotten'; readonly person: PersonId }
)

/** What earlier versions let a table vote on: anybody could take the seat afterwards. Now a bot keeps it, as if it were replaced. */
export interface FormerMatter {
  readonly kind: 'vacate'
  readonly seat: Seat
  readonly level: BotLevel
}

/** Who sits here for themselves: neither a bot nor a person in whose place one plays. */
export const isPresent = ({ kind, standIn }: TableSeat): boolean => kind === 'person' && standIn !== true

export const isOver = ({ status }: Table): boolean => status === 'over' || status === 'ended'

export const seatOf = (table: Table, person: PersonId): Seat | undefined => {
  const seat = table.seats.findIndex((one) => one.person === person)
  return seat < 0 ? undefined : seat
}

/** The level of the bot that answers for a seat, if one does. */
export const botAt = ({ kind, level, standIn }: TableSeat): BotLevel | undefined =>
  kind === 'bot' || standIn === true ? level : undefined

/** The open decisions, and what people have ordered to be answered for them: looked up once for each moment of a game. */
export function openDecisions({ game, record }: Play): readonly OpenDecision[] {
  const known = decided.get(game)
  if (known?.choices === record.choices.length) return known.open
  const open = pending(game).map((decision) => ({ decision, ordered: orderedAnswer(game, decision) !== undefined }))
  decided.set(game, { choices: record.choices.length, open })
  return open
}

interface OpenDecision {
  readonly decision: Decision
  readonly ordered: boolean
}

const decided = new WeakMap<Game, { readonly choices: number; readonly open: readonly OpenDecision[] }>()

/** Which questions wait for whom, without what they offer. */
export const openAsks = ({ game }: Play): Game['asks'] =>
  game.asks.filter(({ id, answer }) => id !== '' && answer === undefined)

export const recordOf = (play: Play): GameRecord => ({
  format: 'cic-record',
  version: 1,
  rules: rulesOf(play),
  ...play.record,
})

/** By which rules a game was played: one version, or which came into force when. */
function rulesOf({ rules, record }: Play): NonNullable<GameRecord['rules']> {
  const played = rules.filter(({ from }, i) => i === 0 || from < record.choices.length)
  const [first] = played
  return played.every((one) => one.rules === first.rules) ? first.rules : played
}

/** The most that is kept of what was said in each place. */
export const rememberedTalk = 200
