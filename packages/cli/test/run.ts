// Runs a command of the command line as a process of its own.

import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Outcome {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs packages/cli/src/NAME.ts with these arguments. */
export function run(name: string, ...args: string[]): Promise<Outcome> {
  const file = join(import.meta.dirname, '..', 'src', `${name}.ts`)
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr })
    })
  })
}

export const json = ({ stdout }: Outcome): Record<string, unknown> => JSON.parse(stdout) as Record<string, unknown>

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cic-cli-'))
