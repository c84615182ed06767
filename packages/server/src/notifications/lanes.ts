// Lets so many things be done at once. The rest waits in line, and what comes when the line is full is turned away.

export class Lanes {
  readonly #most: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter()
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#busy < this.#most) {
      this.#busy++
      return
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new LineFull()
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** The lane goes to the next in line, or is free. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#busy--
    else next()
  }
}

export class LineFull extends Error {
  readonly code = 'line-full'

  constructor() {
    super('Too much is waiting already.')
    this.name = 'LineFull'
  }
}
