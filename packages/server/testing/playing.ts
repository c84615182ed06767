// People who play on: they answer whatever they are asked until the game is over.

import type { Decision } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import type { Client, Watching } from './client.ts'

export type Answering = (decision: Decision, picture: Picture) => string | readonly string[]

export const safely: Answering = ({ fallback }) => fallback

/** Answers whatever this client is asked until the game is over, or until it is told to stop. */
export async function playOn(
  client: Client,
  table: string,
  watching: Watching,
  { answering = safely, until = () => false }: { answering?: Answering; until?: (picture: Picture) => boolean } = {},
): Promise<Picture> {
  const isDone = (picture: Picture): boolean => picture.status !== 'playing' || until(picture)
  for (;;) {
    const picture = await watching.until((now) => isDone(now) || (now.game?.decisions.length ?? 0) > 0, 60_000)
    const [decision] = picture.game?.decisions ?? []
    if (isDone(picture) || decision === undefined) return picture
    const { status, body } = await client.choose(table, picture, answering(decision, picture))
    if (status !== 200 && status !== 409) throw new Error(`${status} ${JSON.stringify(body)}`)
    await watching.until((now) => isDone(now) || now.version !== picture.version, 60_000)
  }
}

/** Plays a whole game; the streams stay open. */
export async function playAll(people: readonly Client[], table: string, answering?: Answering): Promise<Watching[]> {
  const streams = people.map((client) => client.watch(table))
  await Promise.all(people.map((client, i) => playOn(client, table, streams[i], { answering })))
  return streams
}
