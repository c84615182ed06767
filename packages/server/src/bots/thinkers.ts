// The threads in which bots think, so that an admiral's half second stops nobody else. A thread that dies or takes too long is
// replaced, and the bot gives the safe answer: it never holds up a table.

import { Worker } from 'node:worker_threads'
import type { Metrics } from '../metrics.ts'
import type { Question, Reply } from './worker.ts'

interface Thought {
  readonly question: Question
  readonly done: (reply: Reply) => void
  readonly began: number
}

interface Thread {
  worker: Worker
  thought?: Thought
  limit?: NodeJS.Timeout
}

/** An admiral takes half a second; a machine may be busy. */
const longest = 10_000

export class Thinkers {
  readonly #metrics: Metrics
  readonly #threads: Thread[] = []
  readonly #waiting: Thought[] = []
  readonly #most: number
  #number = 0
  #closed = false

  constructor(threads: number, metrics: Metrics) {
    this.#most = threads
    this.#metrics = metrics
  }

  think(question: Omit<Question, 'number'>): Promise<Reply> {
    return new Promise((done) => {
      this.#number++
      this.#waiting.push({ question: { ...question, number: this.#number }, done, began: performance.now() })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()))
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return
    const thread = this.#threads.find(({ thought }) => thought === undefined) ?? this.#newThread()
    const thought = thread && this.#waiting.shift()
    if (thread === undefined || thought === undefined) return
    thread.thought = thought
    thread.limit = setTimeout(() => this.#giveUp(thread), longest)
    thread.worker.postMessage(thought.question)
  }

  #newThread(): Thread | undefined {
    if (this.#threads.length >= this.#most) return undefined
    const thread: Thread = { worker: this.#newWorker() }
    this.#hear(thread)
    this.#threads.push(thread)
    return thread
  }

  #newWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    return worker
  }

  #hear(thread: Thread): void {
    const { worker } = thread
    worker.on('message', (reply: Reply) => this.#finish(thread, reply))
    worker.on('error', () => this.#giveUp(thread))
  }

  /** The safe answer, from a new thread's predecessor. */
  #giveUp(thread: Thread): void {
    void thread.worker.terminate()
    thread.worker = this.#newWorker()
    this.#hear(thread)
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
