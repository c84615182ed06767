// What only some games and seats come to have. All of it is named from the start, in this order, so that a game that was stored in its
// middle goes on with the same text as the one that went on itself.

import type { Game, SeatState } from './state.ts'

export const seldomInGame = {
  viperKinds: undefined,
  boxes: undefined,
  kept: undefined,
  crisisDeck: undefined,
  quorumSeen: undefined,
  over: undefined,
} satisfies Partial<Game>

export const seldomInSeat = {
  character: undefined,
  at: undefined,
  flies: undefined,
  sheetLost: undefined,
  out: undefined,
} satisfies Partial<SeatState>

/** A stored game as one that was never stored. */
export function inShape(game: Game): Game {
  return { ...last(game, seldomInGame), seats: game.seats.map((seat) => last(seat, seldomInSeat)) }
}

function last<T extends object>(whole: T, seldom: Partial<T>): T {
  const often = Object.entries(whole).filter(([name]) => !(name in seldom))
  const present = Object.entries(whole).filter(([name]) => name in seldom)
  return { ...Object.fromEntries(often), ...seldom, ...Object.fromEntries(present) } as T
}
