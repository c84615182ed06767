// A running game, moment by moment from the server, through one's own eyes. What comes next is fetched ahead.

import type { Seat, View } from '@cic/engine'
import type { Picture } from '@cic/protocol'
import { type Eyes, firstWhere, Recent, type Source, type TurnMark } from './source.ts'

const ahead = 6

export type Fetch = (moment: number, eyes: Eyes) => Promise<View>

/** Where the rules have changed on the way, the first step is the first moment that can be shown. */
export function momentSource(
  { moments, game, replayFrom: first = 0 }: Pick<Picture, 'moments' | 'game' | 'replayFrom'>,
  fetch: Fetch,
): Source {
  const last = Math.max(0, moments - 1 - first)
  const views = new Recent<View>(240)
  const coming = new Map<string, Promise<View>>()

  const get = (step: number, eyes: Eyes): Promise<View> => {
    const key = `${step}:${eyes}`
    const here = views.get(key)
    if (here !== undefined) return Promise.resolve(here)
    const known = coming.get(key)
    if (known !== undefined) return known
    const loading = fetch(first + step, eyes)
      .then((view) => {
        views.set(key, view)
        return view
      })
      .finally(() => coming.delete(key))
    coming.set(key, loading)
    return loading
  }

  const fetchAhead = (step: number, eyes: Eyes): void => {
    for (let next = step + 1; next <= Math.min(last, step + ahead); next++) {
      if (coming.size < 3) get(next, eyes).catch(() => undefined)
    }
  }

  return {
    last,
    turns: turnsIn(game),
    peek: (step, eyes) => views.get(`${step}:${eyes}`),
    load: async (step, eyes) => {
      const seen = await get(step, eyes)
      fetchAhead(step, eyes)
      return seen
    },
    turnStart: (turn, eyes) => firstWhere(last, async (step) => (await get(step, eyes)).turn >= turn),
    linkTo: (step) => String(first + step),
    stepOf: async (link) => (/^\d+$/.test(link) ? Math.max(0, Math.min(last, Number(link) - first)) : undefined),
  }
}

const turnsIn = (game: View | undefined): TurnMark[] =>
  (game?.log ?? []).flatMap((entry) =>
    entry.t === 'turn' ? [{ turn: Number(entry.turn), seat: Number(entry.seat) as Seat }] : [],
  )
