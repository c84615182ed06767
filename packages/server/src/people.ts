// The people that the server knows: an anonymous identity each, in a signed cookie, with a name and how they want to be told things.

import { createHash, randomBytes } from 'node:crypto'
import { type Language, languages } from '@cic/engine'
import { type Device, newDevice, withDevice } from './devices.ts'
import type { Documents, Storage } from './storage/storage.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly language: Language
  readonly created: number
  /** When they were here last, to the day. */
  readonly seen?: number
  /** Which events are told by which channels. */
  readonly notifications: Notifications
  /** How often all devices of theirs were sent away: a cookie of before is worth nothing. */
  readonly devices?: number
  /** Those that they are logged in on; cookies of earlier versions name none. */
  readonly loggedIn?: readonly Device[]
  /** The operator wants nothing to do with them. */
  readonly banned?: boolean
  readonly email?: string
  readonly webhook?: { readonly url: string; readonly secret: string }
  readonly push?: readonly PushSubscription[]
}

export type NotifiedEvent = 'turn' | 'vote' | 'clock'
export type Channel = 'push' | 'email' | 'webhook'
export type Notifications = Readonly<Record<NotifiedEvent, readonly Channel[]>>

export interface PushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const everything: Notifications = {
  turn: ['push', 'email', 'webhook'],
  vote: ['push', 'email', 'webhook'],
  clock: ['push', 'email', 'webhook'],
}

/** What somebody is called who has not said how. */
const guest: Readonly<Record<Language, string>> = { en: 'Guest', es: 'Invitado', de: 'Gast', fr: 'Invité', pl: 'Gość' }

const linkLasts = 15 * 60_000
const aDay = 86_400_000

/** So many are remembered, because whoever asks something asks again. */
const mostKnown = 20_000

export class People {
  readonly #documents: Documents
  readonly #known = new Map<string, Person>()
  /** Whether it is told here when somebody else changes a person; and how often that, or a change from here, was. */
  #told = false
  #changes = 0
  readonly #listeners: ((id?: string) => void)[] = []

  constructor(documents: Documents) {
    this.#documents = documents
  }

  /** From now on people are remembered until they change. */
  async begin(storage: Pick<Storage, 'watchPeople'>): Promise<void> {
    await storage.watchPeople((id) => this.#forget(id))
    this.#told = true
  }

  /** Called when somebody was changed, here or elsewhere; without a name it may have been anybody. */
  onChange(listener: (id?: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Nobody, where it has to be looked up. */
  known(id: string): Person | undefined {
    return this.#known.get(id)
  }

  async get(id: string): Promise<Person | undefined> {
    const known = this.known(id)
    if (known !== undefined) return known
    const changes = this.#changes
    const body = await this.#documents.get('person', id)
    const person = body === undefined ? undefined : (JSON.parse(body) as Person)
    // What has changed while it was read may have been read before that.
    if (this.#told && person !== undefined && changes === this.#changes) this.#remember(person)
    return person
  }

  #remember(person: Person): void {
    if (this.#known.size >= mostKnown) this.#known.clear()
    this.#known.set(person.id, person)
  }

  /** One of them; or all, because nobody knows who has changed. */
  #forget(id?: string): void {
    this.#changes++
    if (id === undefined) this.#known.clear()
    else this.#known.delete(id)
    for (const listener of this.#listeners) listener(id)
  }

  async create(accepted: string | undefined, now: number, device = newDevice(undefined, now)): Promise<Person> {
    const id = randomBytes(16).toString('base64url')
    const language = preferred(accepted)
    const person: Person = {
      id,
      name: `${guest[language]} ${(randomBytes(2).readUInt16BE() % 9000) + 1000}`,
      language,
      created: now,
      notifications: everything,
      loggedIn: [device],
    }
    await this.put(person)
    return person
  }

  async put(person: Person): Promise<void> {
    await this.#documents.put('person', person.id, JSON.stringify(person))
    this.#forget(person.id)
  }

  /** Nobody by this name is known any more; false, if nobody was. */
  async remove(id: string): Promise<boolean> {
    const removed = await this.#documents.take('person', id)
    this.#forget(id)
    return removed !== undefined
  }

  /** Notes once a day that somebody is still there, and on which device: guests who are not are forgotten. */
  touch({ id, seen, created, loggedIn = [] }: Person, now: number, device?: string): void {
    const onDevice = loggedIn.find((one) => one.id === device)?.seen ?? now
    if (now - Math.min(seen ?? created, onDevice) < aDay) return
    this.change(id, (person) => ({
      ...person,
      seen: now,
      ...(person.loggedIn && {
        loggedIn: person.loggedIn.map((one) => (one.id === device ? { ...one, seen: now } : one)),
      }),
    })).catch(() => undefined)
  }

  /** They are logged in on one more. */
  async logIn(id: string, device: Device): Promise<Person | undefined> {
    return this.change(id, (person) => ({ ...person, loggedIn: withDevice(person.loggedIn, device) }))
  }

  /** One device is not theirs any more; or none is. */
  async logOut(id: string, device: string | 'everywhere'): Promise<void> {
    await this.change(id, (person) =>
      device === 'everywhere'
        ? { ...person, devices: (person.devices ?? 0) + 1, loggedIn: [] }
        : { ...person, loggedIn: person.loggedIn?.filter((one) => one.id !== device) },
    )
  }

  /** Changes somebody as they are stored now: whoever was changed by somebody else meanwhile is looked at again. */
  async change(id: string, change: (person: Person) => Person): Promise<Person | undefined> {
    for (;;) {
      const before = await this.#documents.get('person', id)
      if (before === undefined) return undefined
      const after = change(JSON.parse(before) as Person)
      const replaced = await this.#documents.replace('person', id, before, JSON.stringify(after))
      this.#forget(id)
      if (replaced) return after
    }
  }

  /** A word that makes another device this person's, once. Only its hash is kept. */
  async newLink(person: Person, now: number): Promise<{ token: string; expires: number }> {
    const token = randomBytes(24).toString('base64url')
    const expires = now + linkLasts
    await this.#documents.put('link', hashOf(token), person.id, expires)
    return { token, expires }
  }

  async claim(token: string): Promise<Person | undefined> {
    const id = await this.#documents.take('link', hashOf(token))
    return id === undefined ? undefined : this.get(id)
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Of our languages the one that the browser likes best (`Accept-Language: de-CH;q=0.9, fr`). */
function preferred(accepted = ''): Language {
  const wanted = accepted.split(',').map((part) => {
    const [tag, weight] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 }
  })
  wanted.sort((one, other) => other.weight - one.weight)
  const known = languages.filter((one) => wanted.some(({ language, weight }) => language === one && weight > 0))
  return wanted.flatMap(({ language }) => known.find((one) => one === language) ?? [])[0] ?? 'en'
}
