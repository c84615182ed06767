// A table as one viewer sees it. Nothing that the viewer may not know goes in, so nothing can come out.

import { asBefore, openWindow, type Viewer, Views } from '@cic/engine'
import type { ClockPicture, Message, Picture, SeatPicture, VotePicture } from '@cic/protocol'
import { firstMoment } from './rules.ts'
import { isOver, type PersonId, type Play, seatOf, type Table, type TableSeat } from './table.ts'
import { votesNeeded } from './votes.ts'

/** Who looks: a seat, or a spectator; and whether it is the host's. */
export interface Eyes {
  readonly viewer: Viewer
  readonly host: boolean
}

/** The same pair of eyes is the same object always: what they see is kept by it. */
export function eyesAs(viewer: Viewer, host: boolean): Eyes {
  let eyes = known.get(viewer)
  if (eyes === undefined) {
    eyes = { guest: { viewer, host: false }, host: { viewer, host: true } }
    known.set(viewer, eyes)
  }
  return host ? eyes.host : eyes.guest
}

const known = new Map<Viewer, Readonly<Record<'guest' | 'host', Eyes>>>()

export const eyesOf = (table: Table, person: PersonId | undefined): Eyes =>
  eyesAs(
    (person === undefined ? undefined : seatOf(table, person)) ?? 'spectator',
    person !== undefined && table.host === person,
  )

/** Counts what this viewer could see change; passes and orders that nobody else may notice count for their seat alone. */
export function versionFor(table: Table, viewer: Viewer): string {
  const own = table.own[viewer === 'spectator' ? table.seats.length : viewer]
  return own === 0 ? String(table.version) : `${table.version}.${own}`
}

export const pictureOf = (table: Table, eyes: Eyes): Picture => new Pictures(table).of(eyes)

/**
 * The same for several pairs of eyes, as long as the table stays as it is: what they all see is made once, and they share it. What looks as
 * it did before is taken over from there.
 */
export class Pictures {
  readonly #table: Table
  readonly views: Views | undefined
  readonly common: Common
  readonly talk: Message[]

  constructor(table: Table, before?: Pictures, sameGame = false) {
    const { play, talk } = table
    this.#table = table
    this.views = sameGame ? before?.views : play && new Views(play.game, before?.views)
    this.common = commonPart(table, before?.common)
    this.talk = asBefore(before?.talk, [...talk.table.last])
  }

  of(eyes: Eyes): Picture {
    return {
      ...this.common,
      ...this.own(eyes),
      ...(this.views === undefined ? {} : { game: this.views.of(eyes.viewer) }),
    }
  }

  /** What others see otherwise, but for the game. */
  own({ viewer, host }: Eyes): OwnPicture {
    return {
      version: versionFor(this.#table, viewer),
      me: viewer === 'spectator' ? { host } : { seat: viewer, host },
      talk: hearsSpectators(this.#table, viewer) ? allTalk(this.#table) : this.talk,
    }
  }
}

export type OwnPicture = Pick<Picture, 'version' | 'me' | 'talk'>

type Common = Omit<Picture, keyof OwnPicture | 'game'>

function commonPart(table: Table, before?: Common): Common {
  const { play, settings, rematch } = table
  return {
    id: table.id,
    name: table.name,
    status: table.status,
    settings,
    seats: asBefore(before?.seats, table.seats.map(seatPicture)),
    moments: play?.moments.length ?? 0,
    votes: asBefore(
      before?.votes,
      table.votes.map((vote) => votePicture(table, vote)),
    ),
    ...(table.refused === undefined ? {} : { refused: table.refused }),
    ...(play === undefined ? {} : playPicture(table, play, before)),
    ...(rematch === undefined ? {} : { rematch }),
  }
}

/** What spectators say among themselves reaches the seats only when the game is over. */
const hearsSpectators = (table: Table, viewer: Viewer): boolean => viewer === 'spectator' || isOver(table)

const allTalk = ({ talk: { table, spectators } }: Table): Message[] =>
  [...table.last, ...spectators.last].sort((one, other) => one.at - other.at)

function playPicture(table: Table, play: Play, before?: Common): Partial<Common> {
  const { game, commitment, record, lastChoice, clocks, window } = play
  const name = table.status === 'playing' ? openWindow(game) : undefined
  const { windowSeconds } = table.settings.pace
  const from = firstMoment(play)
  return {
    ...(from === 0 ? {} : { replayFrom: from }),
    fairness: asBefore(before?.fairness, isOver(table) ? { commitment, seed: record.seed } : { commitment }),
    ...(name === undefined || window === undefined
      ? {}
      : { window: { name, closesAt: window.since + windowSeconds * 1000 } }),
    ...(clocks === undefined ? {} : { clocks: asBefore(before?.clocks, clocks.map(clockPicture)) }),
    ...(lastChoice === undefined ? {} : { lastChoice: lastChoice.seat }),
  }
}

const clockPicture = ({ left, since }: { left: number; since?: number }): ClockPicture => ({
  leftSeconds: Math.round(left / 1000),
  ...(since === undefined ? {} : { since }),
})

/** Made for every seat whenever something happens: put together key by key, because few have most of them. */
function seatPicture({ kind, name, level, temper, standIn, givenUp, away, quiet }: TableSeat): SeatPicture {
  const seat: { -readonly [Key in keyof SeatPicture]: SeatPicture[Key] } = { kind }
  if (name !== undefined) seat.name = name
  if (level !== undefined) seat.level = level
  if (temper !== undefined) seat.temper = temper
  if (standIn) seat.standIn = standIn
  if (givenUp) seat.givenUp = givenUp
  if (away !== undefined) seat.away = away
  if (quiet !== undefined) seat.quiet = quiet
  return seat
}

const votePicture = (table: Table, vote: Table['votes'][number]): VotePicture => ({
  id: vote.id,
  matter: vote.matter,
  ...(vote.by === undefined ? {} : { by: vote.by }),
  yes: [...vote.yes],
  no: [...vote.no],
  needed: votesNeeded(table, vote),
  expiresAt: vote.expires,
})
