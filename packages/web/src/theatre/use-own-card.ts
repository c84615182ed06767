// What the reader has been told about their own side and has not put away yet. Who opens a table for the first time on this device finds it
// under their hand.

import { type Allegiance, allegianceTold, type View } from '@cic/engine'
import { useMemo, useState } from 'preact/hooks'
import { lastSeen } from '../side/last-seen.ts'

export function useOwnCard(table: string, shown: View): { told: Allegiance | undefined; putAway: () => void } {
  const [from, setFrom] = useState(() => lastSeen(table).log || shown.log.length)
  const { log, over } = shown
  const told = useMemo(() => (over === undefined ? allegianceTold(shown, from) : undefined), [log, from])
  return { told, putAway: () => setFrom(log.length) }
}
