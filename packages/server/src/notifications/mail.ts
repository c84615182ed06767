// Messages by e-mail, if the server has a way to send it. An address is used only after its owner has opened a link sent there, and
// every mail has a link that ends them, which needs no login.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '@cic/engine'
import nodemailer from 'nodemailer'
import type { People, Person } from '../people.ts'
import { Refusal } from '../refusal.ts'
import type { Documents } from '../storage/storage.ts'
import { type Delivery, type Messenger, type Occasion, pathOf, withSince } from './channel.ts'
import { texts } from './texts.ts'

const aDay = 86_400_000
/** Confirmations to one address in a day, whoever asks: nobody's mailbox is filled by others. */
const mostConfirmations = 3
const timeout = 10_000

export interface MailParts {
  readonly smtpUrl?: string
  readonly from?: string
  readonly documents: Documents
  readonly people: People
  /** What links that end mails are signed with. */
  readonly secret: string
  readonly home: () => string
  readonly now: () => number
}

interface Letter {
  readonly messageId?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export class Mail implements Messenger {
  readonly #parts: MailParts
  readonly #transport?: ReturnType<typeof transportFor>

  constructor(parts: MailParts) {
    this.#parts = parts
    if (parts.smtpUrl !== undefined) this.#transport = transportFor(parts.smtpUrl)
  }

  /** Sends a link to the address; opening it makes the address the person's. Only the newest link works. */
  async ask({ id, language }: Person, address: string): Promise<{ expires: number }> {
    if (this.#transport === undefined) throw new Refusal('no-email', 'This server sends no e-mail.')
    await this.#countConfirmation(address)
    const { documents, home, now } = this.#parts
    const word = randomBytes(24).toString('base64url')
    const expires = now() + aDay
    await documents.put('email', id, JSON.stringify({ hash: hashOf(word), address }), expires)
    const { subject, body } = texts[language].confirmation
    try {
      // Behind the hash, so that it reaches no log on the way.
      await this.#send({ to: address, subject, text: body(`${home()}/confirm#${id}.${word}`) })
    } catch {
      throw new Refusal('email-failed', 'The mail could not be sent: try again later.')
    }
    return { expires }
  }

  async confirm(token: string): Promise<Person> {
    const [id = '', word = ''] = token.split('.')
    const { documents, people } = this.#parts
    const stored = await documents.get('email', id)
    const wanted = stored === undefined ? undefined : (JSON.parse(stored) as { hash: string; address: string })
    const good =
      wanted !== undefined && alike(wanted.hash, hashOf(word)) && (await documents.take('email', id)) === stored
    const person = good ? await people.change(id, (now) => ({ ...now, email: wanted.address })) : undefined
    if (person === undefined) throw new Refusal('no-such-link', 'This link has been used or has expired.')
    return person
  }

  async remove(id: string): Promise<void> {
    const { documents, people } = this.#parts
    await documents.remove('email', id)
    await people.change(id, ({ email: _, ...person }) => person)
  }

  /** Whose address such a link is about; nobody's, if it was not made here. */
  async ownerOf(token: string): Promise<{ person?: Person; language: Language } | undefined> {
    const [id = '', address = '', signature = ''] = token.split('.')
    if (!alike(signature, this.#sign(`${id}.${address}`))) return undefined
    const person = await this.#parts.people.get(id)
    const still = person?.email !== undefined && hashOf(person.email) === address
    return { ...(still ? { person } : {}), language: person?.language ?? 'en' }
  }

  deliveries(person: Person, occasion: Occasion): Delivery[] {
    const { id, event, table } = occasion
    const { email, language } = person
    if (email === undefined || this.#transport === undefined) return []
    const { events, since, unsubscribe } = texts[language]
    const { title, body } = events[event]
    const { home } = this.#parts
    const ending = `${home()}/api/email/unsubscribe?token=${this.endingToken(person.id, email)}`
    const text = `${withSince(body(table.name), occasion, since)}\n\n${home()}${pathOf(table)}\n\n-- \n${unsubscribe}\n${ending}\n`
    const headers = { 'List-Unsubscribe': `<${ending}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    return [
      async (stop) => {
        await this.#send({ to: email, subject: title, text, headers, messageId: `<${id}@cic>` }, stop)
        return 'sent'
      },
    ]
  }

  close(): void {
    this.#transport?.close()
  }

  /** Signed for this person and this address: another address later on is not ended by it. */
  endingToken(id: string, address: string): string {
    const about = `${id}.${hashOf(address)}`
    return `${about}.${this.#sign(about)}`
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#parts.secret).update(text).digest('base64url')
  }

  async #countConfirmation(address: string): Promise<void> {
    const { documents, now } = this.#parts
    const key = hashOf(address.toLowerCase())
    const stored = await documents.get('mailed', key)
    const { count, until } = stored === undefined ? { count: 0, until: now() + aDay } : (JSON.parse(stored) as Counted)
    if (count >= mostConfirmations)
      throw new Refusal('too-many-mails', 'This address has been sent enough links today.')
    await documents.put('mailed', key, JSON.stringify({ count: count + 1, until }), until)
  }

  async #send({ to, ...letter }: Letter, stop?: AbortSignal): Promise<void> {
    stop?.throwIfAborted()
    const sent = this.#transport?.sendMail({
      from: this.#parts.from,
      to: { name: '', address: to },
      ...letter,
      headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    })
    await Promise.race([sent, whenOver(stop)])
  }
}

interface Counted {
  readonly count: number
  readonly until: number
}

const transportFor = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Rejects when the time is over, or the server stops. */
function whenOver(stop: AbortSignal | undefined): Promise<never> {
  const over = AbortSignal.any([AbortSignal.timeout(timeout), ...(stop === undefined ? [] : [stop])])
  return new Promise((_, reject) => over.addEventListener('abort', () => reject(over.reason), { once: true }))
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const alike = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
