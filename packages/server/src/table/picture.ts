// A table as one viewer sees it. Nothing that the viewer may not know goes in, so nothing can come out.

import { openWindow, type Viewer, viewsOf } from '@cic/engine'
import type { ClockPicture, Message, Picture, SeatPicture, VotePicture } from '@cic/protocol'
import { firstMoment } from './rules.ts'
import { isOver, type PersonId, type Play, seatOf, type Table, type TableSeat } from './table.ts'
import { votesNeeded } from './votes.ts'

/** Who looks: a seat, or a spectator; and whether it is the host's. */
export interface Eyes {
  readonly viewer: Viewer
  readonly host: boolean
}

export const eyesOf = (table: Table, person: PersonId | undefined): Eyes => ({
  viewer: (person === undefined ? undefined : seatOf(table, person)) ?? 'spectator',
  host: person !== undefined && table.host === person,
})

/** Counts what this viewer could see change; passes and orders that nobody else may notice count for their seat alone. */
export function versionFor(table: Table, viewer: Viewer): string {
  const own = table.own[viewer === 'spectator' ? table.seats.length : viewer]
  return own === 0 ? String(table.version) : `${table.version}.${own}`
}

export const pictureOf = (table: Table, eyes: Eyes): Picture => picturesOf(table)(eyes)

/** The same for several pairs of eyes, as long as the table stays as it is: what they all see is made once, and they share it. */
export function picturesOf(table: Table): (eyes: Eyes) => Picture {
  const { play, settings, rematch } = table
  const views = play && viewsOf(play.game)
  const talk = [...table.talk.table.last]
  const common = {
    id: table.id,
    name: table.name,
    status: table.status,
    settings,
    seats: table.seats.map(seatPicture),
    moments: play?.moments.length ?? 0,
    votes: table.votes.map((vote) => votePicture(table, vote)),
    ...(table.refused === undefined ? {} : { refused: table.refused }),
    ...(play === undefined ? {} : playPicture(table, play)),
    ...(rematch === undefined ? {} : { rematch }),
  }
  return ({ viewer, host }) => ({
    ...common,
    version: versionFor(table, viewer),
    me: viewer === 'spectator' ? { host } : { seat: viewer, host },
    talk: hearsSpectators(table, viewer) ? allTalk(table) : talk,
    ...(views === undefined ? {} : { game: views(viewer) }),
  })
}

/** What spectators say among themselves reaches the seats only when the game is over. */
const hearsSpectators = (table: Table, viewer: Viewer): boolean => viewer === 'spectator' || isOver(table)

const allTalk = ({ talk: { table, spectators } }: Table): Message[] =>
  [...table.last, ...spectators.last].sort((one, other) => one.at - other.at)

function playPicture(table: Table, play: Play): Partial<Picture> {
  const { game, commitment, record, lastChoice, clocks, window } = play
  const name = table.status === 'playing' ? openWindow(game) : undefined
  const { windowSeconds } = table.settings.pace
  const from = firstMoment(play)
  return {
    ...(from === 0 ? {} : { replayFrom: from }),
    fairness: isOver(table) ? { commitment, seed: record.seed } : { commitment },
    ...(name === undefined || window === undefined
      ? {}
      : { window: { name, closesAt: window.since + windowSeconds * 1000 } }),
    ...(clocks === undefined ? {} : { clocks: clocks.map(clockPicture) }),
    ...(lastChoice === undefined ? {} : { lastChoice: lastChoice.seat }),
  }
}

const clockPicture = ({ left, since }: { left: number; since?: number }): ClockPicture => ({
  leftSeconds: Math.round(left / 1000),
  ...(since === undefined ? {} : { since }),
})

const seatPicture = ({ kind, name, level, temper, standIn, givenUp, away, quiet }: TableSeat): SeatPicture => ({
  kind,
  ...(name === undefined ? {} : { name }),
  ...(level === undefined ? {} : { level }),
  ...(temper === undefined ? {} : { temper }),
  ...(standIn ? { standIn } : {}),
  ...(givenUp ? { givenUp } : {}),
  ...(away === undefined ? {} : { away }),
  ...(quiet === undefined ? {} : { quiet }),
})

const votePicture = (table: Table, vote: Table['votes'][number]): VotePicture => ({
  id: vote.id,
  matter: vote.matter,
  ...(vote.by === undefined ? {} : { by: vote.by }),
  yes: [...vote.yes],
  no: [...vote.no],
  needed: votesNeeded(table, vote),
  expiresAt: vote.expires,
})
