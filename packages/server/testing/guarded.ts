// For tests of what the server refuses: servers with less patience and another log, single calls with any head and any cookie, and
// bytes that are no proper request.

import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerOptions, startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings.ts'
import type { TestServer } from './tables.ts'

/** A server of its own, as `testServer` makes them, with options that the environment cannot give. */
export async function serverWith(
  environment: Readonly<Record<string, string>> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const directory = mkdtempSync(join(tmpdir(), 'cic-guarded-'))
  const usual = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error', RATE_LIMIT: '1000000' }
  const server = await startServer(settingsFrom({ ...usual, ...environment }), options)
  const stop = async (): Promise<void> => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { ...server, directory, stop }
}

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
  const head: Record<string, string> = {
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  }
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

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1] ?? 0)
  }
}
