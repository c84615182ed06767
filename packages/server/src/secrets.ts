// What cookies are signed with. After a rotation the last one is still taken for a while, so that nobody is sent away by it.

import { randomBytes } from 'node:crypto'
import type { Documents } from './storage/storage.ts'

const newSecret = (): string => randomBytes(32).toString('hex')

/** The one that signs, and the one before it. */
export async function secretsIn(documents: Documents): Promise<string[]> {
  return (await documents.getOrPut('secret', 'cookie', newSecret())).split(',')
}

/** Signs with another one from the next start on. What the last but one has signed is not taken any more. */
export async function rotateSecret(documents: Documents): Promise<void> {
  const [last] = await secretsIn(documents)
  await documents.put('secret', 'cookie', `${newSecret()},${last}`)
}
