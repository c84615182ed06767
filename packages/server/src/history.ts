// Moments of games, looked at in a thread: playing a game again up to a moment takes long, and nobody else should wait for it. The thread
// remembers the games that it was asked for, and is told only what they have gained since.

import { Worker } from 'node:worker_threads'
import type { Play } from './table/table.ts'

/** What the thread is asked: the game, as far as it does not know it yet, and what to show of it. */
export interface HistoryQuestion {
  readonly number: number
  /** The same for the same record, as long as the thread lives. */
  readonly game: number
  readonly head?: Pick<Play, 'base' | 'rules'> & Pick<Play['record'], 'options' | 'seed'>
  readonly choices: Play['record']['choices']
  readonly entries: number
  readonly eyes: string
}

export interface HistoryReply {
  readonly number: number
  /** JSON of a view; nothing, if it failed. */
  readonly view?: string
  /** The game was forgotten: it has to be told anew. */
  readonly forgotten?: boolean
}

export class History {
  readonly #asked = new Map<number, { resolve: (reply: HistoryReply) => void; reject: (error: Error) => void }>()
  /** What the thread knows of each game: its number and how many choices. */
  #known = new WeakMap<Play['record'], { game: number; choices: number; base?: string }>()
  #worker?: Worker
  #number = 0

  /** The game after so many entries of its record, through these eyes, as JSON. */
  async view(play: Play, entries: number, eyes: string): Promise<string> {
    const first = await this.#ask(play, entries, eyes)
    if (!first.forgotten) return viewOf(first)
    this.#known.delete(play.record)
    return viewOf(await this.#ask(play, entries, eyes))
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #ask({ record, base, rules }: Play, entries: number, eyes: string): Promise<HistoryReply> {
    const known = this.#known.get(record)
    const isKnown = known !== undefined && known.base === base
    const game = isKnown ? known.game : ++this.#number
    const { options, seed, choices } = record
    const question: HistoryQuestion = {
      number: ++this.#number,
      game,
      ...(isKnown ? {} : { head: { base, rules, options, seed } }),
      choices: choices.slice(isKnown ? known.choices : 0),
      entries,
      eyes,
    }
    this.#known.set(record, { game, choices: choices.length, base })
    return new Promise((resolve, reject) => {
      this.#asked.set(question.number, { resolve, reject })
      this.#thread().postMessage(question)
    })
  }

  #thread(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(new URL('./history-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (reply: HistoryReply) => {
      this.#asked.get(reply.number)?.resolve(reply)
      this.#asked.delete(reply.number)
    })
    worker.on('error', () => undefined)
    worker.on('exit', () => this.#gone())
    this.#worker = worker
    return worker
  }

  /** Whoever waits is told, and the next question begins another thread. */
  #gone(): void {
    this.#worker = undefined
    this.#known = new WeakMap()
    for (const { reject } of this.#asked.values()) reject(new Error('The thread for moments has ended.'))
    this.#asked.clear()
  }
}

function viewOf({ view }: HistoryReply): string {
  if (view === undefined) throw new Error('This moment could not be played again.')
  return view
}
