// What is stored of somebody who is forgotten: another name that is nobody's stands in its place, and theirs is gone. The table that comes of
// it is the same but for that.

import { randomBytes } from 'node:crypto'
import type { StoredEvent } from '../storage/storage.ts'
import type { Table, TableEvent, TableSeat } from './table.ts'

export class Forgetting {
  readonly #person: string
  readonly #names = new Set<string>()
  readonly #instead = randomBytes(16).toString('base64url')

  constructor(person: string, events: readonly StoredEvent[]) {
    this.#person = person
    for (const { body, key } of events) for (const name of namesIn(JSON.parse(body), person, key)) this.#names.add(name)
  }

  /** The event without them; nothing, if they are not in it. */
  event({ number, body, key }: StoredEvent): StoredEvent | undefined {
    const event = JSON.parse(body) as TableEvent
    const after = this.#text(JSON.stringify(this.#nameless(event, key)))
    const keyAfter = key === undefined ? {} : { key: this.#text(key) }
    return after === body && keyAfter.key === key ? undefined : { number, body: after, ...keyAfter }
  }

  table(table: Table): Table {
    const talk = Object.fromEntries(
      Object.entries(table.talk).map(([channel, { said, last }]) => [
        channel,
        { said, last: last.map((message) => ({ ...message, from: this.#speaker(message.from) })) },
      ]),
    ) as Table['talk']
    return { ...table, talk }
  }

  #nameless(event: TableEvent, key: string | undefined): TableEvent {
    if (event.t === 'created') return { ...event, seats: event.seats.map((seat) => this.#seat(seat)) }
    if (event.t === 'seated' || event.t === 'asked')
      return event.person === this.#person ? { ...event, name: '' } : event
    if (event.t !== 'said') return event
    // Who has said it stands in the key; earlier versions stored none.
    const theirs = key === undefined || key.startsWith(`${this.#person}:`)
    return theirs ? { ...event, from: this.#speaker(event.from) } : event
  }

  #seat(seat: TableSeat): TableSeat {
    return seat.person === this.#person ? { ...seat, name: '' } : seat
  }

  #speaker<T extends { readonly name: string }>(from: T): T {
    return this.#names.has(from.name) ? { ...from, name: '' } : from
  }

  #text(text: string): string {
    return text.replaceAll(this.#person, this.#instead)
  }
}

/** All names that somebody had at a table. */
function namesIn(event: TableEvent, person: string, key = ''): string[] {
  if (event.t === 'created') return event.seats.flatMap((seat) => (seat.person === person ? (seat.name ?? []) : []))
  if ((event.t === 'seated' || event.t === 'asked') && event.person === person) return [event.name]
  return event.t === 'said' && key.startsWith(`${person}:`) ? [event.from.name] : []
}
