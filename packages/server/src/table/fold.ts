// What an event makes of a table. Nothing is checked here: what may happen is decided in `commands.ts`, before it is stored.

import { applyChoice, type Choice, newGame, openWindow, type Seat, takeBack } from '@cic/engine'
import { type Message, same, type VoteMatter } from '@cic/protocol'
import { chargeClocks, loseGains, newClocks, settleClock } from './clock.ts'
import { versionFor } from './picture.ts'
import { putInForce, rulesInForce } from './rules.ts'
import { openAsks, type Play, rememberedTalk, type Table, type TableEvent, type TableSeat, type Vote } from './table.ts'
import { gameAfter, isUnseen } from './undo.ts'
import { isAccepted, isRefused, refusalLasts, voteLasts } from './votes.ts'
import { watching } from './watching.ts'

export function newTable(event: EventOf<'created'>): Table {
  return {
    id: event.id,
    number: 1,
    version: 1,
    own: [...event.seats.map(() => 0), 0],
    name: event.name,
    settings: event.settings,
    host: event.by,
    seats: event.seats.map((seat) => ({ ...seat })),
    status: 'gathering',
    created: event.at,
    changed: event.at,
    votes: [],
    voted: 0,
    talk: { table: { said: 0, last: [] }, spectators: { said: 0, last: [] } },
  }
}

/** Changes the table in place. A choice that does not fit throws and leaves it as it was. */
export function fold(table: Table, event: TableEvent): void {
  happen(table, event)
  count(table, event)
}

/** Counts an event that has happened: for everybody, or for the only ones who could see it. */
export function count(table: Table, event: TableEvent): void {
  const { play } = table
  const { silent, at } = event
  table.number++
  if (silent !== undefined) table.own[silent === 'spectator' ? table.seats.length : silent]++
  else {
    table.version++
    table.own.fill(0)
    table.changed = at
    if (play !== undefined && play.record.choices.length !== play.moments.at(-1))
      play.moments.push(play.record.choices.length)
  }
  if (play === undefined) return
  noteVersions(table, play)
  const seat = answererOf(event)
  if (seat !== undefined) play.answeredOn = { ...play.answeredOn, [seat]: versionFor(table, seat) }
}

/** Whoever has answered something, or taken it back, themselves. */
function answererOf(event: TableEvent): Seat | undefined {
  if (event.t !== 'chose' || event.by !== 'person') return undefined
  return 'decision' in event.choice ? event.choice.seat : event.seat
}

type EventOf<T extends TableEvent['t']> = Extract<TableEvent, { t: T }>

const happenings: { readonly [T in TableEvent['t']]: (table: Table, event: EventOf<T>) => void } = {
  created: () => {
    throw new Error('A table is created once.')
  },
  seated: sit,
  left: leave,
  rests: rest,
  asked: ask,
  arranged: (table, { seat, to }) => {
    table.seats[seat] = { ...to }
  },
  settings: (table, { settings, name }) => {
    table.settings = settings
    table.name = name
  },
  started: start,
  rules: changeRules,
  chose: choose,
  standIn: (table, { seat, level, at }) => {
    standIn(table, seat, level)
    conclude(table, at)
  },
  reminded: ({ play }, { seat }) => {
    const clock = play?.clocks?.[seat]
    if (clock !== undefined) clock.reminded = true
  },
  proposed: propose,
  voted: cast,
  expired: (table, { vote, at }) => {
    const over = table.votes.filter(({ id }) => id === vote)
    table.votes = table.votes.filter(({ id }) => id !== vote)
    for (const one of over) notAgreed(table, one, 'expired', at)
  },
  said: say,
  rematch: (table, event) => {
    table.rematch = event.table
  },
  ended: (table) => {
    table.status = 'ended'
    table.votes = []
  },
  forgotten: forget,
}

/** What an event does, not counted yet. */
export function happen<T extends TableEvent['t']>(table: Table, event: EventOf<T>): void {
  const happening = happenings[event.t as T]
  happening(table, event)
  for (const choice of event.also ?? []) answerAlso(table, choice, event.at)
}

/** A bot's answer, in the same breath. */
export const answerAlso = (table: Table, choice: Choice, at: number): void =>
  choose(table, { t: 'chose', choice, by: 'bot', at })

