// Programs that play on whatever happens: they answer what they are asked, try again with the same key when no answer comes, and
// remember what was acknowledged.

import { randomUUID } from 'node:crypto'
import { type Chance, randomAnswer } from '@cic/engine/testing'
import type { Picture } from '@cic/protocol'
import type { Client, Watching } from './client.ts'

export interface Acknowledged {
  readonly table: string
  readonly key: string
}

export class Player {
  readonly acknowledged: Acknowledged[] = []
  readonly watching: Watching
  /** Set to end. */
  stopped = false
  readonly #client: Client
  readonly #table: string
  readonly #chance: Chance
  readonly #playing: Promise<void>

  constructor(client: Client, table: string, chance: Chance) {
    this.#client = client
    this.#table = table
    this.#chance = chance
    this.watching = client.watch(table)
    this.#playing = this.#play()
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.#playing
    this.watching.stop()
  }

  /** Waits until the game is over. */
  async over(milliseconds: number): Promise<Picture> {
    return this.watching.until(({ status }) => status === 'over', milliseconds)
  }

  async #play(): Promise<void> {
    while (!this.stopped) {
      const { picture } = this.watching
      if (picture?.status === 'over') return
      const [decision] = picture?.game?.decisions ?? []
      if (picture === undefined || decision === undefined) {
        await this.watching.change(100)
        continue
      }
      await this.#choose(picture, randomAnswer(decision, this.#chance))
    }
  }

  async #choose(picture: Picture, answer: readonly string[]): Promise<void> {
    const key = randomUUID()
    while (!this.stopped) {
      try {
        const { status } = await this.#client.choose(this.#table, picture, answer, key)
        if (status === 200) this.acknowledged.push({ table: this.#table, key })
        if (status < 500) break
      } catch {
        // The server is away: the same choice again, with the same key.
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await this.watching.change(500, picture)
  }
}
