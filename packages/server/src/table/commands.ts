// What somebody may do at a table: each command looks at the table as it is and returns the event that would happen, or refuses
// with the reason. Nothing is changed here.

import { createHash, randomBytes } from 'node:crypto'
import { checkOptions, copy, GameError, type Seat, type StandingOrder, setOrders } from '@cic/engine'
import type { BotLevel, BotTemper, Message, QuietHours, TableSettings, TableStatement, VoteMatter } from '@cic/protocol'
import { forbidden, Refusal } from '../refusal.ts'
import { ordersHere } from './alone.ts'
import { versionFor } from './picture.ts'
import { firstEntry, firstMoment, playedByOthers } from './rules.ts'
import {
  isOver,
  isPresent,
  openAsks,
  type PersonId,
  type Play,
  seatOf,
  type Table,
  type TableEvent,
  type TableSeat,
} from './table.ts'
import { isFree, lastAnswer } from './undo.ts'
import { isRefusedStill, subjectOf, voters } from './votes.ts'

export interface Person {
  readonly id: PersonId
  readonly name: string
}

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly temper?: BotTemper }

export function create(
  person: Person,
  wish: { readonly name: string; readonly settings: TableSettings; readonly seats: readonly SeatWish[] },
  at: number,
): Extract<TableEvent, { t: 'created' }> {
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Refusal('bad-settings', 'You can take one seat only.')
  checkGame(wish.settings, wish.seats.length)
  const seats = wish.seats.map((seat) => (seat.kind === 'me' ? taken(person) : { ...seat }))
  return { t: 'created', at, id: newId(), by: person.id, name: wish.name, settings: wish.settings, seats }
}

/**
 * A new table for the same people: everybody's seat is kept, and nobody has to be invited again. Its id follows from the old one, so that
 * of several who ask at once all get the same.
 */
export function rematch(table: Table, person: Person, at: number): Extract<TableEvent, { t: 'created' }> {
  if (!isOver(table)) throw new Refusal('not-over', 'The game is not over.')
  const seats = table.seats.map(({ kind, person: who, name, level, temper }) =>
    kind === 'person' ? { kind, person: who, name } : { kind, level, ...(temper && { temper }) },
  )
  const { name, settings } = table
  return { t: 'created', at, id: nextId(table), by: person.id, name, settings, seats }
}

const nextId = ({ id }: Table): string =>
  createHash('sha256').update(`rematch of ${id}`).digest().subarray(0, 16).toString('base64url')

/** 128 bits that nobody can guess: who knows the id of a table has been invited. */
export const newId = (): string => randomBytes(16).toString('base64url')

const taken = ({ id, name }: Person): TableSeat => ({ kind: 'person', person: id, name })

