// Boards that a box draws in a way of its own: in the place of space and Galactica, or beside them.

import type { BoardId, View } from '@cic/engine'
import { broughtBy, type DrawnBoard } from '../boxes/slots.ts'

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
