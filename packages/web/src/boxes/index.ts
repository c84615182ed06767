// The boxes that the page can show. What a box brings, its rules and its drawings, is loaded when a table needs it. A new box is one more
// line here.

import type { SetId } from '@cic/engine'
import { useEffect, useState } from 'preact/hooks'

const boxes: Readonly<Partial<Record<SetId, () => Promise<unknown>>>> = {
  pegasus: () => import('./pegasus/index.ts'),
  exodus: () => import('./exodus/index.ts'),
}

const opened = new Set<SetId>()

/** Loads what is not here yet; the base game always is. */
export async function openBoxes(sets: readonly SetId[] = []): Promise<void> {
  await Promise.all(
    sets.map(async (id) => {
      await boxes[id]?.()
      opened.add(id)
    }),
  )
}

export const openAllBoxes = (): Promise<void> => openBoxes(Object.keys(boxes) as SetId[])

/** Whether a table with these boxes can be shown by now; they are loaded meanwhile. */
export function useBoxes(sets: readonly SetId[] = []): 'ready' | 'loading' | 'failed' {
  const missing = sets.filter((id) => boxes[id] !== undefined && !opened.has(id)).join()
  const [, come] = useState('')
  const [failed, fail] = useState(false)
  useEffect(() => {
    if (missing === '') return
    openBoxes(missing.split(',') as SetId[]).then(
      () => come(missing),
      () => fail(true),
    )
  }, [missing])
  return missing === '' ? 'ready' : failed ? 'failed' : 'loading'
}
