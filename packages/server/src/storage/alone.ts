// One process to a file: two would each show their own people something else. The lock is the system's, so it ends with the process
// however that ends. (What only reads the file, or copies it, needs none.)

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Keeps other servers from this directory until it is called off; refuses, if one is there. */
export function claimDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const lock = new DatabaseSync(join(directory, 'cic.lock'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const { errcode } = error as { errcode?: number }
    throw errcode === 5 ? new Error('another server uses it.') : error
  }
  return () => lock.close()
}
