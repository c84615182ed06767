// Records of games as files, and the hash by which a replay is compared.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRecord, type Game, GameError, type GameRecord, save } from '@cic/engine'
import { UsageError } from './arguments.ts'

/** SHA-256 of the stored game. */
export const hashOf = (game: Game): string => createHash('sha256').update(save(game)).digest('hex')

/** A record as JSON with one choice to a line, so that a change shows as one. */
export function recordText({ choices, ...head }: GameRecord): string {
  const lines = choices.map((choice) => `    ${JSON.stringify(choice)}`)
  const before = JSON.stringify(head, undefined, 2).replace(/\n}$/, '')
  return `${before},\n  "choices": [\n${lines.join(',\n')}\n  ]\n}\n`
}

export function writeRecord(folder: string, name: string, record: GameRecord): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, recordText(record))
  return file
}

export function readRecord(file: string): GameRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageError(`There is no file "${file}" that can be read.`)
  }
  try {
    return checkRecord(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new GameError('bad-record', 'The record cannot be replayed: it is not JSON.')
    throw error
  }
}
