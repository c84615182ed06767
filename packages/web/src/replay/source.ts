// Where the steps of a replay come from: the record of a finished game, played again here, or the server, moment by moment.

import type { Seat, View } from '@cic/engine'

export type Eyes = Seat | 'spectator' | 'all'

export interface TurnMark {
  readonly turn: number
  readonly seat: Seat
}

export interface Source {
  /** The last step; the first is 0. */
  readonly last: number
  readonly turns: readonly TurnMark[]
  /** What is already here, at once. */
  readonly peek: (step: number, eyes: Eyes) => View | undefined
  readonly load: (step: number, eyes: Eyes) => Promise<View>
  /** The step at which a turn begins. */
  readonly turnStart: (turn: number, eyes: Eyes) => Promise<number>
  /** What a link to a step says behind its #. */
  readonly linkTo: (step: number) => string
  /** The step that a link means; undefined, if it means none. */
  readonly stepOf: (link: string) => Promise<number | undefined>
}

/** Keeps the latest so many values. */
export class Recent<V> {
  readonly #most: number
  readonly #kept = new Map<string, V>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): V | undefined {
    const value = this.#kept.get(key)
    if (value !== undefined) {
      this.#kept.delete(key)
      this.#kept.set(key, value)
    }
    return value
  }

  set(key: string, value: V): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
  }
}

/** The first step at which something is so, if it stays so from then on. */
export async function firstWhere(last: number, holds: (step: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [0, last]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (await holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
