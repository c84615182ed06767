// From which line of the log on the reader has not been told about their own side. Who opens a table for the first time on this device finds
// it under their hand. What was put away stays away, whatever comes on stage meanwhile.

import type { View } from '@cic/engine'
import { useState } from 'preact/hooks'
import { lastSeen } from '../side/last-seen.ts'
import { createStore } from '../store.ts'

export interface Untold {
  readonly from: number
  readonly setFrom: (line: number) => void
}

export function useUntold(table: string, { log }: View): Untold {
  const [from, setFrom] = useState(() => lastSeen(table).log || log.length)
  return { from, setFrom }
}

/** Whether the card lies open: it has a sound. */
export const ownCardOpen = createStore(false)
