// How long what is to be stored waits for more, so that one commit serves it all. Where little is stored nobody waits.

/** So long the last message was ago before the next one goes, in milliseconds, where this much has come in so long. */
const gap = 16
const many = 25
const lately = 100

export class Pace {
  #last = -Infinity
  #since = -Infinity
  #now = 0
  #before = 0

  /** How many milliseconds more to wait for others. */
  wait(now: number): number {
    this.#turn(now)
    const crowded = Math.max(this.#now, this.#before) >= many
    return crowded ? Math.max(0, Math.ceil(this.#last + gap - now)) : 0
  }

  /** So much was sent. */
  posted(count: number, now: number): void {
    this.#turn(now)
    this.#now += count
    this.#last = now
  }

  #turn(now: number): void {
    if (now - this.#since < lately) return
    this.#before = now - this.#since < 2 * lately ? this.#now : 0
    this.#now = 0
    this.#since = now
  }
}
