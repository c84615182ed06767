// What somebody may do at a table: each command looks at the table as it is and returns the event that would happen, or refuses
// with the reason. Nothing is changed here.

import { createHash, randomBytes } from 'node:crypto'
import {
  checkOptions,
  copy,
  type Game,
  GameError,
  learned,
  pending,
  replay,
  type Seat,
  type StandingOrder,
  setOrders,
} from '@cic/engine'
import type { BotLevel, Message, TableSettings, TableStatement, VoteMatter } from '@cic/protocol'
import { bad, conflict, forbidden, Refusal } from '../refusal.ts'
import {
  isPresent,
  type PersonId,
  type Play,
  recordOf,
  seatOf,
  type Table,
  type TableEvent,
  type TableSeat,
} from './table.ts'
import { voters } from './votes.ts'

export interface Person {
  readonly id: PersonId
  readonly name: string
}

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel }

export function create(
  person: Person,
  wish: { readonly name: string; readonly settings: TableSettings; readonly seats: readonly SeatWish[] },
  at: number,
): Extract<TableEvent, { t: 'created' }> {
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1) throw bad('one-seat', 'You can take one seat only.')
  checkGame(wish.settings, wish.seats.length)
  const seats = wish.seats.map((seat) => (seat.kind === 'me' ? taken(person) : { ...seat }))
  return { t: 'created', at, id: newId(), by: person.id, name: wish.name, settings: wish.settings, seats }
}

/** A new table for the same people: everybody's seat is kept, and nobody has to be invited again. */
export function rematch(table: Table, person: Person, at: number): Extract<TableEvent, { t: 'created' }> {
  const seats = table.seats.map(({ kind, person: who, name, level }) =>
    kind === 'person' ? { kind, person: who, name } : { kind, level },
  )
  return { t: 'created', at, id: newId(), by: person.id, name: table.name, settings: table.settings, seats }
}

/** 128 bits that nobody can guess: who knows the id of a table has been invited. */
export const newId = (): string => randomBytes(16).toString('base64url')

const taken = ({ id, name }: Person): TableSeat => ({ kind: 'person', person: id, name })

