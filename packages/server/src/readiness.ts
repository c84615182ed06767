// Whether the server can do what it is there for: store something. It is tried, but not more often than once a second, whoever asks.

import { codeOf, type Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Storage } from './storage/storage.ts'

const holds = 1_000
const patience = 3_000

export class Readiness {
  readonly #storage: Storage
  readonly #metrics: Metrics
  readonly #log: Logger
  #tried = -Infinity
  #ready: Promise<boolean> = Promise.resolve(false)

  constructor(storage: Storage, metrics: Metrics, log: Logger) {
    this.#storage = storage
    this.#metrics = metrics
    this.#log = log
  }

  isReady(): Promise<boolean> {
    const now = performance.now()
    if (now - this.#tried >= holds) {
      this.#tried = now
      this.#ready = this.#try()
    }
    return this.#ready
  }

  async #try(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const error = new Error('The storage does not answer.')
        this.#metrics.storageErrors.inc({ code: codeOf(error) })
        reject(error)
      }, patience)
    })
    try {
      await Promise.race([this.#storage.probe(), tooLong])
      return true
    } catch (error) {
      this.#log.error({ err: error, code: codeOf(error) }, 'nothing can be stored')
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}
