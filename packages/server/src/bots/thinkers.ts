// The threads in which bots think, so that an admiral's half second stops nobody else. A thread that dies or takes too long is
// replaced, and the bot gives the safe answer: it never holds up a table.

import { Worker } from 'node:worker_threads'
import type { Metrics } from '../metrics.ts'
import { FairQueue } from './queue.ts'
import type { Question, Reply } from './worker.ts'

interface Thought {
  readonly question: Question
  readonly done: (reply: Reply) => void
  readonly began: number
}

interface Thread {
  /** Begun when there is something to think about. */
  worker?: Worker
  thought?: Thought
  limit?: NodeJS.Timeout
}

export interface ThinkersOptions {
  /** What runs in the threads. */
  readonly worker?: URL
  /** How long a bot may take, in milliseconds: an admiral takes half a second, but a machine may be busy. */
  readonly longest?: number
  /** How many questions of one host may wait, and how many altogether. */
  readonly mostOfHost?: number
  readonly most?: number
}

/** Whose bot thinks: thinking time is shared by them. */
export interface Thinking {
  readonly host: string
  readonly table: string
}

/** Too much waits already: what was asked is to be asked again. */
export class QueueFull extends Error {
  constructor() {
    super('Too many questions wait for bots.')
    this.name = 'QueueFull'
  }
}

export class Thinkers {
  readonly #metrics: Metrics
  readonly #threads: Thread[] = []
  readonly #waiting: FairQueue<Thought>
  readonly #most: number
  readonly #worker: URL
  readonly #longest: number
  #number = 0
  #closed = false

  constructor(threads: number, metrics: Metrics, options: ThinkersOptions = {}) {
    const { worker, longest = 10_000, mostOfHost = 200, most = 10_000 } = options
    this.#most = threads
    this.#metrics = metrics
    this.#worker = worker ?? new URL('./worker.ts', import.meta.url)
    this.#longest = longest
    this.#waiting = new FairQueue(mostOfHost, most)
  }

  /** Whether one more question of this host would be taken. */
  hasRoom(host: string): boolean {
    const room = this.#waiting.hasRoom(host)
    if (!room) this.#metrics.botsTurnedAway.inc()
    return room
  }

  async think(question: Omit<Question, 'number'>, { host, table }: Thinking): Promise<Reply> {
    if (!this.hasRoom(host)) throw new QueueFull()
    return new Promise((done) => {
      this.#number++
      this.#waiting.add(host, table, {
        question: { ...question, number: this.#number },
        done,
        began: performance.now(),
      })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { limit } of this.#threads) clearTimeout(limit)
    await Promise.all(this.#threads.map(({ worker }) => worker?.terminate()))
  }

  #next(): void {
    if (this.#closed) return
    const thread = this.#threads.find(({ thought }) => thought === undefined) ?? this.#newThread()
    const thought = thread && this.#waiting.next()
    this.#metrics.botQueue.set(this.#waiting.size)
    if (thread === undefined || thought === undefined) return
    thread.thought = thought
    thread.limit = setTimeout(() => this.#giveUp(thread), this.#longest)
    thread.worker ??= this.#newWorker(thread)
    thread.worker.postMessage(thought.question)
  }

  #newThread(): Thread | undefined {
    if (this.#threads.length >= this.#most) return undefined
    const thread: Thread = {}
    this.#threads.push(thread)
    return thread
  }

  #newWorker(thread: Thread): Worker {
    const worker = new Worker(this.#worker)
    worker.unref()
    worker.on('message', (reply: Reply) => this.#finish(thread, reply))
    for (const end of ['error', 'exit']) worker.on(end, () => thread.worker === worker && this.#giveUp(thread))
    return worker
  }

  /** The bot gives the safe answer, and its thread is no more. */
  #giveUp(thread: Thread): void {
    if (this.#closed) return
    void thread.worker?.terminate()
    thread.worker = undefined
    const { question } = thread.thought ?? {}
    if (question !== undefined)
      this.#finish(thread, { number: question.number, answer: question.decision.fallback, says: [] })
  }

  #finish(thread: Thread, reply: Reply): void {
    const { thought, limit } = thread
    if (thought === undefined || thought.question.number !== reply.number) return
    clearTimeout(limit)
    thread.thought = undefined
    this.#metrics.botAnswers.observe({ level: thought.question.level }, (performance.now() - thought.began) / 1000)
    thought.done(reply)
    this.#next()
  }
}
