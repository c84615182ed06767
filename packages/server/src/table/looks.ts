// How a table looks at one moment, to those who watch it; and what they are sent when it has changed. They have most of it in common, so
// that is made, compared and written once.

import { type Change, Comparison, checksum, type Picture } from '@cic/protocol'
import { type Eyes, Pictures } from './picture.ts'
import type { Table } from './table.ts'

/** A whole picture, or a patch of the one before, as JSON. */
export interface Message {
  readonly event: 'picture' | 'patch'
  readonly version: string
  readonly data: string
}

export const keyOf = ({ viewer, host }: Eyes): string => `${viewer}${host ? ' host' : ''}`

export class Looks {
  readonly pictures: Pictures
  readonly #made = new Map<string, Picture>()
  /** The checksums of those pictures that are followed by patches. */
  readonly #sums = new Map<string, number>()

  /** `sameGame`, if only what is around the game has changed since. */
  constructor(table: Table, before?: Looks, sameGame = false) {
    this.pictures = new Pictures(table, before?.pictures, sameGame)
  }

  /** Made before the table changes, or never. */
  of(eyes: Eyes): Picture {
    const key = keyOf(eyes)
    let picture = this.#made.get(key)
    if (picture === undefined) {
      picture = this.pictures.of(eyes)
      this.#made.set(key, picture)
    }
    return picture
  }

  sumFor(eyes: Eyes): number {
    return this.#sums.get(keyOf(eyes)) ?? checksum(this.of(eyes))
  }

  noteSum(eyes: Eyes, sum: number): void {
    this.#sums.set(keyOf(eyes), sum)
  }
}

/** What leads from how a table looked to how it looks now. */
export class Update {
  readonly #before: Looks
  readonly #after: Looks
  readonly #comparison = new Comparison()
  readonly #texts = new Map<Change, string>()
  readonly #messages = new Map<string, Message | undefined>()

  constructor(before: Looks, after: Looks) {
    this.#before = before
    this.#after = after
  }

  /** Nothing, where nothing is to be seen. */
  for(eyes: Eyes): Message | undefined {
    const key = keyOf(eyes)
    if (!this.#messages.has(key)) this.#messages.set(key, this.#make(eyes))
    return this.#messages.get(key)
  }

  /** Whole or as a patch, whichever is smaller. */
  #make(eyes: Eyes): Message | undefined {
    const picture = this.#after.of(eyes)
    const { changes, more } = this.#comparison.of(this.#before.of(eyes), picture)
    const sum = (this.#before.sumFor(eyes) + more) >>> 0
    this.#after.noteSum(eyes, sum)
    if (changes.length === 0) return undefined
    const { version } = picture
    const patch = `{"changes":[${changes.map((change) => this.#textOf(change)).join(',')}],"sum":${sum}}`
    // No picture of a game is as small as that.
    if (patch.length < smallPatch && picture.game !== undefined) return { event: 'patch', version, data: patch }
    const whole = JSON.stringify(picture)
    return patch.length <= whole.length
      ? { event: 'patch', version, data: patch }
      : { event: 'picture', version, data: whole }
  }

  #textOf(change: Change): string {
    let text = this.#texts.get(change)
    if (text === undefined) {
      text = JSON.stringify(change)
      this.#texts.set(change, text)
    }
    return text
  }
}

const smallPatch = 4_000
