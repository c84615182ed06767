// What an event makes of a table. Nothing is checked here: what may happen is decided in `commands.ts`, before it is stored.

import { applyChoice, newGame, openWindow, pending, type Seat, takeBack } from '@cic/engine'
import type { VoteMatter } from '@cic/protocol'
import { chargeClocks, newClocks } from './clock.ts'
import { type Play, recordOf, rememberedTalk, type Table, type TableEvent, type TableSeat } from './table.ts'
import { isAccepted, isRefused } from './votes.ts'

export function newTable(event: EventOf<'created'>): Table {
  return {
    id: event.id,
    number: 1,
    version: 1,
    own: event.seats.map(() => 0),
    name: event.name,
    settings: event.settings,
    host: event.by,
    seats: event.seats.map((seat) => ({ ...seat })),
    status: 'gathering',
    created: event.at,
    changed: event.at,
    votes: [],
    counted: { votes: 0, messages: 0 },
    talk: [],
  }
}

/** Changes the table in place. A choice that does not fit throws and leaves it as it was. */
export function fold(table: Table, event: TableEvent): void {
  happen(table, event)
  count(table, event)
}

/** Counts an event that has happened: for everybody, or for the only seat that could see it. */
export function count(table: Table, { silent, at }: TableEvent): void {
  table.number++
  if (silent !== undefined) {
    table.own[silent]++
    return
  }
  table.version++
  table.own.fill(0)
  table.changed = at
  const { play } = table
  if (play !== undefined && play.record.choices.length !== play.moments.at(-1))
    play.moments.push(play.record.choices.length)
}

type EventOf<T extends TableEvent['t']> = Extract<TableEvent, { t: T }>

const happenings: { readonly [T in TableEvent['t']]: (table: Table, event: EventOf<T>) => void } = {
  created: () => {
    throw new Error('A table is created once.')
  },
  seated: (table, { seat, person, name }) => sit(table, seat, person, name),
  left: (table, { seat }) => leave(table, seat),
  arranged: (table, { seat, to }) => {
    table.seats[seat] = { ...to }
  },
  settings: (table, { settings, name }) => {
    table.settings = settings
    table.name = name
  },
  started: start,
  chose: choose,
  standIn: (table, { seat, level }) => standIn(table, seat, level),
  reminded: ({ play }, { seat }) => {
    const clock = play?.clocks?.[seat]
    if (clock !== undefined) clock.reminded = true
  },
  proposed: propose,
  voted: cast,
  expired: (table, { vote }) => {
    table.votes = table.votes.filter(({ id }) => id !== vote)
  },
  said: say,
  rematch: (table, event) => {
    table.rematch = event.table
  },
}

/** What an event does, not counted yet. */
export function happen<T extends TableEvent['t']>(table: Table, event: EventOf<T>): void {
  const happening = happenings[event.t as T]
  happening(table, event)
}

function sit(table: Table, seat: Seat, person: string, name: string): void {
  const { person: before, name: nameBefore, vacant } = table.seats[seat]
  const former =
    vacant && before !== undefined && before !== person ? { person: before, name: nameBefore ?? '' } : undefined
  table.seats[seat] = { kind: 'person', person, name, ...(former && { former }) }
}

/** Before the game a seat becomes free; afterwards a bot stands in. */
function leave(table: Table, seat: Seat): void {
  const { person } = table.seats[seat]
  if (table.status === 'playing') {
    standIn(table, seat, 'officer')
    return
  }
  table.seats[seat] = { kind: 'open' }
  if (person === table.host) table.host = table.seats.find((one) => one.person !== undefined)?.person ?? table.host
}

function standIn(table: Table, seat: Seat, level: TableSeat['level']): void {
  table.seats[seat] = { ...table.seats[seat], level, standIn: true }
}

function start(table: Table, { seed, commitment, at }: EventOf<'started'>): void {
  const timed = table.settings.pace.kind === 'live' ? { timedWindows: true } : {}
  const options = { ...table.settings.game, players: table.seats.length, ...timed }
  const game = newGame(options, seed)
  const clocks = newClocks(table)
  table.status = 'playing'
  table.play = {
    record: { options, seed, choices: [] },
    commitment,
    game,
    moments: [0],
    asked: {},
    ...(clocks && { clocks }),
  }
  noteQuestions(table, table.play, at)
}