function checkGame({ game, pace }: TableSettings, players: number): void {
  refuseAsBad(() => checkOptions({ ...game, players }))
  const zone = pace.clock?.quiet?.zone
  if (zone !== undefined && !isZone(zone)) throw bad('bad-settings', `There is no time zone "${zone}".`)
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** Takes a free seat; or one's own again from a bot that stood in; or one that was given up. */
export function sit(table: Table, person: Person, seat: Seat, at: number): TableEvent {
  const { kind, standIn, vacant, person: owner } = seatAt(table, seat)
  const free = kind === 'open' || (vacant === true && standIn === true)
  const own = seatOf(table, person.id)
  if (table.status === 'over' || table.status === 'ended') throw conflict('over', 'The game is over.')
  if (owner === person.id) {
    if (standIn !== true) throw conflict('seated', 'You sit here already.')
  } else if (!free) throw conflict('taken', 'This seat is taken.')
  else if (own !== undefined) throw conflict('one-seat', 'You have a seat at this table already.')
  return { t: 'seated', at, seat, person: person.id, name: person.name }
}

/** Gives up one's own seat; before the game the host may free any. */
export function leave(table: Table, person: Person, seat: Seat, at: number): TableEvent {
  const { person: owner, kind, standIn } = seatAt(table, seat)
  const host = table.status === 'gathering' && table.host === person.id
  if (owner !== person.id && !host) throw forbidden('This is not your seat.')
  if (kind === 'open') throw conflict('free', 'This seat is free.')
  if (table.status === 'over' || table.status === 'ended') throw conflict('over', 'The game is over.')
  if (standIn) throw conflict('left', 'A bot plays here already.')
  return { t: 'left', at, seat }
}

export function arrange(
  table: Table,
  person: Person,
  seat: Seat,
  to: Exclude<SeatWish, { kind: 'me' }>,
  at: number,
): TableEvent {
  mayPrepare(table, person)
  if (seatAt(table, seat).kind === 'person') throw conflict('taken', 'Somebody sits here.')
  return { t: 'arranged', at, seat, to: { ...to } }
}

export function change(table: Table, person: Person, settings: TableSettings, name: string, at: number): TableEvent {
  mayPrepare(table, person)
  checkGame(settings, table.seats.length)
  return { t: 'settings', at, settings, name }
}

export function start(table: Table, person: Person, at: number): TableEvent {
  mayPrepare(table, person)
  if (table.seats.some(({ kind }) => kind === 'open')) throw conflict('open-seats', 'Some seats are still free.')
  checkGame(table.settings, table.seats.length)
  const seed = randomBytes(32).toString('hex')
  return { t: 'started', at, seed, commitment: createHash('sha256').update(seed).digest('hex') }
}

function mayPrepare(table: Table, person: Person): void {
  if (table.host !== person.id) throw forbidden('Only the host may do this.')
  if (table.status !== 'gathering') throw conflict('started', 'The game has been started.')
}

/** An answer of a seat, by its person, its bot or the clock. */
export function choose(
  table: Table,
  seat: Seat,
  { decision, answer, by }: { decision: string; answer: string | readonly string[]; by: 'person' | 'bot' | 'clock' },
  at: number,
): TableEvent {
  playing(table)
  return { t: 'chose', at, choice: { seat, decision, answer }, by }
}

export function order(table: Table, person: Person, orders: readonly StandingOrder[], at: number): TableEvent {
  const seat = ownSeat(table, person)
  const { game } = playing(table)
  if (orders.length > 50) throw bad('bad-standing-order', 'At most 50 standing orders can be given.')
  refuseAsBad(() => setOrders(copy(game), seat, orders))
  return { t: 'chose', at, choice: { seat, orders }, by: 'person' }
}

/** Takes back one's own last choices, if nobody has chosen or learned anything since; otherwise all have to agree. */
export function undo(table: Table, person: Person, at: number): TableEvent {
  const seat = ownSeat(table, person)
  const play = playing(table)
  const to = lastOwnChoice(play, seat)
  if (to === undefined) throw conflict('nothing-to-undo', 'You have made no choice that could be taken back.')
  if (isFree(play, seat, to)) return { t: 'chose', at, choice: { undo: to }, by: 'person', seat }
  return propose(
    table,
    person,
    {
      kind: 'undo',
      moment: Math.max(
        0,
        play.moments.findLastIndex((one) => one <= to),
      ),
    },
    at,
  )
}

/** How many entries of the record there were before the seat's last choice that stands. */
function lastOwnChoice({ record }: Play, seat: Seat): number | undefined {
  for (let i = record.choices.length - 1; i >= 0; i--) {
    const entry = record.choices[i]
    if ('undo' in entry) i = entry.undo
    else if ('decision' in entry && entry.seat === seat) return i
  }
  return undefined
}

function isFree(play: Play, seat: Seat, to: number): boolean {
  const since = play.record.choices.slice(to)
  if (!since.every((entry) => 'seat' in entry && entry.seat === seat)) return false
  return !learned(gameAfter(play, to), play.game)
}

export const gameAfter = (play: Play, entries: number): Game => replay(recordOf(play), entries)

export function propose(table: Table, person: Person, matter: VoteMatter, at: number): TableEvent {
  const by = ownSeat(table, person)
  const play = playing(table)
  if (matter.kind === 'undo' && !(matter.moment >= 0 && matter.moment < play.moments.length - 1))
    throw bad('bad-matter', 'There is no such moment to go back to.')
  if ('seat' in matter) checkSeatMatter(table, by, matter)
  if (!voters(table, { matter }).includes(by)) throw forbidden('You have no vote on this.')
  if (table.votes.some((vote) => vote.matter.kind === matter.kind)) throw conflict('voting', 'This is being voted on.')
  return { t: 'proposed', at, by, matter }
}

function checkSeatMatter(table: Table, by: Seat, matter: Extract<VoteMatter, { seat: Seat }>): void {
  const seat = seatAt(table, matter.seat)
  if (matter.seat === by) throw bad('bad-matter', 'This is your own seat: leave it instead.')
  if (matter.kind === 'return' && seat.former === undefined)
    throw bad('bad-matter', 'This seat belonged to nobody else.')
  if (matter.kind === 'replace' && !isPresent(seat)) throw bad('bad-matter', 'A bot plays there already.')
  if (matter.kind === 'vacate' && seat.kind !== 'person') throw bad('bad-matter', 'Nobody sits there.')
}

export function vote(table: Table, person: Person, id: number, yes: boolean, at: number): TableEvent {
  const seat = ownSeat(table, person)
  const open = table.votes.find((one) => one.id === id)
  if (open === undefined) throw conflict('no-vote', 'This vote is over.')
  if (!voters(table, open).includes(seat)) throw forbidden('You have no vote on this.')
  return { t: 'voted', at, vote: id, seat, yes }
}

/** Seats talk at the table, everybody else among the spectators. A statement speaks for the seat that makes it. */
export function say(
  table: Table,
  person: Person,
  words: { readonly text?: string; readonly statement?: TableStatement },
  at: number,
): TableEvent {
  const seat = seatOf(table, person.id)
  const channel: Message['channel'] = seat === undefined ? 'spectators' : 'table'
  if (words.statement !== undefined) {
    if (seat === undefined || words.statement.from !== seat) throw forbidden('A statement speaks for your own seat.')
    if (table.play === undefined) throw conflict('not-playing', 'The game has not been started.')
  }
  const from = { ...(seat === undefined ? {} : { seat }), name: person.name }
  return { t: 'said', at, channel, from, ...words }
}

export function ownSeat(table: Table, person: Person): Seat {
  const seat = seatOf(table, person.id)
  if (seat === undefined) throw forbidden('You have no seat at this table.')
  if (!isPresent(table.seats[seat])) throw conflict('stand-in', 'A bot plays for you: take your seat again first.')
  return seat
}

export function playing(table: Table): Play {
  if (table.status !== 'playing' || table.play === undefined) {
    throw conflict('not-playing', table.play === undefined ? 'The game has not been started.' : 'The game is over.')
  }
  return table.play
}

function seatAt(table: Table, seat: Seat): TableSeat {
  const found = table.seats[seat]
  if (found === undefined) throw new Refusal(404, 'no-such-seat', `There is no seat ${seat}.`)
  return found
}

/** What the engine refuses is the asker's fault, in the engine's words. */
export function refuseAsBad<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asRefusal(error)
  }
}

export function asRefusal(error: unknown): unknown {
  if (!(error instanceof GameError)) return error
  const stale = error.code === 'stale-decision' || error.code === 'game-over' || error.code === 'no-such-decision'
  const status = error.code === 'not-your-decision' ? 403 : stale ? 409 : 400
  return new Refusal(status, error.code, error.message, error.allowed)
}

/** The decisions that a bot has to make. */
export const openFor = ({ game }: Play, seat: Seat): ReturnType<typeof pending> =>
  game.over === undefined ? pending(game).filter((decision) => decision.seat === seat) : []
