// What a part or a box remembers of a game besides the state of every game.

import type { Boxes, Game, Table } from './state.ts'

/** How a part reads and writes what it remembers; nothing is written down before there is something to remember. */
export function memory<K extends keyof Boxes>(of: K, nothingYet: () => NonNullable<Boxes[K]>) {
  type Remembered = NonNullable<Boxes[K]>
  const untouched: Readonly<Remembered> = Object.freeze(nothingYet())
  return {
    recall: ({ boxes }: Pick<Table, 'boxes'>): Readonly<Remembered> => boxes?.[of] ?? untouched,
    remember: (game: Game): Remembered => {
      game.boxes ??= {}
      game.boxes[of] ??= nothingYet()
      return game.boxes[of] as Remembered
    },
  }
}