function sit(table: Table, { seat, person, name, at }: EventOf<'seated'>): void {
  seatAnother(table, seat, { person, name })
  // Whoever is back does not want to be replaced, and nobody else gets the seat.
  table.votes = table.votes.filter(({ matter }) => !(givesAway(matter) && matter.seat === seat))
  conclude(table, at)
}

/** Whether somebody else would have the seat. */
const givesAway = (matter: VoteMatter): matter is Extract<VoteMatter, { kind: 'admit' | 'return' }> =>
  matter.kind === 'admit' || matter.kind === 'return'

/** Whose seat it was before is remembered. */
function seatAnother(table: Table, seat: Seat, now: { readonly person: string; readonly name: string }): void {
  const { person: before, name: nameBefore = '', former } = table.seats[seat]
  const owner = former ?? (before === undefined ? undefined : { person: before, name: nameBefore })
  const another = owner !== undefined && owner.person !== now.person
  const { quiet } = before === now.person ? table.seats[seat] : {}
  table.seats[seat] = { kind: 'person', ...now, ...(another && { former: owner }), ...(quiet && { quiet }) }
  if (before !== now.person) forgetVotes(table, seat)
}

/** Before the game a seat becomes free; afterwards a bot stands in. */
function leave(table: Table, { seat, forGood, at }: EventOf<'left'>): void {
  const { person, level } = table.seats[seat]
  if (table.status === 'playing') {
    standIn(table, seat, level ?? 'officer')
    if (forGood) table.seats[seat].givenUp = true
    conclude(table, at)
    return
  }
  table.seats[seat] = { kind: 'open' }
  if (person === table.host) table.host = table.seats.find((one) => one.person !== undefined)?.person ?? table.host
}

/** Their clock stands still meanwhile; where the table has agreed on it, a bot plays. */
function rest(table: Table, { seat, until, quiet, at }: EventOf<'rests'>): void {
  settleClock(table, seat, at)
  const { away: before, quiet: _, ...others } = table.seats[seat]
  const away = until === undefined ? {} : { away: { since: at, until } }
  table.seats[seat] = { ...others, ...away, ...(quiet && { quiet }) }
  if (until === undefined && before === undefined) return
  tell(table, {
    channel: 'table',
    from: { name: '' },
    at,
    notice: { kind: 'away', seat, ...(until !== undefined && { until }) },
  })
  if (until === undefined || table.status !== 'playing' || table.settings.pace.absence !== 'bot') return
  standIn(table, seat, 'officer')
  conclude(table, at)
}

/** Somebody is no more: a bot has their seat, and their words have no name. */
function forget(table: Table, { person, at }: EventOf<'forgotten'>): void {
  const own = table.seats.findIndex((seat) => seat.person === person)
  table.seats = table.seats.map((seat) => {
    const { former, ...rest } = seat
    const kept = former?.person === person ? rest : seat
    if (kept.person !== person) return kept
    return table.status === 'gathering' ? { kind: 'open' } : { kind: 'bot', level: 'officer' }
  })
  if (table.host === person) table.host = table.seats.find((seat) => seat.person !== undefined)?.person ?? ''
  for (const { last } of Object.values(table.talk))
    for (const [i, message] of last.entries())
      if (message.from.seat === own) last[i] = { ...message, from: { seat: own, name: '' } }
  table.votes = table.votes.filter((vote) => vote.person !== person)
  conclude(table, at)
}

function standIn(table: Table, seat: Seat, level: TableSeat['level']): void {
  table.seats[seat] = { ...table.seats[seat], level, standIn: true }
}

function start(table: Table, { seed, commitment, rules = 1, at }: EventOf<'started'>): void {
  const timed = table.settings.pace.kind === 'live' ? { timedWindows: true } : {}
  const options = { ...table.settings.game, players: table.seats.length, ...timed }
  const game = newGame(options, seed)
  const clocks = newClocks(table)
  table.status = 'playing'
  table.play = {
    record: { options, seed, choices: [] },
    rules: [{ from: 0, rules }],
    commitment,
    game,
    moments: [0],
    asked: {},
    askedOn: {},
    ...(clocks && { clocks }),
  }
  noteQuestions(table, table.play, at)
}