function choose(table: Table, { choice, at }: EventOf<'chose'>): void {
  const { play } = table
  if (play === undefined) throw new Error('The game has not been started.')
  const chooser = publicChooser(play, choice)
  if ('undo' in choice) play.game = takeBack(recordOf(play), choice, play.game)
  else applyChoice(play.game, choice)
  play.record.choices.push(choice)
  if ('undo' in choice) delete play.lastChoice
  else play.lastChoice = chooser ?? play.lastChoice
  noteQuestions(table, play, at)
  if (play.game.over !== undefined) {
    table.status = 'over'
    table.votes = []
  }
}

/** Who has chosen, as far as everybody may know: in a window it would tell who was asked. */
function publicChooser({ game }: Play, choice: EventOf<'chose'>['choice']): Seat | undefined {
  if (!('decision' in choice)) return undefined
  const asked = game.asks.find(({ id }) => id === choice.decision)
  return asked === undefined || asked.at === 'window:ask' ? undefined : choice.seat
}

/** Notes since when each question has been open, and lets the clocks of those who are asked run. */
function noteQuestions(table: Table, play: Play, at: number): void {
  const { game, asked } = play
  const open = game.over === undefined ? pending(game) : []
  const window = game.over === undefined ? openWindow(game) : undefined
  play.asked = Object.fromEntries(open.map(({ id }) => [id, asked[id] ?? at]))
  // Every window begins anew with the choice that opened or closed one.
  if (window === undefined) delete play.windowSince
  else play.windowSince = play.windowSince !== undefined && sameWindow(play) ? play.windowSince : at
  chargeClocks(table, play, open, at)
}

/** An answer inside a window leaves it open; only its end opens another. */
function sameWindow({ record }: Play): boolean {
  const last = record.choices.at(-1)
  return last !== undefined && !('close' in last) && !('undo' in last)
}

function propose(table: Table, { by, matter, at }: EventOf<'proposed'>): void {
  table.counted.votes++
  const expires = at + (table.settings.pace.kind === 'live' ? 60_000 : 86_400_000)
  table.votes.push({ id: table.counted.votes, matter, by, yes: [by], no: [], expires })
  conclude(table, at)
}

function cast(table: Table, { vote: id, seat, yes, at }: EventOf<'voted'>): void {
  const vote = table.votes.find((one) => one.id === id)
  if (vote === undefined) return
  vote.yes = vote.yes.filter((one) => one !== seat)
  vote.no = vote.no.filter((one) => one !== seat)
  vote[yes ? 'yes' : 'no'].push(seat)
  conclude(table, at)
}

function conclude(table: Table, at: number): void {
  for (const vote of table.votes) if (isAccepted(table, vote)) carryOut(table, vote.matter, at)
  table.votes = table.votes.filter((vote) => !isAccepted(table, vote) && !isRefused(table, vote))
}

function carryOut(table: Table, matter: VoteMatter, at: number): void {
  if (matter.kind === 'end') table.status = 'ended'
  else if (matter.kind === 'undo') {
    choose(table, { t: 'chose', choice: { undo: table.play?.moments[matter.moment] ?? 0 }, by: 'person', at })
  } else if (matter.kind === 'return') giveBack(table, matter.seat)
  else {
    standIn(table, matter.seat, matter.level)
    if (matter.kind === 'vacate') table.seats[matter.seat].vacant = true
  }
}

function giveBack(table: Table, seat: Seat): void {
  const { former } = table.seats[seat]
  if (former !== undefined) table.seats[seat] = { kind: 'person', ...former }
}

function say(table: Table, { channel, from, text, statement, at }: EventOf<'said'>): void {
  table.counted.messages++
  table.talk.push({
    id: table.counted.messages,
    at,
    channel,
    from,
    ...(text === undefined ? {} : { text }),
    ...(statement === undefined ? {} : { statement }),
  })
  if (table.talk.length > rememberedTalk) table.talk = table.talk.slice(-rememberedTalk)
}
