// How a table looks at one moment, to those who watch it; and what they are sent when it has changed. They have most of it in common, so
// that is made, compared and written once.

import type { OwnView } from '@cic/engine'
import { Comparison, checksum, type Path, type Picture, sumOfList } from '@cic/protocol'
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

/** Changes as JSON, one after the other, and what they add to the checksum. */
interface Told {
  readonly text: string
  readonly more: number
}

/** What leads from how a table looked to how it looks now. */
export class Update {
  readonly #before: Looks
  readonly #after: Looks
  readonly #comparison = new Comparison()
  /** What has changed of that which all have in common. */
  #shared?: Told
  /** What has come to the log: often the same for several, and often in the same place. */
  readonly #come = new Map<object, Told & { readonly entries: string; readonly from: number }>()
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
    return this.#common().text !== '' || this.#own(eyes).text !== ''
  }

  /** Whole or as a patch, whichever is smaller. */
  #make(eyes: Eyes): Message | undefined {
    const { version } = this.#after.own(eyes).picture
    const sumBefore = this.#before.sumFor(eyes)
    if (sumBefore === undefined) return { event: 'picture', version, data: JSON.stringify(this.#after.of(eyes)) }
    const common = this.#common()
    const own = this.#own(eyes)
    const sum = (sumBefore + common.more + own.more) >>> 0
    this.#after.noteSum(eyes, sum)
    const changes = joined(common.text, own.text)
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

  /** Of what all have in common, once. */
  #common(): Told {
    if (this.#shared === undefined) {
      const before = this.#before.pictures
      const after = this.#after.pictures
      this.#shared = this.#tell([], before.common, after.common)
      if (before.views !== undefined && after.views !== undefined)
        this.#shared = both(this.#shared, this.#tell(gamePath, before.views.common, after.views.common))
    }
    return this.#shared
  }

  #own(eyes: Eyes): Told {
    const before = this.#before.own(eyes)
    const after = this.#after.own(eyes)
    const picture = this.#tell([], before.picture, after.picture)
    const was = this.#before.pictures.views
    const is = this.#after.pictures.views
    if (was === is) return picture
    const { viewer } = eyes
    if (was === undefined || is === undefined)
      return both(picture, this.#tell(gamePath, was?.of(viewer), is?.of(viewer)))
    const game = both(picture, this.#tell(gamePath, before.view, after.view))
    return both(
      game,
      is.log.follows(was.log)
        ? this.#tellCome(was.log.count(viewer), is.log.since(was.log, viewer))
        : this.#tell(logPath, was.log.to(viewer), is.log.to(viewer)),
    )
  }

  #tell(path: Path, before: unknown, after: unknown): Told {
    if (before === after) return nothing
    const { changes, more } = this.#comparison.of(before, after, path)
    return changes.length === 0 ? nothing : { text: JSON.stringify(changes).slice(1, -1), more }
  }

  #tellCome(from: number, come: readonly object[]): Told {
    if (come.length === 0) return nothing
    const known = this.#come.get(come)
    if (known?.from === from) return known
    const entries = known?.entries ?? JSON.stringify(come)
    const told = { text: `[${logText},${from},0,${entries}]`, more: sumOfList(come, logPath, from), entries, from }
    this.#come.set(come, told)
    return told
  }
}

const nothing: Told = { text: '', more: 0 }

const joined = (one: string, other: string): string => (one === '' || other === '' ? one + other : `${one},${other}`)

function both(one: Told, other: Told): Told {
  if (other === nothing) return one
  return one === nothing ? other : { text: joined(one.text, other.text), more: one.more + other.more }
}

const gamePath = ['game']
const logPath = ['game', 'log']
const logText = JSON.stringify(logPath)
const smallPatch = 4_000
