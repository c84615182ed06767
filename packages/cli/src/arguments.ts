// What all commands share: reading their arguments, `--help`, and one clear line with exit code 2 for what is wrong.

import { type ParseArgsConfig, parseArgs } from 'node:util'
import { GameError, type Language, languages } from '@cic/engine'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T & typeof shared; allowPositionals: true; strict: true }>
>

const shared = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const satisfies Options

/** Something wrong with the arguments, or with what they name. */
export class UsageError extends Error {}

export interface Command<T extends Options> {
  readonly name: string
  /** What `--help` prints. */
  readonly help: string
  readonly options: T
  /** Runs the command and gives its exit code. */
  readonly run: (values: Parsed<T>['values'], positionals: string[]) => number | Promise<number>
}

/** Runs a command with the arguments of this process. */
export async function main<T extends Options>({ name, help, options, run }: Command<T>): Promise<void> {
  try {
    const parsed = parseArgs({ options: { ...options, ...shared }, allowPositionals: true, strict: true }) as Parsed<T>
    if ((parsed.values as { help?: boolean }).help) console.log(help.trim())
    else process.exitCode = await run(parsed.values, parsed.positionals)
  } catch (error) {
    if (!isUsage(error)) throw error
    const [line] = error.message.split('\n')
    console.error(`${name}: ${line.replace(/ To specify a positional argument.*/, '')} (--help says more)`)
    process.exitCode = 2
  }
}

function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof GameError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** A whole number within bounds. */
export function wholeNumber(option: string, value: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most) {
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`
    throw new UsageError(`--${option} is a whole number, ${range}, not "${value}".`)
  }
  return number
}

/** One of some words. */
export function oneOf<T extends string>(option: string, value: string, words: readonly T[]): T {
  const word = words.find((one) => one === value)
  if (word === undefined) throw new UsageError(`--${option} is one of ${words.join(', ')}, not "${value}".`)
  return word
}

export const languageFrom = (value: string): Language => oneOf('language', value, languages)

export function noPositionals(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not expected here.`)
}

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, undefined, 2))
