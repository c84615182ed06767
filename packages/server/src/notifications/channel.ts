// How somebody is told something: what each channel offers to the notifier.

import type { Channel, NotifiedEvent, Person } from '../people.ts'
import type { Table } from '../table/table.ts'

/** What somebody is told of. */
export interface Occasion {
  /** The same however often it is sent: who gets a message twice can tell. */
  readonly id: string
  readonly event: NotifiedEvent
  readonly table: Pick<Table, 'id' | 'name'>
  readonly pace: Table['settings']['pace']['kind']
  /** What everybody saw happen since they last looked, in their language: at slow tables. */
  readonly since: readonly string[]
}

/** One message on its way to one receiver. It throws if the message could not be handed over; `gone`, if the receiver is no more. */
export type Delivery = (stop: AbortSignal) => Promise<'sent' | 'gone'>

export interface Messenger {
  /** One for each receiver of this person; none, if the channel does not reach them. */
  deliveries(person: Person, occasion: Occasion): Delivery[]
}

export type Messengers = Readonly<Record<Channel, Messenger>>

/** A message and what has happened since. */
export const withSince = (body: string, { since }: Pick<Occasion, 'since'>, heading: string): string =>
  since.length === 0 ? body : [body, '', heading, ...since].join('\n')

/** The page of a table, on this server. */
export const pathOf = ({ id }: Occasion['table']): string => `/table/${id}`

/** The receiver answered, but did not take the message. */
export class NotTaken extends Error {
  readonly code: string

  constructor(status: number) {
    super('The receiver did not take the message.')
    this.name = 'NotTaken'
    this.code = `status-${status}`
  }
}
