// For tests of what the server refuses: single calls with any head and any cookie, bytes that are no proper request, and what the
// server has counted meanwhile.

import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Call {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, unless it is text already. */
  readonly body?: unknown
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** One call on a connection of its own. Of a stream only the head is read. */
export function call(base: string, { method = 'GET', path, headers = {}, body }: Call): Promise<Reply> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const head: Record<string, string> = { ...(text === undefined ? {} : headOf(text)), ...headers }
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    // The path goes out as it is written, dots and all.
    const asked = request({ hostname, port, path, method, headers: head, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response
      if (headers['content-type']?.startsWith('text/event-stream')) {
        resolve({ status, headers, text: '' })
        asked.destroy()
        return
      }
      let received = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        received += part
      })
      response.on('end', () => resolve({ status, headers, text: received }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

const headOf = (text: string): Record<string, string> => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(text)),
})

/** A connection that sends what it is told and collects what comes back. */
export class Wire {
  received = ''
  readonly socket: Socket
  readonly #closed: Promise<void>

  constructor(base: string) {
    const { hostname, port } = new URL(base)
    this.socket = connect(Number(port), hostname)
    this.socket.setEncoding('latin1')
    this.socket.on('data', (part: string) => {
      this.received += part
    })
    this.socket.on('error', () => undefined)
    this.#closed = new Promise((resolve) => {
      this.socket.on('close', () => resolve())
    })
  }

  send(text: string): this {
    this.socket.write(text, 'latin1')
    return this
  }

  /** Waits until the server hangs up; how long that took, in milliseconds. */
  async closed(): Promise<number> {
    const began = performance.now()
    await this.#closed
    return performance.now() - began
  }

  /** Waits until what has come is so. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds() && !this.socket.destroyed) {
      await new Promise<void>((resolve) => {
        this.socket.once('data', () => resolve())
        this.socket.once('close', () => resolve())
      })
    }
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1] ?? 0)
  }
}

/** What the server has counted under this name; waits until it is so, if told to. */
export async function metric(
  base: string,
  name: string,
  holds: (value: number) => boolean = () => true,
): Promise<number> {
  for (let tries = 0; tries < 500; tries++) {
    const { text } = await call(base, { path: '/metrics' })
    const line = text.split('\n').find((one) => one.startsWith(`${name} `))
    const value = Number(line?.slice(line.lastIndexOf(' ') + 1) ?? 0)
    if (holds(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${name} never came to that.`)
}
