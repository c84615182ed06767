// Messages of the browser, by the push services of their makers (RFC 8030): encrypted for the browser alone (RFC 8291), and signed
// with keys that are made when the server first starts (VAPID, RFC 8292).

import webPush from 'web-push'
import type { People, Person, PushSubscription } from '../people.ts'
import { Refusal } from '../refusal.ts'
import type { Documents } from '../storage/storage.ts'
import { type Delivery, type Messenger, NotTaken, type Occasion, pathOf, withSince } from './channel.ts'
import type { Letter, Outside } from './outside.ts'
import { texts } from './texts.ts'

/** The oldest makes room: it is most likely that of a browser that is no longer used. */
const mostSubscriptions = 10

/** How long a push service keeps a message for a browser that is not running, in seconds. */
const keptFor = { live: 600, slow: 86_400 } as const

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

export class Push implements Messenger {
  readonly #keys: Keys
  readonly #subject: string
  readonly #people: People
  readonly #outside: Outside

  constructor(parts: { keys: Keys; contact: string; people: People; outside: Outside }) {
    this.#keys = parts.keys
    this.#subject = subjectOf(parts.contact)
    this.#people = parts.people
    this.#outside = parts.outside
  }

  /** What a browser needs to subscribe. */
  get key(): string {
    return this.#keys.publicKey
  }

  async subscribe(id: string, { endpoint, keys }: PushSubscription): Promise<number> {
    const subscription = { endpoint: await this.#outside.check(endpoint, ['https:']), keys }
    try {
      this.#letter(subscription, 'a try', keptFor.live)
    } catch {
      throw new Refusal('bad-subscription', 'No message can be encrypted for these keys.')
    }
    const changed = await this.#people.change(id, (person) => ({
      ...person,
      push: [...others(person, subscription.endpoint), subscription].slice(-mostSubscriptions),
    }))
    return changed?.push?.length ?? 0
  }

  async unsubscribe(id: string, endpoint: string): Promise<number> {
    const known = URL.canParse(endpoint) ? new URL(endpoint).href : endpoint
    const changed = await this.#people.change(id, (person) => ({ ...person, push: others(person, known) }))
    return changed?.push?.length ?? 0
  }

  deliveries({ id, push = [], language }: Person, occasion: Occasion): Delivery[] {
    const { id: topic, event, table, pace } = occasion
    const { events, since } = texts[language]
    const { title, body } = events[event]
    const words = withSince(body(table.name), occasion, since)
    const message = JSON.stringify({ title, body: shortened(words), url: pathOf(table) })
    return push.map((subscription) => async (stop) => {
      const letter = this.#letter(subscription, message, keptFor[pace], topic)
      const status = await this.#outside.post(subscription.endpoint, letter, stop)
      if (status === 404 || status === 410) {
        await this.unsubscribe(id, subscription.endpoint)
        return 'gone'
      }
      if (status < 200 || status > 299) throw new NotTaken(status)
      return 'sent'
    })
  }

  /** Of two with one topic that wait for a browser the service keeps one. */
  #letter(subscription: PushSubscription, message: string, seconds: number, topic?: string): Letter {
    const vapidDetails = { subject: this.#subject, ...this.#keys }
    const { headers, body } = webPush.generateRequestDetails(subscription, message, {
      vapidDetails,
      TTL: seconds,
      urgency: 'high',
      ...(topic && { topic: topic.replaceAll('-', '').slice(0, 32) }),
      contentEncoding: 'aes128gcm',
    })
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
    return { headers: Object.fromEntries(texts), body: body ?? '' }
  }
}

/** Push services take no more than 4 kilobytes. */
function shortened(words: string): string {
  const lines = words.split('\n')
  while (Buffer.byteLength(lines.join('\n')) > mostBytes) lines.pop()
  return lines.join('\n')
}
const mostBytes = 3_000

/** Of several processes that start at once on one database, all get the same keys. */
export async function pushKeys(documents: Documents): Promise<Keys> {
  const kept = await documents.getOrPut('secret', 'vapid', JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(kept) as Keys
}

const others = ({ push = [] }: Person, endpoint: string): PushSubscription[] =>
  push.filter((one) => one.endpoint !== endpoint)

/** Push services want to know whom to write to; they accept nothing but these. */
function subjectOf(contact: string): string {
  const { protocol, hostname } = new URL(contact)
  const good = protocol === 'mailto:' || (protocol === 'https:' && hostname !== 'localhost')
  return good ? contact : 'mailto:cic@localhost'
}