/** Who opens a table has put them in force already, and what was passed over is not there any more: see `opening.ts`. */
function changeRules(table: Table, { rules, passed, at }: EventOf<'rules'>): void {
  const { play } = table
  if (play === undefined) throw new Error('The game has not been started.')
  if (rulesInForce(table) !== rules) putInForce(play, rules)
  // What they would take back lies before.
  table.votes = table.votes.filter(({ matter }) => matter.kind !== 'undo')
  if (passed !== undefined) askAnew(table, play, at)
  tell(table, {
    channel: 'table',
    from: { name: '' },
    at,
    notice: { kind: 'rules', ...(passed !== undefined && { passed }) },
  })
}

/** After choices were passed over: questions, windows and clocks begin now, as if nobody had thought about them yet. */
function askAnew(table: Table, play: Play, at: number): void {
  play.asked = {}
  play.askedOn = {}
  delete play.window
  for (const clock of play.clocks ?? []) if (clock.since !== undefined) clock.since = at
  noteQuestions(table, play, at)
}

function choose(table: Table, { choice, at }: EventOf<'chose'>): void {
  const { play } = table
  if (play === undefined) throw new Error('The game has not been started.')
  const chooser = publicChooser(play, choice)
  const stays = windowStays(play, choice)
  const answered = play.record.choices.length
  const told = play.game.log.length
  if ('undo' in choice) {
    loseGains(table, play, choice)
    goBack(play, choice)
  } else {
    applyChoice(play.game, choice)
    play.record.choices.push(choice)
  }
  if (chooser !== undefined) play.lastChoice = { seat: chooser, entry: answered }
  if (!stays) delete play.window
  noteQuestions(table, play, at, 'undo' in choice ? undefined : answered, at + watching(table, play, told))
  if (play.game.over !== undefined) {
    table.status = 'over'
    table.votes = []
  }
}

/** All questions are asked anew. But standing orders are wishes, not moves: what somebody has ordered since stays ordered. */
function goBack(play: Play, choice: { readonly undo: number }): void {
  const orders = play.game.seats.map((seat) => seat.orders)
  if ((play.lastChoice?.entry ?? 0) >= choice.undo) delete play.lastChoice
  play.asked = {}
  play.askedOn = {}
  play.game = takeBack(gameAfter(play, choice.undo), play.game)
  play.record.choices.push(choice)
  orders.forEach((wanted, seat) => {
    if (same(wanted, play.game.seats[seat].orders)) return
    const again = { seat, orders: wanted }
    applyChoice(play.game, again)
    play.record.choices.push(again)
  })
}

/** Who has chosen, as far as everybody may know: in a window it would tell who was asked. */
function publicChooser({ game }: Play, choice: EventOf<'chose'>['choice']): Seat | undefined {
  return 'decision' in choice && !isUnseen(game, choice) ? choice.seat : undefined
}

/** An answer inside a timed window leaves it open, and so does taking that answer back: only its end opens another. */
function windowStays({ window }: Play, choice: EventOf<'chose'>['choice']): boolean {
  if (window === undefined || 'close' in choice) return false
  return !('undo' in choice) || choice.undo >= window.from
}

/** Notes since when each question has been open, which is when everybody has seen what led to it, and lets clocks run from then on. */
function noteQuestions(table: Table, play: Play, at: number, answered?: number, since = at): void {
  const { game, asked, record } = play
  const open = openAsks(play)
  play.asked = Object.fromEntries(open.map(({ id }) => [id, asked[id] ?? since]))
  if (game.over !== undefined || openWindow(game) === undefined) delete play.window
  else play.window ??= { since, from: record.choices.length }
  chargeClocks(table, play, open, { stop: at, start: since }, answered)
}

function noteVersions({ version }: Table, play: Play): void {
  const { asked, askedOn } = play
  play.askedOn = Object.fromEntries(Object.keys(asked).map((id) => [id, askedOn[id] ?? version]))
}

function propose(table: Table, { by, matter, at }: EventOf<'proposed'>): void {
  const asNow: VoteMatter = matter.kind === 'vacate' ? { ...matter, kind: 'replace' } : matter
  openVote(table, { matter: asNow, by, yes: [by] }, at)
  conclude(table, at)
}

