// The real program in a process of its own, as `npm start` runs it, with all that it prints.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { variables } from '../src/settings.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export class Program {
  printed = ''
  complaints = ''
  readonly process: ChildProcess
  /** The code with which it ends, or the signal. */
  readonly ended: Promise<number | string>

  /** What the machine's own environment says does not count. */
  constructor(words: readonly string[], environment: Readonly<Record<string, string>>) {
    const env = { ...process.env }
    for (const { name } of variables) delete env[name]
    this.process = spawn(process.execPath, [main, ...words], { env: { ...env, ...environment } })
    this.process.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.printed += text
    })
    this.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text
    })
    this.ended = new Promise((resolve) => {
      this.process.once('close', (code, signal) => resolve(code ?? signal ?? 'gone'))
    })
  }

  /** Waits until it has printed where it is. */
  async address(): Promise<string> {
    for (;;) {
      const address = /CIC is at (\S+)/.exec(this.printed)?.[1]
      if (address !== undefined) return address
      if (this.process.exitCode !== null) throw new Error(`It ended with ${this.process.exitCode}: ${this.complaints}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  async stop(): Promise<number | string> {
    this.process.kill('SIGTERM')
    return this.ended
  }
}

/** A server in its own process with its own directory. */
export async function spawnServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ address: string; program: Program; directory: string; stop(): Promise<number | string> }> {
  const directory = mkdtempSync(join(tmpdir(), 'cic-spawned-'))
  const usual = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'warn', RATE_LIMIT: '1000000' }
  const program = new Program([], { ...usual, ...environment })
  const address = await program.address()
  const stop = async (): Promise<number | string> => {
    const code = await program.stop()
    rmSync(directory, { recursive: true, force: true })
    return code
  }
  return { address, program, directory, stop }
}
