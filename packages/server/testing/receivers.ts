// Those who receive notifications in tests: a program behind a webhook, a push service with a browser behind it, and a mail server.
// All real, on the loopback, and all check what they are sent as a stranger would.

import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net'
import type { Certificate } from './certificate.ts'

/** Things that arrive one by one, to be waited for. */
export class Arrivals<T> {
  readonly all: T[] = []
  #waiters: (() => void)[] = []

  add(one: T): void {
    this.all.push(one)
    const waiters = this.#waiters
    this.#waiters = []
    for (const wake of waiters) wake()
  }

  /** Waits until so many are there that are so, and returns these. */
  async until(count: number, isSo: (one: T) => boolean = () => true, milliseconds = 20_000): Promise<T[]> {
    const end = Date.now() + milliseconds
    for (;;) {
      const found = this.all.filter(isSo)
      if (found.length >= count) return found
      const left = end - Date.now()
      if (left <= 0) throw new Error(`${found.length} of ${count} have arrived.`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#waiters.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }
}

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface WebMessage {
  readonly id: string
  readonly event: string
  readonly table: string
  readonly title: string
  readonly body: string
  readonly since?: readonly string[]
  readonly url: string
}

/** Keeps all that is posted to it. What it answers may be changed: a status, a redirect, or nothing ever. */
export class WebReceiver {
  readonly received = new Arrivals<Received>()
  answer: { readonly status: number; readonly headers?: Record<string, string> } | 'never' = { status: 204 }
  readonly #server: Server

  private constructor(certificate?: Certificate) {
    const listener: RequestListener = async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      this.received.add({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      if (this.answer !== 'never') response.writeHead(this.answer.status, this.answer.headers).end()
    }
    this.#server = certificate ? createHttpsServer(certificate, listener) : createHttpServer(listener)
  }

  static async new(certificate?: Certificate): Promise<WebReceiver> {
    const receiver = new WebReceiver(certificate)
    await listening(receiver.#server)
    return receiver
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** What came to this path. */
  at(path: string): Received[] {
    return this.received.all.filter((one) => one.path === path)
  }

  async until(path: string, count = 1): Promise<WebMessage[]> {
    const found = await this.received.until(count, (one) => one.path === path)
    return found.map(({ body }) => JSON.parse(body.toString()) as WebMessage)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** As the receiver of a webhook would check it. */
export function isSignedBy(secret: string, { headers, body }: Received, now = Date.now()): boolean {
  const [, time = '', signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['cic-signature'])) ?? []
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return signature === expected && Math.abs(now / 1000 - Number(time)) < 300
}

/** A push service with one browser, which alone can read what is sent to it. */
export class Browser {
  readonly service: WebReceiver
  readonly path = `/push/${randomBytes(8).toString('hex')}`
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #host: string

  constructor(service: WebReceiver, host: string) {
    this.service = service
    this.#host = host
    this.#keys.generateKeys()
  }

  get origin(): string {
    return `https://${this.#host}:${this.service.port}`
  }

  /** As a page would send it. */
  get subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
    return { endpoint: this.origin + this.path, expirationTime: null, keys }
  }

  /** RFC 8188 with the key of RFC 8291. */
  read({ body }: Received): unknown {
    const [salt, idLength] = [body.subarray(0, 16), body[20]]
    const sender = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)
    const shared = this.#keys.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const input = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32))
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, length))
    const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    opener.setAuthTag(sealed.subarray(-16))
    const opened = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString())
  }
}

export interface Claims {
  readonly aud: string
  readonly exp: number
  readonly sub: string
}

/** As a push service would check who sends (RFC 8292): the claims, and the key that they are signed with. */
export function vapidOf({ headers }: Received): { claims: Claims; key: string; valid: boolean } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head, body, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const valid = verify('sha256', Buffer.from(`${head}.${body}`), options, Buffer.from(signature, 'base64url'))
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims, key, valid }
}

export interface Letter {
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Speaks as much SMTP as it takes to be given a mail (RFC 5321). */
export class MailServer {
  readonly letters = new Arrivals<Letter>()
  url = ''
  /** Says nothing to whoever calls. */
  silent = false
  /** Those who called while it was silent. */
  readonly calls = new Arrivals<Socket>()
  readonly #server: TcpServer
  readonly #sockets = new Set<Socket>()

  private constructor() {
    this.#server = createTcpServer((socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      socket.on('error', () => undefined)
      if (this.silent) this.calls.add(socket)
      else this.#talk(socket)
    })
  }

  static async new(): Promise<MailServer> {
    const server = new MailServer()
    await listening(server.#server)
    server.url = `smtp://127.0.0.1:${(server.#server.address() as AddressInfo).port}`
    return server
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
    this.#server.close()
  }

  #talk(socket: Socket): void {
    let [buffer, to, inLetter] = ['', '', false]
    const say = (line: string) => socket.write(`${line}\r\n`)
    const hear = (line: string): void => {
      if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? ''
      inLetter = /^DATA/i.test(line)
      if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say(inLetter ? '354 go on' : '250 ok')
    }
    say('220 test')
    socket.setEncoding('utf8').on('data', (part: string) => {
      buffer += part
      for (;;) {
        const end = inLetter ? '\r\n.\r\n' : '\r\n'
        const at = buffer.indexOf(end)
        if (at < 0) return
        const text = buffer.slice(0, at)
        buffer = buffer.slice(at + end.length)
        if (!inLetter) hear(text)
        else {
          inLetter = false
          this.letters.add(letterFrom(to, text.replaceAll('\r\n..', '\r\n.')))
          say('250 taken')
        }
      }
    })
  }
}

function letterFrom(to: string, text: string): Letter {
  const at = text.indexOf('\r\n\r\n')
  const lines = text
    .slice(0, at)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), unencoded(line.slice(line.indexOf(':') + 2))]),
  )
  const body = text.slice(at + 4)
  const encoding = headers['content-transfer-encoding']
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replaceAll('=\r\n', ''))
        : body
  return { to, headers, text: decoded.replaceAll('\r\n', '\n') }
}

/** Words in headers beyond ASCII (RFC 2047). */
const unencoded = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : fromQuoted(word.replaceAll('_', ' ')),
    )

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

const listening = (server: TcpServer): Promise<void> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
