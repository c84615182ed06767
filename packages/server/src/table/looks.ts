// How a table looks at one moment, to those who watch it; and what they are sent when it has changed. They have most of it in common, so
// that is made, compared and written once.

import type { OwnView } from '@cic/engine'
import { type Change, Comparison, checksum, type Difference, type Part, type Picture } from '@cic/protocol'
import { type Eyes, type OwnPicture, Pictures } from './picture.ts'
import type { Table } from './table.ts'

/** A whole picture, or a patch of the one before, as JSON. */
export interface Message {
  readonly event: 'picture' | 'patch'
  readonly version: string
  readonly data: string
}

/** What one viewer sees otherwise than others may. */
interface Own {
  readonly picture: OwnPicture
  readonly view?: OwnView
}

export class Looks {
  readonly pictures: Pictures
  readonly #own = new Map<Eyes, Own>()
  /** The checksums of those pictures that are followed by patches. */
  readonly #sums = new Map<Eyes, number>()

  /** `sameGame`, if only what is around the game has changed since. */
  constructor(table: Table, before?: Looks, sameGame = false) {
    this.pictures = new Pictures(table, before?.pictures, sameGame)
  }

  /** The whole, as long as the table is as it is. */
  of(eyes: Eyes): Picture {
    return this.pictures.of(eyes)
  }

  /** What is to be compared with later, made before the table changes, or never. */
  own(eyes: Eyes): Own {
    let own = this.#own.get(eyes)
    if (own === undefined) {
      own = { picture: this.pictures.own(eyes), view: this.pictures.views?.own(eyes.viewer) }
      this.#own.set(eyes, own)
    }
    return own
  }

  /** Before the table changes: those who look are sent patches from here on. */
  expect(eyes: Eyes): void {
    this.own(eyes)
    this.pictures.views?.log.count(eyes.viewer)
    if (!this.#sums.has(eyes)) this.noteSum(eyes, checksum(this.of(eyes)))
  }

  /** Nothing, where it was not expected. */
  sumFor(eyes: Eyes): number | undefined {
    return this.#sums.get(eyes)
  }

  noteSum(eyes: Eyes, sum: number): void {
    this.#sums.set(eyes, sum)
  }
}

/** What leads from how a table looked to how it looks now. */
export class Update {
  readonly #before: Looks
  readonly #after: Looks
  readonly #comparison = new Comparison()
  readonly #changed = new Map<Difference, string>()
  readonly #texts = new Map<object, string>()
  readonly #messages = new Map<Eyes, Message | undefined>()

  constructor(before: Looks, after: Looks) {
    this.#before = before
    this.#after = after
  }

  /** Nothing, where nothing is to be seen. */
  for(eyes: Eyes): Message | undefined {
    if (!this.#messages.has(eyes)) this.#messages.set(eyes, this.#make(eyes))
    return this.#messages.get(eyes)
  }

  /** Whether there is anything to be seen. */
  shows(eyes: Eyes): boolean {
    return this.#parts(eyes).some((part) => this.#comparison.ofPart(part).changes.length > 0)
  }

  /** Whole or as a patch, whichever is smaller. */
  #make(eyes: Eyes): Message | undefined {
    const { version } = this.#after.own(eyes).picture
    const sumBefore = this.#before.sumFor(eyes)
    if (sumBefore === undefined) return { event: 'picture', version, data: JSON.stringify(this.#after.of(eyes)) }
    const { changes, sum } = this.#changes(eyes, sumBefore)
    this.#after.noteSum(eyes, sum)
    if (changes === '') return undefined
    const patch = `{"changes":[${changes}],"sum":${sum}}`
    // No picture of a game is as small as that.
    if (patch.length < smallPatch && this.#after.pictures.views !== undefined)
      return { event: 'patch', version, data: patch }
    const whole = JSON.stringify(this.#after.of(eyes))
    return patch.length <= whole.length
      ? { event: 'patch', version, data: patch }
      : { event: 'picture', version, data: whole }
  }

  #changes(eyes: Eyes, sumBefore: number): { changes: string; sum: number } {
    let changes = ''
    let sum = sumBefore
    for (const part of this.#parts(eyes)) {
      const difference = this.#comparison.ofPart(part)
      if (difference.changes.length === 0) continue
      sum += difference.more
      changes += (changes === '' ? '' : ',') + this.#textsOf(difference)
    }
    return { changes, sum: sum >>> 0 }
  }

  #parts(eyes: Eyes): Part[] {
    const before = this.#before.own(eyes)
    const after = this.#after.own(eyes)
    return [
      { path: [], before: this.#before.pictures.common, after: this.#after.pictures.common, shared: true },
      { path: [], before: before.picture, after: after.picture },
      ...this.#partsOfGame(eyes, before.view, after.view),
    ]
  }

  #partsOfGame({ viewer }: Eyes, before: OwnView | undefined, after: OwnView | undefined): Part[] {
    const was = this.#before.pictures.views
    const is = this.#after.pictures.views
    if (was === is) return []
    if (was === undefined || is === undefined)
      return [{ path: ['game'], before: was?.of(viewer), after: is?.of(viewer) }]
    return [
      { path: ['game'], before: was.common, after: is.common, shared: true },
      { path: ['game'], before, after },
      is.log.follows(was.log)
        ? { path: logPath, from: was.log.count(viewer), come: is.log.since(was.log, viewer) }
        : { path: logPath, before: was.log.to(viewer), after: is.log.to(viewer) },
    ]
  }

  /** Of what several have in common once. */
  #textsOf(difference: Difference): string {
    let text = this.#changed.get(difference)
    if (text === undefined) {
      text = difference.changes.map((change) => this.#textOf(change)).join(',')
      this.#changed.set(difference, text)
    }
    return text
  }

  /** What has come to a list is often the same for several, though in other places. */
  #textOf(change: Change): string {
    if (change.length !== 4) return this.#textOnce(change)
    const [path, from, removed, added] = change
    return `[${JSON.stringify(path)},${from},${removed},${this.#textOnce(added)}]`
  }

  #textOnce(value: object): string {
    let text = this.#texts.get(value)
    if (text === undefined) {
      text = JSON.stringify(value)
      this.#texts.set(value, text)
    }
    return text
  }
}

const logPath = ['game', 'log']
const smallPatch = 4_000