function checkGame({ game, pace }: TableSettings, players: number): void {
  refuseAsBad(() => checkOptions({ ...game, players }))
  const zone = pace.clock?.quiet?.zone
  if (zone !== undefined && !isZone(zone)) throw new Refusal('bad-settings', `There is no time zone "${zone}".`)
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** Takes a free seat, or one's own again from a bot; asks those who are left for one that was given up. */
export function sit(table: Table, person: Person, seat: Seat, at: number): TableEvent {
  const { kind, standIn, person: owner } = seatAt(table, seat)
  const event = { at, seat, person: person.id, name: person.name } as const
  if (isOver(table)) throw new Refusal('over', 'The game is over.')
  if (owner === person.id) {
    if (standIn !== true) throw new Refusal('seated', 'You sit here already.')
    return { t: 'seated', ...event }
  }
  if (kind !== 'open' && standIn !== true) throw new Refusal('taken', 'This seat is taken.')
  if (seatOf(table, person.id) !== undefined) throw new Refusal('one-seat', 'You have a seat at this table already.')
  if (kind === 'open') return { t: 'seated', ...event }
  checkAsking(table, seat, person.name, at)
  return { t: 'asked', ...event }
}

/**
 * What lies on a seat is its owner's: others may have it once they have given it up, and nobody else can do so for them. Identities are free,
 * so however many of those who are left agree, they may be one person.
 */
function checkAsking(table: Table, seat: Seat, name: string, at: number): void {
  const matter = { kind: 'admit', seat, name } as const
  const anybody = voters(table, { matter }).length > 0
  if (!anybody || table.seats[seat].givenUp !== true)
    throw new Refusal('kept', 'A bot keeps this seat for whoever left it.')
  if (table.votes.some((vote) => vote.matter.kind === 'admit')) throw new Refusal('voting', 'This is being voted on.')
  if (isRefusedStill(table, matter, at)) throw refusedLately()
}

/** Gives up one's own seat, so that others may have it if it is for good; before the game the host may free any. */
export function leave(table: Table, person: Person, seat: Seat, at: number, forGood = false): TableEvent {
  const { person: owner, kind, standIn, givenUp } = seatAt(table, seat)
  const host = table.status === 'gathering' && table.host === person.id
  if (owner !== person.id && !host) throw forbidden('This is not your seat.')
  if (kind === 'open') throw new Refusal('free', 'This seat is free.')
  if (isOver(table)) throw new Refusal('over', 'The game is over.')
  if (standIn && (givenUp || !forGood)) throw new Refusal('left', 'A bot plays here already.')
  return { t: 'left', at, seat, ...(forGood && { forGood }) }
}

/** When I rest: away until then, and in quiet hours of my own. */
export function rest(
  table: Table,
  person: Person,
  { until, quiet }: { readonly until?: number; readonly quiet?: QuietHours },
  at: number,
): TableEvent {
  const seat = ownSeat(table, person)
  playing(table)
  if (until !== undefined && (until <= at || until > at + longestAbsence))
    throw new Refusal('bad-settings', 'An absence ends within 30 days.')
  if (quiet !== undefined && !isZone(quiet.zone))
    throw new Refusal('bad-settings', `There is no time zone "${quiet.zone}".`)
  return { t: 'rests', at, seat, ...(until !== undefined && { until }), ...(quiet && { quiet }) }
}

const longestAbsence = 30 * 86_400_000

export function arrange(
  table: Table,
  person: Person,
  seat: Seat,
  to: Exclude<SeatWish, { kind: 'me' }>,
  at: number,
): TableEvent {
  mayPrepare(table, person)
  if (seatAt(table, seat).kind === 'person') throw new Refusal('taken', 'Somebody sits here.')
  return { t: 'arranged', at, seat, to: { ...to } }
}

export function change(table: Table, person: Person, settings: TableSettings, name: string, at: number): TableEvent {
  mayPrepare(table, person)
  checkGame(settings, table.seats.length)
  return { t: 'settings', at, settings, name }
}

export function start(table: Table, person: Person, at: number): TableEvent {
  mayPrepare(table, person)
  if (table.seats.some(({ kind }) => kind === 'open')) throw new Refusal('open-seats', 'Some seats are still free.')
  checkGame(table.settings, table.seats.length)
  const seed = randomBytes(32).toString('hex')
  return { t: 'started', at, seed, commitment: createHash('sha256').update(seed).digest('hex') }
}

function mayPrepare(table: Table, person: Person): void {
  if (table.host !== person.id) throw forbidden('Only the host may do this.')
  if (table.status !== 'gathering') throw new Refusal('started', 'The game has been started.')
}

/** An answer of a seat, by its bot or the clock. */
export function choose(
  table: Table,
  seat: Seat,
  { decision, answer, by }: { decision: string; answer: string | readonly string[]; by: 'person' | 'bot' | 'clock' },
  at: number,
): TableEvent {
  playing(table)
  return { t: 'chose', at, choice: { seat, decision, answer }, by }
}

/** A person's answer, given on what they saw in this version. */
export function answer(
  table: Table,
  person: Person,
  { version, decision, answer: chosen }: { version: string; decision: string; answer: string | readonly string[] },
  at: number,
): TableEvent {
  const seat = ownSeat(table, person)
  const play = playing(table)
  checkVersion(version, versionFor(table, seat))
  const own = openAsks(play).flatMap((ask) => (ask.seat === seat ? [ask.id] : []))
  // Whether it is another seat's is not said: somebody who guesses would learn who is asked in a window.
  if (!own.includes(decision)) throw new Refusal('stale-decision', 'This is no open decision of yours.', own)
  if (Number.parseInt(version, 10) < play.askedOn[decision])
    throw new Refusal('stale-version', 'The decision has come up since: look at it first.', own)
  return choose(table, seat, { decision, answer: chosen, by: 'person' }, at)
}

/** Nobody has seen what has not been yet, or what cannot be read. */
function checkVersion(version: string, now: string): void {
  if (!/^\d+(\.\d+)?$/.test(version) || isAhead(version, now))
    throw new Refusal('bad-version', 'This version has not been yet.')
}

/** Whether one version comes after another. */
function isAhead(version: string, other: string): boolean {
  const [all, own = 0] = version.split('.').map(Number)
  const [otherAll, otherOwn = 0] = other.split('.').map(Number)
  return all > otherAll || (all === otherAll && own > otherOwn)
}

const versionOf = (table: Table, { id }: Person): string => versionFor(table, seatOf(table, id) ?? 'spectator')

export function order(table: Table, person: Person, orders: readonly StandingOrder[], at: number): TableEvent {
  const seat = ownSeat(table, person)
  const { game } = playing(table)
  if (orders.length > 50) throw new Refusal('bad-standing-order', 'At most 50 standing orders can be given.')
  refuseAsBad(() => setOrders(copy(game), seat, orders))
  return { t: 'chose', at, choice: { seat, orders: ordersHere(table, seat, orders) }, by: 'person' }
}

/**
 * Takes back one's own last choices, if nobody has chosen or learned anything since; otherwise all have to agree. It is asked for on
 * what was seen in this version.
 */
export function undo(table: Table, person: Person, at: number, version = versionOf(table, person)): TableEvent {
  const seat = ownSeat(table, person)
  const play = playing(table)
  checkVersion(version, versionFor(table, seat))
  if (isAhead(play.answeredOn?.[seat] ?? '0', version))
    throw new Refusal('stale-version', 'You have chosen something since: look at it first.')
  const from = lastAnswer(play, seat)
  if (from === undefined) throw new Refusal('nothing-to-undo', 'You have made no choice that could be taken back.')
  if (from < firstEntry(play)) throw playedByOthers()
  if (isFree(play, seat, from)) return { t: 'chose', at, choice: { undo: from }, by: 'person', seat }
  const moment = play.moments.findLastIndex((entries) => entries <= from)
  return propose(table, person, { kind: 'undo', moment: Math.max(0, moment) }, at)
}

/** `isHere` says whether the person is here whom it is about. */
export function propose(table: Table, person: Person, matter: VoteMatter, at: number, isHere = false): TableEvent {
  const by = ownSeat(table, person)
  const play = playing(table)
  if (matter.kind === 'undo' && !(matter.moment >= 0 && matter.moment < play.moments.length - 1))
    throw new Refusal('bad-matter', 'There is no such moment to go back to.')
  if (matter.kind === 'undo' && matter.moment < firstMoment(play)) throw playedByOthers()
  if ('seat' in matter) checkSeatMatter(table, by, matter)
  if (isHere) throw stillHere()
  if (!voters(table, { matter }).includes(by)) throw forbidden('You have no vote on this.')
  if (table.votes.some((vote) => vote.matter.kind === matter.kind))
    throw new Refusal('voting', 'This is being voted on.')
  if (isRefusedStill(table, matter, at)) throw refusedLately()
  return { t: 'proposed', at, by, matter }
}

const refusedLately = (): Refusal =>
  new Refusal('refused', 'This was refused a moment ago: it can be proposed again later.')

function checkSeatMatter(table: Table, by: Seat, matter: Extract<VoteMatter, { seat: Seat }>): void {
  const seat = seatAt(table, matter.seat)
  if (matter.seat === by) throw new Refusal('bad-matter', 'This is your own seat: leave it instead.')
  if (matter.kind === 'return' && seat.former === undefined)
    throw new Refusal('bad-matter', 'This seat belonged to nobody else.')
  // Whose seat it was before may be one who votes: what whoever has it now holds stays theirs.
  if (matter.kind === 'return' && seat.givenUp !== true)
    throw new Refusal('kept', 'This seat is kept for whoever has it now.')
  if (matter.kind === 'replace' && !isPresent(seat)) throw new Refusal('bad-matter', 'A bot plays there already.')
  if (matter.kind === 'admit') throw new Refusal('bad-matter', 'Whoever wants the seat asks for it.')
}

const stillHere = (): Refusal => new Refusal('present', 'Nobody loses a seat while they are here.')

/** Whom it is about may say no, and no more. */
export function vote(table: Table, person: Person, id: number, yes: boolean, at: number, isHere = false): TableEvent {
  const seat = ownSeat(table, person)
  const open = table.votes.find((one) => one.id === id)
  if (open === undefined) throw new Refusal('no-vote', 'This vote is over.')
  const own = seat === subjectOf(open)
  if (own ? yes : !voters(table, open).includes(seat)) throw forbidden('You have no vote on this.')
  if (yes && isHere) throw stillHere()
  return { t: 'voted', at, vote: id, seat, yes }
}

/** Seats talk at the table, everybody else among the spectators. A statement speaks for the seat that makes it. */
export function say(
  table: Table,
  person: Person,
  words: { readonly version?: string; readonly text?: string; readonly statement?: TableStatement },
  at: number,
): TableEvent {
  const now = versionOf(table, person)
  checkVersion(words.version ?? now, now)
  const seat = seatOf(table, person.id)
  const channel: Message['channel'] = seat === undefined ? 'spectators' : 'table'
  const from = { ...(seat === undefined ? {} : { seat }), name: person.name }
  const { text, statement } = words
  if (statement === undefined) return { t: 'said', at, channel, from, text }
  if (statement.from !== seat) throw forbidden('A statement speaks for your own seat.')
  return { t: 'said', at, channel, from, statement: checked(table, statement) }
}

/** A statement is about the turn in which it is made. */
function checked(table: Table, statement: TableStatement): TableStatement {
  const { game } = playing(table)
  if ('whom' in statement && (statement.whom === statement.from || statement.whom >= table.seats.length))
    throw new Refusal('bad-statement', 'A statement is about somebody else at the table.')
  return { ...statement, turn: game.turn }
}

export function ownSeat(table: Table, person: Person): Seat {
  const seat = seatOf(table, person.id)
  if (seat === undefined) throw forbidden('You have no seat at this table.')
  if (!isPresent(table.seats[seat])) throw new Refusal('stand-in', 'A bot plays for you: take your seat again first.')
  return seat
}

export function playing(table: Table): Play {
  if (table.status !== 'playing' || table.play === undefined) {
    throw new Refusal('not-playing', table.play === undefined ? 'The game has not been started.' : 'The game is over.')
  }
  return table.play
}

function seatAt(table: Table, seat: Seat): TableSeat {
  const found = table.seats[seat]
  if (found === undefined) throw new Refusal('no-such-seat', `There is no seat ${seat}.`)
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
  return new Refusal(error.code, error.message, error.allowed)
}