function ask(table: Table, { seat, person, name, at }: EventOf<'asked'>): void {
  openVote(table, { matter: { kind: 'admit', seat, name }, person, yes: [] }, at)
}

function openVote(table: Table, vote: Pick<Vote, 'matter' | 'by' | 'person' | 'yes'>, at: number): void {
  table.voted++
  table.votes.push({ id: table.voted, ...vote, no: [], expires: at + voteLasts(table) })
}

function cast(table: Table, { vote: id, seat, yes, at }: EventOf<'voted'>): void {
  const vote = table.votes.find((one) => one.id === id)
  if (vote === undefined) return
  vote.yes = vote.yes.filter((one) => one !== seat)
  vote.no = vote.no.filter((one) => one !== seat)
  vote[yes ? 'yes' : 'no'].push(seat)
  conclude(table, at)
}

/** What is agreed on happens, once; and that may be what was missing for another vote. */
function conclude(table: Table, at: number): void {
  // Earlier versions left the vote on whoever was let in open, and they could not leave again.
  table.votes = table.votes.filter(
    ({ matter, person }) => matter.kind !== 'admit' || table.seats[matter.seat].person !== person,
  )
  for (let vote = agreed(table); vote !== undefined; vote = agreed(table)) {
    const { id } = vote
    table.votes = table.votes.filter((one) => one.id !== id)
    carryOut(table, vote, at)
  }
  const open = table.status === 'playing' ? table.votes : []
  table.votes = open.filter((vote) => !isRefused(table, vote))
  for (const vote of open) if (isRefused(table, vote)) notAgreed(table, vote, 'refused', at)
}

const agreed = (table: Table): Vote | undefined =>
  table.status === 'playing' ? table.votes.find((vote) => isAccepted(table, vote)) : undefined

/** It is not proposed again at once. */
function notAgreed(table: Table, vote: Vote, outcome: 'refused' | 'expired', at: number): void {
  tellOutcome(table, vote, outcome, at)
  table.refused = [
    ...(table.refused ?? []).filter(({ until }) => until > at),
    { matter: vote.matter, until: at + refusalLasts(table) },
  ]
}

function tellOutcome(
  table: Table,
  { matter, by }: Vote,
  outcome: 'accepted' | 'refused' | 'expired',
  at: number,
): void {
  tell(table, {
    channel: 'table',
    from: { name: '' },
    at,
    notice: { kind: 'vote', matter, ...(by !== undefined && { by }), outcome },
  })
}

function carryOut(table: Table, vote: Vote, at: number): void {
  const { matter, person = '' } = vote
  tellOutcome(table, vote, 'accepted', at)
  if (matter.kind === 'end') table.status = 'ended'
  else if (matter.kind === 'undo') {
    choose(table, { t: 'chose', choice: { undo: table.play?.moments[matter.moment] ?? 0 }, by: 'person', at })
  } else if (matter.kind === 'return') giveBack(table, matter.seat)
  else if (matter.kind === 'admit') seatAnother(table, matter.seat, { person, name: matter.name })
  else standIn(table, matter.seat, matter.level)
}

function giveBack(table: Table, seat: Seat): void {
  const { former } = table.seats[seat]
  if (former === undefined) return
  table.seats[seat] = { kind: 'person', ...former }
  forgetVotes(table, seat)
}

/** Whoever takes a seat over has not voted yet. */
function forgetVotes(table: Table, seat: Seat): void {
  for (const vote of table.votes) {
    vote.yes = vote.yes.filter((one) => one !== seat)
    vote.no = vote.no.filter((one) => one !== seat)
  }
}

function say(table: Table, { channel, from, text, statement, at }: EventOf<'said'>): void {
  tell(table, {
    at,
    channel,
    from,
    ...(text === undefined ? {} : { text }),
    ...(statement === undefined ? {} : { statement }),
  })
}

function tell(table: Table, message: Omit<Message, 'id'>): void {
  const talk = table.talk[message.channel]
  talk.said++
  talk.last.push({ id: talk.said, ...message })
  if (talk.last.length > rememberedTalk) talk.last.shift()
}
