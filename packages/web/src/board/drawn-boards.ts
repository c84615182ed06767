// Boards that a box draws in a way of its own: in the place of space and Galactica, or beside them.

import { type BoardId, boardsOf, type LocationId, type View } from '@cic/engine'
import { broughtBy, type DrawnBoard } from '../boxes/slots.ts'
import type { Marks } from '../question/targets.ts'

export interface DrawnBoards {
  readonly middle: DrawnBoard | undefined
  readonly beside: readonly (DrawnBoard & { readonly id: BoardId })[]
  /** Those that are not drawn like all others, here or not. */
  readonly own: ReadonlySet<BoardId>
}

export function drawnBoards(game: View): DrawnBoards {
  const boards = broughtBy(game, 'boards').flatMap((own) =>
    (Object.entries(own) as [BoardId, DrawnBoard][]).map(([id, board]) => ({ id, ...board })),
  )
  return {
    middle: boards.find(({ where }) => where(game) === 'middle'),
    beside: boards.filter(({ where }) => where(game) === 'beside'),
    own: new Set(boards.map(({ id }) => id)),
  }
}

/** All but that of the Cylons alone as long as nobody is there or could go there. */
export function boardsInSight(game: View, marks: Marks): ReturnType<typeof boardsOf> {
  const matters = (id: LocationId): boolean => marks.has(`place:${id}`) || game.seats.some(({ at }) => at === id)
  return boardsOf(game).filter(({ board, locations }) => board !== 'cylon-locations' || locations.some(matters))
}
