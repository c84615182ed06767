// Messages to a program of the person's own: a small JSON body, signed, so that the receiver can tell that it comes from here and
// is not an old one.

import { createHmac, randomBytes } from 'node:crypto'
import type { People, Person } from '../people.ts'
import { version } from '../version.ts'
import { type Delivery, type Messenger, NotTaken, type Occasion, pathOf } from './channel.ts'
import type { Letter, Outside } from './outside.ts'
import { texts } from './texts.ts'

export class Webhook implements Messenger {
  readonly #people: People
  readonly #outside: Outside
  readonly #home: () => string
  readonly #now: () => number

  constructor(parts: { people: People; outside: Outside; home: () => string; now: () => number }) {
    this.#people = parts.people
    this.#outside = parts.outside
    this.#home = parts.home
    this.#now = parts.now
  }

  /** Returns the secret that messages to it are signed with: a new one each time. */
  async set(id: string, address: string): Promise<string> {
    const url = await this.#outside.check(address, ['http:', 'https:'])
    const secret = randomBytes(32).toString('base64url')
    await this.#people.change(id, (person) => ({ ...person, webhook: { url, secret } }))
    return secret
  }

  async remove(id: string): Promise<void> {
    await this.#people.change(id, ({ webhook: _, ...person }) => person)
  }

  deliveries({ webhook, language }: Person, occasion: Occasion): Delivery[] {
    if (webhook === undefined) return []
    return [
      async (stop) => {
        const body = this.#body(language, occasion)
        const status = await this.#outside.post(webhook.url, signed(webhook.secret, body, this.#now()), stop)
        if (status < 200 || status > 299) throw new NotTaken(status)
        return 'sent'
      },
    ]
  }

  #body(language: Person['language'], { id, event, table, since }: Occasion): string {
    const { title, body } = texts[language].events[event]
    const url = this.#home() + pathOf(table)
    return JSON.stringify({
      id,
      event,
      table: table.id,
      title,
      body: body(table.name),
      ...(since.length > 0 && { since }),
      url,
    })
  }
}

/** The time is signed too, in seconds since 1970: what is old can be told from what is new. */
function signed(secret: string, body: string, now: number): Letter {
  const time = Math.floor(now / 1000)
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return {
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': `CIC/${version}`,
      'cic-signature': `t=${time},v1=${signature}`,
    },
    body,
  }
}
