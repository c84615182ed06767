// What can be said of a table without naming a rule: by this a table of the museum is compared with how it was when it was stored.

import { type View, type Viewer, view } from '@cic/engine'
import { eyesOf, pictureOf } from '../src/table/picture.ts'
import type { Table } from '../src/table/table.ts'

export interface TableFacts {
  readonly id: string
  /** By person; `nobody` is a spectator. */
  readonly pictures: Readonly<Record<string, object>>
  readonly game?: object
}

export function factsOf(table: Table): TableFacts {
  const persons = table.seats.flatMap(({ person }) => person ?? [])
  const pictures = Object.fromEntries([...persons, 'nobody'].map((who) => [who, seenBy(table, who)]))
  const { play } = table
  return { id: table.id, pictures, ...(play === undefined ? {} : { game: gameFacts(view(play.game, 'spectator')) }) }
}

function seenBy(table: Table, who: string): object {
  const { version, status, seats, moments, votes, talk, window, game } = pictureOf(table, eyesOf(table, who))
  return {
    version,
    status,
    moments,
    seats: seats.map(({ kind, name, level, standIn }) => [kind, name ?? level ?? '', standIn === true].join()),
    votes: votes.map(({ id, matter, yes, no }) => [id, matter.kind, yes.length, no.length].join()),
    talk: talk.length,
    ...(window === undefined ? {} : { window: window.name }),
    ...(game === undefined ? {} : { decisions: game.decisions.map(({ id, kind }) => `${id} ${kind}`) }),
    ...(game === undefined ? {} : { hand: handOf(game, game.viewer) }),
  }
}

const handOf = ({ seats }: View, viewer: Viewer): string =>
  viewer === 'spectator' ? '' : seats[viewer].hand.toSorted().join()

function gameFacts({ turn, current, resources, jumpPreparation, seats, log, travelled }: View): object {
  return {
    turn,
    current,
    resources,
    jumpPreparation,
    distance: travelled.length,
    log: log.length,
    seats: seats.map(({ character, at, hand, revealed }) => [character, at, hand.length, revealed].join()),
  }
}
