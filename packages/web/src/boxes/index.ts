// The boxes that the page can show. What a box brings, its rules and its drawings, is loaded when a table needs it. A new box is one more
// line here, and so is a part of one that is played by choice.

import { type GameOptions, partsByChoice, usualObjective } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'

/** What a table is played with, as far as it tells which boxes to open. */
export type Played = Omit<GameOptions, 'players'>

const boxes: Readonly<Record<string, () => Promise<unknown>>> = {
  pegasus: () => import('./pegasus/index.ts'),
  exodus: () => import('./exodus/index.ts'),
  daybreak: () => import('./daybreak/index.ts'),
}

/** They stand on their box. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  'new-caprica': () => import('./pegasus/new-caprica/index.ts'),
  'cylon-fleet': () => import('./exodus/cylon-fleet/index.ts'),
  'ionian-nebula': () => import('./exodus/ionian-nebula/index.ts'),
  'search-for-home': () => import('./daybreak/search-for-home/index.ts'),
}

const opened = new Set<string>()

/** Loads what is not here yet; the base game always is. */
export async function openBoxes({ sets = [], ...more }: Played): Promise<void> {
  await open(boxes, sets)
  await open(parts, partsPlayed({ ...more, sets }))
}

const partsPlayed = ({ sets = [], objective = usualObjective(sets), ...more }: Played): readonly string[] =>
  partsByChoice({ ...more, sets, objective })

export async function openAllBoxes(): Promise<void> {
  await open(boxes, Object.keys(boxes))
  await open(parts, Object.keys(parts))
}

async function open(from: typeof boxes, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map(async (id) => {
      await from[id]?.()
      opened.add(id)
    }),
  )
}

/** Whether a table that is played with these can be shown by now; they are loaded meanwhile. */
export function useBoxes(played: Played | undefined): 'ready' | 'loading' | 'failed' {
  const sets = played?.sets ?? []
  const missing = [...sets, ...partsPlayed({ ...played, sets })].filter((id) => !opened.has(id)).join()
  const [, come] = useState('')
  const [failed, fail] = useState(false)
  useEffect(() => {
    if (played === undefined || missing === '') return
    openBoxes(played).then(
      () => come(missing),
      () => fail(true),
    )
  }, [missing])
  return missing === '' ? 'ready' : failed ? 'failed' : 'loading'
}
